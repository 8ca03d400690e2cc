"""Strength against strength: what a better bot wins in the place of a weaker one.

The same deal is played once by the weaker bots alone, and once for every place (a side; in games
without sides a seat) with the stronger one in it. So both have the same cards and the same
neighbours, and the difference is counted deal by deal.
"""

from __future__ import annotations

import itertools
import multiprocessing
from collections.abc import Callable
from math import sqrt
from typing import Any

from posse.bots import strengths
from posse.bots.base import Crew
from posse.bots.lineup import hire
from posse.engine.chance import Chance, key_of
from posse.engine.game import Game, game
from posse.engine.match import Match
from posse.lab.simulation import CAP, hush
from posse.lab.statistics import Z95, Rate

MARSHAL = "marshal"
Pair = tuple[int, int]  # won by the weaker, won by the stronger in its place


class Contest:
    """One table and two strengths. Plain data, because it travels to another process."""

    def __init__(
        self, game: str, packs: tuple[str, ...], players: int, strong: str, weak: str
    ) -> None:
        self.game = game
        self.packs = packs
        self.players = players
        self.strong = strong
        self.weak = weak

    @property
    def key(self) -> str:
        """Names the contest in a file of results."""
        table = "-".join([self.game, *self.packs, str(self.players)])
        return f"{table} {self.strong} {self.weak}"

    def places(self) -> list[str]:
        """The rows it makes: sides, or everybody for himself."""
        return list(game(self.game).side_names(self.players)) or ["everybody"]


class Tries:
    """Deals of one place: how often it was won, by whom, and the difference deal by deal."""

    def __init__(self) -> None:
        self.weak = Rate()
        self.strong = Rate()
        self.deals = 0
        self.sum = 0.0
        self.squares = 0.0

    def note(self, pairs: list[Pair]) -> None:
        """One deal: a pair for each seat that the place had in turn."""
        won = [sum(side) for side in zip(*pairs, strict=True)]
        self.weak.add(Rate(len(pairs), won[0]))
        self.strong.add(Rate(len(pairs), won[1]))
        gain = (won[1] - won[0]) / len(pairs)
        self.deals += 1
        self.sum += gain
        self.squares += gain * gain

    @property
    def gain(self) -> float:
        return self.sum / self.deals if self.deals else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        """95 % of the mean difference."""
        if self.deals < 2:
            return (-1.0, 1.0)
        spread = max(0.0, self.squares - self.deals * self.gain**2) / (self.deals - 1)
        half = Z95 * sqrt(spread / self.deals)
        return (self.gain - half, self.gain + half)

    def json(self) -> dict[str, Any]:
        low, high = self.interval
        return {
            "deals": self.deals,
            "weak": self.weak.json(),
            "strong": self.strong.json(),
            "gain": round(self.gain, 4),
            "low": round(low, 4),
            "high": round(high, 4),
        }


def tables(ids: list[str], players: tuple[int, ...] = ()) -> list[tuple[str, tuple[str, ...], int]]:
    """Every number of players of these games, each with the first set-up that allows it."""
    out: list[tuple[str, tuple[str, ...], int]] = []
    for found in [game(id) for id in ids]:
        first: dict[int, tuple[str, ...]] = {}
        for packs in found.setups():
            low, high = found.seats(packs)
            for count in range(low, high + 1):
                first.setdefault(count, packs)
        out += [(found.id, first[n], n) for n in sorted(first) if not players or n in players]
    return out


def contests(
    ids: list[str], players: tuple[int, ...] = (), only: tuple[str, ...] = ()
) -> list[Contest]:
    """Every two strengths at every table."""
    out = []
    for id, packs, count in tables(ids, players):
        known = [name for name in strengths(id) if not only or name in only]
        pairs = itertools.combinations(known, 2)
        out += [Contest(id, packs, count, strong, weak) for weak, strong in pairs]
    return out


# playing ------------------------------------------------------------------------------------------


def hold(
    contest: Contest,
    deals: int,
    seed: str,
    worlds: int,
    workers: int = 1,
    progress: Callable[[int], None] | None = None,
) -> dict[str, Tries]:
    """The rows of a contest; the same whatever the number of workers."""
    jobs = [(contest, f"{seed}-{i}", worlds) for i in range(deals)]
    out = {place: Tries() for place in contest.places()}
    for result in spread_out(jobs, workers):
        for place, pairs in result.items():
            out[place].note(pairs)
        if progress is not None:
            progress(1)
    return out


Job = tuple[Contest, str, int]


def spread_out(jobs: list[Job], workers: int) -> Any:
    if workers == 1:
        yield from map(deal, jobs)
        return
    with multiprocessing.get_context("spawn").Pool(workers, initializer=hush) as pool:
        yield from pool.imap(deal, jobs)


def deal(job: Job) -> dict[str, list[Pair]]:
    """One deal: the weaker bots alone, then the stronger ones in each place."""
    contest, seed, worlds = job
    found = game(contest.game)
    strong, weak = [of(name, worlds) for name in (contest.strong, contest.weak)]
    table = start(found, contest, seed)
    seats = seats_of(found, table)
    base = winners(table, [weak] * contest.players, seed)
    out: dict[str, list[Pair]] = {}
    for place, groups in seats.items():
        for group in groups:
            names = [strong if seat in group else weak for seat in range(contest.players)]
            won = winners(start(found, contest, seed), names, seed)
            pair = (int(group[0] in base), int(group[0] in won))
            out.setdefault(place, []).append(pair)
    return out


def of(name: str, worlds: int) -> str:
    """Marshals think in a fixed number of worlds, so that a tournament can be repeated."""
    return f"{name}@{worlds}" if name == MARSHAL else name


def start(found: Game, contest: Contest, seed: str) -> Match:
    setup = found.setup(contest.players, contest.packs, None)
    return Match(found, setup, seed, found.deal(setup, Chance(key_of(seed))))


def seats_of(found: Game, match: Match) -> dict[str, list[list[int]]]:
    """By place the seats that the stronger bots take together; without sides one at a time."""
    sides = found.sides(match.state)
    if not sides:
        return {"everybody": [[seat] for seat in range(match.players)]}
    return {
        side: [[seat for seat, at in enumerate(sides) if at == side]] for side in sorted(set(sides))
    }


def winners(match: Match, names: list[str], seed: str) -> list[int]:
    """Who wins with these bots; nobody if there is no end."""
    id = match.game.id
    crew = Crew(match, {at: hire(name, id, f"{seed}-{at}") for at, name in enumerate(names)})
    crew.play(CAP)
    return match.result.winners if match.result else []

"""Strength against strength: what a better bot wins in the place of a weaker one.

The same deal is played once by the weaker bots alone, and once for every place with the stronger
bot in it. A place is a side, or a seat in games without sides. So both have the same cards and the
same neighbours, and the difference is counted deal by deal.
"""

from __future__ import annotations

import itertools
from collections.abc import Iterable
from typing import Final

from posse.bots import UnknownBot, strengths
from posse.bots.base import Crew
from posse.bots.lineup import hire
from posse.engine.chance import Chance, key_of
from posse.engine.errors import BadSetup
from posse.engine.game import Game, game
from posse.engine.match import Match
from posse.lab.executors import Executor
from posse.lab.paired_deals import Pair, PairedDeals
from posse.lab.simulation import CAP

MARSHAL: Final = "marshal"


class Contest:
    """One table and two strengths. It is plain data, because it is sent to another process."""

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
        """The name of the contest in a file of results."""
        table = "-".join([self.game, *self.packs, str(self.players)])
        return f"{table} {self.strong} {self.weak}"

    def places(self) -> list[str]:
        """Return the rows of the contest: the sides, or "everybody" in a game without sides."""
        return list(game(self.game).side_names(self.players)) or ["everybody"]

    @property
    def thinks(self) -> bool:
        """True if a marshal plays, which needs time: fewer deals can be played."""
        return self.strong == MARSHAL


Seating = tuple[str, tuple[str, ...], int]  # game, packs, players


def tables(
    ids: list[str], players: tuple[int, ...] = (), packs: tuple[str, ...] | None = None
) -> list[Seating]:
    """Return each game with every number of players, and the packs, or the first that allow it.

    Raises BadSetup if no game has so many seats.
    """
    out: list[Seating] = []
    for found in [game(id) for id in ids]:
        first: dict[int, tuple[str, ...]] = {}
        for setup in found.setups() if packs is None else [found.checked_packs(packs)]:
            low, high = found.seats(setup)
            for count in range(low, high + 1):
                first.setdefault(count, setup)
        out += [(found.id, first[n], n) for n in sorted(first) if not players or n in players]
    if not out:
        counts = ", ".join(map(str, players))
        raise BadSetup(f"no table of {', '.join(ids)} has so many seats: {counts}")
    return out


def contests(seatings: list[Seating], only: tuple[str, ...] = ()) -> list[Contest]:
    """Return every two strengths at every table. Those that take long come last.

    `only` names the strengths to compare. Raises UnknownBot if a game does not have one of them,
    and BadSetup if there are fewer than two.
    """
    out = []
    for id, packs, count in seatings:
        known = strengths(id)
        for name in only:
            if name not in known:
                raise UnknownBot(f"{id} has no bot {name!r}; there are: {', '.join(known)}")
        pairs = itertools.combinations([name for name in known if not only or name in only], 2)
        out += [Contest(id, packs, count, strong, weak) for weak, strong in pairs]
    if not out:
        raise BadSetup("a tournament needs two strengths or more")
    return sorted(out, key=lambda contest: (contest.thinks, contest.weak != "deputy"))


# playing ------------------------------------------------------------------------------------------

Job = tuple[Contest, str, int]  # with the seed of the deal and the number of worlds of a marshal
Pairs = dict[str, list[Pair]]  # by place


def hold(
    contest: Contest, deals: Iterable[int], seed: str, worlds: int, executor: Executor
) -> dict[str, PairedDeals]:
    """Play these deals and return the counts by place; the same with any executor."""
    work: list[Job] = [(contest, f"{seed}-{i}", worlds) for i in deals]
    out = {place: PairedDeals() for place in contest.places()}
    for result in executor.each(deal, work):
        for place, pairs in result.items():
            out[place].note(pairs)
    return out


def deal(job: Job) -> Pairs:
    """Play one deal: the weaker bots alone, then the stronger ones in each place.

    Return for each place who won, seat by seat.
    """
    contest, seed, worlds = job
    found = game(contest.game)
    strong, weak = [of(name, worlds) for name in (contest.strong, contest.weak)]
    table = start(found, contest, seed)
    seats = seats_of(found, table)
    base = winners(table, [weak] * contest.players, seed)
    out: Pairs = {}
    for place, groups in seats.items():
        for group in groups:
            names = [strong if seat in group else weak for seat in range(contest.players)]
            won = winners(start(found, contest, seed), names, seed)
            pair = (int(group[0] in base), int(group[0] in won))
            out.setdefault(place, []).append(pair)
    return out


def of(name: str, worlds: int) -> str:
    """Return the name of the bot. Marshals think in a fixed number of worlds, to be repeatable."""
    return f"{name}@{worlds}" if name == MARSHAL else name


def start(found: Game, contest: Contest, seed: str) -> Match:
    """Return a new match of the contest."""
    setup = found.setup(contest.players, contest.packs, None)
    return Match(found, setup, seed, found.deal(setup, Chance(key_of(seed))))


def seats_of(found: Game, match: Match) -> dict[str, list[list[int]]]:
    """Return by place the seats that the stronger bots take.

    Without sides that is one at a time.
    """
    sides = found.sides(match.state)
    if not sides:
        return {"everybody": [[seat] for seat in range(match.players)]}
    return {
        side: [[seat for seat, at in enumerate(sides) if at == side]] for side in sorted(set(sides))
    }


def winners(match: Match, names: list[str], seed: str) -> list[int]:
    """Return the seats that win with these bots; none if the match does not end."""
    id = match.game.id
    crew = Crew(match, {at: hire(name, id, f"{seed}-{at}") for at, name in enumerate(names)})
    crew.play(CAP)
    return [*match.result.winners] if match.result else []

"""Bots against bots, many matches. Match i of seed s is dealt from the seed "s-i"."""

from __future__ import annotations

import multiprocessing
import random
import signal
import time
from collections.abc import Callable, Iterator
from typing import Any

from posse.bots import crew, make
from posse.engine.chance import Chance, key_of
from posse.engine.errors import BadSetup
from posse.engine.game import Game, Setup, game
from posse.engine.match import Match
from posse.engine.state import State
from posse.lab.statistics import Rate, Spread

CAP = 100_000  # decisions after which a match counts as unfinished
CHUNK = 50  # matches at most that a worker plays before it reports
SHARES = 10  # parts that each worker's share is cut into, so that progress is seen

Progress = Callable[[int], None]  # told how many more matches were played


class Tally:
    """What a number of matches came to. Tallies of parts add up to that of the whole."""

    def __init__(self) -> None:
        self.games = 0
        self.unfinished = 0
        self.decisions = Spread()
        self.turns = Spread()
        self.cpu_seconds = 0.0
        self.wins: dict[str, int] = {}
        self.labels: dict[str, dict[str, Rate]] = {}  # of finished matches

    def note(self, found: Game, state: State, decisions: int) -> None:
        self.games += 1
        self.decisions.note(decisions)
        self.turns.note(getattr(state, "turns", 0))
        if not state.outcome:
            self.unfinished += 1
            return
        self.wins[state.outcome] = self.wins.get(state.outcome, 0) + 1
        for seat, labels in enumerate(found.labels(state)):
            for label, value in labels.items():
                self._rate(label, value).add(Rate(1, int(seat in state.winners)))

    def add(self, other: Tally) -> None:
        self.games += other.games
        self.unfinished += other.unfinished
        self.decisions.add(other.decisions)
        self.turns.add(other.turns)
        self.cpu_seconds += other.cpu_seconds
        for side, wins in other.wins.items():
            self.wins[side] = self.wins.get(side, 0) + wins
        for label, rates in other.labels.items():
            for value, rate in rates.items():
                self._rate(label, value).add(rate)

    def _rate(self, label: str, value: str) -> Rate:
        return self.labels.setdefault(label, {}).setdefault(value, Rate())

    @property
    def per_second(self) -> float:
        """Decisions per CPU-second."""
        return self.decisions.total / self.cpu_seconds if self.cpu_seconds else 0.0

    def sides(self) -> dict[str, Rate]:
        """Wins by side, of all finished matches."""
        finished = self.games - self.unfinished
        return {side: Rate(finished, wins) for side, wins in sorted(self.wins.items())}

    def json(self) -> dict[str, Any]:
        return {
            "games": self.games,
            "unfinished": self.unfinished,
            "decisions": self.decisions.total,
            "cpu_seconds": round(self.cpu_seconds, 6),
            "decisions_per_second": round(self.per_second, 1),
            "wins": dict(sorted(self.wins.items())),
            "sides": {side: rate.json() for side, rate in self.sides().items()},
            "by": {
                label: {value: rates[value].json() for value in sorted(rates)}
                for label, rates in self.labels.items()
            },
            "turns": self.turns.json(),
            "decisions_per_match": self.decisions.json(),
        }


# A job is plain data, because it travels to another process.
Job = tuple[str, int, tuple[str, ...], dict[str, str], str, str, int, int]


def simulate(
    setup: Setup,
    games: int,
    seed: str,
    bots: str = "random",
    workers: int = 1,
    progress: Progress | None = None,
) -> Tally:
    """Play `games` matches; the same whatever the number of workers, CPU time apart."""
    if games < 1:
        raise BadSetup(f"simulate 1 match or more, not {games}")
    if workers < 1:
        raise BadSetup(f"simulate with 1 worker or more, not {workers}")
    make(bots, setup.game, seed)  # an unknown bot is refused here, not in a worker
    size = max(1, min(CHUNK, games // (workers * SHARES)))
    what = (setup.game, setup.players, setup.packs, setup.house, seed, bots)
    jobs = [(*what, start, min(start + size, games)) for start in range(0, games, size)]
    total = Tally()
    for part in parts(jobs, min(workers, len(jobs))):
        total.add(part)
        if progress is not None:
            progress(part.games)
    return total


def parts(jobs: list[Job], workers: int) -> Iterator[Tally]:
    if workers == 1:
        yield from map(run, jobs)
        return
    # Fresh interpreters: forking a process that has threads is not safe everywhere.
    with multiprocessing.get_context("spawn").Pool(workers, initializer=hush) as pool:
        yield from pool.imap_unordered(run, jobs)


def hush() -> None:
    """Ctrl-C is the business of the process that started the workers."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)


def run(job: Job) -> Tally:
    """The matches of one job, and the CPU time they took."""
    id, players, packs, house, seed, bots, start, stop = job
    found = game(id)
    setup = found.setup(players, packs, house)
    tally = Tally()
    began = time.process_time()
    for i in range(start, stop):
        one(found, setup, f"{seed}-{i}", bots, tally)
    tally.cpu_seconds = time.process_time() - began
    return tally


def one(found: Game, setup: Setup, seed: str, bots: str, tally: Tally) -> None:
    state = found.deal(setup, Chance(key_of(seed)))
    if bots == "random":
        state.log = None
        tally.note(found, state, play_random(state, seed))
    else:
        match = Match(found, setup, seed, state)
        crew(match, bots, seed).play(CAP)
        tally.note(found, state, match.number)


def play_random(state: State, seed: str) -> int:
    """Random answers straight on the state, without views or log; the number of answers."""
    rnd = random.Random(seed).random
    decisions = 0
    while state.choice is not None and decisions < CAP:
        state.apply(int(rnd() * len(state.choice.options)))
        decisions += 1
    return decisions

"""Bots against bots, many matches. Match i of seed s is dealt from the seed "s-i"."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

from posse.bots import crew, lineup
from posse.engine.chance import Chance, key_of
from posse.engine.errors import BadSetup
from posse.engine.game import Game, game
from posse.engine.match import Match
from posse.engine.setup import Setup
from posse.engine.state import State
from posse.lab.executors import executor
from posse.lab.tally import Tally

CAP = 100_000  # decisions after which a match counts as unfinished
CHUNK = 50  # the most matches that a worker plays before it reports
SHARES = 10  # parts of each worker's share, so that progress is visible

Progress = Callable[[int], None]  # called with the number of matches just played


# A job is plain data, because it is sent to another process.
Job = tuple[str, int, tuple[str, ...], dict[str, str], str, str, int, int]


def simulate(
    setup: Setup,
    games: int,
    seed: str,
    bots: str = "random",
    workers: int = 1,
    progress: Progress | None = None,
    cluster: str | None = None,
) -> Tally:
    """Play `games` matches and return their tally.

    The result is the same with any number of workers, except CPU time. Raises UnknownBot or
    BadSetup if no such match can be played, and ClusterFailed if the cluster does not answer.
    """
    if games < 1:
        raise BadSetup(f"simulate 1 match or more, not {games}")
    lineup(bots, game(setup.game), setup)  # refuses an unknown bot here, not in a worker
    total = Tally()
    with executor(workers, cluster) as found:
        size = max(1, min(CHUNK, games // (found.count * SHARES)))
        for part in found.each(run, jobs_of(setup, range(games), size, seed, bots)):
            total.add(part)
            if progress is not None:
                progress(part.games)
    return total


def jobs_of(setup: Setup, numbers: range, size: int, seed: str, bots: str) -> list[Job]:
    """Return the matches with these numbers, cut into jobs."""
    what = (setup.game, setup.players, setup.packs, setup.house, seed, bots)
    cuts = [numbers[at : at + size] for at in range(0, len(numbers), size)]
    return [(*what, cut.start, cut.stop) for cut in cuts]


def run(job: Job) -> Tally:
    """Play the matches of one job. Return their tally with the CPU time."""
    id, players, packs, house, seed, bots, start, stop = job
    found = game(id)
    setup = found.setup(players, packs, house)
    tally = Tally()
    began = time.thread_time()  # a worker of a cluster has other threads
    for i in range(start, stop):
        one(found, setup, f"{seed}-{i}", bots, tally)
    tally.cpu_seconds = time.thread_time() - began
    return tally


def one(found: Game, setup: Setup, seed: str, bots: str, tally: Tally) -> None:
    """Play one match and add it to the tally."""
    state = found.deal(setup, Chance(key_of(seed)))
    if bots == "random":
        state.log = None
        tally.note(found, state, play_random(state, seed))
    else:
        match = Match(found, setup, seed, state)
        crew(match, bots, seed).play(CAP)
        tally.note(found, state, match.number)


def play_random(state: State, seed: str) -> int:
    """Answer at random straight on the state, without views or log.

    Return the number of answers.
    """
    rnd = random.Random(seed).random
    decisions = 0
    while state.choice is not None and decisions < CAP:
        state.apply(int(rnd() * len(state.choice.options)))
        decisions += 1
    return decisions

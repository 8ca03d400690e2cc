"""Bots against bots, many matches. Match i of seed s is dealt from the seed "s-i"."""

from __future__ import annotations

import random
import time
from collections.abc import Callable

from posse.bots import crew, lineup
from posse.engine.chance import Chance, key_of
from posse.engine.errors import BadSetup
from posse.engine.game import Game, Setup, game
from posse.engine.match import Match
from posse.engine.state import State
from posse.lab.executors import executor
from posse.lab.tally import Tally

CAP = 100_000  # decisions after which a match counts as unfinished
CHUNK = 50  # matches at most that a worker plays before it reports
SHARES = 10  # parts that each worker's share is cut into, so that progress is seen

Progress = Callable[[int], None]  # told how many more matches were played


# A job is plain data, because it travels to another process.
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
    """Play `games` matches; the same whatever the number of workers, CPU time apart."""
    if games < 1:
        raise BadSetup(f"simulate 1 match or more, not {games}")
    lineup(bots, game(setup.game), setup)  # an unknown bot is refused here, not in a worker
    total = Tally()
    with executor(workers, cluster) as found:
        size = max(1, min(CHUNK, games // (found.count * SHARES)))
        for part in found.each(run, jobs_of(setup, range(games), size, seed, bots)):
            total.add(part)
            if progress is not None:
                progress(part.games)
    return total


def jobs_of(setup: Setup, numbers: range, size: int, seed: str, bots: str) -> list[Job]:
    """The matches of these numbers, cut into jobs of a size."""
    what = (setup.game, setup.players, setup.packs, setup.house, seed, bots)
    cuts = [numbers[at : at + size] for at in range(0, len(numbers), size)]
    return [(*what, cut.start, cut.stop) for cut in cuts]


def run(job: Job) -> Tally:
    """The matches of one job, and the CPU time they took."""
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
    """Random answers straight on the state, without views or log; the number of answers."""
    rnd = random.Random(seed).random
    decisions = 0
    while state.choice is not None and decisions < CAP:
        state.apply(int(rnd() * len(state.choice.options)))
        decisions += 1
    return decisions

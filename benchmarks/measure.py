"""The raw measurements of one set-up in one build. Runs in a process of its own and prints JSON.

`python -m benchmarks.measure GAME PACKS PLAYERS SECONDS`. PYTHONPATH decides which build is used;
PACKS are joined by commas.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable
from pathlib import Path

import posse
from posse.engine.ids import Seat
from posse.engine.state import State

Answer = Callable[[int], int]
Deal = Callable[[int], State]  # a new match without a log, from a seed


def dealer(game: str, packs: tuple[str, ...], players: int) -> Deal:
    return lambda seed: posse.new_match(game, players, seed, packs=packs, log=False).state


def spin(seconds: float) -> float:
    """The yardstick: plain interpreted work on lists and ints, in million steps per CPU-second."""
    done, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        cells = list(range(64))
        for i in range(1000):
            cells[i & 63] += cells[(i * 7) & 63] & 1
        done += 1000
    return done / (time.process_time() - start) / 1e6


def picker(seed: int) -> Answer:
    """The cheapest random bot."""
    rnd = random.Random(seed).random
    return lambda n: int(rnd() * n)


def play(deal: Deal, seconds: float) -> dict[str, float]:
    """Plays whole random matches without a log. Dealing counts."""
    pick, decisions, matches, start = picker(1), 0, 0, time.process_time()
    while time.process_time() - start < seconds:
        g = deal(matches)
        while (choice := g.choice) is not None:
            g.apply(pick(len(choice.options)))
            decisions += 1
        matches += 1
    cpu = time.process_time() - start
    return {"decisions_per_second": decisions / cpu, "decisions_per_match": decisions / matches}


def halves(deal: Deal, seconds: float) -> float:
    """Cost per decision late in a match over cost early in it: 1 means flat.

    Compares the second with the first hundred decisions of matches that last as long.
    """
    spent, pick, seed, start = [0.0, 0.0], picker(2), 0, time.process_time()
    while time.process_time() - start < seconds:
        g, seed, times = deal(seed), seed + 1, []
        for _ in range(2):
            before = time.process_time()
            for _ in range(100):
                if g.choice is not None:
                    g.apply(pick(len(g.choice.options)))
            times.append(time.process_time() - before)
        if g.choice is not None:
            spent = [spent[0] + times[0], spent[1] + times[1]]
    return spent[1] / spent[0] if spent[0] else 1.0


def middle(deal: Deal) -> State:
    """A typical state: forty decisions into a match that is not over."""
    for seed in range(1000):
        g, pick = deal(seed), picker(seed)
        for _ in range(40):
            if g.choice is not None:
                g.apply(pick(len(g.choice.options)))
        if g.choice is not None:
            return g
    raise AssertionError("no match lasts forty decisions")


def microseconds(work: Callable[[], object], seconds: float) -> float:
    done, start = 0, time.process_time()
    while time.process_time() - start < seconds:
        for _ in range(100):
            work()
        done += 100
    return (time.process_time() - start) / done * 1e6


def size(g: State, clones: int = 2000) -> float:
    """Memory of one state in KiB, measured by the growth of the process over many clones."""
    before = resident()
    kept = [g.clone() for _ in range(clones)]
    return (resident() - before) / len(kept) / 1024


def resident() -> int:
    return int(Path("/proc/self/statm").read_text(encoding="ascii").split()[1]) * 4096


def measure(name: str, packs: tuple[str, ...], players: int, seconds: float) -> dict[str, float]:
    game, deal = posse.game(name), dealer(name, packs, players)
    g = middle(deal)
    saved = game.dump(g)
    return {
        **play(deal, seconds),
        "late_over_early": halves(deal, seconds / 2),
        "clone_us": microseconds(g.clone, seconds / 8),
        "view_us": microseconds(lambda: game.view(g, Seat(1)), seconds / 8),
        "save_us": microseconds(lambda: game.dump(g), seconds / 8),
        "load_us": microseconds(lambda: game.load(saved), seconds / 8),
        "state_kib": size(g),
        "yardstick": spin(seconds / 8),
    }


if __name__ == "__main__":
    chosen = tuple(sys.argv[2].split(",")) if sys.argv[2] else ()
    print(json.dumps(measure(sys.argv[1], chosen, int(sys.argv[3]), float(sys.argv[4]))))

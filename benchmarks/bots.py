"""`python -m benchmarks.bots`: what a choice costs each strength, and how fast marshals think.

Figures are CPU time of one core. The bars: a greenhorn takes 50 µs or less, a deputy 300 µs or
less, interpreted; a marshal makes 1,000 playouts a second or more on the compiled engine
(PYTHONPATH decides which build is measured). Timings are printed, never asserted.
"""

from __future__ import annotations

import argparse
import time

import posse
from posse import bots
from posse.bots.marshal.search import Marshal

USUAL = {"bang": 5, "dice": 5, "wyatt": 3}
THINKER = 0  # the marshal's seat, among deputies


def plain(game: str, name: str, seconds: float) -> str:
    """Microseconds per choice; making views and events is not counted."""
    spent, asked, seed = 0.0, 0, 0
    while spent < seconds:
        match = posse.new_match(game, USUAL[game], seed=f"bench-{seed}")
        crew = bots.crew(match, name, str(seed))
        seed += 1
        while match.choice is not None:
            seat, choice = match.choice.seat, match.choice
            bot, view = crew.bots[seat], match.view(seat)
            told = match.events_for(seat, crew.told[seat])
            crew.told[seat] = len(match.events)
            began = time.process_time()
            bot.observe(told)
            index = bot.choose(view, choice)
            spent += time.process_time() - began
            asked += 1
            match.answer(index)
    return f"{spent / asked * 1e6:8.1f} µs a choice"


def ahead(game: str, worlds: int, seconds: float) -> str:
    """The worlds and playouts that a marshal makes in a second."""
    spent, seen, asked, seed = 0.0, [0, 0], 0, 0
    while spent < seconds:
        match = posse.new_match(game, USUAL[game], seed=f"bench-{seed}")
        names = [f"marshal@{worlds}", *["deputy"] * (USUAL[game] - 1)]
        crew = bots.crew(match, ",".join(names), str(seed))
        seed += 1
        thinker = crew.bots[THINKER]
        assert isinstance(thinker, Marshal)
        while match.choice is not None and spent < seconds:
            mine, began = match.choice.seat == THINKER, time.process_time()
            index = crew.choose()
            if mine and thinker.seen[0]:
                spent += time.process_time() - began
                asked += 1
                seen = [seen[0] + thinker.seen[0], seen[1] + thinker.seen[1]]
            match.answer(index if index is not None else 0)
    rates = [n / spent for n in seen]
    return f"{rates[0]:8,.0f} worlds/s  {rates[1]:8,.0f} playouts/s  {seen[1] / asked:.0f} a choice"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=3.0, help="CPU time per measurement")
    parser.add_argument("--worlds", type=int, default=40, help="worlds of a marshal")
    args = parser.parse_args()
    for game, players in USUAL.items():
        for name in bots.strengths(game):
            thinks = bots.thinks(name, game)
            line = (
                ahead(game, args.worlds, args.seconds)
                if thinks
                else plain(game, name, args.seconds)
            )
            print(f"{game:6} {players} players  {name:10} {line}", flush=True)


if __name__ == "__main__":
    main()

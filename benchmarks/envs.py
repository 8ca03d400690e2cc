"""`make bench-envs`: steps per CPU-second beside other environments, in one run.

`--peers PYTHON` names an interpreter with pettingzoo 1.25.0 (the last with gin rummy), rlcard,
pygame and open_spiel. You install it by hand, because none of them belongs to this project. The
figures go into a section of benchmarks/RESULTS.md.
"""

from __future__ import annotations

import argparse
import os
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from statistics import median
from typing import NamedTuple

from benchmarks.engine import ROOT, SECTION, machine
from benchmarks.sections import put

OURS = {"BANG!, base, 5 players": "bang", "The Dice Game, 5": "dice", "Wyatt Earp, 4": "wyatt"}
PEERS = {
    "gin rummy, RLCard in PettingZoo": "rlcard-gin",
    "the same without PettingZoo's guards": "rlcard-gin-raw",
    "gin rummy, OpenSpiel (C++) from Python": "openspiel-gin",
}
YARDSTICK = "rlcard-gin"
NOTE = (
    "A step: observation, reward and mask by `last()`, any legal action, `step()`; new matches "
    "count, whatever they cost. OpenSpiel: observation tensor, legal actions, apply; no PettingZoo "
    "around it. Posse's tables check answers themselves and carry none of PettingZoo's wrappers, "
    "RLCard's do: against its gin rummy without them the factors are {raw:.2f} of these."
)


class Row(NamedTuple):
    title: str
    build: str
    steps: float


def measure(python: str, path: str, name: str, seconds: float) -> float:
    """One measurement in a fresh process that imports Posse from `path`."""
    env = {**os.environ, "PYTHONPATH": path}
    words = [python, str(Path(__file__).with_name("steps.py")), name, str(seconds)]
    done = subprocess.run(words, env=env, cwd=ROOT, check=True, capture_output=True, text=True)
    return float(done.stdout)


def contest(compiled: Path | None, peers: str | None, seconds: float, rounds: int) -> list[Row]:
    """Measures all of them in turn, several times. Returns the medians."""
    entries = [
        (title, build, sys.executable, str(path), f"posse-{id}")
        for build, path in (("interpreted", ROOT / "src"), ("compiled", compiled))
        for title, id in OURS.items()
        if path is not None
    ]
    entries += [(title, "", peers, "", name) for title, name in PEERS.items() if peers is not None]
    found: dict[tuple[str, str], list[float]] = {}
    for _ in range(rounds):
        for title, build, python, path, name in entries:
            steps = measure(python, path, name, seconds)
            found.setdefault((title, build), []).append(steps)
            print(f"{title:42} {build:12} {steps:10,.0f}", flush=True)
    return [Row(title, build, median(steps)) for (title, build), steps in found.items()]


def section(rows: list[Row], rounds: int) -> list[str]:
    today = datetime.now(UTC).date().isoformat()
    base = {title: row.steps for row in rows for title in (row.title,)}
    titles = {name: title for title, name in PEERS.items()}
    gin, raw = base.get(titles[YARDSTICK]), base.get(titles[f"{YARDSTICK}-raw"])
    lines = ["", f"`make bench-envs` on {today}: {machine()}. Medians of {rounds}.", ""]
    lines += ["| environment | build | steps/s | × RLCard's gin rummy |", "|---|---|---|---|"]
    for row in sorted(rows, key=lambda row: -row.steps):
        factor = f"{row.steps / gin:.1f}" if gin else ""
        lines.append(f"| {row.title} | {row.build} | {row.steps:,.0f} | {factor} |")
    return [*lines, "", NOTE.format(raw=gin / raw if gin and raw else 1.0), ""]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--compiled", type=Path, help="folder with a compiled copy of the package")
    parser.add_argument("--peers", help="a Python that has RLCard and OpenSpiel")
    parser.add_argument("--seconds", type=float, default=4.0, help="CPU time per measurement")
    parser.add_argument("--rounds", type=int, default=5)
    args = parser.parse_args()
    compiled = args.compiled.resolve() if args.compiled else None
    lines = section(contest(compiled, args.peers, args.seconds, args.rounds), args.rounds)
    print("\n".join(lines))
    put(SECTION, lines)


if __name__ == "__main__":
    main()

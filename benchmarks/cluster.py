"""`make bench-cluster`: what it costs to send matches to workers, written to benchmarks/RESULTS.md.

The cost is the CPU time of client, scheduler and workers, less the CPU time of the matches, per
thousand matches. A long and a short run are compared, so that starting the workers does not count;
it is shown in a column of its own. CPU time is the same on a busy machine.
"""

from __future__ import annotations

import argparse
import json
import resource
import subprocess
import sys
from datetime import UTC, datetime
from statistics import median

from benchmarks.engine import ROOT, machine
from benchmarks.sections import put
from posse import lab
from posse.engine.game import game

SECTION = "## On a cluster"
WAYS = {"processes": None, "dask, workers here": "local"}
TABLES = (("dice", "random", 1000, 9000), ("bang", "deputy", 200, 1000))
WORKERS = 2
NOTE = (
    "Beside the matches: CPU time of client, scheduler and both workers together that is not spent "
    "in matches, per thousand of them, by the difference of a long run and a short one. Start: "
    "CPU time before the first match. A job is 50 matches at most; dask also takes some for every "
    "second that it lasts, and a tenth of a second more or less is chance. A scheduler or workers "
    "on other machines take this load off the one that asks."
)


def spent() -> float:
    """CPU time of this process and of the child processes that have ended."""
    used = [resource.getrusage(who) for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)]
    return sum(one.ru_utime + one.ru_stime for one in used)


def once(cluster: str | None, id: str, bots: str, games: int) -> None:
    """Measures in a process of its own.

    Returns the CPU time of everything and of the matches alone.
    """
    found = game(id)
    setup = found.setup(5, None, None)
    tally = lab.simulate(setup, games, "bench", bots, WORKERS, cluster=cluster)
    print(json.dumps([spent(), tally.cpu_seconds]))


def measure(cluster: str | None, id: str, bots: str, games: int) -> tuple[float, float]:
    words = [sys.executable, "-m", "benchmarks.cluster", "--once", cluster or "", id, bots]
    done = subprocess.run(
        [*words, str(games)], cwd=ROOT, check=True, capture_output=True, text=True
    )
    whole, matches = json.loads(done.stdout)
    return whole, matches


def row(way: str, id: str, bots: str, sizes: tuple[int, int], rounds: int) -> str:
    beside, starts, own = [], [], []
    for _ in range(rounds):
        runs = [measure(WAYS[way], id, bots, games) for games in sizes]
        extra = [whole - matches for whole, matches in runs]
        more = (sizes[1] - sizes[0]) / 1000
        beside.append((extra[1] - extra[0]) / more)
        own.append((runs[1][1] - runs[0][1]) / more)
        starts.append(extra[0] - beside[-1] * sizes[0] / 1000)
    figures = [median(own), median(beside), 100 * median(beside) / median(own), median(starts)]
    cells = f"{figures[0]:.2f} | {figures[1]:.3f} | {figures[2]:.1f} % | {figures[3]:.1f}"
    return f"| {id}, 5 players, {bots} | {way} | {cells} |"


def section(rounds: int) -> list[str]:
    today = datetime.now(UTC).date().isoformat()
    head = f"`make bench-cluster` on {today}: {machine()}. CPU-seconds, medians of {rounds}."
    lines = ["", head, "", "| matches | played by | 1,000 matches | beside them | share | start |"]
    lines.append("|---|---|---|---|---|---|")
    for id, bots, few, many in TABLES:
        for way in WAYS:
            lines.append(row(way, id, bots, (few, many), rounds))
            print(lines[-1], flush=True)
    return [*lines, "", NOTE]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--once", nargs=4, metavar=("CLUSTER", "GAME", "BOTS", "GAMES"))
    parser.add_argument("--rounds", type=int, default=3)
    args = parser.parse_args()
    if args.once:
        cluster, id, bots, games = args.once
        once(cluster or None, id, bots, int(games))
        return
    put(SECTION, section(args.rounds))


if __name__ == "__main__":
    main()

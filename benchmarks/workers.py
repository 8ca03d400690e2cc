"""`python -m benchmarks.workers`: what one machine does with 1 and with 2 workers, on PostgreSQL.

Tables and people are those of `benchmarks.server`. People answer after 0.1 s, which asks for more
than one core can do. The load and the database need the same cores, so their CPU time is measured
and counted out: the last column is what the server would do with each core to itself. Prints a
table; takes about three minutes with the default numbers.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import statistics
import time
from pathlib import Path

import httpx2

from benchmarks.crowd import Crowd
from benchmarks.levels import cpu_seconds, percentile
from benchmarks.served import posse, process
from benchmarks.server import PRESSED, SETTLE, many_sockets
from tools.cluster import Cluster
from tools.find_postgres import postgres

HEAD = (
    "| workers | p50 ms | p99 ms | decisions/s | server's cores | load's cores"
    " | CPU ms per decision | decisions/s with a core per worker |"
)


async def whole(host: str, workers: int) -> None:
    """Waits until every worker serves."""
    async with httpx2.AsyncClient(base_url=f"http://{host}") as client:
        while (await client.get("/metrics")).text.count("posse_connections{worker=") < workers > 1:
            await asyncio.sleep(0.1)


def used(pid: int) -> float:
    """The CPU seconds of a process and of those it has started."""
    children = Path(f"/proc/{pid}/task/{pid}/children").read_text(encoding="ascii").split()
    return cpu_seconds(pid) + sum(cpu_seconds(int(child)) for child in children)


async def measured(host: str, pid: int, workers: int, given: argparse.Namespace) -> list[float]:
    await whole(host, workers)
    crowd = Crowd(host, random.Random(1), final=True, think=PRESSED)
    await crowd.grow(given.tables)
    await asyncio.sleep(SETTLE)
    crowd.latencies.clear()
    steps, cpu, own, began = crowd.steps, used(pid), time.process_time(), time.perf_counter()
    await asyncio.sleep(given.window)
    took = time.perf_counter() - began
    steps, cpu, own = crowd.steps - steps, used(pid) - cpu, time.process_time() - own
    p50, p99 = (percentile(crowd.latencies, share) * 1000 for share in (0.5, 0.99))
    crowd.close()
    return [
        p50,
        p99,
        steps / took,
        cpu / took,
        own / took,
        cpu / steps * 1000,
        workers * steps / cpu,
    ]


def row(workers: int, runs: list[list[float]]) -> str:
    forms = ("{:.1f}", "{:.1f}", "{:.0f}", "{:.2f}", "{:.2f}", "{:.2f}", "{:.0f}")
    middle = [statistics.median(values) for values in zip(*runs, strict=True)]
    cells = [form.format(value) for form, value in zip(forms, middle, strict=True)]
    return f"| {' | '.join([str(workers), *cells])} |"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--workers", type=int, nargs="+", default=[1, 2])
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--window", type=float, default=20.0)
    parser.add_argument("--runs", type=int, default=2)
    given = parser.parse_args()
    many_sockets()
    programs = postgres()
    assert programs is not None, "there is no PostgreSQL here"
    cluster = Cluster(programs, fsync=True)
    runs: dict[int, list[list[float]]] = {count: [] for count in given.workers}
    try:
        for _ in range(given.runs):
            for count, found in runs.items():
                words = posse(cluster.database(), f"--workers={count}")
                with process(words, pinned=False) as (host, pid):
                    found.append(asyncio.run(measured(host, pid, count, given)))
    finally:
        cluster.close()
    print("\n".join([HEAD, "|---" * 8 + "|", *[row(*one) for one in runs.items()]]))


if __name__ == "__main__":
    main()

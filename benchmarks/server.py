"""`make bench-server`: how many tables one core can serve, written to benchmarks/SERVER.md.

The server is `posse serve` alone on one core; the load runs on another. A table has seven seats:
four people at sockets and three bots. Three more sockets watch. Everybody answers after 0.6 s,
which is faster than people, and matches follow each other. Latency is the time from an answer until
its socket has received the effect. An answer that waits at the end of a window counts as well. In
the last run people answer at once, to find out how much the core can do. Before every run a bare
echo is measured on the same core, with as many sockets and messages of the same size, each sent as
soon as the last one came back. Timings are never asserted.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import platform
import random
import resource
import statistics
import tempfile
import time
from datetime import UTC, datetime
from functools import partial
from itertools import takewhile
from pathlib import Path
from typing import NamedTuple

import httpx2

from benchmarks.crowd import JSON, SOCKETS, Crowd
from benchmarks.levels import (
    HEAD,
    LIMIT,
    Level,
    core_seconds,
    cpu_seconds,
    line,
    percentile,
    summary,
)
from benchmarks.served import CORES, ECHO, posse, process
from benchmarks.watched import longest, stops
from benchmarks.wire import Wire, dial

RESULTS = Path(__file__).parent / "SERVER.md"
SETTLE = 5.0  # seconds
PRESSED = 0.1  # seconds until people answer in the last run
IDLE = 300  # tables


class Watched(NamedTuple):
    """A server that is measured."""

    host: str
    pid: int
    stops: Path  # its notes of what stopped it


async def measured(
    crowd: Crowd, server: Watched, echo: float, window: float, pressed: bool = False
) -> Level:
    """What happens in a window from now on."""
    pid, since = server.pid, time.time()
    crowd.latencies.clear()
    steps, (messages, size) = crowd.steps, crowd.traffic()
    cpu, began, own = cpu_seconds(pid), time.perf_counter(), time.process_time()
    busy = core_seconds(CORES[0])
    await asyncio.sleep(window)
    took = time.perf_counter() - began
    cpu, busy = cpu_seconds(pid) - cpu, core_seconds(CORES[0]) - busy
    more, bytes_ = crowd.traffic()
    decisions = max(1, crowd.steps - steps)
    latencies = crowd.latencies + crowd.waiting()
    return Level(
        tables=len(crowd.tables),
        p50=percentile(latencies, 0.5),
        p99=percentile(latencies, 0.99),
        p999=percentile(latencies, 0.999),
        decisions=decisions / took,
        messages=(more - messages) / took,
        size=(bytes_ - size) / (decisions * SOCKETS),
        cpu=cpu / took,
        others=max(0.0, busy - cpu) / took,
        load=(time.process_time() - own) / took,
        echo=echo,
        stop=longest(stops(server.stops, since, time.time())),
        pressed=pressed,
    )


async def climb(
    server: Watched, echoed: dict[int, float], given: argparse.Namespace
) -> list[Level]:
    crowd = Crowd(server.host, random.Random(), given.final)
    levels: list[Level] = []
    for count in given.tables:
        await crowd.grow(count)
        await asyncio.sleep(SETTLE)
        levels.append(await measured(crowd, server, echoed[count], given.window))
        print(line(levels[-1]), flush=True)
    crowd.think = PRESSED
    await asyncio.sleep(SETTLE)
    levels.append(await measured(crowd, server, echoed[count], given.window, pressed=True))
    print(line(levels[-1]), flush=True)
    crowd.close()
    return levels


# the yardstick and the memory -------------------------------------------------------------------


def echo(tables: int) -> float:
    with process(ECHO) as (host, _):
        return asyncio.run(echoes(host, tables * SOCKETS))


async def echoes(host: str, sockets: int, seconds: float = 6.0) -> float:
    """Messages a second, when each socket sends as soon as it has received."""
    text = b"x" * 250
    count = 0
    wires: list[Wire] = []

    def back(i: int, _: bytes) -> None:
        nonlocal count
        count += 1
        wires[i].send(text)

    while len(wires) < sockets:
        wires += [await dial(host, "/", "", partial(back, len(wires)))]
    for wire in wires:
        wire.send(text)
    await asyncio.sleep(seconds)
    for wire in wires:
        wire.close()
    return count / seconds


def resident(pid: int) -> int:
    pages = int(Path(f"/proc/{pid}/statm").read_text().split()[1])
    return pages * resource.getpagesize()


def idle_table(host: str, pid: int) -> float:
    """Bytes of a table whose match waits for a person who is away."""
    with httpx2.Client(base_url=f"http://{host}") as client:
        body = {"game": "bang", "players": 7, "start": True}
        client.post("/api/tables", json=body, headers=JSON)
        before = resident(pid)
        for _ in range(IDLE):
            client.post("/api/tables", json=body, headers=JSON)
        client.get("/health")
    return (resident(pid) - before) / IDLE


# the report -------------------------------------------------------------------------------------


def report(runs: list[list[Level]], idle: float, given: argparse.Namespace) -> str:
    stamp = datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC")
    machine = f"Python {platform.python_version()} · {platform.machine()}"
    answers = "answers are final" if given.final else "answers can be taken back"
    found = summary(runs)
    held = [
        row.level.tables
        for row in takewhile(lambda row: row.p99 <= LIMIT and not row.level.pressed, found)
    ]
    bare = ", ".join([_echoed(list(levels)) for levels in zip(*runs, strict=True)][:-1])
    return f"""
## {stamp} · {machine} · load average {os.getloadavg()[0]:.1f}

{len(runs)} runs, windows of {given.window:.0f} s, {answers}. Medians (least–most).

{HEAD}
{chr(10).join([row.text for row in found])}

- Tables held with p99 under 100 ms, and every smaller number with them:
  **{max(held, default=0)}** ({SOCKETS} sockets each).
- The echo on the same core, messages/s: {bare}.
- Memory per idle table in the middle of a match: {idle / 1024:.0f} KiB.
- The longest stop of each level, in the run where it was longest:
{chr(10).join([_stopped(list(levels)) for levels in zip(*runs, strict=True)])}
"""


def _echoed(levels: list[Level]) -> str:
    found = statistics.median([level.echo for level in levels])
    return f"{found:.0f} with {levels[0].tables * SOCKETS} sockets"


def _stopped(levels: list[Level]) -> str:
    worst = max(levels, key=lambda level: float(level.stop.split()[0].replace("none", "0")))
    return f"  - {worst.name} tables: {worst.stop}"


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, nargs="+", default=[200, 300, 400, 500, 600])
    parser.add_argument("--window", type=float, default=30.0)
    parser.add_argument("--runs", type=int, default=3)
    parser.add_argument("--back", dest="final", action="store_false", help="answers as pages give")
    return parser.parse_args()


def settle_down() -> None:
    """The load keeps to the other core, and may have as many sockets as the system allows."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    many_sockets()


def many_sockets() -> None:
    """This process may open as many as the system allows."""
    _, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))


def main() -> None:
    given = arguments()
    settle_down()
    runs: list[list[Level]] = []
    with tempfile.TemporaryDirectory() as folder:
        with process(posse(Path(folder) / "idle.db", "--bot-pause=0")) as (host, pid):
            idle = idle_table(host, pid)
        for run in range(given.runs):
            echoed = {count: echo(count) for count in given.tables}
            notes = Path(folder) / f"{run}.stops"
            with process(posse(Path(folder) / f"{run}.db", stops=notes)) as (host, pid):
                runs.append(asyncio.run(climb(Watched(host, pid, notes), echoed, given)))
    text = report(runs, idle, given)
    with RESULTS.open("a", encoding="utf-8") as file:
        file.write(text)
    print(text)


if __name__ == "__main__":
    main()

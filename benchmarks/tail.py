"""`python -m benchmarks.tail`: the slowest answers of one core while 600 tables open and play.

The bar of the server: 99 % of all answers below 50 ms and 99.9 % below 100 ms, in each of ten
windows of 60 s. The first window begins before the first table is opened, and all tables are opened
in it. A window also misses the bar if a table is not open by then, or if a connection was lost:
fewer people play then. Tables, people and the echo are those of `benchmarks.server`. It takes about
eleven minutes and appends to benchmarks/SERVER.md.
"""

from __future__ import annotations

import argparse
import asyncio
import os
import platform
import random
import tempfile
from datetime import UTC, datetime
from pathlib import Path

from benchmarks.crowd import SOCKETS, Crowd
from benchmarks.levels import COLUMNS, Level
from benchmarks.served import PINNED, posse, process
from benchmarks.server import RESULTS, Watched, echo, measured, resident, settle_down

P99, P999 = 0.050, 0.100  # seconds
HEAD = f"| window | tables | {' | '.join([name for name, *_ in COLUMNS])} | MiB | longest stop |"


async def windows(server: Watched, bare: float, given: argparse.Namespace) -> list[str]:
    crowd = Crowd(server.host, random.Random(), given.final)
    opening = asyncio.create_task(crowd.grow(given.tables, given.opening))
    rows, missed = [], 0
    for number in range(given.windows):
        level = await measured(crowd, server, bare, given.window)
        missed += not held(level, given.tables) or crowd.lost() > 0
        rows.append(row(number + 1, level, resident(server.pid)))
        print(rows[-1], flush=True)
    await opening
    lost = crowd.lost()
    crowd.close()
    said = "The bar is held" if not missed else f"The bar is missed in {missed}"
    bar = f"{given.windows} windows, 99 % below 50 ms, 99.9 % below 100 ms"
    return [*rows, "", f"{said}: {bar}, {lost} connections lost."]


def held(level: Level, tables: int) -> bool:
    return level.tables == tables and level.p99 < P99 and level.p999 < P999


def row(number: int, level: Level, memory: int) -> str:
    cells = [form.format(value(level)) for _, value, form in COLUMNS]
    more = [f"{memory / 2**20:.0f}", level.stop]
    return f"| {' | '.join([str(number), str(level.tables), *cells, *more])} |"


def arguments() -> argparse.Namespace:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", type=int, default=600)
    parser.add_argument("--window", type=float, default=60.0, help="seconds")
    parser.add_argument("--windows", type=int, default=10)
    parser.add_argument("--opening", type=float, default=50.0, help="seconds to open all tables in")
    parser.add_argument("--back", dest="final", action="store_false", help="answers as pages give")
    parser.add_argument("--dry", action="store_true", help="print only")
    return parser.parse_args()


def report(rows: list[str], bare: float, given: argparse.Namespace) -> str:
    stamp = datetime.now(UTC).strftime("%Y-%m-%d %H:%M UTC")
    machine = f"Python {platform.python_version()} · {platform.machine()}"
    lines = "\n".join(rows)
    opened = f"opened in the first {given.opening:.0f} s"
    return f"""
## The tail · {stamp} · {machine} · load average {os.getloadavg()[0]:.1f}

{given.tables} tables × {SOCKETS} sockets, {opened}; windows of {given.window:.0f} s.
The echo with as many sockets, on the same core just before: {bare:.0f} messages a second.

{HEAD}
{"|---" * (len(COLUMNS) + 4)}|
{lines}
"""


def main() -> None:
    given = arguments()
    assert PINNED, "taskset is needed, so that the server has one core"
    settle_down()
    bare = echo(given.tables)
    print(HEAD)
    with tempfile.TemporaryDirectory() as folder:
        notes = Path(folder) / "stops"
        with process(posse(Path(folder) / "tail.db", stops=notes)) as (host, pid):
            rows = asyncio.run(windows(Watched(host, pid, notes), bare, given))
    text = report(rows, bare, given)
    if not given.dry:
        with RESULTS.open("a", encoding="utf-8") as file:
            file.write(text)
    print(text)


if __name__ == "__main__":
    main()

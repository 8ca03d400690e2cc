"""Appended answers a second of one node, on SQLite and on a local PostgreSQL, in the same run.

Both wait for the disk at every commit. `python -m benchmarks.store`
"""

from __future__ import annotations

import asyncio
import tempfile
import time
from contextlib import closing
from pathlib import Path

from posse.server.store.factory import store_at
from posse.server.store.rows import Lease, MatchRow, TableRow
from posse.server.store.store import Store
from tools.cluster import Cluster
from tools.find_postgres import postgres

TABLES = (1, 10, 100)  # tables that answer at the same time
SECONDS = 3.0


async def begun(store: Store, id: str) -> Lease:
    lease = await store.acquire(id)
    assert lease is not None
    row = TableRow(id, "bang", ["base"], 4, {}, 0, True, [], "", 1.0)
    await store.begin(lease, row, MatchRow(id, id, "bang", 1, ["base"], 4, {}, "seed", [], 1.0))
    return lease


async def answer(store: Store, lease: Lease, until: float) -> int:
    n = 0
    while time.perf_counter() < until:
        await store.append(lease, lease.table, n, n % 5, over=False)
        n += 1
    return n


async def measure(store: Store, tables: int) -> float:
    """Returns answers a second."""
    leases = [await begun(store, f"{tables}-{i}") for i in range(tables)]
    start = time.perf_counter()
    done = await asyncio.gather(*(answer(store, lease, start + SECONDS) for lease in leases))
    return sum(done) / (time.perf_counter() - start)


async def measure_all(address: str) -> list[float]:
    store = store_at(address)
    await store.open()
    try:
        return [await measure(store, tables) for tables in TABLES]
    finally:
        await store.close()


def main() -> None:
    programs = postgres()
    if programs is None:
        raise SystemExit(1)
    with tempfile.TemporaryDirectory(prefix="posse-sqlite-") as folder:
        sqlite = asyncio.run(measure_all(str(Path(folder) / "posse.db")))
    with closing(Cluster(programs, fsync=True)) as cluster:
        found = asyncio.run(measure_all(cluster.database()))
    print("tables   SQLite/s   PostgreSQL/s   ratio")
    for tables, one, other in zip(TABLES, sqlite, found, strict=True):
        print(f"{tables:6} {one:10.0f} {other:14.0f} {other / one:7.2f}")


if __name__ == "__main__":
    main()

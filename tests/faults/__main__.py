"""`python -m tests.faults [SEED …] [--minutes N]`: faults on purpose, with people at the tables.

A seed decides the plan of its run: even ones have three nodes on PostgreSQL, odd ones one server
with a file. Without seeds it takes new ones until the time is over. Ends with code 1 after a run
in which something did not hold.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import secrets
import sys
import tempfile
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from tests.faults.house import House
from tests.faults.lab import Lab
from tests.faults.plan import Plan, plan
from tools.cluster import Cluster
from tools.find_postgres import postgres

LONGEST = 900.0  # seconds of one run


async def run(
    wanted: Plan, cluster: Cluster | None, folder: Path, told: Callable[[str], None]
) -> Lab:
    """Carries a plan out. Returns the laboratory with its violations."""
    db = str(folder / "posse.db") if cluster is None else cluster.database()
    house = House(db, wanted.nodes, folder, random.Random(wanted.seed))
    lab = Lab(wanted, house)

    async def restart(pause: float) -> None:
        assert cluster is not None
        await asyncio.to_thread(cluster.stop, "immediate")
        await asyncio.sleep(pause)
        await asyncio.to_thread(cluster.start)

    lab.stop_database = restart
    try:
        async with asyncio.timeout(LONGEST):
            await house.open()
            await lab.fill()
            await lab.carry_out(told)
            await lab.check()
        told(", ".join(f"{number} {name}" for name, number in lab.counted.items()))
    except TimeoutError:
        lab.violations.append(
            f"the run, or a step of it, did not end in its time ({LONGEST:.0f} s)"
        )
    finally:
        await lab.leave()
        await house.close()
    return lab


def say(line: str) -> None:
    print(time.strftime("  %H:%M:%S"), line, flush=True)


def one(seed: int, programs: Path | None) -> list[str]:
    """One run. Returns what did not hold."""
    wanted = plan(seed)
    print(wanted, flush=True)
    with tempfile.TemporaryDirectory(prefix="posse-faults-") as folder:
        if wanted.kind == "file":
            return asyncio.run(run(wanted, None, Path(folder), say)).violations
        assert programs is not None, "PostgreSQL is needed for even seeds"
        with closing(Cluster(programs, fsync=True)) as cluster:
            return asyncio.run(run(wanted, cluster, Path(folder), say)).violations


def main() -> int:
    words = argparse.ArgumentParser(description=__doc__)
    words.add_argument("seeds", nargs="*", type=int)
    words.add_argument("--minutes", type=float, default=10.0, help="how long, without seeds")
    given = words.parse_args()
    programs, until = postgres(), time.monotonic() + given.minutes * 60
    seeds, bad, done = list(given.seeds), 0, 0
    while seeds if given.seeds else time.monotonic() < until:
        seed = seeds.pop(0) if given.seeds else secrets.randbelow(10**6) * 2 + done % 2
        found = one(seed, programs)
        done += 1
        bad += bool(found)
        lines = [f"  VIOLATION {line}" for line in found[:20]]
        print("\n".join(lines or [f"seed {seed}: all held"]), flush=True)
    print(f"{done} runs, {bad} with violations")
    return 1 if bad else 0


if __name__ == "__main__":
    sys.exit(main())

"""`python -m benchmarks.growth --matches 5000`: how the server's memory grows over matches.

Forty tables of four people who answer at once, match after match. Now and then a page is loaded
again. Prints the resident memory after every 250 matches.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import tempfile
from pathlib import Path

from benchmarks.crowd import Crowd
from benchmarks.served import posse, process
from benchmarks.server import resident

TABLES = 40
EVERY = 250
MATCHES = 2000


async def watched(host: str, pid: int, matches: int) -> None:
    crowd = Crowd(host, random.Random(1), final=True, seats=4, think=0.0)
    await crowd.grow(TABLES)
    for count in range(EVERY, matches + 1, EVERY):
        while crowd.matches < count:
            await asyncio.sleep(0.5)
        print(f"{crowd.matches} matches: {resident(pid) / 2**20:.0f} MiB", flush=True)
        await crowd.reload()
    crowd.close()


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=MATCHES)
    matches = parser.parse_args().matches
    with tempfile.TemporaryDirectory() as folder:
        arguments = posse(Path(folder) / "growth.db", "--bot-pause=0", "--limit=messages=1000,1000")
        with process(arguments) as (host, pid):
            asyncio.run(watched(host, pid, matches))


if __name__ == "__main__":
    main()

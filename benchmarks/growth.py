"""`python -m benchmarks.growth`: how the server's memory grows over 2,000 matches.

Forty tables of four people who answer at once, match after match. Now and then a page is loaded
again. Prints the resident memory after every 250 matches.
"""

from __future__ import annotations

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


async def watched(host: str, pid: int) -> None:
    crowd = Crowd(host, random.Random(1), final=True, seats=4, think=0.0)
    await crowd.grow(TABLES)
    for count in range(EVERY, MATCHES + 1, EVERY):
        while crowd.matches < count:
            await asyncio.sleep(0.5)
        print(f"{crowd.matches} matches: {resident(pid) / 2**20:.0f} MiB", flush=True)
        await crowd.reload()
    crowd.close()


def main() -> None:
    with tempfile.TemporaryDirectory() as folder:
        arguments = posse(Path(folder) / "growth.db", "--bot-pause=0", "--limit=messages=1000,1000")
        with process(arguments) as (host, pid):
            asyncio.run(watched(host, pid))


if __name__ == "__main__":
    main()

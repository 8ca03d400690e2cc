"""Three nodes behind one proxy, people and bots: nodes are killed, PostgreSQL is restarted.

`python -m benchmarks.nodes` (`--tables 60 --kills 50 --restarts 10`); `--speed` measures the
answers a second of one, two and three nodes instead. Fails if anything acknowledged is missing.
"""

from __future__ import annotations

import argparse
import asyncio
import random
import signal
import statistics
import tempfile
import time
from contextlib import closing
from pathlib import Path

from benchmarks.nodes_run import Nodes, asked
from benchmarks.trouble import Crowd, kept
from tools.cluster import Cluster
from tools.find_haproxy import haproxy
from tools.find_postgres import postgres
from tools.proxy import proxy

NODES = 3
PACE = 0.05  # of bots, so that the machine is busy but not overloaded
REST = 1.0  # seconds between two failures
SECONDS = 20.0  # seconds of one measurement
FROZEN = 5.0  # seconds for which a node is stopped, so that the others believe it dead
DEEDS = {
    "kill": "pages after kill -9",
    "leave": "pages after SIGTERM",
    "freeze": f"pages after {FROZEN:.0f} s of SIGSTOP",
    "restart": "PostgreSQL stopped at once and started",
}
NUMBERS = (("tables", 60), ("kills", 50), ("leaves", 10), ("freezes", 5), ("restarts", 10))


class Numbers:
    """For each kind of failure, the seconds until a page heard from its table again."""

    def __init__(self) -> None:
        self.waits: dict[str, list[float]] = {deed: [] for deed in DEEDS}

    def told(self, deed: str) -> str:
        ordered, what = sorted(self.waits[deed]), DEEDS[deed]
        if not ordered:
            return f"{what}: none"
        high = ordered[min(len(ordered) - 1, int(len(ordered) * 0.99))]
        middle = statistics.median(ordered)
        spread = f"median {middle:.2f} s, 99 % {high:.2f}, max {ordered[-1]:.2f}"
        return f"{what}: {len(ordered)}, {spread}"


async def strike(nodes: Nodes, crowd: Crowd, deed: str) -> list[float]:
    """Makes a random node that runs a table fail."""
    driven = [(node, await nodes.driven(node)) for node in nodes.all]
    node, struck = crowd.rng.choice([one for one in driven if one[1]])
    if deed == "freeze":
        return await crowd.suffer(lambda: node.freeze(FROZEN), struck)
    how = signal.SIGKILL if deed == "kill" else signal.SIGTERM
    waits = await crowd.suffer(lambda: node.end(how), struck)
    await node.start()
    return waits


async def restart(cluster: Cluster) -> float:
    began = time.monotonic()
    await asyncio.to_thread(cluster.stop, "immediate")
    await asyncio.to_thread(cluster.start)
    return time.monotonic() - began


async def suffer(nodes: Nodes, crowd: Crowd, cluster: Cluster, deeds: list[str]) -> Numbers:
    numbers = Numbers()
    for n, deed in enumerate(deeds, 1):
        await asyncio.sleep(REST)
        await crowd.talk()
        if deed == "restart":
            numbers.waits[deed].append(await restart(cluster))
            await steady(nodes)
        else:
            numbers.waits[deed] += await strike(nodes, crowd, deed)
        print(f"{n}/{len(deeds)} {deed}", flush=True)
    return numbers


async def steady(nodes: Nodes) -> None:
    """Waits until answers are stored again."""
    before = await answers(nodes)
    async with asyncio.timeout(60):
        while await answers(nodes) == before:
            await asyncio.sleep(0.1)


async def answers(nodes: Nodes) -> int:
    return int((await asked(nodes.db, "SELECT count(*) FROM answers"))[0][0])


async def trouble(cluster: Cluster, folder: Path, wanted: argparse.Namespace) -> None:
    nodes, door = Nodes(cluster.database(), NODES, folder, PACE), proxy(haproxy())
    crowd = Crowd(nodes, random.Random(wanted.seed))
    deeds = [deed for deed in DEEDS for _ in range(getattr(wanted, f"{deed}s"))]
    crowd.rng.shuffle(deeds)
    try:
        await nodes.open(door)
        await crowd.fill(wanted.tables)
        numbers = await suffer(nodes, crowd, cluster, deeds)
        await crowd.finish(600)
    finally:
        await crowd.leave()
        await door.close()
        await nodes.close()
    await report(nodes, crowd, numbers)


async def report(nodes: Nodes, crowd: Crowd, numbers: Numbers) -> None:
    stored = await kept(nodes)
    own = sum(stored.check(guest) for guest in crowd.guests)
    for match in stored.matches:
        stored.replay(match)
    assert all(guest.match in stored.over for guest in crowd.guests)
    print(f"{len(crowd.guests)} pages, cut off {sum(guest.cut for guest in crowd.guests)} times")
    print(f"{len(stored.matches)} matches, {len(stored.over)} over, all replayed")
    print(f"{sum(map(len, stored.answers.values()))} answers stored, {own} acknowledged to people,")
    print("none lost, changed or doubled")
    print("\n".join(map(numbers.told, DEEDS)))
    print(f"tables taken from a living node: {len(nodes.said('is run by another node'))}")
    print(f"troubles in the logs: {nodes.troubles()[:5]}")


async def speed(cluster: Cluster, folder: Path, wanted: argparse.Namespace) -> None:
    """Every person answers at once: measures how much the nodes can do together."""
    for count in (1, 2, 3):
        nodes, door = Nodes(cluster.database(), count, folder), proxy(haproxy())
        crowd = Crowd(nodes, random.Random(wanted.seed))
        try:
            await nodes.open(door)
            await crowd.fill(wanted.tables)
            before, began, busy = await answers(nodes), time.monotonic(), nodes.busy()
            await asyncio.sleep(SECONDS)
            seconds, busy = time.monotonic() - began, nodes.busy() - busy
            done = await answers(nodes) - before
            cost = f"{busy / seconds:.2f} cores of the nodes, {1000 * busy / done:.2f} ms each"
            print(f"{count} nodes: {done / seconds:.0f} answers a second, {cost}", flush=True)
        finally:
            await crowd.leave()
            await door.close()
            await nodes.close()


def main() -> None:
    words = argparse.ArgumentParser(description=__doc__)
    for name, number in NUMBERS:
        words.add_argument(f"--{name}", type=int, default=number)
    words.add_argument("--seed", type=int, default=1)
    words.add_argument("--speed", action="store_true")
    wanted = words.parse_args()
    programs = postgres()
    if programs is None:
        raise SystemExit(1)
    folders = tempfile.TemporaryDirectory(prefix="posse-nodes-")
    with closing(Cluster(programs, fsync=True)) as cluster, folders as folder:
        work = speed if wanted.speed else trouble
        asyncio.run(work(cluster, Path(folder), wanted))


if __name__ == "__main__":
    main()

"""Three nodes of the last release are replaced by this version, one by one, while people play."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from collections import Counter
from pathlib import Path

import msgspec
import pytest

from benchmarks.nodes_run import OWNED, asked
from posse import __version__
from tests import last_release
from tests.conformance import SCALE
from tests.faults.house import House, LabNode
from tests.faults.lab import END, Lab
from tests.faults.people import ask
from tests.faults.plan import Plan
from tools.cluster import Cluster

pytestmark = pytest.mark.long

# Both versions as people start them; the second one does not wait for a proxy when it is drained.
OLD = "from posse.cli import main; main()"
NEW = "from posse.server.node import drain; drain.NOTICE = 0.0; from posse.cli import main; main()"
TABLES, MORE_TABLES = 2, 8
PACE = 0.1  # of bots
ANSWERS = 8  # that are given between two changes
NODES = "SELECT url, about FROM nodes WHERE seen > clock_timestamp() - interval '2 seconds'"
UNTOLD = f"release {last_release.VERSION}"  # its nodes do not tell their version
WORKERS = ["--workers", "1"]  # an option that the last release does not know


class UpgradedNode(LabNode):
    def be_old(self, source: Path) -> None:
        at = self._command.index(WORKERS[0])
        self._command[at : at + len(WORKERS)] = []
        self._command[2] = OLD
        self.env = {**os.environ, "PYTHONPATH": str(source)}

    def be_new(self) -> None:
        self._command += WORKERS
        self._command[2] = NEW
        self.env = None


class OldHouse(House):
    """Three nodes of the last release."""

    def __init__(self, db: str, folder: Path, rng: random.Random) -> None:
        super().__init__(db, 3, folder, rng)
        self.doorsteps: list[str] = []
        self.ended: list[LabNode] = []  # nodes that were drained for good

    async def open_old(self, source: Path) -> None:
        for number in range(self.count):
            node = UpgradedNode(self.db, self.folder / f"node{number}.log", PACE)
            node.be_old(source)
            self.nodes.append(node)
            self.doorsteps.append(f"127.0.0.1:{node.port}")
        await asyncio.gather(*[node.start() for node in self.nodes])

    @property
    def hosts(self) -> list[str]:
        return self.doorsteps

    async def stop(self) -> list[int]:
        codes = await super().stop()
        self.nodes += self.ended  # their logs are read as well
        return codes

    async def versions(self) -> Counter[str]:
        """How many nodes of each version are alive."""
        told = [row["about"] for row in await asked(self.db, NODES)]
        return Counter(msgspec.json.decode(one)["version"] if one else UNTOLD for one in told)

    async def only(self, version: str) -> None:
        """Returns when three nodes of this version are alive, and no others."""
        async with asyncio.timeout(END):
            while await self.versions() != {version: self.count}:
                await asyncio.sleep(0.02)

    async def driving(self) -> set[str]:
        """The addresses of the nodes that run tables."""
        return {url for _, url in await asked(self.db, OWNED)}


class Upgrade(Lab):
    bot = "deputy"

    async def answered(self) -> None:
        """Returns when the people have given some more answers, and every page has seen its table.

        So at every stage there is load.
        """
        before = self.given()
        async with asyncio.timeout(END):
            while self.given() < before + ANSWERS:
                await asyncio.sleep(0.02)
        await self.everybody_plays()

    async def open_table_at(self, doorstep: str) -> None:
        """Opens one more table, which this node runs then. Nobody sits there."""
        _, token = await ask([doorstep], self.rng, "/api/me", "", {"name": "Newcomer"})
        await ask([doorstep], self.rng, "/api/tables", token, {"game": "dice", "players": 4})

    def given(self) -> int:
        return sum(len(answers) for person in self.people for answers in person.given.values())

    async def end(self, node: LabNode, how: signal.Signals) -> None:
        async with asyncio.timeout(END):
            code = await node.end(how)
        if code:
            self.violations.append(f"a node ended with {code}")


async def upgrade(lab: Upgrade, house: OldHouse, source: Path) -> None:
    """The upgrade of all nodes, and then a drain of one; in the long form of each, many times."""
    await house.open_old(source)
    await lab.fill()
    for doorstep, node in zip(house.doorsteps, house.nodes, strict=True):
        await lab.answered()
        await lab.end(node, signal.SIGTERM)  # the last release hands its tables over then
        assert isinstance(node, UpgradedNode)
        node.be_new()
        await node.start()
        await lab.open_table_at(doorstep)
        await lab.answered()
        if node is house.nodes[0]:
            new = {one.url for one in house.nodes if one.env is None}
            driving = await house.driving()
            assert driving & new and driving - new, "both versions run tables"
    await house.only(__version__)
    for node in house.nodes * (SCALE - 1):
        await lab.end(node, signal.SIGUSR1)
        await lab.answered()
        await node.start()
    house.ended.append(house.nodes.pop(0))
    await lab.end(house.ended[0], signal.SIGUSR1)
    await lab.answered()
    await lab.check()


def test_no_answer_is_lost(cluster: Cluster, tmp_path: Path) -> None:
    source = last_release.source(tmp_path)
    seed = int(os.environ.get("POSSE_SEED", "1"))
    plan = Plan(seed, "nodes", 3, TABLES if SCALE == 1 else MORE_TABLES, ())
    house = OldHouse(cluster.database(), tmp_path, random.Random(seed))
    lab = Upgrade(plan, house)

    async def main() -> None:
        try:
            await upgrade(lab, house, source)
        finally:
            await lab.leave()
            await house.close()

    asyncio.run(main())
    assert lab.violations == []
    assert lab.counted["acknowledged"] > 4 * ANSWERS
    assert lab.counted["views"] > 0

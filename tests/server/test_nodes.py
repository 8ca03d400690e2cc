"""Three nodes behind a proxy that picks a random node; one dies, one stops, PostgreSQL crashes."""

import asyncio
import random
import signal
from functools import partial
from pathlib import Path

import pytest

from benchmarks.nodes_run import Nodes
from benchmarks.trouble import Crowd, kept
from tools.cluster import Cluster
from tools.find_haproxy import found
from tools.proxy import proxy

pytestmark = pytest.mark.long

TABLES = 6
PACE = 0.02  # of bots
FROZEN = 5.0  # seconds, longer than a lease


def test_nothing_is_lost(crashing: Cluster, tmp_path: Path) -> None:
    async def main() -> None:
        nodes = Nodes(crashing.database(), 3, tmp_path, PACE)
        door = proxy(found())
        crowd = Crowd(nodes, random.Random(3))
        try:
            await nodes.open(door)
            await crowd.fill(TABLES)
            await play(nodes, crowd, crashing)
        finally:
            await crowd.leave()
            await door.close()
            await nodes.close()
        stored = await kept(nodes)
        assert sum(stored.check(guest) for guest in crowd.guests) > 0
        assert all(guest.match in stored.over for guest in crowd.guests)
        for match in stored.matches:
            stored.replay(match)
        assert nodes.troubles() == []

    asyncio.run(main())


async def play(nodes: Nodes, crowd: Crowd, cluster: Cluster) -> None:
    """A node is killed, stopped or stalled: its people are back at their tables."""
    for how in (signal.SIGKILL, signal.SIGTERM, signal.SIGSTOP):
        await crowd.talk()
        driven = [(await nodes.driven(node), n) for n, node in enumerate(nodes.all)]
        struck, number = max(driven, key=lambda one: len(one[0]))
        node = nodes.all[number]
        if how == signal.SIGSTOP:
            await crowd.suffer(partial(node.freeze, FROZEN), struck)
        else:
            await crowd.suffer(partial(node.end, how), struck)
            await node.start()
    await asyncio.to_thread(cluster.stop, "immediate")
    await asyncio.to_thread(cluster.start)
    await crowd.talk()
    await crowd.finish(120)

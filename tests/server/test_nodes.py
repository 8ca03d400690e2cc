"""Three nodes behind a proxy that sends everybody anywhere; then one dies, one leaves, and
PostgreSQL falls over."""

import asyncio
import random
import signal
import time
from functools import partial
from pathlib import Path

from benchmarks.nodes_run import Nodes
from benchmarks.trouble import Crowd, kept
from tools.cluster import Cluster
from tools.find_haproxy import found
from tools.proxy import proxy

TABLES = 6
PACE = 0.02  # of bots


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
    for how in (signal.SIGKILL, signal.SIGTERM):
        await crowd.talk()
        node = max([(len(await nodes.driven(one)), n) for n, one in enumerate(nodes.all)])[1]
        struck = await nodes.driven(nodes.all[node])
        waits = await crowd.suffer(partial(nodes.all[node].end, how), struck)
        print(how.name, len(struck), "tables", f"{max(waits):.2f} s")
        await nodes.all[node].start()
    began = time.monotonic()
    await asyncio.to_thread(cluster.stop, "immediate")
    await asyncio.to_thread(cluster.start)
    print(f"restart {time.monotonic() - began:.2f} s")
    await crowd.talk()
    await crowd.finish(120)

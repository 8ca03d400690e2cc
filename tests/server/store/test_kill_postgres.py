"""`kill -9` of a node and of PostgreSQL: nothing that a player has seen is lost."""

import asyncio
import random
import signal

import asyncpg
import pytest

from tests.conformance import SCALE
from tests.server.server_process import HURRY, Server, Stored, StoredInPostgres
from tests.server.store.test_kill import Player, play_and_kill, seated, see_nothing_lost
from tools.cluster import Cluster

pytestmark = pytest.mark.long

ROUNDS = 4 * SCALE


async def thought_dead(address: str) -> None:
    db = await asyncpg.connect(address)
    await db.execute("UPDATE leases SET until = '-infinity'")
    await db.close()


async def tables_run(address: str) -> int:
    db = await asyncpg.connect(address)
    count = await db.fetchval("SELECT count(*) FROM leases WHERE until > clock_timestamp()")
    await db.close()
    return int(count)


def test_nothing_is_lost(crashing: Cluster) -> None:
    address = crashing.database()
    rng = random.Random(12)
    players: list[Player] = []
    stored: Stored | None = None
    for number in range(ROUNDS):
        with Server(address, start=HURRY) as server:
            players = play_and_kill(server, players, stored, rng.randrange(20, 150))
        if number % 2:
            crashing.stop("immediate")
            crashing.start()
        before, stored = stored, StoredInPostgres(address)
        see_nothing_lost(players, before, stored)
        asyncio.run(thought_dead(address))
    assert any(player.given for player in players)


def test_a_clean_stop_gives_the_tables_back(postgres: str) -> None:
    with Server(postgres) as server:
        seated(server)
        assert asyncio.run(tables_run(postgres)) > 0
        assert server.end(signal.SIGTERM) == 0
    assert asyncio.run(tables_run(postgres)) == 0

"""A connection that is cut in the middle of a work, and one that cannot say goodbye.

asyncpg raises whatever its code meets then, an AttributeError or an AssertionError for example.
"""

import asyncio
from typing import TYPE_CHECKING

import pytest

from posse.server.errors import StoreUnavailable
from posse.server.store.postgres.connections import Connections
from posse.server.store.postgres.pool import Pool

if TYPE_CHECKING:
    from posse.server.store.postgres.connections import Connection


async def cut_in_the_middle(db: "Connection", again: bool) -> int:
    if not again:
        db.terminate()
        raise AttributeError("'NoneType' object has no attribute 'bind_execute'")
    return int(await db.fetchval("SELECT 7"))


def test_a_work_that_is_cut_is_like_a_broken_connection(postgres: str) -> None:
    async def main() -> None:
        line, told = Pool(postgres), list[bool]()
        line.told = told.append
        await line.open()
        assert await line.do(cut_in_the_middle) == 7
        assert told == [True, False]
        with pytest.raises(StoreUnavailable):
            await line.do_once(cut_in_the_middle)
        await line.close()

    asyncio.run(main())


def test_an_error_of_our_own_stays_an_error(postgres: str) -> None:
    async def wrong(db: "Connection", _: bool) -> int:
        assert not db.is_closed()
        raise AttributeError("a mistake")

    async def main() -> None:
        line = Pool(postgres)
        await line.open()
        with pytest.raises(AttributeError, match="a mistake"):
            await line.do_once(wrong)
        await line.close()

    asyncio.run(main())


def test_a_goodbye_that_fails_does_not_keep_the_server_from_ending(
    postgres: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        found = Connections(postgres)
        line = await found.take()
        found.give_back(line)

        async def fails(self: object, *, timeout: float | None = None) -> None:
            raise AssertionError

        monkeypatch.setattr(type(line.db), "close", fails)
        await found.close()
        assert line.db.is_closed()

    asyncio.run(main())

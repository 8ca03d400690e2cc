"""When a window of the benchmark of slow answers misses the bar, and how lost connections count."""

from __future__ import annotations

import asyncio
import random
from dataclasses import replace

import pytest

from benchmarks.crowd import Crowd, Seats
from benchmarks.levels import Level
from benchmarks.tail import P99, P999, held
from benchmarks.wire import Wire

GOOD = Level(600, 0.01, 0.02, 0.03, 990, 7000, 240, 0.8, 0.3, 0.0, 15000, "none of 20 ms")


@pytest.mark.parametrize(
    ("level", "expected"),
    [
        (GOOD, True),
        (replace(GOOD, p99=P99), False),
        (replace(GOOD, p999=P999), False),
        (replace(GOOD, tables=599), False),
    ],
)
def test_a_window_holds_only_with_all_tables_and_both_limits(level: Level, expected: bool) -> None:
    assert held(level, 600) == expected


def test_a_connection_that_the_server_ends_is_lost_and_one_that_the_load_ends_is_not() -> None:
    async def main() -> tuple[bool, bool]:
        writers: list[asyncio.StreamWriter] = []

        async def accept(_: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            writers.append(writer)

        server = await asyncio.start_server(accept, "127.0.0.1", 0)
        port = server.sockets[0].getsockname()[1]
        ours, theirs = await joined(port), await joined(port)
        ours.close()
        await ours.gone.wait()
        while len(writers) < 2:
            await asyncio.sleep(0)
        for writer in writers:
            writer.close()
        await theirs.gone.wait()
        server.close()
        return ours.lost, theirs.lost

    assert asyncio.run(main()) == (False, True)


class Gone(Wire):
    """Tells when its connection has ended."""

    def __init__(self) -> None:
        super().__init__(lambda _: None)
        self.gone = asyncio.Event()

    def connection_lost(self, exc: Exception | None) -> None:
        super().connection_lost(exc)
        self.gone.set()


async def joined(port: int) -> Gone:
    wire = Gone()
    await asyncio.get_running_loop().create_connection(lambda: wire, "127.0.0.1", port)
    return wire


def test_an_answer_without_effect_waits() -> None:
    crowd = Crowd("127.0.0.1:1", random.Random(1), final=True)
    table = Seats(crowd)
    crowd.tables.append(table)
    assert crowd.waiting() == []
    table.sent_at[1] = 0.0
    (waited,) = crowd.waiting()
    assert waited > 0.0

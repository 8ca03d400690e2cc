"""The server of the browser tests, on any free port.

`python -m tests.browser.serving DB [TAKE_BACK [BOT_PAUSE [NEW_TABLES [SHOWN_WAIT]]]]`, times in
seconds.

It is `posse serve` with other settings, so that a test neither waits nor reaches a limit. Nothing
is random: the name of the person in the first seat is the seed, so the same person gets the same
deal.
"""

from __future__ import annotations

import dataclasses
import sys
from contextvars import ContextVar
from pathlib import Path
from unittest import mock

from posse import bots
from posse.bots import Bot
from posse.server.app import make_app
from posse.server.command import bound
from posse.server.random_source import RandomSource
from posse.server.services import Services
from posse.server.settings import Settings
from posse.server.store.rows import TableRow
from posse.server.store.sqlite.store import SqliteStore
from posse.server.table import matches
from posse.server.uvicorn_server import run
from tests.browser.seeds import seed_of

HOUR = 3600.0
NEXT: ContextVar[str] = ContextVar("seed", default="any")  # each table is a task of its own
MANY = (1000.0, 10_000.0)
HOST_TOKEN = "the-host"
TABLES_PASSWORD = "tumbleweed"
SETTINGS = Settings(
    bot_pause=0.0,
    shown_wait=0.0,
    forced_pause=(0.0, 0.0),
    grace=HOUR,
    host_grace=HOUR,
    host_grace_over=0.5,  # another match starts soon after a match
    messages=MANY,
    chats=MANY,
    address_tables=MANY,
    address_requests=MANY,
    address_files=MANY,
    address_handshakes=MANY,
    address_replays=MANY,
    address_chats=MANY,
    address_reports=MANY,
    address_admin=MANY,
    admin_token=HOST_TOKEN,
    tables_password=TABLES_PASSWORD,
    puzzle_bits=4,
    outbox=10_000,  # bots that do not pause are faster than any browser
    outbox_bytes=1 << 26,
    waiting_bytes=1 << 26,
)


class Dealer(matches.Matches):
    async def begin(self, draft: TableRow) -> None:
        NEXT.set(seed_of(draft.seats[0].name))
        await super().begin(draft)


class NamedDeals(RandomSource):
    def seed(self) -> str:
        return NEXT.get()


# The seeds of the tests were found with these bots, whatever the strength of a seat.
FOUND_WITH = {"bang": "greenhorn", "dice": "greenhorn", "wyatt": "deputy"}


def make_bot(name: str, game: str, seed: str) -> Bot:
    chosen = name if name == "random" else FOUND_WITH[game]
    return bots.make(chosen, game, "the same for all")


def main(
    db: str,
    take_back: str = "3",
    bot_pause: str = "0",
    new_tables: str = "open",
    shown_wait: str = "0",
) -> None:
    settings = dataclasses.replace(
        SETTINGS, take_back=float(take_back), bot_pause=float(bot_pause), new_tables=new_tables,
        shown_wait=float(shown_wait),
    )  # fmt: skip
    services = Services(SqliteStore(Path(db)), settings, make_bot=make_bot, random=NamedDeals())
    with mock.patch("posse.server.table.table.Matches", Dealer):
        run(make_app(services), bound("127.0.0.1", 0), SETTINGS.message_bytes, False)


if __name__ == "__main__":
    main(*sys.argv[1:])

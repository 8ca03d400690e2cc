"""Tables without sockets: guests that keep their messages, and a clock that the test moves."""

from __future__ import annotations

import dataclasses
import json
from typing import Any

from posse.server.node.sharing import Sharing
from posse.server.node.tables import Tables
from posse.server.services import Services
from posse.server.settings import Clock, Settings
from posse.server.store.rows import TableRow
from posse.server.store.store import Store
from posse.server.table.commands import Gone
from posse.server.table.table import Table
from posse.server.wire.bodies import NewTable
from posse.server.wire.requests import Answer, Hello, Request
from tests.server.fixed_random import FixedRandom
from tests.server.memory_store import MemoryStore

SETTINGS = Settings(bot_pause=1.0, forced_pause=(2.0, 3.0), take_back=0.0)


class StoppedClock(Clock):
    """A clock that only the test moves."""

    def __init__(self) -> None:
        self.time = 1_000_000.0

    def now(self) -> float:
        return self.time


class Tab:
    """A browser tab. It keeps every message, and the view as a browser would have it."""

    def __init__(self, person: str = "", name: str = "", address: str = "") -> None:
        self.person = person
        self.name = name
        self.address = address
        self.texts: list[str] = []
        self.view: Any = None

    def send(self, text: str) -> None:
        self.texts.append(text)
        message = json.loads(text)
        if message["t"] in ("full", "back"):
            self.view = message["view"]
        elif message["t"] == "step":
            self.view = patched(self.view, message["patch"])

    def dismiss(self) -> None:
        self.texts.append('{"t": "dismissed"}')

    def messages(self, kind: str = "") -> list[dict[str, Any]]:
        every = [json.loads(text) for text in self.texts]
        return [message for message in every if kind in ("", message["t"])]

    def last(self, kind: str) -> dict[str, Any]:
        found = self.messages(kind)
        assert found, f"no message {kind!r} came, but {[one['t'] for one in self.messages()]}"
        return found[-1]

    @property
    def choice(self) -> Any:
        """The choice that the browser shows."""
        asked = [m for m in self.messages() if m["t"] in ("full", "step", "choice", "back")]
        return asked[-1]["choice"]

    @property
    def table(self) -> Any:
        return self.last("table")["table"]

    @property
    def error(self) -> str:
        return str(self.last("error")["error"])

    def forget(self) -> None:
        self.texts = []


def patched(value: Any, patch: Any) -> Any:
    """Applies a patch as a browser does. It shares no code with the server's `diff` on purpose."""
    if not isinstance(patch, dict):
        return patch
    if isinstance(value, list) and "$i" in patch:
        changes = patch["$i"]
        return [
            patched(item, changes[str(i)]) if str(i) in changes else item
            for i, item in enumerate(value)
        ]
    merged = dict(value) if isinstance(value, dict) else {}
    for key, change in patch.items():
        if key != "$d":
            merged[key] = patched(merged.get(key), change)
    for key in patch.get("$d", []):
        merged.pop(key, None)
    return merged


class World:
    """A server without tasks: nothing happens unless the test makes it happen."""

    def __init__(self, settings: Settings = SETTINGS, store: Store | None = None) -> None:
        self.clock = StoppedClock()
        self.memory = MemoryStore()
        self.services = Services(
            self.memory if store is None else store,
            settings,
            self.clock,
            random=FixedRandom(),
        )
        self.tables = Tables(self.services)
        self.sharing = Sharing(self.services, self.tables)

    async def table(self, people: int = 1, **wanted: Any) -> tuple[Table, list[Tab]]:
        """A new table and the tabs of people p0, p1 …, all connected."""
        setup = {"game": "bang", "players": 4, **wanted}
        made = await self.tables.create("p0", "P0", NewTable(**setup))
        await self.hold(made)
        tabs = [Tab(f"p{i}", f"P{i}") for i in range(people)]
        for tab in tabs:
            await made.handle(tab, Hello())
        return made, tabs

    async def hold(self, table: Table) -> None:
        """Stops the table's own task. The test calls the table instead."""
        assert table.task is not None
        table.task.cancel()

    async def again(self, row: TableRow) -> Table:
        """The same table after a restart."""
        lease = await self.services.store.acquire(row.id)
        assert lease is not None
        table = Table(row, self.services, lease)
        await table.load()
        return table

    async def wait(self, table: Table, seconds: float) -> None:
        """Moves the clock, and lets the table do everything that is due on the way."""
        end = self.clock.time + seconds
        while (wake := table.wake()) is not None and wake <= end:
            self.clock.time = max(self.clock.time, wake)
            await table.tick()
        self.clock.time = end

    async def until_asked(self, table: Table, seat: int, options: int = 2) -> bool:
        """Answers for all until this seat has a real choice. Returns False if the match ends."""
        while not over(table):
            choice = playing(table).choice
            if choice.seat == seat and len(choice.options) >= options:
                return True
            await table.answers.apply(0 if choice.seat == seat else len(choice.options) - 1, "bot")
        return False


def playing(table: Table) -> Any:
    assert table.room.play is not None
    return table.room.play


def over(table: Table) -> bool:
    return bool(playing(table).over)


async def say(table: Table, tab: Tab, *requests: Request) -> None:
    for request in requests:
        await table.handle(tab, request)


async def leave(table: Table, tab: Tab) -> None:
    await table.handle(tab, Gone())


async def answer(table: Table, tab: Tab, option: int = 0) -> None:
    await table.handle(tab, Answer(playing(table).match.number, option))


def changed(settings: Settings = SETTINGS, **values: Any) -> Settings:
    return dataclasses.replace(settings, **values)

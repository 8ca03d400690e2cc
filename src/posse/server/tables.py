"""All tables of the house: opened, found again, listed, put away when nobody comes any more."""

from __future__ import annotations

import asyncio
import logging
import secrets
from collections import Counter

from msgspec import Struct

from posse.engine.game import game
from posse.server import seating
from posse.server.errors import Refused
from posse.server.requests import NewTable, PlayOn
from posse.server.room import OPEN, OVER, PLAYING
from posse.server.services import Services
from posse.server.store import EMPTY, PERSON, MatchRow, SeatRow, TableRow
from posse.server.table import Table

log = logging.getLogger("posse.server")

LISTED = 100  # public tables in the lobby
ORDER = (OPEN, PLAYING, OVER)


class OpenTable(Struct, frozen=True):
    """A line of the lobby."""

    id: str
    game: str
    packs: list[str]
    players: int
    seated: int
    people: list[str]
    state: str


class Tables:
    def __init__(self, services: Services) -> None:
        self.services = services
        self.all: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table | None]] = {}

    async def open(self) -> None:
        """After a restart every table is there again, at the same choice."""
        for row in await self.services.store.tables():
            await self._bring_up(row)
        log.info("%d tables", len(self.all))

    async def close(self) -> None:
        """Stop the tables; what they have shown is stored."""
        tasks = [table.task for table in self.all.values() if table.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        self.all = {}

    async def _bring_up(self, row: TableRow) -> Table:
        table = Table(row, self.services)
        await table.load()
        self._run(table)
        return table

    def _run(self, table: Table) -> None:
        self.all[table.id] = table
        table.task = asyncio.create_task(table.run(), name=f"table {table.id}")

    async def create(self, person: str, name: str, wanted: NewTable) -> Table:
        """The creator is the host and sits in seat 0."""
        self._make_room()
        packs = None if wanted.packs is None else tuple(wanted.packs)
        setup = game(wanted.game).setup(wanted.players, packs, dict(wanted.house))
        row = TableRow(
            id=secrets.token_urlsafe(12), game=wanted.game, packs=list(setup.packs),
            players=setup.players, house=setup.house, clock=wanted.clock, public=wanted.public,
            seats=[SeatRow() for _ in range(setup.players)], host=person,
            made=self.services.clock.now(), take_back=wanted.take_back,
            hints=wanted.hints,
        )  # fmt: skip
        seating.sit(row, 0, person, name)
        table = Table(row, self.services)
        if wanted.start:
            draft = row.draft()
            known = self.services.bots_of(row.game)
            chosen = [bot for bot in wanted.bots if bot in known]
            seating.fill(draft, *(chosen or seating.welcome(draft, known)))
            await table.driver.begin(draft)
        else:
            await self.services.store.save(row)
        self._run(table)
        return table

    async def play_on(self, person: str, name: str, source: MatchRow, wanted: PlayOn) -> Table:
        """A private table that goes on from a step of a finished match, bots all around."""
        self._make_room()
        if wanted.step >= len(source.answers):
            raise Refused("no_step", f"the steps are 0 to {len(source.answers) - 1}")
        if wanted.seat >= source.players:
            raise Refused("no_seat", f"there is no seat {wanted.seat}")
        row = TableRow(
            id=secrets.token_urlsafe(12), game=source.game, packs=source.packs,
            players=source.players, house=source.house, clock=0, public=False,
            seats=[SeatRow() for _ in range(source.players)], host=person,
            made=self.services.clock.now(),
        )  # fmt: skip
        seating.sit(row, wanted.seat, person, name)
        table = Table(row, self.services)
        draft = row.draft()
        seating.fill(draft, table.driver.default_bot())
        await table.driver.play_on(draft, source, wanted.step)
        self._run(table)
        return table

    def _make_room(self) -> None:
        if len(self.all) >= self.services.settings.tables:
            raise Refused("full", "all tables are taken; try again later", 503)

    async def find(self, id: str) -> Table | None:
        """A table in memory, or one that was put away and is fetched again (once, for all)."""
        if id in self.all:
            return self.all[id]
        if id not in self._loading:
            self._loading[id] = asyncio.create_task(self._fetch(id))
        try:
            return await asyncio.shield(self._loading[id])
        finally:
            self._loading.pop(id, None)

    async def _fetch(self, id: str) -> Table | None:
        row = await self.services.store.table(id)
        if row is None:
            return None
        self._make_room()
        draft = row.draft()
        draft.closed = False
        await self.services.store.save(draft)
        return await self._bring_up(draft)

    async def sweep(self) -> None:
        """Put away what nobody uses."""
        now = self.services.clock.now()
        for table in [table for table in self.all.values() if table.quiet(now)]:
            draft = table.room.row.draft()
            draft.closed = True
            await self.services.store.save(draft)
            if table.quiet(now) and table.task is not None:
                del self.all[table.id]
                table.task.cancel()
            else:  # somebody came in while it was being put away
                await self.services.store.save(table.room.row)

    def lobby(self) -> list[OpenTable]:
        tables = [table for table in self.all.values() if table.room.row.public]
        tables.sort(key=lambda t: (ORDER.index(t.room.state), -t.room.row.made))
        return [line(table) for table in tables[:LISTED]]

    def states(self) -> dict[str, int]:
        count: Counter[str] = Counter(table.room.state for table in self.all.values())
        return {state: count[state] for state in ORDER}


def line(table: Table) -> OpenTable:
    row = table.room.row
    people = [seat.name for seat in row.seats if seat.kind == PERSON]
    taken = sum(seat.kind != EMPTY for seat in row.seats)
    return OpenTable(row.id, row.game, row.packs, row.players, taken, people, table.room.state)

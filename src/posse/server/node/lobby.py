"""The list of tables of all nodes: those of this node, and those in the store."""

from __future__ import annotations

from msgspec import Struct

from posse.server.node.tables import ORDER, Tables
from posse.server.services import Services
from posse.server.store.rows import EMPTY, PERSON, TableRow
from posse.server.table.room import OPEN, OVER, PLAYING

LISTED = 100  # public tables in the lobby
FRESH = 1.0  # seconds for which the stored list is used again


class OpenTable(Struct, frozen=True):
    """A table in the lobby. `code`: its short code, of a public table."""

    id: str
    game: str
    packs: list[str]
    players: int
    seated: int
    people: list[str]
    state: str
    code: str | None = None


class Lobby:
    def __init__(self, services: Services, tables: Tables) -> None:
        self.services = services
        self.tables = tables
        self._read = 0.0
        self._stored: list[tuple[TableRow, str]] = []
        self._codes: dict[str, str] = {}  # of tables on any node

    async def public(self) -> list[OpenTable]:
        found = [(row, state) for row, state in await self.every() if row.public]
        found.sort(key=lambda one: (ORDER.index(one[1]), -one[0].made))
        return [line(row, state, self._code(row.id)) for row, state in found[:LISTED]]

    def _code(self, id: str) -> str | None:
        here = self.tables.all.get(id)
        return self._codes.get(id) if here is None else here.room.code

    async def mine(self, person: str) -> list[OpenTable]:
        """Tables where a person sits or may sit down again: running first, then the newest."""
        found = [
            (row, state)
            for row, state in await self.every()
            if state != OVER and any(person in (seat.person, seat.left) for seat in row.seats)
        ]
        found.sort(key=lambda one: (one[1] != PLAYING, -one[0].made))
        return [line(row, state) for row, state in found]

    async def every(self) -> list[tuple[TableRow, str]]:
        """All tables. For those of this node, memory is newer than the store."""
        here = [(table.room.row, str(table.room.state)) for table in self.tables.all.values()]
        return here + [one for one in await self._elsewhere() if one[0].id not in self.tables.all]

    async def _elsewhere(self) -> list[tuple[TableRow, str]]:
        now = self.services.clock.now()
        if now - self._read >= FRESH:
            self._read = now  # requests meanwhile get the old list
            rows = await self.services.store.listed()
            self._codes = await self.services.store.short_codes() if rows else {}
            self._stored = [(row, _state(row, over)) for row, over in rows]
        return self._stored


def _state(row: TableRow, over: bool) -> str:
    if row.match is None:
        return OPEN
    return OVER if over else PLAYING


def line(row: TableRow, state: str, code: str | None = None) -> OpenTable:
    people = [seat.name for seat in row.seats if seat.kind == PERSON]
    taken = sum(seat.kind != EMPTY for seat in row.seats)
    return OpenTable(row.id, row.game, row.packs, row.players, taken, people, state, code)

"""New tables: an ordinary one, one that goes on with a finished match, and one with a lesson.

The person who creates a table is its host and sits at it.
"""

from __future__ import annotations

import secrets
from collections.abc import Awaitable, Callable

from posse.engine.game import game
from posse.engine.lesson import Lesson
from posse.engine.setup import Setup
from posse.server import offered
from posse.server.errors import Refused
from posse.server.node.table_loader import with_code
from posse.server.services import Services
from posse.server.store.rows import Lease, MatchRow, SeatRow, TableRow
from posse.server.table import table_draft
from posse.server.table.table import Table
from posse.server.wire.bodies import NewTable, PlayOn

# Makes room for a table with this id and returns its lease. Raises Refused if there is no room.
TakeLease = Callable[[str], Awaitable[Lease]]


class NewTables:
    def __init__(self, services: Services) -> None:
        self.services = services

    async def create(
        self, lease: TakeLease, person: str, name: str, wanted: NewTable, id: str | None
    ) -> Table:
        """A table with the wanted settings. The person sits in seat 0."""
        packs = None if wanted.packs is None else tuple(wanted.packs)
        setup = game(wanted.game).setup(wanted.players, packs, dict(wanted.house))
        offered.require(self.services.settings, setup.game, setup.packs)
        row = self._row(person, id, setup)
        row.clock, row.public = wanted.clock, wanted.public
        row.take_back, row.hints = wanted.take_back, wanted.hints
        table_draft.sit(row, 0, person, name)
        table = await with_code(row, self.services, await lease(row.id))
        if wanted.start:
            draft = row.draft()
            known = self.services.bots_of(row.game)
            chosen = [bot for bot in wanted.bots if bot in known]
            table_draft.fill(draft, *(chosen or table_draft.welcome(draft, known)))
            await table.matches.begin(draft)
        else:
            await self.services.store.save(table.room.lease, row)
        return table

    async def play_on(
        self,
        lease: TakeLease,
        person: str,
        name: str,
        source: MatchRow,
        wanted: PlayOn,
        id: str | None,
    ) -> Table:
        """A private table that goes on from a step of a finished match, with bots."""
        if wanted.step >= len(source.answers):
            raise Refused("no_step", f"the steps are 0 to {len(source.answers) - 1}")
        if wanted.seat >= source.players:
            raise Refused("no_seat", f"there is no seat {wanted.seat}")
        setup = Setup(source.game, source.players, tuple(source.packs), source.house)
        row = self._row(person, id, setup)
        table_draft.sit(row, wanted.seat, person, name)
        table = await with_code(row, self.services, await lease(row.id))
        await table.matches.play_on(_with_bots(table), source, wanted.step)
        return table

    async def teach(
        self, lease: TakeLease, person: str, name: str, lesson: Lesson, id: str | None
    ) -> Table:
        """A private table that plays a lesson: the person, and bots named in it."""
        offered.require(self.services.settings, lesson.game.id, lesson.packs)
        setup = Setup(lesson.game.id, len(lesson.names), lesson.packs, lesson.house)
        row = self._row(person, id, setup)
        row.hints = True
        table_draft.sit(row, lesson.pupil, person, name)
        table = Table(row, self.services, await lease(row.id))
        draft = _with_bots(table)
        table_draft.rename(draft, lesson.names)
        await table.matches.teach(draft, lesson)
        return table

    def _row(self, host: str, id: str | None, setup: Setup) -> TableRow:
        """A private table without clock and with empty seats."""
        return TableRow(
            id=id or secrets.token_urlsafe(12), game=setup.game, packs=list(setup.packs),
            players=setup.players, house=setup.house, clock=0, public=False,
            seats=[SeatRow() for _ in range(setup.players)], host=host,
            made=self.services.clock.now(),
        )  # fmt: skip


def _with_bots(table: Table) -> TableRow:
    """A draft of the table's row with bots in all empty seats."""
    draft = table.room.row.draft()
    table_draft.fill(draft, table.room.default_bot())
    return draft

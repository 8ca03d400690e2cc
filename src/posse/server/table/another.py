"""Another game at the same table: people, link, code and big screens stay."""

from __future__ import annotations

from typing import TYPE_CHECKING

from posse.engine.game import game
from posse.server import offered
from posse.server.store.rows import PERSON, SeatRow, TableRow
from posse.server.table import standings, table_draft
from posse.server.table.guest import Guest
from posse.server.table.room import OVER
from posse.server.wire.requests import Another, Options

if TYPE_CHECKING:
    from posse.server.table.table import Table


async def another(table: Table, guest: Guest, request: Another) -> None:
    """After a match: opens the table again for this game. The seats of bots become free."""
    room = table.room
    room.require_host(guest)
    room.require_state(OVER)
    draft = room.row.draft()
    standings.add_result(room, draft)
    draft.seats = [seat if seat.kind == PERSON else SeatRow() for seat in draft.seats]
    _change_game(draft, request)
    offered.require(table.services.settings, draft.game, draft.packs)
    draft.match = None
    await table.services.store.save(room.lease, draft)
    room.reopen()
    room.replace(draft)
    room.broadcast.table()
    room.broadcast.full_to_all()


def _change_game(draft: TableRow, request: Another) -> None:
    """Raises Refused or BadSetup if these people cannot play that."""
    found = game(request.game)
    packs = found.checked_packs(None if request.packs is None else tuple(request.packs))
    fewest, most = found.seats(packs)
    draft.evening = standings.in_another_game(draft.evening, draft.game, found.id)
    draft.game, draft.house = found.id, {}
    players = min(max(draft.players, fewest), most)
    table_draft.configure(draft, Options(packs=list(packs), players=players))

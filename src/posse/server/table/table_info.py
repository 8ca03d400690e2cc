"""The description of a table that its guests are sent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import UNSET

from posse.bots import hinter
from posse.server.store.rows import PERSON
from posse.server.table import host as hosts
from posse.server.table import removed, standings
from posse.server.wire import shapes

if TYPE_CHECKING:
    from posse.server.table.room import Room


def table_info(room: Room, me: int | None) -> shapes.TableInfo:
    """The table as the person in seat `me` sees it; None is a spectator."""
    row, play = room.row, room.play
    host = room.seat_of(row.host) if row.host else None
    spectators = {
        guest.person or id(guest)
        for guest, who in room.guests.items()
        if who is None and guest not in room.screens.pages
    }
    intro = room.introduction.seconds_left()
    return shapes.TableInfo(
        row.id, row.game, row.packs, row.players, row.house, row.clock, row.public,
        room.state,
        host,
        [_seat_info(room, seat, me) for seat in range(len(row.seats))],
        me,
        row.match,
        play.match.commitment if play else None,
        len(spectators),
        f"/t/{row.id}",
        _source(room),
        row.hints and bool(hinter(row.game)),
        row.take_back,
        UNSET if intro is None else intro,
        standings.shown(row) if row.evening.matches else UNSET,
        removed.shown(row) if row.kicked and me is not None and me == host else UNSET,
        len(room.screens.counted()) or UNSET,
        room.code,
        (room.entrance.shown() or UNSET) if me is not None and me == host else UNSET,
        row.shuffle,
        hosts.shown(room),
        room.lesson.info() if room.lesson is not None and room.lesson.lesson.pupil == me else UNSET,
        room.hurries() or UNSET,
    )  # fmt: skip


def _source(room: Room) -> shapes.Source | None:
    row = room.play.row if room.play else None
    return shapes.Source(row.source, row.step) if row and row.source else None


def _seat_info(room: Room, i: int, me: int | None) -> shapes.SeatInfo:
    seat, presence = room.row.seats[i], room.presences[i]
    person = seat.kind == PERSON
    away = presence.away_since if person else None
    return shapes.SeatInfo(
        seat.name, seat.kind, person and presence.away_since is None, i == me,
        presence.minded, seat.bot,
        None if away is None else round(room.services.clock.now() - away),
        room.introduction.since is not None and person and presence.reads_intro,
        room.proposals[i].bot if i in room.proposals else UNSET,
        i in room.again if room.is_over and person else UNSET,
    )  # fmt: skip

"""The description of a table that its guests are sent."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import UNSET, UnsetType

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
    to_host = me is not None and me == host
    intro = room.introduction.seconds_left()
    return shapes.TableInfo(
        id=row.id, game=row.game, packs=row.packs, players=row.players, house=row.house,
        clock=row.clock, public=row.public, hints=row.hints and bool(hinter(row.game)),
        take_back=row.take_back, shuffle=row.shuffle,
        state=room.state, host=host, me=me, link=f"/t/{row.id}", code=room.code,
        seats=[_seat_info(room, seat, me) for seat in range(len(row.seats))],
        match=row.match,
        commitment=play.match.commitment if play else None,
        source=_source(room),
        spectators=_spectators(room),
        screens=len(room.screens.counted()) or UNSET,
        intro=UNSET if intro is None else intro,
        lesson=_lesson(room, me),
        evening=standings.shown(row) if row.evening.matches else UNSET,
        next_host=hosts.shown(room),
        removed=removed.shown(row) if row.kicked and to_host else UNSET,
        strangers=(room.entrance.shown() or UNSET) if to_host else UNSET,
        hurries=room.hurries() or UNSET,
    )  # fmt: skip


def _spectators(room: Room) -> int:
    """How many people look on. A person with several pages counts once."""
    looking = [guest for guest, seat in room.guests.items() if seat is None]
    return len({one.person or id(one) for one in looking if one not in room.screens.pages})


def _lesson(room: Room, me: int | None) -> shapes.Lesson | UnsetType:
    lesson = room.lesson
    return lesson.info() if lesson is not None and lesson.lesson.pupil == me else UNSET


def _source(room: Room) -> shapes.Source | None:
    row = room.play.row if room.play else None
    return shapes.Source(row.source, row.step) if row and row.source else None


def _seat_info(room: Room, i: int, me: int | None) -> shapes.SeatInfo:
    seat, presence = room.row.seats[i], room.presences[i]
    person = seat.kind == PERSON
    away = presence.away_since if person else None
    return shapes.SeatInfo(
        name=seat.name, kind=seat.kind, bot=seat.bot, you=i == me,
        here=person and presence.away_since is None,
        away=None if away is None else round(room.services.clock.now() - away),
        minded=presence.minded,
        reading=room.introduction.since is not None and person and presence.reads_intro,
        wish=room.proposals[i].bot if i in room.proposals else UNSET,
        again=i in room.again if room.is_over and person else UNSET,
    )  # fmt: skip

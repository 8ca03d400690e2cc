"""Who is host of a table when the host is away, and from when on."""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import UNSET, UnsetType

from posse.server.wire import shapes

if TYPE_CHECKING:
    from posse.server.table.room import Room


def due(room: Room) -> float | None:
    """When another person becomes host, because the host is away; None if nobody does."""
    host = room.seat_of(room.row.host)
    if host is None or successor(room) is None:
        return None
    away = room.presences[host].away_since
    if away is None:
        return None
    settings = room.services.settings
    grace = settings.host_grace_over if room.is_over else settings.host_grace
    return max(away + min(grace, settings.host_grace), room.answer_clock.not_before)


def successor(room: Room) -> int | None:
    """The seat of the person who becomes host then; None if nobody is here."""
    here = room.present()
    return here[0] if here else None


async def pass_on(room: Room) -> None:
    seat = successor(room)
    if seat is not None:
        draft = room.row.draft()
        draft.host = room.row.seats[seat].person
        await room.commit(draft)


def shown(room: Room) -> shapes.NextHost | UnsetType:
    """What the guests read while the host is away."""
    when, seat = due(room), successor(room)
    if when is None or seat is None:
        return UNSET
    return shapes.NextHost(seat, max(0, round(when - room.services.clock.now())))

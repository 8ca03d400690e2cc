"""Requests about seats: sit down, stand up, change a name, seat a bot, remove a player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from posse.server.errors import Refused
from posse.server.store.rows import PERSON
from posse.server.table import removed, table_draft
from posse.server.table.guest import Guest
from posse.server.table.room import OPEN, OVER, PLAYING, BotProposal
from posse.server.wire.clean_text import NAME, clean
from posse.server.wire.requests import Admit, Bot, Kick, LetIn, Name, Sit, Stand

if TYPE_CHECKING:
    from posse.server.table.table import Table


async def sit(table: Table, guest: Guest, request: Sit) -> None:
    room = table.room
    if not guest.person:
        raise Refused("no_person", "cookies are off, so a seat could not be given back to you")
    require_not_kicked(table, guest)
    seat = room.require_seat(request.seat)
    if room.state == PLAYING and room.row.seats[seat].left != guest.person:
        raise Refused("is_playing", "a match is going on; wait for the next one")
    draft = room.row.draft()
    table_draft.sit(draft, seat, guest.person, guest.name)
    await room.commit(draft)


async def stand(table: Table, guest: Guest, request: Stand) -> None:  # noqa: ARG001
    """Leaves a seat. During a match a bot plays on, and the person may come back."""
    room = table.room
    seat = room.own_seat(guest)
    draft = room.row.draft()
    if room.state == PLAYING:
        table_draft.put_bot(draft, seat, table.room.default_bot())
        draft.seats[seat].left = guest.person
    else:
        table_draft.clear(draft, seat)
    await room.commit(draft)


async def rename(table: Table, guest: Guest, request: Name) -> None:
    name = clean(request.name, NAME)
    room = table.room
    if not guest.person:
        raise Refused("no_person", "cookies are off, so a name could not be kept")
    await table.services.store.rename(guest.person, name)
    for other in room.guests:
        if other.person == guest.person:
            other.name = name
    seat = room.seat_of(guest.person)
    if seat is not None:
        draft = room.row.draft()
        draft.seats[seat].name = table_draft.free_name(draft, name, seat)
        await room.commit(draft)


async def bot(table: Table, guest: Guest, request: Bot) -> None:
    room = table.room
    seat = room.require_seat(request.seat)
    if not _joins(table, guest, request):
        room.require_host(guest)
    if room.row.seats[seat].kind == PERSON:
        raise Refused("taken", "a person sits there")
    if room.state == PLAYING and request.bot and not _agreed(table, guest, request):
        room.broadcast.table()
        return
    draft = room.row.draft()
    if request.bot:
        playing = room.state == PLAYING
        table_draft.put_bot(draft, seat, _known_bot(table, request.bot), playing)
    else:
        room.require_state(OPEN, OVER)
        table_draft.clear(draft, seat)
    await room.commit(draft)


def _joins(table: Table, guest: Guest, request: Bot) -> bool:
    """Whether a seated player agrees with a bot that the host has proposed."""
    proposal = table.room.proposals.get(request.seat)
    seated = bool(guest.person) and table.room.seat_of(guest.person) is not None
    return seated and proposal is not None and proposal.bot == request.bot


def _agreed(table: Table, guest: Guest, request: Bot) -> bool:
    """Whether all people agree. During a match a bot changes only then."""
    room = table.room
    _known_bot(table, request.bot)
    proposal = room.proposals.get(request.seat)
    others = (
        proposal.people if proposal is not None and proposal.bot == request.bot else frozenset()
    )
    people = others | {guest.person}
    seated = {seat.person for seat in room.row.seats if seat.kind == PERSON}
    if seated <= people:
        room.proposals.pop(request.seat, None)
        return True
    room.proposals[request.seat] = BotProposal(request.bot, people)
    return False


async def kick(table: Table, guest: Guest, request: Kick) -> None:
    room = table.room
    room.require_host(guest)
    seat = room.require_seat(request.seat)
    if room.row.seats[seat].kind != PERSON:
        raise Refused("not_possible", "nobody sits there")
    if room.row.seats[seat].person == guest.person:
        raise Refused("yourself", "stand up instead")
    draft = room.row.draft()
    removed.remove(draft, seat)
    table_draft.put_bot(draft, seat, table.room.default_bot())
    await room.commit(draft)


async def admit(table: Table, guest: Guest, request: Admit) -> None:
    room = table.room
    room.require_host(guest)
    draft = room.row.draft()
    removed.admit(draft, request.who)
    await room.commit(draft)


async def let_in(table: Table, guest: Guest, request: LetIn) -> None:
    table.room.require_host(guest)
    table.room.entrance.decide(request.who, request.on)


def require_not_kicked(table: Table, guest: Guest) -> None:
    """Raises Refused if the host has removed this person: they may look on, and no more."""
    if guest.person and guest.person in table.room.row.kicked:
        raise Refused("kicked", "the host of this table has removed you", 403)


def _known_bot(table: Table, name: str) -> str:
    known = table.services.bots_of(table.room.row.game)
    if name not in known:
        raise Refused("no_bot", f"there is no such bot; there are: {', '.join(known)}")
    return name

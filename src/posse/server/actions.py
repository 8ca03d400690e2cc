"""What people may do at a table, one function per request. Legality of moves is the engine's."""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from posse.server import replies, seating
from posse.server.errors import Refused
from posse.server.requests import (
    Answer,
    Back,
    Bot,
    Chat,
    Hint,
    Kick,
    Mute,
    Name,
    Odds,
    Options,
    Pace,
    Phrase,
    Ready,
    Rematch,
    Request,
    Sit,
    Stand,
    Start,
)
from posse.server.room import OPEN, OVER, PLAYING, Guest, Wish
from posse.server.store import PERSON, ChatRow
from posse.server.words import CHAT, NAME, clean

if TYPE_CHECKING:
    from posse.server.table import Table

Action = Callable[["Table", Guest, Any], Awaitable[None]]


async def perform(table: Table, guest: Guest, request: Request) -> None:
    action = ACTIONS.get(type(request))
    if action is None:
        raise Refused("bad_message", "not possible at a table")
    await action(table, guest, request)


# seats ------------------------------------------------------------------------------------------


async def sit(table: Table, guest: Guest, request: Sit) -> None:
    room = table.room
    if not guest.person:
        raise Refused("no_person", "cookies are off, so a seat could not be given back to you")
    seat = room.require_seat(request.seat)
    if room.state == PLAYING and room.row.seats[seat].left != guest.person:
        raise Refused("is_playing", "a match is going on; wait for the next one")
    draft = room.row.draft()
    seating.sit(draft, seat, guest.person, guest.name)
    await room.commit(draft)


async def stand(table: Table, guest: Guest, request: Stand) -> None:  # noqa: ARG001
    """During a match a bot plays on; the person may sit down there again."""
    room = table.room
    seat = _own_seat(table, guest)
    draft = room.row.draft()
    if room.state == PLAYING:
        seating.put_bot(draft, seat, table.driver.default_bot())
        draft.seats[seat].left = guest.person
    else:
        seating.clear(draft, seat)
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
        draft.seats[seat].name = seating.free_name(draft, name, seat)
        await room.commit(draft)


async def bot(table: Table, guest: Guest, request: Bot) -> None:
    room = table.room
    seat = room.require_seat(request.seat)
    if not _joins(table, guest, request):
        room.require_host(guest)
    if room.row.seats[seat].kind == PERSON:
        raise Refused("taken", "a person sits there")
    if room.state == PLAYING and request.bot and not _agreed(table, guest, request):
        room.tell_table()
        return
    draft = room.row.draft()
    if request.bot:
        playing = room.state == PLAYING
        seating.put_bot(draft, seat, _known_bot(table, request.bot), playing)
    else:
        room.require_state(OPEN, OVER)
        seating.clear(draft, seat)
    await room.commit(draft)


def _joins(table: Table, guest: Guest, request: Bot) -> bool:
    """Somebody who sits here wants what the host has wished for."""
    wish = table.room.wishes.get(request.seat)
    seated = bool(guest.person) and table.room.seat_of(guest.person) is not None
    return seated and wish is not None and wish.bot == request.bot


def _agreed(table: Table, guest: Guest, request: Bot) -> bool:
    """In the middle of a match nobody's opponents change unless all people want it."""
    room = table.room
    _known_bot(table, request.bot)
    wish = room.wishes.get(request.seat)
    others = wish.people if wish is not None and wish.bot == request.bot else frozenset()
    people = others | {guest.person}
    seated = {seat.person for seat in room.row.seats if seat.kind == PERSON}
    if seated <= people:
        room.wishes.pop(request.seat, None)
        return True
    room.wishes[request.seat] = Wish(request.bot, people)
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
    seating.put_bot(draft, seat, table.driver.default_bot())
    await room.commit(draft)


# the host ---------------------------------------------------------------------------------------


async def options(table: Table, guest: Guest, request: Options) -> None:
    room = table.room
    room.require_host(guest)
    room.require_state(OPEN)
    draft = room.row.draft()
    seating.configure(draft, request)
    await room.commit(draft)


async def start(table: Table, guest: Guest, request: Start) -> None:  # noqa: ARG001
    room = table.room
    room.require_host(guest)
    room.require_state(OPEN)
    draft = room.row.draft()
    seating.fill(draft, table.driver.default_bot())
    await table.driver.begin(draft)


async def rematch(table: Table, guest: Guest, request: Rematch) -> None:  # noqa: ARG001
    """The same seats again; bots take those of people who have been gone for a minute."""
    room = table.room
    room.require_host(guest)
    room.require_state(OVER)
    draft = room.row.draft()
    for i, seat in enumerate(draft.seats):
        if seat.kind == PERSON and _has_gone(table, i):
            seating.put_bot(draft, i, table.driver.default_bot())
    seating.fill(draft, table.driver.default_bot())
    await table.driver.begin(draft)


def _has_gone(table: Table, seat: int) -> bool:
    away, now = table.room.sitters[seat].away_since, table.services.clock.now()
    return away is not None and now - away >= table.services.settings.host_grace


# playing and talking ----------------------------------------------------------------------------


async def answer(table: Table, guest: Guest, request: Answer) -> None:
    room = table.room
    room.require_state(PLAYING)
    seat = _own_seat(table, guest)
    play = room.play
    assert play is not None
    if room.intro is not None:
        raise Refused("not_yet", "somebody still reads the introduction")
    number = play.match.number
    if request.choice != number:
        raise Refused("stale", f"choice {request.choice} is not pending; choice {number} is")
    choice = play.choice
    if choice.seat != seat:
        raise Refused("not_yours", f"seat {choice.seat} is asked, not you", 403)
    if request.option >= len(choice.options):
        raise Refused("no_option", f"the options are 0 to {len(choice.options) - 1}")
    room.sitters[seat].misses = 0
    await table.driver.taking.give(request.option, request.final)


async def ready(table: Table, guest: Guest, request: Ready) -> None:  # noqa: ARG001
    table.driver.introduction.ready(_own_seat(table, guest))


async def back(table: Table, guest: Guest, request: Back) -> None:
    table.room.require_state(PLAYING)
    await table.driver.taking.back(_own_seat(table, guest), request.choice)


async def hint(table: Table, guest: Guest, request: Hint) -> None:
    """Only for whoever is asked, from what that seat knows."""
    room = table.room
    room.require_state(PLAYING)
    if not room.row.hints:
        raise Refused("no_hints", "this table plays without hints", 403)
    play = room.play
    assert play is not None
    if request.choice != play.match.number:
        raise Refused("stale", f"choice {request.choice} is not pending")
    if play.choice.seat != _own_seat(table, guest):
        raise Refused("not_yours", f"seat {play.choice.seat} is asked, not you", 403)
    option, why = play.hint()
    room.tell(guest, replies.Hint(request.choice, option, replies.why(why)))


async def odds(table: Table, guest: Guest, request: Odds) -> None:  # noqa: ARG001
    """From what everybody saw: the same for whoever asks."""
    room = table.room
    room.require_state(PLAYING)
    _own_seat(table, guest)
    if not room.row.hints:
        raise Refused("no_hints", "this table plays without hints", 403)
    play = room.play
    assert play is not None
    room.tell(guest, replies.Odds(play.match.number, play.odds()))


async def pace(table: Table, guest: Guest, request: Pace) -> None:
    room = table.room
    room.require_state(PLAYING)
    seat = _own_seat(table, guest)
    assert room.play is not None
    if seat in room.play.match.in_play():
        raise Refused("in_play", "you are still in play")
    room.sitters[seat].fast = request.fast


async def chat(table: Table, guest: Guest, request: Chat) -> None:
    text = clean(request.text, CHAT)
    room = table.room
    seat = room.seat_of(guest.person)
    name = guest.name if seat is None else room.row.seats[seat].name
    if not name or not guest.person:
        raise Refused("no_name", "only those who have a seat or a name can talk", 403)
    table.talk.require(guest, seat is not None)
    line = ChatRow((table.chat[-1].n if table.chat else 0) + 1, seat, name, text)
    table.talk.said(line.n, guest)
    await table.services.store.say(room.lease, line)
    table.chat = [*table.chat, line][-table.services.settings.chat_kept :]
    room.tell_all(replies.Chat(line.n, line.seat, line.name, line.text))


async def phrase(table: Table, guest: Guest, request: Phrase) -> None:
    """A slug that every browser words in its own language; gone once it is said."""
    table.talk.require(guest, seated=True)
    table.room.tell_all(replies.Phrase(_own_seat(table, guest), request.id))


async def mute(table: Table, guest: Guest, request: Mute) -> None:
    table.room.require_host(guest)
    table.talk.mute(guest, request.n, request.on)


def _own_seat(table: Table, guest: Guest) -> int:
    seat = table.room.seat_of(guest.person) if guest.person else None
    if seat is None:
        raise Refused("not_seated", "you do not sit at this table", 403)
    return seat


def _known_bot(table: Table, name: str) -> str:
    known = table.services.bots_of(table.room.row.game)
    if name not in known:
        raise Refused("no_bot", f"there is no such bot; there are: {', '.join(known)}")
    return name


ACTIONS: dict[type, Action] = {
    Sit: sit,
    Stand: stand,
    Name: rename,
    Bot: bot,
    Kick: kick,
    Options: options,
    Start: start,
    Rematch: rematch,
    Answer: answer,
    Hint: hint,
    Odds: odds,
    Back: back,
    Ready: ready,
    Pace: pace,
    Chat: chat,
    Phrase: phrase,
    Mute: mute,
}

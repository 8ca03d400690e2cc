"""What people may do at a table, one function per request.

Three kinds of requests have modules of their own: answers (answers.py), seats (seat_requests.py)
and chat (chat.py).
"""

from __future__ import annotations

from collections.abc import Awaitable, Callable
from typing import TYPE_CHECKING, Any

from posse.bots import adviser, hinter
from posse.server import offered
from posse.server.errors import Refused
from posse.server.store.rows import PERSON
from posse.server.table import (
    another,
    chat,
    lesson_run,
    seat_requests,
    table_draft,
    worker_hint,
)
from posse.server.table.guest import Guest
from posse.server.table.room import OPEN, OVER, PLAYING
from posse.server.wire import replies, shapes
from posse.server.wire.requests import (
    Admit,
    Again,
    Another,
    Back,
    Bot,
    Chat,
    Hint,
    Kick,
    Lesson,
    LetIn,
    Mute,
    Name,
    Note,
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

if TYPE_CHECKING:
    from posse.server.table.table import Table

Action = Callable[["Table", Guest, Any], Awaitable[None]]


async def perform(table: Table, guest: Guest, request: Request) -> None:
    action = ACTIONS.get(type(request))
    if action is None:
        raise Refused("bad_message", "not possible at a table")
    await action(table, guest, request)


# the host ---------------------------------------------------------------------------------------


async def options(table: Table, guest: Guest, request: Options) -> None:
    room = table.room
    room.require_host(guest)
    between = request == Options(shuffle=request.shuffle)
    room.require_state(OPEN, *([OVER] if between else []))
    draft = room.row.draft()
    table_draft.configure(draft, request)
    if draft.packs != room.row.packs:
        offered.require(table.services.settings, draft.game, draft.packs)
    await room.commit(draft)
    if room.row.public:
        room.entrance.open()


async def start(table: Table, guest: Guest, request: Start) -> None:  # noqa: ARG001
    room = table.room
    room.require_host(guest)
    room.require_state(OPEN)
    draft = room.row.draft()
    table_draft.fill(draft, table.room.default_bot())
    await table.matches.begin(draft)


async def rematch(table: Table, guest: Guest, request: Rematch) -> None:  # noqa: ARG001
    """Plays again with the same seats. Bots replace people who have been away for a minute."""
    room = table.room
    room.require_host(guest)
    room.require_state(OVER)
    draft = room.row.draft()
    for i, seat in enumerate(draft.seats):
        if seat.kind == PERSON and _has_gone(table, i):
            table_draft.put_bot(draft, i, table.room.default_bot())
    table_draft.fill(draft, table.room.default_bot())
    await table.matches.begin(draft)


async def again(table: Table, guest: Guest, request: Again) -> None:
    """Notes whether a player plays another match. Everybody sees it."""
    room = table.room
    room.require_state(OVER)
    seat = room.own_seat(guest)
    (room.again.add if request.on else room.again.discard)(seat)
    room.broadcast.table()


def _has_gone(table: Table, seat: int) -> bool:
    away, now = table.room.presences[seat].away_since, table.services.clock.now()
    return away is not None and now - away >= table.services.settings.host_grace


# playing ----------------------------------------------------------------------------------------


async def ready(table: Table, guest: Guest, request: Ready) -> None:  # noqa: ARG001
    table.room.introduction.ready(table.room.own_seat(guest))


async def note(table: Table, guest: Guest, request: Note) -> None:
    table.room.introduction.note(table.room.own_seat(guest), request.on)


async def back(table: Table, guest: Guest, request: Back) -> None:
    table.room.require_state(PLAYING)
    await table.take_back.take_back(table.room.own_seat(guest), request.choice)


async def lesson(table: Table, guest: Guest, request: Lesson) -> None:
    table.room.require_state(PLAYING)
    table.room.own_seat(guest)
    await lesson_run.go(table.room, table.answers, request.step)


async def hint(table: Table, guest: Guest, request: Hint) -> None:
    """Sends the asked player what a bot would do, from what that seat knows."""
    room = table.room
    room.require_state(PLAYING)
    if not room.row.hints or not hinter(room.row.game):
        raise Refused("no_hints", "this table plays without hints", 403)
    play = room.playing
    if request.choice != play.number:
        raise Refused("stale", f"choice {request.choice} is not pending")
    if play.choice.seat != room.own_seat(guest):
        raise Refused("not_yours", f"seat {play.choice.seat} is asked, not you", 403)
    if not adviser(room.row.game):
        worker_hint.ask(room, guest, hinter(room.row.game))
        return
    option, why = play.hint()
    room.broadcast.to(guest, replies.Hint(request.choice, option, shapes.why(why)))


async def odds(table: Table, guest: Guest, request: Odds) -> None:  # noqa: ARG001
    """Sends who may have which role, from what everybody saw: the same for all."""
    room = table.room
    room.require_state(PLAYING)
    room.own_seat(guest)
    if not room.row.hints:
        raise Refused("no_hints", "this table plays without hints", 403)
    play = room.playing
    room.broadcast.to(guest, replies.Odds(play.number, play.odds()))


async def pace(table: Table, guest: Guest, request: Pace) -> None:
    room = table.room
    room.require_state(PLAYING)
    seat = room.own_seat(guest)
    if seat in room.playing.match.in_play():
        raise Refused("in_play", "you are still in play")
    room.presences[seat].fast = request.fast
    room.broadcast.table()


ACTIONS: dict[type, Action] = {
    Sit: seat_requests.sit,
    Stand: seat_requests.stand,
    Name: seat_requests.rename,
    Bot: seat_requests.bot,
    Kick: seat_requests.kick,
    Admit: seat_requests.admit,
    LetIn: seat_requests.let_in,
    Options: options,
    Start: start,
    Rematch: rematch,
    Another: another.another,
    Again: again,
    Hint: hint,
    Lesson: lesson,
    Odds: odds,
    Back: back,
    Ready: ready,
    Note: note,
    Pace: pace,
    Chat: chat.say,
    Phrase: chat.phrase,
    Mute: chat.mute,
}

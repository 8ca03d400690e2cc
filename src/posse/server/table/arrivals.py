"""What happens when a page joins a table, and when its connection is closed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from posse.server.table.guest import Guest
from posse.server.wire import replies
from posse.server.wire.requests import Hello

if TYPE_CHECKING:
    from posse.server.table.table import Table


def welcome(table: Table, guest: Guest, hello: Hello) -> None:
    """A guest joins: everybody learns of it, and the guest gets what their page lacks."""
    room, broadcast = table.room, table.room.broadcast
    if hello.screen:
        _make_screen(table, guest)
    seat = room.seat_of(guest.person)
    if seat is not None:
        room.presences[seat].away_since = None
        table.auto_answers.person_acts(seat)
    new = guest not in room.guests
    room.introduction.page_opened(guest, seat, hello.intro)
    room.guests[guest] = seat
    broadcast.table(None if new else [guest])
    broadcast.full(guest, hello.since if _follows(table, hello) else 0)
    table.answers.send_pending(guest)
    broadcast.over([guest])
    room.screens.greet(guest)
    _send_chat(table, guest, hello)


def _make_screen(table: Table, guest: Guest) -> None:
    """From now on the guest is nobody: a spectator, also in the browser of a player."""
    if guest not in table.room.screens.pages:
        leave(table, guest)
    guest.person = guest.name = ""
    table.room.screens.enter(guest)


def _follows(table: Table, hello: Hello) -> bool:
    """Whether the events that the browser has belong to the match that is played now."""
    if hello.match is not None and hello.match != table.room.row.match:
        return False
    play = table.room.play
    return hello.backs is None or play is None or hello.backs == play.row.backs


def _send_chat(table: Table, guest: Guest, hello: Hello) -> None:
    """Sends the lines that the browser lacks. One that does not count lines gets all once."""
    if hello.chat is None and hello.since:
        return
    for line in table.chat:
        if line.n > (hello.chat or 0):
            table.room.broadcast.to(guest, replies.Chat(line.n, line.seat, line.name, line.text))


def leave(table: Table, guest: Guest) -> None:
    """A guest's connection is closed."""
    room = table.room
    room.entrance.leave(guest)
    if guest not in room.guests:
        return  # it never said hello
    del room.guests[guest]
    room.screens.leave(guest)
    room.introduction.pages.discard(guest)
    seat = room.seat_of(guest.person)
    if seat is not None and not room.here(guest.person):
        room.presences[seat].away_since = table.services.clock.now()
    room.broadcast.table()

"""The chat of a table: lines, set phrases, and people whom the host mutes.

How often a person may write is checked before: see http/connection.py and rate_limits.py.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from posse.server.errors import Refused
from posse.server.rate_limits import network
from posse.server.store.rows import ChatRow
from posse.server.table.guest import Guest
from posse.server.table.seat_requests import require_not_kicked
from posse.server.wire import replies
from posse.server.wire.clean_text import CHAT, clean
from posse.server.wire.requests import Chat, Mute, Phrase

if TYPE_CHECKING:
    from posse.server.table.table import Table

KEPT = 200  # lines whose writer can still be muted


class Mutes:
    """Who wrote which line of chat, and who is muted. It is not stored."""

    def __init__(self) -> None:
        self._writers: dict[int, tuple[str, str]] = {}  # person and network, by line
        self._people: set[str] = set()
        self._networks: set[str] = set()  # from there only seated people may write

    def require(self, guest: Guest, seated: bool) -> None:
        there = not seated and network(guest.address) in self._networks
        if guest.person in self._people or there:
            raise Refused("muted", "the host of this table has silenced you", 403)

    def said(self, n: int, guest: Guest) -> None:
        self._writers[n] = guest.person, network(guest.address)
        self._writers.pop(n - KEPT, None)

    def mute(self, host: Guest, n: int, on: bool) -> None:
        person, place = self._writers.get(n, ("", ""))
        if not person:
            raise Refused("no_line", "nobody can be silenced by this line")
        if person == host.person:
            raise Refused("yourself", "you need not talk")
        self._people.discard(person)
        self._networks.discard(place)
        if on:
            self._people.add(person)
            if place != network(host.address):
                self._networks.add(place)


async def say(table: Table, guest: Guest, request: Chat) -> None:
    text = clean(request.text, CHAT)
    room = table.room
    seat = room.seat_of(guest.person)
    name = guest.name if seat is None else room.row.seats[seat].name
    if not name or not guest.person:
        raise Refused("no_name", "only those who have a seat or a name can talk", 403)
    require_not_kicked(table, guest)
    table.mutes.require(guest, seat is not None)
    line = ChatRow((table.chat[-1].n if table.chat else 0) + 1, seat, name, text, guest.person)
    table.mutes.said(line.n, guest)
    await table.services.store.say(room.lease, line)
    table.chat = [*table.chat, line][-table.services.settings.chat_kept :]
    room.broadcast.to_all(replies.Chat(line.n, line.seat, line.name, line.text))


async def phrase(table: Table, guest: Guest, request: Phrase) -> None:
    """Sends a set phrase. Each browser shows it in its own language; it is not stored."""
    table.mutes.require(guest, seated=True)
    table.room.broadcast.to_all(replies.Phrase(table.room.own_seat(guest), request.id))


async def mute(table: Table, guest: Guest, request: Mute) -> None:
    table.room.require_host(guest)
    table.mutes.mute(guest, request.n, request.on)

"""People who come with the short code of a table.

A public table lets everybody in. At a private one a stranger waits, and the host decides. The link
of a table needs no entrance: those who have it are let in at once.
"""

from __future__ import annotations

import secrets
from collections import Counter
from typing import TYPE_CHECKING, Final

from msgspec import Struct

from posse.server.errors import Refused
from posse.server.rate_limits import network
from posse.server.table.guest import Guest
from posse.server.wire import replies, shapes
from posse.server.wire.requests import Enter

if TYPE_CHECKING:
    from posse.server.table.room import Room

OPEN: Final = "open"
WAITING: Final = "waiting"
REFUSED: Final = "refused"
LATE: Final = "late"


class Stranger(Struct, frozen=True):
    """A person or a big screen that waits for the host, with one page or several."""

    who: str
    person: str
    name: str
    screen: bool
    since: float


class Entrance:
    def __init__(self, room: Room) -> None:
        self.room = room
        self.services = room.services
        self.waiting: dict[Guest, Stranger] = {}  # in order of arrival
        self._let_in: set[str] = set()  # people, not stored
        self._refused: set[str] = set()
        self._refusals: Counter[str] = Counter()  # by network

    # strangers ----------------------------------------------------------------------------------

    def ask(self, guest: Guest, request: Enter) -> None:
        """A page has come with the short code. It is told whether it may come in."""
        self.waiting.pop(guest, None)
        if self._may_enter(guest):
            self._tell(guest, OPEN)
        elif self._is_refused(guest):
            self._tell(guest, REFUSED)
        else:
            self.waiting[guest] = self._known(guest, request.screen) or self._new(guest, request)
            self._tell(guest, WAITING)
            self._tell_host()

    def _known(self, guest: Guest, screen: bool) -> Stranger | None:
        """The same person, if another page of theirs waits already."""
        for one in self.waiting.values():
            if guest.person and (one.person, one.screen) == (guest.person, screen):
                return one
        return None

    def _new(self, guest: Guest, request: Enter) -> Stranger:
        if len(self._strangers()) >= self.services.settings.strangers:
            raise Refused("busy", "too many people wait already; try again in a moment", 429)
        who, now = secrets.token_hex(6), self.services.clock.now()
        return Stranger(who, guest.person, guest.name, request.screen, now)

    def _strangers(self) -> list[Stranger]:
        """Those who wait, in order of arrival."""
        return list({one.who: one for one in self.waiting.values()}.values())

    def _may_enter(self, guest: Guest) -> bool:
        row, person = self.room.row, guest.person
        known = {row.host, *self._let_in, *(seat.person for seat in row.seats)}
        known |= {seat.left for seat in row.seats}
        return row.public or bool(person and person in known)

    def _is_refused(self, guest: Guest) -> bool:
        row, most = self.room.row, self.services.settings.refusals
        often = self._refusals[network(guest.address)] >= most
        return often or guest.person in self._refused or guest.person in row.kicked

    def leave(self, guest: Guest) -> None:
        """The connection of a guest is closed."""
        if self.waiting.pop(guest, None) is not None:
            self._tell_host()

    # the host -----------------------------------------------------------------------------------

    def decide(self, who: str, on: bool) -> None:
        """The host lets a stranger in, or refuses them."""
        found = [guest for guest, one in self.waiting.items() if one.who == who]
        if not found:
            raise Refused("not_possible", "nobody waits who is called so")
        for guest in found:
            del self.waiting[guest]
            if on:
                self._let_in.add(guest.person)
            else:
                self._refused |= {guest.person} - {""}
            self._tell(guest, OPEN if on else REFUSED)
        self._refusals.update([] if on else {network(guest.address) for guest in found})
        self._tell_host()

    def open(self) -> None:
        """The table is public now: everybody comes in."""
        for guest in list(self.waiting):
            del self.waiting[guest]
            self._tell(guest, OPEN)
        self._tell_host()

    def shown(self) -> list[shapes.Stranger]:
        """Those who wait, for the host."""
        return [shapes.Stranger(one.who, one.name, one.screen) for one in self._strangers()]

    # time ---------------------------------------------------------------------------------------

    def due(self) -> float | None:
        """When the first of them has waited for too long; None if nobody waits."""
        wait = self.services.settings.entrance
        return min((one.since + wait for one in self.waiting.values()), default=None)

    def expire(self) -> None:
        before = self.services.clock.now() - self.services.settings.entrance
        for guest in [guest for guest, one in self.waiting.items() if one.since <= before]:
            del self.waiting[guest]
            self._tell(guest, LATE)
        self._tell_host()

    # messages -----------------------------------------------------------------------------------

    def _tell(self, guest: Guest, state: shapes.EntryState) -> None:
        table = self.room.row.id if state == OPEN else None
        self.room.broadcast.to(guest, replies.Entry(state, table))

    def _tell_host(self) -> None:
        host, broadcast = self.room.seat_of(self.room.row.host), self.room.broadcast
        if host is not None:
            broadcast.table([one for one, seat in self.room.guests.items() if seat == host])

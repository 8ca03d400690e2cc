"""Who has said what at a table, and who has been silenced. A restart forgets it."""

from __future__ import annotations

from posse.server.errors import Refused
from posse.server.room import Guest

KEPT = 200  # lines whose writer can still be silenced


class Talk:
    def __init__(self) -> None:
        self._writers: dict[int, tuple[str, str]] = {}  # person and address, by line
        self._people: set[str] = set()
        self._addresses: set[str] = set()  # from there only those who have a seat may speak

    def require(self, guest: Guest, seated: bool) -> None:
        if guest.person in self._people or (not seated and guest.address in self._addresses):
            raise Refused("muted", "the host of this table has silenced you", 403)

    def said(self, n: int, guest: Guest) -> None:
        self._writers[n] = guest.person, guest.address
        self._writers.pop(n - KEPT, None)

    def mute(self, host: Guest, n: int, on: bool) -> None:
        person, address = self._writers.get(n, ("", ""))
        if not person:
            raise Refused("no_line", "nobody can be silenced by this line")
        if person == host.person:
            raise Refused("yourself", "you need not talk")
        self._people.discard(person)
        self._addresses.discard(address)
        if on:
            self._people.add(person)
            if address != host.address:
                self._addresses.add(address)

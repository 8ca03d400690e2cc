"""Who wrote which line of chat, and who is muted. It is not stored."""

from __future__ import annotations

from posse.server.errors import Refused
from posse.server.rate_limits import network
from posse.server.table.guest import Guest

KEPT = 200  # lines whose writer can still be muted


class Mutes:
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

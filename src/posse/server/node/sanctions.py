"""What the host has decided, as this node knows it: who is banned or silenced, what is closed."""

from __future__ import annotations

from posse.server.errors import Refused
from posse.server.rate_limits import network
from posse.server.services import Services
from posse.server.store.admin import ADDRESS, BAN, CLOSE, PERSON, SILENCE, TABLE


class Sanctions:
    def __init__(self, services: Services) -> None:
        self.services = services
        self._until: dict[tuple[str, str], float] = {}

    async def refresh(self) -> None:
        """Reads all sanctions again; another node may have made some."""
        rows = await self.services.store.sanctions()
        self._until = {(row.kind, row.subject): row.until for row in rows}

    def banned(self, person: str, address: str) -> bool:
        return self._holds(BAN, person, address)

    def require_welcome(self, person: str, address: str) -> None:
        """Raises Refused if the person or their network is banned."""
        if self.banned(person, address):
            raise Refused("banned", "the host of this server has banned you for a time", 403)

    def require_voice(self, person: str, address: str) -> None:
        """Raises Refused if the person or their network may not write."""
        if self._holds(SILENCE, person, address):
            raise Refused("silenced", "the host of this server has silenced you for a time", 403)

    def closed(self, table: str) -> bool:
        return self._in_force(CLOSE, TABLE + table)

    def _holds(self, kind: str, person: str, address: str) -> bool:
        theirs = bool(person) and self._in_force(kind, PERSON + person)
        return theirs or self._in_force(kind, ADDRESS + network(address))

    def _in_force(self, kind: str, subject: str) -> bool:
        until = self._until.get((kind, subject))
        return until is not None and until > self.services.clock.now()

"""What a person must show before a new table: nothing, a solved puzzle, or the host's password.

A solved puzzle gives the new table its id. So it is good for one table, on all nodes together and
also after a restart, and no node keeps a list of used puzzles.
"""

from __future__ import annotations

import base64
import hmac
import math
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

from posse.server.errors import Refused
from posse.server.node.puzzle import PARTS, BadSolution, Puzzles
from posse.server.services import Services
from posse.server.settings import PASSWORD, PUZZLE
from posse.server.wire.shapes import Puzzle

HARDEST = 24  # bits of a puzzle
_HALF = 60.0  # seconds after which a new table counts half
_SOLVE = "this server asks for a solved puzzle before a new table: see docs/protocol.md"
_ASK = "this server asks for a password before a new table: POST it to /api/password first"


class Flood:
    """How many tables were created lately. Older ones count less and less."""

    def __init__(self) -> None:
        self._count = 0.0
        self._at = 0.0

    def add(self, now: float) -> None:
        self._count, self._at = self.count(now) + 1, now

    def count(self, now: float) -> float:
        return self._count * math.pow(0.5, max(now - self._at, 0.0) / _HALF)


class Admission:
    def __init__(self, services: Services, key: bytes) -> None:
        self.services = services
        self._key = key
        self._puzzles = Puzzles(key, services.settings.puzzle_time)
        self._flood = Flood()
        self._making: set[str] = set()  # tables that are being created from a puzzle

    @asynccontextmanager
    async def table_id(self, proof: str, cookie: str) -> AsyncIterator[str | None]:
        """Raises Refused unless the person may create a table. The id of the table; None: any."""
        mode, now = self.services.settings.new_tables, self.services.clock.now()
        if mode == PASSWORD and not hmac.compare_digest(cookie.encode(), self.pass_key().encode()):
            raise Refused("password", _ASK, 403)
        if mode != PUZZLE:
            yield None
            return
        id = self._id_for(proof, now)
        if id in self._making or await self.services.store.table(id) is not None:
            raise Refused("bad_puzzle", "this puzzle was used already", 403, self._fresh(now))
        self._making.add(id)
        try:
            yield id
            self._flood.add(now)
        finally:
            self._making.discard(id)

    def pass_key(self) -> str:
        """What the browser of a person who knew the password keeps."""
        return self._sealed(self.services.settings.tables_password)

    def knows(self, password: str) -> bool:
        """Whether this is the password. The time tells nothing about it."""
        return hmac.compare_digest(self._sealed(password), self.pass_key())

    def bits(self, now: float) -> int:
        """How hard a puzzle is now: one bit more each time the number of new tables doubles."""
        settings = self.services.settings
        often = self._flood.count(now) / settings.puzzle_calm
        more = math.floor(math.log2(often)) + 1 if often >= 1 else 0
        return min(settings.puzzle_bits + min(more, settings.puzzle_more), HARDEST)

    def _id_for(self, proof: str, now: float) -> str:
        if not proof:
            raise Refused("puzzle", _SOLVE, 403, self._fresh(now))
        try:
            return self._puzzles.name(self._puzzles.solved(proof, now))
        except BadSolution as error:
            raise Refused("bad_puzzle", str(error), 403, self._fresh(now)) from error

    def _fresh(self, now: float) -> dict[str, Puzzle]:
        """A puzzle that can be solved, for a refusal."""
        bits = self.bits(now)
        return {"puzzle": Puzzle(self._puzzles.make(bits, now), bits, PARTS)}

    def _sealed(self, password: str) -> str:
        raw = password.encode(errors="replace")
        seal = hmac.digest(self._key, b"password " + raw, "sha256")
        return base64.urlsafe_b64encode(seal).decode().rstrip("=")

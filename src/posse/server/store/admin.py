"""What the host of a server decides and what players report: rows, and their part of the store."""

from __future__ import annotations

from typing import Final, Literal, Protocol

from msgspec import Struct

SanctionKind = Literal["ban", "silence", "close"]
BAN: Final = "ban"
SILENCE: Final = "silence"
CLOSE: Final = "close"
PERSON: Final = "person:"
ADDRESS: Final = "address:"
TABLE: Final = "table:"


class Sanction(Struct, frozen=True):
    """A decision of the host about a person, a network or a table, until a time."""

    kind: SanctionKind
    subject: str  # person:HASH, address:NETWORK or table:ID
    until: float
    made: float
    note: str = ""  # for the host


class Report(Struct, frozen=True):
    """A line of chat or a name that a player has reported."""

    id: str
    made: float
    table: str
    name: str
    text: str  # "": the name itself was reported
    person: str  # hash of the token of who wrote it, or is called so
    reporter: str


class AdminStore(Protocol):
    """The part of the store for the host; see `Store`."""

    async def sanctions(self) -> list[Sanction]:
        """All sanctions, also those whose time is over."""

    async def sanction(self, given: Sanction) -> None:
        """Stores a sanction in place of an older one of the same kind and subject."""

    async def lift(self, kind: str, subject: str) -> None: ...

    async def reports(self) -> list[Report]:
        """All reports, the newest first."""

    async def report(self, given: Report, most: int) -> bool:
        """Stores a report once. Returns False if there are `most` already."""

    async def settle(self, id: str) -> None:
        """Deletes a report."""

    async def expire(self, now: float, before: float) -> None:
        """Deletes sanctions whose time is over, and reports made before a time."""

"""What the host of a server decides and what players report: rows, and their part of the store."""

from __future__ import annotations

from typing import Final, Literal, Protocol

from msgspec import Struct

from posse.server.store.rows import ChatRow, TableRow

SanctionKind = Literal["ban", "silence", "close", "forget"]
BAN: Final = "ban"
SILENCE: Final = "silence"
CLOSE: Final = "close"
FORGET: Final = "forget"  # every node erases this person from its tables
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


class PersonData(Struct, frozen=True):
    """Everything that is stored about a person."""

    name: str | None
    tables: list[TableRow]
    matches: list[str]
    chat: list[tuple[str, ChatRow]]
    reports: list[Report]


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

    async def about(self, person: str) -> PersonData:
        """What is stored about a person."""

    async def erase(self, person: str) -> None:
        """Erases a person. Tables that are open are left to the nodes that run them."""

    async def expire(self, now: float, before: float) -> None:
        """Deletes sanctions whose time is over, and reports made before a time."""

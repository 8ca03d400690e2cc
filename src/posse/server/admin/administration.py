"""What the host can do, over the store: the same for the page and for the command line."""

from __future__ import annotations

import ipaddress
import re
from collections.abc import Iterable
from typing import Any, TypeVar

import msgspec
from msgspec import Struct

from posse.server.errors import Refused
from posse.server.logs import mark
from posse.server.rate_limits import network
from posse.server.store.admin import (
    ADDRESS,
    CLOSE,
    FORGET,
    PERSON,
    TABLE,
    Report,
    Sanction,
    SanctionKind,
)
from posse.server.store.rows import PERSON as SEATED
from posse.server.store.rows import TableRow
from posse.server.store.store import Store

HOUR = 3600.0
LONGEST = 24.0 * 365 * 10  # hours of a sanction
NOTE = 200  # characters
_HASH = re.compile(r"[0-9a-f]{64}")
_ID = re.compile(r"[A-Za-z0-9_-]{1,64}")


class Seated(Struct, frozen=True):
    """A person in a seat."""

    seat: int
    name: str
    person: str
    host: bool
    addresses: list[str] = []  # of their connections to this node


class TableLine(Struct, frozen=True):
    """A table as the host sees it. Nothing in it tells about cards."""

    id: str
    mark: str  # its name in the log
    game: str
    players: int
    state: str
    public: bool
    made: int  # seconds since 1970
    people: list[Seated]
    watching: int = 0  # connections to this node without a seat


class NewSanction(Struct, forbid_unknown_fields=True, frozen=True):
    """What the host asks for."""

    kind: SanctionKind
    subject: str
    hours: float = 24.0
    note: str = ""


class Overview(Struct, frozen=True):
    tables: list[TableLine]
    reports: list[Report]
    sanctions: list[Sanction]


class DrainStatus(Struct, frozen=True):
    """How far a server is emptied. `waits`: for so many matches. `alone`: no other node."""

    draining: bool
    tables: int
    waits: int
    alone: bool


class Line(Struct, frozen=True):
    """A line of chat."""

    table: str
    name: str
    text: str


class Person(Struct, frozen=True):
    """Everything a server has stored about a person."""

    person: str
    name: str | None
    tables: list[str]
    chat: list[Line]
    matches: list[dict[str, Any]]  # finished ones, as records
    running: list[str]  # matches that are being played: their seed is secret
    reported: list[Report]  # what they have reported
    sanctions: list[Sanction]


Presences = dict[str, list[tuple[str, str]]]  # by table: person and address of each connection


class Administration:
    def __init__(self, store: Store, now: float) -> None:
        self.store = store
        self.now = now

    async def overview(
        self, rows: Iterable[tuple[TableRow, str]], here: Presences | None = None
    ) -> Overview:
        """Everything at once: tables with their states, reports, and sanctions in force."""
        lines = [table_line(row, state, (here or {}).get(row.id, [])) for row, state in rows]
        held = await self.store.sanctions()
        # An order to forget is carried out already, and cannot be lifted.
        sanctions = [row for row in held if row.until > self.now and row.kind != FORGET]
        sanctions.sort(key=lambda row: -row.made)
        return Overview(
            sorted(lines, key=lambda line: -line.made), await self.store.reports(), sanctions
        )

    async def stored(self) -> list[tuple[TableRow, str]]:
        """The tables that are not closed, as the store knows them."""
        found = []
        for row in await self.store.tables():
            match = await self.store.match(row.match) if row.match else None
            state = "open" if match is None else "over" if match.over else "playing"
            found.append((row, state))
        return found

    async def decide(self, wanted: NewSanction) -> Sanction:
        """Stores a decision. Raises Refused if its subject is none."""
        if not 0 < wanted.hours <= LONGEST:
            raise Refused("bad_message", f"hours are above 0 and at most {LONGEST:.0f}")
        until, whom = self.now + wanted.hours * HOUR, subject(wanted.kind, wanted.subject)
        if wanted.kind == CLOSE and not await self.store.table(whom.removeprefix(TABLE)):
            raise Refused("bad_message", "there is no such table")
        given = Sanction(wanted.kind, whom, until, self.now, wanted.note[:NOTE])
        await self.store.sanction(given)
        return given

    async def export(self, person: str) -> Person:
        """Everything stored about a person. Of a running match there is no seed."""
        known(person)
        found = await self.store.about(person)
        matches = [row for id in found.matches if (row := await self.store.match(id)) is not None]
        held = [row for row in await self.store.sanctions() if row.subject == PERSON + person]
        return Person(
            person, found.name, [row.id for row in found.tables],
            [Line(table, line.name, line.text) for table, line in found.chat],
            [match.record() | {"names": match.names, "begun": match.begun} for match in matches
             if match.over],
            [match.id for match in matches if not match.over],
            [msgspec.structs.replace(row, person="") for row in found.reports
             if row.reporter == person], held,
        )  # fmt: skip

    async def forget(self, person: str) -> None:
        """Erases a person: at once in the store, within seconds at every table that is open."""
        known(person)
        order = Sanction(FORGET, PERSON + person, self.now + HOUR, self.now)
        await self.store.sanction(order)
        await self.store.erase(person)

    async def lift(self, kind: str, subject: str) -> None:
        await self.store.lift(kind, subject)

    async def settle(self, report: str) -> None:
        await self.store.settle(report)


def subject(kind: str, given: str) -> str:
    """The subject as it is stored. Raises Refused unless it fits the kind."""
    if kind == CLOSE:
        if given.startswith(TABLE) and _ID.fullmatch(given.removeprefix(TABLE)):
            return given
        raise Refused("bad_message", "a table is closed by table:ID")
    if kind == FORGET:
        raise Refused("bad_message", "a person is forgotten by a request of its own")
    if given.startswith(PERSON) and _HASH.fullmatch(given.removeprefix(PERSON)):
        return given
    if given.startswith(ADDRESS):
        return ADDRESS + counted(given.removeprefix(ADDRESS))
    raise Refused("bad_message", "the subject is person:HASH or address:ADDRESS")


def known(person: str) -> None:
    """Raises Refused unless it is the hash of a person."""
    if not _HASH.fullmatch(person):
        raise Refused("bad_message", "a person is a hash of 64 letters")


def counted(address: str) -> str:
    """The network that limits count an address by. Raises Refused if it is no address."""
    try:
        whole = ipaddress.ip_network(address, strict=False)
    except ValueError as error:
        raise Refused("bad_message", f"not an address: {error}") from error
    return network(str(whole.network_address))


def table_line(row: TableRow, state: str, here: list[tuple[str, str]]) -> TableLine:
    seated = {seat.person for seat in row.seats if seat.kind == SEATED}
    people = [
        Seated(
            n, seat.name, seat.person, seat.person == row.host,
            sorted({address for person, address in here if person == seat.person}),
        )
        for n, seat in enumerate(row.seats) if seat.kind == SEATED
    ]  # fmt: skip
    watching = sum(person not in seated for person, _ in here)
    return TableLine(
        row.id, mark(row.id), row.game, row.players, state, row.public, int(row.made), people,
        watching,
    )  # fmt: skip


T = TypeVar("T")

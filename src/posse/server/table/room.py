"""Who sits at a table, who looks on, and how they are told. Changes are stored before seen."""

from __future__ import annotations

import math
from collections.abc import Iterable
from dataclasses import dataclass
from typing import Final, Protocol

from msgspec import UNSET, UnsetType

from posse.server.errors import Refused
from posse.server.services import Services
from posse.server.store.rows import PERSON, Lease, TableRow
from posse.server.table import standings
from posse.server.table.feed import Audience
from posse.server.table.play import Play
from posse.server.table.presence import Sitter, deadline
from posse.server.wire import replies

OPEN: Final = "open"
PLAYING: Final = "playing"
OVER: Final = "over"


@dataclass(frozen=True)
class Wish:
    """Another bot is to play a seat in the middle of a match; these people want it."""

    bot: str
    people: frozenset[str]


class Guest(Protocol):
    """One browser tab at a table."""

    person: str  # hash of its token; "" if it has none
    name: str
    address: str  # where it comes from

    def send(self, text: str) -> None:
        """Never waits: whoever is too slow is dropped and comes back."""

    def dismiss(self) -> None:
        """The table has left this server; the browser looks for it again."""


class Room:
    def __init__(self, row: TableRow, services: Services, lease: Lease) -> None:
        self.row = row
        self.lease = lease
        self.services = services
        self.play: Play | None = None
        self.state: replies.TableState = OPEN
        self.guests: dict[Guest, Audience] = {}  # and through whose eyes they look
        self.sitters = self._sitters(row)
        self.readers: set[Guest] = set()  # pages that introduce a match before they play it
        self.wishes: dict[int, Wish] = {}  # other bots for seats of this match
        self.again: set[int] = set()  # who plays another one after it
        self.intro: float | None = None  # since then the match waits for its introduction

    def _sitters(self, row: TableRow) -> list[Sitter]:
        now = self.services.clock.now()
        return [Sitter(now) for _ in row.seats]

    # questions ----------------------------------------------------------------------------------

    def seat_of(self, person: str) -> int | None:
        for i, seat in enumerate(self.row.seats):
            if seat.kind == PERSON and seat.person == person:
                return i
        return None

    def here(self, person: str) -> bool:
        return any(guest.person == person for guest in self.guests)

    def present(self) -> list[int]:
        """Seats of people who are here."""
        return [
            i
            for i, (seat, sitter) in enumerate(zip(self.row.seats, self.sitters, strict=True))
            if seat.kind == PERSON and sitter.away_since is None
        ]

    def deadline(self) -> float | None:
        """When the time of whoever is asked is up."""
        if self.play is None or self.play.over or self.intro is not None or self.noted_until():
            return None
        seat, settings = self.play.choice.seat, self.services.settings
        row, sitter = self.row.seats[seat], self.sitters[seat]
        return deadline(self.play.asked, row, sitter, self.row.clock, settings)

    def reading(self) -> list[int]:
        """Seats of people the introduction is waiting for."""
        return [i for i, sitter in enumerate(self.sitters) if self._person(i) and sitter.reading]

    def intro_until(self) -> float:
        """People wait for each other for a while only; bots wait for as long as anybody."""
        assert self.intro is not None
        settings = self.services.settings
        return self.intro + (settings.introduction if self._people() > 1 else settings.patience)

    def noted_until(self) -> float | None:
        """Somebody alone with bots reads a note: nothing happens, and no clock runs."""
        now, patience = self.services.clock.now(), self.services.settings.patience
        for seat in self.present():
            noted = self.sitters[seat].noted
            if noted is not None and now < noted + patience and self.alone(seat):
                return noted + patience
        return None

    def _people(self) -> int:
        return sum(self._person(i) for i in range(len(self.row.seats)))

    def alone(self, seat: int) -> bool:
        """Nobody else at the table is a person."""
        return not any(self._person(i) for i in range(len(self.sitters)) if i != seat)

    def _person(self, seat: int) -> bool:
        return self.row.seats[seat].kind == PERSON

    def reads(self, seat: int) -> bool:
        """A page of this seat's person shows introductions."""
        person = self.row.seats[seat].person
        return any(guest.person == person for guest in self.readers)

    def require_host(self, guest: Guest) -> None:
        if not guest.person or guest.person != self.row.host:
            raise Refused("not_host", "only the host may do this", 403)

    def require_state(self, *states: str) -> None:
        if self.state not in states:
            raise Refused(f"is_{self.state}", f"not possible: the table is {self.state}")

    def require_seat(self, seat: int) -> int:
        if seat >= len(self.row.seats):
            raise Refused("no_seat", f"there is no seat {seat}")
        return seat

    def own_seat(self, guest: Guest) -> int:
        seat = self.seat_of(guest.person) if guest.person else None
        if seat is None:
            raise Refused("not_seated", "you do not sit at this table", 403)
        return seat

    # changes ------------------------------------------------------------------------------------

    async def commit(self, draft: TableRow) -> None:
        """The draft becomes the table, first in the store, then for everybody."""
        await self.services.store.save(self.lease, draft)
        self.adopt(draft)

    def adopt(self, draft: TableRow) -> None:
        """Take over a row that is stored: who looks through which eyes may change with it."""
        before = self.row
        self.row = draft
        self._reseat(before)
        moved = [g for g, audience in self.guests.items() if audience != self.seat_of(g.person)]
        for guest in moved:
            self.guests[guest] = self.seat_of(guest.person)
        self.tell_table()
        for guest in moved:
            self.tell_full(guest)

    def _reseat(self, before: TableRow) -> None:
        """Presence follows the person; a new one starts afresh."""
        known = {s.person: x for s, x in zip(before.seats, self.sitters, strict=True) if s.person}
        fresh = self._sitters(self.row)
        for i, seat in enumerate(self.row.seats):
            if seat.kind == PERSON:
                fresh[i] = known.get(seat.person, fresh[i])
                if self.here(seat.person):
                    fresh[i].away_since = None
        self.sitters = fresh

    # telling ------------------------------------------------------------------------------------

    def tell(self, guest: Guest, message: replies.Out) -> None:
        self._send(guest, replies.text(message))

    def tell_all(self, message: replies.Out) -> None:
        text = replies.text(message)
        for guest in list(self.guests):
            self._send(guest, text)

    def tell_table(self, only: Iterable[Guest] | None = None) -> None:
        texts: dict[Audience, str] = {}
        for guest in list(self.guests if only is None else only):
            me = self.seat_of(guest.person)
            if me not in texts:
                texts[me] = replies.text(replies.Table(self.info(me)))
            self._send(guest, texts[me])

    def tell_full(self, guest: Guest, since: int = 0) -> None:
        if self.play is None:
            self.tell(guest, replies.Full(0, None, None, []))
        else:
            audience = self.guests[guest]
            self._send(guest, self.play.feed.full(audience, since, self.deadline()))

    def tell_step(self) -> None:
        """What the last answer did, to everybody through his own eyes."""
        assert self.play is not None
        texts = self.play.feed.steps(self.guests.values(), self.deadline())
        for guest, audience in list(self.guests.items()):
            self._send(guest, texts[audience])

    def tell_choice(self) -> None:
        """Only the clock or the person behind a pending choice has changed."""
        if self.play is None:
            return
        limit = self.deadline()
        for guest, audience in list(self.guests.items()):
            self.tell(guest, replies.Chosen(self.play.feed.choice(audience, limit)))

    def tell_seat(self, seat: int, message: replies.Out) -> None:
        for guest in [guest for guest, audience in self.guests.items() if audience == seat]:
            self.tell(guest, message)

    def tell_back(self, seat: int) -> None:
        """An answer was taken back: everybody goes back with it."""
        assert self.play is not None
        limit = self.deadline()
        for guest, audience in list(self.guests.items()):
            self._send(guest, self.play.feed.back(audience, seat, limit))

    def tell_over(self, only: Iterable[Guest] | None = None) -> None:
        """Now the seed may be known."""
        play = self.play
        if play is None or self.state != OVER or play.match.result is None:
            return
        result = replies.result(play.match.result)
        for guest in list(self.guests if only is None else only):
            self.tell(guest, replies.Over(result, play.match.seed, play.id))

    def _send(self, guest: Guest, text: str) -> None:
        self.services.metrics.sent(len(text))
        guest.send(text)

    # descriptions -------------------------------------------------------------------------------

    def info(self, me: int | None) -> replies.TableInfo:
        row = self.row
        return replies.TableInfo(
            row.id, row.game, row.packs, row.players, row.house, row.clock, row.public,
            self.state,
            self.seat_of(row.host) if row.host else None,
            [self._seat_info(i, me) for i in range(len(row.seats))],
            me,
            row.match,
            self.play.match.commitment if self.play else None,
            len({guest.person or id(guest) for guest, who in self.guests.items() if who is None}),
            f"/t/{row.id}",
            self._source(),
            row.hints,
            row.take_back,
            self._intro_left(),
            standings.told(row) if row.evening.matches else UNSET,
        )  # fmt: skip

    def _intro_left(self) -> int | UnsetType:
        if self.intro is None or self._people() < 2:
            return UNSET
        return max(0, math.ceil(self.intro_until() - self.services.clock.now()))

    def _source(self) -> replies.Source | None:
        row = self.play.row if self.play else None
        return replies.Source(row.source, row.step) if row and row.source else None

    def _seat_info(self, i: int, me: int | None) -> replies.SeatInfo:
        seat, sitter = self.row.seats[i], self.sitters[i]
        here = seat.kind == PERSON and sitter.away_since is None
        away = sitter.away_since if seat.kind == PERSON else None
        return replies.SeatInfo(
            seat.name, seat.kind, here, i == me, sitter.minded, seat.bot,
            None if away is None else round(self.services.clock.now() - away),
            self.intro is not None and seat.kind == PERSON and sitter.reading,
            self.wishes[i].bot if i in self.wishes else UNSET,
            i in self.again if self.state == OVER and seat.kind == PERSON else UNSET,
        )  # fmt: skip

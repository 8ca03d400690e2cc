"""The state of one table: its row, its match, its guests, and who is present.

Everything else in this package acts on a `Room`. A change of the row is stored before anybody
sees it.
"""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final

from posse.server.errors import Refused
from posse.server.services import Services
from posse.server.store.rows import BOT, PERSON, Lease, MatchRow, TableRow
from posse.server.table.answer_clock import AnswerClock
from posse.server.table.broadcast import Broadcast
from posse.server.table.entrance import Entrance
from posse.server.table.guest import Audience, Guest
from posse.server.table.introduction import Introduction
from posse.server.table.lesson_run import LessonRun
from posse.server.table.play import Play
from posse.server.table.presence import Presence
from posse.server.table.screens import Screens
from posse.server.wire import shapes

OPEN: Final = "open"
PLAYING: Final = "playing"
OVER: Final = "over"


@dataclass(frozen=True)
class BotProposal:
    """Another bot is proposed for a seat during a match; these people agree."""

    bot: str
    people: frozenset[str]


class Room:
    def __init__(self, row: TableRow, services: Services, lease: Lease) -> None:
        self.row = row
        self.lease = lease
        self.services = services
        self.play: Play | None = None
        self.state: shapes.TableState = OPEN
        self.guests: dict[Guest, Audience] = {}  # and the audience they belong to
        self.presences = self._fresh_presences(row)
        self.proposals: dict[int, BotProposal] = {}  # other bots for seats of this match
        self.again: set[int] = set()  # seats that play another match after this one
        self.code: str | None = None  # the short code of the table
        self.screens = Screens(self)
        self.entrance = Entrance(self)
        self.introduction = Introduction(self)
        self.lesson: LessonRun | None = None  # what the match that is played teaches
        self.answer_clock = AnswerClock(self)
        self.broadcast = Broadcast(self)

    def _fresh_presences(self, row: TableRow) -> list[Presence]:
        now = self.services.clock.now()
        return [Presence(now) for _ in row.seats]

    # questions ----------------------------------------------------------------------------------

    @property
    def playing(self) -> Play:
        """The match that was begun last."""
        assert self.play is not None, "no match has begun"
        return self.play

    @property
    def asked(self) -> int:
        """The seat that the pending choice asks."""
        return self.playing.choice.seat

    @property
    def is_over(self) -> bool:
        return self.state == OVER

    def seat_of(self, person: str) -> int | None:
        """The seat of a person; None if they have none."""
        for i, seat in enumerate(self.row.seats):
            if seat.kind == PERSON and seat.person == person:
                return i
        return None

    def here(self, person: str) -> bool:
        """Whether a page of this person is connected."""
        return any(guest.person == person for guest in self.guests)

    def people(self) -> list[int]:
        """Seats of people."""
        return [i for i, seat in enumerate(self.row.seats) if seat.kind == PERSON]

    def present(self) -> list[int]:
        """Seats of people who are here."""
        return [seat for seat in self.people() if self.presences[seat].away_since is None]

    def alone(self, seat: int) -> bool:
        """Nobody else at the table is a person."""
        return all(other == seat for other in self.people())

    def hurries(self) -> bool:
        """Whether everybody here is eliminated and wants to see the rest of the match quickly."""
        here = self.present()
        if not here or self.state != PLAYING:
            return False
        fast = all(self.presences[seat].fast for seat in here)
        return fast and not {*here} & {*self.playing.match.in_play()}

    def on_rails(self) -> bool:
        """Whether the match follows a lesson now."""
        return self.lesson is not None and self.lesson.running

    def default_bot(self) -> str:
        return self.services.bots_of(self.row.game)[0]

    # what a request requires --------------------------------------------------------------------

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
        """The seat of a guest. Raises Refused if they have none."""
        seat = self.seat_of(guest.person) if guest.person else None
        if seat is None:
            raise Refused("not_seated", "you do not sit at this table", 403)
        return seat

    # changes of the row -------------------------------------------------------------------------

    async def commit(self, draft: TableRow) -> None:
        """Makes the draft the table's row, first in the store, then for everybody."""
        await self.services.store.save(self.lease, draft)
        self.adopt(draft)

    def adopt(self, draft: TableRow) -> None:
        """Takes over a row that is stored. A guest whose seat has changed gets a new view."""
        moved = self.replace(draft)
        self.broadcast.table()
        for guest in moved:
            self.broadcast.full(guest)

    def replace(self, draft: TableRow) -> list[Guest]:
        """Takes over a row that is stored. Returns the guests whose seat has changed."""
        before = self.row
        self.row = draft
        self._reseat(before)
        if self.lesson is not None and draft.seats[self.lesson.lesson.pupil].kind != PERSON:
            self.lesson.stop()
        moved = [g for g, audience in self.guests.items() if audience != self.seat_of(g.person)]
        for guest in moved:
            self.guests[guest] = self.seat_of(guest.person)
        return moved

    def _reseat(self, before: TableRow) -> None:
        """A presence follows its person to another seat; a new person gets a fresh one."""
        known = {s.person: x for s, x in zip(before.seats, self.presences, strict=True) if s.person}
        fresh = self._fresh_presences(self.row)
        for i, seat in enumerate(self.row.seats):
            if seat.kind == PERSON:
                fresh[i] = known.get(seat.person, fresh[i])
                if self.here(seat.person):
                    fresh[i].away_since = None
        self.presences = fresh

    # changes of the match -----------------------------------------------------------------------

    def replay(self, row: MatchRow) -> Play:
        """The match of a stored row. Raises BadRecord if its answers no longer fit the rules."""
        return Play(row, self.services.make_bot, self.services.random)

    def take_up(self, play: Play) -> None:
        """Goes on with this match, at its pending choice."""
        self.play = play
        self.lesson = LessonRun(play) if play.row.lesson else None
        self.proposals = {}
        self.again = set()
        for presence in self.presences:
            presence.begin_match()
        self.screens.begin_match()
        self.state = OVER if play.over else PLAYING
        self.introduction.cancel()
        self.answer_clock.start()

    def go_back(self, play: Play) -> None:
        """Goes on with the same match after its last answers were taken back."""
        self.play = play
        for presence in self.presences:
            presence.forget_after(play.event_count)
        self.screens.forget_after(play.event_count)

    def end_match(self) -> None:
        self.state = OVER

    def reopen(self) -> None:
        """Forgets the match that is over: people take their seats for another one."""
        self.play = None
        self.lesson = None
        self.proposals = {}
        self.again = set()
        for presence in self.presences:
            presence.begin_match()
        self.screens.begin_match()
        self.introduction.cancel()
        self.state = OPEN

    def start_bot(self) -> None:
        """Lets a bot that searches begin when it is asked, not when its answer is due."""
        play = self.play
        if play is None or play.over:
            return
        seat = self.row.seats[play.choice.seat]
        if seat.kind == BOT:
            play.think(seat.bot, self.services.workers, self.services.settings.think)

    def dissolve(self) -> None:
        """Lets go of the parts that refer to the room. Nothing happens in it any more."""
        for part in ("screens", "entrance", "introduction", "answer_clock", "broadcast"):
            vars(self).pop(part, None)

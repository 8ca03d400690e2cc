"""Reading before playing: the introduction of a match, and notes for beginners.

Before the first question of a match people read who they are, and nobody is asked. A person alone
with bots may also read a note during the match; no clock runs meanwhile.
"""

from __future__ import annotations

import math
from typing import TYPE_CHECKING

from posse.server.table.guest import Guest

if TYPE_CHECKING:
    from posse.server.table.room import Room


class Introduction:
    """Waits for everybody whose page introduces the match, for a while. Then the match begins."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self.services = room.services
        self.since: float | None = None  # since when the match waits for its introduction
        self.pages: set[Guest] = set()  # pages that introduce a match before they play it

    # the introduction ---------------------------------------------------------------------------

    def begin(self) -> None:
        """Asks nobody until the readers are ready. An empty table waits for its people."""
        room = self.room
        for seat, presence in enumerate(room.presences):
            presence.reads_intro = not room.guests or self._has_page(seat)
        if room.play is not None and self.waiting_for():
            self.since = self.services.clock.now()

    def page_opened(self, guest: Guest, seat: int | None, intro: bool) -> None:
        """A page is about to join. A person whose pages show no introduction is ready at once."""
        if intro:
            self.pages.add(guest)
        if seat is not None and not self._has_page(seat):
            self.ready(seat)

    def ready(self, seat: int) -> None:
        """The person of this seat has read the introduction."""
        self.room.presences[seat].reads_intro = False
        if self.since is None:
            return
        if self.waiting_for():
            self.room.broadcast.table()
        else:
            self.end()

    def end(self) -> None:
        """Asks the first question, with the whole time on the clock."""
        assert self.room.play is not None
        self.since = None
        self.room.answer_clock.start()
        self.room.broadcast.table()
        self.room.broadcast.choice()

    def waiting_for(self) -> list[int]:
        """Seats of people who still read."""
        return [seat for seat in self.room.people() if self.room.presences[seat].reads_intro]

    def until(self) -> float:
        """When the match begins at the latest. Bots wait longer than people for each other."""
        assert self.since is not None
        settings = self.services.settings
        several = len(self.room.people()) > 1
        return self.since + (settings.introduction if several else settings.patience)

    def seconds_left(self) -> int | None:
        """For how long people still wait for each other; None if they do not."""
        if self.since is None or len(self.room.people()) < 2:
            return None
        return max(0, math.ceil(self.until() - self.services.clock.now()))

    def _has_page(self, seat: int) -> bool:
        """Whether a page of this seat's person shows introductions."""
        person = self.room.row.seats[seat].person
        return any(guest.person == person for guest in self.pages)

    # notes --------------------------------------------------------------------------------------

    def note(self, seat: int, on: bool) -> None:
        """A note was opened or closed. After it the whole time is on the clock."""
        presence, play = self.room.presences[seat], self.room.play
        if on == (presence.note_since is not None):
            return
        presence.note_since = self.services.clock.now() if on else None
        if play is None or play.over or self.since is not None or not self.room.alone(seat):
            return
        if not on:
            self.room.answer_clock.start()
        self.room.broadcast.choice()

    def note_until(self) -> float | None:
        """Until when a person alone with bots may read a note; None if nobody does."""
        now, patience = self.services.clock.now(), self.services.settings.patience
        for seat in self.room.present():
            since = self.room.presences[seat].note_since
            if since is not None and now < since + patience and self.room.alone(seat):
                return since + patience
        return None

    def holds_clock(self) -> bool:
        """Somebody reads, so no clock runs."""
        return self.since is not None or self.note_until() is not None

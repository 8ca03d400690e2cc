"""Before the first question of a match: people read who they are, and nobody is asked."""

from __future__ import annotations

from collections.abc import Callable

from posse.server.table.room import Guest, Room


class Introduction:
    """Waits for everybody whose page introduces the match, for a while. Then `ask` is called."""

    def __init__(self, room: Room, ask: Callable[[], None]) -> None:
        self.room = room
        self.ask = ask

    def begin(self) -> None:
        """Nobody is asked until those who read are ready; at an empty table they are to come."""
        room = self.room
        for seat, sitter in enumerate(room.sitters):
            sitter.reading = not room.guests or room.reads(seat)
        if room.play is not None and room.reading():
            room.intro = room.services.clock.now()
            room.play.feed.asking = False

    def greet(self, guest: Guest, seat: int | None, intro: bool) -> None:
        """A page is about to come in; somebody without an introduction is ready at once."""
        if intro:
            self.room.readers.add(guest)
        if seat is not None and not self.room.reads(seat):
            self.ready(seat)

    def ready(self, seat: int) -> None:
        self.room.sitters[seat].reading = False
        if self.room.intro is None:
            return
        if self.room.reading():
            self.room.tell_table()
        else:
            self.end()

    def note(self, seat: int, on: bool) -> None:
        """Notes are read in peace: afterwards the whole time is on the clock."""
        sitter, play = self.room.sitters[seat], self.room.play
        if on == (sitter.noted is not None):
            return
        sitter.noted = self.room.services.clock.now() if on else None
        if play is None or play.over or self.room.intro is not None or not self.room.alone(seat):
            return
        if not on:
            self.ask()
        self.room.tell_choice()

    def end(self) -> None:
        """Now somebody is asked, with the whole time on the clock."""
        play = self.room.play
        assert play is not None
        self.room.intro = None
        play.feed.asking = True
        self.ask()
        self.room.tell_table()
        self.room.tell_choice()

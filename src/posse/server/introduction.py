"""Before the first question of a match: people read who they are, and nobody is asked."""

from __future__ import annotations

from collections.abc import Callable

from posse.server.room import Guest, Room


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

    def end(self) -> None:
        """Now somebody is asked, with the whole time on the clock."""
        play = self.room.play
        assert play is not None
        self.room.intro = None
        play.feed.asking = True
        self.ask()
        self.room.tell_table()
        self.room.tell_choice()

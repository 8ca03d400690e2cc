"""Takes an answer back. take_back_check.py decides which answers allow it."""

from __future__ import annotations

from posse.server.errors import Refused
from posse.server.table.answers import Answers
from posse.server.table.play import Play
from posse.server.table.room import Room


class TakeBack:
    def __init__(self, room: Room, answers: Answers) -> None:
        self.room = room
        self.answers = answers
        self.services = room.services

    async def take_back(self, seat: int, number: int) -> None:
        """Undoes the answer to choice `number`, until somebody else answers or time is up.

        Raises Refused if it is too late, or if the table does not allow it.
        """
        pending, play, now = self.answers.pending, self.room.playing, self.services.clock.now()
        if not self.room.row.take_back:
            raise Refused("no_back", "nothing is taken back at this table")
        if pending is None or (pending.seat, pending.number) != (seat, number):
            raise Refused("too_late", "this answer can no longer be taken back")
        if now > pending.until:
            raise Refused("too_late", "this answer can no longer be taken back")
        self.answers.forget_pending()
        if not pending.held:
            play = await self._undo(play, number)
        play.backs[number] += 1
        self.room.answer_clock.resume(pending.asked, now - pending.at)
        if pending.held:  # nobody else has seen anything
            self.room.broadcast.choice_to(seat)
        else:
            self.room.broadcast.back(seat)

    async def _undo(self, play: Play, number: int) -> Play:
        """Cuts the last answers, first in the store. Bots forget them, too."""
        try:
            await self.services.store.cut(self.room.lease, play.id, number)
            fresh = play.back_to(number)
        except Exception as error:
            await self.answers.recover(play, play.number, error)
            raise
        fresh.row.backs += 1  # as the store counts
        fresh.backs = play.backs
        self.room.go_back(fresh)
        return fresh

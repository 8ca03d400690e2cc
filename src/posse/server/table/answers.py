"""An answer, from a person's request to what everybody sees.

accept → hold or apply → store → broadcast: read this module from top to bottom. The server's own
answers, and held ones whose time is over, join at `apply` (auto_answers.py). These modules pass an
answer on, in this order:

 1. http/uvicorn_protocols.py  reads the frame
 2. http/connection.py         checks size and rate
 3. wire/requests.py           decodes the message
 4. cluster/route.py           finds the table, here or on another node
 5. table/table.py             queues it; one task per table
 6. table/answers.py           accepts it, holds or applies it, with the help of the others:
 7. table/take_back_check.py   decides whether it can be taken back
 8. store/store.py             stores it (SQLite or PostgreSQL)
 9. table/broadcast.py         makes the message of each audience and sends it
10. wire/replies.py            encodes it; the connection writes it

On the way it reads the state of the table (room.py) and the match (play.py), starts the answer
clock (answer_clock.py) and makes patches (wire/patch.py).

The table's one task does nothing else in between, so nobody sees an effect that is not durable.
If storing fails, the match is rebuilt from what is stored.
"""

from __future__ import annotations

import logging

from posse.engine.errors import PosseError
from posse.server.errors import Refused, StoreError, log_level
from posse.server.table import standings
from posse.server.table.guest import Guest
from posse.server.table.pending_answer import PendingAnswer
from posse.server.table.play import Play
from posse.server.table.room import PLAYING, Room
from posse.server.table.take_back_check import FINAL, HELD, Disclosure, disclosure
from posse.server.wire import requests

log = logging.getLogger("posse.server")


class Answers:
    def __init__(self, room: Room) -> None:
        self.room = room
        self.services = room.services
        self.clock = room.answer_clock
        self.broadcast = room.broadcast
        self.pending: PendingAnswer | None = None  # the last one, while it can be taken back

    # accept -------------------------------------------------------------------------------------

    async def accept(self, guest: Guest, request: requests.Answer) -> None:
        """A person answers. Raises Refused if they are not asked this, or not any more."""
        self.room.require_state(PLAYING)
        seat = self.room.own_seat(guest)
        self._require_asked(seat, request)
        self.room.presences[seat].misses = 0
        await self._hold_or_apply(request.option, request.final)

    def _require_asked(self, seat: int, request: requests.Answer) -> None:
        play = self.room.playing
        if self.room.introduction.since is not None:
            raise Refused("not_yet", "somebody still reads the introduction")
        number, choice = play.number, play.choice
        if request.choice != number:
            raise Refused("stale", f"choice {request.choice} is not pending; choice {number} is")
        if request.backs is not None and request.backs != play.row.backs:
            raise Refused("stale", f"choice {number} was asked anew after an answer was taken back")
        if choice.seat != seat:
            raise Refused("not_yours", f"seat {choice.seat} is asked, not you", 403)
        if request.option >= len(choice.options):
            raise Refused("no_option", f"the options are 0 to {len(choice.options) - 1}")
        if self.room.lesson is not None:
            self.room.lesson.require(request.option)

    # hold or apply ------------------------------------------------------------------------------

    async def _hold_or_apply(self, option: int, final: bool) -> None:
        """An answer that would show others something is held until it can no longer go back."""
        found = FINAL if final or not self._can_be_taken_back() else self.disclosure(option)
        pending = self._pending_answer(option, held=found == HELD)
        if found != HELD:
            await self.apply(option, "person")
        self.keep_pending(None if found == FINAL else pending)

    def _can_be_taken_back(self) -> bool:
        play, settings = self.room.playing, self.services.settings
        often = play.backs[play.number] >= settings.backs or self.room.on_rails()
        free = len(play.choice.options) > 1 and not often
        return self.room.row.take_back and settings.take_back > 0 and free

    def disclosure(self, option: int) -> Disclosure:
        """What the answer discloses. If that cannot be found out, the answer is final."""
        play = self.room.playing
        try:
            return disclosure(play.match, option)
        except Exception as error:
            words = "match %s: nobody can tell what an answer discloses: %r"
            log.error(words, play.id, error, exc_info=True)
            return FINAL

    def _pending_answer(self, option: int, held: bool) -> PendingAnswer:
        play, now = self.room.playing, self.services.clock.now()
        seat = play.choice.seat
        alone = self.room.alone(seat)
        until = now + self._time_to_take_back(alone, held)
        if self.pending is not None and self.pending.held:  # replaced: the time is not extended
            until = self.pending.until
        asked = self.clock.asked
        return PendingAnswer(seat, play.number, option, now, until, asked, held, alone)

    def _time_to_take_back(self, alone: bool, held: bool) -> float:
        """Against bots only there is no extra pause: a bot ends the time when it answers."""
        settings = self.services.settings
        if not alone:
            return settings.take_back
        return settings.bot_pause if held else settings.patience

    def keep_pending(self, pending: PendingAnswer | None) -> None:
        """From now on this answer can be taken back. Its player is told."""
        self.pending = pending
        self.send_pending()

    def forget_pending(self) -> None:
        """From now on no answer can be taken back."""
        self.pending = None

    def send_pending(self, only: Guest | None = None) -> None:
        """Tells the player who answered that they can take the answer back."""
        pending, now = self.pending, self.services.clock.now()
        if pending is None or pending.until <= now:
            return
        if only is None:
            self.broadcast.to_seat(pending.seat, pending.message(now))
        elif self.room.guests[only] == pending.seat:
            self.broadcast.to(only, pending.message(now))

    # apply, store, broadcast --------------------------------------------------------------------

    async def apply(self, option: int, by: str) -> None:
        """Applies, stores and broadcasts an answer of a person, a bot or the server."""
        play, began = self.room.playing, self.services.clock.now()
        self.forget_pending()
        number = play.number
        try:
            play.match.answer(option)
            await self._store(play, number, option)
        except Exception as error:
            await self.recover(play, number, error)
            raise
        taught = self.room.lesson is not None and self.room.lesson.follow(play.number)
        await self._broadcast(play)
        if taught:
            self.broadcast.table()
        self.services.metrics.answered(by, self.services.clock.now() - began)

    async def _store(self, play: Play, number: int, option: int) -> None:
        said, play.said = play.said, None
        store, lease, began = self.services.store, self.room.lease, self.services.clock.now()
        await store.append(lease, play.id, number, option, play.over, said)
        self.services.metrics.commits.add(self.services.clock.now() - began)

    async def _broadcast(self, play: Play) -> None:
        if not play.over:
            self.clock.start()
            self.room.start_bot()
            self.broadcast.step()
            return
        self.room.end_match()
        self.broadcast.step()
        self.broadcast.over()
        await standings.store_result(self.room)
        self.broadcast.table()

    async def recover(self, play: Play, number: int, error: Exception) -> None:
        """Goes back to what is stored. Nobody has seen the answer yet."""
        log.log(log_level(error), "answer %d of match %s is undone: %r", number, play.id, error)
        try:
            stored = await self.services.store.match(play.id)
            fresh = self.room.replay(stored) if stored else play.back_to(number)
        except (StoreError, PosseError):
            fresh = play.back_to(number)
        self.room.take_up(fresh)
        self.clock.retry_later()
        self.broadcast.full_to_all()

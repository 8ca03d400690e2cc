"""The server's own answers: for bots, for people who are late, and where only one is possible."""

from __future__ import annotations

from typing import Final

from posse.server.store.rows import BOT, PERSON
from posse.server.table.answers import Answers
from posse.server.table.room import OPEN, Room
from posse.server.table.take_back_check import OPEN as CAN_BE_UNDONE

LESSON_PATIENCE: Final = 4.0  # times as long as a question waits elsewhere


class AutoAnswers:
    def __init__(self, room: Room, answers: Answers) -> None:
        self.room = room
        self.answers = answers
        self.clock = room.answer_clock
        self.introduction = room.introduction
        self.services = room.services

    # when ---------------------------------------------------------------------------------------

    def due(self) -> float | None:
        """When the server has to act on the pending choice; None if there is none."""
        play, pending = self.room.play, self.answers.pending
        if play is None or play.over or self.room.state == OPEN:
            return None
        if self.room.lesson is not None and self.room.lesson.waits():
            return self.clock.asked.since + LESSON_PATIENCE * self.services.settings.patience
        if self.introduction.since is not None:
            return self.introduction.until() if self.introduction.waiting_for() else 0.0
        if (note := self.introduction.note_until()) is not None:
            return note
        if pending is not None and pending.held:
            return max(pending.until, self.clock.not_before)
        # Nobody else answers while a person may take their answer back in front of others.
        waits = pending is not None and pending.seat != play.choice.seat and not pending.alone
        until = pending.until if pending is not None and waits else 0.0
        return max(self._answer_due(), self.clock.not_before, until)

    def _answer_due(self) -> float:
        if self._bot_answers():
            return self.clock.bot_due(open_answer=self.answers.pending is not None)
        return self.clock.person_due(self.room.playing.forced())

    def _bot_answers(self) -> bool:
        seat = self.room.asked
        if self.room.on_rails():
            return True
        return self.room.row.seats[seat].kind != PERSON or self.room.presences[seat].minded

    def can_wait(self, now: float) -> bool:
        """Whether a bot is asked whose answer became due only now: then people go first."""
        play, when = self.room.play, self.due()
        if play is None or play.over or when is None:
            return False
        bot = self.room.row.seats[play.choice.seat].kind == BOT
        return bot and self.answers.pending is None and now - when < self.services.settings.yielding

    # what ---------------------------------------------------------------------------------------

    async def act(self) -> None:
        """Does what is due: ends the introduction, applies a held answer, or answers."""
        play, pending = self.room.playing, self.answers.pending
        seat = play.choice.seat
        if self.room.lesson is not None and self.room.lesson.waits():
            self.room.lesson.stop()  # the pupil has gone: no table waits for ever
            self.clock.start()
            self.room.broadcast.table()
        elif self.introduction.since is not None:
            self.introduction.end()
        elif pending is not None and pending.held:
            await self.answers.apply(pending.option, "person")
        elif self._bot_answers():
            bot = self.room.row.seats[seat].bot or self.room.default_bot()
            self.room.screens.give_up(self.clock.asked.since)
            lesson = self.room.lesson
            option = None if lesson is None else lesson.next_answer(play.number)
            await self.answers.apply(play.advise(bot) if option is None else option, "bot")
        elif play.forced():
            await self._apply_forced()
        else:
            minded = self.room.presences[seat].missed(self.services.settings)
            await self.answers.apply(play.advise(self.room.default_bot()), "missed")
            if minded:
                self.room.broadcast.table()

    async def _apply_forced(self) -> None:
        """Gives a person's only option. It can be taken back with the answer that led to it."""
        pending = self.answers.pending
        own = pending is not None and pending.seat == self.room.asked
        stays = own and self.answers.disclosure(0) == CAN_BE_UNDONE
        await self.answers.apply(0, "person")
        if stays:
            self.answers.keep_pending(pending)

    # what people do meanwhile -------------------------------------------------------------------

    def page_has_shown(self, seat: int | None, n: int) -> None:
        """The page of this seat has shown the match up to event n."""
        play = self.room.play
        if seat is None or play is None:
            return
        self.room.presences[seat].has_shown(min(n, play.event_count), self.services.clock.now())
        self.begin_time()

    def begin_time(self) -> None:
        """The asked person's time begins once their page and all big screens have shown all."""
        play = self.room.play
        if play is None or play.over or self._bot_answers() or self.clock.behind():
            return
        waiting = self.answers.pending is not None or self.introduction.since is not None
        if self.clock.page_has_shown() and self.room.row.clock and not waiting:
            self.room.broadcast.choice()

    def person_acts(self, seat: int | None) -> None:
        """The person of this seat did something: a bot that minds it gives it back at once."""
        if seat is None or not self.room.presences[seat].active():
            return
        play = self.room.play
        if play is not None and not play.over and play.choice.seat == seat:
            self.clock.start()
        self.room.broadcast.table()
        self.room.broadcast.choice()

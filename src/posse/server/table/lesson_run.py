"""A lesson at a table: which step it is at, what the pupil may answer, and what follows by itself.

The steps follow from the number of answers, so a restart goes on at the same question. Only how
many of several steps at one question were read is kept in memory.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from msgspec import UNSET

from posse.engine.lesson import lesson_of
from posse.engine.lesson_plan import ROLES, PlannedStep, plan_of
from posse.server.errors import Refused
from posse.server.table.play import Play
from posse.server.wire import shapes

if TYPE_CHECKING:
    from posse.server.table.answers import Answers
    from posse.server.table.room import Room


class LessonRun:
    """`step`: the step it is at. `taken`: it was answered or read, and its end is awaited."""

    def __init__(self, play: Play) -> None:
        self.lesson = lesson_of(play.row.game, play.row.lesson.partition("@")[0])
        self.plan = plan_of(self.lesson)
        self.step, self.taken = self.plan.place(play.number)

    @property
    def running(self) -> bool:
        """Whether the match is still on rails."""
        return self.step < len(self.plan.steps)

    @property
    def now(self) -> PlannedStep:
        return self.plan.steps[self.step]

    def waits(self) -> bool:
        """Whether the pupil has to do something: the table does nothing until then."""
        return self.running and not self.taken

    def stop(self) -> None:
        """The pupil has left: the match is free."""
        self.step, self.taken = len(self.plan.steps), False

    def follow(self, number: int) -> bool:
        """The match is at this choice now. Returns whether the page must be told."""
        before = self.step, self.taken
        while self.running and (self.taken or number > self.now.at):
            self.taken = True
            if number < self.now.at + (self.now.option >= 0) + len(self.now.then):
                break
            self.step, self.taken = self.step + 1, False
        return (self.step, self.taken) != before

    def next_answer(self, number: int) -> int | None:
        """The answer that follows by itself; None if the match is free."""
        if not (self.running and self.taken):
            return None
        return self.now.then[number - self.now.at - (self.now.option >= 0)]

    def require(self, option: int) -> None:
        """Raises Refused unless this is the answer of the step."""
        if self.running and (self.taken or option != self.now.option):
            raise Refused("not_this_step", "the lesson asks for something else now")

    def info(self) -> shapes.Lesson:
        """What the pupil's page is told."""
        found, steps = self.lesson, self.plan.steps
        if not self.running:
            return shapes.Lesson(found.id, len(steps), len(steps), found.part)
        now = self.now
        return shapes.Lesson(
            found.id, self.step, len(steps), found.part, now.at, found.words(now.step),
            now.lit, now.option if now.option >= 0 else UNSET, now.step.tap or UNSET,
            True if self.taken else UNSET, ROLES in now.lit or UNSET,
        )  # fmt: skip


async def go(room: Room, answers: Answers, to: int) -> None:
    """Goes to a step: to the next one, whose way there is played, or back to an earlier one.

    Raises Refused if there is no such step.
    """
    run = room.lesson
    if run is None or not run.running or to > run.step + 1:
        raise Refused("no_step", "the lesson has no such step now")
    if to <= run.step:
        await _back(room, answers, to)
    elif run.waits() and run.now.option >= 0:
        await answers.apply(run.now.option, "person")
    elif run.waits():
        run.taken = True
        run.follow(room.playing.number)
        room.answer_clock.start()
        room.broadcast.table()


async def _back(room: Room, answers: Answers, to: int) -> None:
    """Goes back to the position in which a step began. Bots forget what came after it."""
    play = room.playing
    assert room.lesson is not None
    number = room.lesson.plan.steps[to].at
    if number < play.number:
        try:
            await room.services.store.cut(room.lease, play.id, number)
            fresh = play.back_to(number)
        except Exception as error:
            await answers.recover(play, play.number, error)
            raise
        fresh.row.backs += 1  # as the store counts
        room.go_back(fresh)
    room.lesson.step, room.lesson.taken = to, False
    room.answer_clock.start()
    room.broadcast.table()
    room.broadcast.full_to_all()

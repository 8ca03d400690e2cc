"""What a lesson does step by step: played once from its file, with every mistake found."""

from __future__ import annotations

import re
from typing import Any, Final

from posse.engine.chance import END
from posse.engine.errors import BadRecord, ChanceRanOut
from posse.engine.ids import Seat
from posse.engine.lesson import Lesson, Step
from posse.engine.match import Match, lesson_match
from posse.engine.text import card_text, option_text

QUESTION: Final = "question"  # where the game asks
ANSWER: Final = "answer"  # the button of the answer of this step
ROLES: Final = "roles"  # a sheet with all roles, in place of a note
BUTTON: Final = re.compile(r"button ([a-z0-9-]{1,20})")  # a button of the question


class PlannedStep:
    """A step with its numbers. `at`: the number of the pending choice when it begins.

    `option`: the option to answer with, -1 if the step is only read. `then`: the options that
    follow by themselves. `lit`: the places on the screen.
    """

    def __init__(self, step: Step, at: int, lit: list[str]) -> None:
        self.step = step
        self.at = at
        self.lit = lit
        self.option = -1
        self.then: list[int] = []


class Plan:
    """All steps of a lesson. `end`: the number of the first choice that is free."""

    def __init__(self, lesson: Lesson, steps: list[PlannedStep], end: int) -> None:
        self.lesson = lesson
        self.steps = steps
        self.end = end

    def place(self, number: int) -> tuple[int, bool]:
        """Return the step that the match is at after so many answers, and whether it was taken.

        Of several steps at the same choice it is the first; after the last one it is their number.
        """
        if number > self.end:
            return len(self.steps), False
        last = max([i for i, step in enumerate(self.steps) if step.at <= number])
        at = self.steps[last].at
        if number > at:
            return last, True
        return min([i for i, step in enumerate(self.steps) if step.at == at]), False


_PLANS: Final[dict[str, Plan]] = {}


def plan_of(lesson: Lesson) -> Plan:
    """Return the plan of a lesson, made once."""
    key = f"{lesson.game.id} {lesson.text}"
    if key not in _PLANS:
        _PLANS[key] = plan(lesson)
    return _PLANS[key]


def plan(lesson: Lesson, seed: str = "lesson") -> Plan:
    """Play a lesson and return its plan. Raises BadRecord if a step cannot be played."""
    match = lesson_match(lesson, seed)
    steps: list[PlannedStep] = []
    for step in lesson.steps:
        try:
            steps.append(_played(lesson, match, step))
        except (BadRecord, ChanceRanOut) as error:
            raise BadRecord(f"{lesson.id}, step {step.id}: {error}") from error
    tape = match.state.chance.tape
    if tape is not None and tape != [END]:
        raise BadRecord(f"{lesson.id}: `chance` has {len(tape) - 1} values nobody asked for")
    return Plan(lesson, steps, match.number)


def _played(lesson: Lesson, match: Match, step: Step) -> PlannedStep:
    planned = PlannedStep(step, match.number, _places(lesson, match, step))
    if match.choice is None:
        raise BadRecord("the match is over")
    if step.answer:
        planned.option = _answer(lesson, match, f"{lesson.names[lesson.pupil]} {step.answer}")
    planned.then = [_answer(lesson, match, line) for line in step.then]
    return planned


def _answer(lesson: Lesson, match: Match, line: str) -> int:
    """Give the answer of a line such as `Tom play BANG!/2C > you`, and return its option."""
    who, _, text = line.partition(" ")
    choice = match.choice
    if choice is None:
        raise BadRecord(f"`{line}`: nobody is asked")
    legal = [option_text(lesson.game, option, [*lesson.names]) for option in choice.options]
    asked = lesson.names[choice.seat]
    if who != asked or text not in legal:
        raise BadRecord(f"`{line}`: {asked} is asked ({choice.topic}): {' | '.join(legal)}")
    index = legal.index(text)
    match.answer(index)
    return index


# what is lit --------------------------------------------------------------------------------------


def _places(lesson: Lesson, match: Match, step: Step) -> list[str]:
    known = places(lesson, match)
    out: list[str] = []
    for text in step.lit:
        if text == ANSWER and not step.answer:
            raise BadRecord("the button of an answer is lit, and the step has none")
        if text not in known and BUTTON.fullmatch(text) is None:
            raise BadRecord(f"{text!r} is not there to be lit; there are: {', '.join(known)}")
        out.append(known.get(text, text.replace(" ", "-")))
    return out


def places(lesson: Lesson, match: Match) -> dict[str, str]:
    """Return everything that can be lit now: as a lesson writes it -> as the page finds it."""
    game, me = lesson.game, Seat(lesson.pupil)
    out = {QUESTION: QUESTION, ANSWER: ANSWER, ROLES: ROLES, "hand": f"hand-{me}", **game.lit}
    if game.layout is not None:
        out |= {f"zone {zone.name}": f"zone-{zone.name}" for zone in game.layout.table_zones}
    for sort in ("seat", *game.lit_by_seat):
        out |= {f"{sort} {name}": f"{sort}-{seat}" for seat, name in enumerate(lesson.names)}
    view: Any = match.view(me)
    for card in reversed(game.cards_seen(view)):  # of equal cards it is the first
        out[f"card {card_text(game, card)}"] = f"card-{card}"
    return out

"""The deputy of The Dice Game: exact odds for keep or roll, and aim by what people did."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from posse.bots.base import Bot, Reason, best
from posse.bots.dice.odds import Counts, chances_of
from posse.bots.dice.sides import deputy_wishes, dice_wishes
from posse.bots.dice.why import reason
from posse.bots.dice.worth import RAID, Look
from posse.bots.suspicion.dice import DiceWitness
from posse.engine.choice import NONE, Choice, Option
from posse.engine.event import Event
from posse.engine.state import State
from posse.games.dice.cast import power_of
from posse.games.dice.faces import FACES
from posse.games.dice.frames.aim import Aim
from posse.games.dice.state import DiceState
from posse.games.sheriff.roles import SHERIFF

FAINT: Final = 0.001  # a foe is not helped even where it makes no difference yet
WORSE: Final = -1000.0  # the same dice by another name
Mark = Callable[[Look, Option], float]


def kept_of(faces: list[int], mask: int) -> Counts:
    """What is kept if these dice are rolled again."""
    left = [0] * len(FACES)
    for die, face in enumerate(faces):
        if not mask >> die & 1:
            left[face] += 1
    return tuple(left)


def shoot(look: Look, option: Option) -> float:
    """Slab's second point costs a beer."""
    aim = look.view.stack[-1]
    before = aim.hits[option.seat] if isinstance(aim, Aim) and aim.hits else 0
    if option.verb == "double":
        return look.hits(option.seat, 2, before) - look.beers()[1]
    return look.hits(option.seat, 1, before)


def drink(look: Look, option: Option) -> float:
    own = look.choice.topic == "gulp" and option.seat == look.me
    return look.heals(option.seat, 2 if own else 1)


def arrows(look: Look, option: Option) -> float:
    """One arrow less for a friend, who fears Indians the more the more he has."""
    if option.seat == NONE:
        return 0.0
    held, spite = look.view.arrows[option.seat], FAINT * look.wish[option.seat]
    return RAID * (look.raid(option.seat, held - 1) - look.raid(option.seat, held)) - spite


def bart(look: Look, option: Option) -> float:
    """Arrows in place of points."""
    lost = look.choice.n - option.n
    return look.hits(look.me, lost) - look.arrow_cost(option.n, look.view.arrows[look.me])


def pedro(_: Look, option: Option) -> float:
    return float(option.n)


TOPICS: Final[dict[str, Mark]] = {
    "shoot": shoot,
    "drink": drink,
    "gulp": drink,
    "bless": drink,
    "arrows": arrows,
    "bart": bart,
    "pedro": pedro,
}


class DeputyDice(Bot):
    """Knows the odds of every roll, and what a point is worth to whom."""

    def __init__(self, seed: str) -> None:
        super().__init__(seed)
        self.witness = DiceWitness()

    def observe(self, events: list[Event]) -> None:
        self.witness.observe(events)

    def choose(self, view: State, choice: Choice) -> int:
        assert isinstance(view, DiceState)
        look = Look(view, choice, self.wishes(view))
        if choice.topic == "roll":
            return self._roll(look)
        mark = TOPICS[choice.topic]
        self.marks = [mark(look, option) for option in choice.options]
        index = best(self.marks, self.rng)
        self.why = reason(look.me, choice, choice.options[index])
        return index

    def wishes(self, view: DiceState) -> list[float]:
        """How gladly it sees each seat hurt; by suspicion, where roles are hidden."""
        if SHERIFF in view.roles:
            return deputy_wishes(view, self.witness.belief(view).odds())
        return dice_wishes(view)  # of three all roles are open

    def _roll(self, look: Look) -> int:
        """Of dice that show the same it does not matter which are rolled: the first will do."""
        view, choice = look.view, look.choice
        loose = power_of(view, look.me).loose_dynamite
        found = chances_of(view.faces, look.values(), look.toll(), choice.n, loose)
        marks, first = [], set()
        for option in choice.options:
            kept = kept_of(view.faces, option.n)
            marks.append(found[kept] if kept not in first else WORSE)
            first.add(kept)
        self.marks = marks
        index = marks.index(max(marks))
        gain = marks[index] - marks[0]
        self.why = Reason("why-dice-roll", n=f"{gain:.1f}") if index else Reason("why-dice-stop")
        return index

"""How the greenhorn of The Dice Game sees a table: what faces and players are worth to it."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from posse.bots.dice.sides import dice_wishes
from posse.engine.choice import Choice, Option
from posse.engine.ids import NOBODY, Seat, Topic
from posse.games.dice import topics, verb_names
from posse.games.dice.character_table import power_of
from posse.games.dice.faces import (
    ALL_DICE,
    BEER,
    DICE_IN,
    DYNAMITE,
    FACES,
    GATLING,
    ONE,
    STOPPING,
    TWO,
)
from posse.games.dice.frames.aim import Aim
from posse.games.dice.state import DiceState
from posse.games.dice.targets import targets
from posse.games.dice.verbs import locked

WORST = -10.0
ARROW_COST = 0.5  # share of a life point; more when the Indians are near
# cost of one more, by how many show already
DYNAMITE_COST: Final[tuple[float, ...]] = (0.1, 0.4, 1.5)
NEAR = 3  # arrows left in the middle
PULL = 0.6  # what a Gatling that lacks one face is worth


class Mind:
    """One look at the table: the view and what follows from it."""

    def __init__(self, view: DiceState, choice: Choice) -> None:
        self.view = view
        self.choice = choice
        self.me = view.me
        self.power = power_of(view, view.me)
        self.wish = dice_wishes(view)

    def heals(self, seat: Seat, points: int = 1) -> float:
        """Return what it is worth to me that a player gets points back."""
        room = self.view.max_life[seat] - self.view.life[seat]
        gain = min(points, room) * (1 + 0.3 * max(0, 5 - self.view.life[seat]))
        return -max(-2.0, self.wish[seat]) * gain

    def hits(self, seat: Seat, points: int, before: int = 0) -> float:
        """Return the same for points lost, after `before` that are aimed already."""
        life = self.view.life[seat] - before
        if life <= 0:
            return 0.0
        deadly = 1.5 if life <= points else 0.0
        return self.wish[seat] * (min(points, life) + deadly)

    def best_shot(self, face: int) -> float:
        return max(self.hits(seat, 1) for seat in targets(self.view, self.me, face))

    def best_beer(self) -> float:
        own = self.power.own_beer(self.view.life[self.me])
        others = [self.heals(seat) for seat in self.view.ring if seat != self.me]
        return max(0.0, self.heals(self.me, own), *others)

    def sweep(self) -> float:
        """Return the value of a Gatling of mine: all others are hit, my arrows go back."""
        total = ARROW_COST * self.view.arrows[self.me]
        for seat in self.view.ring:
            if seat != self.me and not power_of(self.view, seat).ducks_gatling:
                total += max(self.hits(seat, 1), -1.5 if self.view.life[seat] > 1 else WORST)
        return total

    # the dice -----------------------------------------------------------------------------------

    def faces(self) -> list[float]:
        """Return what each face is worth to me in the final result."""
        worth = [0.0] * len(FACES)
        worth[ONE] = self.best_shot(ONE)
        worth[TWO] = self.best_shot(TWO)
        worth[BEER] = self.best_beer()
        worth[GATLING] = self._gatling()
        if self.power.peace and self.view.life[self.me] < self.view.max_life[self.me]:
            worth[ONE] -= 1
            worth[TWO] -= 1
        return worth

    def _gatling(self) -> float:
        """Return the value of a Gatling face: high if one is missing or none, low before that."""
        missing = self.power.gatlings - self.view.faces.count(GATLING)
        hope = PULL if missing <= 1 else 0.2
        return max(0.0, self.sweep() * hope) + (0.3 if self.power.clears else 0.0)

    def fresh(self, worth: list[float]) -> float:
        """Return what a die thrown again is worth on average."""
        held = self.view.faces.count(DYNAMITE)
        cost = ARROW_COST + self._attack() + DYNAMITE_COST[min(held, STOPPING - 1)]
        return (sum(worth, 0.0) - cost) / len(worth)

    def _attack(self) -> float:
        """Return what the Indians would cost me on balance.

        The nearer they are, the more it counts.
        """
        view = self.view
        if view.supply > NEAR:
            return 0.0
        loss = view.arrows[self.me] if view.arrows[self.me] + 1 < view.life[self.me] else -WORST
        others = [seat for seat in view.ring if seat != self.me]
        gain = sum(max(-2.0, self.wish[seat]) * view.arrows[seat] for seat in others)
        return (loss - gain) / view.supply**2

    def again(self) -> int:
        """Return the mask of the dice to throw again; 0 to stop, as before a third dynamite."""
        fixed = locked(self.view, self.me)
        if len(DICE_IN[fixed]) >= STOPPING - 1:
            return 0
        worth = self.faces()
        average = self.fresh(worth)
        mask = 0
        for die in DICE_IN[ALL_DICE & ~fixed]:
            face = self.view.faces[die]
            if face == DYNAMITE or worth[face] < average:  # only Black Jack may roll dynamite again
                mask |= 1 << die
        return mask


# answers ------------------------------------------------------------------------------------------


def shoot(mind: Mind, option: Option) -> float:
    """Prefer a wasted shot at a foe to one at a friend."""
    aim = mind.view.stack[-1]
    before = aim.hits[option.seat] if isinstance(aim, Aim) and aim.hits else 0
    if option.verb == verb_names.DOUBLE:
        return mind.hits(option.seat, 2, before) - mind.best_beer()
    return mind.hits(option.seat, 1, before)


def drink(mind: Mind, option: Option) -> float:
    own = mind.power.own_beer(mind.view.life[mind.me]) if option.seat == mind.me else 1
    return mind.heals(option.seat, own)


def bless(mind: Mind, option: Option) -> float:
    return mind.heals(option.seat)


def arrows(mind: Mind, option: Option) -> float:
    """Score removing an arrow: friends first, most of all those with many. Passing scores 0."""
    if option.seat == NOBODY:
        return 0.0
    return -mind.wish[option.seat] * mind.view.arrows[option.seat]


def bart(mind: Mind, option: Option) -> float:
    """An arrow costs less than a point, unless an attack would then eliminate me."""
    life = mind.view.life[mind.me] - (mind.choice.n - option.n)
    if life <= 0:
        return WORST
    held = mind.view.arrows[mind.me] + option.n
    return option.n - (2.0 if held >= life and option.n else 0.0)


def most(mind: Mind, option: Option) -> float:  # noqa: ARG001
    """Pedro Ramirez: the fewer arrows the better."""
    return float(option.n)


TOPICS: dict[Topic, Callable[[Mind, Option], float]] = {
    topics.SHOOT: shoot,
    topics.DRINK: drink,
    topics.GULP: drink,
    topics.BLESS: bless,
    topics.ARROWS: arrows,
    topics.BART: bart,
    topics.PEDRO: most,
}

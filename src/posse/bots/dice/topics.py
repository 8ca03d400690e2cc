"""What every answer of The Dice Game is worth to the deputy, except what to roll again."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from posse.bots.dice.face_values import RAID, FaceValues
from posse.bots.dice.odds import Counts
from posse.engine.choice import Option
from posse.engine.ids import NOBODY, Topic
from posse.games.dice import topics, verb_names
from posse.games.dice.faces import FACES
from posse.games.dice.frames.aim import Aim

FAINT: Final = 0.001  # foes get no help, even if it makes no difference yet
Mark = Callable[[FaceValues, Option], float]


def kept_of(faces: list[int], mask: int) -> Counts:
    """Return what is kept if these dice are rolled again."""
    left = [0] * len(FACES)
    for die, face in enumerate(faces):
        if not mask >> die & 1:
            left[face] += 1
    return tuple(left)


def shoot(look: FaceValues, option: Option) -> float:
    """Score a shot. The second point of Slab the Killer costs a beer."""
    aim = look.view.stack[-1]
    before = aim.hits[option.seat] if isinstance(aim, Aim) and aim.hits else 0
    if option.verb == verb_names.DOUBLE:
        return look.hits(option.seat, 2, before) - look.beers()[1]
    return look.hits(option.seat, 1, before)


def drink(look: FaceValues, option: Option) -> float:
    own = look.choice.topic == topics.GULP and option.seat == look.me
    return look.heals(option.seat, 2 if own else 1)


def arrows(look: FaceValues, option: Option) -> float:
    """Remove an arrow of a friend. The more arrows they have, the more it helps."""
    if option.seat == NOBODY:
        return 0.0
    held, spite = look.view.arrows[option.seat], FAINT * look.wish[option.seat]
    return RAID * (look.raid(option.seat, held - 1) - look.raid(option.seat, held)) - spite


def bart(look: FaceValues, option: Option) -> float:
    """Take arrows in place of points."""
    lost = look.choice.n - option.n
    return look.hits(look.me, lost) - look.arrow_cost(option.n, look.view.arrows[look.me])


def pedro(_: FaceValues, option: Option) -> float:
    return float(option.n)


TOPICS: Final[dict[Topic, Mark]] = {
    topics.SHOOT: shoot,
    topics.DRINK: drink,
    topics.GULP: drink,
    topics.BLESS: drink,
    topics.ARROWS: arrows,
    topics.BART: bart,
    topics.PEDRO: pedro,
}

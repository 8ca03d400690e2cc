"""Blunders of The Dice Game: what no bot may ever do, judged by what its own seat knows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from posse.bots.sides import foe, friend
from posse.engine.choice import Choice, Option
from posse.engine.ids import NOBODY, Seat
from posse.games.dice import topics
from posse.games.dice.faces import DYNAMITE, STOPPING
from posse.games.dice.frames.aim import Aim
from posse.games.dice.state import DiceState

BEERS: Final = (topics.DRINK, topics.GULP, topics.BLESS)


def doomed(view: DiceState, seat: Seat) -> bool:
    """Return True if the shots aimed before will eliminate the seat."""
    aim = view.stack[-1]
    return isinstance(aim, Aim) and bool(aim.hits) and aim.hits[seat] >= view.life[seat]


def hurt(view: DiceState, seat: Seat) -> bool:
    return view.life[seat] < view.max_life[seat]


# each: does the option, taken in this question, deserve its name? -----------------------------


def shoots_a_friend(view: DiceState, choice: Choice, option: Option) -> bool:
    """A Deputy shoots the Sheriff, although the shot could hit another player."""
    if choice.topic != topics.SHOOT or not friend(view, option.seat):
        return False
    return not all(friend(view, other.seat) for other in choice.options)


def shoots_the_doomed(view: DiceState, choice: Choice, option: Option) -> bool:
    """Shoots a player who is eliminated already, although a certain foe is in reach."""
    if choice.topic != topics.SHOOT or not doomed(view, option.seat):
        return False
    return any(foe(view, o.seat) and not doomed(view, o.seat) for o in choice.options)


def heals_a_foe(view: DiceState, choice: Choice, option: Option) -> bool:
    """An Outlaw gives the Sheriff a beer that the Outlaw could drink."""
    return choice.topic in BEERS and hurt(view, option.seat) and foe(view, option.seat)


def heals_nobody(view: DiceState, choice: Choice, option: Option) -> bool:
    """Gives a beer to an unhurt player, although the bot itself lacks a point."""
    return choice.topic in BEERS and not hurt(view, option.seat) and hurt(view, view.me)


def clears_a_foe(view: DiceState, choice: Choice, option: Option) -> bool:
    """Kit Carlson takes an arrow from a certain foe."""
    return choice.topic == topics.ARROWS and option.seat != NOBODY and foe(view, option.seat)


def dies_for_an_arrow(view: DiceState, choice: Choice, option: Option) -> bool:
    """Bart Cassidy falls, although he could take arrows."""
    if choice.topic != topics.BART or choice.n - option.n < view.life[view.me]:
        return False
    return any(choice.n - other.n < view.life[view.me] for other in choice.options)


def keeps_arrows(_: DiceState, choice: Choice, option: Option) -> bool:
    """Pedro Ramirez keeps arrows that he could discard."""
    return choice.topic == topics.PEDRO and option.n < max(other.n for other in choice.options)


def risks_the_last_point(view: DiceState, choice: Choice, option: Option) -> bool:
    """Rolls again with one life point left and two dynamites that stay."""
    if choice.topic != topics.ROLL or not option.n or view.life[view.me] != 1:
        return False
    kept = [face for die, face in enumerate(view.faces) if not option.n >> die & 1]
    return kept.count(DYNAMITE) == STOPPING - 1


Blunder = Callable[[DiceState, Choice, Option], bool]
BLUNDERS: Final[tuple[Blunder, ...]] = (
    shoots_a_friend,
    shoots_the_doomed,
    heals_a_foe,
    heals_nobody,
    clears_a_foe,
    dies_for_an_arrow,
    keeps_arrows,
    risks_the_last_point,
)


def blunders(view: DiceState, choice: Choice, option: Option) -> list[str]:
    """Return the names of the blunders that this option would be."""
    return [one.__name__ for one in BLUNDERS if one(view, choice, option)]

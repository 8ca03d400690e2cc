"""The form of what a bot knows about a pack of BANG!. The tables are in `packs`, a folder a pack.

A card that is in no table is neutral: it is worth as much as any other card, and it counts neither
as help nor as harm to the player it is used on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass, field, fields
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING, Final

from posse.bots.base import Reason
from posse.engine.choice import Option
from posse.engine.ids import Topic, Verb

if TYPE_CHECKING:
    from posse.bots.bang.mind import Mind

Score = Callable[["Mind", Option], float]  # the higher, the better; ending the turn scores 0
Numbers = Mapping[str, float]
Names = Mapping[str, str]
Scores = Mapping[str, Score]  # by kind of card
Answers = Mapping[tuple[Topic, Verb], Score]
Why = Callable[["Mind", Option], Reason]  # of an option that was taken
Whys = Mapping[str, Why]  # by kind of card
AnswerWhys = Mapping[tuple[Topic, Verb], Why]

ACTS: Final = ("shot", "jail", "rob", "help", "sweep")  # what a card does to its target
ORDINARY = 4.0  # what an unknown card is worth
NO = -1.0  # worse than ending the turn
ANY_VERB: Final = Verb("*")  # in `answers` and `whys`


@dataclass
class Knowledge:
    """The tables of one pack, or of all of them together."""

    # by kind of card
    worth: Numbers = field(default_factory=dict)  # in the hand
    misses: Numbers = field(
        default_factory=dict
    )  # in front, if it differs; below 0: its owner gains by losing it
    plays: Scores = field(default_factory=dict)  # from the hand in phase II
    uses: Scores = field(default_factory=dict)  # in front of me in phase II
    # by kind of card, or by verb of an ability: what it does to its target
    acts: Names = field(default_factory=dict)  # "shot", "jail", "rob", "help", "sweep"
    # by kind of card in front, or by character
    stops: Numbers = field(default_factory=dict)  # the chance that it stops a hit
    # by character
    abilities: Numbers = field(default_factory=dict)  # what the ability is worth
    stings: Numbers = field(
        default_factory=dict
    )  # cards that a hit brings its victim or costs the attacker
    # by topic and verb of the option; ANY_VERB is for all verbs that are not named
    answers: Answers = field(default_factory=dict)
    whys: AnswerWhys = field(default_factory=dict)
    # by kind of card: why it is played or used, if it has no target
    means: Whys = field(default_factory=dict)

    def add(self, more: Knowledge) -> None:
        for name in TABLES:
            setattr(self, name, {**getattr(self, name), **getattr(more, name)})

    def check(self) -> None:
        """Raise TypeError for an act that no bot understands."""
        unknown = {*self.acts.values()} - {*ACTS}
        if unknown:
            raise TypeError(f"acts are {', '.join(ACTS)}, not {', '.join(sorted(unknown))}")


TABLES: Final = [one.name for one in fields(Knowledge)]


def flat(value: float) -> Score:
    """Return a score that is the same in every position."""
    return lambda _mind, _option: value


def learn(names: Iterable[str]) -> Knowledge:
    """Return the merged tables of these modules; later ones replace earlier.

    A pack without such a module adds nothing.
    """
    known = Knowledge()
    for module in names:
        if _exists(module):
            known.add(import_module(module).KNOWLEDGE)
    return known


def _exists(module: str) -> bool:
    try:
        return find_spec(module) is not None
    except ModuleNotFoundError:  # not even its package
        return False

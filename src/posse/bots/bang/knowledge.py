"""What a bot has to be told about the packs of BANG!; each pack has a file of such tables here.

What is in no table is neutral: a card worth as much as any other, of which nobody knows whether
it helps or harms whom it is used on.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from importlib import import_module
from importlib.util import find_spec
from typing import TYPE_CHECKING

from posse.engine.choice import Option

if TYPE_CHECKING:
    from posse.bots.bang.mind import Mind

Score = Callable[["Mind", Option], float]  # the higher, the better; ending the turn scores 0
Numbers = Mapping[str, float]
Names = Mapping[str, str]
Scores = Mapping[str, Score]

ORDINARY = 4.0  # what a card is worth; also one that is not seen
NO = -1.0  # worse than ending the turn


class Knowledge:
    """The tables of one pack, or of all of them together."""

    def __init__(
        self,
        worth: Numbers | None = None,
        misses: Numbers | None = None,
        acts: Names | None = None,
        abilities: Numbers | None = None,
        stops: Numbers | None = None,
        plays: Scores | None = None,
        uses: Scores | None = None,
        answers: Scores | None = None,
    ) -> None:
        # by kind of card
        self.worth = dict(worth or {})  # in the hand
        self.misses = dict(misses or {})  # when lost in front, if not that; < 0: good riddance
        self.plays = dict(plays or {})  # from the hand in phase II
        self.uses = dict(uses or {})  # in front of me in phase II
        # by kind of card, or by the event of an ability: what it is to whom it is done
        self.acts = dict(acts or {})  # "shot", "jail", "rob", "help", "sweep"
        # by kind of card in front, or by character: the chance that it stops a hit
        self.stops = dict(stops or {})
        # by character
        self.abilities = dict(abilities or {})  # what it is worth to have such a one
        # by topic and verb of the option: "shot barrel"; "shot *" is for all other verbs
        self.answers = dict(answers or {})

    def add(self, more: Knowledge) -> None:
        self.worth |= more.worth
        self.misses |= more.misses
        self.acts |= more.acts
        self.abilities |= more.abilities
        self.stops |= more.stops
        self.plays |= more.plays
        self.uses |= more.uses
        self.answers |= more.answers


def flat(value: float) -> Score:
    """The same whatever the position."""
    return lambda _mind, _option: value


def learn(names: Iterable[str]) -> Knowledge:
    """What the modules of these names beside this one know; some packs may have none."""
    known = Knowledge()
    for name in names:
        module = f"posse.bots.bang.{name}"
        if find_spec(module) is not None:
            known.add(import_module(module).KNOWLEDGE)
    return known

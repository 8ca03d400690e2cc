"""The greenhorn of Wyatt Earp: collects, lays what it can, and plays its best-looking card."""

from __future__ import annotations

from posse.bots.base import Bot, Reason, best
from posse.bots.wyatt.glance import LAW, MARKS, Glance
from posse.engine.choice import NONE, Choice, Option
from posse.engine.state import State
from posse.games.wyatt.state import WyattState


class GreenhornWyatt(Bot):
    """Legal and not foolish; does no sums."""

    def choose(self, view: State, choice: Choice) -> int:
        assert isinstance(view, WyattState)
        if len(choice.options) == 1:
            self.why = None
            return 0
        glance = Glance(view)
        marks = [MARKS[option.verb](glance, option) for option in choice.options]
        index = best(marks, self.rng)
        self.why = reason(choice.options[index])
        return index


def reason(option: Option) -> Reason:
    """Where the deputy has counted, the greenhorn only likes the look of it."""
    if option.verb in LAW:
        return Reason("why-wyatt-law")
    if option.verb == "discard":
        return Reason("why-wyatt-spare", card=option.card)
    if option.verb == "lay":
        return Reason("why-wyatt-lay", card=option.card, n=option.n)
    if option.seat != NONE:
        return Reason(f"why-wyatt-{option.verb}", seat=option.seat, card=option.card)
    return Reason(f"why-wyatt-{option.verb}", card=option.card)

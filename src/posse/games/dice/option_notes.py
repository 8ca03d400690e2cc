"""What an option will do as things stand: how many points a beer brings back."""

from __future__ import annotations

from posse.engine.choice import Note, Option
from posse.games.dice import verb_names
from posse.games.dice.frames.beer import Drink
from posse.games.dice.state import DiceState

GIFTS = frozenset({verb_names.DRINK, verb_names.BLESS})


def note(v: DiceState, option: Option) -> Note | None:
    """Return a note on an option of the seat that looks; `v` is its view."""
    if option.verb not in GIFTS:
        return None
    lack = v.max_life[option.seat] - v.life[option.seat]
    if lack <= 0:
        return Note("full")
    top = v.stack[-1]
    own = top.own if isinstance(top, Drink) and option.seat == v.me else 1
    return Note("points", min(own, lack))

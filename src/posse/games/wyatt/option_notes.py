"""What an option will do as things stand: a discard may end the round."""

from __future__ import annotations

from posse.engine.choice import Note, Option
from posse.games.wyatt import verb_names
from posse.games.wyatt.state import WyattState


def note(v: WyattState, option: Option) -> Note | None:
    """Return a note on an option of the seat that looks; `v` is its view. See `rounds.ended`."""
    if option.verb != verb_names.DISCARD:
        return None
    others = [hand for seat, hand in enumerate(v.hand) if seat != v.me]
    return Note("round") if len(v.hand[v.me]) == 1 or [] in others else None

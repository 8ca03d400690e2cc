"""What an option will do as things stand, asked of the hooks that will carry it out."""

from __future__ import annotations

from posse.engine.choice import Note, Option
from posse.engine.ids import CHARACTER, Source
from posse.games.bang import verb_names
from posse.games.bang.frames.hurt import beer_worth
from posse.games.bang.frames.played import note_on
from posse.games.bang.sources import in_middle, power_of
from posse.games.bang.state import BangState
from posse.games.bang.targets import played_kind


def note(v: BangState, option: Option) -> Note | None:
    """Return a note on an option of the seat that looks; `v` is its view."""
    me, card = v.me, option.card
    if option.verb == verb_names.PLAY:
        return note_on(v, me, card, option.seat, played_kind(v, me, card).effect)
    if option.verb == verb_names.BEER:
        worth = beer_worth(v, me)
        return Note("worth", worth) if worth > 1 else None
    if card == CHARACTER or card in v.front[me] or (v.furnished and in_middle(v, card)):
        return power_of(v, me, Source(card)).note(v, me, option)
    return None

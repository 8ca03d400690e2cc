"""Positions of scenarios with a train: what is added to them, and what is refused."""

from __future__ import annotations

from posse.engine.errors import BadRecord
from posse.engine.ids import Card
from posse.games.bang.cards import CARDS
from posse.games.bang.packs.great_train_robbery.train import LOCOMOTIVE, MARKS, SHED
from posse.games.bang.state import BangState


def complete(g: BangState, pieces: list[Card]) -> list[Card]:
    """Add the other side of the locomotive. A position names only the side that is up."""
    if not LOCOMOTIVE.of(g):
        _check_marks(g)
        return []
    if SHED.of(g):
        return []
    sides = [piece for piece in pieces if CARDS[piece].kind.back == SHED.back]
    SHED.of(g)[:] = [side for side in sides if side not in LOCOMOTIVE.of(g)]
    return SHED.of(g)


def _check_marks(g: BangState) -> None:
    """Refuse marks without a locomotive: nothing would read them."""
    written = [mark.name for mark in MARKS if mark.of(g)]
    if written:
        raise BadRecord(f"there is no train for {', '.join(written)}: write `locomotive`")

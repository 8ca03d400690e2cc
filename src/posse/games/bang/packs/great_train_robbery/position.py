"""Written positions with a train: what they leave unsaid, and what they may not say."""

from __future__ import annotations

from posse.engine.errors import BadRecord
from posse.engine.ids import Card
from posse.games.bang.cards import CARDS
from posse.games.bang.packs.great_train_robbery.train import MARKS, SHED
from posse.games.bang.state import BangState


def complete(g: BangState, pieces: list[Card]) -> list[Card]:
    """A written position names the side that is up; the other one is there too."""
    if not g.middle:
        _check_marks(g)
        return []
    if SHED.of(g):
        return []
    sides = [piece for piece in pieces if CARDS[piece].kind.back == SHED.back]
    SHED.of(g)[:] = [side for side in sides if side not in g.middle]
    return SHED.of(g)


def _check_marks(g: BangState) -> None:
    """Without a locomotive nobody reads them, and the position would show nothing."""
    written = [mark.name for mark in MARKS if mark.of(g)]
    if written:
        raise BadRecord(f"there is no train for {', '.join(written)}: write `middle`")

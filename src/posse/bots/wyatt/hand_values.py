"""What a card is worth: in my hand, from the pile or the deck, and to my neighbour."""

from __future__ import annotations

from typing import Final

from posse.bots.wyatt.deputy_mind import DeputyMind
from posse.bots.wyatt.outlaw_cards import one_less, one_more
from posse.bots.wyatt.sheriff_cards import sheriff_card_value
from posse.games.wyatt.cards import COUNT, KINDS, PHOTO

IDLE: Final = 0.15  # a sheriff card that cannot be used yet
COLLECTED: Final = 0.4  # what each card of my left neighbour makes the next one worth to them


def keep(mind: DeputyMind, kind: int) -> float:
    """Return what one of these in my hand is worth to me."""
    return one_less(mind, kind) if kind < COUNT else max(sheriff_card_value(mind, kind), IDLE)


def gain(mind: DeputyMind, kind: int) -> float:
    """Return what one more of these would be worth to me. One sheriff card a turn can be played."""
    return (
        one_more(mind, kind)
        if kind < COUNT
        else sheriff_card_value(mind, kind) / (1 + mind.held[kind])
    )


def average(mind: DeputyMind) -> float:
    """Return what an unknown card would be worth to me."""
    total = sum([n * gain(mind, kind) for kind, n in enumerate(mind.left) if n])
    return total / max(1, sum(mind.left))


def gift(mind: DeputyMind, kind: int) -> float:
    """Return what it costs me if my left neighbour takes this card from the pile."""
    if kind < COUNT:
        known = COLLECTED * mind.seen(mind.next, kind)
        return known + (given(mind, kind, 2, 0) if mind.opened(kind) else 0.0)
    if kind < PHOTO + COUNT:
        return given(mind, kind - PHOTO, 4, 1) if mind.opened(kind - PHOTO) else 0.0
    row = KINDS[kind]
    rows = [at for at in range(COUNT) if row.points and mind.view.row(mind.next, at)]
    return mind.hit * max([given(mind, at, row.points, row.bills) for at in rows], default=0.0)


def given(mind: DeputyMind, outlaw: int, points: int, bills: int) -> float:
    return max(0.0, -mind.poster_values.shift(outlaw, mind.next, points, bills))

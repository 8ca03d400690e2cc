"""What a seat may know, and a full state that fits it."""

from __future__ import annotations

from posse.engine.chance import Chance
from posse.engine.ids import NOBODY, NONE, Card, Seat
from posse.games.wyatt.cards import EVERY_CARD
from posse.games.wyatt.state import WyattState


def view(g: WyattState, me: Seat) -> WyattState:
    """Return the state with NONE for all that `me` does not know.

    Of the pile that is everything below its top card, unless `me` looked through it.
    """
    v = g.clone()
    bit = 1 << me
    known = g.known
    v.me = me
    v.chance = Chance(b"")
    v.hand = [cards if i == me else _seen(cards, known, bit) for i, cards in enumerate(v.hand)]
    v.deck = [NONE] * len(g.deck)
    v.pile = [card if known[card] & bit else NONE for card in g.pile]
    if g.pile:
        v.pile[-1] = g.pile[-1]
    v.known = [mask & bit for mask in known]
    if v.choice is not None and v.choice.seat != me:
        v.choice = v.choice.public()
    return v


def _seen(cards: list[Card], known: list[int], bit: int) -> list[Card]:
    """Return the cards sorted, so that the place of a card in the hand reveals nothing."""
    seen = sorted([card for card in cards if known[card] & bit])
    return seen + [NONE] * (len(cards) - len(seen))


def imagine(v: WyattState, chance: Chance) -> WyattState:
    """Deal everything that the view does not show at random, and ask the pending question again."""
    g = v.clone()
    g.me = NOBODY
    g.chance = chance
    seen: set[Card] = set(v.pile + v.air + v.hides)
    for zone in v.hand + v.rows:
        seen.update(zone)
    unseen = [card for card in EVERY_CARD if card not in seen]
    chance.shuffle(unseen)
    for cards in (*g.hand, g.pile, g.deck):
        for i, card in enumerate(cards):
            if card == NONE:
                cards[i] = unseen.pop()
    g.choice = None
    g.run()
    return g

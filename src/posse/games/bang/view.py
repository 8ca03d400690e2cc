"""What a seat may know, and a full state that fits it."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import compress
from typing import cast

from posse.engine.chance import Chance
from posse.engine.ids import NOBODY, NONE, Card, Seat
from posse.games.bang.cards import CARDS
from posse.games.bang.state import BangState
from posse.games.bang.zone import TALLIES, ZONES, seen_tallies
from posse.games.sheriff.roles import imagined_roles, seen_roles


def view(g: BangState, me: Seat) -> BangState:
    """Return the state with NONE for all that `me` does not know.

    In other hands known cards come first.
    """
    v = BangState(Chance(b""))
    g.copy_open(v)
    dress(v, g, me)
    return v


def dress(v: BangState, g: BangState, me: Seat) -> None:
    """Turn a view of `g` into the view of this seat. The open part stays."""
    bit = 1 << me
    v.me = me
    v.role = seen_roles(g, me)
    v.known = [mask & bit for mask in g.known]
    cards = cast("Iterable[Card]", range(len(v.known)))
    seen = set(compress(cards, v.known))
    v.hand = [cards[:] if i == me else _seen_hand(cards, seen) for i, cards in enumerate(g.hand)]
    v.deck = _seen(g.deck, seen)
    if g.furnished:
        v.zones = [_seen(cards, seen) for cards in g.zones]
        v.tallies = seen_tallies(g, me)
    asked = g.choice
    v.choice = asked.public() if asked is not None and asked.seat != me else asked


def _seen(cards: list[Card], seen: set[Card]) -> list[Card]:
    if seen.isdisjoint(cards):  # the usual case
        return [NONE] * len(cards)
    return [card if card in seen else NONE for card in cards]


def _seen_hand(cards: list[Card], seen: set[Card]) -> list[Card]:
    """Return the cards sorted, so that the place of a card in the hand reveals nothing."""
    if seen.isdisjoint(cards):
        return [NONE] * len(cards)
    shown = sorted([card for card in cards if card in seen])
    return shown + [NONE] * (len(cards) - len(shown))


def _fill(cards: list[Card], unseen: list[Card], back: str) -> None:
    """Deal cards with this back that are seen nowhere into the unknown places."""
    for i, card in enumerate(cards):
        if card == NONE:
            at = len(unseen) - 1
            while CARDS[unseen[at]].kind.back != back:
                at -= 1
            cards[i] = unseen.pop(at)


def _guess(row: list[int], most: int, chance: Chance) -> None:
    """Fill in the numbers of a secret tally that the view does not show."""
    for seat, n in enumerate(row):
        if n == NONE:
            row[seat] = chance.below(most + 1)


def imagine(v: BangState, chance: Chance) -> BangState:
    """Deal everything that the view does not show at random, and ask the pending question again."""
    g = v.clone()
    g.me = NOBODY
    g.chance = chance
    seen: set[Card] = set(v.deck + v.pile + v.shelf + v.acting)
    for zone in v.hand + v.front + v.zones:
        seen.update(zone)
    unseen = [card for card in v.box if card not in seen]
    chance.shuffle(unseen)
    for cards in (*g.hand, g.deck):
        _fill(cards, unseen, "")
    for number, cards in enumerate(g.zones):
        _fill(cards, unseen, ZONES[number].back)
    for number, row in enumerate(g.tallies):
        _guess(row, TALLIES[number].most, chance)
    g.role = imagined_roles(v, chance)
    g.choice = None
    g.run()
    return g

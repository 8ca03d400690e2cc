"""What a scenario may expect of a state, as texts."""

from __future__ import annotations

from typing import Any

from posse.engine.expect import Bag
from posse.engine.ids import NONE, Card, Seat, seats_at
from posse.games.wyatt.cards import KIND, KINDS, OUTLAWS
from posse.games.wyatt.payday import settle
from posse.games.wyatt.rounds import HAND
from posse.games.wyatt.state import WyattState
from posse.games.wyatt.view import view


def examine_seat(g: WyattState, seat: Seat, key: str) -> Any:
    match key:
        case "hand":
            return Bag(texts(g.hand[seat]))
        case "money":
            return g.money[seat]
        case "rows":
            return {name: Bag(texts(g.row(seat, i))) for i, name in enumerate(OUTLAWS)}
        case "hidden":
            return Bag([name for i, name in enumerate(OUTLAWS) if g.hidden(seat, i)])
        case "points":
            return {name: g.points(seat, i) for i, name in enumerate(OUTLAWS)}
    raise KeyError(key)


def examine(g: WyattState, key: str, names: list[str]) -> Any:
    match key:
        case "turn" | "first":
            return names[g.turn if key == "turn" else g.first]
        case "deck":
            return texts(g.deck[::-1])
        case "pile":
            return texts(g.pile)
        case "posters":
            return dict(zip(OUTLAWS, g.posters, strict=True))
        case "opened":
            return Bag([name for i, name in enumerate(OUTLAWS) if g.opened >> i & 1])
        case "round" | "idle" | "reshuffled" | "law":
            return getattr(g, key)
        case "knows":
            return {names[seat]: knows(g, seat, names) for seat in seats_at(g.players)}
        case "would_pay":
            return {name: would_pay(g, i, names) for i, name in enumerate(OUTLAWS)}
    return examine_deal(g, key)


def examine_deal(g: WyattState, key: str) -> Any:
    """Return facts of a match that was dealt at random."""
    match key:
        case "hands":
            return [len(cards) for cards in g.hand]
        case "hands_full":
            return all([len(cards) == HAND for cards in g.hand])
        case "deck_count" | "pile_count":
            return len(g.deck if key == "deck_count" else g.pile)
        case "turn_is_first":
            return g.turn == g.first
    raise KeyError(key)


def texts(cards: list[Card]) -> list[str]:
    return [KINDS[KIND[card]].name for card in cards]


def knows(g: WyattState, me: Seat, names: list[str]) -> dict[str, Any]:
    """Return the cards in hands and in the pile that the seat's view shows."""
    v = view(g, me)
    hands = {names[i]: Bag(texts(_open(cards))) for i, cards in enumerate(v.hand)}
    return {**hands, "pile": Bag(texts(_open(v.pile)))}


def _open(cards: list[Card]) -> list[Card]:
    return [card for card in cards if card != NONE]


def would_pay(g: WyattState, outlaw: int, names: list[str]) -> dict[str, int]:
    """Return what each player would get if the round ended now."""
    points = [g.points(seat, outlaw) for seat in seats_at(g.players)]
    return dict(zip(names, settle(g.posters[outlaw], points).paid, strict=True))

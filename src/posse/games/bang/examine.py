"""What a scenario may expect of a state, as texts."""

from __future__ import annotations

from collections import Counter
from typing import Any

from posse.engine.expect import Bag, Broken
from posse.engine.ids import NONE, Card, Seat, seats_at
from posse.games.bang.cards import CARDS
from posse.games.bang.characters import CHARACTERS
from posse.games.bang.distance import Sights
from posse.games.bang.state import BangState
from posse.games.bang.view import view
from posse.games.bang.zone import Furniture, furniture
from posse.games.sheriff.position import count_roles, examine_person
from posse.games.sheriff.roles import SHERIFF


def examine_seat(g: BangState, seat: Seat, key: str) -> Any:
    match key:
        case "hand":
            return Bag(texts(g.hand[seat]))
        case "front":
            return Bag(texts(g.front[seat]))
        case "waiting":
            return Bag(texts([card for card in g.front[seat] if card in g.spent]))
        case "acts":
            return CHARACTERS[g.acts[seat]].name
    for tally in furniture(g).tallies:
        if tally.name == key:
            return tally.of(g, seat)
    return examine_person(g, seat, key, [character.name for character in CHARACTERS])


def examine(g: BangState, key: str, names: list[str]) -> Any:
    match key:
        case "turn":
            return names[g.turn]
        case "deck":
            return texts(g.deck[::-1])
        case "pile":
            return texts(g.pile)
        case "pile_set":
            return Bag(texts(g.pile))
        case "shelf":
            return Bag(texts(g.shelf))
        case "bangs":
            return g.bangs
        case "distance":
            return {names[seat]: distances(g, seat, names) for seat in g.ring}
        case "reach":
            return {names[seat]: in_reach(g, seat, names) for seat in g.ring}
        case "knows":
            return {names[seat]: knows(g, seat, names) for seat in seats_at(len(g.role))}
    return examine_pack(g, key) if key in furniture(g).names() else examine_box(g, key)


def examine_pack(g: BangState, key: str) -> Any:
    """Return what packs add to the state. A face-down pile begins with its top."""
    own = furniture(g)
    zone = own.zone(key)
    if zone is None:
        mark = next(mark for mark in own.marks if mark.name == key)
        _check_laid_out(g, own, mark.pack, key)
        return mark.of(g)
    _check_laid_out(g, own, zone.pack, key)
    cards = texts(zone.of(g))
    if not zone.ordered:
        return Bag(cards)
    return cards[::-1] if zone.hidden else cards


def _check_laid_out(g: BangState, own: Furniture, pack: str, key: str) -> None:
    """Refuse to expect anything of a pack whose cards in the middle a position leaves out.

    Otherwise every expectation would hold.
    """
    middle = [zone for zone in own.middle if zone.pack == pack]
    if middle and not any([zone.of(g) for zone in middle]):
        names = " or ".join([f"`{zone.name}`" for zone in middle])
        raise Broken(f"nothing of {pack} is laid out, so `{key}` says nothing: write {names}")


def examine_box(g: BangState, key: str) -> Any:
    """Return how many cards of each kind there are, and where."""
    match key:
        case "acting":
            return texts(g.acting)
        case "copies":
            return Counter([CARDS[card].kind.name for card in g.box])
        case "deck_count":
            return len(g.deck)
        case "pile_count":
            return len(g.pile)
        case "cars_count":
            return len(examine_pack(g, "cars"))
    return examine_deal(g, key)


def examine_deal(g: BangState, key: str) -> Any:
    """Return facts of a match that was dealt at random."""
    seats = range(len(g.role))
    match key:
        case "roles":
            return count_roles(g)
        case "hands_equal_life":
            drawn = {seat: 2 * (seat == g.turn) for seat in seats}  # phase I of the first turn
            return all(len(g.hand[s]) == g.life[s] + drawn[s] for s in seats)
        case "sheriff_extra_life":
            printed = [CHARACTERS[c].life for c in g.char]
            return all(g.life[s] == printed[s] + (g.role[s] == SHERIFF) for s in seats)
        case "turn_is_sheriff":
            return g.role[g.turn] == SHERIFF
        case "roles_open":
            return all(view(g, Seat(me)).role == g.role for me in seats)
        case "roles_hidden":
            return all(
                (view(g, Seat(me)).role[s] == NONE) == (s != me and g.role[s] != SHERIFF)
                for me in seats
                for s in seats
            )
    raise KeyError(key)


def texts(cards: list[Card]) -> list[str]:
    return [CARDS[card].text for card in cards]


def distances(g: BangState, seat: Seat, names: list[str]) -> dict[str, int]:
    sights = Sights(g, seat)
    return {names[at]: d for at, d in zip(sights.others, sights.distance, strict=True)}


def in_reach(g: BangState, seat: Seat, names: list[str]) -> Bag:
    sights = Sights(g, seat)
    return Bag([names[at] for at in sights.in_reach])


def knows(g: BangState, me: Seat, names: list[str]) -> dict[str, Bag]:
    """Return the cards in hands that the seat's view shows, its own included."""
    v = view(g, me)
    return {
        names[seat]: Bag(texts([card for card in cards if card != NONE]))
        for seat, cards in enumerate(v.hand)
    }

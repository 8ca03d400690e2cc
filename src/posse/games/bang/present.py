"""A view as JSON for the screens of players, and the constant facts beside it."""

from __future__ import annotations

from collections import Counter
from functools import lru_cache
from typing import Any

from posse.engine.ids import NOBODY, NONE, SPECTATOR, Card, Seat, Verb, seats_at
from posse.games.bang import verb_names
from posse.games.bang.cards import CARDS, GREEN, KINDS, RANKS, SUITS, Kind, PrintedCard
from posse.games.bang.characters import CHARACTERS, NO_CHARACTER, Character
from posse.games.bang.distance import Sights
from posse.games.bang.frames.hurt import beer_worth, saves
from posse.games.bang.power import SHOWN, Power
from posse.games.bang.sources import middle
from posse.games.bang.state import BangState
from posse.games.bang.zone import TALLIES, furniture
from posse.games.sheriff.roles import ROLES, casts

PHASES = {"Checks": "start", "Draw": "draw", "Play": "play", "Discard": "discard"}
LAST = "discard"  # and what comes after it
HITS = frozenset({"shot", "duel", "indians"})  # questions in which one answer costs a life point
TOP = 3  # how many cards of the pile a screen gets


def show(v: BangState) -> dict[str, Any]:
    """Return a view as JSON. All of it comes from the view, so it reveals no secret."""
    return own(v, common(v))


def common(v: BangState) -> dict[str, Any]:
    """Return what the screens of all seats have in common at one moment."""
    return {
        "turn": v.turn,
        "turns": v.turns,
        "phase": PHASES.get(type(v.stack[0]).__name__, LAST),
        "deck": len(v.deck),
        "pile": v.pile[-TOP:],
        "pile_count": len(v.pile),
        "shelf": v.shelf[:],
        "acting": v.acting[:],
        "bangs": v.bangs,
        "seats": [_seat(v, seat) for seat in seats_at(len(v.role))],
        "marks": {mark.name: mark.of(v) for mark in furniture(v).marks},
    }


def own(v: BangState, shared: dict[str, Any]) -> dict[str, Any]:
    """Return the whole screen of a view, built on what it has in common with others."""
    me = None if v.me in (SPECTATOR, NONE) else v.me
    sights = Sights(v, me) if me is not None and me in v.ring else None
    row = {
        **shared,
        "me": me,
        "saves": [] if me is None else _saves(v, me),
        "reach": sights.reach if sights is not None else 0,
        "seats": _with_tallies(v, _rows(v, shared["seats"], sights)),
        "hidden": _hidden(v.roles, tuple(v.role)),
        "zones": _zones(v),
        "middle": _former(v),
    }
    for card in middle(v, SHOWN) if v.furnished else []:
        row.update(CARDS[card].power.shown(v, NOBODY if sights is None else v.me))
    return row


def _rows(
    v: BangState, shared: list[dict[str, Any]], sights: Sights | None
) -> list[dict[str, Any]]:
    """Return the seats as one of them sees them."""
    rows = [row.copy() for row in shared]
    for row, role, cards in zip(rows, v.role, v.hand, strict=True):
        if role != NONE:
            row["role"] = ROLES[role]
        if cards:
            row["hand"] = [None if card == NONE else card for card in cards]
    if sights is not None:
        reach = sights.reach
        for seat, distance in zip(sights.others, sights.distance, strict=True):
            rows[seat]["distance"] = distance
            rows[seat]["reach"] = distance <= reach
    return rows


@lru_cache
def _hidden(dealt: tuple[int, ...], seen: tuple[int, ...]) -> dict[str, int]:
    """Return how many of each role are hidden. It seldom changes at a table, so it is cached."""
    left = Counter(dealt) - Counter(seen)
    return {ROLES[role]: left[role] for role in sorted(left)}


def _saves(v: BangState, me: Seat) -> list[dict[str, Any]]:
    """Return what can prevent the hit that `me` is asked about, and the life that remains.

    The engine asks for it after the hit, but players are asked once, about both.
    """
    choice = v.choice
    if choice is None or choice.seat != me or choice.topic not in HITS or v.life[me] <= 0:
        return []
    return [
        {"verb": option.verb, "card": option.card, "life": _left(v, me, option.verb)}
        for option in saves(v, me)
    ]


def _left(v: BangState, me: Seat, verb: Verb) -> int:
    worth = beer_worth(v, me) if verb == verb_names.BEER else 1
    return min(v.max_life[me], v.life[me] - 1 + worth)


def _zones(v: BangState) -> dict[str, list[int | None]]:
    """Return the zones by name; None for a card that lies face down."""
    zones = furniture(v).zones
    return {zone.name: [None if c == NONE else c for c in zone.of(v)] for zone in zones}


def _former(v: BangState) -> list[Card]:
    """Return the zone that was called `middle`, for pages of an older build."""
    zone = furniture(v).zone("middle")
    return [] if zone is None else zone.of(v)[:]


def _with_tallies(v: BangState, rows: list[dict[str, Any]]) -> list[dict[str, Any]]:
    """Add the numbers that packs keep for each seat; None for a secret one."""
    tallies = furniture(v).tallies
    for seat, row in enumerate(rows if tallies else []):
        known = {tally.name: tally.of(v, Seat(seat)) for tally in tallies}
        row["tallies"] = {name: None if n == NONE else n for name, n in known.items()}
    return rows


def _seat(v: BangState, seat: Seat) -> dict[str, Any]:
    """Return what all players see of a seat, with places for the rest."""
    front, acts = v.front[seat], v.acts[seat]
    return {
        "role": None,
        "character": CHARACTERS[v.char[seat]].id,
        "life": v.life[seat],
        "max": v.max_life[seat],
        "hand": [],
        "front": front[:],
        "waiting": [card for card in front if waits(v, card)] if v.spent else [],
        "acts": CHARACTERS[acts].id if acts not in (v.char[seat], NO_CHARACTER) else None,
        "out": seat not in v.ring,
        "distance": 0,
        "reach": False,
    }


def waits(v: BangState, card: Card) -> bool:
    """Return True for a green card that was laid in this turn."""
    return card in v.spent and CARDS[card].kind.colour == GREEN


def catalog(packs: tuple[str, ...]) -> dict[str, Any]:
    """Return the constant facts of all packs. Names are slugs: the words are in the locales."""
    return {
        "packs": list(packs),
        "cards": [_card(number, card) for number, card in enumerate(CARDS)],
        "kinds": [_kind(kind) for kind in KINDS],
        "characters": [_character(person) for person in CHARACTERS if person.name],
        "roles": list(ROLES),
        "casts": casts(),
        "tallies": [
            {"id": tally.name, "pack": tally.pack, "secret": tally.secret} for tally in TALLIES
        ],
    }


def _card(number: int, card: PrintedCard) -> dict[str, Any]:
    return {
        "id": number,
        "kind": card.kind.id,
        "rank": "" if card.piece else RANKS[card.rank - 2],
        "suit": "" if card.piece else SUITS[card.suit],
        "pack": card.pack,
    }


def _kind(kind: Kind) -> dict[str, Any]:
    return {
        "id": kind.id,
        "name": kind.name,
        "colour": kind.colour,
        "reach": kind.power.reach,
        **_sights(kind.power),
        "price": max(kind.effect.price, kind.power.price),
        "back": kind.back,
        "pack": kind.pack,
    }


def _character(person: Character) -> dict[str, Any]:
    return {
        "id": person.id,
        "name": person.name,
        "life": person.life,
        **_sights(person.power),
        "price": person.power.price,
        "pack": person.pack,
    }


def _sights(power: Power) -> dict[str, int]:
    """Return how much farther others see the holder, and how much nearer the holder sees them."""
    return {name: n for name, n in (("away", power.away), ("sees", power.sees)) if n}

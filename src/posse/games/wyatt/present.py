"""A view as JSON for the screens of players, and the constant facts beside it."""

from __future__ import annotations

from typing import Any

from posse.engine.ids import NONE, SPECTATOR, Card, Seat, seats_at
from posse.games.wyatt import topics
from posse.games.wyatt.cards import COUNT, KIND, KINDS, OUTLAWS
from posse.games.wyatt.payday import LEAD, LEAST, Payment, settle
from posse.games.wyatt.rounds import GOAL
from posse.games.wyatt.state import WyattState

PHASES = {"Draw": "draw", "Play": "play"}


def show(v: WyattState) -> dict[str, Any]:
    """Return a view as JSON. All of it comes from the view, so it reveals no secret."""
    return {
        "me": None if v.me in (SPECTATOR, NONE) else v.me,
        "turn": v.turn,
        "turns": v.turns,
        "round": v.round,
        "first": v.first,
        "phase": "over" if v.outcome else PHASES[type(v.stack[1]).__name__],
        "deck": len(v.deck),
        "pile": v.pile[-1:],
        "pile_count": len(v.pile),
        "searched": _searched(v),
        "air": v.air[:],
        "reshuffled": v.reshuffled,
        "law": v.law,
        "posters": [_poster(v, outlaw) for outlaw in range(COUNT)],
        "seats": [_seat(v, seat) for seat in seats_at(v.players)],
    }


def _searched(v: WyattState) -> list[Card]:
    """Return the whole pile, for the seat that looks through it."""
    asked = v.choice
    searching = asked is not None and asked.topic == topics.SEARCH and asked.seat == v.me
    return v.pile[:] if searching else []


def _poster(v: WyattState, outlaw: int) -> dict[str, Any]:
    """Return bills, whether a set was laid, and what each player would get now."""
    payment = verdict(v, outlaw)
    return {
        "bills": v.posters[outlaw],
        "open": bool(v.opened >> outlaw & 1),
        "why": payment.why,
        "pays": payment.paid,
        "stays": payment.left,
    }


def verdict(v: WyattState, outlaw: int) -> Payment:
    points = [v.points(seat, outlaw) for seat in seats_at(v.players)]
    return settle(v.posters[outlaw], points)


def _seat(v: WyattState, seat: Seat) -> dict[str, Any]:
    return {
        "hand": [None if card == NONE else card for card in v.hand[seat]],
        "money": v.money[seat],
        "rows": [_row(v, seat, outlaw) for outlaw in range(COUNT)],
    }


def _row(v: WyattState, seat: Seat, outlaw: int) -> dict[str, Any]:
    return {
        "cards": v.row(seat, outlaw)[:],
        "hidden": v.hidden(seat, outlaw),
        "points": v.points(seat, outlaw),
    }


def catalog() -> dict[str, Any]:
    """Return the constant facts. Names are slugs: the words for them are in the locales."""
    kinds = [
        {
            "id": kind.id,
            "name": kind.name,
            "verb": kind.verb,
            "copies": kind.copies,
            "points": kind.points,
            "bills": kind.bills,
            "shot": kind.shot,
            "outlaw": number % COUNT if number < 2 * COUNT else None,
        }
        for number, kind in enumerate(KINDS)
    ]
    return {
        "packs": [],
        "cards": [{"id": card, "kind": KINDS[kind].id} for card, kind in enumerate(KIND)],
        "kinds": kinds,
        "outlaws": [KINDS[outlaw].id for outlaw in range(len(OUTLAWS))],
        "goal": GOAL,
        "least": LEAST,
        "lead": LEAD,
    }

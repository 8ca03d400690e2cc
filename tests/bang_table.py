"""BANG! positions for bots to answer in."""

from __future__ import annotations

from typing import Any

from posse import bots
from posse.engine.chance import Chance
from posse.engine.choice import Choice
from posse.engine.event import Event
from posse.engine.game import game
from posse.engine.state import State
from posse.engine.text import option_text, seat_names
from posse.games.bang.cards import CARDS

Seats = list[dict[str, Any]]
BANG = game("bang")
EVERYTHING = max(BANG.setups(), key=lambda packs: (len(packs), packs))  # as many packs as possible


def seat(role: str, *hand: str, **more: Any) -> dict[str, Any]:
    """A row of a position; seats are called p0, p1 …"""
    return {"role": role, "hand": list(hand), **more}


def outlaw(*hand: str, **more: Any) -> Seats:
    """An Outlaw on turn, with the Sheriff on the left and a friend on the right."""
    return [seat("outlaw", *hand, **more), seat("sheriff"), seat("outlaw")]


def shot_at(*hand: str, **more: Any) -> Seats:
    """The Sheriff on turn can do BANG_AT_ME to the Outlaw on the left."""
    return [seat("sheriff", "BANG!/AS"), seat("outlaw", *hand, **more), seat("outlaw")]


BANG_AT_ME = "play BANG!/AS > p1"


def card_of(kind: str) -> int:
    """Some card of this kind."""
    return next(i for i, card in enumerate(CARDS) if card.kind.id == kind)


def card_named(text: str) -> int:
    """The card with this text form."""
    return next(i for i, card in enumerate(CARDS) if card.text == text)


def answer(state: State, bot: bots.Bot | None = None) -> str:
    """The greenhorn's answer to the pending question, as text."""
    choice = asked(state)
    who = bot or bots.make("greenhorn", "bang", "1")
    index = who.choose(BANG.view(state, choice.seat), choice)
    return texts(choice)[index]


def choose(seats: Seats, *events: Event, bot: bots.Bot | None = None, **rest: Any) -> str:
    """The first answer in a position, after some events were seen."""
    who = bot or bots.make("greenhorn", "bang", "1")
    who.observe(list(events))
    return answer(position(seats, **rest), who)


def reaction(seats: Seats, *script: str, **rest: Any) -> str:
    """The answer of the player who is asked after these answers."""
    state = position(seats, **rest)
    for line in script:
        state.apply(texts(asked(state)).index(line))
    return answer(state)


def position(seats: Seats, **rest: Any) -> State:
    table = {
        "seats": seats,
        "packs": EVERYTHING,
        "deck": ["Remington/KC", "Rev. Carabine/AC", "Volcanic/10C"],
    }
    return BANG.position({**table, **rest}, Chance(b"", 0, []))


def asked(state: State) -> Choice:
    assert state.choice is not None
    return state.choice


def texts(choice: Choice) -> list[str]:
    return [option_text(BANG, option, seat_names(9)) for option in choice.options]

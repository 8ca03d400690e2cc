"""Wyatt Earp positions for bots to answer in."""

from __future__ import annotations

from collections import Counter
from typing import Any

from posse import bots
from posse.engine.chance import Chance
from posse.engine.choice import Choice
from posse.engine.event import Event, redact
from posse.engine.game import game
from posse.engine.ids import Seat
from posse.engine.state import State
from posse.engine.text import option_text, seat_names
from posse.games.wyatt.cards import KINDS, OUTLAWS

WYATT = game("wyatt")
BELLE, BILLY, BOB, BUTCH, JESSE, SUNDANCE, WES = OUTLAWS
ROWS = {name.split()[0].lower(): name for name in OUTLAWS}
BANK, COACH, GUN = "Bank Robbery", "Stagecoach Robbery", "Fastest Gun"
WANTED, HIDEOUT, EARP = "Most Wanted", "Hideout", "Wyatt Earp"
DECK = 30  # cards

SeatRow = dict[str, Any]


def photo(name: str) -> str:
    return f"Photo {name}"


def seat(*hand: str, hidden: tuple[str, ...] = (), money: int = 0, **rows: int) -> SeatRow:
    """`jesse=4`: a row of four Jesse James. Seats are called p0, p1 …"""
    laid = {ROWS[key]: [ROWS[key]] * n for key, n in rows.items()}
    return {"hand": list(hand), "money": money, "rows": laid, "hidden": list(hidden)}


def rival(cards: int = 7, **more: Any) -> SeatRow:
    """A player with this number of unknown cards."""
    return {**seat(**more), "hand": cards}


def position(*seats: SeatRow, **rest: Any) -> State:
    """Cards that are mentioned nowhere fill the rivals' hands and the deck."""
    spec: dict[str, Any] = {"pile": [BELLE], **rest}
    left = Counter({kind.name: kind.copies for kind in KINDS})
    left.subtract(spec["pile"])
    for row in seats:
        left.subtract(row["hand"] if isinstance(row["hand"], list) else [])
        left.subtract([card for cards in row["rows"].values() for card in cards])
        left.subtract([HIDEOUT] * len(row["hidden"]))
    spare = sorted(left.elements(), key=lambda name: name[::-1])
    filled = [
        row
        if isinstance(row["hand"], list)
        else {**row, "hand": [spare.pop() for _ in range(row["hand"])]}
        for row in seats
    ]
    deck = spec.pop("deck", [spare.pop() for _ in range(DECK)])
    return WYATT.position({"seats": filled, "deck": deck, **spec}, Chance(b"", 0, []))


def choose(*seats: SeatRow, **rest: Any) -> str:
    """The deputy's answer to the first question of a position, as text."""
    return answer(position(*seats, **rest))


def reaction(script: list[str], *seats: SeatRow, **rest: Any) -> str:
    """The answer of the player who is asked after these answers."""
    state = position(*seats, **rest)
    for line in script:
        state.apply(texts(asked(state)).index(line))
    return answer(state)


def answer(state: State) -> str:
    choice = asked(state)
    bot = bots.make("deputy", "wyatt", "1")
    bot.observe(seen(state, choice.seat))
    index = bot.choose(WYATT.view(state, choice.seat), choice)
    return texts(choice)[index]


def seen(state: State, seat: int) -> list[Event]:
    return [redact(event, Seat(seat)) for event in state.log or []]


def asked(state: State) -> Choice:
    assert state.choice is not None
    return state.choice


def texts(choice: Choice) -> list[str]:
    return [option_text(WYATT, option, seat_names(4)) for option in choice.options]

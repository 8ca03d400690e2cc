"""The secrets of each game, for leaks.py.

It fails closed: a number that is not named here as harmless counts as a card, and a game without a
row cannot be checked at all.
"""

from __future__ import annotations

from typing import Any

from posse.engine.event import Event
from posse.engine.ids import CHARACTER, HAND, NONE, Card
from posse.engine.state import State
from posse.games.bang.state import BangState
from posse.games.bang.zone import MARKS, TALLIES, ZONES
from posse.games.dice.state import DiceState
from posse.games.sheriff.roles import ROLES
from posse.games.wyatt.cards import COUNT, FIRST, KIND
from posse.games.wyatt.state import WyattState

FRESH = ("shuffle", "turn_over")  # cards that lay open go back to a deck

# Keys of numbers in messages about any game.
COMMON: frozenset[str] = frozenset({
    "n", "number", "x", "me", "turn", "turns", "seat", "other", "winners", "scores", "deadline",
    "host", "players", "clock", "spectators", "away", "option", "worlds", "backs", "matches",
    "wins", "score", "screens",
})  # fmt: skip


class Secrets:
    """A game whose secrets are cards. `counts`: keys of numbers; `cards`: keys of cards."""

    counts = COMMON
    cards = frozenset({"card", "hand", "pile"})
    top = 0  # cards of the pile that may be shown
    words: tuple[str, ...] = ()  # that are secret in themselves

    def known(self, view: Any) -> set[int]:
        """The cards that a view shows."""
        raise AssertionError(f"{type(self).__name__} does not say what {view!r} shows")

    def roles(self, view: Any) -> list[str | None]:
        """The secret role that a view shows, by seat."""
        return []

    def passing(self, events: list[Event], seat: int) -> set[int]:
        """Cards that were open during a step and are in the deck again at its end."""
        if not any(event.verb in FRESH for event in events):
            return set()
        return {event.card for event in events if event.see >> seat & 1}

    def private(self) -> frozenset[str]:
        """Keys of numbers that only their own seat may read."""
        return frozenset()

    def names(self, row: dict[str, Any], key: str, known: set[int]) -> bool:
        """Whether the `card` of an event, option or choice is a kind, not one card."""
        return row["card"] in (CHARACTER, HAND)


class Bang(Secrets):
    """Whatever the packs of this process add: zones hold cards, marks and tallies are numbers."""

    top = 3
    words = ROLES

    @property
    def counts(self) -> frozenset[str]:  # type: ignore[override]
        own = {"deck", "pile_count", "bangs", "reach", "life", "max", "distance", "price", *ROLES}
        return COMMON | own | {mark.name for mark in MARKS} | {tally.name for tally in TALLIES}

    @property
    def cards(self) -> frozenset[str]:  # type: ignore[override]
        own = {"front", "waiting", "shelf", "acting", "middle", "car", "coins"}
        return Secrets.cards | own | {zone.name for zone in ZONES}

    def private(self) -> frozenset[str]:
        return frozenset([tally.name for tally in TALLIES if tally.secret])

    def known(self, view: BangState) -> set[int]:
        zones = [*view.hand, *view.front, *view.zones]
        return together(view, view.deck, view.pile, view.shelf, view.acting, *zones)

    def roles(self, view: BangState) -> list[str | None]:
        return [None if role == NONE else ROLES[role] for role in view.role]


class Dice(Secrets):
    """Only roles are secret: a `card` is a face of the dice."""

    counts = COMMON | {
        "card", "arrows", "rolls", "rolls_max", "gatlings", "ambush", "shots",
        "beers", "peace", "mourns",
        "life", "max", *ROLES,
    }  # fmt: skip
    cards = frozenset()
    words = ROLES

    def known(self, view: DiceState) -> set[int]:
        return set()

    def roles(self, view: DiceState) -> list[str | None]:
        return [None if role == NONE else ROLES[role] for role in view.role]


class Wyatt(Secrets):
    """Secret are hands, both piles except one top card, and cards drawn from them."""

    counts = COMMON | {
        "round", "first", "deck", "pile_count", "bills", "pays", "stays", "money", "points",
    }  # fmt: skip
    cards = Secrets.cards | {"air", "cards", "searched"}
    top = 1
    unseen = ("draw", "fetch")  # events whose card only their own seat may read
    # events and options whose card stands for an outlaw, and options that name a kind of card
    outlaws = (
        "lay", "post", "hide", "free", "stuck", "ask", "aim", "nobody", "poster", "points", "pay",
    )  # fmt: skip
    aims = ("lay", "photo", "stagecoach", "bank", "gun", "free", "ask", "steal", "hide")
    kinds = ("discard", "take")

    def known(self, view: WyattState) -> set[int]:
        return together(view, view.deck, view.pile, view.air, view.hides, *view.hand, *view.rows)

    def passing(self, events: list[Event], seat: int) -> set[int]:
        """Cards that were turned up or discarded and lie under other cards now."""
        return {
            event.card
            for event in events
            if event.see >> seat & 1 and (event.verb not in self.unseen or event.seat == seat)
        }

    def names(self, row: dict[str, Any], key: str, known: set[int]) -> bool:
        card, verb = row["card"], row.get("verb")
        if key == "options" and verb in self.kinds:
            return card in FIRST and KIND[card] in {KIND[other] for other in known}
        naming = key == "choice" or verb in (self.aims if key == "options" else self.outlaws)
        return naming and card in FIRST[:COUNT]


def together(view: State, *zones: list[Card]) -> set[int]:
    """All open cards of some zones, and the card that a question is about."""
    found: set[int] = {card for zone in zones for card in zone}
    if view.choice is not None:
        found.add(view.choice.card)
    return found - {NONE}


SECRETS: dict[str, Secrets] = {"bang": Bang(), "dice": Dice(), "wyatt": Wyatt()}

"""The table of all cards, filled by the packs and read-only afterwards. A card is an index."""

from __future__ import annotations

from typing import Final

from posse.games.bang.effect import Effect
from posse.games.bang.power import Power

BROWN: Final = "brown"  # works at once, then lies on the pile
BLUE: Final = "blue"  # lies in front of somebody until removed

SUITS: Final = "SHDC"
SPADES: Final = 0
HEARTS: Final = 1
DIAMONDS: Final = 2
CLUBS: Final = 3
RANKS: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")


class Kind:
    """All cards of one name. `symbol` is what it counts as in an answer: bang, missed, beer."""

    def __init__(
        self, name: str, colour: str, effect: Effect, symbol: str = "", power: Power | None = None
    ) -> None:
        self.id = slug(name)
        self.name = name
        self.colour = colour
        self.effect = effect
        self.symbol = symbol
        self.power = power or Power()


class Card:
    """One printed card: its kind and its poker value."""

    def __init__(self, kind: Kind, suit: int, rank: int) -> None:
        self.kind = kind
        self.suit = suit
        self.rank = rank  # 2 … 14, the ace being highest
        self.power = kind.power
        self.text = f"{kind.name}/{RANKS[rank - 2]}{SUITS[suit]}"


class Deck:
    """The cards one pack brings along, by index into CARDS."""

    def __init__(self) -> None:
        self.cards: list[int] = []

    def add(self, kind: Kind, faces: str) -> None:
        """`faces` lists the printed copies: "AS 2D 10C"."""
        KINDS.append(kind)
        for face in faces.split():
            card = Card(kind, SUITS.index(face[-1]), RANKS.index(face[:-1]) + 2)
            self.cards.append(len(CARDS))
            CARDS.append(card)


CARDS: Final[list[Card]] = []
KINDS: Final[list[Kind]] = []


def slug(name: str) -> str:
    """`Rev. Carabine` -> `rev_carabine`."""
    kept = "".join([c if c.isalnum() else " " for c in name.lower().replace("'", "")])
    return "_".join(kept.split())

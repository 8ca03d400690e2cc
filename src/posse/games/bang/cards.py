"""The table of all cards. `PackRegistry` fills it; afterwards it is read-only.

A card is an index.
"""

from __future__ import annotations

from typing import Final

from posse.engine.choice import Option
from posse.engine.ids import NO_VERB, NOBODY, Card, Verb, seats_at
from posse.engine.text import slug
from posse.games.bang import verb_names
from posse.games.bang.effect import Effect
from posse.games.bang.power import Power, hooks_of

BROWN: Final = "brown"  # works at once, then lies on the pile
BLUE: Final = "blue"  # lies in front of a player until it is removed
GREEN: Final = "green"  # lies in front of a player; usable once, from the next turn on
MIDDLE: Final = "middle"  # a piece that always lies in the middle of the table

SEATS: Final = 8  # at most

SUITS: Final = "SHDC"
SPADES: Final = 0
HEARTS: Final = 1
DIAMONDS: Final = 2
CLUBS: Final = 3
RANKS: Final = ("2", "3", "4", "5", "6", "7", "8", "9", "10", "J", "Q", "K", "A")


class Kind:
    """All cards of one name. `symbol` says what it counts as in an answer: bang, missed, beer.

    `back`: what its back looks like, if it is a piece of a pack and not of the common deck.
    """

    def __init__(
        self,
        name: str,
        colour: str,
        effect: Effect,
        symbol: Verb = NO_VERB,
        power: Power | None = None,
        back: str = "",
    ) -> None:
        self.id = slug(name)
        self.name = name
        self.colour = colour
        self.effect = effect
        self.symbol = symbol
        self.back = back
        self.power = power or Power()
        self.power.hooks = hooks_of(self.power)
        self.pack = ""  # the first pack that brings a copy


class PrintedCard:
    """One printed card: its kind, its poker value, and the pack that brings this copy.

    A piece has no poker value: its suit is NONE, its rank 0.
    """

    def __init__(self, number: Card, kind: Kind, suit: int, rank: int, pack: str) -> None:
        self.kind = kind
        self.suit = suit
        self.rank = rank  # 2 … 14, the ace being highest
        self.pack = pack
        self.power = kind.power
        self.piece = kind.back != ""  # never in a hand, never on the pile
        # The options to play this card, by target. They never change, so they are made once.
        # The last one, [NONE], has no target.
        self.plays = [Option(verb_names.PLAY, number, at) for at in (*seats_at(SEATS), NOBODY)]
        self.text = kind.name if rank == 0 else f"{kind.name}/{RANKS[rank - 2]}{SUITS[suit]}"


CARDS: Final[list[PrintedCard]] = []
KINDS: Final[list[Kind]] = []

"""Every possible answer in BANG!: what the core asks, and what the packs add to it.

Cards are named one by one, because two cards of a kind differ in suit and rank.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from posse.engine.actions import ANYBODY, NO_ONE, ActionRow
from posse.engine.ids import CHARACTER, HAND, NONE, Card, Verb
from posse.games.bang import topics, verb_names
from posse.games.bang.cards import BLUE, BROWN, CARDS, GREEN, PrintedCard
from posse.games.bang.effect import Aimed, Plain

Which = Callable[[PrintedCard], bool]


class Deed:
    """A verb with the cards that it may name.

    `which` selects cards; `also` holds NONE and the like.
    """

    def __init__(
        self,
        verb: Verb,
        which: Which | None = None,
        also: tuple[Card, ...] = (),
        seats: int = NO_ONE,
    ) -> None:
        self.verb = verb
        self.which = which
        self.also = also or (() if which is not None else (NONE,))
        self.seats = seats

    def at(self, cards: list[Card]) -> ActionRow:
        """Return the row for a table with these cards."""
        which = self.which
        named = [] if which is None else [card for card in cards if which(CARDS[card])]
        return ActionRow(self.verb, (*self.also, *named), self.seats)


# which cards --------------------------------------------------------------------------------------


def dealt(card: PrintedCard) -> bool:
    """Return True for cards of the deck: in hands, on the pile, on the shelf."""
    return not card.piece


def laid(card: PrintedCard) -> bool:
    """Return True for cards of the deck that may lie in front of a player."""
    return not card.piece and card.kind.colour != BROWN


def borne(card: PrintedCard) -> bool:
    """Return True for pieces that may lie in front of a player."""
    return card.piece and card.kind.colour in (BLUE, GREEN)


def green(card: PrintedCard) -> bool:
    return card.kind.colour == GREEN


def aimed(card: PrintedCard) -> bool:
    """Return True for cards that may be played on a player (a Missed! by Calamity Janet)."""
    return not card.piece and not isinstance(card.kind.effect, Plain)


def plain(card: PrintedCard) -> bool:
    """Return True for cards played without a target, at least sometimes."""
    return not card.piece and not isinstance(card.kind.effect, Aimed)


def shows(symbol: Verb) -> Which:
    """Return a test for cards with this symbol."""
    return lambda card: card.kind.symbol == symbol


CORE: Final[tuple[Deed, ...]] = (
    Deed(verb_names.END),
    Deed(verb_names.TAKE, dealt, (NONE, HAND)),
    Deed(verb_names.DECLINE),
    Deed(verb_names.EXEMPT, seats=ANYBODY),
    Deed(verb_names.PLAY, plain),
    Deed(verb_names.PLAY, aimed, seats=ANYBODY),
    *[
        Deed(symbol, shows(symbol))
        for symbol in (verb_names.BANG, verb_names.MISSED, verb_names.BEER)
    ],
    Deed(verb_names.DISCARD, dealt, (HAND,)),
    Deed(verb_names.CHOOSE, dealt),
    Deed(verb_names.PICK, dealt),
)

TOPICS: Final = (
    topics.PLAY,
    topics.SHOT,
    topics.SAVE,
    topics.DUEL,
    topics.INDIANS,
    topics.LOOT,
    topics.STORE,
    topics.PAY,
    topics.LIMIT,
    topics.REST,
    topics.DRAW,
    topics.CHECK,
    topics.DUPLICATE,
    topics.SHARE,
    topics.EXEMPT,
)

# what several packs ask ---------------------------------------------------------------------------

DECK: Final = Deed(verb_names.DECK)
USE: Final = (Deed(verb_names.USE, green), Deed(verb_names.USE, green, seats=ANYBODY))


def ability(verb: Verb, seats: int = NO_ONE) -> Deed:
    """Return the row for an option of a character."""
    return Deed(verb, also=(CHARACTER,), seats=seats)


def verbs(deeds: list[Deed], cards: list[Card]) -> list[ActionRow]:
    return [deed.at(cards) for deed in (*CORE, *deeds)]

"""What the train, its cars and the characters add to the possible answers."""

from __future__ import annotations

from typing import Final

from posse.engine.actions import ANYBODY, NO_ONE, OTHERS
from posse.games.bang import verb_names
from posse.games.bang.actions import DECK, Deed, ability, borne, dealt, laid
from posse.games.bang.cards import BLUE, PrintedCard
from posse.games.bang.packs.great_train_robbery import topics as train_topics
from posse.games.bang.packs.great_train_robbery import verb_names as train_verb_names
from posse.games.bang.packs.great_train_robbery.cars import BaggageCar
from posse.games.bang.packs.great_train_robbery.train import CARS, SHED


def car(card: PrintedCard) -> bool:
    return card.kind.back == CARS.back


def engine(card: PrintedCard) -> bool:
    return card.kind.back == SHED.back


def front(card: PrintedCard) -> bool:
    """Return True for cards that may lie in front of a player."""
    return laid(card) or borne(card)


def baggage(card: PrintedCard) -> bool:
    return isinstance(card.power, BaggageCar)


def blue(card: PrintedCard) -> bool:
    """Return True for blue cards, cars included. Caboose and Sleeper Car allow them as answers."""
    return card.kind.colour == BLUE


ACTIONS: Final[tuple[Deed, ...]] = (
    Deed(train_verb_names.ROLL, engine),
    Deed(train_verb_names.BOARD, car),
    Deed(train_verb_names.PLACE, car, seats=ANYBODY),
    Deed(verb_names.USE, car, seats=NO_ONE | ANYBODY),
    Deed(train_verb_names.USE_BANG, baggage, seats=OTHERS),
    Deed(train_verb_names.USE_PANIC, baggage, seats=OTHERS),
    Deed(train_verb_names.USE_CAT_BALOU, baggage, seats=ANYBODY),
    *[Deed(verb, blue) for verb in (verb_names.BANG, verb_names.MISSED)],
    *[Deed(verb, car) for verb in (verb_names.TAKE, verb_names.DISCARD)],
    Deed(verb_names.TAKE, car, seats=OTHERS),
    Deed(verb_names.DISCARD, car, seats=ANYBODY),
    Deed(train_verb_names.FACE, front),
    Deed(verb_names.GIVE, front),
    Deed(verb_names.GIVE, borne, seats=OTHERS),
    Deed(verb_names.GIVE, dealt, seats=OTHERS),
    DECK,
    Deed(train_verb_names.SKIP),
    Deed(train_verb_names.DOUBLE),
    ability(train_verb_names.DRIVE),
    ability(train_verb_names.DIVERT, seats=OTHERS),
)

TOPICS: Final = (
    train_topics.BOARD,
    train_topics.PLACE,
    train_topics.SHADE,
    train_topics.CIRCUS,
    train_topics.COAL,
    train_topics.LOUNGE,
    train_topics.MAIL,
    train_topics.CATTLE,
    train_topics.OFFER,
    train_topics.GIVE,
    train_topics.SWAP,
    train_topics.ROBBERY,
    train_topics.MAP,
    train_topics.STEAM,
)

"""What the train, its cars and the persons on it add to the answers there can be."""

from __future__ import annotations

from typing import Final

from posse.engine.actions import ANYBODY, NO_ONE, OTHERS
from posse.games.bang.actions import DECK, Deed, ability, dealt, laid
from posse.games.bang.cards import BLUE, PrintedCard
from posse.games.bang.packs.great_train_robbery import topics as train_topics
from posse.games.bang.packs.great_train_robbery.cars import BaggageCar
from posse.games.bang.packs.great_train_robbery.train import CARS, SHED


def car(card: PrintedCard) -> bool:
    return card.kind.back == CARS.back


def engine(card: PrintedCard) -> bool:
    return card.kind.back == SHED.back


def front(card: PrintedCard) -> bool:
    """What may lie in front of somebody."""
    return laid(card) or car(card)


def baggage(card: PrintedCard) -> bool:
    return isinstance(card.power, BaggageCar)


def blue(card: PrintedCard) -> bool:
    """What Caboose and Sleeper Car let somebody answer with; cars count as blue."""
    return card.kind.colour == BLUE


ACTIONS: Final[tuple[Deed, ...]] = (
    Deed("roll", engine),
    Deed("board", car),
    Deed("place", car, seats=ANYBODY),
    Deed("use", car, seats=NO_ONE | ANYBODY),
    Deed("use_bang", baggage, seats=OTHERS),
    Deed("use_panic", baggage, seats=OTHERS),
    Deed("use_cat_balou", baggage, seats=ANYBODY),
    *[Deed(verb, blue) for verb in ("bang", "missed")],
    *[Deed(verb, car) for verb in ("take", "discard")],
    Deed("take", car, seats=OTHERS),
    Deed("discard", car, seats=ANYBODY),
    Deed("face", front),
    Deed("give", front),
    Deed("give", car, seats=OTHERS),
    Deed("give", dealt, seats=OTHERS),
    DECK,
    Deed("skip"),
    Deed("double"),
    ability("drive"),
    ability("divert", seats=OTHERS),
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

"""How the deputy uses The Great Train Robbery, where it knows better than the greenhorn."""

from __future__ import annotations

from posse.bots.bang.knowledge import NO, Knowledge
from posse.bots.bang.mind import Mind
from posse.bots.bang.packs.base.deputy_knowledge import fire, plunder, shot, tier
from posse.bots.bang.packs.great_train_robbery.knowledge import lying
from posse.engine.choice import Option
from posse.games.bang import topics
from posse.games.bang.cards import CARDS
from posse.games.bang.packs.great_train_robbery import verb_names as train_verb_names

CAR = 7  # what a car is worth that could do something else later
SPADES = 0.25  # share of all cards that cost a point at Most Wanted


def most_wanted(mind: Mind, _: Option) -> float:
    total = sum([mind.harm(at) for at in mind.view.ring], 0.0) * SPADES
    return tier(6, total + mind.brings(4)) if mind.life > 1 else NO


def train_robbery(mind: Mind, option: Option) -> float:
    """A player loses the cards in front of them, or faces a BANG! for each."""
    at = option.seat
    total = sum(
        min(mind.robs(at, lying(mind, card)), mind.land(at) * mind.harm(at))
        for card in mind.view.front[at]
    )
    return tier(6, total) if mind.wish[at] > 0 else NO


def car_shot(mind: Mind, option: Option) -> float:
    """The Baggage Car as a BANG!: it could do something else later."""
    return tier(4, shot(mind, option) - mind.brings(CAR))


def car_panic(mind: Mind, option: Option) -> float:
    return plunder(mind, option, CAR, taking=True)


def car_balou(mind: Mind, option: Option) -> float:
    return plunder(mind, option, CAR, taking=False)


def sleeper(mind: Mind, option: Option) -> float:
    """A blue card that I need little, for a hit. Not at a friend just to get rid of Jail."""
    if mind.harm(option.seat) <= 0:
        return NO
    coins = CARDS[option.card].power.coins(mind.view, mind.me, option.seat, ())
    cheap = min(mind.cost(card) for card in coins)
    return tier(5, shot(mind, option) - mind.brings(cheap))


KNOWLEDGE = Knowledge(
    stops={"baggage_car": 0.9, "caboose": 0.4, "evan_babbit": 0.25},
    plays={"knife_revolver": fire, "most_wanted": most_wanted, "train_robbery": train_robbery},
    uses={"sleeper_car": sleeper, "passenger_car": car_panic},
    answers={
        (topics.PLAY, train_verb_names.USE_BANG): car_shot,
        (topics.PLAY, train_verb_names.USE_PANIC): car_panic,
        (topics.PLAY, train_verb_names.USE_CAT_BALOU): car_balou,
    },
)

"""Why cards, cars and abilities of The Great Train Robbery are used."""

from __future__ import annotations

from typing import Final

from posse.bots.bang.knowledge import ANY_VERB, Knowledge
from posse.bots.bang.mind import Mind
from posse.bots.bang.packs.great_train_robbery.travel import gains
from posse.bots.bang.reasons import helped, least, most
from posse.bots.base import Reason
from posse.engine.choice import Option
from posse.games.bang import topics, verb_names
from posse.games.bang.cards import CARDS
from posse.games.bang.packs.great_train_robbery import topics as train_topics
from posse.games.bang.packs.great_train_robbery import verb_names as train_verb_names
from posse.games.bang.packs.great_train_robbery.train import STATION, TRACK, locomotive

GIFTS: Final = ("saloon", "general_store", "leland")


def board(_: Mind, option: Option) -> Reason:
    return Reason("why-bang-board", card=option.card)


def must_board(_: Mind, option: Option) -> Reason:
    return Reason("why-bang-car-best", card=option.card)


def moves(mind: Mind, _: Option) -> Reason:
    """For a car, or for the effect of the locomotive at the terminus."""
    at = STATION.of(mind.view) + 1
    cars = gains(mind, at)
    if cars and at < len(TRACK.of(mind.view)):
        return Reason("why-bang-towards", card=max(cars, key=lambda car: cars[car]))
    return Reason("why-bang-terminus", card=locomotive(mind.view))


def steam(mind: Mind, option: Option) -> Reason:
    better = option.verb == train_verb_names.DOUBLE
    return Reason("why-bang-steam" if better else "why-bang-no-steam", card=locomotive(mind.view))


def robbery(mind: Mind, option: Option) -> Reason:
    """Face a shot for a card, or give it up."""
    if option.verb != train_verb_names.FACE:
        return Reason("why-bang-give-up", card=option.card)
    if mind.life <= 0:
        return Reason("why-bang-ghost-keeps", card=option.card)
    return Reason("why-bang-face", card=option.card)


def place(mind: Mind, option: Option) -> Reason:
    """A car that a player has in front of them from now on."""
    harms = mind.known.misses.get(CARDS[option.card].kind.id, 0.0) < 0
    if option.seat == mind.me:
        return Reason("why-bang-mine", card=option.card)
    how = "why-bang-burden" if harms else "why-bang-present"
    return Reason(how, card=option.card, seat=option.seat)


def give(mind: Mind, option: Option) -> Reason:
    """A friend gets the good one, anybody else the worst."""
    if mind.wish[option.seat] < 0:
        return Reason("why-bang-present", card=option.card, seat=option.seat)
    return Reason("why-bang-worst", card=option.card, seat=option.seat)


def swap(mind: Mind, option: Option) -> Reason:
    return Reason("why-bang-prize", card=option.card, seat=mind.choice.other)


def strike(mind: Mind, option: Option) -> Reason:
    if option.seat == mind.me:
        return least(mind, option)
    return Reason("why-bang-hurts", card=option.card, seat=option.seat)


def exempt(mind: Mind, option: Option) -> Reason:
    card = mind.choice.card
    if option.verb == verb_names.DECLINE:
        return Reason("why-bang-all", card=card)
    if CARDS[card].kind.id in GIFTS:
        return Reason("why-bang-withheld", card=card, seat=option.seat)
    return helped(mind, option.seat)


def shade(mind: Mind, option: Option) -> Reason:
    if option.verb == verb_names.DECLINE:
        return Reason("why-bang-hand", n=len(mind.hand))
    return least(mind, option)


def offer(mind: Mind, option: Option) -> Reason:
    if option.verb == verb_names.DECLINE:
        return Reason("why-bang-hidden", n=mind.life)
    return Reason("why-bang-offer", n=mind.choice.n)


KNOWLEDGE: Final = Knowledge(
    whys={
        (topics.PLAY, train_verb_names.BOARD): board,
        (train_topics.BOARD, train_verb_names.BOARD): must_board,
        (topics.PLAY, train_verb_names.ROLL): moves,
        (topics.PLAY, train_verb_names.DRIVE): moves,
        (train_topics.STEAM, ANY_VERB): steam,
        (train_topics.ROBBERY, ANY_VERB): robbery,
        (train_topics.PLACE, train_verb_names.PLACE): place,
        (train_topics.GIVE, verb_names.GIVE): least,
        (train_topics.SWAP, verb_names.TAKE): swap,
        (train_topics.CATTLE, verb_names.PICK): most,
        (train_topics.COAL, verb_names.DISCARD): strike,
        (train_topics.CIRCUS, verb_names.DISCARD): least,
        (train_topics.LOUNGE, verb_names.GIVE): give,
        (train_topics.MAIL, verb_names.GIVE): give,
        (train_topics.MAP, verb_names.DISCARD): least,
        (train_topics.SHADE, ANY_VERB): shade,
        (train_topics.OFFER, ANY_VERB): offer,
        (topics.EXEMPT, ANY_VERB): exempt,
    }
)

"""Why cards and abilities of Dodge City are used."""

from __future__ import annotations

from typing import Final

from posse.bots.bang.knowledge import Knowledge
from posse.bots.bang.mind import Mind
from posse.bots.bang.packs.base.reasons import draws
from posse.bots.bang.reasons import most, wounded
from posse.bots.base import Reason
from posse.engine.choice import Option
from posse.games.bang import topics, verb_names
from posse.games.bang.packs.dodge_city import topics as dodge_city_topics
from posse.games.bang.packs.dodge_city import verb_names as dodge_city_verb_names


def brawl(mind: Mind, option: Option) -> Reason:
    view = mind.view
    losers = [at for at in mind.touched(option.card) if view.hand[at] or view.front[at]]
    return Reason("why-bang-brawl", card=option.card, n=len(losers))


def bleed(mind: Mind, _: Option) -> Reason:
    return Reason("why-bang-spend", n=mind.life, m=len(mind.hand))


def trade(mind: Mind, option: Option) -> Reason:
    if option.card >= 0:
        return Reason("why-bang-trade", card=option.card)
    return Reason("why-bang-trade-hand", n=len(mind.hand))


def pat(_: Mind, option: Option) -> Reason:
    return Reason("why-bang-prize", card=option.card, seat=option.seat)


def mimic(_: Mind, option: Option) -> Reason:
    return Reason("why-bang-mimic", seat=option.seat)


KNOWLEDGE: Final = Knowledge(
    whys={
        (topics.PLAY, verb_names.BLEED): bleed,
        (topics.PLAY, dodge_city_verb_names.TRADE): trade,
        (topics.DRAW, verb_names.TAKE): pat,
        (dodge_city_topics.MIMIC, verb_names.MIMIC): mimic,
        (topics.SHARE, verb_names.TAKE): most,
    },
    means={
        "whisky": wounded,
        "tequila": wounded,
        "canteen": wounded,
        "pony_express": draws(3),
        "brawl": brawl,
    },
)

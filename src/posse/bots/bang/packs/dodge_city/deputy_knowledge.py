"""How the deputy uses Dodge City, where it knows better than the greenhorn."""

from __future__ import annotations

from posse.bots.bang.knowledge import NO, Knowledge
from posse.bots.bang.mind import Mind
from posse.bots.bang.packs.base.deputy_knowledge import (
    HELD,
    allowed,
    best_prize,
    cat_balou,
    gatling,
    panic,
    shot,
    tier,
)
from posse.bots.bang.packs.dodge_city.knowledge import early
from posse.engine.choice import Option
from posse.engine.ids import CHARACTER
from posse.games.bang import topics, verb_names
from posse.games.bang.frames.turn import hand_limit
from posse.games.bang.packs.dodge_city import verb_names as dodge_city_verb_names


def hit(mind: Mind, option: Option) -> float:
    """A hit that costs nothing but its card."""
    return tier(5, shot(mind, option))


def springfield(mind: Mind, option: Option) -> float:
    return tier(5, shot(mind, option) - mind.brings(mind.price(option.card, 1)))


def doc(mind: Mind, option: Option) -> float:
    """Doc Holyday: two cards for a hit. Cards that he must discard anyway cost nothing."""
    return tier(4, shot(mind, option) - mind.brings(mind.price(CHARACTER, 2)))


def derringer(mind: Mind, option: Option) -> float:
    return tier(5.5, shot(mind, option) + mind.brings(HELD)) if mind.harm(option.seat) > 0 else NO


def rag_time(mind: Mind, option: Option) -> float:
    if not allowed(mind, option.seat):
        return NO
    gain = best_prize(mind, option.seat, taking=True)
    return tier(9, gain - mind.brings(mind.price(option.card, 1)))


def brawl(mind: Mind, option: Option) -> float:
    view = mind.view
    losers = [at for at in mind.touched(option.card) if view.hand[at] or view.front[at]]
    total = sum(best_prize(mind, at, taking=False) for at in losers)
    return tier(8, total - mind.brings(mind.price(option.card, 1)))


def whisky(mind: Mind, option: Option) -> float:
    return tier(12, mind.relief(mind.me, 2) - mind.brings(mind.price(option.card, 1)))


def tequila(mind: Mind, option: Option) -> float:
    return tier(12, mind.relief(option.seat) - mind.brings(mind.price(option.card, 1)))


def bleed(mind: Mind, _: Option) -> float:
    """Chuck Wengham: while the hand has room, and with life points to spare."""
    room = hand_limit(mind.view, mind.me) - 1 - len(mind.hand)
    if room < 1 or mind.life <= 2 or mind.left() < 2:
        return NO
    return tier(16, 2 * mind.brings(HELD) + mind.harm(mind.me))


KNOWLEDGE = Knowledge(
    stops={
        "bible": 1.0, "iron_plate": 1.0, "sombrero": 1.0, "ten_gallon_hat": 1.0,
        "elena_fuente": 0.8,
    },
    plays={
        "punch": hit,
        "springfield": springfield,
        "rag_time": rag_time,
        "brawl": brawl,
        "whisky": whisky,
        "tequila": tequila,
    },
    uses={
        "knife": early(hit, 0.4),
        "pepperbox": early(hit, 0.4),
        "buffalo_rifle": early(hit, 0.3),
        "derringer": derringer,
        "howitzer": early(gatling, 0.5),
        "can_can": early(cat_balou, 0.5),
        "conestoga": early(panic, 0.5),
    },
    answers={(topics.PLAY, dodge_city_verb_names.AIM): doc, (topics.PLAY, verb_names.BLEED): bleed},
)  # fmt: skip

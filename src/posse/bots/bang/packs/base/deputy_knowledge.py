"""How the deputy uses the base pack, where it knows better than the greenhorn."""

from __future__ import annotations

from math import comb

from posse.bots.bang.knowledge import NO, ORDINARY, Knowledge
from posse.bots.bang.mind import Mind
from posse.bots.bang.sides import needs_the_sheriff
from posse.bots.bang.topics import missed_needed
from posse.engine.choice import Option
from posse.engine.ids import HAND, NOBODY, NONE, Card, Seat
from posse.games.bang import topics, verb_names
from posse.games.bang.cards import CARDS
from posse.games.sheriff.roles import SHERIFF

HELD = 5.0  # what an unknown hand card is worth to its owner
EXPLODES = 0.13  # share of all cards that are spades from two to nine
HAS_BANG = 0.36
TURN = 9.0  # what a lost turn is worth, in cards
NEARER = 0.3  # the share of a hit that it is worth to have a player in reach
FREE = 0.25  # the chance to leave Jail at once


def tier(rank: float, gain: float) -> float:
    """Return a score: NO without a gain. `rank` says when it is done, the gain which one first."""
    return rank + min(0.95, gain / 40) if gain > 0 else NO


def shot(mind: Mind, option: Option, needed: int = 1) -> float:
    """Return what a hit on a player brings."""
    return mind.land(option.seat, needed) * mind.harm(option.seat)


def fire(mind: Mind, option: Option) -> float:
    gain = shot(mind, option, missed_needed(mind))
    if CARDS[option.card].kind.symbol != verb_names.BANG:  # Janet's Missed!: the last one is kept
        gain -= mind.brings(mind.worth(option.card))
    return tier(5, gain)


def duel(mind: Mind, option: Option) -> float:
    """The player with fewer BANG! cards loses. The other one answers first."""
    at, mine = option.seat, mind.bangs()
    cards = len(mind.view.hand[at])
    wins = sum(
        comb(cards, n) * HAS_BANG**n * (1 - HAS_BANG) ** (cards - n)
        for n in range(min(mine, cards) + 1)
    )
    risk = 0.0 if wins >= 1 else (1 - wins) * mind.harm(mind.me)
    return tier(4.5, wins * mind.harm(at) + risk)


def jail(mind: Mind, option: Option) -> float:
    at = option.seat
    gain = (1 - FREE) * (mind.robs(at, TURN) + 0.3 * max(0.0, mind.harm(at)))
    return tier(8, gain - mind.brings(2)) if mind.wish[at] > 0 else NO


def prize(mind: Mind, at: Seat, card: Card, taking: bool) -> float:
    """Return what it brings that a player loses this card, and that I get it."""
    if card < 0:
        loss = HELD
    else:
        kind = CARDS[card].kind.id
        loss = mind.known.worth.get(kind, ORDINARY)
        if card in mind.view.front[at]:
            loss = mind.known.misses.get(kind, loss + 1)
    gain = mind.robs(at, loss)
    if card >= 0 and CARDS[card].power.away and at not in mind.sights.in_reach:
        gain += NEARER * mind.harm(at)  # the player comes within reach, or nearer to it
    return gain + mind.brings(mind.worth(card)) if taking else gain


def best_prize(mind: Mind, at: Seat, taking: bool) -> float:
    view = mind.view
    zone = mind.hand if at == mind.me else [HAND] if view.hand[at] else []
    return max([prize(mind, at, card, taking) for card in [*zone, *view.front[at]]], default=NO)


def plunder(mind: Mind, option: Option, price: float, *, taking: bool) -> float:
    """Return the best that I can get from a player, for a card or piece that is worth so much."""
    gain = best_prize(mind, option.seat, taking)
    return tier(9, gain - mind.brings(price)) if allowed(mind, option.seat) else NO


def panic(mind: Mind, option: Option) -> float:
    return plunder(mind, option, 3, taking=True)


def cat_balou(mind: Mind, option: Option) -> float:
    return plunder(mind, option, 1, taking=False)


def allowed(mind: Mind, at: Seat) -> bool:
    """Return True unless the player is a friend without a card that harms them."""
    burdened = any(
        mind.known.misses.get(CARDS[card].kind.id, 0.0) < 0 for card in mind.view.front[at]
    )
    return mind.wish[at] > 0 or burdened


def loot(mind: Mind, option: Option) -> float:
    at = mind.choice.other
    gain = prize(mind, at, option.card, taking=option.verb == verb_names.TAKE)
    return gain - 0.01 * mind.worth(option.card) if at == mind.me else gain


def gatling(mind: Mind, option: Option) -> float:
    return tier(6, swept(mind, {at: mind.land(at) for at in mind.touched(option.card)}))


def indians(mind: Mind, option: Option) -> float:
    return tier(6, swept(mind, {at: mind.lacks(at) for at in mind.touched(option.card)}))


def swept(mind: Mind, chances: dict[Seat, float]) -> float:
    """Return what it brings to hit these players with these chances.

    If the match may be lost with the Sheriff's last point, the other hits count only as far as it
    goes on.
    """
    total = sum([chance * mind.harm(at) for at, chance in chances.items()], 0.0)
    if not needs_the_sheriff(mind.view):
        return total
    star = Seat(mind.view.role.index(SHERIFF))
    if star not in chances or mind.view.life[star] > 1:
        return total
    lost = chances[star] * mind.harm(star)
    return lost + (1 - chances[star]) * (total - lost)


def saloon(mind: Mind, _: Option) -> float:
    return tier(7, sum([mind.relief(at) for at in mind.view.ring], 0.0) - mind.brings(2))


def general_store(mind: Mind, _: Option) -> float:
    if mind.left() < len(mind.view.ring):
        return NO
    lost = sum([mind.robs(at, ORDINARY) for at in mind.sights.others], 0.0)
    return tier(10, mind.brings(5) - lost)


def dynamite(mind: Mind, _: Option) -> float:
    """Dynamite reaches me first, then moves clockwise: does it hit foes more than friends?"""
    seats = [mind.me, *mind.sights.others] * 2
    total, still = 0.0, 1.0
    for seat in seats:
        total += still * EXPLODES * mind.harm(seat, 3)
        still *= 1 - EXPLODES
    return tier(3, total) if len(mind.view.ring) > 2 and mind.life > 3 else NO


def heal(mind: Mind, _: Option) -> float:
    """Sid Ketchum: two cards for a point, first those that he must discard anyway."""
    price = mind.price(NONE, 2)
    return tier(12, mind.relief(mind.me) - mind.brings(price))


def rob(mind: Mind, option: Option) -> float:
    return mind.robs(option.seat, HELD) if mind.wish[option.seat] > 0 else NO


def answer_duel(mind: Mind, option: Option) -> float:
    """Lose a point rather than hurt a friend; never the last one."""
    foe = mind.choice.other
    if foe != NOBODY and mind.life > 1 and mind.harm(foe) < 0:
        return NO
    return 2 if CARDS[option.card].kind.symbol == verb_names.BANG else 1


KNOWLEDGE = Knowledge(
    stops={"barrel": 0.25, "jourdonnais": 0.25},
    stings={"bart_cassidy": 1, "el_gringo": 2},
    plays={
        "bang": fire,
        "duel": duel,
        "jail": jail,
        "panic": panic,
        "cat_balou": cat_balou,
        "gatling": gatling,
        "indians": indians,
        "saloon": saloon,
        "dynamite": dynamite,
        "general_store": general_store,
    },
    answers={
        (topics.PLAY, verb_names.HEAL): heal,
        (topics.REST, verb_names.HEAL): heal,
        (topics.LOOT, verb_names.TAKE): loot,
        (topics.LOOT, verb_names.DISCARD): loot,
        (topics.DRAW, verb_names.ROB): rob,
        (topics.DUEL, verb_names.BANG): answer_duel,
    },
)

"""What the bot knows of the base pack."""

from __future__ import annotations

from posse.bots.bang.knowledge import NO, Knowledge
from posse.bots.bang.mind import WANTED, Mind
from posse.bots.bang.topics import attack, cards, plunder
from posse.engine.choice import Option
from posse.games.bang import topics, verb_names
from posse.games.bang.cards import CARDS


def fire(mind: Mind, option: Option) -> float:
    borrowed = CARDS[option.card].kind.symbol != verb_names.BANG  # Janet's Missed!
    return attack(mind, option) - 0.5 * borrowed


def duel(mind: Mind, option: Option) -> float:
    wish = mind.wish[option.seat]
    safe = mind.bangs() > 0 or not mind.view.hand[option.seat] or mind.life > 2
    return 4 + 2 * wish if wish > WANTED and safe else NO


def jail(mind: Mind, option: Option) -> float:
    wish = mind.wish[option.seat]
    return 8 + 2 * wish if wish > WANTED else NO


def panic(mind: Mind, option: Option) -> float:
    gain = plunder(mind, option, taking=True)
    return 9 + gain / 4 if gain > 1 else NO


def cat_balou(mind: Mind, option: Option) -> float:
    gain = plunder(mind, option, taking=False)
    return 9 + gain / 4 if gain > 1 else NO


def sweep(mind: Mind, option: Option) -> float:
    total = mind.sweep(option.card)
    return 6 + total if total > 0 else NO


def beer(mind: Mind, _: Option) -> float:
    return 13 if mind.wounded else NO


def saloon(mind: Mind, _: Option) -> float:
    view = mind.view
    hurt = [at for at in mind.sights.others if 0 < view.life[at] < view.max_life[at]]
    total = 2.0 * mind.wounded - sum([max(-1.5, mind.wish[at]) for at in hurt], 0.0)
    return 7 + total if total > 0 else NO


def general_store(mind: Mind, _: Option) -> float:
    return 10 if mind.left() >= len(mind.view.ring) else NO


def dynamite(mind: Mind, _: Option) -> float:
    """It comes back to me first: not if it could eliminate me, nor with two players."""
    return 3 if mind.life > 3 and len(mind.view.ring) > 2 else NO


def heal(mind: Mind, _: Option) -> float:
    """Sid Ketchum pays two cards: only those that he would lose anyway."""
    return 12 if len(mind.hand) >= mind.life + 2 or mind.life == 1 else NO


KNOWLEDGE = Knowledge(
    worth={
        "barrel": 8, "mustang": 7, "beer": 7, "wells_fargo": 7, "winchester": 7, "scope": 6,
        "missed": 6, "stagecoach": 6, "gatling": 6, "remington": 6, "rev_carabine": 6, "bang": 5,
        "panic": 5, "cat_balou": 5, "indians": 5, "schofield": 5, "volcanic": 5, "duel": 4,
        "general_store": 4, "saloon": 4, "jail": 4, "dynamite": 2,
    },
    misses={"jail": -4, "dynamite": -3},
    acts={
        "bang": "shot", "missed": "shot", "duel": "shot", "jail": "jail", "panic": "rob",
        "cat_balou": "rob", "gatling": "sweep", "indians": "sweep",
    },
    abilities={
        "bart_cassidy": 7, "black_jack": 7, "calamity_janet": 4, "el_gringo": 6, "jesse_jones": 8,
        "jourdonnais": 6, "kit_carlson": 6, "lucky_duke": 4, "paul_regret": 5, "pedro_ramirez": 4,
        "rose_doolan": 5, "sid_ketchum": 6, "slab_the_killer": 6, "suzy_lafayette": 5,
        "vulture_sam": 6, "willy_the_kid": 4,
    },
    plays={
        "bang": fire,
        "duel": duel,
        "jail": jail,
        "panic": panic,
        "cat_balou": cat_balou,
        "gatling": sweep,
        "indians": sweep,
        "beer": beer,
        "saloon": saloon,
        "dynamite": dynamite,
        "stagecoach": cards(2, 20),
        "wells_fargo": cards(3, 20),
        "general_store": general_store,
    },
    answers={(topics.PLAY, verb_names.HEAL): heal, (topics.REST, verb_names.HEAL): heal},
)  # fmt: skip

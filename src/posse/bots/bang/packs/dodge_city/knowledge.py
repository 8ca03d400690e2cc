"""What the bot knows of Dodge City. Green cards are laid like blue ones; here is their use."""

from __future__ import annotations

from posse.bots.bang.knowledge import NO, ORDINARY, Knowledge, Score
from posse.bots.bang.mind import WANTED, Mind
from posse.bots.bang.packs.base.knowledge import beer, cat_balou, panic, sweep
from posse.bots.bang.topics import attack, cards, gather, guard, missed, plunder
from posse.engine.choice import Option
from posse.engine.ids import Seat
from posse.games.bang import topics, verb_names
from posse.games.bang.cards import CARDS
from posse.games.bang.characters import CHARACTERS
from posse.games.bang.packs.dodge_city import topics as dodge_city_topics
from posse.games.bang.packs.dodge_city import verb_names as dodge_city_verb_names

# In cards, to be compared with a price.
HIT = 6.0  # for a foe
LAST = 4.0  # more if it is the last point
POINT = 4.0  # a life point back
DIRE = 2.0  # more if few are left

BRING = ("bible", "dodge")  # stop a hit and bring a card


def worthwhile(gain: float, rank: float) -> float:
    """Return a score for what is worth its price; `rank` says when it is done."""
    return rank + gain / 10 if gain > 0 else NO


def early(score: Score, bonus: float, kinds: tuple[str, ...] = ()) -> Score:
    """Prefer this score a little to similar ones; `kinds`: only for these cards."""

    def earlier(mind: Mind, option: Option) -> float:
        mark = score(mind, option)
        fits = not kinds or CARDS[option.card].kind.id in kinds
        return mark + bonus if mark > 0 and fits else mark

    return earlier


# hits and loot for a price ------------------------------------------------------------------------


def hit(mind: Mind, at: Seat) -> float:
    wish = mind.wish[at]
    return wish * (HIT + LAST * (mind.view.life[at] == 1)) if wish > WANTED else NO


def springfield(mind: Mind, option: Option) -> float:
    return worthwhile(hit(mind, option.seat) - mind.price(option.card, 1), 5)


def doc(mind: Mind, option: Option) -> float:
    return worthwhile(hit(mind, option.seat) - mind.price(option.card, 2), 4)


def rag_time(mind: Mind, option: Option) -> float:
    return worthwhile(plunder(mind, option, taking=True) - mind.price(option.card, 1), 9)


def brawl(mind: Mind, option: Option) -> float:
    view = mind.view
    losers = [at for at in mind.touched(option.card) if view.hand[at] or view.front[at]]
    total = sum(mind.best_loot(at, taking=False) for at in losers)
    return worthwhile(total - mind.price(option.card, 1) - 1, 8)


# life ---------------------------------------------------------------------------------------------


def healing(mind: Mind, at: Seat, points: int) -> float:
    view = mind.view
    room = max(0, min(points, view.max_life[at] - view.life[at]))
    love = min(1.5, -mind.wish[at])
    return love * room * (POINT + DIRE * (view.life[at] <= 2))


def whisky(mind: Mind, option: Option) -> float:
    return worthwhile(healing(mind, mind.me, 2) - mind.price(option.card, 1), 12)


def tequila(mind: Mind, option: Option) -> float:
    return worthwhile(healing(mind, option.seat, 1) - mind.price(option.card, 1), 12)


def bleed(mind: Mind, _: Option) -> float:
    """Chuck Wengham: with life points to spare and room for the cards."""
    return 16 if mind.life > 2 and len(mind.hand) < mind.life else NO


# people -------------------------------------------------------------------------------------------


def pat(mind: Mind, option: Option) -> float:
    """Pat Brennan: usually draw two cards. With a good hand take a card of which a foe loses much.

    A card that he took before is not taken again: taking and losing it could go on without end.
    """
    poor = mind.bangs() == 0 or len(mind.hand) < mind.life - 1
    if poor or (mind.me, option.card) in mind.memory.taken:
        return NO
    loss = mind.loot(option.seat, option.card, taking=False)
    return loss + mind.worth(option.card) - 3 * ORDINARY


def mimic(mind: Mind, option: Option) -> float:
    """Vera Custer: the best ability at the table."""
    somebody = CHARACTERS[mind.view.char[option.seat]]
    return mind.known.abilities.get(somebody.id, ORDINARY)


KNOWLEDGE = Knowledge(
    worth={
        "hideout": 7, "dodge": 7, "bible": 7, "pony_express": 7, "binocular": 6, "iron_plate": 6,
        "sombrero": 6, "ten_gallon_hat": 6, "buffalo_rifle": 6, "canteen": 6, "conestoga": 6,
        "howitzer": 6, "derringer": 6, "whisky": 5, "brawl": 4, "can_can": 5, "knife": 5,
        "pepperbox": 5, "punch": 5, "rag_time": 5, "springfield": 5, "tequila": 5,
    },
    acts={
        "springfield": "shot", "punch": "shot", "knife": "shot", "derringer": "shot",
        "pepperbox": "shot", "buffalo_rifle": "shot", dodge_city_verb_names.AIM: "shot",
        "rag_time": "rob", "can_can": "rob", "conestoga": "rob", "tequila": "help",
        "howitzer": "sweep",
    },
    abilities={
        "apache_kid": 5, "belle_star": 6, "bill_noface": 6, "chuck_wengham": 6, "doc_holyday": 5,
        "elena_fuente": 6, "greg_digger": 4, "herb_hunter": 4, "jose_delgado": 9, "molly_stark": 7,
        "pat_brennan": 3, "pixie_pete": 9, "sean_mallory": 2, "tequila_joe": 3,
    },
    plays={
        "punch": attack,
        "springfield": springfield,
        "rag_time": rag_time,
        "brawl": brawl,
        "whisky": whisky,
        "tequila": tequila,
    },
    uses={
        "knife": early(attack, 0.5),
        "pepperbox": early(attack, 0.5),
        "buffalo_rifle": early(attack, 0.3),
        "derringer": early(attack, 1),
        "howitzer": early(sweep, 0.5),
        "can_can": early(cat_balou, 0.5),
        "conestoga": early(panic, 0.5),
        "canteen": early(beer, 0.5),
        "pony_express": cards(3, 20),
    },
    answers={
        (topics.PLAY, verb_names.BLEED): bleed,
        (topics.PLAY, dodge_city_verb_names.AIM): doc,
        # José Delgado: two cards are worth more than any blue card in front of him.
        (topics.PLAY, dodge_city_verb_names.TRADE): cards(2, 16),
        (topics.SHOT, verb_names.MISSED): early(missed, 0.1, BRING),
        (topics.SHOT, verb_names.USE): early(guard, 0.1, BRING),
        (topics.DRAW, verb_names.TAKE): pat,
        (dodge_city_topics.MIMIC, verb_names.MIMIC): mimic,
        (topics.SHARE, verb_names.TAKE): gather,
    },
)  # fmt: skip

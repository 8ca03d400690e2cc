"""What bots know of The Great Train Robbery; `travel` knows the cars and their prices."""

from __future__ import annotations

from posse.bots.bang.knowledge import ANY_VERB, NO, ORDINARY, Knowledge, flat
from posse.bots.bang.mind import WANTED, Mind
from posse.bots.bang.packs.base.knowledge import fire
from posse.bots.bang.packs.great_train_robbery.travel import (
    board,
    car_worth,
    drive,
    full_steam,
    must_board,
    next_stop,
    place,
    roll,
    steam,
)
from posse.bots.bang.topics import attack, cards, gather, plunder
from posse.bots.sides import FRIEND
from posse.engine.choice import Option
from posse.engine.ids import Card
from posse.games.bang import topics, verb_names
from posse.games.bang.cards import CARDS
from posse.games.bang.packs.great_train_robbery import topics as train_topics
from posse.games.bang.packs.great_train_robbery import verb_names as train_verb_names
from posse.games.bang.packs.great_train_robbery.train import STATION, connected


def money_bag(mind: Mind, option: Option) -> float:
    """As good as the card on top of the pile."""
    copied = mind.view.pile[-1]
    score = mind.known.plays.get(CARDS[copied].kind.id)
    return score(mind, Option(verb_names.PLAY, copied, option.seat)) if score is not None else NO


def most_wanted(mind: Mind, _: Option) -> float:
    total = sum(max(-1.5, mind.wish[at]) for at in mind.sights.others)
    return 6 + total / 4 if total > 0 and mind.life > 1 else NO


def train_robbery(mind: Mind, option: Option) -> float:
    """The more cards lie in front of a foe, the better."""
    wish = mind.wish[option.seat]
    n = len(mind.view.front[option.seat])
    return 6 + wish + n if wish > WANTED and n else NO


def robbery(mind: Mind, option: Option) -> float:
    """Face a BANG! for a good card with a Missed! in the hand."""
    armed = any(CARDS[card].kind.symbol == verb_names.MISSED for card in mind.hand)
    ghostly = mind.life <= 0 or (armed and mind.cost(option.card) > ORDINARY)
    return float(ghostly) if option.verb == train_verb_names.FACE else 0.5


def switch(mind: Mind, option: Option) -> float:
    """My worst card for the best of a player whom I do not mind robbing."""
    if mind.wish[option.seat] <= WANTED:
        return NO
    mine = min(lying(mind, card) for card in mind.view.front[mind.me])
    best = max(lying(mind, card) for card in mind.view.front[option.seat])
    return 9 + (best - mine) / 4 if best > mine else NO


def lying(mind: Mind, card: Card) -> float:
    """Return what a card in front of a player is worth there."""
    kind = CARDS[card].kind.id
    return mind.known.misses.get(kind, mind.known.worth.get(kind, ORDINARY))


def give_away(mind: Mind, option: Option) -> float:
    return -lying(mind, option.card)


def swap(mind: Mind, option: Option) -> float:
    return lying(mind, option.card)


def water_tower(mind: Mind, _: Option) -> float:
    cars = [car for car, _ in connected(mind.view, STATION.of(mind.view))]
    return 12 if max(car_worth(mind, car) for car in cars) > ORDINARY else NO


def shade(mind: Mind, option: Option) -> float:
    """Exchange a card that is worth less than the average."""
    return ORDINARY - mind.worth(option.card) if mind.left() else NO


def offered(mind: Mind, _: Option) -> float:
    """Draw, unless an empty hand hides me in a Private Car and the next hits would be my last."""
    hidden = not mind.view.hand[mind.me] and mind.view.life[mind.me] <= 2
    return NO if hidden or not mind.left() else ORDINARY


def map_(mind: Mind, option: Option) -> float:
    """Discard the card that I need least of those that the Map shows."""
    return -mind.worth(option.card)


def exempt(mind: Mind, option: Option) -> float:
    """Spare the best friend an attack; withhold a gift from the worst foe."""
    kind = CARDS[mind.choice.card].kind.id
    sign = 1 if kind in ("saloon", "general_store", "leland") else -1
    return sign * mind.wish[option.seat] if option.seat != mind.me or sign < 0 else NO


def divert(mind: Mind, option: Option) -> float:
    """Evan Babbit: hit a foe rather than myself."""
    wish = mind.wish[option.seat]
    return 2.5 + wish if wish > WANTED else NO


# cars in front ------------------------------------------------------------------------------------


def sleeper(mind: Mind, option: Option) -> float:
    """A blue card that I need little, for a hit."""
    power = CARDS[option.card].power
    coins = power.coins(mind.view, mind.me, option.seat, ())
    cheap = min(mind.cost(card) for card in coins)
    return attack(mind, option) if cheap <= ORDINARY else NO


def express(mind: Mind, _: Option) -> float:
    """With few cards left in the hand another turn is a gain."""
    return 1 if sum(mind.worth(card) for card in mind.hand) <= 2 * ORDINARY else NO


def circus(mind: Mind, _: Option) -> float:
    view = mind.view
    total = sum(mind.wish[at] for at in mind.sights.others if view.front[at])
    return 8 if total > 0 else NO


def coal(mind: Mind, option: Option) -> float:
    return max(-1.5, mind.wish[option.seat]) * (lying(mind, option.card) + 0.1)


def host(mind: Mind, option: Option) -> float:
    """The better car is for me, the other one for the player I like best."""
    return -lying(mind, option.card) - mind.wish[option.seat]


def letter(mind: Mind, option: Option) -> float:
    """A friend gets the best of the three, anybody else the worst."""
    wish = mind.wish[option.seat]
    return -wish if wish <= FRIEND / 2 else -mind.worth(option.card) / 2 - wish


def robbed_car(mind: Mind, option: Option) -> float:
    gain = plunder(mind, option, taking=True)
    return 9 + gain / 4 if gain > 1 else NO


def ripped_car(mind: Mind, option: Option) -> float:
    gain = plunder(mind, option, taking=False) if option.seat != mind.me else 0.0
    return 9 + gain / 4 if gain > 6 else NO


def one_shot(mind: Mind, option: Option) -> float:
    mark = attack(mind, option)
    return mark - 1 if mark > 0 else NO


KNOWLEDGE = Knowledge(
    worth={
        "cactus": 7, "evaded": 8, "dragoon": 6, "full_steam": 4, "knife_revolver": 6, "map": 5,
        "money_bag": 5, "most_wanted": 4, "next_stop": 6, "refund": 5, "strongbox": 8,
        "switch": 4, "train_robbery": 5, "water_tower": 6,
        "baggage_car": 7, "caboose": 6, "cattle_truck": 6, "circus_wagon": 5, "coal_hopper": 5,
        "dining_car": 7, "express_car": 6, "ghost_car": 6, "lounge_car": 6, "lumber_flatcar": 3,
        "mail_car": 9, "observation_car": 9, "passenger_car": 7, "prisoner_car": 6,
        "private_car": 4, "sleeper_car": 6,
    },
    misses={"lumber_flatcar": -3, "ghost_car": 9},
    acts={
        "knife_revolver": "shot", "train_robbery": "shot", "sleeper_car": "shot",
        "passenger_car": "rob", train_verb_names.USE_BANG: "shot",
        train_verb_names.USE_PANIC: "rob", train_verb_names.USE_CAT_BALOU: "rob",
        train_verb_names.DIVERT: "shot", verb_names.EXEMPT: "help",
    },
    abilities={
        "benny_brawler": 3, "evan_babbit": 5, "jimmy_texas": 8, "manuelita": 6, "sancho": 6,
        "sgt_blaze": 3, "shade_oconnor": 3, "zippy_roy": 3,
    },
    plays={
        "knife_revolver": fire,
        "full_steam": full_steam,
        "money_bag": money_bag,
        "most_wanted": most_wanted,
        "next_stop": next_stop,
        "switch": switch,
        "train_robbery": train_robbery,
        "water_tower": water_tower,
    },
    uses={
        "cattle_truck": flat(18),
        "circus_wagon": circus,
        "coal_hopper": cards(1, 15),
        "express_car": express,
        "lounge_car": flat(17),
        "mail_car": cards(3, 19),
        "passenger_car": robbed_car,
        "sleeper_car": sleeper,
    },
    answers={
        (topics.PLAY, train_verb_names.BOARD): board,
        (topics.PLAY, train_verb_names.ROLL): roll,
        (topics.PLAY, train_verb_names.DRIVE): drive,
        (topics.PLAY, train_verb_names.USE_BANG): one_shot,
        (topics.PLAY, train_verb_names.USE_PANIC): robbed_car,
        (topics.PLAY, train_verb_names.USE_CAT_BALOU): ripped_car,
        (train_topics.BOARD, train_verb_names.BOARD): must_board,
        (train_topics.PLACE, train_verb_names.PLACE): place,
        (train_topics.STEAM, ANY_VERB): steam,
        (train_topics.ROBBERY, ANY_VERB): robbery,
        (train_topics.GIVE, verb_names.GIVE): give_away,
        (train_topics.SWAP, verb_names.TAKE): swap,
        (train_topics.CATTLE, verb_names.PICK): gather,
        (train_topics.COAL, verb_names.DISCARD): coal,
        (train_topics.LOUNGE, verb_names.GIVE): host,
        (train_topics.MAIL, verb_names.GIVE): letter,
        (train_topics.MAP, verb_names.DISCARD): map_,
        (train_topics.SHADE, verb_names.DISCARD): shade,
        (train_topics.SHADE, verb_names.DECLINE): flat(0),
        (train_topics.OFFER, verb_names.DECK): offered,
        (train_topics.OFFER, verb_names.DECLINE): flat(0),
        (topics.EXEMPT, verb_names.EXEMPT): exempt,
        (topics.EXEMPT, verb_names.DECLINE): flat(0),
        (topics.SHOT, train_verb_names.DIVERT): divert,
    },
)  # fmt: skip

"""How the questions of the core are answered, with all packs."""

from __future__ import annotations

from posse.bots.bang.knowledge import ANY_VERB, NO, ORDINARY, Knowledge, Score, flat
from posse.bots.bang.mind import WANTED, Mind
from posse.bots.sides import NEVER
from posse.engine.choice import Option
from posse.engine.ids import NOBODY
from posse.games.bang import topics, verb_names
from posse.games.bang.cards import BROWN, CARDS, HEARTS, SPADES
from posse.games.bang.frames.hurt import beer_worth
from posse.games.bang.packs.base import topics as base_topics
from posse.games.bang.packs.base import verb_names as base_verb_names
from posse.games.bang.power import ANSWERED
from posse.games.bang.sources import character_of, powers
from posse.games.bang.targets import played_kind


def play(mind: Mind, option: Option) -> float:
    """Score playing a hand card in phase II.

    As its pack says; a weapon by its reach; any other card as an unknown one.
    """
    kind = played_kind(mind.view, mind.me, option.card)
    if option.seat != NOBODY and mind.immune(option.seat, option.card):
        return NO
    if kind.id in mind.known.plays:
        return mind.known.plays[kind.id](mind, option)
    if kind.power.reach:
        first = 0.9 if kind.power.rapid and mind.bangs() > 1 else kind.power.reach / 10
        return 14 + first if mind.better_weapon(kind) else NO
    if kind.effect.price:
        return NO
    return unknown(mind, option) if kind.colour == BROWN or option.seat != NOBODY else 15


def use(mind: Mind, option: Option) -> float:
    """Score a card in front of me in phase II."""
    if option.seat != NOBODY and mind.immune(option.seat, option.card):
        return NO
    return mind.known.uses.get(CARDS[option.card].kind.id, unknown)(mind, option)


def unknown(_: Mind, option: Option) -> float:
    """Better than nothing, but not on a player: it might help as well as harm."""
    return 1 if option.seat == NOBODY else NO


def cards(n: int, rank: float) -> Score:
    """Return a score for a card that draws n cards, if so many are left.

    Otherwise it could be played without end.
    """
    return lambda mind, _: rank if mind.left() >= n else NO


def attack(mind: Mind, option: Option) -> float:
    """Score a hit on a foe; best if it is their last point."""
    wish, life = mind.wish[option.seat], mind.view.life[option.seat]
    last = 2.0 if life == 1 else 0.0
    return 5 + 2 * wish + last if wish > WANTED and life > 0 else NO


def missed_needed(mind: Mind) -> int:
    """Return how many Missed! stop a BANG! card of mine."""
    needed = 1
    for power in powers(mind.view, mind.me):
        needed = power.missed_needed(mind.view, mind.me, needed)
    return needed


def plunder(mind: Mind, option: Option, taking: bool) -> float:
    """Return what it brings to take a player's cards. A Deputy leaves the Sheriff alone."""
    at = option.seat
    return mind.best_loot(at, taking) if mind.wish[at] > NEVER else NO


def enough(mind: Mind) -> bool:
    """Return True if there are as many ways to stop the hit as it takes."""
    ways = [
        other
        for other in mind.choice.options
        if other.verb not in (base_verb_names.BARREL, verb_names.TAKE)
    ]
    return len(ways) >= mind.choice.n


def missed(mind: Mind, option: Option) -> float:
    """Use a Missed! first. Of other cards (Janet, Elena) use those of least worth."""
    if not enough(mind):
        return NO
    own = CARDS[option.card].kind.symbol == verb_names.MISSED
    if mind.life <= 0:  # a ghost has nothing to lose
        return NO
    return 2 - 0.1 * (2.5 if own else mind.cost(option.card)) + rewarded(mind)


def guard(mind: Mind, _: Option) -> float:
    """A card in front that stops the hit comes before hand cards, which nobody sees."""
    return 2.2 if enough(mind) and mind.life > 0 else NO


def rewarded(mind: Mind) -> bool:
    """Return True if I get something for a card used as an answer."""
    return character_of(mind.view, mind.me).hooks & ANSWERED > 0


def save(mind: Mind, option: Option) -> float:
    """Use Beer and the like if they keep me above one point or in play."""
    options, loss = mind.choice.options, mind.choice.n
    beers = sum(other.verb == verb_names.BEER for other in options)
    able = any(other.verb == base_verb_names.SPARE for other in options)
    spares = (len(mind.hand) - beers) // 2 if able else 0
    spares += sum(
        other.verb not in (verb_names.BEER, base_verb_names.SPARE, verb_names.TAKE)
        for other in options
    )  # unknown to the bot
    if mind.life - loss + beers * beer_worth(mind.view, mind.me) + spares <= 0:
        return NO  # nothing helps
    deadly = mind.life <= loss
    if option.verb == verb_names.BEER:
        return 2 if deadly or mind.life - loss == 1 or rewarded(mind) else NO
    return 1 if deadly else NO


def duel(mind: Mind, option: Option) -> float:
    """Lose a point rather than hurt a friend."""
    friend = mind.choice.other != NOBODY and mind.wish[mind.choice.other] < 0
    return NO if friend and mind.life > 1 else indians(mind, option)


def indians(_: Mind, option: Option) -> float:
    return 2 if CARDS[option.card].kind.symbol == verb_names.BANG else 1


def loot(mind: Mind, option: Option) -> float:
    at = mind.choice.other
    gain = mind.loot(at, option.card, taking=option.verb == verb_names.TAKE)
    return gain - 0.1 * mind.worth(option.card) if at == mind.me else gain


def gather(mind: Mind, option: Option) -> float:
    return mind.worth(option.card)


def part_with(mind: Mind, option: Option) -> float:
    return -mind.cost(option.card)


def rob(mind: Mind, option: Option) -> float:
    return mind.wish[option.seat]


def pile(mind: Mind, _: Option) -> float:
    return mind.worth(mind.view.pile[-1]) - ORDINARY


def check(_: Mind, option: Option) -> float:
    """Hearts always help; low spades set off Dynamite."""
    card = CARDS[option.card]
    if card.suit == HEARTS:
        return 2
    return 0 if card.suit == SPADES and card.rank <= 9 else 1


KNOWLEDGE = Knowledge(
    answers={
        (topics.PLAY, verb_names.PLAY): play,
        (topics.PLAY, verb_names.USE): use,
        (topics.PLAY, verb_names.END): flat(0),
        (topics.PLAY, ANY_VERB): flat(NO),  # an unknown ability: the price may be too high
        (topics.SHOT, base_verb_names.BARREL): flat(3),  # costs nothing
        (topics.SHOT, verb_names.MISSED): missed,
        (topics.SHOT, verb_names.USE): guard,
        (topics.SHOT, verb_names.TAKE): flat(0),
        (topics.SHOT, ANY_VERB): flat(1),
        (topics.SAVE, verb_names.TAKE): flat(0),
        (topics.SAVE, ANY_VERB): save,
        (topics.DUEL, verb_names.BANG): duel,
        (topics.DUEL, verb_names.TAKE): flat(0),
        (topics.INDIANS, verb_names.BANG): indians,
        (topics.INDIANS, verb_names.TAKE): flat(0),
        (topics.LOOT, verb_names.TAKE): loot,
        (topics.LOOT, verb_names.DISCARD): loot,
        (topics.STORE, verb_names.PICK): gather,
        (base_topics.KEEP, verb_names.KEEP): gather,
        (topics.DRAW, verb_names.DECK): flat(0),
        (topics.DRAW, verb_names.ROB): rob,
        (topics.DRAW, base_verb_names.PILE): pile,
        (topics.CHECK, verb_names.CHOOSE): check,
        (topics.PAY, verb_names.DISCARD): part_with,
        (topics.LIMIT, verb_names.DISCARD): part_with,
        (topics.LIMIT, ANY_VERB): flat(0),  # rather than discard for nothing
        (topics.REST, verb_names.END): flat(0),
        (topics.DUPLICATE, verb_names.DISCARD): part_with,
    }
)

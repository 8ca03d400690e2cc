"""How the questions of the core are answered, whatever the packs."""

from __future__ import annotations

from posse.bots.bang.knowledge import NO, ORDINARY, Knowledge, Score, flat
from posse.bots.bang.mind import WANTED, Mind
from posse.bots.sides import NEVER
from posse.engine.choice import Option
from posse.engine.ids import NOBODY
from posse.games.bang.cards import BROWN, CARDS, HEARTS, SPADES
from posse.games.bang.frames.hurt import beer_worth
from posse.games.bang.power import ANSWERED
from posse.games.bang.sources import character_of, powers
from posse.games.bang.targets import played_kind


def play(mind: Mind, option: Option) -> float:
    """A hand card in phase II: by its pack, as a weapon, or as something unknown."""
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
    """A card in front of me in phase II."""
    if option.seat != NOBODY and mind.immune(option.seat, option.card):
        return NO
    return mind.known.uses.get(CARDS[option.card].kind.id, unknown)(mind, option)


def unknown(_: Mind, option: Option) -> float:
    """Rather than nothing; but not on somebody, whom it might help as well as harm."""
    return 1 if option.seat == NOBODY else NO


def cards(n: int, rank: float) -> Score:
    """Draws n cards, if so many are left: or it could be played for ever."""
    return lambda mind, _: rank if mind.left() >= n else NO


def attack(mind: Mind, option: Option) -> float:
    """A hit for somebody, if he deserves it; best if it is his last point."""
    wish, life = mind.wish[option.seat], mind.view.life[option.seat]
    last = 2.0 if life == 1 else 0.0
    return 5 + 2 * wish + last if wish > WANTED and life > 0 else NO


def missed_needed(mind: Mind) -> int:
    """How many Missed! stop a BANG! card of mine."""
    needed = 1
    for power in powers(mind.view, mind.me):
        needed = power.missed_needed(mind.view, mind.me, needed)
    return needed


def plunder(mind: Mind, option: Option, taking: bool) -> float:
    """What it brings to aim at somebody's cards; a Deputy leaves the Sheriff alone."""
    at = option.seat
    return mind.best_loot(at, taking) if mind.wish[at] > NEVER else NO


def enough(mind: Mind) -> bool:
    """Are there as many ways to stop the hit as it takes?"""
    ways = [other for other in mind.choice.options if other.verb not in ("barrel", "take")]
    return len(ways) >= mind.choice.n


def missed(mind: Mind, option: Option) -> float:
    """Missed! itself is for nothing else; of other cards (Janet, Elena) those of least worth."""
    if not enough(mind):
        return NO
    own = CARDS[option.card].kind.symbol == "missed"
    if mind.life <= 0:  # a ghost has nothing to lose
        return NO
    return 2 - 0.1 * (2.5 if own else mind.cost(option.card)) + rewarded(mind)


def guard(mind: Mind, _: Option) -> float:
    """A card in front that stops the hit: before those in the hand, which nobody sees."""
    return 2.2 if enough(mind) and mind.life > 0 else NO


def rewarded(mind: Mind) -> bool:
    """Do I get something for a card used in answer?"""
    return character_of(mind.view, mind.me).hooks & ANSWERED > 0


def save(mind: Mind, option: Option) -> float:
    """Beer and the like, if they keep me above one point or alive at all."""
    options, loss = mind.choice.options, mind.choice.n
    beers = sum(other.verb == "beer" for other in options)
    able = any(other.verb == "spare" for other in options)
    spares = (len(mind.hand) - beers) // 2 if able else 0
    spares += sum(other.verb not in ("beer", "spare", "take") for other in options)  # not learnt
    if mind.life - loss + beers * beer_worth(mind.view, mind.me) + spares <= 0:
        return NO  # nothing helps
    deadly = mind.life <= loss
    if option.verb == "beer":
        return 2 if deadly or mind.life - loss == 1 or rewarded(mind) else NO
    return 1 if deadly else NO


def duel(mind: Mind, option: Option) -> float:
    """Rather lose a point than hurt a friend."""
    friend = mind.choice.other != NOBODY and mind.wish[mind.choice.other] < 0
    return NO if friend and mind.life > 1 else indians(mind, option)


def indians(_: Mind, option: Option) -> float:
    return 2 if CARDS[option.card].kind.symbol == "bang" else 1


def loot(mind: Mind, option: Option) -> float:
    at = mind.choice.other
    gain = mind.loot(at, option.card, taking=option.verb == "take")
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
    """Hearts help always, low spades set off Dynamite."""
    card = CARDS[option.card]
    if card.suit == HEARTS:
        return 2
    return 0 if card.suit == SPADES and card.rank <= 9 else 1


KNOWLEDGE = Knowledge(
    answers={
        "play play": play,
        "play use": use,
        "play end": flat(0),
        "play *": flat(NO),  # an ability it has not learnt: the price may be too high
        "shot barrel": flat(3),  # costs nothing
        "shot missed": missed,
        "shot use": guard,
        "shot take": flat(0),
        "shot *": flat(1),
        "save take": flat(0),
        "save *": save,
        "duel bang": duel,
        "duel take": flat(0),
        "indians bang": indians,
        "indians take": flat(0),
        "loot take": loot,
        "loot discard": loot,
        "store pick": gather,
        "keep keep": gather,
        "draw deck": flat(0),
        "draw rob": rob,
        "draw pile": pile,
        "check choose": check,
        "pay discard": part_with,
        "limit discard": part_with,
        "limit *": flat(0),  # rather than discard for nothing
        "rest end": flat(0),
        "duplicate discard": part_with,
    }
)

"""The reason for a choice: a message of `bots_bang.ftl` and what fills its gaps.

Each pack has a file of its own for its questions and its cards.
"""

from __future__ import annotations

from typing import Final

from posse.bots.bang.knowledge import ANY_VERB, Knowledge
from posse.bots.bang.mind import Mind
from posse.bots.bang.topics import rewarded
from posse.bots.base import Reason
from posse.bots.role_reasons import taken_for
from posse.engine.choice import Option
from posse.engine.ids import NOBODY, NONE, Card, Seat
from posse.games.bang import topics, verb_names
from posse.games.bang.cards import BROWN, CARDS
from posse.games.bang.frames.hurt import beer_worth
from posse.games.bang.packs.base import topics as base_topics
from posse.games.bang.packs.base import verb_names as base_verb_names
from posse.games.bang.targets import played_kind

FORCED: Final = Reason("why-bang-forced")  # nothing else was possible


def reason(mind: Mind, option: Option) -> Reason:
    """Return why the mind takes this option."""
    topic, known = mind.choice.topic, mind.known.whys
    said = known.get((topic, option.verb)) or known.get((topic, ANY_VERB))
    if said is not None:
        return said(mind, option)
    by_card = option.verb in (verb_names.PLAY, verb_names.USE)
    if (by_card or option.verb in mind.known.acts) and option.seat not in (NONE, mind.me):
        return towards(mind, option)
    if by_card and option.card >= 0:
        return played(mind, option)
    if option.card >= 0:
        return Reason("why-bang-most", card=option.card)
    return Reason("why-bang-hand", n=len(mind.hand))


# what is played in phase II -------------------------------------------------------------------


def towards(mind: Mind, option: Option) -> Reason:
    """Return the reason for an act towards a player: its purpose, and their supposed role."""
    name: str = option.verb
    at = option.seat
    if option.verb in (verb_names.PLAY, verb_names.USE):
        name = played_kind(mind.view, mind.me, option.card).id
    act = mind.known.acts.get(name, "shot")
    if mind.wish[at] <= 0:
        return rid(mind, at) if act == "rob" else helped(mind, at)
    if act == "rob":
        return robbed(mind, at)
    if act == "jail":
        return Reason("why-bang-jail", seat=at)
    if mind.view.life[at] == 1:
        return Reason("why-bang-finish", seat=at)
    return taken_for(mind.view, at, mind.roles(at), mind.acted(at))


def robbed(mind: Mind, at: Seat) -> Reason:
    cards = len(mind.view.hand[at]) + len(mind.view.front[at])
    return Reason("why-bang-robbed", seat=at, n=cards)


def helped(mind: Mind, at: Seat) -> Reason:
    life, full = mind.view.life[at], mind.view.max_life[at]
    return Reason("why-bang-helped", seat=at, n=life, max=full)


def rid(mind: Mind, at: Seat) -> Reason:
    """A card in front of a friend harms them."""
    for card in mind.view.front[at]:
        if mind.known.misses.get(CARDS[card].kind.id, 0.0) < 0:
            return Reason("why-bang-rid", seat=at, card=card)
    return robbed(mind, at)


def played(mind: Mind, option: Option) -> Reason:
    """Return the reason for a card without a target: that of its pack, or of such cards."""
    kind = played_kind(mind.view, mind.me, option.card)
    if kind.id in mind.known.means:
        return mind.known.means[kind.id](mind, option)
    if mind.known.acts.get(kind.id) == "sweep":
        return Reason("why-bang-hits", card=option.card, n=len(mind.touched(option.card)))
    if kind.power.reach:
        return weapon(option.card)
    if kind.colour == BROWN or option.card not in mind.hand:
        return Reason("why-bang-now", card=option.card)
    if kind.power.away:
        return Reason("why-bang-away", card=option.card)
    if kind.power.sees:
        return Reason("why-bang-sees", card=option.card)
    return Reason("why-bang-lies", card=option.card)


def weapon(card: Card) -> Reason:
    """A longer reach, or any number of BANG! cards."""
    power = CARDS[card].power
    if power.rapid:
        return Reason("why-bang-rapid", card=card)
    return Reason("why-bang-reach", card=card, n=power.reach)


def end(mind: Mind, option: Option) -> Reason:
    """The best of what could still be done is not good enough."""
    left = [one for one in mind.choice.options if one is not option and one.card >= 0]
    if not left:
        return Reason("why-bang-hand", n=len(mind.hand))
    return Reason("why-bang-not", card=max(left, key=mind.score).card)


def wounded(mind: Mind, option: Option) -> Reason:
    """A life point for a card, or for two hand cards."""
    life, full = mind.life, mind.view.max_life[mind.me]
    if option.card >= 0:
        return Reason("why-bang-wounded", n=life, max=full, card=option.card)
    return Reason("why-bang-two", n=life, max=full)


# hits -----------------------------------------------------------------------------------------


def barrel(mind: Mind, option: Option) -> Reason:
    if option.card >= 0:
        return Reason("why-bang-try", card=option.card)
    return Reason("why-bang-lucky", n=mind.life)


def dodge(mind: Mind, option: Option) -> Reason:
    if option.card < 0:
        return Reason("why-bang-hand", n=len(mind.hand))
    if mind.life == 1:
        return Reason("why-bang-last", card=option.card)
    return Reason("why-bang-point", card=option.card, n=mind.life)


def take(mind: Mind, _: Option) -> Reason:
    """Too little to stop it, nothing to lose, or a friend would be hit instead."""
    ways = [
        one
        for one in mind.choice.options
        if one.verb not in (base_verb_names.BARREL, verb_names.TAKE)
    ]
    if mind.life <= 0:
        return Reason("why-bang-ghost", n=len(ways))
    if len(ways) < mind.choice.n:
        return Reason("why-bang-few", n=mind.choice.n, m=len(ways))
    if ways[0].seat not in (NONE, mind.me):
        return Reason("why-bang-spare", seat=ways[0].seat, n=mind.life)
    return Reason("why-bang-keep", card=ways[0].card, n=mind.life)


def save(mind: Mind, option: Option) -> Reason:
    """Beer or two cards: to stay in play, or not to be nearly out."""
    deadly = mind.life <= mind.choice.n
    if option.card < 0:
        return Reason("why-bang-save-two", n=len(mind.hand))
    if deadly:
        return Reason("why-bang-save-all", card=option.card)
    if rewarded(mind) and mind.life - mind.choice.n > 1:
        return Reason("why-bang-save-draw", card=option.card)
    return Reason("why-bang-save-one", card=option.card)


def unsaved(mind: Mind, _: Option) -> Reason:
    """Nothing would be enough, or there is no need."""
    left = mind.life - mind.choice.n
    if left > 0:
        return Reason("why-bang-enough", n=left)
    beers = sum(one.verb == verb_names.BEER for one in mind.choice.options)
    return Reason("why-bang-vain", n=mind.choice.n, m=beers * beer_worth(mind.view, mind.me))


def give_in(mind: Mind, _: Option) -> Reason:
    """It does not shoot back at a friend."""
    if mind.choice.other != NOBODY:
        return Reason("why-bang-spare", seat=mind.choice.other, n=mind.life)
    return Reason("why-bang-hand", n=len(mind.hand))


# cards ----------------------------------------------------------------------------------------


def least(mind: Mind, option: Option) -> Reason:
    if option.card >= 0:
        return Reason("why-bang-least", card=option.card)
    return Reason("why-bang-hand", n=len(mind.hand))


def most(mind: Mind, option: Option) -> Reason:  # noqa: ARG001
    return Reason("why-bang-most", card=option.card)


def check(mind: Mind, option: Option) -> Reason:  # noqa: ARG001
    return Reason("why-bang-check", card=option.card)


def loot(mind: Mind, option: Option) -> Reason:
    """Which card of a player: one in front, or any of the hand."""
    at, card = mind.choice.other, option.card
    if at == mind.me:
        return Reason("why-bang-least", card=card)
    if card < 0:
        return Reason("why-bang-unseen", seat=at, n=len(mind.view.front[at]))
    if mind.known.misses.get(CARDS[card].kind.id, 0.0) < 0 and mind.wish[at] <= 0:
        return Reason("why-bang-rid", seat=at, card=card)
    return Reason("why-bang-prize", seat=at, card=card)


def deck(mind: Mind, option: Option) -> Reason:
    """It does not use the other way to draw."""
    other = max([one for one in mind.choice.options if one is not option], key=mind.score)
    if other.verb == base_verb_names.PILE:
        return Reason("why-bang-deck-card", card=mind.view.pile[-1])
    if other.card >= 0:
        return Reason("why-bang-deck-card", card=other.card)
    return Reason("why-bang-deck-seat", seat=other.seat)


def pile(mind: Mind, _: Option) -> Reason:
    return Reason("why-bang-most", card=mind.view.pile[-1])


def rob(mind: Mind, option: Option) -> Reason:
    return robbed(mind, option.seat)


KNOWLEDGE: Final = Knowledge(
    whys={
        (topics.PLAY, verb_names.END): end,
        (topics.REST, verb_names.END): end,
        (topics.PLAY, verb_names.HEAL): wounded,
        (topics.REST, verb_names.HEAL): wounded,
        (topics.SHOT, base_verb_names.BARREL): barrel,
        (topics.SHOT, verb_names.MISSED): dodge,
        (topics.SHOT, verb_names.USE): dodge,
        (topics.SHOT, verb_names.TAKE): take,
        (topics.SAVE, verb_names.TAKE): unsaved,
        (topics.SAVE, ANY_VERB): save,
        (topics.DUEL, verb_names.BANG): dodge,
        (topics.DUEL, verb_names.TAKE): give_in,
        (topics.INDIANS, verb_names.BANG): dodge,
        (topics.INDIANS, verb_names.TAKE): give_in,
        (topics.LIMIT, ANY_VERB): least,
        (topics.PAY, ANY_VERB): least,
        (topics.DUPLICATE, ANY_VERB): least,
        (topics.STORE, verb_names.PICK): most,
        (base_topics.KEEP, verb_names.KEEP): most,
        (topics.DRAW, verb_names.DECK): deck,
        (topics.DRAW, base_verb_names.PILE): pile,
        (topics.DRAW, verb_names.ROB): rob,
        (topics.LOOT, ANY_VERB): loot,
        (topics.CHECK, verb_names.CHOOSE): check,
    },
)

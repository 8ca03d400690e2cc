"""How each question is answered: a mark for each option, in bills. The highest is taken."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from posse.bots.wyatt import sheriff_cards
from posse.bots.wyatt.deputy_mind import DeputyMind
from posse.bots.wyatt.hand_values import average, gain, gift, keep
from posse.bots.wyatt.outlaw_cards import laid
from posse.bots.wyatt.sheriff_cards import FREE, LATER, RIDE
from posse.engine.choice import Option
from posse.engine.ids import Topic, Verb
from posse.games.wyatt import topics, verb_names
from posse.games.wyatt.cards import BANK, COUNT, EARP, GUN, HIDEOUT, KIND, KINDS, STAGECOACH, WANTED
from posse.games.wyatt.frames.draw import DRAWN

NO: Final = -1000.0
PLAYS: Final = 100.0  # above every discard
GOING: Final = 200.0  # above every other play
COMPLETE: Final = 1.0  # bonus of a third card: sheriff cards can join the row that it opens
TAKEN: Final = 0.5  # how likely the next player takes a discard that helps them
PATIENCE: Final = 3  # so many turns of just taking and putting back are enough
RAIDS: Final = {KINDS[kind].verb: kind for kind in (STAGECOACH, BANK, GUN)}


# drawing ------------------------------------------------------------------------------------------


def deck(mind: DeputyMind, _: Option) -> float:
    return DRAWN * average(mind)


def pile(mind: DeputyMind, _: Option) -> float:
    """Take the top discard; best if it lets me end a round in which I lead."""
    top = KIND[mind.view.pile[-1]]
    if bored(mind):
        return NO
    if mind.ahead() and mind.sheds(top):
        return GOING
    return gain(mind, top) + (COMPLETE if mind.completes(top) else 0.0)


def stop(mind: DeputyMind, _: Option) -> float:
    """Too few cards to draw: the round ends if I choose so."""
    return GOING if bored(mind) or mind.poster_values.ending() >= 0 else NO


def bored(mind: DeputyMind) -> bool:
    """Return True if for some turns all players just took the top discard and put one back."""
    return mind.view.idle >= PATIENCE * mind.view.players


# playing ------------------------------------------------------------------------------------------


def played(mind: DeputyMind, used: int, worth: float, ending: float) -> float:
    """Return the mark of a play that helps, or that brings a welcome end near.

    If only the card to discard is left after it, the end of the round decides.
    """
    if len(mind.hand) - used == 1:
        return GOING + ending if ending > 0 else NO
    if worth > 0 or (worth == 0 and mind.ahead() and mind.sheds()):
        return PLAYS + worth
    return NO


def lay(mind: DeputyMind, option: Option) -> float:
    outlaw, n = KIND[option.card], option.n
    ending = mind.poster_values.ending(outlaw, 2 * n, n - 1)
    return played(mind, n, laid(mind, outlaw, n), ending)


def photo(mind: DeputyMind, option: Option) -> float:
    outlaw = KIND[option.card]
    return played(
        mind, 1, sheriff_cards.photo(mind, outlaw), mind.poster_values.ending(outlaw, 4, 1)
    )


def raid(mind: DeputyMind, option: Option) -> float:
    """A Robbery or the Fastest Gun: the better the row, the sooner."""
    outlaw, kind = KIND[option.card], RAIDS[option.verb]
    row, poster_values = KINDS[kind], mind.poster_values
    hit = poster_values.ending(outlaw, row.points, row.bills)
    ending = mind.hit * hit + (1 - mind.hit) * poster_values.ending()
    return played(
        mind, 1, now(mind, sheriff_cards.raid(mind, kind, outlaw), LATER[option.verb]), ending
    )


def now(mind: DeputyMind, worth: float, later: float) -> float:
    """Play a sheriff card if it brings more now than it may later."""
    return worth - later * (1 - mind.late) if worth > 0 else NO


def symbol(mind: DeputyMind, worth: float, later: float, used: int = 1) -> float:
    return played(mind, used, now(mind, worth, later), mind.poster_values.ending())


def wanted(mind: DeputyMind, option: Option) -> float:
    return symbol(mind, sheriff_cards.sheriff_card_value(mind, WANTED), LATER[option.verb])


def hideout(mind: DeputyMind, option: Option) -> float:
    return symbol(mind, sheriff_cards.sheriff_card_value(mind, HIDEOUT), LATER[option.verb])


def ride(mind: DeputyMind, _: Option) -> float:
    """Two cards for one, unless I am about to end the round."""
    if mind.ahead() and mind.sheds():
        return NO
    return symbol(mind, RIDE * (1 - mind.late), FREE, used=-1)


def search(mind: DeputyMind, _: Option) -> float:
    """Look through the pile by what I remember of it."""
    kinds = {kind for kind in mind.pile if kind != EARP}
    best = max([fetched(mind, kind) for kind in kinds], default=0.0)
    return symbol(mind, best, FREE, used=0)


def free(mind: DeputyMind, _: Option) -> float:
    rows = [outlaw for outlaw in range(COUNT) if mind.view.hidden(mind.me, outlaw)]
    return symbol(mind, max([sheriff_cards.free(mind, outlaw) for outlaw in rows]), FREE)


def discard(mind: DeputyMind, option: Option) -> float:
    """Discard what I need least and what helps the next player least."""
    kind = KIND[option.card]
    return -keep(mind, kind) * (1 - mind.late) - TAKEN * gift(mind, kind)


# sheriff cards ------------------------------------------------------------------------------------


def ask(mind: DeputyMind, option: Option) -> float:
    """Ask the richer of two neighbours."""
    return (
        sheriff_cards.ask(mind, KIND[option.card]) + 0.01 * mind.poster_values.rivals[option.seat]
    )


def shoot(mind: DeputyMind, _: Option) -> float:
    return sheriff_cards.best_theft(mind)


def steal(mind: DeputyMind, option: Option) -> float:
    return sheriff_cards.stolen(mind, option.seat, KIND[option.card])


def unhide(mind: DeputyMind, option: Option) -> float:
    return mind.poster_values.unhidden(KIND[option.card])


def hide(mind: DeputyMind, option: Option) -> float:
    return sheriff_cards.hide(mind, option.seat, KIND[option.card])


def take(mind: DeputyMind, option: Option) -> float:
    return fetched(mind, KIND[option.card])


def fetched(mind: DeputyMind, kind: int) -> float:
    """A sheriff card from the pile may be played at once."""
    return gain(mind, kind) if kind < COUNT else sheriff_cards.sheriff_card_value(mind, kind)


def nothing(_: DeputyMind, __: Option) -> float:
    return 0.0


def reply(mind: DeputyMind, option: Option) -> float:
    """Shoot at a Hideout. The last card ends the round, so only if that is welcome."""
    if len(mind.hand) == 1 and not mind.ahead():
        return NO
    return sheriff_cards.free(mind, KIND[option.card]) - FREE * (1 - mind.late)


Mark = Callable[[DeputyMind, Option], float]
PLAY: Final[dict[Verb, Mark]] = {
    verb_names.LAY: lay,
    verb_names.PHOTO: photo,
    verb_names.STAGECOACH: raid,
    verb_names.BANK: raid,
    verb_names.GUN: raid,
    verb_names.WANTED: wanted,
    verb_names.HIDEOUT: hideout,
    verb_names.RIDE: ride,
    verb_names.SEARCH: search,
    verb_names.FREE: free,
    verb_names.DISCARD: discard,
}
TOPICS: Final[dict[Topic, dict[Verb, Mark]]] = {
    topics.DRAW: {verb_names.DECK: deck, verb_names.PILE: pile, verb_names.STOP: stop},
    topics.PLAY: PLAY,
    topics.WANTED: {verb_names.ASK: ask, verb_names.SHOOT: shoot},
    topics.STEAL: {verb_names.STEAL: steal, verb_names.PASS: nothing},
    topics.FREE: {verb_names.FREE: unhide},
    topics.HIDEOUT: {verb_names.HIDE: hide},
    topics.SEARCH: {verb_names.TAKE: take, verb_names.PASS: nothing},
    topics.NOW: {**PLAY, verb_names.KEEP: nothing},
    topics.REPLY: {verb_names.PASS: nothing, verb_names.FREE: reply},
}


def mark(mind: DeputyMind, topic: Topic, option: Option) -> float:
    return TOPICS[topic][option.verb](mind, option)

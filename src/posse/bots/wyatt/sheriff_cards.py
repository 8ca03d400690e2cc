"""What sheriff cards bring, in bills of 1,000. A miss counts as nothing."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from posse.bots.wyatt.deputy_mind import DeputyMind
from posse.bots.wyatt.outlaw_cards import OPENING, laid, one_more
from posse.engine.ids import NONE, Seat
from posse.games.wyatt import verb_names
from posse.games.wyatt.cards import COUNT, EARP, GUN, HIDEOUT, KINDS, PHOTO, WANTED
from posse.games.wyatt.plays import SET, prey, row_of

# What a card brings on average if it is played later. Now it must bring at least as much.
LATER: Final = {
    verb_names.STAGECOACH: 0.6,
    verb_names.BANK: 0.4,
    verb_names.GUN: 0.5,
    verb_names.WANTED: 0.5,
    verb_names.HIDEOUT: 0.6,
}
RIDE: Final = 0.8  # two unknown cards for one
FREE: Final = 0.5  # what a Wyatt Earp kept against a Hideout is worth
STAYS: Final = 0.9  # how likely a Hideout stays after the reply


def photo(mind: DeputyMind, outlaw: int) -> float:
    """Return the value of a photo. Without a set of its outlaw it waits for mine."""
    shift = mind.poster_values.shift
    if mind.opened(outlaw):
        return shift(outlaw, mind.me, 4, 1)
    n = max(SET, mind.held[outlaw])
    later = shift(outlaw, mind.me, 2 * n + 4, n) - laid(mind, outlaw, n)
    return OPENING[min(SET, mind.held[outlaw])] * later


def raid(mind: DeputyMind, kind: int, outlaw: int) -> float:
    """Return the value of a Robbery or the Fastest Gun on my row. The former Fastest Gun goes."""
    row = KINDS[kind]
    worth = mind.poster_values.shift(outlaw, mind.me, row.points, row.bills)
    fastest = mind.view.fastest() if kind == GUN else NONE
    if fastest != NONE:
        worth += mind.poster_values.shift(fastest % COUNT, Seat(fastest // COUNT), -row.points)
    return mind.hit * worth


def best_raid(mind: DeputyMind, kind: int) -> float:
    fastest = mind.view.fastest() if kind == GUN else NONE
    taken = NONE if fastest == NONE else fastest % COUNT
    rows = [at for at in range(COUNT) if mind.view.row(mind.me, at) and at != taken]
    return max([raid(mind, kind, at) for at in rows], default=LATER[KINDS[kind].verb] / 2)


def ask(mind: DeputyMind, outlaw: int) -> float:
    return mind.holder(outlaw) * one_more(mind, outlaw)


def stolen(mind: DeputyMind, seat: Seat, outlaw: int) -> float:
    """Return the value of a card that is mine after a hit."""
    return one_more(mind, outlaw) + mind.poster_values.without_one(seat, outlaw)


def best_theft(mind: DeputyMind) -> float:
    rows = [row_of(at) for at in prey(mind.view, mind.me, hidden=True)]
    found = [stolen(mind, *row) for row in rows if mind.view.laid(*row)]
    return mind.hit * max(found, default=0.0)


def wanted(mind: DeputyMind) -> float:
    return max([ask(mind, outlaw) for outlaw in range(COUNT)] + [best_theft(mind)])


def hide(mind: DeputyMind, seat: Seat, outlaw: int) -> float:
    points = mind.view.points(seat, outlaw)
    return mind.hit * STAYS * mind.poster_values.shift(outlaw, seat, -points)


def hideout(mind: DeputyMind) -> float:
    rows = [row_of(at) for at in prey(mind.view, mind.me, hidden=False)]
    return max([hide(mind, *row) for row in rows], default=0.0)


def free(mind: DeputyMind, outlaw: int) -> float:
    return mind.hit * mind.poster_values.unhidden(outlaw)


def earp(mind: DeputyMind) -> float:
    rows = [outlaw for outlaw in range(COUNT) if mind.view.hidden(mind.me, outlaw)]
    return max([RIDE] + [free(mind, outlaw) for outlaw in rows])


SYMBOLS: Final[dict[int, Callable[[DeputyMind], float]]] = {
    WANTED: wanted,
    HIDEOUT: hideout,
    EARP: earp,
}


def sheriff_card_value(mind: DeputyMind, kind: int) -> float:
    """Return the best that a sheriff card of this kind does for me, now or soon."""
    if kind not in mind.worths:
        mind.worths[kind] = _sheriff_card_value(mind, kind)
    return mind.worths[kind]


def _sheriff_card_value(mind: DeputyMind, kind: int) -> float:
    if kind in SYMBOLS:
        return SYMBOLS[kind](mind)
    return photo(mind, kind - PHOTO) if kind < PHOTO + COUNT else best_raid(mind, kind)

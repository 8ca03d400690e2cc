"""How the greenhorn of Wyatt Earp sees its hand and the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from posse.bots.wyatt.blunders import ends
from posse.bots.wyatt.poster_values import DECIDED
from posse.engine.choice import Option
from posse.engine.ids import Verb, seats_at
from posse.games.wyatt import verb_names
from posse.games.wyatt.cards import COUNT, KIND, PHOTO
from posse.games.wyatt.plays import SET, counted, prey
from posse.games.wyatt.state import WyattState

NO: Final = -100.0
PATIENCE: Final = 3  # so many turns of just taking and putting back are enough
# The order in which sheriff cards are played. Laying cards comes before them.
LAW: Final = {
    verb_names.PHOTO: 9.0,
    verb_names.STAGECOACH: 7.0,
    verb_names.BANK: 6.0,
    verb_names.GUN: 6.0,
    verb_names.WANTED: 5.0,
    verb_names.HIDEOUT: 4.0,
    verb_names.FREE: 3.0,
    verb_names.SEARCH: 2.0,
    verb_names.RIDE: 1.0,
}


class GreenhornMind:
    """What the greenhorn looks at: its own hand and the points on the table."""

    def __init__(self, view: WyattState) -> None:
        self.view = view
        self.me = view.me
        self.held = counted(view, view.me)
        self.left = len(view.hand[view.me])

    def lead(self) -> bool:
        """Return True if nobody has more points on the table."""
        totals = [0] * self.view.players
        for seat in seats_at(self.view.players):
            for outlaw in range(COUNT):
                totals[seat] += self.view.points(seat, outlaw)
        return totals[self.me] == max(totals)

    def would_end(self, option: Option) -> bool:
        """Return True if the end of the round by this option is good for me."""
        gain = ends(self.view, option)
        return self.lead() if abs(gain) < DECIDED else gain > 0

    def wants(self, kind: int) -> float:
        """Return how much a card would help: a set, a longer row, or any sheriff card."""
        if kind >= COUNT:
            return 2.0
        if self.view.opened >> kind & 1:
            return 2.5
        return (0.5, 1.0, 4.0)[min(self.held[kind], SET - 1)]


Mark = Callable[[GreenhornMind, Option], float]


def deck(_: GreenhornMind, __: Option) -> float:
    return 2.2


def pile(mind: GreenhornMind, _: Option) -> float:
    bored = mind.view.idle >= PATIENCE * mind.view.players
    return NO if bored else mind.wants(KIND[mind.view.pile[-1]])


def stop(mind: GreenhornMind, option: Option) -> float:
    return 3.0 if mind.would_end(option) else 0.0


def lay(mind: GreenhornMind, option: Option) -> float:
    """Lay as many as possible, unless that ends a round in which others lead."""
    if mind.left - option.n == 1 and not mind.would_end(option):
        return NO
    return 10.0 + option.n


def law(mind: GreenhornMind, option: Option) -> float:
    if (
        mind.left == 2
        and option.verb not in (verb_names.RIDE, verb_names.SEARCH)
        and not mind.lead()
    ):
        return NO
    row = 0.0
    if option.verb in (verb_names.STAGECOACH, verb_names.BANK, verb_names.GUN):
        row = 0.1 * mind.view.points(mind.me, KIND[option.card])
    return LAW[option.verb] + row


def discard(mind: GreenhornMind, option: Option) -> float:
    """Discard single cards first. Sheriff cards and future sets stay."""
    kind = KIND[option.card]
    worth = 2.0 if kind >= COUNT else float(mind.held[kind])
    if kind < COUNT and mind.view.opened >> kind & 1:
        worth += 1.5
    return -worth


def steal(mind: GreenhornMind, option: Option) -> float:
    return 1.0 + mind.held[KIND[option.card]]


def shoot(mind: GreenhornMind, _: Option) -> float:
    """Shoot for the outlaw of whom I have most."""
    rows = prey(mind.view, mind.me, hidden=True)
    return 1.0 + max([mind.held[at % COUNT] for at in rows], default=0)


def ask(mind: GreenhornMind, option: Option) -> float:
    held = mind.held[KIND[option.card]]
    return 1.5 * held if held < SET else 1.0


def hide(mind: GreenhornMind, option: Option) -> float:
    return float(mind.view.points(option.seat, KIND[option.card]))


def take(mind: GreenhornMind, option: Option) -> float:
    kind = KIND[option.card]
    return 3.0 if PHOTO <= kind < PHOTO + COUNT else mind.wants(kind)


def nothing(_: GreenhornMind, __: Option) -> float:
    return 0.0


MARKS: Final[dict[Verb, Mark]] = {
    verb_names.DECK: deck,
    verb_names.PILE: pile,
    verb_names.STOP: stop,
    verb_names.LAY: lay,
    verb_names.DISCARD: discard,
    verb_names.ASK: ask,
    verb_names.SHOOT: shoot,
    verb_names.STEAL: steal,
    verb_names.HIDE: hide,
    verb_names.TAKE: take,
    verb_names.KEEP: nothing,
    verb_names.PASS: nothing,
    **dict.fromkeys(LAW, law),
}

"""Everything that a seat may play: one option for each kind and target."""

from __future__ import annotations

from posse.engine.choice import Option
from posse.engine.ids import EVERY_SEAT, NONE, Seat
from posse.games.wyatt import verb_names
from posse.games.wyatt.cards import (
    ATTACHED,
    COUNT,
    EARP,
    FIRST,
    GUN,
    HIDEOUT,
    KIND,
    KINDS,
    PHOTO,
    WANTED,
)
from posse.games.wyatt.state import WyattState
from posse.games.wyatt.verbs import may_search

SET = 3  # cards that the first set of an outlaw in a round needs

# Options never change, so they are made once.
LAY = [
    [Option(verb_names.LAY, FIRST[outlaw], n=n) for n in range(COUNT + 1)]
    for outlaw in range(COUNT)
]
DISCARD = [Option(verb_names.DISCARD, FIRST[kind]) for kind in range(len(KINDS))]
ONTO = {
    verb: [Option(verb, FIRST[outlaw]) for outlaw in range(COUNT)]
    for verb in (
        verb_names.PHOTO,
        verb_names.STAGECOACH,
        verb_names.BANK,
        verb_names.GUN,
        verb_names.FREE,
    )
}
WANT = Option(verb_names.WANTED)
HIDE = Option(verb_names.HIDEOUT)
RIDE = Option(verb_names.RIDE)
SEARCH = Option(verb_names.SEARCH)
FREE = Option(verb_names.FREE)


def counted(g: WyattState, seat: Seat) -> list[int]:
    """Return how many cards of each kind the seat holds."""
    held = [0] * len(KINDS)
    for card in g.hand[seat]:
        held[KIND[card]] += 1
    return held


def plays(g: WyattState, seat: Seat) -> list[Option]:
    """Return all options: outlaws, one sheriff card a turn, and last the discards."""
    out: list[Option] = []
    held = counted(g, seat)
    spare = len(g.hand[seat]) - 1  # the last hand card is never played (decision W1)
    for outlaw in range(COUNT):
        least = 1 if g.opened >> outlaw & 1 else SET
        for n in range(least, min(held[outlaw], spare) + 1):
            out.append(LAY[outlaw][n])
    if spare and not g.law:
        for kind in range(PHOTO, len(KINDS)):
            if held[kind]:
                ways(g, seat, kind, out)
    for kind, n in enumerate(held):
        if n:
            out.append(DISCARD[kind])
    return out


def ways(g: WyattState, seat: Seat, kind: int, out: list[Option]) -> None:
    """Add the options to play a sheriff card of this kind now."""
    if kind < PHOTO + COUNT:
        outlaw = kind - PHOTO
        if g.opened >> outlaw & 1:
            out.append(ONTO[verb_names.PHOTO][outlaw])
    elif kind in ATTACHED:
        attachable(g, seat, kind, out)
    elif kind == WANTED:
        out.append(WANT)
    elif kind == HIDEOUT:
        if g.may_shoot() and prey(g, seat, hidden=False):
            out.append(HIDE)
    elif kind == EARP:
        earp(g, seat, out)


def attachable(g: WyattState, seat: Seat, kind: int, out: list[Option]) -> None:
    """Add an option for each row of the seat.

    The Fastest Gun is not played on the outlaw who is it already.
    """
    if not g.may_shoot():
        return
    fastest = g.fastest() if kind == GUN else NONE
    for outlaw in range(COUNT):
        taken = fastest != NONE and fastest % COUNT == outlaw
        if g.rows[seat * COUNT + outlaw] and not taken:
            out.append(ONTO[KINDS[kind].verb][outlaw])


def earp(g: WyattState, seat: Seat, out: list[Option]) -> None:
    """Add the three ways to play a Wyatt Earp. The card itself lies on the pile by then."""
    if len(g.deck) >= 2 or (not g.reshuffled and len(g.deck) + len(g.pile) >= 1):
        out.append(RIDE)
    if may_search(g):
        out.append(SEARCH)
    if g.may_shoot(1) and hidden(g, seat):
        out.append(FREE)


def hidden(g: WyattState, seat: Seat) -> list[int]:
    """Return the outlaws of the seat whose rows lie under a Hideout."""
    return [outlaw for outlaw in range(COUNT) if g.hides[seat * COUNT + outlaw] != NONE]


def row_of(at: int) -> tuple[Seat, int]:
    """Return the seat and the outlaw of a row."""
    return EVERY_SEAT[at // COUNT], at % COUNT


def prey(g: WyattState, seat: Seat, hidden: bool) -> list[int]:
    """Return the rows of others that have cards; with `hidden` also those under a Hideout."""
    out: list[int] = []
    for at, cards in enumerate(g.rows):
        if cards and at // COUNT != seat and (hidden or g.hides[at] == NONE):
            out.append(at)
    return out

"""The powers that act for a seat now: its character and the cards in front of it."""

from __future__ import annotations

from typing import TYPE_CHECKING

from posse.engine.ids import CHARACTER, NONE, Card, Seat, Source
from posse.games.bang.cards import CARDS
from posse.games.bang.characters import CHARACTERS
from posse.games.bang.power import ACTS_BEFORE_WAITING, IGNORES, SILENCES, Power
from posse.games.bang.zone import ACTING

if TYPE_CHECKING:
    from posse.games.bang.state import BangState

NO_CARDS: list[Card] = []  # shared, never changed
NO_SOURCES: list[Source] = []


def character_of(g: BangState, seat: Seat) -> Power:
    """Return the ability that works for the seat: its character's, or a borrowed one."""
    return CHARACTERS[g.acts[seat]].power


def printed_of(g: BangState, seat: Seat) -> Power:
    """Return the ability printed on the seat's own character."""
    return CHARACTERS[g.char[seat]].power


def silenced(g: BangState) -> bool:
    """Return True if the cards in front of all players but the one on turn have no effect now."""
    if not g.hooks & SILENCES:
        return False
    if CHARACTERS[g.acts[g.turn]].power.silences:
        return True
    return any([CARDS[card].power.silences for card in g.front[g.turn]])


def working(g: BangState, seat: Seat) -> list[Card]:
    """Return the cards in front of the seat that have an effect now. Do not change the list."""
    if g.hooks & SILENCES and seat != g.turn and silenced(g):
        return NO_CARDS
    return g.front[seat]


def powers(g: BangState, seat: Seat) -> list[Power]:
    """Return the powers that act for the seat: its character's first."""
    out = [CHARACTERS[g.acts[seat]].power]
    for card in working(g, seat):
        out.append(CARDS[card].power)
    return out


def hooks(g: BangState, seat: Seat) -> int:
    """Return the hooks of the seat's character and of its working cards, as one mask."""
    mask = CHARACTERS[g.acts[seat]].power.hooks
    for card in working(g, seat):
        mask |= CARDS[card].power.hooks
    return mask


def sources_at(g: BangState, seat: Seat, hook: int) -> list[Source]:
    """Return the sources that override this hook: CHARACTER and cards in front."""
    if not g.hooks & hook:
        return NO_SOURCES
    out: list[Source] = []
    if CHARACTERS[g.acts[seat]].power.hooks & hook:
        out.append(CHARACTER)
    if g.card_hooks & hook:
        for card in working(g, seat):
            if CARDS[card].power.hooks & hook:
                out.append(Source(card))
    return out


def middle(g: BangState, hook: int) -> list[Card]:
    """Return the cards in zones that act and override this hook, in the order of the packs.

    Only a furnished table has such zones.
    """
    zones, out = g.zones, NO_CARDS
    for zone in ACTING:
        for card in zones[zone.number]:
            if CARDS[card].power.hooks & hook:
                out = [*out, card]
    return out


def in_middle(g: BangState, card: Card) -> bool:
    """Return True if the card lies in a zone that acts."""
    return any([card in zone.of(g) for zone in ACTING])


def power_of(g: BangState, seat: Seat, source: Source) -> Power:
    if source == CHARACTER:
        return CHARACTERS[g.acts[seat]].power
    assert source >= 0, "an option of a power must name its source"
    return CARDS[source].power


def spend(g: BangState, seat: Seat, source: Source) -> None:
    """Use the source up for this turn, whichever seat is on turn."""
    g.spent.append(source if source >= 0 else Source(Card(CHARACTER - seat)))


def is_spent(g: BangState, seat: Seat, source: Source) -> bool:
    return (source if source >= 0 else CHARACTER - seat) in g.spent


def ignored(g: BangState, at: Seat, card: Card, by: Seat) -> bool:
    """Return True if the card that `by` played has no effect on `at`."""
    return ignorer(g, at, card, by) != NONE


def ignorer(g: BangState, at: Seat, card: Card, by: Seat) -> Card:
    """Return the source by which the card that `by` played has no effect on `at`, or NONE."""
    for source in sources_at(g, at, IGNORES):
        if power_of(g, at, source).ignores(g, at, card, by):
            return source
    return NONE


def kept(g: BangState, seat: Seat) -> bool:
    """Return True if a card keeps the seat in play without life points.

    Nothing silences it (B14).
    """
    return any([CARDS[card].power.keeps for card in g.front[seat]])


def stays(g: BangState, seat: Seat) -> bool:
    """Return False for a seat that is in play only until others have answered (decision B1)."""
    return g.life[seat] > 0 or kept(g, seat)


def act_before_waiting(g: BangState) -> bool:
    """Let abilities act before the table waits, the seat on turn first (decision B25).

    Return True if one did.
    """
    cards, acts = g.card_hooks & ACTS_BEFORE_WAITING, g.acts
    seats: list[Seat] = []
    for seat in g.ring:
        if (CHARACTERS[acts[seat]].power.hooks & ACTS_BEFORE_WAITING or cards) and stays(g, seat):
            seats.append(seat)
    if len(seats) == 1 and not cards:
        return CHARACTERS[g.acts[seats[0]]].power.acts_before_waiting(g, seats[0])
    if len(seats) > 1:
        seats = [seat for seat in g.clockwise(g.turn) if seat in seats]
    for seat in seats:
        for source in sources_at(g, seat, ACTS_BEFORE_WAITING):
            if power_of(g, seat, source).acts_before_waiting(g, seat):
                return True
    return False

"""Facts of a BANG! table with open hands and roles: numbers for the judgement.

Cards count by what they do, not only by their number. So a card that is kept counts as much as it
can still bring.
"""

from __future__ import annotations

from functools import cache
from typing import Final

from posse.bots.bang.all_packs import EXPERT
from posse.bots.bang.stakes import ROLES, Counts, vigour
from posse.engine.ids import Card, Seat
from posse.games.bang import verb_names
from posse.games.bang.cards import BROWN, CARDS
from posse.games.bang.characters import CHARACTERS
from posse.games.bang.distance import Sights
from posse.games.bang.state import BangState
from posse.games.sheriff.roles import DEPUTY, OUTLAW, RENEGADE, SHERIFF

# What one seat has, summed up by role.
VIGOUR, SHOT, SHOTS, DODGE, DODGES, BEERS, ROBS, STRIKES, JAILS, ARMS, GEAR, OTHER = range(12)
EXCESS, STOPS, AWAY, SEES, REACH, RAPID, JAILED, BURDEN, ABILITY, ARMED, NEAR, LAST = range(12, 24)
EACH: Final = 24
# What the whole table has; these follow the facts by role.
ONE: Final = EACH * ROLES
TURN: Final = ONE + 1  # by role: is a player with it on turn?
DANGER: Final = TURN + ROLES  # Outlaws who could shoot the Sheriff now
DYING: Final = DANGER + 1  # those, if the Sheriff has one life point
BARE: Final = DYING + 1  # those, if the Sheriff has no Missed!
WEAK: Final = BARE + 1  # has the Sheriff two life points or fewer?
FACTS: Final = WEAK + 1
# Facts whose weight depends on the roles left. The others always weigh the same.
COARSE: Final = (ONE, *[role * EACH + VIGOUR for role in range(ROLES)], SHERIFF * EACH + LAST)
FOES: Final = {
    SHERIFF: (OUTLAW, RENEGADE),
    DEPUTY: (OUTLAW, RENEGADE),
    OUTLAW: (SHERIFF,),
    RENEGADE: (OUTLAW, DEPUTY),
}
ACTS: Final = {"rob": ROBS, "sweep": STRIKES, "shot": STRIKES, "jail": JAILS}
SYMBOLS: Final = {verb_names.BANG: SHOT, verb_names.MISSED: DODGE, verb_names.BEER: BEERS}
ORDINARY: Final = 5.0


@cache
def held_as(card: Card) -> tuple[int, float]:
    """Return what a hand card counts as, and how much."""
    kind = CARDS[card].kind
    act = EXPERT.acts.get(kind.id, "")
    if kind.symbol in SYMBOLS:
        return SYMBOLS[kind.symbol], 1.0
    if act in ACTS:
        return ACTS[act], 1.0
    if kind.power.reach:
        return ARMS, 0.0
    worth = EXPERT.worth.get(kind.id, ORDINARY) / ORDINARY
    return OTHER if kind.colour == BROWN or worth < 1 else GEAR, worth


@cache
def laid_as(card: Card) -> tuple[int, float]:
    """Return what a card in front counts as beside distances, and how much."""
    kind = CARDS[card].kind
    if EXPERT.acts.get(kind.id) == "jail":
        return JAILED, 1.0
    if EXPERT.misses.get(kind.id, 0.0) < 0:
        return BURDEN, 1.0
    if kind.id in EXPERT.stops:
        return STOPS, 1.0
    own = kind.power.away or kind.power.sees or kind.power.reach
    return OTHER, 0.0 if own else EXPERT.worth.get(kind.id, ORDINARY) / ORDINARY


@cache
def ability(char: int) -> tuple[float, float, int, int]:
    """Return what a character is worth, stops, and does to distances."""
    one = CHARACTERS[char]
    worth = EXPERT.abilities.get(one.id, ORDINARY) / ORDINARY - 1
    return worth, float(one.id in EXPERT.stops), one.power.away, one.power.sees


def counts_of(g: BangState) -> Counts:
    left = [g.role[seat] for seat in g.ring]
    return left.count(DEPUTY), left.count(OUTLAW), left.count(RENEGADE)


def facts(g: BangState) -> list[float]:
    """Return all facts of the table, `FACTS` numbers."""
    out = [0.0] * FACTS
    sheriff = g.role.index(SHERIFF)
    danger = 0
    for seat in g.ring:
        before = out[g.role[seat] * EACH + ARMED]
        _seat(g, seat, out)
        if g.role[seat] == OUTLAW and out[OUTLAW * EACH + ARMED] > before:
            danger += 1
    out[ONE] = 1.0
    out[TURN + g.role[g.turn]] = 1.0
    if danger:
        life = g.life[sheriff]
        out[DANGER] = danger
        out[DYING] = danger * (life == 1)
        out[BARE] = danger * (out[SHERIFF * EACH + DODGE] == 0)
    out[WEAK] = float(g.life[sheriff] <= 2)
    return out


def _seat(g: BangState, seat: Seat, out: list[float]) -> None:
    """Add what one seat has."""
    role, life = g.role[seat], g.life[seat]
    at = role * EACH
    sights = Sights(g, seat)
    shots = _hand(g.hand[seat], at, sights.reach, out)
    _front(g, seat, at, out)
    out[at + VIGOUR] += vigour(life)
    out[at + LAST] += life == 1
    out[at + EXCESS] += max(0, len(g.hand[seat]) - max(0, life))
    out[at + REACH] += min(4, sights.reach - 1)
    out[at + RAPID] += min(1, sights.rapid)
    foes = FOES[role] if len(g.ring) > 2 or role != RENEGADE else (SHERIFF,)
    for other in sights.in_reach:
        if g.role[other] in foes:
            out[at + NEAR] += 1
            out[at + ARMED] += shots > 0
            break


def _hand(hand: list[Card], at: int, reach: int, out: list[float]) -> int:
    """Add what a hand has. The first shot and the first Missed! count more. Return the shots."""
    shots = dodges = 0
    for card in hand:
        what, much = held_as(card)
        if what == SHOT:
            shots += 1
        elif what == DODGE:
            dodges += 1
        elif what == ARMS:
            out[at + ARMS] += CARDS[card].power.reach > reach
        else:
            out[at + what] += much
    if shots:
        out[at + SHOT] += 1
        out[at + SHOTS] += min(shots - 1, 3)
    if dodges:
        out[at + DODGE] += 1
        out[at + DODGES] += min(dodges - 1, 2)
    return shots


def _front(g: BangState, seat: Seat, at: int, out: list[float]) -> None:
    worth, stops, away, sees = ability(g.acts[seat])
    for card in g.front[seat]:
        what, much = laid_as(card)
        out[at + what] += much
        power = CARDS[card].power
        away += power.away
        sees += power.sees
    out[at + ABILITY] += worth
    out[at + STOPS] += stops
    out[at + AWAY] += away
    out[at + SEES] += sees

"""The only code that moves dice, arrows and life points. Every verb says what happened.

Events (everything is open; `n` is a count unless said otherwise, dice are numbered 1 to 5):
  turn      seat comes to turn; n = number of the turn
  bless     seat gives a point to `other` (Sid Ketchum); heal follows
  roll      seat throws; n = mask of the dice thrown, bit 0 the first die
  die       a thrown die shows `card` (the face); n = number of the die
  arrow     seat takes an arrow from the supply
  indians   seat took the last arrow: everybody loses a point for each arrow held
  return    arrows of the seat go back to the supply; `other` made it so (Kit Carlson), if given
  lock      die number n shows dynamite and stays
  dynamite  n = three or more dynamite faces: the rolling is over
  stop      seat rolls no more, of its own will
  shoot     seat aims the face `card` at `other`; n = points (2: doubled by Slab the Killer)
  dodge     seat takes n arrows in place of n points (Bart Cassidy); arrow follows n times
  hurt      seat loses n points; `other` did it, `card` = the face if not a shot
  heal      seat gains n points; `card` = CHARACTER if by its own ability
  drink     seat uses a beer on `other`; heal follows unless `other` is unhurt
  spill     seat has n beers and nobody is hurt
  gatling   seat fires the Gatling
  sting     seat was hit, so `other` takes an arrow (El Gringo); arrow follows
  out       seat is eliminated; `other` did it, if anybody; n = its role
  win       seat wins; n = the side, an index into SIDES; `draw` without a seat if nobody does
"""

from __future__ import annotations

from posse.engine.ids import ALL, CHARACTER, NOBODY, NONE, Card, Mask, Seat, seats_at
from posse.games.dice import verb_names
from posse.games.dice.character_table import power_of
from posse.games.dice.faces import ALL_DICE, ARROW, DICE_IN, DYNAMITE, FACE_CARDS, FACES, STOPPING
from posse.games.dice.state import DiceState
from posse.games.sheriff.roles import SIDES, outcome, winners

# dice ---------------------------------------------------------------------------------------------


def throw(g: DiceState, seat: Seat, mask: int) -> None:
    """Throw these dice. Take an arrow for each die that shows one (D-012)."""
    before = 0 if g.log is None else locked(g, seat)
    g.rolls += 1
    g.kept = ALL_DICE & ~mask
    arrows = 0
    chance, faces, sides = g.chance, g.faces, len(FACES)
    for die in DICE_IN[mask]:
        face = faces[die] = chance.below(sides)
        if face == ARROW:
            arrows += 1
    if g.log is not None:
        _tell_faces(g, seat, mask)
    if arrows:
        take_arrows(g, seat, arrows)
    if g.log is not None and seat in g.ring and not g.outcome:
        _tell_dynamite(g, seat, locked(g, seat) & ~before)


def _tell_faces(g: DiceState, seat: Seat, mask: int) -> None:
    g.emit(verb_names.ROLL, seat, n=mask)
    for die in DICE_IN[mask]:
        g.emit(verb_names.DIE, seat, FACE_CARDS[g.faces[die]], n=die + 1, see=ALL)


def _tell_dynamite(g: DiceState, seat: Seat, fresh: int) -> None:
    for die in DICE_IN[fresh]:
        g.emit(verb_names.LOCK, seat, n=die + 1)
    count = g.faces.count(DYNAMITE)
    if count >= STOPPING:
        g.emit(verb_names.DYNAMITE, seat, n=count)


def locked(g: DiceState, seat: Seat) -> int:
    """Return the mask of the dice that may not be rolled again."""
    faces = g.faces
    count = faces.count(DYNAMITE)
    if not count or (count < STOPPING and power_of(g, seat).loose_dynamite):
        return 0
    mask = 0
    for die, face in enumerate(faces):
        if face == DYNAMITE:
            mask |= 1 << die
    return mask


# arrows -------------------------------------------------------------------------------------------


def take_arrow(g: DiceState, seat: Seat) -> None:
    g.supply -= 1
    g.arrows[seat] += 1
    g.emit(verb_names.ARROW, seat)


def take_arrows(g: DiceState, seat: Seat, n: int) -> None:
    """Take arrows one by one.

    The last one brings the Indians; then the seat takes the rest, if it is still in play.
    """
    for _ in range(n):
        take_arrow(g, seat)
        if g.supply == 0:
            attack(g, seat)
            if g.outcome or seat not in g.ring:  # D-104: takes no further arrow
                return


def drop_arrows(g: DiceState, seat: Seat, n: int, by: Seat = NOBODY) -> None:
    """Move arrows back to the supply; `by` is the seat that caused it."""
    if n:
        g.supply += n
        g.arrows[seat] -= n
        g.emit(verb_names.RETURN, seat, other=by, n=n)


def attack(g: DiceState, seat: Seat) -> None:
    """Indians: all players lose a point for each arrow, at once. Then all arrows go back."""
    g.emit(verb_names.INDIANS, seat)
    hits = [power_of(g, at).ambushed(g.arrows[at]) for at in seats_at(len(g.arrows))]
    lose(g, tuple(hits), NOBODY, FACE_CARDS[ARROW])
    for at in g.clockwise(seat):
        drop_arrows(g, at, g.arrows[at])
    eliminate(g, NOBODY)


# life ---------------------------------------------------------------------------------------------


def heal(g: DiceState, seat: Seat, n: int, source: Card = NONE) -> None:
    """Give points back, never above the number at the start."""
    gain = min(n, g.max_life[seat] - g.life[seat])
    if gain > 0:
        g.life[seat] += gain
        g.emit(verb_names.HEAL, seat, source, n=gain, see=ALL)


def lose(g: DiceState, hits: tuple[int, ...], by: Seat, face: Card) -> None:
    """Take points from several seats at once. `eliminate` must follow."""
    for seat in g.clockwise(g.turn):
        if hits[seat]:
            n = min(hits[seat], g.life[seat])
            g.life[seat] -= n
            g.emit(verb_names.HURT, seat, face, by, n, see=ALL)


def eliminate(g: DiceState, by: Seat) -> None:
    """Eliminate all without points together. Then Vulture Sam gains, then the end is checked."""
    dead = [seat for seat in g.clockwise(g.turn) if g.life[seat] == 0]
    if not dead:
        return
    for seat in dead:
        g.put_out(seat)
    for seat in dead:
        g.emit(verb_names.OUT, seat, other=by, n=g.role[seat])
        drop_arrows(g, seat, g.arrows[seat])
    for seat in g.clockwise(g.turn):
        heal(g, seat, power_of(g, seat).mourns * len(dead), CHARACTER)
    side = outcome(g.role, g.ring, dead, by)
    if side:
        end(g, side)


def end(g: DiceState, side: str) -> None:
    """End the match and show all roles."""
    won = winners(g.role, g.ring, side)
    g.shown = Mask((1 << len(g.role)) - 1)
    for seat in won:
        g.emit(verb_names.WIN, seat, n=SIDES.index(side))
    if not won:
        g.emit(verb_names.DRAW, NOBODY)
    g.finish(side, won)

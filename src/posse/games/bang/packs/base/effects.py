"""What the brown cards do."""

from __future__ import annotations

from posse.engine.choice import Note
from posse.engine.frame import Frame
from posse.engine.ids import Card, Seat
from posse.games.bang import verb_names
from posse.games.bang.distance import Sights
from posse.games.bang.effect import Aimed, Plain
from posse.games.bang.frames.choose_card import Loot
from posse.games.bang.frames.duel import Duel, Indians
from posse.games.bang.frames.general_store import Store
from posse.games.bang.frames.hurt import beer_worth, harmless, soothing
from posse.games.bang.frames.leave_out import meet
from posse.games.bang.frames.shot import Shot, Volley
from posse.games.bang.power import HIDES
from posse.games.bang.sources import powers
from posse.games.bang.state import BangState
from posse.games.bang.targets import bang_targets, has_loot
from posse.games.bang.verbs import draw, heal
from posse.games.sheriff.each_seat import Each


class Bang(Aimed):
    """A hit within reach of the weapon, once a turn unless a power allows more."""

    def aims(self, g: BangState, me: Seat, card: Card, sights: Sights) -> list[Seat]:
        if g.bangs > sights.rapid:
            return []
        return bang_targets(g, sights) if g.hooks & HIDES else sights.in_reach

    def played(self, g: BangState, me: Seat) -> None:
        g.bangs += 1

    def act(self, g: BangState, me: Seat, card: Card, at: Seat) -> None:
        g.push(Shot(me, at, card, missed_needed(g, me), bang=True))

    def note(self, g: BangState, me: Seat, card: Card, at: Seat) -> Note | None:
        needed = missed_needed(g, me)
        return harmless(g, at) or (Note("missed", needed) if needed > 1 else None)


def missed_needed(g: BangState, me: Seat) -> int:
    """Return how many Missed! stop a BANG! card of the seat."""
    needed = 1
    for power in powers(g, me):
        needed = power.missed_needed(g, me, needed)
    return needed


def may_fire(g: BangState, sights: Sights) -> bool:
    """Return True if the seat may play another BANG! card this turn."""
    return g.bangs <= sights.rapid


class DuelEffect(Aimed):
    """Challenges any player at any distance. The challenged player answers first."""

    def act(self, g: BangState, me: Seat, card: Card, at: Seat) -> None:
        g.push(Duel(me, at, card, ()))


class Panic(Aimed):
    """Takes a card of a player at distance 1, whatever the weapon."""

    def aims(self, g: BangState, me: Seat, card: Card, sights: Sights) -> list[Seat]:
        return [at for at in sights.within(1) if g.hand[at] or has_loot(g, me, at)]

    def act(self, g: BangState, me: Seat, card: Card, at: Seat) -> None:
        g.push(Loot(me, at, card, verb_names.TAKE))


class CatBalou(Aimed):
    """Makes any player discard a card, the seat itself included, at any distance."""

    def aims(self, g: BangState, me: Seat, card: Card, sights: Sights) -> list[Seat]:
        out = [at for at in sights.others if g.hand[at] or g.front[at]]
        if len(g.hand[me]) > 1 or g.front[me]:
            out.append(me)
        return out

    def act(self, g: BangState, me: Seat, card: Card, at: Seat) -> None:
        g.push(Loot(me, at, card, verb_names.DISCARD))


class Gatling(Plain):
    """A hit for all other players. It is not a BANG! card."""

    def act(self, g: BangState, me: Seat, card: Card, at: Seat) -> None:
        meet(g, me, card, Volley(me, card, tuple(g.others(me))))


class IndiansEffect(Plain):
    """All other players discard a BANG! or lose a point."""

    def act(self, g: BangState, me: Seat, card: Card, at: Seat) -> None:
        meet(g, me, card, Indians(me, card, tuple(g.others(me))))


class GeneralStore(Plain):
    """Turns up as many cards as players are in play. Each player picks one."""

    def act(self, g: BangState, me: Seat, card: Card, at: Seat) -> None:
        meet(g, me, card, Store(card, tuple(g.clockwise(me))))


class DrawCards(Plain):
    """Stagecoach, Wells Fargo."""

    def __init__(self, n: int) -> None:
        self.n = n

    def act(self, g: BangState, me: Seat, card: Card, at: Seat) -> None:
        draw(g, me, self.n)


class Beer(Plain):
    """Gives one point back.

    It may be played at full life (decision B5), but not with two players left.
    """

    def playable(self, g: BangState, me: Seat, card: Card) -> bool:
        return len(g.ring) > 2

    def act(self, g: BangState, me: Seat, card: Card, at: Seat) -> None:
        heal(g, me, beer_worth(g, me))

    def note(self, g: BangState, me: Seat, card: Card, at: Seat) -> Note | None:
        worth = beer_worth(g, me)
        return soothing(g, me, worth) or (Note("points", worth) if worth > 1 else None)


class Saloon(Plain):
    """Gives one point back to all players."""

    def act(self, g: BangState, me: Seat, card: Card, at: Seat) -> None:
        meet(g, me, card, Drinks(tuple(g.clockwise(me))))

    def note(self, g: BangState, me: Seat, card: Card, at: Seat) -> Note | None:
        if g.life[me] < g.max_life[me]:
            return None
        hurt = any([g.life[seat] < g.max_life[seat] for seat in g.ring])
        return Note("others" if hurt else "nobody")


class Drinks(Each):
    """Gives a point back to each of `left`."""

    def among(self, left: tuple[Seat, ...]) -> Frame:
        return Drinks(left)

    def visit(self, g: BangState, seat: Seat) -> None:
        g.swap(self.rest())
        heal(g, seat, 1)

"""What the brown cards do. The green ones do the same when they are used."""

from __future__ import annotations

from posse.engine.choice import Note
from posse.engine.frame import Frame
from posse.engine.ids import Card, Seat
from posse.games.bang import verb_names
from posse.games.bang.distance import Sights
from posse.games.bang.effect import Aimed, Effect, Plain
from posse.games.bang.frames.choose_card import Loot
from posse.games.bang.frames.hurt import harmless, soothing
from posse.games.bang.frames.leave_out import meet
from posse.games.bang.frames.several_targets import Sweep
from posse.games.bang.frames.shot import Shot, Volley
from posse.games.bang.packs.base.effects import CatBalou
from posse.games.bang.state import BangState
from posse.games.bang.targets import has_loot
from posse.games.bang.verbs import draw, heal

REACH = 0  # in place of a distance: within reach of the weapon
ANYWHERE = 99


class Hit(Aimed):
    """A hit that is no BANG! card: any number a turn, and one Missed! is enough.

    `cards` are drawn before it (Derringer, decision B29).
    """

    def __init__(self, distance: int, price: int = 0, cards: int = 0) -> None:
        self.distance = distance
        self.price = price
        self.cards = cards

    def aims(self, g: BangState, me: Seat, card: Card, sights: Sights) -> list[Seat]:
        if self.distance == REACH:  # Pepperbox (decision B13)
            return sights.in_reach
        return sights.within(self.distance)

    def act(self, g: BangState, me: Seat, card: Card, at: Seat) -> None:
        draw(g, me, self.cards)
        g.push(Shot(me, at, card, 1))

    def note(self, g: BangState, me: Seat, card: Card, at: Seat) -> Note | None:
        return harmless(g, at)


class Steal(Aimed):
    """Takes a card of any other player, at any distance: Rag Time, Conestoga."""

    def __init__(self, price: int = 0) -> None:
        self.price = price

    def aims(self, g: BangState, me: Seat, card: Card, sights: Sights) -> list[Seat]:
        return [at for at in sights.others if has_loot(g, me, at)]

    def act(self, g: BangState, me: Seat, card: Card, at: Seat) -> None:
        g.push(Loot(me, at, card, verb_names.TAKE))


class CanCan(CatBalou):
    """Makes any player discard a card. The Can Can is discarded before that."""

    def aims(self, g: BangState, me: Seat, card: Card, sights: Sights) -> list[Seat]:
        out = [at for at in sights.others if g.hand[at] or g.front[at]]
        if g.hand[me] or len(g.front[me]) > 1:
            out.append(me)
        return out


class Heal(Plain):
    """Gives the player points back, also with two players left: Whisky, Canteen."""

    def __init__(self, life: int, price: int = 0) -> None:
        self.life = life
        self.price = price

    def act(self, g: BangState, me: Seat, card: Card, at: Seat) -> None:
        heal(g, me, self.life)

    def note(self, g: BangState, me: Seat, card: Card, at: Seat) -> Note | None:
        return soothing(g, me, self.life)


class Tequila(Aimed):
    """Gives any player a point back."""

    price = 1

    def aims(self, g: BangState, me: Seat, card: Card, sights: Sights) -> list[Seat]:
        return [*sights.others, me]

    def act(self, g: BangState, me: Seat, card: Card, at: Seat) -> None:
        heal(g, at, 1)

    def note(self, g: BangState, me: Seat, card: Card, at: Seat) -> Note | None:
        return soothing(g, at, 1)


class Howitzer(Plain):
    """A hit for all other players."""

    def act(self, g: BangState, me: Seat, card: Card, at: Seat) -> None:
        meet(g, me, card, Volley(me, card, tuple(g.others(me))))


class BrawlEffect(Plain):
    """All other players lose a card."""

    price = 1

    def act(self, g: BangState, me: Seat, card: Card, at: Seat) -> None:
        meet(g, me, card, Brawl(me, card, tuple(g.others(me))))


class Brawl(Sweep):
    """`by` takes one card of each of `left`, from the hand or in front."""

    def among(self, left: tuple[Seat, ...]) -> Frame:
        return Brawl(self.by, self.card, left)

    def concerns(self, g: BangState, seat: Seat) -> bool:
        return len(g.hand[seat]) + len(g.front[seat]) > 0

    def strike(self, g: BangState, seat: Seat) -> None:
        g.swap(self.rest())
        g.push(Loot(self.by, seat, self.card, verb_names.DISCARD))


class Dodge(Effect):
    """A Missed! that draws a card."""

    answers = True

    def answered(self, g: BangState, me: Seat, card: Card) -> None:
        draw(g, me, 1)

"""The blue cards: how they are laid, and what they do while they lie there."""

from __future__ import annotations

from typing import Final

from posse.engine.choice import Note, Option
from posse.engine.ids import ALL, NOBODY, NONE, Card, Seat, Source
from posse.games.bang.cards import CARDS, SPADES
from posse.games.bang.distance import Sights
from posse.games.bang.effect import Aimed
from posse.games.bang.frames.draw_check import Check
from posse.games.bang.frames.hurt import Hurt
from posse.games.bang.frames.shot import parry
from posse.games.bang.frames.turn import Discard, leave_checks
from posse.games.bang.laid_cards import Equip
from posse.games.bang.packs.base import verb_names as base_verb_names
from posse.games.bang.power import Power
from posse.games.bang.state import BangState
from posse.games.bang.targets import has_named
from posse.games.bang.verbs import discard, is_hearts, lay, pass_on
from posse.games.sheriff.roles import SHERIFF


class Arm(Equip):
    """Lays a weapon. It replaces the weapon in front, even one of the same name (decision B2)."""

    def playable(self, g: BangState, me: Seat, card: Card) -> bool:
        return True

    def act(self, g: BangState, me: Seat, card: Card, at: Seat) -> None:
        for old in weapons(g, me):
            discard(g, me, old)
        lay(g, me, card, me)

    def note(self, g: BangState, me: Seat, card: Card, at: Seat) -> Note | None:
        held = weapons(g, me)
        return Note("replaces", card=held[0]) if held else None


def weapons(g: BangState, seat: Seat) -> list[Card]:
    """Return the weapons in front of the seat: at most one between two answers."""
    return [card for card in g.front[seat] if CARDS[card].power.reach]


class LockUp(Aimed):
    """Lays Jail in front of any player but the Sheriff, never a second one (B24)."""

    def aims(self, g: BangState, me: Seat, card: Card, sights: Sights) -> list[Seat]:
        kind = CARDS[card].kind
        out: list[Seat] = []
        for at in [*sights.others, me]:
            if g.role[at] != SHERIFF and not has_named(g, at, kind):
                out.append(at)
        return out

    def act(self, g: BangState, me: Seat, card: Card, at: Seat) -> None:
        lay(g, me, card, at)


class Weapon(Power):
    """Gives reach. The Volcanic also allows any number of BANG! cards."""

    def __init__(self, reach: int, rapid: int = 0) -> None:
        self.reach = reach
        self.rapid = rapid


ANY_NUMBER: Final = 99  # of BANG! cards a turn


class Horse(Power):
    """Changes distances: Mustang for the others, Scope for the holder."""

    def __init__(self, away: int, sees: int) -> None:
        self.away = away
        self.sees = sees


class Barrel(Power):
    """Offers a 'draw!' against a hit. Jourdonnais has the same ability."""

    def shot_options(self, g: BangState, me: Seat, src: Source, out: list[Option]) -> None:
        out.append(Option(base_verb_names.BARREL, src))

    def perform(self, g: BangState, me: Seat, option: Option) -> None:
        g.push(Check(me, Source(option.card)))

    def checked(self, g: BangState, me: Seat, src: Source, drawn: Card) -> None:
        """Hearts count as one Missed!.

        The event says 1 if that was enough, 2 if more are needed.
        """
        if is_hearts(drawn):
            g.emit(base_verb_names.BARREL, me, src, n=1 if parry(g) <= 0 else 2, see=ALL)
        else:
            g.emit(base_verb_names.BARREL, me, src, see=ALL)


class Jail(Power):
    """Hearts end it. Otherwise only phase III is left of the turn."""

    check_rank = 1

    def bars(self, g: BangState, seat: Seat) -> bool:
        return g.role[seat] == SHERIFF

    def checked(self, g: BangState, me: Seat, src: Source, drawn: Card) -> None:
        free = is_hearts(drawn)
        g.emit(base_verb_names.JAIL, me, n=int(free))
        if free:
            discard(g, me, src)
        else:
            leave_checks(g, Discard(me, src))


class Dynamite(Power):
    """Spades 2 to 9 cost three points (decision B30). Otherwise it moves on."""

    check_rank = 2

    def checked(self, g: BangState, me: Seat, src: Source, drawn: Card) -> None:
        if drawn != NONE and CARDS[drawn].suit == SPADES and CARDS[drawn].rank <= 9:
            g.emit(base_verb_names.EXPLODE, me)
            discard(g, me, src)
            g.push(Hurt(me, 3, NOBODY, src))
            return
        for seat in g.others(me):  # the next player who has none yet
            if not has_named(g, seat, CARDS[src].kind):
                pass_on(g, me, src, seat)
                return

"""Which acts at a BANG! table tell the rule-of-thumb player something about roles."""

from __future__ import annotations

from benchmarks.opponents.cards import ACTS, GONE
from benchmarks.opponents.roles import ATTACK, HELP, IDLE, PASSED_OVER, Worlds
from posse.engine.event import Event
from posse.engine.ids import NOBODY, Seat
from posse.games.bang import verb_names
from posse.games.bang.cards import CARDS
from posse.games.bang.distance import Sights
from posse.games.bang.state import BangState
from posse.games.sheriff.roles import SHERIFF

WITH_CARD = (verb_names.PLAY, verb_names.LAY, verb_names.USE)


class BangReader:
    """Reads events into the odds of the roles."""

    def __init__(self, view: BangState) -> None:
        self.worlds = Worlds(view)
        self.turn: Seat = NOBODY
        self.hit: set[Seat] = set()  # whom the seat on turn attacked

    def odds(self, view: BangState, events: list[Event]) -> list[list[float]]:
        """Read these events and return the probability of each role, by seat."""
        if len(self.worlds.deals) > 1:
            for event in events:
                self.read(view, event)
        self.worlds.look(view)
        return self.worlds.odds

    def read(self, view: BangState, event: Event) -> None:
        if event.verb == verb_names.TURN:
            self.over(view)
            self.turn, self.hit = event.seat, set()
            return
        by, at, act = self.act(event)
        if act in ("", "sweep") or by == view.me or at in (NOBODY, by):
            return
        burden = act == "rob" and event.card >= 0 and CARDS[event.card].kind.id in GONE
        if burden or act == "help":
            self.worlds.act(by, at, HELP)
        else:
            self.worlds.act(by, at, ATTACK)
            self.hit.add(at)

    def act(self, event: Event) -> tuple[Seat, Seat, str]:
        """Return who did it, to whom, and what it was; "" if it tells nothing."""
        by, at = event.seat, event.other
        if event.verb in WITH_CARD:
            return by, at, ACTS.get(CARDS[event.card].kind.id, "") if event.card >= 0 else ""
        if event.verb == verb_names.TAKE:
            return by, at, "rob" if by == self.turn else ""
        if event.verb == verb_names.DISCARD:
            return at, by, "rob" if at == self.turn != NOBODY else ""
        return by, at, ACTS.get(event.verb, "")

    def over(self, view: BangState) -> None:
        """Note at the end of a turn whether the Sheriff was spared."""
        by, star = self.turn, Seat(view.role.index(SHERIFF))
        if by in (NOBODY, view.me, star) or by not in view.ring or star in self.hit:
            return
        if star in Sights(view, by).in_reach:
            self.worlds.left(by, PASSED_OVER if self.hit else IDLE)

"""What one seat infers from the public acts of the others. A game says which events are acts."""

from __future__ import annotations

from collections.abc import Callable

from posse.bots.suspicion.act_weights import IDLE, OVER, SHOT, SWEEP, act_weights
from posse.bots.suspicion.belief import Belief, at_first
from posse.engine import verb_names
from posse.engine.event import Event
from posse.engine.ids import NOBODY, Seat
from posse.games.sheriff.roles import SHERIFF
from posse.games.sheriff.state import SheriffState

Watch = Callable[[int, Seat, Seat], None]  # called with every act: what, by whom, towards whom


class ActReader:
    """Keeps events until there is a view, which says who is in reach of whom."""

    game = ""

    def __init__(self, watch: Watch | None = None) -> None:
        self.watch = watch
        self.mind: Belief | None = None
        self.waiting: list[Event] = []
        self.turn = NOBODY  # whose turn it is, as far as events were read
        self.free = True  # was that seat free to act?
        self.aimed: set[Seat] = set()  # whom it attacked in this turn

    def observe(self, events: list[Event]) -> None:
        self.waiting += events

    def belief(self, view: SheriffState) -> Belief:
        """Return what follows from everything seen so far."""
        if self.mind is None:
            self.mind = at_first(act_weights(self.game, len(view.role)), view)
        events, self.waiting = self.waiting, []
        if len(self.mind.worlds) > 1:
            for event in events:
                self.read(view, event)
        self.mind.look(view)
        return self.mind

    def read(self, view: SheriffState, event: Event) -> None:
        if event.verb == verb_names.TURN:
            self.close(view)
            self.turn, self.free, self.aimed = event.seat, True, set()

    def close(self, view: SheriffState) -> None:
        """End a turn: note whom the seat could have attacked and did not."""
        if self.turn not in view.ring or self.turn == view.me or not self.free:
            return
        act = OVER if self.aimed else IDLE
        for at in self.reachable(view, self.turn):
            if at not in self.aimed:
                self.note(view, act, self.turn, at)

    def reachable(self, view: SheriffState, seat: Seat) -> list[Seat]:  # noqa: ARG002
        """Return the seats that the seat could have hit with an ordinary shot."""
        return []

    def note(self, view: SheriffState, act: int, by: Seat, at: Seat) -> None:
        if act == SWEEP and SHERIFF in view.role:
            at = Seat(view.role.index(SHERIFF))
        if at in (NOBODY, by) or by in (NOBODY, view.me) or self.mind is None:
            return
        if act == SHOT:
            self.aimed.add(at)
        if self.watch is None:
            self.mind.note(act, by, at)
        else:  # the acts are just recorded
            self.watch(act, by, at)

"""What the states of all games have: a stack, a pending choice, chance, an optional log."""

from __future__ import annotations

from typing import Any

from posse.engine.chance import Chance
from posse.engine.choice import Choice, Option
from posse.engine.compiling import mypyc_attr
from posse.engine.event import Event
from posse.engine.frame import Frame
from posse.engine.ids import NO_SEATS, NOBODY, NONE, Card, Mask, Seat, Topic, Verb


@mypyc_attr(allow_interpreted_subclasses=True)
class State:
    """Plain data and the loop that runs the rules. Subclasses add columns: lists by seat.

    It has slots, because attributes of a class with thirty fields or more are slower without them.
    """

    __slots__ = ("chance", "choice", "log", "me", "outcome", "stack", "winners")

    def __init__(self, chance: Chance) -> None:
        self.chance = chance
        self.stack: list[Frame] = []
        self.choice: Choice | None = None
        self.log: list[Event] | None = None  # None: no events are kept (simulation, search)
        self.outcome = ""  # which side won; "" while the match goes on
        self.winners: list[Seat] = []  # seats
        self.me = NOBODY  # the seat that looks, if this state is a view

    # the loop -----------------------------------------------------------------------------------

    def run(self) -> None:
        """Run the rules until a seat is asked or the match is over."""
        while not self.outcome:
            if self.choice is not None:
                if not self.acts_before_waiting():
                    return
                self.choice = None
            self.stack[-1].step(self)

    def acts_before_waiting(self) -> bool:
        """Called before the table waits for an answer.

        Return True if something happened: then the rules ask again.
        """
        return False

    def apply(self, index: int) -> None:
        """Answer the pending choice with its option number `index`."""
        choice = self.choice
        assert choice is not None
        self.choice = None
        self.stack[-1].answer(self, choice.options[index])
        self.run()

    # for frames ---------------------------------------------------------------------------------

    def push(self, frame: Frame) -> None:
        """Lay a frame on top of the stack. It acts next."""
        self.stack.append(frame)

    def swap(self, frame: Frame) -> None:
        """Replace the frame on top."""
        self.stack[-1] = frame

    def pop(self) -> None:
        """Remove the frame on top."""
        self.stack.pop()

    def give_back(self, value: int) -> None:
        """Remove the frame on top and report `value` to the frame below."""
        self.stack.pop()
        self.stack[-1].returned(self, value)

    def ask(
        self,
        seat: Seat,
        topic: Topic,
        options: list[Option],
        card: Card = NONE,
        other: Seat = NOBODY,
        n: int = 0,
    ) -> None:
        """Make this the pending choice."""
        self.choice = Choice(seat, topic, options, card, other, n)

    def emit(
        self,
        verb: Verb,
        seat: Seat,
        card: Card = NONE,
        other: Seat = NOBODY,
        n: int = 0,
        see: Mask = NO_SEATS,
    ) -> None:
        """Add an event to the log, if there is one.

        `see` is the set of seats that may read its card.
        """
        if self.log is not None:
            self.log.append(Event(verb, seat, card, other, n, see))

    def finish(self, outcome: str, winners: list[Seat]) -> None:
        """End the match with this side and these seats as winners."""
        self.outcome = outcome
        self.winners = winners

    # copies -------------------------------------------------------------------------------------

    def copy_base(self, other: State) -> None:
        """Copy everything above into a clone, except the log."""
        other.stack = self.stack[:]
        other.choice = self.choice
        other.outcome = self.outcome
        other.winners = self.winners
        other.me = self.me

    def columns(self) -> tuple[str, ...]:
        """Return the names of the subclass's own fields. Their values are JSON-ready."""
        return ()

    def same(self, other: State) -> bool:
        """Return True if both are equal, with the pending choice and without the log."""
        if self.columns() != other.columns() or not self.chance.same(other.chance):
            return False
        names = ("stack", "choice", "outcome", "winners", "me", *self.columns())
        return all([getattr(self, name) == getattr(other, name) for name in names])

    def clone(self) -> Any:
        """Return an equal, independent state of the same class, without the log.

        The type is Any for the same reason as in Frame.
        """
        raise AssertionError("every game clones its own state")

"""The action space of a game: every possible answer at a table, each with one number.

An action is an option whose seat is counted clockwise from the seat that answers (0: itself). So it
means the same in every state and at every place of the table. Each game declares its rows.
"""

from __future__ import annotations

import warnings
from typing import Final

from posse.engine import ids
from posse.engine.choice import Choice, Option
from posse.engine.errors import IllegalAnswer
from posse.engine.ids import EVERY_SEAT, NOBODY, NONE, Card, Seat

# Which seats a row names. The values can be added.
NO_ONE: Final = 1
SELF: Final = 2
OTHERS: Final = 4
ANYBODY: Final = SELF | OTHERS

Parts = tuple[ids.Verb, int, int, int]


class ActionRow:
    """A row of the declaration: a verb with each of these cards, seats and numbers."""

    def __init__(
        self,
        verb: ids.Verb,
        cards: tuple[Card, ...] = (NONE,),
        seats: int = NO_ONE,
        numbers: tuple[int, ...] = (0,),
    ) -> None:
        self.verb = verb
        self.cards = cards
        self.seats = seats
        self.numbers = numbers

    def actions(self, players: int) -> list[Option]:
        """Return the actions of this row at a table with so many players."""
        seats = [NOBODY] if self.seats & NO_ONE else []
        seats += EVERY_SEAT[:1] if self.seats & SELF else []
        seats += EVERY_SEAT[1:players] if self.seats & OTHERS else []
        return [
            Option(self.verb, card, seat, n)
            for card in self.cards
            for seat in seats
            for n in self.numbers
        ]


class Verb(ActionRow):
    """The name of ActionRow in 1.0. Deprecated: it goes with version 2."""

    def __init__(
        self,
        name: str,
        cards: tuple[Card, ...] = (NONE,),
        seats: int = NO_ONE,
        numbers: tuple[int, ...] = (0,),
    ) -> None:
        message = "posse.engine.actions.Verb is called ActionRow now"
        warnings.warn(message, DeprecationWarning, stacklevel=2)
        super().__init__(ids.Verb(name), cards, seats, numbers)
        self.name = name


class ActionSpace:
    """The actions of a set-up, numbered from 0 on in the order of their declaration.

    Rows may overlap. An action that two rows name, one of the game and one of a pack, counts once.
    """

    def __init__(self, players: int, rows: list[ActionRow]) -> None:
        self.players = players
        self.numbers: dict[Parts, int] = {}
        self.actions: list[Option] = []
        for row in rows:
            for action in row.actions(players):
                if action.parts() not in self.numbers:
                    self.numbers[action.parts()] = len(self.actions)
                    self.actions.append(action)

    @property
    def size(self) -> int:
        """The number of actions."""
        return len(self.actions)

    def number(self, option: Option, seat: Seat) -> int:
        """Return the number of an option of `seat`. Raises KeyError if it is not declared."""
        at: int = option.seat
        if at >= 0:
            at = (at - seat) % self.players
        return self.numbers[option.verb, option.card, at, option.n]

    def legal(self, choice: Choice) -> list[int]:
        """Return the numbers of the choice's options, in their order."""
        numbers, players, seat = self.numbers, self.players, choice.seat
        out: list[int] = []
        for option in choice.options:
            at: int = option.seat
            if at >= 0:
                at = (at - seat) % players
            out.append(numbers[option.verb, option.card, at, option.n])
        return out

    def mask(self, legal: list[int]) -> bytearray:
        """Return one byte for each action: 1 for these numbers, 0 for all others."""
        out = bytearray(len(self.actions))
        for number in legal:
            out[number] = 1
        return out

    def option(self, number: int, seat: Seat) -> Option:
        """Return the option that an action stands for when `seat` takes it.

        Raises IllegalAnswer if there is no such action.
        """
        if not 0 <= number < len(self.actions):
            raise IllegalAnswer(f"there is no action {number}; they are 0 to {self.size - 1}")
        action = self.actions[number]
        if action.seat == NOBODY:
            return action
        at = Seat((action.seat + seat) % self.players)
        return Option(action.verb, action.card, at, action.n)

    def index(self, number: int, choice: Choice) -> int:
        """Return the index of an action among the options of the choice.

        Raises IllegalAnswer if it is none of them.
        """
        wanted = self.option(number, choice.seat)
        for index, option in enumerate(choice.options):
            if option.parts() == wanted.parts():
                return index
        raise IllegalAnswer(f"action {number}, {wanted.verb!r}, is not legal now")

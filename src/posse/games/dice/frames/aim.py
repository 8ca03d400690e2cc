"""Shots: first all targets are chosen, then all shots hit at once (D-015, D-122)."""

from __future__ import annotations

from posse.engine.choice import Option
from posse.engine.ids import ALL, NONE, Seat
from posse.games.dice import topics, verb_names
from posse.games.dice.character_table import power_of
from posse.games.dice.faces import BEER, FACE_CARDS, ONE, TWO
from posse.games.dice.frames.stage import Stage
from posse.games.dice.frames.volley import fire
from posse.games.dice.options import DOUBLE, SHOOT
from posse.games.dice.state import DiceState
from posse.games.dice.targets import targets


class Aim(Stage):
    """Asks for the targets. `done` shots are aimed; `hits` are the points by seat so far."""

    def __init__(self, seat: Seat, done: int = 0, hits: tuple[int, ...] = ()) -> None:
        super().__init__(seat)
        self.done = done
        self.hits = hits

    @staticmethod
    def due(g: DiceState) -> bool:
        return ONE in g.faces or TWO in g.faces

    def step(self, g: DiceState) -> None:
        dice = shots(g.faces)
        if self.done < len(dice):
            self._aim(g, dice[self.done])
        else:
            fire(g, self.seat, NONE, self.hits)

    def _aim(self, g: DiceState, die: int) -> None:
        face = g.faces[die]
        seats = targets(g, self.seat, face)
        options = [SHOOT[seat] for seat in seats]
        if self._may_double(g):
            options += [DOUBLE[seat] for seat in seats]
        if len(options) > 1:
            g.ask(self.seat, topics.SHOOT, options, FACE_CARDS[face], n=die + 1)
        else:  # nothing to choose
            self.answer(g, options[0])

    def _may_double(self, g: DiceState) -> bool:
        """Slab the Killer may, once in his turn, for a beer of the final result (D-167)."""
        return power_of(g, self.seat).doubles and not g.poured and BEER in g.faces

    def answer(self, g: DiceState, option: Option) -> None:
        points = 1
        if option.verb == verb_names.DOUBLE:
            points = 2
            g.poured += 1
        face = g.faces[shots(g.faces)[self.done]]
        g.emit(verb_names.SHOOT, self.seat, FACE_CARDS[face], option.seat, points, see=ALL)
        hits = list(self.hits) or [0] * len(g.life)
        hits[option.seat] += points
        g.swap(Aim(self.seat, self.done + 1, tuple(hits)))


def shots(faces: list[int]) -> list[int]:
    """Return the dice that shoot, those for neighbours first. Nobody is asked for the order."""
    out: list[int] = []
    for kind in (ONE, TWO):
        if kind in faces:
            out += [die for die, face in enumerate(faces) if face == kind]
    return out

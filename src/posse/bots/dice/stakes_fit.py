"""Fit who wins The Dice Game: `python -m posse.bots.dice.stakes_fit --matches 1000`."""

from __future__ import annotations

import random

from posse.bots.base import Crew, make
from posse.bots.dice.stakes import (
    COMMON,
    FEATURES,
    SIDES,
    THREE,
    Stakes,
    dot,
    dump,
    facts,
    key_of,
    softmax,
    trio,
)
from posse.bots.fitting import ENDS, descend, gathered, wanted
from posse.engine.ids import Seat
from posse.engine.match import new_match
from posse.games.dice.state import DiceState
from posse.games.sheriff.roles import SHERIFF

HOLD = 0.002  # how strongly weights from few matches stay near the common ones
# The roles left, rows of facts (with three players one for each seat), the row or side that won.
Moment = tuple[str, list[list[float]], int]


def picture(g: DiceState) -> tuple[str, list[list[float]], list[Seat]]:
    if SHERIFF in g.roles:
        return key_of(g), [facts(g)], []
    return THREE, [trio(g, seat) for seat in g.ring], g.ring[:]


def watched(players: int, seed: str, names: list[str]) -> list[Moment]:
    """Return the first question of every turn of one match."""
    rng = random.Random(seed)
    match = new_match("dice", players, seed)
    bots = {at: make(rng.choice(names), "dice", f"{seed}-{at}") for at in range(players)}
    crew, state, turns = Crew(match, bots), match.state, -1
    assert isinstance(state, DiceState)
    seen = []
    while match.choice is not None:
        if state.turns != turns:
            turns = state.turns
            seen.append(picture(state))
        match.answer(crew.choose() or 0)
    if SHERIFF in state.roles:
        return [(key, rows, ENDS.index(state.outcome)) for key, rows, _ in seen]
    won = state.winners
    return [(key, rows, ring.index(won[0])) for key, rows, ring in seen if won]


def step(model: Stakes, moment: Moment, rate: float) -> None:
    """Correct the weights of the players who are left, and the common ones, by a small step."""
    key, rows, end = moment
    if key == THREE:
        own = model.weights[THREE][0]
        for row, chance in enumerate(softmax([dot(own, values) for values in rows])):
            for i, value in enumerate(rows[row]):
                own[i] -= rate * (chance - (row == end)) * value
        return
    common = model.weights[COMMON]
    mine = model.weights.setdefault(key, [row[:] for row in common])
    for side, chance in enumerate(model.sides(key, rows[0])):
        error, ours, all_ = chance - (side == end), mine[side], common[side]
        for i, value in enumerate(rows[0]):
            ours[i] -= rate * (error * value + HOLD * (ours[i] - all_[i]))
            all_[i] -= 0.1 * rate * error * value


def fit(moments: list[Moment], rounds: int) -> Stakes:
    blank = {COMMON: [[0.0] * FEATURES for _ in range(SIDES)], THREE: [[0.0] * 12]}
    model = Stakes(blank)
    descend(moments, rounds, lambda moment, rate: step(model, moment, rate))
    return model


def main() -> None:
    said = wanted(__doc__, rounds=5, bots="deputy")
    moments = gathered(said, range(3, 9), watched)
    dump(fit(moments, said.rounds))
    print(f"{len(moments)} moments")


if __name__ == "__main__":
    main()

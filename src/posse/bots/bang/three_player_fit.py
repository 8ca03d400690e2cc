"""Fit who wins among three players: `python -m posse.bots.bang.three_player_fit --matches 4000`.

It prints the weights, which stand in `three_player_values`.
"""

from __future__ import annotations

from math import exp

from posse.bots.bang.stakes_fit import turns
from posse.bots.bang.three_player_values import WEIGHTS, facts_of, hunted_by
from posse.bots.fitting import descend, gathered, wanted
from posse.engine.ids import seats_at
from posse.games.bang.state import BangState

SLOW = 0.05  # share of the usual rate: there is little to fit
Moment = tuple[list[list[float]], int]  # the facts of every seat, and the winner


def picture(g: BangState) -> list[list[float]]:
    held = [len(g.hand[seat]) + len(g.front[seat]) for seat in range(3)]
    prey = [hunted_by(g.role, seat, g.ring) for seat in seats_at(3)]
    return [facts_of(g.life[at], held[at], g.life[on], held[on]) for at, on in enumerate(prey)]


def watched(players: int, seed: str, names: list[str]) -> list[Moment]:
    """Return the beginning of every turn of one match, while all three are in play."""
    seen: list[list[list[float]]] = []
    for match in turns(players, seed, names):
        state = match.state
        assert isinstance(state, BangState)
        if len(state.ring) == players:
            seen.append(picture(state))
    winners = match.result.winners if match.result else []
    return [(moment, winners[0]) for moment in seen] if winners else []


def step(weights: list[float], moment: Moment, rate: float) -> None:
    seats, winner = moment
    marks = [exp(sum(w * x for w, x in zip(weights, facts, strict=True))) for facts in seats]
    for seat, facts in enumerate(seats):
        error = marks[seat] / sum(marks) - (seat == winner)
        for i, fact in enumerate(facts):
            weights[i] -= SLOW * rate * error * fact


def main() -> None:
    said = wanted(__doc__, rounds=10, bots="deputy")
    moments = gathered(said, range(3, 4), watched)
    weights = [0.0] * len(WEIGHTS)
    descend(moments, said.rounds, lambda moment, rate: step(weights, moment, rate))
    print(f"{len(moments)} moments:", ", ".join(f"{weight:.2f}" for weight in weights))


if __name__ == "__main__":
    main()

"""Fit how much acts say about roles: `python -m posse.bots.suspicion.fit bang 5 --matches 2000`.

The fitted numbers make the true roles as likely as possible, at every moment at which a seat would
judge. It is gradient descent on the log-likelihood, with a little shrinkage. Bots with other
numbers play in another way: `--scale` plays matches with the present numbers and fits only how sure
to be.
"""

from __future__ import annotations

import argparse
import random

from posse.bots.suspicion.act_weights import PAIRS, ROWS, ActWeights, act_weights, blank, store
from posse.bots.suspicion.likelihood import Likelihood, Matrix, bins_of, off
from posse.bots.suspicion.observed_matches import ObservedMatch, observed_matches

BATCH = 40  # traces a step
RATE = 0.08
SHRINK = 0.0005
STEADY = 0.1  # shrinkage: numbers with few observations hardly move
SCALES = [step / 20 for step in range(24, 7, -1)]
PASSES = 2  # one after the other, twice
BENDS = [0.85, 1.0, 1.15, 1.3, 1.45]


class Descent:
    """The Adam optimiser with the usual parameters."""

    def __init__(self, logs: Matrix) -> None:
        self.logs = logs
        self.mean = blank()
        self.square = blank()
        self.steps = 0

    def step(self, gradient: Matrix, rate: float) -> None:
        self.steps += 1
        fade, spread = 1 - 0.9**self.steps, 1 - 0.99**self.steps
        for i in range(ROWS):
            for j in range(PAIRS):
                slope = gradient[i][j] + SHRINK * self.logs[i][j]
                self.mean[i][j] += 0.1 * (slope - self.mean[i][j])
                self.square[i][j] += 0.01 * (slope * slope - self.square[i][j])
                move = (self.mean[i][j] / fade) / ((self.square[i][j] / spread) ** 0.5 + STEADY)
                self.logs[i][j] -= rate * move


def fit(seen: list[ObservedMatch], rounds: int, logs: Matrix | None = None) -> Matrix:
    descent = Descent(blank() if logs is None else logs)
    rng = random.Random(1)
    for turn in range(rounds):
        rng.shuffle(seen)
        loss, moments = 0.0, 0
        for start in range(0, len(seen), BATCH):
            gradient, factors = blank(), ActWeights(descent.logs).factors
            batch = seen[start : start + BATCH]
            for observed in batch:
                reading = Likelihood(factors, observed)
                loss, moments = loss + reading.loss, moments + len(reading.errors)
                reading.add_gradient(gradient)
            scale = 1.0 / len(batch)
            descent.step([[x * scale for x in pairs] for pairs in gradient], RATE / (1 + turn))
        print(f"round {turn + 1}: {loss / max(1, moments):.4f} nats a moment, {moments} moments")
    return descent.logs


def scaled(logs: Matrix, unseen: list[ObservedMatch]) -> ActWeights:
    """Return the scale that is right in matches that were not used for the fit.

    The acts of one seat depend on each other, so together they say less than their product.
    """
    best = ActWeights(logs)
    for _ in range(PASSES):
        best = least_off([ActWeights(logs, scale, best.bend) for scale in SCALES], unseen)
        best = least_off([ActWeights(logs, best.scale, bend) for bend in BENDS], unseen)
    return best


def least_off(tries: list[ActWeights], unseen: list[ObservedMatch]) -> ActWeights:
    errors = [off(bins_of(one, unseen)) for one in tries]
    best = tries[errors.index(min(errors))]
    print(f"scale {best.scale}, bend {best.bend}: worst bin {min(errors):.1f}", flush=True)
    return best


def settled(now: ActWeights, seen: list[ObservedMatch]) -> ActWeights:
    """Return the value half-way to the right one, because the bots will play differently then."""
    wanted = scaled(now.logs, seen)
    scale, bend = (now.scale + wanted.scale) / 2, (now.bend + wanted.bend) / 2
    return ActWeights(now.logs, round(scale, 3), round(bend, 3))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=["bang", "dice"])
    parser.add_argument("players", type=int, nargs="+")
    parser.add_argument("--matches", type=int, default=2000)
    parser.add_argument("--seats", type=int, default=4, help="of each match, picked at random")
    parser.add_argument("--rounds", type=int, default=5)
    parser.add_argument("--seed", default="fit")
    parser.add_argument("--bots", default="greenhorn,deputy")
    parser.add_argument("--scale", action="store_true", help="only how sure to be")
    said = parser.parse_args()
    for players in said.players:
        names = said.bots.split(",")
        seen = list(
            observed_matches(said.game, players, said.matches, said.seed, names, said.seats)
        )
        if said.scale:
            store(said.game, players, settled(act_weights(said.game, players), seen))
            continue
        cut = len(seen) * 3 // 4
        logs = fit(seen[:cut], said.rounds)
        store(said.game, players, scaled(logs, seen[cut:]))


if __name__ == "__main__":
    main()

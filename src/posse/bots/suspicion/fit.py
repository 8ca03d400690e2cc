"""Fit how much acts say about roles: `python -m posse.bots.suspicion.fit bang 5 --matches 2000`.

The numbers are those that make the true roles as likely as possible, at every moment at which a
seat would say who is who: gradient descent on the log-likelihood, shrunk a little towards zero.
"""

from __future__ import annotations

import argparse
import random
from math import log

from posse.bots.suspicion.belief import Act, World, standing, worlds_of
from posse.bots.suspicion.table import ENOUGH, PAIRS, ROLES, ROWS, Table, blank, row, store
from posse.bots.suspicion.traces import MOMENT, OPENED, Trace, traces
from posse.engine.choice import NONE
from posse.games.sheriff.roles import DEALT

LEAST = 1e-12  # a chance below this counts as this
BATCH = 40  # traces a step
RATE = 0.08
SHRINK = 0.0005
STEADY = 0.1  # numbers that few traces speak of hardly move
SCALES = (1.0, 0.9, 0.8, 0.7, 0.6, 0.5)
Matrix = list[list[float]]


class Reading:
    """One trace with the numbers of now: what every act added, and the gradient from that."""

    def __init__(self, factors: Matrix, trace: Trace) -> None:
        self.factors = factors
        hidden = sorted(DEALT[len(trace.roles)])
        for role in trace.start:
            if role != NONE:
                hidden.remove(role)
        self.worlds: list[World] = worlds_of(trace.start, hidden)
        self.truth = self.worlds.index(tuple(trace.roles))
        self.chances = [1.0 / len(self.worlds)] * len(self.worlds)
        self.seen: dict[Act, int] = {}
        self.cells: list[tuple[int, int, int]] = []  # row, by, at; row MOMENT: judged here
        self.errors: list[list[float]] = []
        self.loss = 0.0
        for item in trace.items:
            self.read(item)

    def read(self, item: tuple[int, int, int]) -> None:
        act, by, at = item
        if act == MOMENT:
            self.judge()
            return
        if act == OPENED:
            odds = [float(world[by] == at) for world in self.worlds]
        else:
            times = self.seen.get(item, 0)
            if times == ENOUGH:
                return
            self.seen[item] = times + 1
            cell = row(act, times > 0, self.standing(at))
            self.cells.append((cell, by, at))
            pairs = self.factors[cell]
            odds = [pairs[world[by] * ROLES + world[at]] for world in self.worlds]
        chances = [chance * odd for chance, odd in zip(self.chances, odds, strict=True)]
        total = sum(chances)
        self.chances = [chance / total for chance in chances]

    def judge(self) -> None:
        error = self.chances[:]
        self.loss -= log(max(error[self.truth], LEAST))
        error[self.truth] -= 1.0
        self.cells.append((MOMENT, 0, 0))
        self.errors.append(error)

    def standing(self, seat: int) -> int:
        return standing(self.worlds, self.chances, seat)

    def add_gradient(self, gradient: Matrix) -> None:
        """Backwards: an act has a part in the errors of all later moments."""
        later = [0.0] * len(self.worlds)
        for cell, by, at in reversed(self.cells):
            if cell == MOMENT:
                later = [a + b for a, b in zip(later, self.errors.pop(), strict=True)]
                continue
            pairs = gradient[cell]
            for world, error in zip(self.worlds, later, strict=True):
                pairs[world[by] * ROLES + world[at]] += error


class Descent:
    """Adam, with the usual numbers."""

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


def fit(seen: list[Trace], rounds: int, logs: Matrix | None = None) -> Matrix:
    descent = Descent(blank() if logs is None else logs)
    rng = random.Random(1)
    for turn in range(rounds):
        rng.shuffle(seen)
        loss, moments = 0.0, 0
        for start in range(0, len(seen), BATCH):
            gradient, factors = blank(), Table(descent.logs).factors
            batch = seen[start : start + BATCH]
            for trace in batch:
                reading = Reading(factors, trace)
                loss, moments = loss + reading.loss, moments + len(reading.errors)
                reading.add_gradient(gradient)
            scale = 1.0 / len(batch)
            descent.step([[x * scale for x in pairs] for pairs in gradient], RATE / (1 + turn))
        print(f"round {turn + 1}: {loss / max(1, moments):.4f} nats a moment, {moments} moments")
    return descent.logs


def loss_of(logs: Matrix, seen: list[Trace]) -> float:
    factors = Table(logs).factors
    return sum(Reading(factors, trace).loss for trace in seen)


def tempered(logs: Matrix, unseen: list[Trace]) -> Matrix:
    """The same, but no surer than suits matches it was not fitted on."""
    tries = [[[x * scale for x in pairs] for pairs in logs] for scale in SCALES]
    losses = [loss_of(one, unseen) for one in tries]
    print("scales:", " ".join(f"{s}: {x:.0f}" for s, x in zip(SCALES, losses, strict=True)))
    return tries[losses.index(min(losses))]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=["bang", "dice"])
    parser.add_argument("players", type=int, nargs="+")
    parser.add_argument("--matches", type=int, default=2000)
    parser.add_argument("--seats", type=int, default=3, help="of each match, picked at random")
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--seed", default="fit")
    parser.add_argument("--bots", default="greenhorn,deputy")
    said = parser.parse_args()
    for players in said.players:
        names = said.bots.split(",")
        seen = list(traces(said.game, players, said.matches, said.seed, names, said.seats))
        cut = len(seen) * 3 // 4
        logs = fit(seen[:cut], said.rounds)
        store(said.game, players, tempered(logs, seen[cut:]))


if __name__ == "__main__":
    main()

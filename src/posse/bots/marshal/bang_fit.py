"""Fit who wins from an open table: `python -m posse.bots.marshal.bang_fit`.

Deputies play matches. The beginning of each turn is compared with the winner. `--tables 5:1000
7:500` says how many matches with how many players.
"""

from __future__ import annotations

import argparse
import random
from math import log, sqrt

from posse.bots.bang.stakes import SIDES, Counts, Weights
from posse.bots.base import Crew, make
from posse.bots.marshal.bang_features import COARSE, FACTS, counts_of, facts
from posse.bots.marshal.bang_value import BangValue, dump
from posse.engine.game import game
from posse.engine.match import Match, new_match
from posse.games.bang.state import BangState

MOST = 5_000  # answers after which a match is given up
STRAY = 0.06  # share of answers that are the second best, to learn from them too
RATE = 0.1
HOLD = 2e-5  # how strongly weights stay near zero
TABLES = ("5:9000", "7:5000", "6:2000", "4:2000", "8:1000")
ENDS = ("law", "outlaws", "renegade")
Moment = tuple[Counts, list[tuple[int, float]], int]  # the roles left, the facts, the side that won


def watched(players: int, seed: str) -> list[Moment]:
    """Return the beginning of every turn of one match of deputies, who sometimes stray."""
    rng = random.Random(seed)
    bang = game("bang")
    packs = [p for p in bang.setups() if bang.seats(p)[0] <= players <= bang.seats(p)[1]]
    played = packs[0] if rng.random() < 0.5 else rng.choice(packs)
    match = new_match("bang", players, seed, packs=played)
    crew = Crew(match, {at: make("deputy", "bang", f"{seed}-{at}") for at in range(players)})
    state, turns = match.state, -1
    assert isinstance(state, BangState)
    seen: list[tuple[Counts, list[tuple[int, float]]]] = []
    while match.number < MOST:
        if state.turns != turns and state.choice is not None:
            turns = state.turns
            seen.append((counts_of(state), [(i, x) for i, x in enumerate(facts(state)) if x]))
        index = crew.choose()
        if index is None:
            break
        match.answer(strayed(match, crew, index, rng))
    return [(*moment, ENDS.index(state.outcome)) for moment in seen] if state.outcome else []


def strayed(match: Match, crew: Crew, index: int, rng: random.Random) -> int:
    """Return the answer, or sometimes the second best."""
    assert match.choice is not None
    if rng.random() >= STRAY:
        return index
    marks = crew.bots[match.choice.seat].marks
    others = [i for i in range(len(marks)) if i != index]
    return max(others, key=lambda i: marks[i], default=index)


class Learner:
    """Makes small corrections. The more often a weight was corrected, the smaller they are."""

    def __init__(self) -> None:
        self.model = BangValue([[0.0] * FACTS for _ in range(SIDES)], {})
        self.sums: dict[int, list[float]] = {}

    def rows(self, counts: Counts) -> Weights:
        if counts not in self.model.by_counts:
            self.model.by_counts[counts] = [[0.0] * len(COARSE) for _ in range(SIDES)]
        return self.model.by_counts[counts]

    def step(self, moment: Moment) -> float:
        """Learn from one moment. Return how surprising it was."""
        counts, seen, end = moment
        all_ = [0.0] * FACTS
        for i, fact in seen:
            all_[i] = fact
        own = self.rows(counts)
        chances = self.model.chances(counts, all_)
        coarse = [(k, all_[i]) for k, i in enumerate(COARSE) if all_[i]]
        for side in range(SIDES):
            error = chances[side] - (side == end)
            self._move(self.model.common[side], seen, error)
            self._move(own[side], coarse, error)
        return -log(max(1e-6, chances[end]))

    def _move(self, row: list[float], seen: list[tuple[int, float]], error: float) -> None:
        sums = self.sums.setdefault(id(row), [1.0] * len(row))
        for i, fact in seen:
            slope = error * fact + HOLD * row[i]
            sums[i] += slope * slope
            row[i] -= RATE * slope / sqrt(sums[i])


def fit(moments: list[Moment], rounds: int) -> BangValue:
    learner, rng = Learner(), random.Random(1)
    for turn in range(rounds):
        rng.shuffle(moments)
        loss = sum([learner.step(moment) for moment in moments])
        print(f"round {turn + 1}: {loss / len(moments):.4f}", flush=True)
    return learner.model


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--tables", nargs="+", default=TABLES, help="players:matches")
    parser.add_argument("--rounds", type=int, default=4)
    parser.add_argument("--seed", default="w6")
    said = parser.parse_args()
    moments: list[Moment] = []
    for players, matches in [map(int, table.split(":")) for table in said.tables]:
        for number in range(matches):
            moments += watched(players, f"{said.seed}-{players}-{number}")
    dump(fit(moments, said.rounds))
    print(f"{len(moments)} moments")


if __name__ == "__main__":
    main()

"""Fit what a round will bring: `python -m posse.bots.wyatt.stakes_fit --matches 400`."""

from __future__ import annotations

import argparse
import random

from posse.bots.base import Crew, make
from posse.bots.wyatt.stakes import FACTS, Stakes, Table, dump
from posse.engine.ids import seats_at
from posse.engine.match import new_match
from posse.games.wyatt.rounds import GOAL
from posse.games.wyatt.state import WyattState

RATE = 0.0002
RIDGE = 1.0  # keeps weights with few observations near zero
Moment = tuple[int, list[list[float]], list[int]]  # round, facts by seat, money by seat
Seen = tuple[list[Moment], list[list[int]], int]  # moments, money after each round, the winner


def watched(players: int, seed: str) -> Seen:
    """Return the beginning of every turn of one match of deputies."""
    match = new_match("wyatt", players, seed)
    bots = {at: make("deputy", "wyatt", f"{seed}-{at}") for at in range(players)}
    crew, state = Crew(match, bots), match.state
    assert isinstance(state, WyattState)
    seen: list[Moment] = []
    after: list[list[int]] = []
    turns = -1
    while match.choice is not None:
        if state.turns != turns:
            turns = state.turns
            if len(after) < state.round:
                after.append(state.money[:])  # before the round of this number, from 1
            table = Table(state)
            rows = [table.facts(seat) for seat in seats_at(players)]
            seen.append((state.round, rows, state.money[:]))
        match.answer(crew.choose() or 0)
    return seen, [*after[1:], state.money[:]], state.winners[0]


def weights(lines: list[tuple[list[float], float]]) -> list[float]:
    """Return the least-squares fit of the payments of a round to the facts."""
    size = range(FACTS)
    matrix = [[RIDGE * (i == j) for j in size] + [0.0] for i in size]
    for facts, paid in lines:
        for i, x in enumerate(facts):
            if x:
                row = matrix[i]
                for j, y in enumerate(facts):
                    row[j] += x * y
                row[FACTS] += x * paid
    return solved(matrix)


def solved(matrix: list[list[float]]) -> list[float]:
    """Solve the equations by Gauss elimination, the largest pivot first."""
    size = len(matrix)
    for at in range(size):
        pivot = max(range(at, size), key=lambda i: abs(matrix[i][at]))
        matrix[at], matrix[pivot] = matrix[pivot], matrix[at]
        lead = matrix[at]
        matrix[at] = lead = [x / lead[at] for x in lead]
        for i in range(size):
            if i != at:
                factor = matrix[i][at]
                matrix[i] = [x - factor * y for x, y in zip(matrix[i], lead, strict=True)]
    return [row[size] for row in matrix]


def slopes(seen: list[Seen], pay: list[float], fresh: float, players: int) -> list[float]:
    """Return how much a lead counts, early and late, by maximum likelihood of the winner."""
    model = Stakes({str(players): [pay, [fresh], [0.1, 0.1]]})
    rng = random.Random(1)
    moments = [(rows, money, won) for match, _, won in seen for _, rows, money in match]
    for turn in range(4):
        rng.shuffle(moments)
        for rows, money, won in moments:
            owns = [
                own + sum([w * x for w, x in zip(pay, facts, strict=True)])
                for own, facts in zip(money, rows, strict=True)
            ]
            chances, near = model.chances(owns), max(owns) / GOAL
            error = sum([(p - (at == won)) * owns[at] for at, p in enumerate(chances)])
            slope = model.slopes[players]
            slope[0] -= RATE / (1 + turn) * error
            slope[1] -= RATE / (1 + turn) * error * near
    return model.slopes[players]


def fit(players: int, matches: int, seed: str) -> list[list[float]]:
    seen = [watched(players, f"{seed}-{players}-{number}") for number in range(matches)]
    lines, paid = [], []
    for moments, after, _ in seen:
        for round_, rows, money in moments:
            for seat, facts in enumerate(rows):
                lines.append((facts, float(after[round_ - 1][seat] - money[seat])))
        paid += [sum(money) / players / len(after) for money in after[-1:]]
    pay, fresh = weights(lines), sum(paid) / len(paid)
    return [pay, [fresh], slopes(seen, pay, fresh, players)]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=400, help="for each number of players")
    parser.add_argument("--seed", default="stakes")
    said = parser.parse_args()
    dump({str(players): fit(players, said.matches, said.seed) for players in (2, 3, 4)})


if __name__ == "__main__":
    main()

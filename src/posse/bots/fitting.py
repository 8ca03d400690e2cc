"""What every fit of stakes does: watch bots play, then learn step by step."""

from __future__ import annotations

import argparse
import random
from collections.abc import Callable
from dataclasses import dataclass
from typing import TypeVar

RATE = 0.02
ENDS = ("law", "outlaws", "renegade")
Moment = TypeVar("Moment")


@dataclass(frozen=True)
class Wanted:
    """What a fit is called with."""

    matches: int
    rounds: int
    seed: str
    bots: list[str]


def wanted(does: str | None, rounds: int, bots: str) -> Wanted:
    """Return the options of a fitting command, read from the command line."""
    parser = argparse.ArgumentParser(description=does)
    parser.add_argument("--matches", type=int, default=1000, help="for each number of players")
    parser.add_argument("--rounds", type=int, default=rounds)
    parser.add_argument("--seed", default="stakes")
    parser.add_argument("--bots", default=bots)
    said = parser.parse_args()
    return Wanted(said.matches, said.rounds, said.seed, said.bots.split(","))


def gathered(
    said: Wanted, players: range, watched: Callable[[int, str, list[str]], list[Moment]]
) -> list[Moment]:
    """Return what was seen in all matches. `watched` plays one, given players and seed."""
    moments: list[Moment] = []
    for many in players:
        for number in range(said.matches):
            moments += watched(many, f"{said.seed}-{many}-{number}", said.bots)
    return moments


def descend(moments: list[Moment], rounds: int, step: Callable[[Moment, float], None]) -> None:
    """Learn from every moment once in each round, at a rate that falls."""
    rng = random.Random(1)
    for turn in range(rounds):
        rng.shuffle(moments)
        for moment in moments:
            step(moment, RATE / (1 + turn))

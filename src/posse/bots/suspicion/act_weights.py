"""How much each kind of act says about roles: fitted numbers, in a data file for each game."""

from __future__ import annotations

import json
from functools import cache
from math import exp
from pathlib import Path
from typing import Final

# Acts of one seat towards another. The last two are acts that were possible and not done.
SHOT: Final = 0
JAIL: Final = 1
ROB: Final = 2
HELP: Final = 3
SWEEP: Final = 4  # an attack on all others, noted as one on the Sheriff
OVER: Final = 5  # attacked another player although this one was in reach
IDLE: Final = 6  # attacked nobody although this one was in reach
ACTS: Final = ("shot", "jail", "rob", "help", "sweep", "over", "idle")

ROLES: Final = 4
PAIRS: Final = ROLES * ROLES  # role of the attacker, role of the target
STANDINGS: Final = 3  # the target was taken for the law, for unknown, for an Outlaw
ROWS: Final = len(ACTS) * 2 * STANDINGS  # a repeated act says less: it has a row of its own
ENOUGH: Final = 3  # more repetitions say nothing
LEAN: Final = 0.25  # a seat is taken for a role that leads by so much

HOME: Final = Path(__file__).parent


def row(act: int, again: bool, standing: int) -> int:
    return (act * 2 + again) * STANDINGS + standing


class ActWeights:
    """By row and pair of roles: the logarithm of how much likelier the act is.

    `scale`: the share of the sum of all logarithms that counts, because acts depend on each other.
    `bend`: above 1, a small sum counts less and a large one more.
    """

    def __init__(self, logs: list[list[float]], scale: float = 1.0, bend: float = 1.0) -> None:
        self.logs = logs
        self.scale = scale
        self.bend = bend
        self.factors = [[exp(value) for value in pairs] for pairs in logs]


def blank() -> list[list[float]]:
    return [[0.0] * PAIRS for _ in range(ROWS)]


def path_of(game: str) -> Path:
    return HOME / f"{game}.json"


@cache
def all_act_weights(game: str) -> dict[int, ActWeights]:
    """Return the tables by number of players."""
    path = path_of(game)
    if not path.exists():
        return {}
    data = json.loads(path.read_text("utf-8"))
    return {int(players): ActWeights(**one) for players, one in data.items()}


def act_weights(game: str, players: int) -> ActWeights:
    """Return the fitted table; an empty one if there is none for so many players."""
    found = all_act_weights(game).get(players)
    return NOTHING if found is None else found


def store(game: str, players: int, fitted: ActWeights) -> None:
    """Write one fitted table into the data file."""
    path = path_of(game)
    data = json.loads(path.read_text("utf-8")) if path.exists() else {}
    logs = [[round(value, 2) + 0.0 for value in pairs] for pairs in fitted.logs]
    data[str(players)] = {"scale": fitted.scale, "bend": fitted.bend, "logs": logs}
    lines = [f'"{n}": {json.dumps(data[n], separators=(",", ":"))}' for n in sorted(data)]
    path.write_text("{\n" + ",\n".join(lines) + "\n}\n", "utf-8")


NOTHING: Final = ActWeights(blank())

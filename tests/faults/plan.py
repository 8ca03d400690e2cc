"""What happens in a run, decided by its seed alone."""

from __future__ import annotations

import random
from typing import Literal, NamedTuple

from tests.faults.bad_wire import MOODS

Kind = Literal["nodes", "file"]
# Deeds: to the line between a node and its database, to the one between browsers and a node, to a
# process, to the database, to the disk, to the people.
NODES = (
    *[f"database {mood}" for mood in MOODS], *[f"browser {mood}" for mood in MOODS],
    "kill", "leave", "freeze", "clock", "worker killed", "worker frozen", "restart", "move",
)  # fmt: skip
FILE = (
    *[f"browser {mood}" for mood in MOODS], "kill", "leave", "freeze", "clock", "worker killed",
    "worker frozen", "disk", "move",
)  # fmt: skip
SHORT: dict[Kind, tuple[str, ...]] = {
    "nodes": (
        "database stalls",
        "kill",
        "move",
        "browser deaf",
        "leave",
        "freeze",
        "restart",
        "worker killed",
    ),
    "file": ("disk", "clock", "browser mute", "kill"),
}


class Deed(NamedTuple):
    what: str
    node: int
    seconds: float  # how long it lasts
    number: int  # of anything else: a person, a day, a worker

    def __str__(self) -> str:
        return f"{self.what} at node {self.node} for {self.seconds} s ({self.number})"


class Plan(NamedTuple):
    seed: int
    kind: Kind
    nodes: int
    tables: int
    deeds: tuple[Deed, ...]

    def __str__(self) -> str:
        lines = [f"seed {self.seed}: {self.nodes} nodes, {self.tables} tables, {self.kind}"]
        return "\n".join([*lines, *[f"  {deed}" for deed in self.deeds]])


def plan(seed: int, short: bool = False) -> Plan:
    """The plan of a seed: even ones have three nodes on PostgreSQL, odd ones a file."""
    rng = random.Random(seed)
    kind: Kind = "file" if seed % 2 else "nodes"
    nodes = 1 if kind == "file" else 3
    kinds = (
        list(SHORT[kind]) if short else [rng.choice(FILE if seed % 2 else NODES) for _ in range(12)]
    )
    deeds = [
        Deed(what, rng.randrange(nodes), 3.0 if short else round(rng.uniform(0.5, 6.0), 1),
             rng.randrange(1000))
        for what in kinds
    ]  # fmt: skip
    return Plan(seed, kind, nodes, 2 if short else 6, tuple(deeds))

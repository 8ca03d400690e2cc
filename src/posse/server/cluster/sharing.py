"""How nodes share tables: the part of one node, and what it gives away."""

from __future__ import annotations

import math
import time

AT_ONCE = 8  # tables that are given away in one round
SLACK = 2  # tables above its part that a node keeps in any case,
ABOVE = 4  # and one more for so many of its part: moving a table interrupts its people
GIVEN = 5.0  # seconds for another node to take over what was given away


def part(nodes: int, tables: int) -> int:
    """The part of one node."""
    return math.ceil(tables / max(nodes, 1))


def surplus(own: int, nodes: int, tables: int) -> int:
    """How many tables a node gives away now."""
    fair = part(nodes, tables)
    if nodes < 2 or own <= fair + max(SLACK, fair // ABOVE):
        return 0
    return min(own - fair, AT_ONCE)


class GivenAway:
    """Tables that this node has just given away: another node shall have them."""

    def __init__(self) -> None:
        self._until: dict[str, float] = {}

    def add(self, table: str) -> None:
        now = time.monotonic()
        self._until = {id: until for id, until in self._until.items() if until > now}
        self._until[table] = now + GIVEN

    def has(self, table: str) -> bool:
        return self._until.get(table, 0.0) > time.monotonic()

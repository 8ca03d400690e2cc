"""Pay day: how the bills of 1,000 on one poster are paid. Pure arithmetic."""

from __future__ import annotations

from typing import Final

LEAST: Final = 8  # points of all players together that are needed for a payment
LEAD: Final = 5  # a lead of so many points brings the whole reward


class Payment:
    """What each player gets, in the order of payment, and what stays on the poster.

    `why`: few (nobody is paid), alone (one player takes all), shared.
    """

    def __init__(self, why: str, steps: list[tuple[int, int]], left: int, players: int) -> None:
        self.why = why
        self.steps = steps  # seat, bills
        self.left = left
        self.paid = [0] * players
        for seat, bills in steps:
            self.paid[seat] += bills


def settle(bills: int, points: list[int]) -> Payment:
    """Return how the bills on a poster are paid, given the points of all players."""
    count = len(points)
    if sum(points) < LEAST:
        return Payment("few", [], bills, count)
    ranked = sorted(points, reverse=True)
    top = ranked[0]
    if count == 1 or top - ranked[1] >= LEAD:
        return Payment("alone", [(points.index(top), bills)], 0, count)
    return shared(bills, points, groups(points))


def groups(points: list[int]) -> list[list[int]]:
    """Return the seats that share, highest points first; seats with equal points together.

    A seat without points gets nothing (decision W4).
    """
    top = max(points)
    sharing = sorted({n for n in points if n and top - n < LEAD}, reverse=True)
    return [[seat for seat, n in enumerate(points) if n == value] for value in sharing]


def shared(bills: int, points: list[int], sharing: list[list[int]]) -> Payment:
    """Pay two bills to the first group, then one to group after group, while the bills suffice.

    A group is paid together or not at all. If the first group cannot have two bills each, they have
    one each, and nobody else is paid.
    """
    steps: list[tuple[int, int]] = []
    first = sharing[0]
    opening = min(2, bills // len(first))
    if opening:
        steps += [(seat, opening) for seat in first]
        bills -= opening * len(first)
    at = 1 % len(sharing)
    while opening == 2 and bills >= len(sharing[at]):
        steps += [(seat, 1) for seat in sharing[at]]
        bills -= len(sharing[at])
        at = (at + 1) % len(sharing)
    return Payment("shared", steps, bills, len(points))

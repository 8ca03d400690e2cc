"""The settlement of one poster: pure arithmetic in bills of 1,000 (section 7 of the facts)."""

from __future__ import annotations

from typing import Final

LEAST: Final = 8  # points needed in all before anybody is paid
LEAD: Final = 5  # points ahead that bring the whole reward


class Payment:
    """What everybody gets, in the order it is paid, and what stays on the poster.

    `why`: few (nobody is paid), alone (one takes all), shared.
    """

    def __init__(self, why: str, steps: list[tuple[int, int]], left: int, players: int) -> None:
        self.why = why
        self.steps = steps  # seat, bills
        self.left = left
        self.paid = [0] * players
        for seat, bills in steps:
            self.paid[seat] += bills


def settle(bills: int, points: list[int]) -> Payment:
    """Who gets how much of the bills on a poster, given everybody's points for this outlaw."""
    count = len(points)
    if sum(points) < LEAST:
        return Payment("few", [], bills, count)
    ranked = sorted(points, reverse=True)
    top = ranked[0]
    if count == 1 or top - ranked[1] >= LEAD:
        return Payment("alone", [(points.index(top), bills)], 0, count)
    return shared(bills, points, groups(points))


def groups(points: list[int]) -> list[list[int]]:
    """The seats that share, those with equal points together, the highest first.

    A seat without points shares nothing (decision W4).
    """
    top = max(points)
    sharing = sorted({n for n in points if n and top - n < LEAD}, reverse=True)
    return [[seat for seat, n in enumerate(points) if n == value] for value in sharing]


def shared(bills: int, points: list[int], sharing: list[list[int]]) -> Payment:
    """Two for the first, then one for group after group, until it does not go round any more.

    A group takes at the same time or not at all; if the first cannot have two each they have
    one each, and that is all.
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

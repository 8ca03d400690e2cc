"""Counts by path: nested tables of whole numbers. Plain data: they travel, add up and are kept."""

from __future__ import annotations

from typing import Any

Counts = dict[str, Any]  # names lead to tables of the same sort, or to a number


def count(into: Counts, *path: str, n: int = 1) -> None:
    """Raise the number at the end of a path."""
    for name in path[:-1]:
        into = into.setdefault(name, {})
    into[path[-1]] = into.get(path[-1], 0) + n


def add(into: Counts, more: Counts) -> None:
    """Raise every number by that of the other table."""
    for name, value in more.items():
        if isinstance(value, dict):
            add(into.setdefault(name, {}), value)
        else:
            into[name] = into.get(name, 0) + value


def trial(into: Counts, *path: str, won: bool) -> None:
    """One more try at the end of a path, won or lost."""
    count(into, *path, "n")
    count(into, *path, "won", n=int(won))


def spread(histogram: Counts) -> list[tuple[int, int]]:
    """Values and how often each came up, in their order."""
    return sorted((int(value), n) for value, n in histogram.items())


def quantile(histogram: Counts, share: float) -> int:
    """The least value that this share of all does not exceed; 0 if there are none."""
    left = share * sum(histogram.values())
    for value, n in spread(histogram):
        left -= n
        if left <= 0:
            return value
    return 0


def mean(histogram: Counts) -> float:
    """Return the mean of a histogram; 0 if it is empty."""
    total = sum(histogram.values())
    return sum(value * n for value, n in spread(histogram)) / total if total else 0.0

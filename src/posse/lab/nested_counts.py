"""Counts by path: nested tables of whole numbers. They are plain data."""

from __future__ import annotations

from typing import Any

Counts = dict[str, Any]  # a name leads to a table of the same sort, or to a number


def count(into: Counts, *path: str, n: int = 1) -> None:
    """Add to the number at the end of a path."""
    for name in path[:-1]:
        into = into.setdefault(name, {})
    into[path[-1]] = into.get(path[-1], 0) + n


def add(into: Counts, more: Counts) -> None:
    """Add every number of the other table."""
    for name, value in more.items():
        if isinstance(value, dict):
            add(into.setdefault(name, {}), value)
        else:
            into[name] = into.get(name, 0) + value


def trial(into: Counts, *path: str, won: bool) -> None:
    """Count one more try at the end of a path, won or lost."""
    count(into, *path, "n")
    count(into, *path, "won", n=int(won))


def spread(histogram: Counts) -> list[tuple[int, int]]:
    """Return the values in their order, with how often each occurred."""
    return sorted((int(value), n) for value, n in histogram.items())


def quantile(histogram: Counts, share: float) -> int:
    """Return the least value that is not exceeded by this share; 0 if there are no values."""
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

"""When the collector of cycles looks."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from posse.server.process.gc_policy import FEW, Cycles


@pytest.fixture
def cycles() -> Iterator[Cycles]:
    made = Cycles()
    made.begin()
    yield made
    made.end()


class Knot:
    """Holds itself."""

    def __init__(self) -> None:
        self.itself = self


def test_python_does_not_look_by_itself(cycles: Cycles) -> None:
    assert not gc.isenabled()
    cycles.end()
    assert gc.isenabled()


def test_few_new_objects_are_not_looked_at(cycles: Cycles) -> None:
    knot = weakref.ref(Knot())
    assert not cycles.look(FEW)
    assert knot() is not None
    assert cycles.look(FEW + 1)
    assert knot() is None


def test_the_more_there_is_the_more_seldom_it_looks(cycles: Cycles) -> None:
    kept: list[list[int]] = [[] for _ in range(2 * FEW)]
    assert cycles.look(len(kept))
    assert not cycles.look(len(kept))
    assert cycles.look(cycles.live + 1)


def test_objects_are_counted_while_the_collector_is_off(cycles: Cycles) -> None:
    assert not cycles.look(0)
    gc.collect()
    kept: list[list[int]] = [[] for _ in range(1000)]
    assert gc.get_count()[0] >= len(kept)

"""When the garbage collector runs."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from posse.server.process.gc_policy import FEW, GcPolicy


@pytest.fixture
def gc_policy() -> Iterator[GcPolicy]:
    made = GcPolicy()
    made.begin()
    yield made
    made.end()


class Knot:
    """An object that refers to itself."""

    def __init__(self) -> None:
        self.itself = self


def test_python_does_not_look_by_itself(gc_policy: GcPolicy) -> None:
    assert not gc.isenabled()
    gc_policy.end()
    assert gc.isenabled()


def test_few_new_objects_are_not_looked_at(gc_policy: GcPolicy) -> None:
    knot = weakref.ref(Knot())
    assert not gc_policy.look(FEW)
    assert knot() is not None
    assert gc_policy.look(FEW + 1)
    assert knot() is None


def test_the_more_there_is_the_more_seldom_it_looks(gc_policy: GcPolicy) -> None:
    kept: list[list[int]] = [[] for _ in range(2 * FEW)]
    assert gc_policy.look(len(kept))
    assert not gc_policy.look(len(kept))
    assert gc_policy.look(gc_policy.live + 1)


def test_objects_are_counted_while_the_collector_is_off(gc_policy: GcPolicy) -> None:
    assert not gc_policy.look(0)
    gc.collect()
    kept: list[list[int]] = [[] for _ in range(1000)]
    assert gc.get_count()[0] >= len(kept)

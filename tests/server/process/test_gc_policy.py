"""When the garbage collector runs."""

from __future__ import annotations

import gc
import weakref
from collections.abc import Iterator

import pytest

from posse.server.process import gc_policy as module
from posse.server.process.gc_policy import FEW, UNNOTICED, GcPolicy


class Room:
    """Says whether somebody is at a table."""

    def __init__(self) -> None:
        self.people = 0

    def empty(self) -> bool:
        return not self.people


@pytest.fixture
def room() -> Room:
    return Room()


@pytest.fixture
def gc_policy(room: Room) -> Iterator[GcPolicy]:
    made = GcPolicy(room.empty)
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


def test_nothing_is_collected_while_people_would_wait(gc_policy: GcPolicy, room: Room) -> None:
    """However much there is: 600 tables are two million objects."""
    knot = weakref.ref(Knot())
    room.people = 1
    for grown in (10 * FEW, 1000 * FEW):
        assert not gc_policy.look(grown)
    assert knot() is not None
    room.people = 0
    assert gc_policy.look(10 * FEW)
    assert knot() is None


def test_a_collection_that_nobody_notices_may_run(gc_policy: GcPolicy, room: Room) -> None:
    room.people = 1
    gc_policy.per_object = UNNOTICED / (2 * FEW)
    assert gc_policy.look(FEW + 1)
    gc_policy.live, gc_policy.per_object = FEW, UNNOTICED / (2 * FEW)
    assert not gc_policy.look(FEW + 1), "what is there already is visited, too"


def test_each_collection_measures_what_an_object_costs(gc_policy: GcPolicy) -> None:
    kept: list[list[int]] = [[] for _ in range(2 * FEW)]
    gc_policy.per_object = 0.0
    assert gc_policy.look(len(kept))
    assert gc_policy.live >= len(kept)
    assert 0.0 < gc_policy.per_object < 1e-4


def test_an_incremental_collector_stays_on(monkeypatch: pytest.MonkeyPatch, room: Room) -> None:
    monkeypatch.setattr(module, "is_incremental", lambda: True)
    made = GcPolicy(room.empty)
    made.begin()
    assert gc.isenabled()
    made.watch()  # asks for no event loop: there is nothing to check
    made.end()


def test_a_collector_without_a_third_threshold_is_incremental() -> None:
    before = gc.get_threshold()
    try:
        gc.set_threshold(2000, 10, 0)  # as Python 3.14.0 has it
        assert module.is_incremental()
        gc.set_threshold(2000, 10, 10)
        assert not module.is_incremental()
    finally:
        gc.set_threshold(*before)


def test_objects_are_counted_while_the_collector_is_off(gc_policy: GcPolicy) -> None:
    assert not gc_policy.look(0)
    gc.collect()
    kept: list[list[int]] = [[] for _ in range(1000)]
    assert gc.get_count()[0] >= len(kept)

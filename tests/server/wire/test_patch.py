"""A patch turns the old value into the new one, and is as small as possible."""

from typing import Any

import msgspec
from hypothesis import given
from hypothesis import strategies as st

from posse.server.wire.patch import SAME, diff
from tests.server.world import patched

keys = st.sampled_from(["a", "b", "c", "d"])
# No 0 and 1 beside booleans: Python holds them equal, and no field of a view is both.
scalars = st.none() | st.booleans() | st.integers(2, 9) | st.text("xy", max_size=2)
values = st.recursive(
    scalars,
    lambda inner: st.lists(inner, max_size=3) | st.dictionaries(keys, inner, max_size=3),
    max_leaves=12,
)
objects = st.dictionaries(keys, values, max_size=4)


def after(old: Any, new: Any) -> Any:
    patch = diff(old, new)
    return old if patch is SAME else patched(old, msgspec.json.decode(msgspec.json.encode(patch)))


# Time limits are off: the machine may be busy with other tests.


@given(objects, objects)
def test_the_patch_makes_the_new_value(old: Any, new: Any) -> None:
    assert after(old, new) == new


@given(objects)
def test_nothing_changed_is_said_as_such(value: Any) -> None:
    assert diff(value, msgspec.json.decode(msgspec.json.encode(value))) is SAME


def test_only_what_changed_is_sent() -> None:
    old = {"deck": 30, "seats": [{"life": 4, "hand": [1, 2]}, {"life": 3, "hand": [None]}]}
    new = {"deck": 30, "seats": [{"life": 4, "hand": [1, 2]}, {"life": 2, "hand": [None]}]}
    assert diff(old, new) == {"seats": {"$i": {"1": {"life": 2}}}}


def test_a_key_that_goes_is_named() -> None:
    assert diff({"a": 1, "b": 2}, {"a": 1}) == {"$d": ["b"]}


def test_null_is_a_value() -> None:
    assert diff({"a": 1}, {"a": None}) == {"a": None}

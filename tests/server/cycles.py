"""Finds what only the garbage collector would free: objects in cycles that nobody uses."""

from __future__ import annotations

import gc
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager


@contextmanager
def without_collector() -> Iterator[None]:
    """Nothing is collected inside, so cycles stay."""
    gc.collect()
    gc.disable()
    try:
        yield
    finally:
        gc.enable()


def unfreed() -> Counter[str]:
    """The unused objects that reference counting has not freed, by their class. Frees them."""
    gc.set_debug(gc.DEBUG_SAVEALL)
    try:
        gc.collect()
        return Counter(_class(thing) for thing in gc.garbage)
    finally:
        gc.set_debug(0)
        gc.garbage.clear()
        gc.collect()


def _class(thing: object) -> str:
    kind = type(thing)
    name = f"{kind.__module__}.{kind.__qualname__}"
    inner = getattr(thing, "__qualname__", "")
    return f"{name} {inner}" if inner else name

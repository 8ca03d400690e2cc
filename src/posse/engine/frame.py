"""Rules in progress, as data."""

from __future__ import annotations

import inspect
from collections.abc import Callable
from operator import attrgetter
from types import FunctionType
from typing import Any, Final

from posse.engine.choice import Option
from posse.engine.compiling import mypyc_attr
from posse.engine.ids import Seat

Reader = Callable[[Any], tuple[Any, ...]]
_READERS: Final[dict[type, Reader]] = {}  # by class of frame: what reads its parts


@mypyc_attr(allow_interpreted_subclasses=True)
class Frame:
    """A suspended piece of rules. It never changes: it replaces itself by a new one.

    Its parts are ints, texts and tuples of those. They are public facts: secrets lie in the zones
    of the state, where views hide them. `g` is Any here and the game's own state in the subclasses,
    because a Generic base would not compile.
    """

    def step(self, g: Any) -> None:
        """Called on top of the stack while nobody is asked: ask, push, pop or swap.

        Asking must change nothing else.
        """
        raise AssertionError(f"{self!r} cannot step")

    def answer(self, g: Any, option: Option) -> None:
        """Called with the answer to the question that this frame asked."""
        raise AssertionError(f"{self!r} asked nothing")

    def returned(self, g: Any, value: int) -> None:
        """Called when the frame above is done; `value` is what it reports."""
        raise AssertionError(f"{self!r} waits for nothing")

    def parts(self) -> tuple[Any, ...]:
        """Return the arguments of the constructor, in its order: enough to save, load and compare.

        The constructor must keep each argument under its own name.
        """
        kind = type(self)
        read = _READERS.get(kind)
        if read is None:
            read = _READERS[kind] = _reader(part_names(kind))
        return read(self)

    def __eq__(self, other: object) -> bool:
        return type(self) is type(other) and self.parts() == other.parts()

    def __hash__(self) -> int:
        return hash((type(self).__name__, self.parts()))

    def __repr__(self) -> str:
        return f"{type(self).__name__}{self.parts()}"


@mypyc_attr(allow_interpreted_subclasses=True)
class SeatFrame(Frame):
    """A frame that holds one seat: most often the seat that it asks."""

    def __init__(self, seat: Seat) -> None:
        self.seat = seat


def by_name(frames: list[type[Frame]]) -> dict[str, type[Frame]]:
    """Return the classes by the names under which a save holds them."""
    return {cls.__name__: cls for cls in frames}


def part_names(kind: type[Frame]) -> tuple[str, ...]:
    """Return the names of the constructor's arguments, which are the parts of a frame.

    They are read off the class, so that no frame lists them a second time. Raises TypeError if they
    cannot be read: in a compiled build the default of an argument must be a literal.
    """
    made: Any = kind.__init__
    interpreted = isinstance(made, FunctionType) or made is object.__init__
    owner: Any = next(cls for cls in kind.__mro__ if "__init__" in vars(cls))
    if not interpreted and owner.__text_signature__ is None:
        raise TypeError(f"a default of {kind.__name__}'s constructor is not a literal")
    return tuple(inspect.signature(owner).parameters)


def _reader(names: tuple[str, ...]) -> Reader:
    """Return a function that reads these attributes of a frame as a tuple."""
    if len(names) > 1:
        return attrgetter(*names)
    if not names:
        return lambda _: ()
    one: Callable[[Any], Any] = attrgetter(names[0])  # it returns the bare value
    return lambda frame: (one(frame),)

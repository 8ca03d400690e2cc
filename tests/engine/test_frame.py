"""A frame's parts: read off its constructor, enough to save, load and compare it."""

from __future__ import annotations

from types import FunctionType
from typing import Any

import pytest

import posse
from posse.engine.actions import ActionRow
from posse.engine.frame import Frame, part_names


class Empty(Frame):
    pass


class One(Frame):
    def __init__(self, seat: int) -> None:
        self.seat = seat


class Several(One):
    def __init__(self, seat: int, left: tuple[int, ...] = (), n: int = 0) -> None:
        super().__init__(seat)
        self.left = left
        self.n = n


class Unreadable(Frame):
    """Its constructor looks like one of a compiled class whose arguments cannot be read."""

    __init__ = Exception.__init__


def test_parts_are_the_arguments_in_their_order() -> None:
    assert Empty().parts() == ()
    assert One(3).parts() == (3,)
    assert Several(3, (1, 2), 7).parts() == (3, (1, 2), 7)
    assert Several(3).parts() == (3, (), 0)
    assert repr(Several(3, (1, 2))) == "Several(3, (1, 2), 0)"


def test_frames_are_equal_if_class_and_parts_are() -> None:
    assert One(3) == One(3) != One(4)
    assert One(3) != Several(3)
    assert len({One(3), One(3), One(4), Empty(), Empty()}) == 3


def test_a_constructor_that_cannot_be_read_is_refused() -> None:
    """Otherwise the frame would lose its parts when it is saved."""
    with pytest.raises(TypeError, match="a default of Unreadable's constructor is not a literal"):
        part_names(Unreadable)
    with pytest.raises(TypeError, match="Unreadable"):
        Unreadable().parts()


@pytest.mark.both
def test_a_compiled_constructor_with_a_default_that_is_no_literal_is_refused() -> None:
    """ActionRow is no frame, but it has such a default. Its interpreted constructor can be read."""
    kind: Any = ActionRow
    if isinstance(kind.__init__, FunctionType):
        assert part_names(kind) == ("verb", "cards", "seats", "numbers")
    else:
        with pytest.raises(TypeError, match="a default of ActionRow's constructor"):
            part_names(kind)


@pytest.mark.both
def test_the_parts_of_every_frame_of_every_game_can_be_read() -> None:
    for game in posse.all_games():
        for name, kind in game.frames().items():
            names = part_names(kind)
            assert all(part.isidentifier() for part in names), f"{game.id}: {name}{names}"

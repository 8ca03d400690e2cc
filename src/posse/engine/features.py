"""What a program sees of a view: a row of small numbers, declared name by name.

A game declares blocks. Each block is a table: its rows are seats, cards or places, its columns say
what is counted. The declaration gives every number its place, its name and its greatest value. The
pages that explain the numbers are written from it.
"""

from __future__ import annotations

from typing import Any, Final

from posse.engine.choice import Choice
from posse.engine.compiling import mypyc_attr

BYTE: Final = 255  # no number is greater: a higher count is cut to it


class Column:
    """One number of each row of a block: its name and its greatest value."""

    def __init__(self, name: str, most: int = 1) -> None:
        self.name = name
        self.most = min(most, BYTE)


class Block:
    """Numbers of one sort. `text` explains them; `at` is the index of the first one."""

    def __init__(self, name: str, rows: list[str], columns: list[Column], text: str) -> None:
        self.name = name
        self.rows = rows
        self.columns = columns
        self.text = text
        self.at = 0

    @property
    def size(self) -> int:
        """The number of numbers in the block."""
        return len(self.rows) * len(self.columns)


class Layout:
    """All blocks of a set-up, one after another."""

    def __init__(self, blocks: list[Block]) -> None:
        self.blocks = blocks
        self.size = 0
        for block in blocks:
            block.at = self.size
            self.size += block.size

    def most(self) -> list[int]:
        """Return the greatest value of each number."""
        out: list[int] = []
        for block in self.blocks:
            out += [column.most for column in block.columns] * len(block.rows)
        return out

    def names(self) -> list[str]:
        """Return the name of each number, such as `people/+1/life`."""
        out: list[str] = []
        for block in self.blocks:
            for row in block.rows:
                parts = [block.name, row] if row else [block.name]
                out += ["/".join([*parts, column.name]) for column in block.columns]
        return out


@mypyc_attr(allow_interpreted_subclasses=True)
class Observer:
    """Turns views of one set-up into numbers. Each game has its own."""

    def __init__(self, layout: Layout) -> None:
        self.layout = layout

    def look(self, view: Any) -> bytearray:
        """Return the numbers of a view. Where rows are seats, row 0 is the seat that looks."""
        raise AssertionError("every game looks at its own table")


def seats(players: int) -> list[str]:
    """Return the names of rows that are seats: the seat that looks, then clockwise."""
    return ["me", *[f"+{seat}" for seat in range(1, players)]]


def flags(names: list[str]) -> list[Column]:
    """Return columns that are 0 or 1."""
    return [Column(name) for name in names]


def question(topics: tuple[str, ...]) -> Block:
    """Return the block that says what is asked, of any seat."""
    text = "what is asked now, of this or another seat, and how much is at stake"
    return Block("question", [""], [*flags(list(topics)), Column("n", BYTE)], text)


def put_question(out: bytearray, at: int, topics: tuple[str, ...], choice: Choice) -> None:
    """Fill the block `question`. Raises ValueError for a topic that is not declared."""
    out[at + topics.index(choice.topic)] = 1
    out[at + len(topics)] = byte(choice.n)


def byte(n: int) -> int:
    """Return the number cut to what a byte holds."""
    return 0 if n < 0 else min(n, BYTE)

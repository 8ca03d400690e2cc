"""The rich console that everything is printed on."""

from __future__ import annotations

import os
import sys

from rich.console import Console
from rich.highlighter import RegexHighlighter
from rich.theme import Theme

PIPE_WIDTH = 100  # width of output that goes to no terminal, unless COLUMNS is set


class Marks(RegexHighlighter):
    """Prints red suits in red. All else stays as it is."""

    base_style = "posse."
    highlights = [r"(?P<red>(10|[2-9JQKA])[♥♦])", r"(?P<black>(10|[2-9JQKA])[♠♣])"]  # noqa: RUF012


THEME = Theme({"posse.red": "red", "posse.black": "bold"})


class Output(Console):
    """A console that lets its caller handle a closed pipe."""

    def on_broken_pipe(self) -> None:
        raise BrokenPipeError


def console(stderr: bool = False) -> Output:
    stream = sys.stderr if stderr else sys.stdout
    plain = not stream.isatty() and "COLUMNS" not in os.environ
    return Output(
        stderr=stderr,
        width=PIPE_WIDTH if plain else None,
        markup=False,
        emoji=False,
        highlighter=Marks(),
        theme=THEME,
    )

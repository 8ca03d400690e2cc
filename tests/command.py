"""Runs the command `posse` inside the process of the test."""

from __future__ import annotations

import io
import sys
from collections.abc import Callable

import pytest

from posse.cli import main

Run = Callable[..., tuple[int, str, str]]
PLAY = ("play", "bang", "--players", "4")


def runner(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """A function from arguments and stdin to exit code, stdout and stderr."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG", "COLUMNS"):
        monkeypatch.delenv(name, raising=False)

    def run(*args: object, stdin: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", io.StringIO(stdin))
        code = main([str(arg) for arg in args])
        out, err = capsys.readouterr()
        return code, out, err

    return run


def refused(result: tuple[int, str, str], said: str) -> None:
    """Wrong input: exit code 2 and one line on stderr that says what is wrong."""
    code, out, err = result
    assert code == 2
    assert out == ""
    assert err.startswith("posse: ")
    assert err.count("\n") == 1
    assert said in err

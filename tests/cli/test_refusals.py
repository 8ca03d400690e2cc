"""Every error in the input is reported in one line, never with a traceback."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

import posse
from posse.cli import main
from tests.command import PLAY, Run, refused, runner

SIMULATE = ("simulate", "bang", "--players", "4", "--games", "2")
RECORD = posse.new_match("bang", 4, seed="r").record()


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    return runner(capsys, monkeypatch)


WRONG: list[tuple[tuple[str, ...], str]] = [
    (("play", "poker"), "there is no game 'poker'"),
    (("play", "bang", "--players", "3"), "for 4 to 7 players, not 3"),
    (("play", "bang", "--players", "8"), "for 4 to 7 players, not 8"),
    (("play", "bang", "--players", "-1"), "for 4 to 7 players, not -1"),
    (("play", "bang", "--players", "five"), "'five' is not a valid integer"),
    ((*PLAY, "--seat", "4"), "the seats are 0 to 3, not 4"),
    ((*PLAY, "--seat", "-1"), "the seats are 0 to 3, not -1"),
    ((*PLAY, "--bots", "genius"), "bang has no bot 'genius'"),
    ((*PLAY, "--lang", "fr"), "'fr' is not one of"),
    ((*PLAY, "--packs", "moon"), "bang has no pack 'moon'"),
    ((*PLAY, "--packs", ""), "bang has no pack ''"),
    ((*PLAY, "--set", "gravity=off"), "no house rule 'gravity'"),
    ((*PLAY, "--record", "no/such/folder/x.json"), "there is no such folder"),
    (("simulate", "poker"), "there is no game 'poker'"),
    (("simulate", "bang", "--games", "-5"), "1 match or more, not -5"),
    (("simulate", "bang", "--games", "0"), "1 match or more, not 0"),
    (("simulate", "bang", "--players", "8"), "for 4 to 7 players, not 8"),
    ((*SIMULATE, "--workers", "0"), "1 worker or more, not 0"),
    ((*SIMULATE, "--bots", "genius"), "bang has no bot 'genius'"),
    ((*SIMULATE, "--set", "duplicates"), "rule=value, not 'duplicates'"),
    ((*SIMULATE, "--set", "duplicates=maybe"), "duplicates is one of"),
    (("replay", "missing.json"), "missing.json: No such file"),
    (("replay", "."), ".: Is a directory"),
    (("scenario", "missing.toml"), "missing.toml: [Errno 2] No such file"),
    (("scenario",), "Missing argument"),
    (("rules", "poker"), "there is no game 'poker'"),
    (("rules", "bang", "--root", "missing"), "rules.toml: [Errno 2] No such file"),
    (("dance",), "No such command 'dance'"),
    (("--loud",), "No such option '--loud'"),
    (("play",), "Missing argument 'GAME'"),
    (("play", "bang", "extra"), "unexpected extra argument (extra)"),
    (("play", "bang", "two", "more"), "unexpected extra arguments (two more)"),
    (("play", "bang", "--seat"), "Option '--seat' requires an argument."),
    (("simulate", "bang", "--json=1"), "Option '--json' does not take a value."),
    (("play", "bang", "--player", "4"), "Did you mean '--players'?"),
    (("pla",), "(Did you mean one of: 'play', 'replay'?)"),
]


@pytest.mark.parametrize(("args", "said"), WRONG)
def test_wrong_input_is_one_line(run: Run, args: tuple[str, ...], said: str) -> None:
    refused(run(*args), said)


@pytest.mark.parametrize(("args", "said"), WRONG)
def test_wrong_input_is_one_line_in_german_too(
    run: Run, monkeypatch: pytest.MonkeyPatch, args: tuple[str, ...], said: str
) -> None:
    _, _, english = run(*args)
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    code, out, german = run(*args)
    assert (code, out) == (2, "")
    assert german.startswith("posse: ")
    assert german.count("\n") == 1
    assert said not in german
    named = re.findall(r"'[^']*'|[0-9]+", english.replace("'GAME'", "'SPIEL'"))
    assert [name for name in named if name not in german and name != "'FILES...'"] == []


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{",
        "[]",
        "7",
        "null",
        '"bang"',
        "{}",
        "[" * 100_000,
        json.dumps({**RECORD, "game": "poker"}),
        json.dumps({**RECORD, "game": ["bang"]}),
        json.dumps({**RECORD, "posse": 99}),
        json.dumps({**RECORD, "version": None}),
        json.dumps({**RECORD, "players": 99}),
        json.dumps({**RECORD, "players": "4"}),
        json.dumps({**RECORD, "packs": 1}),
        json.dumps({**RECORD, "house": {"gravity": "off"}}),
        json.dumps({**RECORD, "house": {"duplicates": []}}),
        json.dumps({**RECORD, "answers": "many"}),
        json.dumps({**RECORD, "answers": [99]}),
        json.dumps({**RECORD, "answers": [1.5]}),
        json.dumps({**RECORD, "answers": [None]}),
        json.dumps({**RECORD, "answers": [[]]}),
        json.dumps({**RECORD, "answers": ["dance"]}),
    ],
)
def test_a_broken_record_is_one_line(run: Run, tmp_path: Path, text: str) -> None:
    file = tmp_path / "record.json"
    file.write_text(text)
    refused(run("replay", file), "record.json: ")


@pytest.mark.parametrize(
    "text",
    [
        b"",
        b"\xff\xfe",
        b"[[scenario",
        b"game = 'poker'",
        b"game = 'bang'",
        b"game = 'bang'\nscenario = 1",
        b"game = 'bang'\nscenario = [1]",
        b"game = ['bang']\n[[scenario]]",
    ],
)
def test_a_broken_scenario_file_is_one_line(run: Run, tmp_path: Path, text: bytes) -> None:
    file = tmp_path / "broken.toml"
    file.write_bytes(text)
    refused(run("scenario", file), "broken.toml: ")


# a reader or writer that stops ---------------------------------------------------------------


def shell(*args: str, **env: str) -> subprocess.Popen[bytes]:
    """Starts the command in a process of its own."""
    home = str(Path(posse.__file__).parent.parent)
    return subprocess.Popen(
        [sys.executable, "-m", "posse.cli", *args],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": home, **env},
    )


def test_ctrl_c_is_quiet(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Impatient:
        def readline(self) -> str:
            raise KeyboardInterrupt

    monkeypatch.setattr(sys, "stdin", Impatient())
    assert main(list(PLAY)) == 130
    assert capsys.readouterr().err == "\n"


def test_a_full_disk_is_one_line(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def full(*_: object, **__: object) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr("posse.terminal.game_titles.facts_of", full)
    assert main(["games"]) == 2
    assert capsys.readouterr().err == "posse: [Errno 28] No space left on device\n"


def test_a_closed_pipe_is_quiet(tmp_path: Path) -> None:
    match = posse.new_match("bang", 7, seed="long")
    while match.choice:
        match.answer(len(match.choice.options) - 1 if match.number % 3 else 0)
    file = tmp_path / "match.json"
    file.write_text(json.dumps(match.record()))
    process = shell("replay", str(file))
    assert process.stdout is not None
    process.stdout.close()
    _, err = process.communicate()
    assert (process.returncode, err) == (0, b"")


def test_a_terminal_without_hearts_still_works() -> None:
    process = shell(*PLAY, "--seed", "1", PYTHONIOENCODING="ascii")
    out, err = process.communicate(b"\xff\n?\n")
    assert (process.returncode, err) == (0, b"")
    assert b"Your hand: " in out

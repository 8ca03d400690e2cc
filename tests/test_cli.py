"""The command line: whole matches, results, and one clear line for whatever is wrong."""

from __future__ import annotations

import io
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from types import ModuleType
from typing import Any

import click
import pytest

import posse
from posse.cli import main

UNTRANSLATED = re.compile(r"\b(bang|terminal)-[a-z]|[{}]")

Run = Callable[..., tuple[int, str, str]]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    """Run the command in this process: exit code, stdout, stderr."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)

    def command(*args: str | Path, stdin: str = "") -> tuple[int, str, str]:
        monkeypatch.setattr(sys, "stdin", io.StringIO(stdin))
        code = main([str(arg) for arg in args])
        out, err = capsys.readouterr()
        return code, out, err

    return command


def shell(*args: str, **env: str) -> subprocess.Popen[bytes]:
    """Start the command as a process of its own."""
    home = str(Path(posse.__file__).parent.parent)
    return subprocess.Popen(
        [sys.executable, "-m", "posse.cli", *args],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env={**os.environ, "PYTHONPATH": home, **env},
    )


# wrong input --------------------------------------------------------------------------------------

PLAY = ("play", "bang", "--players", "4")
SIMULATE = ("simulate", "bang", "--players", "4", "--games", "2")
RECORD = posse.new_match("bang", 4, seed="r").record()


@pytest.mark.parametrize(
    ("args", "said"),
    [
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
        (("scenario", "missing.toml"), "missing.toml: "),
        (("scenario",), "Missing argument"),
        (("rules", "poker"), "there is no game 'poker'"),
        (("rules", "bang", "--root", "missing"), "rules.toml"),
        (("dance",), "No such command 'dance'"),
        (("--loud",), "No such option '--loud'"),
        (("play",), "Missing argument 'GAME'"),
    ],
)
def test_wrong_input_is_one_line(run: Run, args: tuple[str, ...], said: str) -> None:
    refused(run(*args), said)


def refused(result: tuple[int, str, str], said: str) -> None:
    code, out, err = result
    assert code == 2
    assert out == ""
    assert err.startswith("posse: ")
    assert err.count("\n") == 1
    assert said in err


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


# playing ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ("Your turn. Play a card", "Your hand: ", "Only one option: ", "Winners: ")),
        ("de", ("Du bist am Zug. Spiel", "Deine Hand: ", "Nur eine Möglichkeit: ", "Gewonnen: ")),
    ],
)
def test_a_whole_match(run: Run, lang: str, words: tuple[str, ...]) -> None:
    args = ("play", "bang", "--players", "5", "--seed", "whole", "--seat", "2", "--lang", lang)
    code, out, err = run(*args, stdin="1\n" * 2000)
    assert (code, err) == (0, "")
    for part in words:
        assert part in out
    assert not UNTRANSLATED.search(out)
    end = out.splitlines()[-2:]
    assert end[0].endswith("whole")
    assert end[1].endswith(posse.new_match("bang", 5, "whole").commitment)
    assert "?" not in out[out.rindex("Sheriff") :].partition("\n")[0]


@pytest.mark.parametrize("found", posse.all_games(), ids=lambda found: found.id)
def test_every_game_can_be_played(run: Run, found: posse.Game) -> None:
    code, out, err = run("play", found.id, "--seed", "1", stdin="1\n" * 5000)
    assert (code, err) == (0, "")
    assert "Winners: " in out


def test_a_match_ends_politely_when_there_is_nothing_to_read(run: Run) -> None:
    for stdin in ("", "1\n1\n", "q\n", "  Q \n"):
        code, out, err = run(*PLAY, "--seed", "3", stdin=stdin)
        assert (code, err) == (0, "")
        assert out.rstrip().endswith("The match was not finished.")


def test_help_and_mistyped_numbers(run: Run) -> None:
    code, out, _ = run(*PLAY, "--seed", "3", stdin="?\n0\n99\nbang\n\n²\n")
    assert code == 0
    assert out.count("Type a number from 1 to ") == 5
    help_text = out[out.index("Number (") :]
    for name in ("Bart Cassidy", "Jourdonnais", "Beer", "Outlaw"):
        assert name in help_text


def test_the_language_of_the_locale(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "Goodbye" in run(*PLAY)[1]
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert "Bis bald" in run(*PLAY)[1]
    assert "Goodbye" in run(*PLAY, "--lang", "en")[1]


def test_the_same_seed_is_the_same_match(run: Run) -> None:
    first, again = (run(*PLAY, "--seed", "s", stdin="1\n" * 9) for _ in range(2))
    assert first == again
    assert first != run(*PLAY, "--seed", "t", stdin="1\n" * 9)
    assert run(*PLAY)[1] != run(*PLAY)[1], "without a seed every match is a new one"


# records ------------------------------------------------------------------------------------------


def test_a_recorded_match_is_told_again(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    _, played, _ = run(*PLAY, "--seed", "rec", "--record", file, stdin="1\n" * 2000)
    assert str(file) in played.replace("\n", "")
    code, own, err = run("replay", file, "--seat", "0")
    assert (code, err) == (0, "")
    asides = ("  Only one option", "Number (")
    log = [line for line in played.splitlines() if line.startswith("  ")]
    told = own.splitlines()
    shown = [line for line in log if line in told or line.startswith(asides)]
    assert len(shown) > 100
    end = played[played.index("Winners") : played.index("Recorded")]
    assert own.endswith(end)


def test_a_replay_shows_a_seat_no_more_than_it_saw(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    run(*PLAY, "--seed", "rec", "--record", file, stdin="1\n" * 2000)
    _, everything, _ = run("replay", file)
    _, own, _ = run("replay", file, "--seat", "1")
    others = re.compile(r"  (Ann|Cora|Dan) draws [A-Z]")
    assert len(others.findall(everything)) > 50
    assert len(others.findall(own)) < 20, "only what Black Jack shows"
    assert re.search(r"  You draw [A-Z]", own)
    assert " ? " in own
    assert " ? " not in everything
    _, german, _ = run("replay", file, "--lang", "de")
    assert "nimmt" in german
    assert not UNTRANSLATED.search(german)


def test_an_unfinished_record_is_told_so_far(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    run(*PLAY, "--seed", "rec", "--record", file, stdin="1\n1\n")
    code, out, _ = run("replay", file)
    assert code == 0
    assert out.rstrip().endswith("the match was not finished.")


def test_a_record_that_cannot_be_written_is_one_line(run: Run, tmp_path: Path) -> None:
    code, _, err = run(*PLAY, "--record", tmp_path)
    assert code == 2
    assert err == f"posse: {tmp_path}: Is a directory\n"


# simulating ---------------------------------------------------------------------------------------


def simulated(run: Run, *args: str) -> dict[str, Any]:
    words = "simulate bang --players 7 --packs base --games 30 --seed 1 --json"
    code, out, err = run(*words.split(), *args)
    assert (code, err) == (0, "")
    assert out.count("\n") == 1
    data: dict[str, Any] = json.loads(out)
    return data


def test_simulate_prints_one_json_object(run: Run) -> None:
    data = simulated(run)
    assert {"games", "unfinished", "decisions", "cpu_seconds", "wins"} <= set(data)
    assert (data["games"], data["unfinished"]) == (30, 0)
    assert sum(data["wins"].values()) == 30
    assert data["house"] == {"duplicates": "refuse"}
    strict = simulated(run, "--set", "duplicates=turn_end")
    assert strict["house"] == {"duplicates": "turn_end"}
    assert strict["decisions"] != data["decisions"]
    assert simulated(run, "--bots", "simple")["decisions"] != data["decisions"]


def test_simulate_repeats_itself_with_any_number_of_workers(run: Run) -> None:
    def facts(*args: str) -> dict[str, Any]:
        data = simulated(run, *args)
        for key in ("cpu_seconds", "decisions_per_second", "workers"):
            data.pop(key)
        return data

    assert facts() == facts() == facts("--workers", "2")


@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", ("95 % interval", "Slab the Killer", "Renegade", "All finished.", "per second")),
     ("de", ("95-%-Intervall", "Slab the Killer", "Kopfgeldjäger", "Alle zu Ende", "pro Sekunde"))],
)  # fmt: skip
def test_simulate_prints_tables(run: Run, lang: str, words: tuple[str, ...]) -> None:
    code, out, err = run("simulate", "bang", "--games", "40", "--lang", lang)
    assert (code, err) == (0, "")
    for part in words:
        assert part in out
    assert not UNTRANSLATED.search(out)


# rules --------------------------------------------------------------------------------------------

HOLDS = """
[[scenario]]
name = "the Sheriff may end his turn"
rules = ["end"]
seats = [{name = "ann", role = "sheriff"}, {name = "bob", role = "outlaw"}]
deck = ["Beer/6H", "Beer/7H"]
script = ["ann end"]
expect = {turn = "bob"}
"""
INDEX = '[[rule]]\nid = "end"\nen = "Ends."\nde = "Endet."\nwhere = "here"\n'


def write(root: Path, **files: str) -> Path:
    folder = root / "bang"
    folder.mkdir(exist_ok=True)
    for name, text in files.items():
        (folder / f"{name}.toml").write_text(text)
    return folder


def test_scenarios_are_counted(run: Run, tmp_path: Path) -> None:
    folder = write(tmp_path, good=HOLDS, rules=INDEX)
    files = (folder / "good.toml", folder / "rules.toml")
    assert run("scenario", *files) == (0, "1 passed, 0 failed\n", "")
    write(tmp_path, bad=HOLDS.replace('turn = "bob"', 'turn = "ann"'))
    code, out, err = run("scenario", folder / "good.toml", folder / "bad.toml")
    assert (code, err) == (1, "")
    assert "turn is 'bob', not 'ann'" in out
    assert out.splitlines()[-1] == "1 passed, 1 failed"


def test_the_coverage_of_the_rules(run: Run, tmp_path: Path) -> None:
    write(tmp_path, good=HOLDS, rules=INDEX)
    code, out, _ = run("rules", "bang", "--root", tmp_path)
    assert code == 0
    assert "✓ end: Ends." in out
    assert run("rules", "bang", "--root", tmp_path, "--missing")[1].count("\n") == 1
    write(tmp_path, rules=INDEX + INDEX.replace('"end"', '"begin"'))
    code, out, _ = run("rules", "bang", "--root", tmp_path, "--missing", "--lang", "de")
    assert code == 1
    assert out.startswith("– begin: Endet.\n")
    write(tmp_path, rules=INDEX, good=HOLDS.replace('["end"]', '["end", "odd"]'))
    code, out, _ = run("rules", "bang", "--root", tmp_path)
    assert code == 1
    assert "odd" in out


# the rest -----------------------------------------------------------------------------------------


def test_games_and_version(run: Run) -> None:
    code, out, _ = run("games", "--json")
    rows = {row["id"]: row for row in json.loads(out)}
    assert code == 0
    assert rows["bang"]["players"] == [4, 7]
    assert rows["bang"]["packs"] == ["base"]
    assert rows["bang"]["bots"] == ["simple", "random"]
    assert "bang: 4 to 7 players" in run("games")[1]
    assert run("--version") == (0, f"posse {posse.__version__}\n", "")


def test_without_a_command_there_is_help(run: Run) -> None:
    code, out, _ = run()
    assert code == 0
    assert "simulate" in out
    assert run("--help")[1] == out


def test_serve_is_there_if_the_server_is(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "posse.server.command", None)
    refused(run("serve"), "No such command 'serve'")
    assert "serve" not in run("--help")[1]

    @click.command()
    def serve() -> None:
        """Open the saloon."""
        click.echo("served")

    module = ModuleType("posse.server.command")
    module.__dict__["serve"] = serve
    monkeypatch.setitem(sys.modules, "posse.server.command", module)
    assert run("serve") == (0, "served\n", "")
    assert "Open the saloon." in run("--help")[1]


def test_ctrl_c_is_quiet(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    class Impatient:
        def readline(self) -> str:
            raise KeyboardInterrupt

    monkeypatch.setattr(sys, "stdin", Impatient())
    assert main(list(PLAY)) == 130
    assert capsys.readouterr().err == "\n"


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


def test_the_command_starts_without_what_it_does_not_need() -> None:
    code = (
        "import sys; from posse.cli import main; main(['simulate', 'bang', '--games', '1',"
        " '--json']); sys.exit(bool({'rich', 'fluent', 'starlette'} & set(sys.modules)))"
    )
    home = str(Path(posse.__file__).parent.parent)
    env = {**os.environ, "PYTHONPATH": home}
    assert subprocess.run([sys.executable, "-c", code], env=env, check=False).returncode == 0

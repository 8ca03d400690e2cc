"""The command line besides playing: simulations, rules, and the files in the package."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from types import ModuleType
from typing import Any

import click
import pytest

import posse
from tests.command import Run, refused, runner

UNTRANSLATED = re.compile(r"\b(bang|terminal)-[a-z]|[{}]")


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    return runner(capsys, monkeypatch)


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
    assert simulated(run, "--bots", "greenhorn")["decisions"] != data["decisions"]


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


@pytest.mark.parametrize(
    ("lang", "words"),
    [("en", ("Decided by", "Most money", "Seat", "Money in 1,000 $", "How rounds ended", "Rounds")),
     ("de", ("Entschieden durch", "Das meiste Geld", "Platz", "Wie Durchgänge endeten"))],
)  # fmt: skip
def test_simulate_prints_what_a_game_declares(run: Run, lang: str, words: tuple[str, ...]) -> None:
    code, out, err = run("simulate", "wyatt", "--games", "20", "--lang", lang)
    assert (code, err) == (0, "")
    for part in words:
        assert part in out
    assert not re.search(r"\b(wyatt|terminal)-[a-z]|[{}]", out)


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
    assert rows["bang"]["packs"] == list(posse.game("bang").packs)
    assert rows["bang"]["setups"][0] == {"packs": ["base"], "players": [4, 7]}
    assert rows["dice"]["setups"] == [{"packs": [], "players": [3, 8]}]
    assert rows["bang"]["bots"] == ["greenhorn", "deputy", "marshal", "random"]
    assert "  --packs base: BANG!, 4 to 7 players\n" in run("games")[1]
    assert run("--version") == (0, f"posse {posse.__version__}\n", "")


def test_without_a_command_there_is_help(run: Run) -> None:
    code, out, _ = run()
    assert code == 0
    assert "simulate" in out
    assert run("--help")[1] == out


def test_serve_is_there_if_the_server_is(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "posse.server.command", None)
    refused(run("serve"), "No such command 'serve'")
    assert "\n  serve " not in run("--help")[1]

    @click.command()
    def serve() -> None:
        """Open the saloon."""
        click.echo("served")

    module = ModuleType("posse.server.command")
    module.__dict__["serve"] = serve
    monkeypatch.setitem(sys.modules, "posse.server.command", module)
    assert run("serve") == (0, "served\n", "")
    assert "Open the saloon." in run("--help")[1]


def test_the_command_starts_without_what_it_does_not_need() -> None:
    code = (
        "import sys; from posse.cli import main; main(['simulate', 'bang', '--games', '1',"
        " '--json']); sys.exit(bool({'rich', 'fluent', 'starlette'} & set(sys.modules)))"
    )
    home = str(Path(posse.__file__).parent.parent)
    env = {**os.environ, "PYTHONPATH": home}
    assert subprocess.run([sys.executable, "-c", code], env=env, check=False).returncode == 0


def test_the_rulebook_comes_along(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """From any folder, not only from the checkout. Local files come first."""
    monkeypatch.chdir(tmp_path)
    for name in ("scenarios/dice/beer.toml", "dice/beer.toml"):
        code, out, _ = run("scenario", name)
        assert code == 0 and out.endswith("passed, 0 failed\n") and not out.startswith("0")
    assert run("rules", "dice", "--missing")[0] == 0
    (tmp_path / "scenarios").mkdir()
    write(tmp_path / "scenarios", good=HOLDS, rules=INDEX)
    assert run("rules", "bang")[1].splitlines()[0] == "✓ end: Ends."

"""Help and error lines in German: nothing stays English, and English stays as it is."""

from __future__ import annotations

import ast
import importlib
import pkgutil
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, Placeable, TextElement, VariableReference

import posse
from posse.engine.errors import PosseError
from posse.locales import HOME, Words
from posse.terminal.game_titles import title
from posse.terminal.options import spoken
from posse.terminal.translator import FILE, Translator
from tests.command import Run, refused, runner

SOURCE = Path(posse.__file__).parent
COMMANDS = (
    "admin", "backup", "drain", "games", "play", "replay", "report", "restore", "rules", "scenario",
    "serve", "simulate", "tournament",
)  # fmt: skip
SAME = {
    "", "  --packs TEXT", "  --seed TEXT", "  --bots TEXT", "  --host TEXT",
    f"{'':23}~/.local/share/posse/posse.db]",
}  # fmt: skip
# The errors of scenarios and lessons are English, like their files, and the server
# speaks to programs.
OF_SCENARIOS = ("position.py", "script.py", "expect.py", "chance.py", "lesson.py", "lesson_plan.py")
OLD_NAMES = ("posse.envs.table",)  # importing one warns
OTHERS = ("server", "plugins")  # what is wrong with a plugin is told to its author


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    return runner(capsys, monkeypatch)


# help ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("command", [(), *[(name,) for name in COMMANDS]])
def test_no_line_of_the_help_stays_english(
    run: Run, monkeypatch: pytest.MonkeyPatch, command: tuple[str, ...]
) -> None:
    english = run(*command, "--help")[1]
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    code, german, err = run(*command, "--help")
    assert (code, err) == (0, "")
    assert set(english.splitlines()) & set(german.splitlines()) <= SAME
    assert german.startswith("Aufruf: posse ")
    for option in re.findall(r"--[a-z-]+", english):
        assert option in german


def test_the_help_in_english(run: Run) -> None:
    _, out, _ = run("play", "--help")
    assert out.startswith("Usage: posse play [OPTIONS] GAME\n\n  Play GAME against bots in this ")
    assert "  --seat INTEGER     Your seat, from 0 on.  [default: 0]\n" in out
    assert "\n  games       List the games with their " in run()[1]


def test_long_lines_are_cut_after_they_were_translated(
    run: Run, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("COLUMNS", "50")
    monkeypatch.setenv("LANG", "de")
    assert "  play        Spielt SPIEL in diesem Terminal..." in run()[1]


@pytest.mark.parametrize(
    ("args", "lang"),
    [
        (["play", "bang", "--lang", "de"], "de"),
        (["play", "--lang=de", "bang"], "de"),
        (["play", "--lang", "fr"], None),
        (["play", "--lang"], None),
        (["play", "bang"], None),
    ],
)
def test_the_language_is_known_before_anything_can_fail(args: list[str], lang: str | None) -> None:
    assert spoken(args) == lang


def test_the_option_outweighs_the_environment(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    refused(run("play", "poker", "--lang", "de"), "Das Spiel 'poker' gibt es nicht")
    assert run("play", "--lang", "de", "--help")[1].startswith("Aufruf:")
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    refused(run("play", "poker"), "Das Spiel 'poker' gibt es nicht; es gibt: bang, dice")
    refused(run("play", "poker", "--lang=en"), "there is no game 'poker'")


# errors -------------------------------------------------------------------------------------------


def raised() -> Iterator[tuple[str, str]]:
    """Every sentence of Posse's errors, with numbers for its arguments."""
    for _, name, _ in pkgutil.walk_packages([str(SOURCE)], "posse."):
        if "server" not in name and not name.endswith("__main__") and name not in OLD_NAMES:
            importlib.import_module(name)
    errors = {error.__name__ for error in descendants(PosseError)}
    for path in sorted(SOURCE.rglob("*.py")):
        if path.name in OF_SCENARIOS or path.relative_to(SOURCE).parts[0] in OTHERS:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call):
                text = sentence(node.exc)
                if text and getattr(node.exc.func, "id", "") in errors:
                    yield f"{path.relative_to(SOURCE)}:{node.lineno}", text


def descendants(cls: type[PosseError]) -> Iterator[type[PosseError]]:
    yield cls
    for child in cls.__subclasses__():
        yield from descendants(child)


def sentence(call: ast.Call) -> str:
    match call.args:
        case [ast.Constant(value=str(text))]:
            return text
        case [ast.JoinedStr(values=parts)]:
            return "".join(
                str(part.value) if isinstance(part, ast.Constant) else f"{i}{i}"
                for i, part in enumerate(parts)
            )
    return ""


def test_every_error_has_german_words() -> None:
    german = Translator("de")
    # The name of a file and the system's own message are no sentence of ours.
    known = [(where, text) for where, text in raised() if not re.fullmatch(r"\d+: \d+", text)]
    assert len(known) > 25
    missing = [f"{where}: {text}" for where, text in known if german.say(text) == text]
    assert missing == [], f"write these into locales/*/{FILE}"


def test_every_message_finds_its_own_line() -> None:
    """No other pattern matches first: a line leads back to the message it was made of."""
    source = (HOME / "en" / FILE).read_text(encoding="utf-8")
    for entry in FluentParser().parse(source).body:
        if isinstance(entry, Message):
            assert entry.value is not None
            args = {name: f"<{name}>" for name in gaps(entry.value.elements)}
            line = Words("en").say(entry.id.name, **args)
            assert Translator("de").say(line) == Words("de").say(entry.id.name, **args), line
            assert Translator("en").say(line) == line


def gaps(elements: list[TextElement | Placeable]) -> Iterator[str]:
    for element in elements:
        if isinstance(element, Placeable):
            assert isinstance(element.expression, VariableReference)
            yield element.expression.id.name


def test_lines_within_lines() -> None:
    say = Translator("de").say
    line = "a b.json: answer 3 does not fit: option 9 does not exist; the options are 0 to 2"
    said = "a b.json: Antwort 3 passt nicht: Die Möglichkeit 9 gibt es nicht; sie gehen von 0 bis 2"
    assert say(line) == said
    assert say("x.json: bang has no bot 'y'; there are: none") == (
        "x.json: bang hat keinen Bot 'y'; es gibt: keine"
    )
    assert say("Something nobody ever said.") == "Something nobody ever said."


# packs --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("packs", "name"),
    [
        ("base", "BANG!"),
        ("dodge_city", "BANG! Dodge City"),
        ("base,dodge_city", "BANG! + Dodge City"),
        ("dodge_city,base", "BANG! + Dodge City"),
    ],
)
def test_play_replay_and_simulate_name_the_packs(
    run: Run, tmp_path: Path, packs: str, name: str
) -> None:
    file = tmp_path / "match.json"
    _, out, _ = run("play", "bang", "--packs", packs, "--players", "5", "--record", file)
    assert out.startswith(f"{name} for 5. ")
    assert run("replay", file)[1].startswith(f"{name} for 5, ")
    _, out, _ = run("simulate", "bang", "--packs", packs, "--games", "2", "--lang", "de")
    assert out.startswith(f"2 Partien {name} zu 5, ")


def test_a_pack_without_words_is_named_by_its_id() -> None:
    found = posse.game("bang")
    assert title(Words("en"), found, ("base", "moon")) == "BANG! + moon"
    assert title(Words("de"), posse.game("dice"), ()) == "Das Würfelspiel"


@pytest.mark.parametrize(
    ("lang", "line"),
    [
        ("en", "  --packs base,dodge_city: BANG! + Dodge City, 3 to 8 players"),
        ("de", "  --packs base,dodge_city: BANG! + Dodge City, 3 bis 8 Spieler"),
    ],
)
def test_games_lists_the_set_ups(run: Run, lang: str, line: str) -> None:
    lines = run("games", "--lang", lang)[1].splitlines()
    assert line in lines
    setups = [packs for found in posse.all_games() for packs in found.setups() if packs]
    assert len([one for one in lines if one.startswith("  --packs ")]) == len(setups)


def test_the_usual_number_of_players_fits_the_packs(run: Run) -> None:
    for found in posse.all_games():
        for packs in found.setups():
            args = ("--packs", ",".join(packs)) if packs else ()
            assert run("play", found.id, *args)[0] == 0


def test_scenarios_are_counted_in_german(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "odd.toml"
    file.write_text("game = 'bang'\n[[scenario]]\nname = 'odd'\n", encoding="utf-8")
    code, out, _ = run("scenario", file, "--lang", "de")
    assert code == 1
    assert out.startswith(f"FALSCH {file}: odd\n     ")
    assert out.endswith("0 bestanden, 1 nicht\n")

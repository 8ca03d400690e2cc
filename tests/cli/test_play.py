"""`posse play` and `posse replay`: whole matches in the terminal, and their records."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

import posse
from posse.engine.event import Event
from posse.engine.ids import NOBODY, Verb
from posse.locales import Words
from posse.terminal.wording import Wording
from tests.command import PLAY, Run, runner

UNTRANSLATED = re.compile(r"\b(bang|terminal)-[a-z]|[{}]")


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    return runner(capsys, monkeypatch)


# playing ------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "words"),
    [
        ("en", ("Your hand: ", "You have only one choice: ", "Winners: ")),
        ("de", ("Deine Hand: ", "Du hast nur eine Wahl: ", "Gewonnen: ")),
    ],
)
def test_a_whole_match(run: Run, lang: str, words: tuple[str, ...]) -> None:
    args = ("play", "bang", "--players", "5", "--seed", "whole", "--seat", "2", "--lang", lang)
    code, out, err = run(*args, stdin="1\n" * 2000)
    assert (code, err) == (0, "")
    for part in (*words, Words(lang).say("bang-prompt-play-you")):
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


@pytest.mark.parametrize(
    ("lang", "goal"),
    [
        ("en", "Deputy: Eliminate the renegade yourself, or be the last one left."),
        ("de", "Hilfssheriff: Schalte selbst den Kopfgeldjäger aus"),
    ],
)
def test_three_players_have_goals_of_their_own(run: Run, lang: str, goal: str) -> None:
    match = posse.new_match("bang", 3, "three", packs=("dodge_city",))
    roles = [row["role"] for row in match.game.labels(match.state)]
    args = ("play", "bang", "--packs", "dodge_city", "--players", "3", "--seed", "three")
    seat = ("--seat", roles.index("deputy"), "--lang", lang)
    code, out, _ = run(*args, *seat, stdin="1\n" * 2000)
    assert code == 0
    assert goal in " ".join(out.split())
    assert not UNTRANSLATED.search(out)


def test_each_of_three_may_win() -> None:
    tell = Wording(posse.game("bang"), Words("en"), 3, None)
    said = [tell.event(Event(Verb("win"), NOBODY, n=side)) for side in range(5)]
    assert said == [
        "The law wins.",
        "The outlaws win.",
        "The renegade wins.",
        "The deputy wins.",
        "The outlaw wins.",
    ]


def test_a_narrow_terminal_breaks_no_seed(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "50")
    _, out, _ = run(*PLAY, "--seed", "narrow", stdin="1\n" * 2000)
    assert out.count(posse.new_match("bang", 4, "narrow").commitment) == 2
    assert "Seed: narrow\n" in out


def test_a_match_ends_with_one_line_when_there_is_no_input(run: Run) -> None:
    for stdin in ("", "1\n1\n", "q\n", "  Q \n"):
        code, out, err = run(*PLAY, "--seed", "3", stdin=stdin)
        assert (code, err) == (0, "")
        assert out.rstrip().endswith("The match was not finished.")


def test_help_and_mistyped_numbers(run: Run) -> None:
    code, out, _ = run(*PLAY, "--seed", "3", stdin="?\n0\n99\nbang\n\n²\n" + "1" * 9999)
    assert code == 0
    assert out.count("Type a number from 1 to ") == 6
    help_text = out[out.index("Number (") :]
    for name in ("Bart Cassidy", "Jourdonnais", "Beer", "Outlaw"):
        assert name in help_text


@pytest.mark.parametrize(
    ("lang", "says"),
    [
        ("en", "A Gunslinger in your seat would do this: "),
        ("de", "Das würde ein Revolverheld an deiner Stelle tun: "),
    ],
)
@pytest.mark.parametrize("game", ["bang", "dice", "wyatt"])
def test_a_hint_names_an_option_and_the_reason(run: Run, game: str, lang: str, says: str) -> None:
    args = ("play", game, "--seed", "hint", "--lang", lang)
    code, out, _ = run(*args, stdin="h\n1\n" * 6)
    lines = [line.strip() for line in out.splitlines()]
    hints = [at for at, line in enumerate(lines) if line.startswith(says)]
    assert code == 0 and hints
    for at in hints:
        assert len(lines[at]) > len(says)
        assert lines[at + 1].endswith((".", "!")), lines[at + 1]
    assert "why-" not in out and "{" not in out


def test_the_language_of_the_locale(run: Run, monkeypatch: pytest.MonkeyPatch) -> None:
    asked = (*PLAY, "--seed", "3")  # in some matches nobody asks me anything, and none says goodbye
    assert "Goodbye" in run(*asked)[1]
    monkeypatch.setenv("LANG", "de_DE.UTF-8")
    assert "Bis bald" in run(*asked)[1]
    assert "Goodbye" in run(*asked, "--lang", "en")[1]


def test_the_same_seed_is_the_same_match(run: Run) -> None:
    first, again = (run(*PLAY, "--seed", "s", stdin="1\n" * 9) for _ in range(2))
    assert first == again
    assert first != run(*PLAY, "--seed", "t", stdin="1\n" * 9)
    assert run(*PLAY)[1] != run(*PLAY)[1], "without a seed every match is a new one"


# records ------------------------------------------------------------------------------------------


def test_a_recorded_match_is_told_again(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    _, played, _ = run(*PLAY, "--seed", "rec", "--record", file, stdin="1\n" * 2000)
    assert str(file) in played
    code, own, err = run("replay", file, "--seat", "0")
    assert (code, err) == (0, "")
    asides = ("  You have only one choice", "Number (")
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


@pytest.mark.parametrize(
    ("lang", "quoted"), [("en", re.compile(r"(\w+): “")), ("de", re.compile(r"(\w+): „"))]
)
def test_a_replay_gives_reasons_for_the_answers(
    run: Run, tmp_path: Path, lang: str, quoted: re.Pattern[str]
) -> None:
    """Of everybody, or of the one seat that reads: a reason may name a hidden card."""
    file = tmp_path / "match.json"
    run(*PLAY, "--seed", "rec", "--record", file, stdin="1\n" * 12)
    plain, told = (run("replay", file, "--lang", lang, *more)[1] for more in ((), ("--reasons",)))
    names = set(quoted.findall(told))
    assert len(names) == 4
    assert [line for line in plain.splitlines() if line not in told.splitlines()] == []
    _, own, _ = run("replay", file, "--lang", lang, "--reasons", "--seat", "0")
    assert set(quoted.findall(own)) == {Words(lang).say("terminal-you")}
    assert not UNTRANSLATED.search(own) and "why-" not in told


def test_an_unfinished_record_is_told_so_far(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "match.json"
    run(*PLAY, "--seed", "rec", "--record", file, stdin="1\n1\n")
    code, out, _ = run("replay", file)
    assert code == 0
    assert out.rstrip().endswith("the match was not finished.")


def test_people_keep_their_names(run: Run, tmp_path: Path) -> None:
    """A match that was downloaded from a table contains the names."""
    file = tmp_path / "match.json"
    run(*PLAY, "--seed", "rec", "--record", file, stdin="1\n1\n")
    record = json.loads(file.read_text())
    names = [f"Ringo {i}" for i in range(record["players"])]
    file.write_text(json.dumps({**record, "names": names, "result": None}))
    _, out, _ = run("replay", file)
    assert all(name in out for name in names)
    _, own, _ = run("replay", file, "--seat", "1")
    assert "Ringo 0" in own and "Ringo 1" not in own
    for wrong in (["Ringo"], "Ringo", [1] * len(names), None):
        file.write_text(json.dumps({**record, "names": wrong}))
        code, out, _ = run("replay", file)
        assert code == 0 and "Ringo" not in out


def test_a_record_that_cannot_be_written_is_one_line(run: Run, tmp_path: Path) -> None:
    code, _, err = run(*PLAY, "--record", tmp_path)
    assert code == 2
    assert err == f"posse: {tmp_path}: Is a directory\n"

"""Reports: counts that add up and can be resumed, and a page that needs no other file."""

from __future__ import annotations

import json
import re
import sys
from pathlib import Path
from typing import Any

import pytest

from posse.engine.game import game
from posse.lab.differences import against_others, of_differences, of_pairs
from posse.lab.executors import Executor, executor
from posse.lab.nested_counts import add, mean, quantile
from posse.lab.survey import Story, compare, note, play, survey
from posse.lab.survey_results import SurveyResults, Table
from posse.locales import Words
from posse.report.chapter import Chapter
from posse.report.wording import Names
from tests.command import Run, refused, runner
from tests.thorough import thorough

pytest.importorskip("matplotlib", reason="needs the extra: posse[report]")

pytestmark = pytest.mark.long


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    return runner(capsys, monkeypatch)


def table(id: str, players: int, other: dict[str, str] | None = None) -> Table:
    return Table(game(id).setup(players, None, None), other, "random", "t")


# counting -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(("id", "players"), [("bang", 5), ("dice", 8), ("wyatt", 3)])
def test_what_a_survey_counts_fits_together(id: str, players: int) -> None:
    (task,) = table(id, players).tasks(range(20))
    counts = survey(task)["one"]
    assert counts["games"] == sum(counts["sides"].values()) == 20
    assert sum(counts["lengths"]["turns"].values()) == 20
    assert [row["n"] for row in counts["seats"].values()] == [20] * players
    seats = sum(row["won"] for row in counts["seats"].values())
    if id == "wyatt":
        assert sum(sum(row.values()) for row in counts["scores"].values()) == 20 * players
    else:
        assert sum(row["won"] for row in counts["roles"].values()) == seats
        assert counts["seats"]["1"] == counts["roles"]["sheriff"], "the Sheriff begins"
        assert sum(counts["causes"].values()) == sum(
            n for laps in counts["outs"].values() for n in laps.values()
        )


def test_opening_hands_are_those_that_were_dealt() -> None:
    found = game("bang")
    match = play(found, found.setup(4, None, None), "hands", "random")
    story = Story(match)
    lives = [match.state.max_life[seat] for seat in range(4)]  # type: ignore[attr-defined]
    assert [len(hand) for hand in story.opening] == lives
    assert story.turns == found.measures(match.state)["turns"]
    assert {seat for seat, *_ in story.outs} == set(range(4)) - set(match.in_play())


def test_a_match_without_an_end_counts_for_nobody(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("posse.lab.survey.CAP", 5)
    found, counts = game("dice"), dict[str, object]()
    note(counts, play(found, found.setup(4, None, None), "x", "random"))
    assert (counts["games"], counts["unfinished"]) == (1, 1)
    assert "seats" not in counts


def test_the_same_rule_makes_no_difference_and_another_does() -> None:
    found, pairs = game("dice"), dict[str, dict[str, dict[str, int]]]()
    setup = found.setup(5, None, None)
    for number in range(10):
        match = play(found, setup, f"x-{number}", "random")
        compare(pairs, match, match)
    assert all(set(row) == {"both"} for row in pairs["places"].values())
    assert pairs["lengths"]["turns"] == {"sum": 0, "squares": 0}
    (task,) = table("dice", 5, {"dynamite": "first"}).tasks(range(40))
    counts = survey(task)
    assert counts["one"]["games"] == counts["other"]["games"] == counts["pairs"]["n"] == 40
    assert counts["pairs"]["lengths"]["turns"]["squares"] > 0


def test_differences_and_their_intervals() -> None:
    everybody = {"a": {"n": 200, "won": 100}, "b": {"n": 100, "won": 10}}
    these = {"a": {"n": 100, "won": 60}, "b": {"n": 50, "won": 10}}
    gain = against_others(these, everybody)
    assert gain.value == pytest.approx((50 * 0.2 + 25 * 0.2) / 75)
    assert gain.low < gain.value < gain.high and gain.sure
    assert gain.tries == 150
    assert against_others({"a": everybody["a"]}, everybody)[2:] == (-1, 1), "nobody to compare with"
    pairs = of_pairs(100, 10, 30)
    assert pairs.value == pytest.approx(0.2)
    assert pairs.high - 0.2 == pytest.approx(1.96 * ((0.4 - 0.04) / 100) ** 0.5, abs=1e-4)
    assert of_differences(4, 8, 20)[:2] == (4, 2.0)
    assert quantile({"3": 1, "10": 8, "7": 1}, 0.1) == 3
    assert quantile({"3": 1, "10": 8, "7": 1}, 0.5) == 10
    assert mean({"1": 1, "4": 2}) == 3
    into = {"a": {"n": 1}}
    add(into, {"a": {"n": 2, "m": 1}, "b": 3})
    assert into == {"a": {"n": 3, "m": 1}, "b": 3}


def test_a_run_goes_on_where_it_was_stopped_with_any_executor(tmp_path: Path) -> None:
    whole, parts = SurveyResults(tmp_path / "whole.json"), SurveyResults(tmp_path / "parts.json")
    tables = [table("dice", 4), table("dice", 5)]
    list(whole.play(tables, 70, Executor()))
    run = parts.play(tables, 70, Executor())
    assert next(run)[1] == 50
    parts.save()
    again = SurveyResults(tmp_path / "parts.json")
    assert [again.done(one) for one in tables] == [50, 0]
    with executor(2) as two:
        told = [(one.name, done) for one, done in again.play(tables, 70, two)]
    assert told == [("dice-4", 70), ("dice-5", 50), ("dice-5", 70)]
    assert again.held == whole.held
    assert list(again.play(tables, 70, Executor())) == []


def test_seats_that_share_a_role_count_once() -> None:
    """Two outlaws win together: their intervals are those of the matches, not of the seats."""
    counts: dict[str, Any] = {
        "games": 12,
        "unfinished": 2,
        "roles": {"outlaw": {"n": 20, "won": 8}},
    }
    chapter = Chapter(Names(game("bang"), Words("en")), (), {5: counts})
    assert chapter.once(5, counts["roles"]["outlaw"]) == (10, 4)
    assert "<td>10</td><td>40.0%</td>" in chapter.roles()


def test_numbers_are_as_fine_as_they_are_known() -> None:
    names = Names(game("dice"), Words("de"))
    assert names.gain(of_pairs(400, 10, 30)) == ("+5,0", "+1,9 … +8,1")
    assert names.gain(of_pairs(100_000, 300, 340)) == ("+0,04", "−0,01 … +0,09")
    assert names.difference(of_differences(4, 8, 20)) == ("2,0", "0,9 … 3,1")
    assert names.difference(of_differences(100_000, -300, 90_000)) == ("0,00", "−0,01 … 0,00")


# the page -----------------------------------------------------------------------------------------

WORDS = ("--games", 3, "--bots", "random", "--out")


BANG = ("bang", "--packs", "all", "--players")
DICE = ("dice", "--compare", "dynamite=first", "--players")
WYATT = ("wyatt", "--players")


# Drawing takes the time, so each number of players is drawn in one language.
@pytest.mark.parametrize(
    ("words", "players", "lang"),
    [
        thorough(BANG, "3", "en"), (BANG, "4", "de"),
        thorough(DICE, "3", "de"), (DICE, "8", "en"),
        thorough(WYATT, "2-4", "en"), (WYATT, "2-4", "de"),
    ],
    ids=lambda told: told[0],
)  # fmt: skip
def test_a_page_of_every_game_needs_nothing_else(
    run: Run, tmp_path: Path, words: tuple[str, ...], players: str, lang: str
) -> None:
    file = tmp_path / "page.html"
    code, out, err = run("report", *words, players, *WORDS, file, "--lang", lang)
    assert code == 0
    assert str(file) in out
    assert "3 of 3 matches" in err
    page = file.read_text(encoding="utf-8")
    assert f'<html lang="{lang}">' in page
    links = set(re.findall(r"https?://[^\"\s<]+", page))
    assert links == {"http://www.w3.org/2000/svg", "http://www.w3.org/1999/xlink"}
    assert not re.search(r"<(script|link|img|iframe)\b", page)
    text = re.sub(r"<style>.*?</style>|<[^>]+>", " ", page, flags=re.DOTALL)
    assert not re.search(r"\b(report|terminal|bang|dice|wyatt|web)-[a-z]", text), "no bare ids"
    assert page.count("<svg") > 4
    ids = re.findall(r'\bid="([^"]+)"', page)
    assert len(ids) == len(set(ids))


def test_the_same_seed_makes_the_same_page(run: Run, tmp_path: Path) -> None:
    words = ("report", "dice", "--players", 4, *WORDS)
    pages = []
    for folder in ("a", "b"):
        (tmp_path / folder).mkdir()
        run(*words, tmp_path / folder / "page.html")
        pages.append((tmp_path / folder / "page.html").read_bytes())
    assert pages[0] == pages[1]
    other = tmp_path / "other.html"
    run(*words, other, "--seed", 2)
    assert json.loads(other.with_suffix(".json").read_text())["tables"]
    assert other.read_bytes() != pages[0]


def test_both_languages_show_the_same_matches(run: Run, tmp_path: Path) -> None:
    """The command at the foot of a page makes that page, and plays no match again."""
    words = ("report", "dice", "--players", 4, *WORDS)
    english, german = tmp_path / "page.html", tmp_path / "page.de.html"
    run(*words, english, "--lang", "en")
    assert "of 3 matches" not in run(*words, german, "--lang", "de")[2]
    assert {path.name for path in tmp_path.iterdir()} == {"page.json", english.name, german.name}
    for path in (english, german):
        page = path.read_bytes()
        line = re.findall(r"<pre>posse (.*)</pre>", page.decode())[0]
        assert run(*line.replace(path.name, str(path)).split())[0] == 0
        assert path.read_bytes() == page
    assert english.read_bytes() != german.read_bytes()


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("chess",), "chess"),
        (("dice", "--players", "x"), "--players is a number or a range like 4-7, not 'x'"),
        (("dice", "--players", "9-12"), "no table of dice has so many seats: 9, 10, 11, 12"),
        (("dice", "--games", 0), "--games is 1 or more, not 0"),
        (("dice", "--bots", "genius"), "dice has no bot 'genius'"),
        (("bang", "--packs", "moon"), "bang has no pack 'moon'"),
        (("wyatt", "--compare", "a=b"), "wyatt has no house rule 'a'"),
        (("dice", "--out", "page.txt"), "the name of the page ends in .html"),
        (("dice", "--out", "nowhere/page.html"), "there is no such folder"),
    ],
)
def test_what_cannot_be_done_is_one_line(
    run: Run, tmp_path: Path, words: tuple[object, ...], said: str
) -> None:
    given = words if "--out" in words else (*words, "--out", tmp_path / "page.html")
    english = run("report", *given)
    refused(english, said)
    assert run("report", *given, "--lang", "de")[2] != english[2]


def test_other_files_are_left_alone(run: Run, tmp_path: Path) -> None:
    (tmp_path / "page.json").write_text("{}", encoding="utf-8")
    said = run("report", "dice", "--out", tmp_path / "page.html")
    refused(said, "not the findings file of a report")
    assert (tmp_path / "page.json").read_text() == "{}"


def test_the_missing_extra_is_one_line(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "matplotlib.figure", None)
    words = ("report", "dice", "--out", tmp_path / "page.html")
    refused(run(*words), "a report needs matplotlib: pip install 'posse[report]'")
    assert not (tmp_path / "page.json").exists()

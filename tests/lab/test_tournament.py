"""The tournament: paired deals, counts that add up, a page that can be repeated."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from posse.lab import tournament as lab
from posse.lab.difference_plot import plot
from posse.lab.executors import Executor, executor
from posse.lab.paired_deals import PairedDeals
from posse.lab.tournament import Contest, contests, hold, tables
from posse.lab.tournament_results import TournamentResults
from posse.terminal import tournament as command
from tests.command import Run, refused, runner

DICE = Contest("dice", (), 4, "deputy", "greenhorn")
WYATT = Contest("wyatt", (), 2, "deputy", "greenhorn")


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    return runner(capsys, monkeypatch)


def test_every_number_of_players_has_a_table() -> None:
    assert [row[2] for row in tables(["bang"])] == [3, 4, 5, 6, 7, 8]
    assert [row[2] for row in tables(["wyatt", "dice"], (3, 4))] == [3, 4, 3, 4]
    assert tables(["bang"], (5,), ("base", "dodge_city")) == [("bang", ("base", "dodge_city"), 5)]
    pairs = [(row.strong, row.weak) for row in contests(tables(["dice"], (4,)))]
    assert pairs == [("deputy", "greenhorn"), ("marshal", "deputy"), ("marshal", "greenhorn")]


def test_the_same_whatever_the_processes() -> None:
    alone = hold(DICE, range(4), "t", 2, Executor())
    with executor(2) as two:
        both = hold(DICE, range(4), "t", 2, two)
    assert {k: v.json() for k, v in alone.items()} == {k: v.json() for k, v in both.items()}
    assert set(alone) == {"law", "outlaws", "renegade"}
    assert all(tries.deals == tries.weak.matches == 4 for tries in alone.values())
    assert sum(tries.weak.wins for tries in alone.values()) == 4, "one side wins each deal"


def test_without_sides_every_seat_is_taken_in_turn() -> None:
    found = hold(WYATT, range(3), "t", 2, Executor())["everybody"]
    assert (found.deals, found.strong.matches, found.weak.wins) == (3, 6, 3)


def test_both_play_the_same_deal(monkeypatch: pytest.MonkeyPatch) -> None:
    dealt: list[object] = []
    start = lab.start

    def noting(*words: object) -> object:
        match = start(*words)  # type: ignore[arg-type]
        dealt.append(match.game.dump(match.state))
        return match

    monkeypatch.setattr(lab, "start", noting)
    lab.deal((DICE, "x", 2))
    assert len(dealt) == 4
    assert all(state == dealt[0] for state in dealt)


def test_gains_are_counted_deal_by_deal() -> None:
    tries = PairedDeals()
    for weak, strong in ((0, 1), (1, 1), (0, 0), (0, 1)):
        tries.note([(weak, strong)])
    assert tries.gain == 0.5
    low, high = tries.interval
    assert low == pytest.approx(0.5 - 1.96 * (1 / 3) ** 0.5 / 2, abs=1e-3)
    assert high - tries.gain == pytest.approx(tries.gain - low)


WORDS = ("tournament", "wyatt", "--players", 2, "--bots", "greenhorn,deputy")


def test_the_page_is_written_and_nothing_is_played_twice(run: Run, tmp_path: Path) -> None:
    page = tmp_path / "strength.md"
    code, out, err = run(*WORDS, "--deals", 2, "--page", page)
    assert code == 0
    assert "1 rows" in out
    assert "wyatt-2 deputy greenhorn: 2 of 2 deals" in err
    first = page.read_text(encoding="utf-8")
    assert "| wyatt | 2 | everybody | deputy for greenhorn | 2 |" in first
    assert "- deputy for greenhorn: ✔ in " in first
    assert json.loads(page.with_suffix(".json").read_text(encoding="utf-8"))
    assert page.with_suffix(".svg").read_text(encoding="utf-8").startswith("<svg")
    again = run(*WORDS, "--deals", 2, "--page", page)
    assert again[2] == "", "the results are there already"
    assert page.read_text(encoding="utf-8") == first


def test_a_tournament_goes_on_where_it_was_interrupted(run: Run, tmp_path: Path) -> None:
    parts, whole = tmp_path / "parts.md", tmp_path / "whole.md"
    run(*WORDS, "--deals", 2, "--page", parts)
    assert "5 of 5 deals" in run(*WORDS, "--deals", 5, "--page", parts)[2]
    run(*WORDS, "--deals", 5, "--page", whole)
    assert TournamentResults(parts).held == TournamentResults(whole).held
    assert TournamentResults(parts).done(WYATT, "1", 20) == 5
    assert TournamentResults(parts).done(WYATT, "2", 20) == 0, "other deals do not count"
    assert TournamentResults(parts, fresh=True).held == {}


def test_every_table_has_its_turn_before_any_is_finished(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(command, "PART", 1)
    page = tmp_path / "strength.md"
    words = ("tournament", "wyatt", "--players", 2, "--players", 3, "--bots", "greenhorn,deputy")
    _, _, err = run(*words, "--deals", 2, "--page", page)
    said = [line.partition(" of")[0] for line in err.splitlines()]
    assert [line.split()[0][-1] + line[-1] for line in said] == ["21", "31", "22", "32"]


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (("dice", "--bots", "genius"), "dice has no bot 'genius'; there are: greenhorn, deputy"),
        (("dice", "--bots", "deputy"), "a tournament needs two strengths or more"),
        (("dice", "--players", 9), "no table of dice has so many seats: 9"),
        (("dice", "--deals", 0), "--deals is 1 or more, not 0"),
        (("dice", "--jobs", 0), "--jobs is 1 or more, not 0"),
        (("chess",), "chess"),
        (("dice", "--page", "nowhere/strength.md"), "there is no such folder"),
    ],
)
def test_what_cannot_be_played_is_refused_in_one_line(
    run: Run, words: tuple[object, ...], said: str
) -> None:
    english = run("tournament", *words)
    refused(english, said)
    assert run("tournament", *words, "--lang", "de")[2] != english[2]


def test_other_files_are_not_overwritten(run: Run, tmp_path: Path) -> None:
    other = tmp_path / "strength.json"
    other.write_text('{"name": "posse"}', encoding="utf-8")
    refused(run(*WORDS, "--page", tmp_path / "strength.md"), "not the results of a tournament")
    assert other.read_text(encoding="utf-8") == '{"name": "posse"}'


def test_the_plot_needs_no_colour() -> None:
    text = plot([("sure", 0.2, 0.1, 0.3, "a for b"), ("vague <", 0.0, -0.1, 0.1, "a for b")])
    assert text.count("<circle") == 2
    assert text.count('fill="none"') == 1, "a gain that may be chance is hollow"
    assert "vague &lt;" in text

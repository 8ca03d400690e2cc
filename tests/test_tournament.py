"""The tournament: paired deals, counts that add up, a page that can be repeated."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from posse.lab import tournament as lab
from posse.lab.plot import plot
from posse.lab.strength import Book
from posse.lab.tournament import Contest, Tries, contests, hold, tables
from tests.command import Run, runner

DICE = Contest("dice", (), 4, "deputy", "greenhorn")
WYATT = Contest("wyatt", (), 2, "deputy", "greenhorn")


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    return runner(capsys, monkeypatch)


def test_every_number_of_players_has_a_table() -> None:
    assert [row[2] for row in tables(["bang"])] == [3, 4, 5, 6, 7, 8]
    assert [row[2] for row in tables(["wyatt", "dice"], (3, 4))] == [3, 4, 3, 4]
    pairs = {(row.strong, row.weak) for row in contests(["dice"])}
    assert pairs == {("deputy", "greenhorn"), ("marshal", "greenhorn"), ("marshal", "deputy")}


def test_the_same_whatever_the_workers() -> None:
    alone = hold(DICE, 4, "t", 2)
    both = hold(DICE, 4, "t", 2, workers=2)
    assert {k: v.json() for k, v in alone.items()} == {k: v.json() for k, v in both.items()}
    assert set(alone) == {"law", "outlaws", "renegade"}
    assert all(tries.deals == tries.weak.matches == 4 for tries in alone.values())
    assert sum(tries.weak.wins for tries in alone.values()) == 4, "one side wins each deal"


def test_without_sides_every_seat_is_taken_in_turn() -> None:
    found = hold(WYATT, 3, "t", 2)["everybody"]
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
    tries = Tries()
    for weak, strong in ((0, 1), (1, 1), (0, 0), (0, 1)):
        tries.note([(weak, strong)])
    assert tries.gain == 0.5
    low, high = tries.interval
    assert low == pytest.approx(0.5 - 1.96 * (1 / 3) ** 0.5 / 2, abs=1e-3)
    assert high - tries.gain == pytest.approx(tries.gain - low)


def test_the_page_is_written_and_nothing_is_played_twice(run: Run, tmp_path: Path) -> None:
    page = tmp_path / "strength.md"
    words = ("tournament", "wyatt", "--players", 2, "--bots", "greenhorn,deputy")
    code, out, err = run(*words, "--deals", 2, "--page", page)
    assert code == 0
    assert "1 rows" in out
    assert "wyatt-2 deputy greenhorn" in err
    first = page.read_text(encoding="utf-8")
    assert "| wyatt | 2 | everybody | deputy for greenhorn | 2 |" in first
    assert json.loads(page.with_suffix(".json").read_text(encoding="utf-8"))
    assert page.with_suffix(".svg").read_text(encoding="utf-8").startswith("<svg")
    again = run(*words, "--deals", 2, "--page", page)
    assert again[2] == "", "the results are there already"
    assert page.read_text(encoding="utf-8") == first
    assert Book(page).has(WYATT, {"deals": 2, "seed": "1", "worlds": 20})
    assert not Book(page).has(WYATT, {"deals": 3, "seed": "1", "worlds": 20})


def test_the_plot_needs_no_colour() -> None:
    text = plot([("sure", 0.2, 0.1, 0.3, "a for b"), ("vague <", 0.0, -0.1, 0.1, "a for b")])
    assert text.count("<circle") == 2
    assert text.count('fill="none"') == 1, "a gain that may be chance is hollow"
    assert "vague &lt;" in text

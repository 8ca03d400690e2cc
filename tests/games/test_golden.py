"""Recorded matches of every set-up still happen as they were recorded (tools/golden.py)."""

from __future__ import annotations

from pathlib import Path

import pytest

from posse import Game, game
from tools import golden

pytestmark = pytest.mark.both

PLACES = list(golden.places())
DICE = game("dice")


@pytest.mark.parametrize(("of", "packs", "path"), PLACES, ids=[path.stem for *_, path in PLACES])
def test_recorded_matches_happen_again(of: Game, packs: tuple[str, ...], path: Path) -> None:
    assert path.exists(), f"there is no {path.name}: run `make golden`"
    kept = golden.read(path.read_text())
    assert len(kept.records) == golden.RECORDS
    made, now = kept.version, of.version
    assert made == now, f"{path.name} is of rules {made}, the game says {now}: run `make golden`"
    told = golden.difference(of, packs, kept)
    assert not told, f"{path.name}: {told}\n{golden.advice(of)}"


def test_no_file_is_left_over() -> None:
    assert {path for *_, path in PLACES} == set(golden.FOLDER.glob("*.txt"))


def test_a_file_is_read_as_it_was_written() -> None:
    made = golden.make(DICE, ())
    assert any(record.words for record in made.records)
    assert not all(record.words for record in made.records)
    assert golden.read(golden.text(made)) == made


def test_another_event_is_named() -> None:
    """A record with words names both events; one with letters names the place."""
    made = golden.make(DICE, ())
    first, last = made.records[0], made.records[-1]
    words = [*first.words[:7], "p0 heal x9", *first.words[8:]]
    other = first._replace(words=words, letters=golden.lettered(words), digest="")
    told = golden.difference(DICE, (), golden.Golden(1, [other]))
    assert "record 0" in told and "event 7, after" in told
    assert "expected: p0 heal x9" in told and f"now:      {first.words[7]}" in told
    changed = last.letters[:5] + ("a" if last.letters[5] != "a" else "b") + last.letters[6:]
    told = golden.difference(
        DICE, (), golden.Golden(1, [last._replace(letters=changed, digest="")])
    )
    assert "event 5, after" in told


def test_answers_that_lead_elsewhere_are_named() -> None:
    record = golden.make(DICE, ()).records[0]
    shorter = record._replace(answers=record.answers[:-1])
    assert "not over" in golden.difference(DICE, (), golden.Golden(1, [shorter]))
    wild = record._replace(answers=[999])
    assert "answer 0 does not fit" in golden.difference(DICE, (), golden.Golden(1, [wild]))


def test_changed_events_under_the_same_version_are_not_written_down(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """`make golden` writes changed events only after `version` was raised."""
    monkeypatch.setattr(golden, "FOLDER", tmp_path)
    monkeypatch.setattr(golden, "all_games", lambda: [DICE])
    path = tmp_path / "dice.txt"
    golden.main()
    right = path.read_text()
    wrong = right.replace("p0 ", "p1 ", 1)
    assert wrong != right
    path.write_text(wrong.replace("digest=", "digest=0", 1))
    with pytest.raises(SystemExit):
        golden.main()
    assert "raise its `version`" in capsys.readouterr().err
    assert path.read_text() != right
    path.write_text(path.read_text().replace(f"version {DICE.version}", "version 0"))
    golden.main()
    assert path.read_text() == right

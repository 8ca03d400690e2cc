"""Whole matches with the train in the terminal, in every language and with every pack."""

from __future__ import annotations

import re
from typing import Any

import pytest

import posse
from posse.locales import LANGUAGES, Words
from tests.bang_table import BANG
from tests.command import Run, runner
from tests.thorough import every_other

pytestmark = pytest.mark.long

UNTRANSLATED = re.compile(r"\b(bang|terminal)-[a-z]|[{}]")


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    return runner(capsys, monkeypatch)


# whole matches ------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "packs"),
    every_other(
        {lang: lang for lang in LANGUAGES},
        {"+".join(packs): packs for packs in BANG.setups() if len(packs) > 1},
    ),
)
def test_whole_matches(run: Run, lang: str, packs: tuple[str, ...]) -> None:
    args = ("play", "bang", "--packs", ",".join(packs), "--players", "5", "--seed", "rails")
    code, out, err = run(*args, "--seat", "2", "--lang", lang, stdin="1\n" * 3000)
    assert (code, err) == (0, "")
    assert not UNTRANSLATED.search(out)
    say = Words(lang).say
    rides = "great_train_robbery" in packs
    assert (say("bang-cars") in out) == rides
    assert (
        any(say("bang-event-roll", who=who, seat="").strip() in out for who in ("you", "they"))
        == rides
    )


def test_a_record_is_told_with_its_train(run: Run, tmp_path: Any) -> None:
    path = tmp_path / "ride.json"
    packs = ("--packs", "base,great_train_robbery")
    args = ("play", "bang", *packs, "--seed", "7", "--record", path)
    assert run(*args, stdin="1\n" * 3000)[0] == 0
    code, out, err = run("replay", path, "--lang", "de")
    assert (code, err) == (0, "")
    assert "Strecke " in out
    assert "Für dich" not in out
    assert "bewegt die Bahn." in out
    assert not UNTRANSLATED.search(out)


def test_german_never_calls_the_train_a_turn() -> None:
    """The turn is `Zug`, the train `Bahn`; only a card's name keeps the other word."""
    files = posse.locales.HOME / "de" / "bang_great_train_robbery.ftl"
    text = files.read_text(encoding="utf-8").replace("Zugüberfall", "")
    rows = [row for row in text.splitlines() if not row.startswith("#")]
    odd = r"Zug (rollt|fährt|bewegt)|aus dem Zug|Wagen des Zuges aus|Zugende hinzu|[Ww]aggon"
    assert [row for row in rows if re.search(odd, row)] == []

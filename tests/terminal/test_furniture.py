"""Zones, marks and tallies of a pack without a screen of its own, in the terminal."""

from __future__ import annotations

import re
from collections.abc import Iterator

import pytest
from rich.console import Console

from posse.engine.chance import Chance
from posse.engine.ids import SPECTATOR, Seat
from posse.games.bang.game import Bang
from posse.locales import LANGUAGES, Words
from posse.terminal.bang_screen import BangScreen, BangWording
from tests.command import Run, runner
from tests.conformance import COMPILED
from tests.packs import added

pytestmark = pytest.mark.skipif(COMPILED, reason="a class of a pack is not compiled")

UNTRANSLATED = re.compile(r"\b(bang|terminal)-[a-z]|[{}]")
LAID = {
    "post": ["Trading Post"],
    "shop": ["Lantern", "Good Saddle"],
    "stock": ["Spare Lantern"],
    "sold": 3,
}
TRAIN = {"locomotive": ["Leland"], "track": ["Frisco"], "train": ["Caboose"]}
PACKS = ["base", "great_train_robbery", "trading_post"]


@pytest.fixture(autouse=True)
def bang() -> Iterator[Bang]:
    with added.trading_post() as found:
        yield found


def drawn(bang: Bang, lang: str, me: int) -> str:
    seats = [
        {"role": "sheriff", "purse": 4, "hoard": 2},
        {"role": "outlaw", "hoard": 1},
        {"role": "renegade", "purse": 1},
    ]
    spec = {"seats": seats, "packs": PACKS, **LAID, **TRAIN}
    view = bang.view(bang.position(spec, Chance(b"", 0, [])), Seat(me))
    console = Console(width=160, markup=False)
    screen = BangScreen(BangWording(bang, Words(lang), 3, me if me >= 0 else None))
    with console.capture() as capture:
        for part in screen.table(bang.present(view)):
            console.print(part)
    return " ".join(capture.get().split())


def test_a_table_says_what_a_pack_laid_out(bang: Bang) -> None:
    text = drawn(bang, "en", 0)
    assert "Trading post: Trading Post · For sale: Lantern, Good Saddle · Stock: 1" in text
    assert "Wares sold: 3" in text
    assert "Purse: You 4, Ben 0, Cora 1 · Hoard: You 2, Ben ?, Cora ?" in text
    assert "Caboose" in text and "Leland" in text  # the train beside it


def test_a_spectator_reads_no_hoard_and_german_is_german(bang: Bang) -> None:
    text = drawn(bang, "de", SPECTATOR)
    assert "Zu kaufen: Laterne, Guter Sattel · Lager: 1" in text
    assert "Versteck: Ann ?, Ben ?, Cora ?" in text


def test_what_has_no_words_is_named_by_its_id(bang: Bang, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Words, "first", lambda *_: None)
    screen = BangScreen(BangWording(bang, Words("en"), 3, 0))
    assert screen.furniture.name("zone", "gold_mine") == "gold mine"


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("packs", [added.setups()[0], max(added.setups(), key=len)], ids=str)
def test_whole_matches(
    lang: str,
    packs: tuple[str, ...],
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    run: Run = runner(capsys, monkeypatch)
    args = ("play", "bang", "--packs", ",".join(packs), "--players", "5", "--seed", "rails")
    code, out, err = run(*args, "--seat", "2", "--lang", lang, stdin="1\n" * 3000)
    assert (code, err) == (0, "")
    assert not UNTRANSLATED.search(out)
    assert Words(lang).say("bang-zone-shop") in out

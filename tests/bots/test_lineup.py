"""Which bot plays which seat: by name, by seat, by side, and classes of your own."""

from __future__ import annotations

import itertools
import sys
from pathlib import Path

import pytest

import posse
from posse import bots
from posse.bots.lineup import lineup
from posse.engine.game import game
from posse.server.store.rows import SeatRow
from tests.command import Run, refused, runner


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    return runner(capsys, monkeypatch)


def seated(id: str, players: int, spec: str) -> list[tuple[str, str]]:
    """Side and bot of every seat."""
    match = posse.new_match(id, players, seed="sides")
    found = match.game
    names = lineup(spec, found, match.setup).names(found, match.state)
    sides = found.sides(match.state) or ["-"] * players
    return list(zip(sides, names, strict=True))


def test_one_name_is_for_everybody_and_several_go_round() -> None:
    assert [bot for _, bot in seated("wyatt", 3, "random")] == ["random"] * 3
    names = [bot for _, bot in seated("dice", 5, "greenhorn, random")]
    assert names == ["greenhorn", "random", "greenhorn", "random", "greenhorn"]


@pytest.mark.parametrize(("id", "players"), [("bang", 7), ("dice", 8)])
def test_by_side_the_law_is_sheriff_and_deputies(id: str, players: int) -> None:
    rows = seated(id, players, "law=random,renegade=greenhorn")
    assert dict(rows) == {
        "law": "random", "outlaws": "greenhorn", "renegade": "greenhorn",
    }  # fmt: skip
    assert [side for side, _ in rows].count("law") == 3


def test_of_three_each_is_a_side() -> None:
    assert dict(seated("dice", 3, "outlaw=random")) == {
        "deputy": "greenhorn", "outlaw": "random", "renegade": "greenhorn",
    }  # fmt: skip
    assert game("dice").side_names(3) == ("deputy", "outlaw", "renegade")
    assert game("bang").side_names(4) == ("law", "outlaws", "renegade")


@pytest.mark.parametrize(
    ("spec", "said"),
    [
        ("random,random,random,random", "4 bots are named for 3 seats"),
        ("law=random", "there is no side 'law'; there are: deputy, outlaw, renegade"),
        ("outlaw=random,random", "name bots by seat or by side, not both"),
        ("outlaw=random,outlaw=greenhorn", "side 'outlaw' is named twice"),
        ("outlaw=genius", "dice has no bot 'genius'; there are: greenhorn"),
        ("nowhere_at_all:Bot", "bot 'nowhere_at_all:Bot' cannot be imported: No module"),
        ("random:Genius", "random has no class 'Genius' that is a posse.bots.Bot"),
        ("random:Random", "random has no class 'Random' that is a posse.bots.Bot"),
        (":", "bot ':' cannot be imported"),
    ],
)
def test_what_does_not_fit_is_refused_in_one_line(run: Run, spec: str, said: str) -> None:
    words = ("simulate", "dice", "--players", 3, "--games", 1, "--bots", spec)
    refused(run(*words), said)
    _, _, english = run(*words)
    _, _, german = run(*words, "--lang", "de")
    assert german != english, "a message of its own in both languages"


def test_wyatt_earp_has_no_sides(run: Run) -> None:
    result = run("simulate", "wyatt", "--games", 1, "--bots", "law=random")
    refused(result, "wyatt has no sides; name its bots seat by seat")


BAD = {
    "broken": ("1 / 0", "bot 'own:Own' cannot be imported: ZeroDivisionError"),
    "no Python": ("def def", "bot 'own:Own' cannot be imported: SyntaxError"),
    "leaves": ("raise SystemExit", "bot 'own:Own' cannot be imported: SystemExit"),
    "no seed": ("def __init__(self): pass", "bot 'own:Own' cannot be made: TypeError"),
    "nothing": ("pass", "bot own:Own failed: AssertionError: Own cannot choose"),
    "raises": (
        "def choose(self, view, choice): return {}['x']",
        "bot own:Own failed: KeyError: 'x' (own.py, line 4)",
    ),
    "forgets": ("def choose(self, view, choice): self.rng", "bot own:Own answered None; the op"),
    "beyond": (
        "def choose(self, view, choice): return len(choice.options)",
        "the options are 0 to",
    ),
    "below": ("def choose(self, view, choice): return -1", "bot own:Own answered -1; the options"),
}


# With two processes only errors during play: the others are found before.
@pytest.mark.parametrize(
    ("fault", "workers"), [*[(fault, 1) for fault in BAD], ("raises", 2), ("forgets", 2)]
)
def test_a_bad_bot_is_named_in_one_line(
    run: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, fault: str, workers: int
) -> None:
    body, said = BAD[fault]
    head = "from posse.bots import Bot\n\n"
    at_import = "cannot be imported" in said
    source = f"{head}{body}\n" if at_import else f"{head}class Own(Bot):\n    {body}\n"
    (tmp_path / "own.py").write_text(source, encoding="utf-8")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", sys.path[:])
    words = ("simulate", "dice", "--players", 4, "--games", 20, "--workers", workers)
    result = run(*words, "--bots", "own:Own")
    sys.modules.pop("own", None)
    refused(result, said)
    german = run(*words, "--bots", "own:Own", "--lang", "de")
    sys.modules.pop("own", None)
    assert german[2] != result[2]


def test_an_old_name_is_known_in_one_place() -> None:
    assert type(bots.make("simple", "dice", "1")) is type(bots.make("greenhorn", "dice", "1"))
    assert SeatRow("bot", "Ike", bot="simple").bot == "greenhorn"
    assert "simple" not in bots.names("dice")


def test_the_strengths_are_in_order() -> None:
    for found in posse.all_games():
        known = bots.strengths(found.id)
        assert known[0] == bots.names(found.id)[0] == "greenhorn"
        assert bots.weaker("greenhorn", found.id) is None
        for low, high in itertools.pairwise(known):
            assert bots.weaker(high, found.id) == low


def test_a_reason_is_a_message_and_what_fills_it() -> None:
    one = bots.Reason("why-shoot", seat=2)
    assert one == bots.Reason("why-shoot", seat=2) != bots.Reason("why-shoot", seat=1)
    assert len({one, bots.Reason("why-shoot", seat=2)}) == 1
    assert bots.make("random", "dice", "1").why is None

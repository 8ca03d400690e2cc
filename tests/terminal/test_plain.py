"""Games without a screen and without words of their own: played, watched and counted."""

from __future__ import annotations

import random
from collections.abc import Iterator
from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from posse import bots, new_match
from posse.engine.game import _GAMES, game
from posse.locales import Words
from posse.terminal.layout_screen import LayoutScreen
from posse.terminal.match_log import print_replay, print_table
from posse.terminal.play import Session
from posse.terminal.screens import make_screen
from posse.testing import walk
from tests.docs.test_tutorials import steps
from tests.games.plain.game import registered


@pytest.fixture(autouse=True)
def known() -> Iterator[None]:
    with registered():
        yield


def printed(seat: int | None, lang: str = "en", answers: int = 7) -> str:
    match = new_match("trail", players=4, seed=3)
    for number, _ in enumerate(walk(match, random.Random(5))):
        if number == answers:
            break
    screen = make_screen(match, Words(lang), seat)
    assert isinstance(screen, LayoutScreen)
    out = StringIO()
    shown = match.game.present(match.view(seat))
    console = Console(file=out, width=120)
    print_table(console, screen, shown)
    console.print(screen.hand(shown))
    return out.getvalue()


def test_every_zone_mark_and_tally_can_be_read() -> None:
    said = printed(0)
    for word in ("points", "luck", "hand", "taken", "round: ", "trick: ", "trump: ", "deck: "):
        assert word in said
    assert "You" in said and "Ben" in said


def test_a_secret_is_a_question_mark_and_a_hidden_hand_a_number() -> None:
    rows = [line for line in printed(0).splitlines() if "Ben" in line or "Cora" in line]
    assert rows and all("?" in row for row in rows)


def test_a_spectator_has_no_hand() -> None:
    assert "Your hand" not in printed(None)


@pytest.mark.parametrize("lang", ["en", "de"])
def test_a_match_is_played_and_replayed_to_its_end(lang: str) -> None:
    match = new_match("trail", players=4, seed=1)
    out = StringIO()
    console = Console(file=out, width=120)
    crew = bots.crew(match, "random", "x", people=(0,))
    Session(match, 0, crew, Words(lang), console).run(StringIO("1\n" * 200))
    assert match.result is not None
    start = new_match("trail", players=4, seed=1)
    print_replay(match, start, Words(lang), None, console)
    assert "queen" in out.getvalue()


@pytest.mark.parametrize("layout", [True, False])
def test_the_tutorial_s_game_is_drawn_without_words(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, layout: bool
) -> None:
    """It has no words. Without its layout the plain screen draws it."""
    source = "".join(step.text for step in steps("first-game.md") if step.title == "showdown.py")
    space: dict[str, object] = {"__name__": "showdown"}
    try:
        exec(compile(source, str(tmp_path / "showdown.py"), "exec"), space)
        if not layout:
            found = type(game("showdown"))
            monkeypatch.setattr(game("showdown"), "layout", None)
            monkeypatch.setattr(found, "show", lambda _, v: {"hand": v.hand})
            monkeypatch.setattr(found, "catalog", lambda _: {"cards": 12})
        match = new_match("showdown", players=3, seed=1)
        for index in walk(match, random.Random(1)):
            assert index >= 0
        out = StringIO()
        start = new_match("showdown", players=3, seed=1)
        print_replay(match, start, Words("en"), None, Console(file=out, width=120))
        assert "stand" in out.getvalue()
    finally:
        _GAMES.pop("showdown", None)

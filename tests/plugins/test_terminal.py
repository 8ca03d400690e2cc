"""What packages draw in the terminal: their own screen, else words or the layout."""

from __future__ import annotations

from pathlib import Path

from tests.plugins.packages import PACK, install, printed, run
from tests.plugins.test_compiled import FILE, TUTORIAL

STAGED = PACK.replace(
    "PACK = Pack(",
    "from posse.games.bang.zone import Tally, Zone\nPACK = Pack(",
).replace(
    'needs=("base",),',
    'needs=("base",), zones=(Zone("stage", "wagon"), Zone("yard", "wagon")), '
    'tallies=(Tally("applause"),),',
)
SCREEN = """
from rich.text import Text
from posse.terminal.pack_screen import PackScreen


class ShowScreen(PackScreen):
    draws = frozenset({"stage", "applause"})

    def parts(self, shown):
        return [Text("|~ the stage ~|")]

    def note(self, shown, choice, option):
        return "mind the step"


SCREEN = ShowScreen
"""
PLAY = """
import sys
from io import StringIO
from rich.console import Console
from posse import bots, new_match
from posse.locales import Words
from posse.terminal.play import Session
match = new_match(GAME, players=4, seed=1, packs=PACKS)
out = StringIO()
console = Console(file=out, width=160)
crew = bots.crew(match, "random", "x", people=(0,))
Session(match, 0, crew, Words("en"), console).run(StringIO("1\\n?\\n" * 4))
print(out.getvalue())
"""
BANG = PLAY.replace("GAME", "'bang'").replace("PACKS", "('base', 'medicine_show')")


def medicine_show(site: Path, screen: str) -> None:
    files = {
        "medicine_show/__init__.py": "",
        "medicine_show/pack.py": STAGED,
        "medicine_show/terminal.py": screen,
    }
    entry = {"posse.packs": {"medicine_show": "medicine_show.pack:PACK"}}
    install(site, "posse-medicine-show", files, entry)


def test_a_pack_draws_its_things(tmp_path: Path) -> None:
    medicine_show(tmp_path, SCREEN)
    text = printed(tmp_path, BANG)
    assert "|~ the stage ~|" in text and "mind the step" in text
    assert "yard: –" in text, "what it does not draw is told in words"
    assert "stage: –" not in text and "applause: You" not in text
    without = printed(tmp_path, BANG.replace("'medicine_show'", ""))
    assert "the stage" not in without and "mind the step" not in without


def test_a_pack_whose_screen_is_broken_is_told_in_words(tmp_path: Path) -> None:
    medicine_show(tmp_path, "SCREEN = 3")
    done = run(tmp_path, BANG)
    assert done.returncode == 0, done.stderr
    line = "the terminal screen of medicine_show is left out: TypeError: "
    assert done.stderr.startswith(line) and done.stderr.count("\n") == 1
    assert "stage: –" in done.stdout and "applause: You 0, Ben 0" in done.stdout


def test_a_game_draws_its_table(tmp_path: Path) -> None:
    showdown = "".join(FILE.findall(TUTORIAL.read_text("utf-8")))
    screen = """
from posse.terminal.layout_screen import LayoutScreen


class SCREEN(LayoutScreen):
    def table(self, shown):
        return ["|~ high noon ~|", *super().table(shown)]
"""
    files = {"duel/__init__.py": "", "duel/game.py": showdown, "duel/terminal.py": screen}
    install(tmp_path, "duel", files, {"posse.games": {"showdown": "duel.game:GAME"}})
    text = printed(tmp_path, PLAY.replace("GAME", "'showdown'").replace("PACKS", "None"))
    assert "|~ high noon ~|" in text and "hand" in text

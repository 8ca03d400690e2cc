"""What others write derives from our classes, whether those are compiled or not."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.plugins.packages import install, medicine_show, printed

pytestmark = pytest.mark.both

TUTORIAL = Path(__file__).parents[2] / "docs" / "tutorials" / "first-game.md"
FILE = re.compile(r'^```python title="showdown.py"\n(.*?)^```$', re.MULTILINE | re.DOTALL)
FRAMES = """
from posse.engine.frame import SeatFrame
from posse.games.bang.laid_cards import Equip, Green, LayGreen, Shield
for base in (SeatFrame, Equip, Green, LayGreen, Shield):
    type("Own", (base,), {})
assert type("Own", (SeatFrame,), {})(2).parts() == (2,)
"""


def test_a_pack_of_others_is_played(tmp_path: Path) -> None:
    medicine_show(tmp_path)
    program = "from posse.testing import check_pack; check_pack('medicine_show', matches=1)"
    assert printed(tmp_path, program + FRAMES) == ""


def test_a_game_of_others_is_played(tmp_path: Path) -> None:
    text = "".join(FILE.findall(TUTORIAL.read_text("utf-8")))
    entry = {"posse.games": {"showdown": "showdown:GAME"}}
    install(tmp_path, "showdown", {"showdown.py": text}, entry)
    program = "from posse.testing import check_game; check_game('showdown', 3, matches=10)"
    assert printed(tmp_path, program) == ""

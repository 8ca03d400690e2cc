"""A package brings lessons: they are checked, listed and served like ours, or left out."""

from __future__ import annotations

import json
from pathlib import Path

from tests.plugins.packages import PACK, install, printed, run

LESSON = """
packs = ["base", "medicine_show"]
seats = [
  {name = "you", role = "sheriff", hand = ["Tonic/4D"]}, {name = "Ada", role = "outlaw"},
  {name = "Bo", role = "outlaw"}, {name = "Cy", role = "renegade"},
]
deck = ["BANG!/2D"]

[[step]]
id = "tonic"
lit = ["card Tonic/4D"]
answer = "play Tonic/4D"

[[step]]
id = "goes_on"
lit = ["hand"]
"""
WORDS = """
lesson-medicine_show-first_tonic-tonic = Play the Tonic
lesson-medicine_show-first_tonic-tonic-text = Two players draw a card.
lesson-medicine_show-first_tonic-goes_on = Yours
lesson-medicine_show-first_tonic-goes_on-text = The match goes on.
"""
HOME = "medicine_show/"
FILES = {
    HOME + "__init__.py": "",
    HOME + "pack.py": PACK,
    HOME + "lessons/bang/medicine_show/first_tonic.toml": LESSON,
    HOME + "locales/en/bang_medicine_show.ftl": WORDS,
    HOME + "locales/de/bang_medicine_show.ftl": WORDS,
}
ENTRY = {"posse.packs": {"medicine_show": "medicine_show.pack:PACK"}}
USED = """
import json
from pathlib import Path
import medicine_show
from posse.bots import names
from posse.engine.lesson import lesson_of
from posse.engine.lesson_plan import plan_of
from posse.server.http import games_info, locale_parts
from posse.server.settings import Settings
from posse.testing import check_lessons
check_lessons(Path(medicine_show.__file__).parent / "lessons", "bang")
found = lesson_of("bang", "medicine_show.first_tonic")
games = {one["id"]: one for one in json.loads(games_info.games(names, Settings()))}
print(json.dumps({
    "lessons": games["bang"]["lessons"], "steps": len(plan_of(found).steps),
    "part": locale_parts.words("en", found.part).decode(),
    "words": "Play the Tonic" in locale_parts.words("en", "bang_medicine_show").decode(),
}))
"""


def test_a_lesson_of_a_pack_is_checked_listed_and_said(tmp_path: Path) -> None:
    install(tmp_path, "posse-medicine-show", FILES, ENTRY)
    assert json.loads(printed(tmp_path, USED)) == {
        "lessons": ["first_match", "medicine_show.first_tonic"],
        "steps": 2,
        "part": "",
        "words": True,
    }


def test_a_lesson_that_cannot_be_read_is_left_out_in_one_line(tmp_path: Path) -> None:
    broken = {**FILES, HOME + "lessons/bang/medicine_show/first_tonic.toml": "seats = 3\n"}
    install(tmp_path, "posse-medicine-show", broken, ENTRY)
    done = run(tmp_path, "import posse; print(posse.game('bang').packs[-1])")
    assert (done.returncode, done.stdout.strip()) == (0, "medicine_show")
    assert len(done.stderr.splitlines()) == 1
    assert "a lesson of medicine_show is left out" in done.stderr


def test_a_step_that_cannot_be_played_fails_the_check(tmp_path: Path) -> None:
    wrong = LESSON.replace('answer = "play Tonic/4D"', 'answer = "play Tonic/5D"')
    files = {**FILES, HOME + "lessons/bang/medicine_show/first_tonic.toml": wrong}
    install(tmp_path, "posse-medicine-show", files, ENTRY)
    done = run(tmp_path, USED)
    assert done.returncode == 1
    assert "AssertionError: first_tonic.toml" in done.stderr

"""The games. Importing this package registers them; those of plugins when they are asked for."""

from pathlib import Path

from posse.engine.game import game, later, register
from posse.engine.lesson import add_lessons, lesson_files
from posse.games.bang.game import Bang
from posse.games.dice.game import Dice
from posse.games.wyatt.game import Wyatt
from posse.plugins.loading import load

LESSONS = Path(__file__).parent.parent / "lessons"
OURS = ("bang", "dice", "wyatt")


def load_lessons() -> None:
    """Read our own lessons, when the games are asked for."""
    for id in OURS:
        add_lessons(game(id), lesson_files(LESSONS, id))


register(Bang())
register(Dice())
register(Wyatt())
later(load)
later(load_lessons)

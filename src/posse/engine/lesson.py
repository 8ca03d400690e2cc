"""Lessons: matches on rails. A file writes down a position and the steps of one player, the pupil.

A lesson lies at `lessons/GAME/NAME.toml`, that of a pack at `lessons/GAME/PACK/NAME.toml`. It has
the keys of a scenario's position and a list of steps. docs/packs.md explains all keys.
"""

from __future__ import annotations

import copy
import hashlib
import re
import tomllib
from collections import Counter
from pathlib import Path
from typing import Any, Final

from posse.engine.chance import END, Chance, key_of
from posse.engine.errors import BadRecord
from posse.engine.game import Game, all_games
from posse.engine.position import seat_names_of, texts_in
from posse.engine.state import State

PUPIL: Final = "you"  # the name of the seat that learns
ID: Final = re.compile(r"[a-z][a-z0-9_]{0,39}")
LONGEST: Final = 20  # steps
KEYS: Final = {"packs", "house", "seats", "turn", "chance", "step"}
STEP_KEYS: Final = {"id", "lit", "tap", "answer", "then"}


class Step:
    """One step. `lit`: what is lit; the first of it is the thing to tap.

    `answer`: what the pupil has to answer; "" if they only read. `tap`: reading ends with a tap on
    the lit thing. `then`: the answers that follow by themselves, each with the name of its seat.
    Raises BadRecord if the row is no step.
    """

    def __init__(self, row: dict[str, Any]) -> None:
        unknown = set(row) - STEP_KEYS
        if unknown:
            raise BadRecord(f"a step has no {', '.join(sorted(unknown))}")
        self.id = _id(row.get("id"))
        self.lit = texts_in(row, "lit", f"{self.id}.lit")
        self.then = texts_in(row, "then", f"{self.id}.then")
        self.answer = row.get("answer", "")
        self.tap = row.get("tap", False)
        if not isinstance(self.answer, str) or not isinstance(self.tap, bool):
            raise BadRecord(f"{self.id}: `answer` is a text and `tap` is true or false")
        if self.tap and (self.answer or self.then or not self.lit):
            raise BadRecord(f"{self.id}: `tap` needs something lit, and no answer")


class Lesson:
    """A lesson as it is written. `home`: the game or pack that brings it and has its words.

    Raises BadRecord if the text is no lesson.
    """

    def __init__(self, game: Game, home: str, name: str, source: str) -> None:
        data = _parsed(source)
        self.game = game
        self.home = home
        self.name = name
        self.id = name if home == game.id else f"{home}.{name}"
        self.digest = hashlib.sha256(source.encode()).hexdigest()[:12]
        self.steps = _steps(data.pop("step", None))
        self.spec = data
        unknown = set(data) - KEYS - {*game.position_keys}
        if unknown:
            raise BadRecord(f"unknown keys: {', '.join(sorted(unknown))}")
        if not isinstance(data.get("seats"), list) or PUPIL not in self.names:
            raise BadRecord(f"`seats` are the seats of a position; one of them is called {PUPIL}")
        if home != game.id and home not in self.packs:
            raise BadRecord(f"the lesson of {home} plays without it")

    @property
    def text(self) -> str:
        """The lesson as records hold it: another text of the file is another lesson."""
        return f"{self.id}@{self.digest}"

    @property
    def part(self) -> str:
        """The part of our texts that it may have; the words of plugins come with their game."""
        return f"lesson_{self.home}_{self.name}"

    @property
    def names(self) -> tuple[str, ...]:
        """The names of the seats."""
        return seat_names_of(self.spec)

    @property
    def pupil(self) -> int:
        """The seat that learns."""
        return self.names.index(PUPIL)

    @property
    def packs(self) -> tuple[str, ...]:
        """The packs that it plays with."""
        named = self.spec.get("packs")
        return self.game.checked_packs(None if named is None else tuple(named))

    @property
    def house(self) -> dict[str, str]:
        """The house rules that it names."""
        found: dict[str, str] = self.spec.get("house", {})
        return found

    def words(self, step: Step) -> str:
        """Return the id of a step's title. That of its text ends in `-text`."""
        return f"lesson-{self.home}-{self.name}-{step.id}"

    def start(self, seed: str) -> State:
        """Return the position at its first question.

        The cards that the file does not name lie below the deck that it writes, shuffled with the
        seed. When the written chance is used up, that of the seed goes on.
        """
        spec, chance = copy.deepcopy(self.spec), Chance(key_of(seed))
        rest = self._rest(spec)
        if rest:
            order = list(range(len(rest)))
            chance.shuffle(order)
            spec["deck"] = [*spec.get("deck", []), *[rest[i] for i in order]]
        chance.tape = []
        g = self.game.position(spec, chance)
        assert g.chance.tape is not None
        g.chance.tape.append(END)
        return g

    def _rest(self, spec: dict[str, Any]) -> list[str]:
        """The cards of the deck that the position does not name."""
        named: Counter[str] = Counter(_texts(spec["seats"]))
        for key in self.game.position_keys:
            named.update(_texts(spec.get(key, [])))
        left = Counter(self.game.deck_texts(self.packs)) - named
        return sorted(left.elements())


def _texts(value: Any) -> list[str]:
    """Every text in lists and in the values of tables."""
    if isinstance(value, str):
        return [value]
    if isinstance(value, dict):
        value = [*value.values()]
    if not isinstance(value, list):
        return []
    return [text for one in value for text in _texts(one)]


def _parsed(source: str) -> dict[str, Any]:
    try:
        return tomllib.loads(source)
    except tomllib.TOMLDecodeError as error:
        raise BadRecord(f"{error}") from error


def _steps(rows: Any) -> list[Step]:
    if not isinstance(rows, list) or not all([isinstance(row, dict) for row in rows]):
        raise BadRecord("a lesson has [[step]] tables")
    steps = [Step(row) for row in rows]
    if not 2 <= len(steps) <= LONGEST:
        raise BadRecord(f"a lesson has 2 to {LONGEST} steps, not {len(steps)}")
    ids = [step.id for step in steps]
    if len({*ids}) < len(ids):
        raise BadRecord("two steps have the same id")
    if steps[-1].answer or steps[-1].tap or steps[-1].then:
        raise BadRecord("the last step is only read: the match goes on after it")
    return steps


def _id(value: Any) -> str:
    if not isinstance(value, str) or ID.fullmatch(value) is None:
        raise BadRecord(f"the id of a step is small letters, digits and _, not {value!r}")
    return value


# files --------------------------------------------------------------------------------------------


def lesson_files(root: Path, game: str) -> list[Path]:
    """Return the lessons of a game and of its packs below a root."""
    home = root / game
    return [*sorted(home.glob("*.toml")), *sorted(home.glob("*/*.toml"))]


def read(game: Game, path: Path) -> Lesson:
    """Return the lesson of a file. Raises BadRecord if it is not one."""
    try:
        source = path.read_text(encoding="utf-8")
        _id(path.stem)
        folder = path.parent.name
        home = folder if folder in game.packs and folder != game.id else game.id
        return Lesson(game, home, path.stem, source)
    except (OSError, UnicodeDecodeError, TypeError, AttributeError) as error:
        raise BadRecord(f"{path.name}: {error}") from error
    except BadRecord as error:
        raise BadRecord(f"{path.name}: {error}") from error


_LESSONS: Final[dict[str, dict[str, Lesson]]] = {}


def add_lesson(lesson: Lesson) -> None:
    """Make a lesson known. One with the same id is replaced."""
    _LESSONS.setdefault(lesson.game.id, {})[lesson.id] = lesson


def forget_lesson(lesson: Lesson) -> None:
    """Remove a lesson. Matches that play it go on as long as they are in memory."""
    _LESSONS.get(lesson.game.id, {}).pop(lesson.id, None)


def lessons_of(game: str) -> list[Lesson]:
    """Return the lessons of a game, its own first."""
    all_games()  # loads them if that has not happened
    return sorted(_LESSONS.get(game, {}).values(), key=lambda lesson: lesson.home != game)


def add_lessons(game: Game, files: list[Path]) -> None:
    """Make the lessons of these files known. Raises BadRecord if one cannot be read."""
    for path in files:
        add_lesson(read(game, path))


def lesson_of(game: str, id: str) -> Lesson:
    """Return the lesson with this id. Raises BadRecord if there is none."""
    found = {lesson.id: lesson for lesson in lessons_of(game)}.get(id)
    if found is None:
        raise BadRecord(f"{game} has no lesson {id!r}")
    return found

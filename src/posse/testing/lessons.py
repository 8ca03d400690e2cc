"""Lessons as tests: every step can be played, and is said in every language."""

from __future__ import annotations

import json
import random
from pathlib import Path

from posse.engine import lesson
from posse.engine.errors import PosseError
from posse.engine.game import game
from posse.engine.lesson import Lesson
from posse.engine.lesson_plan import Plan, plan
from posse.engine.match import Match, lesson_match
from posse.locales import LANGUAGES, Words
from posse.testing.matches import walk

MOST_WORDS = 60  # of a text
LONGEST_TITLE = 32  # letters


def check_lessons(root: Path, id: str, langs: tuple[str, ...] = LANGUAGES) -> None:
    """Check every lesson of a game and of its packs below a root.

    Each step must be legal, what it lights must be there, and its words must exist in these
    languages. The match must go on to an end after the last step, and its record must replay alike.
    Raises AssertionError, also if there is no lesson.
    """
    files = lesson.lesson_files(root, id)
    assert files, f"there is no lesson of {id}"
    for path in files:
        try:
            found = lesson.read(game(id), path)
            lesson.add_lesson(found)  # a record names it
            check_plan(found)
        except PosseError as error:
            raise AssertionError(f"{path.name}: {error}") from error
        check_lesson_words(found, langs)


def check_plan(found: Lesson) -> Plan:
    """Check that the steps are the same in every deal, and that the match ends after them.

    Return the steps with their numbers. Raises AssertionError, or BadRecord if a step cannot be
    played.
    """
    made = plan(found, "one")
    again = plan(found, "another")
    same = [(step.at, step.option, step.then, step.lit) for step in made.steps]
    assert same == [(step.at, step.option, step.then, step.lit) for step in again.steps], (
        f"{found.id} goes another way in another deal"
    )
    match = lesson_match(found, "one")
    for step in made.steps:
        for option in ([step.option] if step.option >= 0 else []) + step.then:
            match.answer(option)
    for _ in walk(match, random.Random(found.text)):
        pass  # it answers at random, to the end
    record = json.loads(json.dumps(match.record()))
    assert Match.replay(record).state.same(match.state), f"{found.id}: a replay goes another way"
    return made


def check_lesson_words(found: Lesson, langs: tuple[str, ...]) -> None:
    """Check that each step has a title and a text, and that they are short."""
    for lang in langs:
        words = Words(lang)
        for step in found.steps:
            stem = found.words(step)
            for id in (stem, f"{stem}-text"):
                assert words.bundles[0].has_message(id), f"{lang}: there are no words for {id}"
            title, text = words.say(stem), words.say(f"{stem}-text")
            assert len(title) <= LONGEST_TITLE, f"{lang}: {stem} is too long: {title}"
            assert len(text.split()) <= MOST_WORDS, f"{lang}: {stem}-text has too many words"

"""Every lesson can be played to its end, and a mistake in one is found."""

from __future__ import annotations

from pathlib import Path

import pytest

from posse.bots import crew
from posse.engine.errors import BadRecord
from posse.engine.game import game
from posse.engine.lesson import Lesson, forget_lesson, lessons_of
from posse.engine.lesson_plan import plan, plan_of
from posse.engine.match import Match, lesson_match
from posse.testing import check_lesson_words, check_lessons

ROOT = Path(__file__).parents[2] / "src/posse/lessons"
GAMES = ("bang", "dice", "wyatt")
FIRST = {id: (ROOT / id / "first_match.toml").read_text(encoding="utf-8") for id in GAMES}


def lesson(id: str, *changes: tuple[str, str]) -> Lesson:
    """The first match of a game with some text of its file replaced."""
    source = FIRST[id]
    for old, new in changes:
        assert old in source
        source = source.replace(old, new, 1)
    return Lesson(game(id), id, "first_match", source)


def at_its_end(found: Lesson, seed: str = "end") -> Match:
    match = lesson_match(found, seed)
    for step in plan_of(found).steps:
        for option in ([step.option] if step.option >= 0 else []) + step.then:
            match.answer(option)
    return match


@pytest.mark.parametrize("id", GAMES)
def test_every_lesson_is_legal_and_said_in_both_languages(id: str) -> None:
    check_lessons(ROOT, id)
    assert [found.id for found in lessons_of(id)] == ["first_match"]


@pytest.mark.parametrize("id", GAMES)
def test_bots_play_the_match_of_a_lesson_on_to_its_end(id: str) -> None:
    match = at_its_end(lesson(id))
    crew(match, "deputy", seed="end").play()
    assert match.result is not None
    assert Match.replay(match.record()).state.same(match.state)


@pytest.mark.parametrize("id", ["bang", "wyatt"])
def test_the_cards_that_a_lesson_does_not_name_are_dealt_by_the_seed(id: str) -> None:
    one, again, other = (lesson_match(lesson(id), seed).state for seed in ("a", "a", "b"))
    assert one.same(again)
    assert not one.same(other)
    named = len(lesson(id).spec["deck"])
    decks = [state.deck[::-1] for state in (one, other)]  # type: ignore[attr-defined]
    assert decks[0][:named] == decks[1][:named]
    assert sorted(decks[0]) == sorted(decks[1])


def test_after_the_written_chance_the_seed_decides() -> None:
    ends = {at_its_end(lesson("dice"), seed).state.faces[0] for seed in "abcdefgh"}  # type: ignore[attr-defined]
    assert len(ends) > 1, "Rosa throws the same in every match"


def test_a_record_of_another_text_of_the_lesson_is_refused() -> None:
    record = at_its_end(lesson("dice")).record()
    record["lesson"] = "first_match@000000000000"
    with pytest.raises(BadRecord, match="has changed"):
        Match.replay(record)
    record["lesson"] = "second_match@000000000000"
    with pytest.raises(BadRecord, match="no lesson"):
        Match.replay(record)


@pytest.mark.parametrize(
    ("id", "old", "new", "complaint"),
    [
        ("bang", "> Tom", "> Rosa", "step aim: `you play BANG!/8D > Rosa`: you is asked"),
        ("bang", '"Tom take", "Tom take"', '"Tom take"', "Tom is asked"),
        ("bang", '"card Barrel/QS"', '"card Barrel/KS"', "is not there to be lit"),
        ("bang", '"seat Tom"', '"seat Tim"', "is not there to be lit"),
        ("bang", '["roles"]', '["answer"]', "and the step has none"),
        ("dice", "A A 1 2 G", "A A 1 2 G 2 2 2 2 2 G", "values nobody asked for"),
        ("dice", "A A 1 2 G", "A A B B G", "step beer"),
        ("wyatt", 'answer = "deck"', 'answer = "stop"', "legal|asked"),
    ],
)
def test_a_step_that_cannot_be_played_is_found(id: str, old: str, new: str, complaint: str) -> None:
    with pytest.raises(BadRecord, match=complaint):
        plan(lesson(id, (old, new)))


@pytest.mark.parametrize(
    ("old", "new", "complaint"),
    [
        ('id = "bang"', 'id = "Bang!"', "the id of a step"),
        ('id = "aim"', 'id = "bang"', "two steps have the same id"),
        ("tap = true", "tap = true\nthen = []\nanswer = 'end'", "`tap` needs"),
        ('name = "you"', 'name = "me"', "one of them is called you"),
        ('lit = ["roles"]', 'lit = ["roles"]\nanswer = "end"', "the last step is only read"),
        ("tap = true", "sound = true", "a step has no sound"),
        ("deck = [", "hidden = 3\ndeck = [", "unknown keys: hidden"),
    ],
)
def test_a_file_that_is_no_lesson_is_refused(old: str, new: str, complaint: str) -> None:
    with pytest.raises(BadRecord, match=complaint):
        lesson("bang", (old, new))


def test_a_lesson_without_words_is_found() -> None:
    with pytest.raises(AssertionError, match="no words for lesson-bang-first_match-shoot"):
        check_lesson_words(lesson("bang", ('id = "aim"', 'id = "shoot"')), ("en",))


def test_a_mistake_stops_the_check_of_a_folder(tmp_path: Path) -> None:
    folder = tmp_path / "dice"
    folder.mkdir()
    broken = FIRST["dice"].replace('lit = ["die 2"]', 'lit = ["die 6"]')
    (folder / "other_match.toml").write_text(broken, encoding="utf-8")
    try:
        with pytest.raises(AssertionError, match="'die 6' is not there"):
            check_lessons(tmp_path, "dice")
    finally:
        for found in lessons_of("dice"):
            if found.name == "other_match":
                forget_lesson(found)


@pytest.mark.parametrize("id", GAMES)
def test_the_place_in_a_lesson_follows_from_the_number_of_answers(id: str) -> None:
    made = plan_of(lesson(id))
    assert made.place(0) == (0, False)
    assert made.place(made.end + 1) == (len(made.steps), False)
    for i, step in enumerate(made.steps):
        if step.then and step.option >= 0:
            assert made.place(step.at + 1) == (i, True)

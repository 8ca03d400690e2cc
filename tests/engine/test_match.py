"""The public API: answers, errors, copies, records."""

from __future__ import annotations

import hashlib
import json
from typing import Any

import pytest

import posse
from posse import Match


def new(**changes: Any) -> Match:
    return posse.new_match(**{"id": "bang", "players": 4, "seed": 3, **changes})


def finished(match: Match) -> Match:
    while match.choice:
        match.answer(0)
    return match


@pytest.mark.parametrize(
    ("changes", "error", "message"),
    [
        ({"id": "chess"}, posse.UnknownGame, "no game 'chess'; there are: bang"),
        ({"players": 3}, posse.BadSetup, "is for 4 to 7 players, not 3"),
        ({"players": 8}, posse.BadSetup, "is for 4 to 7 players, not 8"),
        (
            {"packs": ("high_noon",)},
            posse.BadSetup,
            "no pack 'high_noon'; there are: base",
        ),
        ({"packs": ()}, posse.BadSetup, "cannot be combined"),
        ({"house": {"aces": "high"}}, posse.BadSetup, "no house rule 'aces'"),
        ({"house": {"duplicates": "yes"}}, posse.BadSetup, "one of refuse, turn_end, not 'yes'"),
    ],
)
def test_a_bad_set_up_is_refused(
    changes: dict[str, Any], error: type[Exception], message: str
) -> None:
    with pytest.raises(error, match=message):
        new(**changes)


@pytest.mark.parametrize("answer", [-1, 99, True, "end turn", "play BANG!/2C > p9"])
def test_an_illegal_answer_is_refused_and_changes_nothing(answer: int | str) -> None:
    match = new()
    before = match.clone()
    with pytest.raises(posse.IllegalAnswer):
        match.answer(answer)
    assert match.state.same(before.state)
    assert match.answers == []


@pytest.mark.parametrize("number", [0, 2, -1])
def test_a_stale_answer_is_refused_and_changes_nothing(number: int) -> None:
    match = new()
    match.answer("end", number=0)
    before = match.clone()
    with pytest.raises(posse.StaleAnswer, match="choice 1 is"):
        match.answer(0, number=number)
    assert match.state.same(before.state)
    match.answer(0, number=1)


def test_nobody_is_asked_after_the_end() -> None:
    match = finished(new())
    assert match.result is not None
    with pytest.raises(posse.MatchOver):
        match.answer(0)


def test_index_text_and_option_are_the_same_answer() -> None:
    by_index, by_text, by_option = new(), new(), new()
    assert by_index.choice is not None
    option = by_index.choice.options[1]
    by_index.answer(1)
    by_text.answer(by_text.text(option))
    by_option.answer(option)
    assert by_index.answers == by_text.answers == by_option.answers == [1]
    assert by_index.state.same(by_text.state) and by_index.state.same(by_option.state)


def test_without_a_seed_every_match_is_another() -> None:
    seeds = {posse.new_match("bang", 4).seed for _ in range(5)}
    assert len(seeds) == 5
    assert all(len(seed) == 32 for seed in seeds)


def test_the_commitment_hides_the_seed_and_can_be_checked() -> None:
    match = new(seed="my seed")
    assert match.commitment == hashlib.sha256(b"my seed").hexdigest()
    assert match.commitment == new(seed="my seed").commitment
    assert match.commitment != new(seed="my seed.").commitment
    assert match.state.chance.key.hex() != match.commitment


def test_a_clone_goes_its_own_way() -> None:
    match = new()
    other = match.clone()
    other.answer("end")
    other.answer(0)  # too many cards: the first one is discarded
    assert match.number == 0 and other.number == 2
    assert len(match.events) < len(other.events)


def test_a_record_is_json_and_replays() -> None:
    match = finished(new())
    record = json.loads(json.dumps(match.record()))
    again = Match.replay(record)
    assert again.events == match.events
    assert repr(again.result) == repr(match.result)


@pytest.mark.parametrize(
    ("changes", "message"),
    [
        ({"posse": 99}, "another version"),
        ({"version": 99}, "another version"),
        ({"answers": [0, 0, 999]}, "answer 2 does not fit"),
        ({"answers": [0, None]}, "answer 1 does not fit"),
        ({"answers": "0"}, "not a list"),
        ({"players": "four"}, "`players` is a number"),
        ({"packs": 7}, "not a match record"),
        ({"house": []}, "`players` is a number and `house`"),
    ],
)
def test_a_broken_record_is_refused(changes: dict[str, Any], message: str) -> None:
    record = finished(new()).record()
    with pytest.raises(posse.BadRecord, match=message):
        Match.replay({**record, **changes})


@pytest.mark.parametrize("key", ["game", "answers", "seed", "posse", "packs"])
def test_a_record_with_a_gap_is_refused(key: str) -> None:
    record = finished(new()).record()
    del record[key]
    with pytest.raises(posse.BadRecord, match=f"not a match record: '{key}'"):
        Match.replay(record)


def test_a_record_with_too_many_answers_is_refused() -> None:
    record = finished(new()).record()
    with pytest.raises(posse.BadRecord, match="the match is over"):
        Match.replay({**record, "answers": [*record["answers"], 0]})


def test_a_view_shows_the_options_only_to_the_asked_seat() -> None:
    match = new()
    assert match.choice is not None
    asked = match.choice.seat
    for seat in (*range(4), None):
        choice = match.view(seat).choice
        assert choice is not None
        assert choice.topic == match.choice.topic
        assert (choice.options == match.choice.options) == (seat == asked)


def test_events_are_redacted_and_can_be_continued() -> None:
    match = new()
    mine, theirs = match.events_for(0), match.events_for(None)
    drawn = [event for event in mine if event.verb == "draw" and event.seat == 0]
    assert drawn and all(event.card >= 0 for event in drawn)
    assert all(event.card < 0 for event in theirs if event.verb == "draw")
    assert all(event.see == 0 for event in mine)
    assert match.events_for(0, since=3) == mine[3:]

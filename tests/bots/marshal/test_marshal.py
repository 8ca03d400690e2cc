"""Marshals are repeatable by worlds, limited by time, and know only their view."""

from __future__ import annotations

import pytest

import posse
from posse import bots
from posse.bots.marshal.comparison import LOOKS, Comparison
from posse.bots.marshal.search import Marshal
from posse.engine.chance import Chance
from posse.engine.ids import NONE

pytestmark = pytest.mark.compiled

GAMES = [("bang", 5), ("bang", 4), ("dice", 5), ("dice", 3), ("wyatt", 3)]


def asked(id: str, players: int, after: int) -> posse.Match:
    """A match at a choice with several options."""
    match = posse.new_match(id, players, seed="marshal")
    crew = bots.crew(match, "greenhorn", "1")
    crew.play(after)
    while match.choice is not None and len(match.choice.options) < 3:
        crew.play(match.number + 1)
    assert match.choice is not None
    return match


def marshal(id: str, worlds: int = 0) -> Marshal:
    bot = bots.make("marshal", id, "1")
    assert isinstance(bot, Marshal)
    bot.worlds = worlds
    return bot


def answer(match: posse.Match, bot: Marshal) -> int:
    assert match.choice is not None
    bot.observe(match.events_for(match.choice.seat))
    return bot.choose(match.view(match.choice.seat), match.choice)


@pytest.mark.parametrize(("id", "players"), GAMES)
def test_the_same_worlds_lead_to_the_same_answer(id: str, players: int) -> None:
    match = posse.new_match(id, players, seed="again")
    crew, thought = bots.crew(match, "deputy", "1"), 0
    while match.choice is not None and not thought:
        one, two = marshal(id, 9), marshal(id, 9)
        assert answer(match, one) == answer(match, two)
        assert one.seen == two.seen
        assert one.why == two.why
        assert one.seen[0] <= 9
        assert one.seen[0] == 0 or one.seen[1] >= 2 * LOOKS[0]
        thought += one.seen[0] > 0
        crew.play(match.number + 1)
    assert thought


@pytest.mark.parametrize(("id", "players"), GAMES)
def test_without_time_the_deputy_answers(id: str, players: int) -> None:
    match = asked(id, players, 12)
    hurried, deputy = marshal(id), bots.make("deputy", id, "1")
    hurried.seconds = 0.0
    assert match.choice is not None
    seat = match.choice.seat
    deputy.observe(match.events_for(seat))
    assert answer(match, hurried) == deputy.choose(match.view(seat), match.choice)
    assert hurried.seen[0] == 0


def test_the_view_is_left_as_it_was() -> None:
    match = asked("bang", 5, 20)
    assert match.choice is not None
    seat = match.choice.seat
    view = match.view(seat)
    bot = marshal("bang", 4)
    bot.choose(view, match.choice)
    assert view.same(match.view(seat))


def test_roles_of_worlds_fit_the_view() -> None:
    match = asked("bang", 7, 30)
    assert match.choice is not None
    bot = marshal("bang", 4)
    view = match.view(match.choice.seat)
    bot.deputy.choose(view, match.choice)
    lookahead = bot.lookahead(view, match.choice, bot.deputy)
    worlds = lookahead.worlds()
    assert worlds is not None
    for roles, weight in zip(*worlds, strict=True):
        known = view.role  # type: ignore[attr-defined]
        assert all(mine in (NONE, role) for mine, role in zip(known, roles, strict=True))
        assert weight >= 0
        state = match.game.imagine(lookahead.supposing(roles), Chance(b"w"))
        assert tuple(state.role) == roles  # type: ignore[attr-defined]


def test_an_idea_is_dropped_when_it_is_hopeless_and_only_then() -> None:
    comparison = Comparison([0, 1, 2])
    for i in range(LOOKS[0]):
        for index, value in ((0, 0.5 + 0.1 * (i % 2)), (1, 0.52), (2, 0.1)):
            comparison.note(index, value)
        comparison.worlds += 1
    comparison.drop()
    assert comparison.alive == [0, 1]
    assert comparison.verdict() == 0


def test_the_deputy_is_given_up_only_for_something_better_beyond_chance() -> None:
    sure, vague = Comparison([0, 1]), Comparison([0, 1])
    for i in range(LOOKS[0]):
        sure.note(0, 0.4)
        sure.note(1, 0.5 + 0.01 * (i % 2))
        vague.note(0, 0.4)
        vague.note(1, 0.42 + (0.5 if i % 2 else -0.5))
        sure.worlds += 1
        vague.worlds += 1
    assert (sure.verdict(), sure.score(1)) == (1, (LOOKS[0], 0))
    assert vague.verdict() == 0
    assert vague.score(1) == (LOOKS[0] // 2, LOOKS[0] // 2)

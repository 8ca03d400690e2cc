"""The wire of 210 matches, byte by byte: nobody is told a card or a role he may not know."""

import asyncio
import random
from typing import Any

import pytest

import posse
from posse.engine.choice import NONE
from posse.engine.event import Event
from posse.engine.match import Match, new_match
from posse.server.feed import Feed
from posse.server.requests import Hello, Sit, Start
from posse.server.table import Table
from tests.conformance import tables
from tests.server.leaks import Eyes, Leak
from tests.server.world import World, leave, over, playing, say

MATCHES = 210
PARTS = 20
TABLES = tables(posse.game("bang"))  # every set-up with every number of players
BUDGET = 1024  # bytes per client and decision, on average with seven players


async def watched(number: int) -> list[Eyes]:
    """One match of bots in people's seats; through every seat and as a spectator somebody looks."""
    rng = random.Random(number)
    table = await begun(*TABLES[number % len(TABLES)])
    match = playing(table).match
    eyes = [Eyes(match, seat) for seat in (*range(match.players), None)]
    for eye in eyes:
        await table.handle(eye, Hello())
    bot = ("simple", "random")[number // len(TABLES) % 2]
    while not over(table):
        await table.driver.answer(playing(table).advise(bot), "bot")
        if rng.random() < 0.02:  # somebody loads the page anew
            await table.handle(rng.choice(eyes), Hello(since=rng.randrange(len(match.events))))
    return eyes


async def begun(packs: tuple[str, ...], players: int) -> Table:
    table, tabs = await World().table(players, packs=list(packs), players=players)
    for seat in range(1, players):
        await say(table, tabs[seat], Sit(seat))
    await say(table, tabs[0], Start())
    for tab in tabs:
        await leave(table, tab)
    return table


@pytest.mark.parametrize("part", range(PARTS))
def test_nothing_leaks(part: int) -> None:
    for number in range(part, MATCHES, PARTS):
        eyes = asyncio.run(watched(number))
        assert len(eyes) == TABLES[number % len(TABLES)][1] + 1
        assert all(len(eye.sizes) == eye.match.number for eye in eyes)


def test_traffic_stays_within_the_budget() -> None:
    full = [number for number, (_, players) in enumerate(TABLES) if players == 7]
    eyes = [eye for number in full for eye in asyncio.run(watched(number))]
    sizes = [size for eye in eyes for size in eye.sizes]
    assert {eye.match.players for eye in eyes} == {7}
    assert sum(sizes) / len(sizes) <= BUDGET


# The reader of the wire must be able to find something ------------------------------------------


def a_match() -> Match:
    return new_match("bang", 5, "leaks")


def hidden_seat(match: Match) -> int:
    """A seat whose role is hidden from seat 0 and from spectators."""
    view = match.game.present(match.view(None))
    return max(i for i, seat in enumerate(view["seats"]) if seat["role"] is None and i)


def full_of(match: Match, seat: int | None) -> str:
    return Feed(match).full(seat, 0, None)


def test_the_view_of_another_seat_is_found() -> None:
    match = a_match()
    Eyes(match, 0).send(full_of(match, 0))
    for other in (1, 2, 3, 4):
        with pytest.raises(Leak):
            Eyes(match, 0).send(full_of(match, other))
        with pytest.raises(Leak):
            Eyes(match, None).send(full_of(match, other))


@pytest.mark.parametrize("seat", [0, None])
def test_an_open_state_is_found(seat: int | None, monkeypatch: pytest.MonkeyPatch) -> None:
    match = a_match()
    eyes = Eyes(match, seat)
    eyes.look()
    monkeypatch.setattr(Match, "view", lambda self, seat: self.state)
    with pytest.raises(Leak):
        eyes.send(full_of(match, seat))


def test_an_event_that_is_not_redacted_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def open_events(self: Match, seat: int | None, since: int = 0) -> list[Event]:
        return self.events[since:]

    match = a_match()
    while not any(event.verb == "draw" and event.seat != 0 for event in match.events):
        match.answer(len(match.choice.options) - 1 if match.choice else 0)
    monkeypatch.setattr(Match, "events_for", open_events)
    with pytest.raises(Leak):
        Eyes(match, 0).send(full_of(match, 0))


@pytest.mark.parametrize(
    "planted",
    [
        '{"t":"step","n":1,"events":[],"patch":{"seats":{"$i":{"%d":{"role":"%s"}}}},"choice":null}',
        '{"t":"step","n":1,"events":[],"patch":{"turn":0,"note":"%d %s"},"choice":null}',
        '{"t":"table","table":{"seat":%d,"badge":"%s"}}',
        '{"t":"table","table":{"seat":%d,"%s":1}}',
    ],
)
def test_a_role_is_found(planted: str) -> None:
    match = a_match()
    seat = hidden_seat(match)
    state: Any = match.state
    role = ("sheriff", "deputy", "outlaw", "renegade")[state.role[seat]]
    text = planted % (seat, role)
    if '"note"' in text:  # inside other text it would be a word like any other
        text = text.replace(f"{seat} {role}", role)
    with pytest.raises(Leak):
        Eyes(match, 0).send(text)


@pytest.mark.parametrize(
    "planted",
    [
        '{"t":"step","n":1,"events":[{"n":1,"verb":"draw","card":%d}],"patch":{},"choice":null}',
        '{"t":"step","n":1,"events":[],"patch":{"shelf":[%d]},"choice":null}',
        '{"t":"step","n":1,"events":[],"patch":{"top":%d},"choice":null}',
        '{"t":"choice","choice":{"number":1,"seat":0,"topic":"x","options":[{"card":%d}]}}',
    ],
)
def test_a_card_is_found(planted: str) -> None:
    match = a_match()
    state: Any = match.state
    assert state.deck[-1] != NONE
    with pytest.raises(Leak):
        Eyes(match, 0).send(planted % state.deck[-1])


def test_foreign_options_and_the_seed_are_found() -> None:
    match = a_match()
    for text in (
        '{"t":"choice","choice":{"number":1,"seat":2,"topic":"x","options":[]}}',
        f'{{"t":"chat","text":"{match.seed}"}}',
    ):
        with pytest.raises(Leak):
            Eyes(match, 0).send(text)

"""Taking back in matches of all games: everything is as before, and nobody has learnt anything."""

import asyncio
import random
from typing import Any

import pytest

import posse
from posse.engine.match import Match
from posse.server.table.table import Table
from posse.server.table.take_back_check import HELD, OPEN, disclosure
from posse.server.wire.requests import Answer, Back, Hello, Sit, Start
from tests.conformance import SCALE
from tests.server.leaks import Eyes
from tests.server.secret_cards import SECRETS
from tests.server.table.test_leaks import tables_of
from tests.server.world import Tab, World, changed, over, playing, say

pytestmark = [pytest.mark.long, pytest.mark.compiled]

SETTINGS = changed(take_back=3.0)
LONGEST = 50 * SCALE  # answers of each match


async def begun(game: str, packs: tuple[str, ...], players: int) -> tuple[World, Table, list[Tab]]:
    world = World(SETTINGS)
    setup: dict[str, Any] = {"game": game, "packs": list(packs), "players": players}
    table, tabs = await world.table(players, **setup)
    for seat, tab in enumerate(tabs):
        await say(table, tab, Sit(seat))
    await say(table, tabs[0], Start())
    return world, table, tabs


def everything(match: Match) -> list[Any]:
    """What everybody sees, and the saved state."""
    seats = [*range(match.players), None]
    views = [match.game.dump(match.view(seat)) for seat in seats]
    events = [match.events_for(seat) for seat in seats]
    return [views, events, match.game.dump(match.state), match.record()]


def check_what_is_shown(match: Match, option: int) -> None:
    """Others learn only the seat's own cards, as the test itself reads the views."""
    choice = match.choice
    assert choice is not None
    after = match.clone()
    after.answer(option)
    secrets = SECRETS[match.game.id]
    own = secrets.known(match.view(choice.seat))
    for seat in [*range(match.players), None]:
        before, then = match.view(seat), after.view(seat)
        assert secrets.known(then) <= secrets.known(before) | own
        if seat == choice.seat:
            assert secrets.roles(then) == secrets.roles(before)


async def played(game: str, number: int) -> int:
    """Takes every possible answer back once, then gives it again. Returns how many."""
    rng = random.Random(number)
    choice = tables_of(game)
    world, table, tabs = await begun(game, *choice[number * 7 % len(choice)])
    match = playing(table).match
    eyes = [Eyes(match, seat) for seat in (*range(match.players), None)]
    for eye in eyes:
        await table.handle(eye, Hello())
    taken = 0
    while not over(table) and playing(table).match.number < LONGEST:
        match = playing(table).match
        option = rng.randrange(len(match.choice.options))
        at, found, tab = match.number, disclosure(match, option), tabs[match.choice.seat]
        if found in (HELD, OPEN) and len(match.choice.options) > 1:
            taken += 1
            before = everything(match)
            if found == OPEN:
                check_what_is_shown(match, option)
            await say(table, tab, Answer(at, option))
            assert tab.last("pending")["held"] == (found == HELD)
            await say(table, tab, Back(at))
            match = playing(table).match
            for eye in eyes:
                eye.match = match
            assert everything(match) == before
            assert world.memory.answers[playing(table).id] == match.answers
            for one in tabs:
                one.forget()
        await say(table, tab, Answer(at, option, final=True))
    again = await world.again(table.room.row)
    assert everything(playing(again).match) == everything(playing(table).match)
    return taken


@pytest.mark.parametrize("game", [found.id for found in posse.all_games()])
def test_as_if_it_had_never_been(game: str) -> None:
    every = len(tables_of(game))
    for number in range(every if SCALE > 1 else min(every, 6)):
        assert asyncio.run(played(game, number)) > 3

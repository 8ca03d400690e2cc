"""Forced answers follow from public facts, so that their timing tells nothing."""

import asyncio
import random

import pytest

import posse
from posse.engine.chance import Chance
from posse.engine.ids import SPECTATOR
from posse.engine.match import Match, new_match
from posse.server.table.forced import is_forced
from posse.testing import walk
from tests.conformance import tables
from tests.server.world import World, over, playing

WORLDS = 3


@pytest.mark.parametrize("game", [found.id for found in posse.all_games()])
def test_public_facts_alone_force_an_answer(game: str) -> None:
    """Every state that fits what a spectator sees has one option, too."""
    found, seen = posse.game(game), 0
    for number, (packs, players) in enumerate(tables(found)):
        match = new_match(game, players, f"forced {number}", packs=packs)
        rng = random.Random(number)
        for _ in walk(match, rng):
            if is_forced(match):
                seen += 1
                check(match, rng)
    assert seen or game == "dice"  # where there is always a decision


def check(match: Match, rng: random.Random) -> None:
    view = match.game.view(match.state, SPECTATOR)
    for _ in range(WORLDS):
        choice = match.game.imagine(view, Chance(rng.randbytes(32))).choice
        assert choice is not None and match.choice is not None
        assert (choice.topic, len(choice.options)) == (match.choice.topic, 1)


def test_a_player_who_holds_cards_takes_the_hit_themselves() -> None:
    async def main() -> None:
        world = World()
        table, (host,) = await world.table(start=True, clock=30, players=5)
        while not helpless(playing(table).match):
            if over(table):
                table, (host,) = await world.table(start=True, clock=30, players=5)
            await table.answers.apply(playing(table).advise("random"), "bot")
        number = playing(table).match.number
        assert "forced" not in host.choice
        await world.wait(table, 29)
        assert playing(table).match.number == number
        await world.wait(table, 1)
        assert playing(table).match.number > number

    asyncio.run(main())


def helpless(match: Match) -> bool:
    """Seat 0 is shot at and holds cards that do not help."""
    choice = match.choice
    if choice is None or (choice.seat, choice.topic, len(choice.options)) != (0, "shot", 1):
        return False
    return bool(match.game.present(match.view(0))["seats"][0]["hand"])

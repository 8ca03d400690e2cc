"""What packs lay on the table goes to nobody who may not know it: secret tallies, hidden zones."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator

import pytest

from posse.engine.game import Game
from posse.engine.match import Match, new_match
from posse.games.bang.game import Bang
from posse.server.wire.requests import Hello
from tests.conformance import COMPILED
from tests.packs import added
from tests.server.leaks import Eyes, Leak
from tests.server.table.test_leaks import begun, full_of
from tests.server.world import over, playing

pytestmark = pytest.mark.skipif(COMPILED, reason="a class of a pack is not compiled")

EVERYTHING = max(added.setups(), key=len)


@pytest.fixture(autouse=True)
def bang() -> Iterator[Bang]:
    with added.trading_post() as found:
        yield found


async def watched(packs: tuple[str, ...], players: int, bot: str) -> list[Eyes]:
    rng = random.Random(f"{packs} {players}")
    table = await begun("bang", packs, players)
    match = playing(table).match
    eyes = [Eyes(match, seat) for seat in (*range(match.players), None)]
    for eye in eyes:
        await table.handle(eye, Hello())
    while not over(table):
        await table.answers.apply(playing(table).advise(bot), "bot")
        if rng.random() < 0.02:  # a guest reloads the page
            await table.handle(rng.choice(eyes), Hello(since=rng.randrange(len(match.events))))
    return eyes


@pytest.mark.long
@pytest.mark.parametrize("packs", added.setups(), ids="+".join)
def test_nothing_leaks(packs: tuple[str, ...], bang: Game) -> None:
    fewest = bang.seats(packs)[0]
    eyes = asyncio.run(watched(packs, fewest, "greenhorn"))
    assert all(len(eye.sizes) == eye.match.number for eye in eyes)


def test_the_hoard_of_another_seat_is_found() -> None:
    match: Match = new_match("bang", 5, "leaks", packs=EVERYTHING)
    Eyes(match, 0).send(full_of(match, 0))
    with pytest.raises(Leak):
        Eyes(match, None).send(full_of(match, 1))
    row = {"seats": [{"tallies": {"hoard": None}}, {"tallies": {"hoard": 2}}]}
    eyes = Eyes(match, 0)
    eyes.look()
    with pytest.raises(Leak, match="hoard of seat 1"):
        eyes._read(row, "", None, eyes.allowed)

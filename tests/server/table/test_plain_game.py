"""A game without bots, words and a screen of its own at a table of the server."""

import asyncio
import json
from collections.abc import Iterator
from functools import cache

import pytest

from posse.bots import adviser
from posse.server.http import games_info, locale_parts
from posse.server.node.replay import _encoded
from posse.server.settings import Settings
from posse.server.wire.requests import Hello, Hint, Odds, Options, Start
from tests.games.plain.game import registered
from tests.server.world import World, answer, over, playing, say


@pytest.fixture(autouse=True)
def known() -> Iterator[None]:
    with registered():
        yield


def test_it_is_played_to_its_end_against_the_wild_bot_and_replayed() -> None:
    async def main() -> None:
        world = World()
        table, (host,) = await world.table(game="trail", players=4)
        await say(table, host, Start())
        bots = {seat["bot"] for seat in host.table["seats"]} - {""}
        assert bots == {"random"}
        for _ in range(200):
            if not await world.until_asked(table, 0):
                break
            await answer(table, host, 0)
        assert over(table)
        await say(table, host, Hello(0))
        assert host.view["result"]["side"] == "most"
        assert host.view["zones"]["deck"].keys() == {"count", "cards"}
        row = playing(table).row
        steps = json.loads(_encoded(row, "0"))["steps"]
        assert len(steps) == len(row.answers) + 1
        assert all(step["hint"] is None for step in steps), "nobody advises in this game"

    asyncio.run(main())


def test_it_has_no_hints_whatever_the_host_wants() -> None:
    async def main() -> None:
        world = World()
        table, (host,) = await world.table(game="trail", players=4)
        await say(table, host, Options(hints=True), Start())
        assert host.table["hints"] is False
        assert await world.until_asked(table, 0)
        await say(table, host, Hint(playing(table).match.number))
        assert host.error == "no_hints"
        await say(table, host, Odds())
        assert host.last("odds")["seats"] == []

    asyncio.run(main())


def test_the_adviser_of_a_game_is_its_deputy_or_nobody() -> None:
    assert [adviser(game) for game in ("bang", "dice", "wyatt", "trail")] == ["deputy"] * 3 + [""]


def test_the_lobby_offers_it_and_its_words_are_empty() -> None:
    offered = json.loads(games_info.games.__wrapped__(cache(lambda _: ["random"]), Settings()))
    (found,) = [game for game in offered if game["id"] == "trail"]
    assert found["players"] == {"min": 2, "max": 8}
    assert found["bots"] == ["random"]
    assert locale_parts.words.__wrapped__("en", "trail") == b""
    assert b"plain-begin" in locale_parts.words.__wrapped__("de", "plain")

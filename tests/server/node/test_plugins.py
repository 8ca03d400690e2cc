"""Tables whose game or packs come from plugins: which node plays them, and what waits."""

from __future__ import annotations

import asyncio
import json
from typing import Any

import msgspec
import pytest
from msgspec import UNSET

from posse.engine.errors import BadSetup
from posse.engine.game import game
from posse.engine.match import Match
from posse.server import offered
from posse.server.errors import Refused
from posse.server.http import games_info
from posse.server.node.neighbours import about, can_take
from posse.server.node.replay import Replays
from posse.server.settings import Settings
from posse.server.store import rehearsal
from posse.server.store.rows import Neighbour
from posse.server.wire.bodies import NewTable
from posse.server.wire.requests import Options
from tests.server.world import World, playing

NEW, OLD = "some-package 2.0", "some-package 1.0"


@pytest.fixture
def dice(monkeypatch: pytest.MonkeyPatch) -> pytest.MonkeyPatch:
    """The Dice Game comes from an installed package, as far as anybody can tell."""
    monkeypatch.setitem(game("dice").origins, "dice", OLD)
    return monkeypatch


def test_a_match_waits_for_its_plugin(dice: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        world = World()
        table, _ = await world.table(game="dice", start=True)
        row = playing(table).row
        assert row.plugins == {"dice": OLD}
        await table.answers.apply(0, "bot")
        number, store = playing(table).number, world.services.store
        await world.tables.close()

        dice.setitem(game("dice").origins, "dice", NEW)
        other = World(store=store)
        await other.sharing.take_over()
        assert other.tables.all == {}
        for _ in range(2):
            with pytest.raises(Refused) as found:
                await other.tables.find(table.id)
            assert (found.value.error, found.value.status) == ("no_plugin", 503)
        stored = await store.table(table.id)
        assert stored is not None
        assert stored.match == row.id, "the match is kept"

        dice.setitem(game("dice").origins, "dice", OLD)
        again = await World(store=store).tables.find(table.id)
        assert again is not None
        assert playing(again).number == number
        await other.hold(again)

    asyncio.run(main())


def test_a_table_of_a_game_that_is_gone_waits(dice: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        world = World()
        table, _ = await world.table(game="dice")
        await world.tables.close()
        row = await world.services.store.table(table.id)
        assert row is not None
        lease = await world.services.store.acquire(row.id)
        assert lease is not None
        row.game = "faro"
        await world.services.store.save(lease, row)
        await world.services.store.release(lease)
        with pytest.raises(Refused, match="faro"):
            await World(store=world.services.store).tables.find(table.id)

    asyncio.run(main())


def test_a_replay_says_that_its_plugin_is_missing(dice: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        world = World()
        table, _ = await world.table(game="dice", start=True)
        while playing(table).match.choice is not None:
            await table.answers.apply(0, "bot")
        replays, id = Replays(world.services.store), playing(table).id
        assert (await replays.get(id, "all")).body
        dice.setitem(game("dice").origins, "dice", NEW)
        replays.clear()
        with pytest.raises(Refused) as found:
            await replays.get(id, "all")
        assert found.value.error == "no_plugin"

    asyncio.run(main())


def test_nodes_with_other_plugins_refuse_each_others_tables(dice: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        table, _ = await World().table(game="dice", start=True)
        row, match = table.room.row, playing(table).row
        same = Neighbour("a", about=about())
        without = msgspec.structs.replace(match, plugins=UNSET)
        assert can_take(same, row, match)
        assert not can_take(same, row, without), "there it was another game of that name"
        assert not can_take(Neighbour("b"), row, match), "1.0.0 has no plugins"
        dice.setitem(game("dice").origins, "dice", NEW)
        assert not can_take(Neighbour("c", about=about()), row, match)
        dice.delitem(game("dice").origins, "dice")
        assert not can_take(Neighbour("d", about=about()), row, match)

    asyncio.run(main())


def test_a_rehearsal_counts_matches_whose_plugin_is_missing(dice: pytest.MonkeyPatch) -> None:
    """They are whole, and this machine cannot replay them."""

    async def main() -> None:
        table, _ = await World().table(game="dice", start=True)
        row = playing(table).row
        assert not rehearsal._older(row)
        dice.setitem(game("dice").origins, "dice", NEW)
        assert rehearsal._older(row)

    asyncio.run(main())


def test_rows_of_other_matches_say_nothing_of_plugins() -> None:
    async def main() -> None:
        table, _ = await World().table(game="dice", start=True)
        row = playing(table).row
        assert "plugins" not in msgspec.json.decode(msgspec.json.encode(row))
        assert "plugins" not in row.record()
        assert "plugins" not in Match.replay(row.record()).record()

    asyncio.run(main())


# what is offered ---------------------------------------------------------------------------------


def info(settings: Settings) -> dict[str, Any]:
    listed = json.loads(games_info.games(lambda _: [], settings))
    return {one["id"]: one for one in listed}


def test_all_is_offered_unless_the_host_says_otherwise() -> None:
    found = info(Settings())
    assert list(found) == ["bang", "dice", "wyatt"]
    assert len(found["bang"]["setups"]) == 6
    some = info(Settings(games=("bang", "dice"), packs=("dodge_city",)))
    assert list(some) == ["bang", "dice"]
    assert [pack["id"] for pack in some["bang"]["packs"]] == ["base", "dodge_city"]
    assert [one["packs"] for one in some["bang"]["setups"]] == [
        ["base"], ["dodge_city"], ["base", "dodge_city"],
    ]  # fmt: skip
    for wrong in (Settings(games=("faro",)), Settings(packs=("gold",))):
        with pytest.raises(BadSetup, match="there is no"):
            offered.check(wrong)


def test_no_new_table_has_what_is_not_offered() -> None:
    async def main() -> None:
        world = World(Settings(games=("bang",), packs=("base",)))
        with pytest.raises(Refused, match="does not offer"):
            await world.tables.create("p0", "P0", NewTable(game="dice", players=4))
        table, (host,) = await world.table()
        wanted = Options(packs=["base", "dodge_city"])
        await table.handle(host, wanted)
        assert table.room.row.packs == ["base"]
        assert host.error == "not_possible"

    asyncio.run(main())


def test_icons_and_posters_of_plugins(dice: pytest.MonkeyPatch) -> None:
    games_info.games.cache_clear()
    games_info.catalog.cache_clear()
    drawn = {"dice": "<svg></svg>", "arrow": "<svg></svg>"}
    dice.setattr("posse.plugins.icons.icons", lambda id: drawn if id == "dice" else {})
    try:
        found = info(Settings(bot_pause=9.0))
        assert found["dice"]["poster"] == "dice"
        assert found["dice"]["plugin"] == OLD
        assert found["dice"]["icons"] == {"dice": "<svg></svg>"}
        assert "icons" not in found["bang"]
        assert json.loads(games_info.catalog("dice"))["icons"] == drawn
        assert "icons" not in json.loads(games_info.catalog("wyatt"))
    finally:
        games_info.games.cache_clear()
        games_info.catalog.cache_clear()

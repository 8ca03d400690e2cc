"""Sitting down, standing up, bots in seats, and what the host may do."""

import asyncio

import pytest

from posse.server.table.bot_names import BOT_NAMES
from posse.server.table.table import Table
from posse.server.wire.requests import (
    Bot,
    Hello,
    Kick,
    Options,
    Rematch,
    Request,
    Sit,
    Stand,
    Start,
)
from tests.server.world import SETTINGS, Tab, World, leave, over, say


def kinds(tab: Tab) -> list[str]:
    return [seat["kind"] for seat in tab.table["seats"]]


async def finish(table: Table) -> None:
    while not over(table):
        await table.answers.apply(0, "bot")


def test_the_creator_is_host_in_seat_0() -> None:
    async def main() -> None:
        table, (host,) = await World().table()
        info = host.table
        assert (info["host"], info["me"], info["state"]) == (0, 0, "open")
        assert info["link"] == f"/t/{table.id}"
        assert info["seats"][0] == {
            "name": "P0", "kind": "person", "here": True, "you": True, "minded": False, "bot": "",
            "away": None, "reading": False,
        }  # fmt: skip
        assert kinds(host) == ["person", "empty", "empty", "empty"]
        assert host.last("full")["view"] is None

    asyncio.run(main())


def test_people_sit_down_and_stand_up() -> None:
    async def main() -> None:
        table, (host, guest) = await World().table(2)
        assert host.table["spectators"] == 1
        await say(table, guest, Sit(2))
        assert guest.table["me"] == 2
        assert [seat["you"] for seat in guest.table["seats"]] == [False, False, True, False]
        assert host.table["spectators"] == 0
        await say(table, guest, Sit(3))  # a person has one seat
        assert kinds(host) == ["person", "empty", "empty", "person"]
        await say(table, guest, Sit(0))
        assert guest.error == "taken"
        await say(table, guest, Sit(9))
        assert guest.error == "no_seat"
        await say(table, guest, Stand())
        assert guest.table["me"] is None
        await say(table, guest, Stand())
        assert guest.error == "not_seated"

    asyncio.run(main())


def test_a_visitor_without_a_cookie_may_only_watch() -> None:
    async def main() -> None:
        table, _ = await World().table()
        nobody = Tab()
        await say(table, nobody, Hello(), Sit(1))
        assert nobody.error == "no_person"

    asyncio.run(main())


@pytest.mark.parametrize(
    "request_",
    [Bot(1, "greenhorn"), Kick(0), Options(clock=30), Start(), Rematch()],
    ids=lambda r: type(r).__name__,
)
def test_only_the_host_decides(request_: Request) -> None:
    async def main() -> None:
        table, (_, guest) = await World().table(2)
        await say(table, guest, Sit(1))
        before = table.room.row.draft()
        await say(table, guest, request_)
        assert guest.error == "not_host"
        assert table.room.row == before

    asyncio.run(main())


def test_the_host_fills_and_empties_seats() -> None:
    async def main() -> None:
        table, (host,) = await World().table()
        await say(table, host, Bot(1, "greenhorn"), Bot(2, "random"))
        assert kinds(host) == ["person", "bot", "bot", "empty"]
        name = host.table["seats"][1]["name"]
        assert name
        await say(table, host, Bot(1, "random"))
        assert host.table["seats"][1]["bot"] == "random"
        assert host.table["seats"][1]["name"] == name
        await say(table, host, Bot(1, "marshal"))
        assert host.table["seats"][1]["name"] in BOT_NAMES["marshal"], "the name says how it plays"
        await say(table, host, Bot(1, ""))
        assert kinds(host)[1] == "empty"
        await say(table, host, Bot(1, "nosuch"))
        assert host.error == "no_bot"
        await say(table, host, Bot(0, "greenhorn"))
        assert host.error == "taken"

    asyncio.run(main())


def test_a_bot_makes_room_for_a_person() -> None:
    async def main() -> None:
        table, (host, guest) = await World().table(2)
        await say(table, host, Bot(1, "greenhorn"))
        await say(table, guest, Sit(1))
        assert host.table["seats"][1]["name"] == "P1"

    asyncio.run(main())


def test_options_before_the_match() -> None:
    async def main() -> None:
        table, (host, guest) = await World().table(2)
        await say(table, guest, Sit(3))
        await say(table, host, Options(clock=60, public=True, players=6))
        info = host.table
        assert (info["clock"], info["public"], info["players"]) == (60, True, 6)
        assert len(info["seats"]) == 6
        await say(table, guest, Sit(5))
        await say(table, host, Options(players=4))  # seat 5 is gone: its person gets another seat
        assert kinds(host) == ["person", "person", "empty", "empty"]
        assert guest.table["me"] == 1
        for wrong in (Options(players=12), Options(packs=["nosuch"]), Options(house={"a": "b"})):
            await say(table, host, wrong)
            assert host.error == "not_possible"
        assert host.table["players"] == 4
        await say(table, host, Start(), Options(clock=0))
        assert host.error == "is_playing"

    asyncio.run(main())


def test_more_people_than_seats_stay() -> None:
    async def main() -> None:
        table, tabs = await World().table(5, players=5)
        for i in range(1, 5):
            await say(table, tabs[i], Sit(i))
        await say(table, tabs[0], Options(players=4))
        assert tabs[0].error == "taken"
        assert len(table.room.row.seats) == 5

    asyncio.run(main())


def test_start_fills_with_bots_and_deals() -> None:
    async def main() -> None:
        table, (host, guest) = await World().table(2)
        await say(table, guest, Sit(1))
        await say(table, host, Start())
        assert kinds(host) == ["person", "person", "bot", "bot"]
        assert host.table["state"] == "playing"
        assert host.table["match"]
        assert len(host.table["commitment"]) == 64
        assert host.view["me"] == 0
        assert guest.view["me"] == 1
        names = [seat["name"] for seat in host.table["seats"]]
        assert len(set(names)) == 4
        await say(table, host, Start())
        assert host.error == "is_playing"

    asyncio.run(main())


def test_a_person_who_stands_up_in_a_match_may_come_back_to_their_seat() -> None:
    async def main() -> None:
        world = World()
        table, (host, guest, third) = await world.table(3)
        await say(table, guest, Sit(1))
        await say(table, host, Start())
        await say(table, guest, Stand())
        assert kinds(host)[1] == "bot"
        await say(table, third, Sit(1))
        assert third.error == "is_playing"
        await say(table, guest, Sit(2))
        assert guest.error == "is_playing"
        await say(table, guest, Sit(1))
        assert guest.table["me"] == 1
        assert guest.view["me"] == 1

    asyncio.run(main())


def test_another_person_becomes_host_when_the_host_stands_up() -> None:
    async def main() -> None:
        table, (host, guest) = await World().table(2)
        await say(table, guest, Sit(2))
        await say(table, host, Stand())
        assert guest.table["host"] == 2
        await say(table, guest, Stand())
        assert guest.table["host"] is None
        await say(table, host, Sit(1))
        assert host.table["host"] == 1

    asyncio.run(main())


def test_an_absent_host_is_replaced() -> None:
    async def main() -> None:
        world = World()
        table, (host, guest) = await world.table(2)
        await say(table, guest, Sit(2))
        await leave(table, host)
        await world.wait(table, SETTINGS.host_grace - 1)
        assert guest.table["host"] == 0
        await world.wait(table, 1)
        assert guest.table["host"] == 2
        await say(table, guest, Start())
        assert guest.table["state"] == "playing"

    asyncio.run(main())


def test_no_bot_is_swapped_in_a_match_unless_all_agree() -> None:
    async def main() -> None:
        world = World()
        table, (host, guest, watcher) = await world.table(3)
        await say(table, guest, Sit(1))
        await say(table, host, Start())
        before = host.table["seats"][2]["bot"]
        await say(table, guest, Bot(2, "random"))  # the host begins
        assert guest.error == "not_host"
        await say(table, host, Bot(2, "random"), Bot(2, "random"))
        proposed = guest.table["seats"][2]
        assert (proposed["bot"], proposed["wish"]) == (before, "random")
        await say(table, watcher, Bot(2, "random"))
        assert watcher.error == "not_host"
        assert table.room.row.seats[2].bot == before
        await say(table, guest, Bot(2, "random"))
        assert host.table["seats"][2]["bot"] == "random"
        assert "wish" not in host.table["seats"][2]
        await say(table, guest, Stand())  # alone with bots nobody else has to agree
        await say(table, host, Bot(2, "greenhorn"))
        assert host.table["seats"][2]["bot"] == "greenhorn"

    asyncio.run(main())


def test_agreeing_to_one_bot_is_not_agreeing_to_another() -> None:
    async def main() -> None:
        world = World()
        table, (host, ben, cal) = await world.table(3)
        await say(table, ben, Sit(1))
        await say(table, cal, Sit(2))
        await say(table, host, Start())
        before = host.table["seats"][3]["bot"]
        await say(table, host, Bot(3, "random"))
        await say(table, ben, Bot(3, "random"))
        await say(table, host, Bot(3, "greenhorn"))
        await say(table, cal, Bot(3, "greenhorn"))
        assert host.table["seats"][3]["bot"] == before, "ben wanted the other one"
        await say(table, ben, Bot(3, "greenhorn"))
        assert host.table["seats"][3]["bot"] == "greenhorn"

    asyncio.run(main())


def test_how_long_somebody_is_away() -> None:
    async def main() -> None:
        world = World()
        table, (host, guest) = await world.table(2)
        await say(table, guest, Sit(1))
        assert [seat["away"] for seat in host.table["seats"]] == [None] * 4
        await leave(table, guest)
        assert host.table["seats"][1]["away"] == 0
        await world.wait(table, 40)
        await say(table, host, Sit(2))
        assert [seat["away"] for seat in host.table["seats"]] == [None, 40, None, None]
        await say(table, guest, Hello())
        assert host.table["seats"][1]["away"] is None

    asyncio.run(main())

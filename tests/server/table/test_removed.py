"""People whom the host has removed from the table, and how they come back."""

import asyncio

from posse.server.wire.requests import (
    Admit,
    Chat,
    Hello,
    Kick,
    Name,
    Sit,
    Start,
)
from tests.server.world import Tab, World, playing, say


def kinds(tab: Tab) -> list[str]:
    return [seat["kind"] for seat in tab.table["seats"]]


def test_a_kicked_person_looks_on_as_a_spectator() -> None:
    async def main() -> None:
        table, (host, guest) = await World().table(2)
        await say(table, guest, Sit(1))
        await say(table, host, Start(), Kick(1))
        assert kinds(host)[1] == "bot"
        assert guest.table["me"] is None
        match = playing(table).match
        assert guest.view == match.game.present(match.view(None))
        assert guest.view["me"] is None
        await say(table, guest, Sit(1))
        assert guest.error == "kicked"
        await say(table, guest, Chat("let me in"))
        assert guest.error == "kicked"
        await say(table, host, Kick(0))
        assert host.error == "yourself"
        await say(table, host, Kick(2))
        assert host.error == "not_possible"

    asyncio.run(main())


def test_a_kicked_person_stays_out_after_the_match_and_after_a_restart() -> None:
    async def main() -> None:
        world = World()
        table, (host, guest, third) = await world.table(3)
        await say(table, guest, Sit(1))
        await say(table, host, Kick(1))
        again = await world.again(table.room.row)
        for tab in (guest, third):
            await say(again, tab, Hello(), Sit(1))
        assert guest.error == "kicked"
        assert third.table["me"] == 1
        assert not third.messages("error")

    asyncio.run(main())


def test_the_host_lets_a_removed_person_in_again() -> None:
    async def main() -> None:
        world = World()
        table, (host, guest, third) = await world.table(3)
        await say(table, guest, Name("Gus"), Sit(1))
        await say(table, third, Sit(2))
        assert "removed" not in host.table
        await say(table, host, Kick(1))
        again = await world.again(table.room.row)
        for tab in (host, guest, third):
            await say(again, tab, Hello())
        (gus,) = host.table["removed"]
        assert gus["name"] == "Gus"
        assert "removed" not in guest.table
        assert "removed" not in third.table
        await say(again, third, Admit(gus["who"]))
        assert third.error == "not_host"
        await say(again, host, Admit("0" * 12))
        assert host.error == "not_possible"
        await say(again, host, Admit(gus["who"]))
        assert "removed" not in host.table
        await say(again, guest, Sit(1), Chat("thank you"))
        assert guest.table["me"] == 1
        assert not guest.messages("error")

    asyncio.run(main())


def test_the_mark_of_a_removed_person_tells_nothing_at_another_table() -> None:
    async def main() -> None:
        world = World()
        marks = set()
        for _ in range(2):
            table, (host, guest) = await world.table(2)
            await say(table, guest, Sit(1))
            await say(table, host, Kick(1))
            marks |= {one["who"] for one in host.table["removed"]}
        assert len(marks) == 2

    asyncio.run(main())

"""Names, chat and phrases."""

import asyncio
from typing import Any

from posse.server.requests import Chat, Hello, Name, Phrase, Sit
from tests.server.world import Tab, World, say


def test_names() -> None:
    async def main() -> None:
        world = World()
        table, (host, guest) = await world.table(2)
        await say(table, guest, Sit(1), Name("  Calamity  "))
        assert host.table["seats"][1]["name"] == "Calamity"
        assert world.memory.names["p1"] == "Calamity"
        await say(table, guest, Name("P0"))
        assert host.table["seats"][1]["name"] == "P0 2"
        await say(table, guest, Name("\x00"))
        assert guest.error == "bad_text"

    asyncio.run(main())


def told(tab: Tab, kind: str) -> list[Any]:
    return [{k: v for k, v in m.items() if k != "t"} for m in tab.messages(kind)]


def test_chat_and_phrases() -> None:
    async def main() -> None:
        world = World()
        table, (host, guest) = await world.table(2)
        await say(table, host, Chat("<script>alert(1)</script>"))
        await say(table, guest, Chat("hello"), Phrase("thanks"))
        assert guest.error == "not_seated"
        await say(table, host, Phrase("well-shot"))
        lines = [
            {"n": 1, "seat": 0, "name": "P0", "text": "<script>alert(1)</script>"},
            {"n": 2, "seat": None, "name": "P1", "text": "hello"},
        ]
        assert told(host, "chat") == told(guest, "chat") == lines
        assert told(guest, "phrase") == [{"seat": 0, "id": "well-shot"}]
        for hello, expected in (
            (Hello(), lines),
            (Hello(chat=1), lines[1:]),
            (Hello(since=1, chat=0), lines),
            (Hello(since=1), []),  # does not count lines, and has seen something already
        ):
            back = Tab()
            await say(table, back, hello)
            assert told(back, "chat") == expected

    asyncio.run(main())

"""Names, chat and phrases."""

import asyncio
from pathlib import Path
from typing import Any

import pytest

from posse.server.settings import Settings
from posse.server.wire.requests import Chat, Hello, Mute, Name, Phrase, Sit
from tests.server.client import app_client, create
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


def test_a_person_without_seat_and_name_cannot_write() -> None:
    async def main() -> None:
        table, (host,) = await World().table()
        for tab in (Tab(), Tab("p8"), Tab("", "Eve")):
            await say(table, tab, Hello(), Chat("spam"))
            assert tab.error == "no_name"
        assert host.messages("chat") == []

    asyncio.run(main())


@pytest.mark.parametrize(
    ("first", "second"),
    [("10.0.0.8", "10.0.0.8"), ("10.0.0.8", "::ffff:10.0.0.8"), ("2001:db8::8", "2001:db8::9")],
)
def test_the_host_silences_somebody(first: str, second: str) -> None:
    async def main() -> None:
        table, (host,) = await World().table()
        host.address = "10.0.0.1"
        eve, bob = Tab("p8", "Eve", first), Tab("p9", "Bob", "10.0.0.9")
        await say(table, bob, Hello())
        await say(table, eve, Hello(), Chat("spam"), Mute(1))
        assert eve.error == "not_host"
        await say(table, host, Chat("stop"), Mute(2))
        assert host.error == "yourself"
        await say(table, host, Mute(7))
        assert host.error == "no_line"
        await say(table, host, Mute(1))
        again = Tab("p7", "Eve 2", second)  # another cookie at the same address
        await say(table, again, Hello())
        for tab in (eve, again):
            await say(table, tab, Chat("more spam"))
            assert tab.error == "muted"
        await say(table, bob, Chat("peace"))
        await say(table, again, Sit(2), Chat("I play"))
        await say(table, host, Mute(1, on=False))
        await say(table, eve, Chat("sorry"))
        said = [line["text"] for line in host.messages("chat")]
        assert said == ["spam", "stop", "peace", "I play", "sorry"]

    asyncio.run(main())


def test_one_address_talks_so_much_whatever_it_opens(tmp_path: Path) -> None:
    with app_client(tmp_path, Settings(address_chats=(0.0, 3.0))) as client:
        client.post("/api/me", json={"name": "Ann"})
        table = create(client)
        heard = []
        for number in range(5):
            with client.websocket_connect(f"/ws/tables/{table}") as socket:
                socket.send_json({"t": "hello", "chat": number})
                socket.send_json({"t": "chat", "text": str(number)})
                while (message := socket.receive_json())["t"] not in ("chat", "error"):
                    pass
                heard.append(message.get("error", message.get("text")))
    assert heard == ["0", "1", "2", "too_fast", "too_fast"]


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
            (Hello(since=1), []),  # does not count lines, and has already seen events
        ):
            back = Tab()
            await say(table, back, hello)
            assert told(back, "chat") == expected

    asyncio.run(main())

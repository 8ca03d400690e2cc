"""Backups during play: they hold everything that players had seen, and can be played on."""

import asyncio
import copy
import subprocess
import sys
from pathlib import Path

import pytest

from tests.conformance import SCALE
from tests.server.server_process import HURRY, START, Server, Stored
from tests.server.test_kill import Player, come_back, seated

pytestmark = pytest.mark.long

BACKUPS = 1 + SCALE
POSSE = (sys.executable, "-c", START)


async def backed_up(address: str, file: Path) -> None:
    process = await asyncio.create_subprocess_exec(*POSSE, "backup", str(file), "--db", address)
    assert await process.wait() == 0


async def played(players: list[Player], address: str, folder: Path) -> Stored:
    """Makes several backups while everybody plays."""
    heard: asyncio.Queue[None] = asyncio.Queue()
    sockets = [await player.person.socket(player.table) for player in players]
    for socket in sockets:
        await socket.send('{"t":"hello","since":0}')
    pairs = zip(players, sockets, strict=True)
    tasks = [asyncio.create_task(player.play(socket, heard)) for player, socket in pairs]
    for number in range(BACKUPS):
        for _ in range(20 * number):
            await heard.get()
        seen = copy.deepcopy([player.__dict__ for player in players])
        while not heard.empty():
            heard.get_nowait()
        file = folder / f"{number}.db"
        await backed_up(address, file)
        assert not heard.empty(), "nobody played meanwhile"
        stored = Stored(file)
        for player, then in zip(players, seen, strict=True):
            past = Player(player.person, player.table)
            past.__dict__.update(then)
            past.check(stored)
    for socket in sockets:
        await socket.close()
    await asyncio.gather(*tasks)
    return stored


async def back(players: list[Player], stored: Stored) -> None:
    for player in players:
        async with player.person.socket(player.table) as socket:
            await come_back(player, socket, stored)


@pytest.fixture
def elsewhere(request: pytest.FixtureRequest, address: str, tmp_path: Path) -> str:
    """A database of the other kind, if it is available."""
    if address.startswith("postgresql:"):
        return str(tmp_path / "moved.db")
    return str(request.getfixturevalue("postgres"))


def test_what_was_seen_is_in_it(address: str, elsewhere: str, tmp_path: Path) -> None:
    with Server(address, start=HURRY) as server:
        players = seated(server)
        stored = asyncio.run(played(players, address, tmp_path))
    assert any(player.given for player in players)
    last = tmp_path / f"{BACKUPS - 1}.db"
    subprocess.run([*POSSE, "restore", last, "--db", elsewhere], check=True)
    with Server(elsewhere, start=HURRY) as server:
        for player in players:
            player.person.host = server.host
        asyncio.run(back(players, stored))

"""Check an installed wheel, in an environment that has nothing else: everything in it works.

Uses only the installed package and the standard library. With `speed` it prints decisions a second.
"""

from __future__ import annotations

import json
import random
import socket
import subprocess
import sys
import time
import urllib.error
import urllib.request
from pathlib import Path
from typing import Any

import posse
from posse.engine.match import Match

COMMAND = Path(sys.executable).with_name("posse")
GAMES = ("bang", "dice", "wyatt")
PAGES = ("/", "/rules/bang", "/health", "/api/rulings/en", "/api/rulings/de")


def command(*words: str) -> str:
    """The output of `posse`. An error ends the check."""
    done = subprocess.run([COMMAND, *words], capture_output=True, text=True, check=False)
    if done.returncode:
        raise SystemExit(f"posse {' '.join(words)}: {done.stdout}{done.stderr}")
    return done.stdout


def see_commands() -> None:
    assert command("--version") == f"posse {posse.__version__}\n"
    for game in GAMES:
        assert game in command("games", "--lang", "en")
        assert "✗" not in command("rules", game, "--lang", "de")
        command("simulate", game, "--games", "3", "--bots", "deputy")
    packs = "base,dodge_city,great_train_robbery"
    command("simulate", "bang", "--packs", packs, "--players", "8", "--games", "3")
    assert " 0 failed" in command("scenario", "scenarios/bang/beer.toml", "--lang", "en")


def free_port() -> int:
    with socket.socket() as found:
        found.bind(("127.0.0.1", 0))
        return int(found.getsockname()[1])


def fetch(address: str, body: Any = None) -> bytes:
    """The answer of the server, which may still be starting."""
    data = None if body is None else json.dumps(body).encode()
    request = urllib.request.Request(address, data, {"Content-Type": "application/json"})
    for _ in range(100):
        try:
            with urllib.request.urlopen(request, timeout=10) as answer:
                return bytes(answer.read())
        except ConnectionError:
            time.sleep(0.1)
        except urllib.error.URLError as error:
            if not isinstance(error.reason, ConnectionError):
                raise
            time.sleep(0.1)
    raise SystemExit(f"{address} does not answer")


def see_server() -> None:
    home = f"http://127.0.0.1:{(port := free_port())}"
    words = [str(COMMAND), "serve", "--port", str(port), "--db", "posse.db"]
    with subprocess.Popen(words, stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL) as server:
        try:
            for page in PAGES:
                assert fetch(home + page), page
            assert b"<script" in fetch(home + "/"), "the browser app is missing"
            for game in GAMES:
                assert json.loads(fetch(f"{home}/api/games/{game}/rules/en")), game
                table = {"game": game, "players": 4, "start": True}
                assert json.loads(fetch(home + "/api/tables", table))["id"], game
        finally:
            server.terminate()
            assert server.wait(30) == 0


def rate(game: str, players: int, seconds: float = 4.0) -> int:
    """Random decisions per second of CPU time."""
    pick, done, start = random.Random(1).random, 0, time.process_time()
    while time.process_time() < start + seconds:
        state = posse.new_match(game, players, done, log=False).state
        while (choice := state.choice) is not None:
            state.apply(int(pick() * len(choice.options)))
            done += 1
    return round(done / (time.process_time() - start))


def main() -> None:
    here = Path(posse.__file__).parent
    assert Path(sys.prefix) in here.parents, f"posse was imported from {here}"
    if sys.argv[1:] == ["speed"]:
        for game, players in (("bang", 7), ("dice", 7), ("wyatt", 4)):
            print(game, rate(game, players))
        return
    see_commands()
    see_server()
    compiled = not str(sys.modules[Match.__module__].__file__).endswith(".py")
    print(f"posse {posse.__version__} works, {'compiled' if compiled else 'pure'}")


if __name__ == "__main__":
    main()

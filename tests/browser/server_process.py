"""A server in a process of its own, and what a test does with it without a browser."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import httpx2
from websockets.sync.client import ClientConnection, connect

from tests.witness import PATIENCE
from tools.shell import ROOT


class Server:
    def __init__(self, db: Path, *more: str, module: str = "tests.browser.serving") -> None:
        self.process = subprocess.Popen(
            [sys.executable, "-m", module, str(db), *more],
            cwd=ROOT,
            stdout=subprocess.PIPE,
            text=True,
        )
        assert self.process.stdout is not None
        said = self.process.stdout.readline()
        assert "http://" in said, "the server did not start; see its messages above"
        self.url = said.split()[-1]
        self._finished: dict[str, Finished] = {}

    @property
    def port(self) -> int:
        return urlsplit(self.url).port or 0

    def close(self) -> None:
        self.process.terminate()
        code = self.process.wait(PATIENCE)
        assert self.process.stdout is not None
        self.process.stdout.close()
        assert code == 0, f"the server ended with {code}"

    def get(self, path: str) -> Any:
        return httpx2.get(self.url + path, timeout=PATIENCE).raise_for_status().json()

    def finished(
        self, game: str = "bang", players: int = 5, name: str = "Ida", **more: Any
    ) -> Finished:
        """A match that bots have played to its end. The same call returns the same match."""
        wanted = {"game": game, "players": players, "start": True, **more}
        key = json.dumps([name, wanted], sort_keys=True)
        if key not in self._finished:
            self._finished[key] = self._finish(name, wanted)
        return self._finished[key]

    def _finish(self, name: str, wanted: dict[str, Any]) -> Finished:
        """The person stands up at once, so that bots play the match."""
        with httpx2.Client(base_url=self.url, timeout=PATIENCE) as http:
            http.post("/api/me", json={"name": name}).raise_for_status()
            table = http.post("/api/tables", json=wanted).raise_for_status().json()["id"]
            cookie = "; ".join(f"{one.name}={one.value}" for one in http.cookies.jar)
        socket = f"{self.url.replace('http', 'ws')}/ws/tables/{table}"
        with connect(socket, additional_headers={"Cookie": cookie}, max_size=None) as guest:
            guest.send(json.dumps({"t": "hello", "since": 0}))
            guest.send(json.dumps({"t": "stand"}))
            return Finished(table, over(guest)["match"])


class Finished:
    def __init__(self, table: str, match: str) -> None:
        self.match = match
        self.table = f"/t/{table}"
        self.replay = f"/r/{match}"


def over(guest: ClientConnection) -> Any:
    while True:
        message = json.loads(guest.recv(timeout=PATIENCE))
        if message["t"] == "over":
            return message

"""`make picture`: docs/match.png, a moving picture (APNG) of a real match in the browser.

A server of its own deals a match. Bots sit in all seats but one. In that seat the page answers with
a deputy's hints. The page is photographed while it shows the match.
"""

from __future__ import annotations

import io
import json
import os
import socket
import subprocess
import sys
import tempfile
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from PIL import Image
from playwright.sync_api import Page, sync_playwright
from websockets.sync.client import ClientConnection, connect
from websockets.typing import Origin

from tools import find_browser, find_node
from tools.shell import ROOT, fail, say

FILE = ROOT / "docs" / "match.png"
SIZE = {"width": 1000, "height": 640}
PICTURES, EVERY = 38, 0.45  # how many pictures, and the seconds between two of them
SHOWN = 320  # milliseconds for which each is shown
COLOURS = 40
WIDTH = 720  # width of the finished picture
MOST = 2_000_000
TABLE = {"game": "bang", "players": 5, "start": True, "hints": True, "take_back": False}
CHOSEN = {"lang": "en", "pace": "brisk", "coach": "off", "name-asked": "yes", "sound": "off"}
READ = "document.querySelector('.intro [data-id=ready]')?.click()"


@contextmanager
def served() -> Iterator[str]:
    """A server with an empty database, and its address."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = str(free.getsockname()[1])
    with tempfile.TemporaryDirectory() as folder:
        words = ["serve", "--port", port, "--db", str(Path(folder, "posse.db"))]
        server = subprocess.Popen([sys.executable, "-m", "posse.cli", *words])
        try:
            for _ in range(200):
                with socket.socket() as door:
                    if door.connect_ex(("127.0.0.1", int(port))) == 0:
                        break
                time.sleep(0.1)
            yield f"http://127.0.0.1:{port}"
        finally:
            server.terminate()
            server.wait()


def play(socket: ClientConnection) -> None:
    """Answers every question of the seat with the hint of a deputy, after a pause for reading."""
    socket.send(json.dumps({"t": "hello"}))
    for text in socket:
        message: dict[str, Any] = json.loads(text)
        choice = message.get("choice")
        if message["t"] == "hint":
            time.sleep(0.6)
            answer = {"t": "answer", "choice": choice, "option": message["option"], "final": True}
            socket.send(json.dumps(answer))
        elif isinstance(choice, dict) and choice.get("options"):
            socket.send(json.dumps({"t": "hint", "choice": choice["number"]}))


def photographed(page: Page) -> list[Image.Image]:
    """Photographs the page again and again, and skips pictures that show no change."""
    found: list[bytes] = []
    for _ in range(PICTURES):
        page.evaluate(READ)
        picture = page.screenshot()
        if not found or picture != found[-1]:
            found.append(picture)
        page.wait_for_timeout(1000 * EVERY)
    return [Image.open(io.BytesIO(one)).convert("RGB") for one in found]


def record(address: str) -> list[Image.Image]:
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(
            executable_path=find_browser.browser(), args=["--no-sandbox"]
        )
        context = browser.new_context(viewport=SIZE, locale="en")  # type: ignore[arg-type]
        keep = [f"localStorage.setItem('posse.{key}', '{to}');" for key, to in CHOSEN.items()]
        context.add_init_script("try { " + " ".join(keep) + " } catch {}")
        page = context.new_page()
        page.goto(address)
        page.request.post(f"{address}/api/me", data={"name": "Wren"})
        table = page.request.post(f"{address}/api/tables", data=TABLE).json()["id"]
        (cookie,) = [one for one in context.cookies() if one["name"] == "posse"]
        page.goto(f"{address}/t/{table}")
        with connect(
            f"{address.replace('http', 'ws')}/ws/tables/{table}",
            origin=Origin(address),
            additional_headers={"Cookie": f"posse={cookie['value']}"},
        ) as socket:
            threading.Thread(target=play, args=(socket,), daemon=True).start()
            page.wait_for_selector(".intro [data-id=ready]")
            page.evaluate(READ)
            page.wait_for_timeout(2500)
            pictures = photographed(page)
        browser.close()
    return pictures


def save(pictures: list[Image.Image]) -> None:
    """Saves with one palette for all pictures, so that parts that do not change take no space."""
    small = [one.resize((WIDTH, one.height * WIDTH // one.width)) for one in pictures]
    sample = small[len(small) // 2].quantize(COLOURS)
    frames = [one.quantize(palette=sample, dither=Image.Dither.NONE) for one in small]
    frames[0].save(
        FILE, save_all=True, append_images=frames[1:], duration=SHOWN, loop=0, optimize=True
    )


def main() -> None:
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(find_node.node()))
    with served() as address:
        pictures = record(address)
    save(pictures)
    size = FILE.stat().st_size
    say(f"{FILE.relative_to(ROOT)}: {len(pictures)} pictures, {size:,} bytes")
    if size > MOST:
        fail(f"it is larger than {MOST:,} bytes: fewer pictures or colours")


if __name__ == "__main__":
    main()

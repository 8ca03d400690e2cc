"""A person with a browser: a context of its own, one page, and every error in it."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import TYPE_CHECKING, Any

from playwright.sync_api import (
    APIRequestContext,
    BrowserContext,
    Locator,
    Page,
    WebSocket,
    expect,
)

from tools.shell import ROOT

if TYPE_CHECKING:
    from tests.browser.tabs import Tab

SCREENSHOTS = ROOT / "build" / "screenshots"
PICTURES = bool(os.environ.get("POSSE_PICTURES"))
PATIENCE = 60_000  # milliseconds; what has not happened by then counts as failed
LONGEST_NAME = 24
CONSOLE_LINES = 8  # lines of a page's console, printed for a test that failed
# Where an element is not covered, from its own corner: its middle, or the middle of the free part.
# Searching is expensive, so it uses a coarse grid first.
UNCOVERED = """(el) => {
  const box = el.getBoundingClientRect();
  const own = (x, y) => {
    const top = document.elementFromPoint(box.left + x * box.width, box.top + y * box.height);
    return top && el.contains(top) && !top.closest('.key');
  };
  for (const step of [1, 0.21, 0.06]) {
    const open = [];
    for (let x = step / 2; x < 1; x += step) {
      for (let y = step / 2; y < 1; y += step) {
        if (own(x, y)) open.push({ x: x * box.width, y: y * box.height });
      }
    }
    if (open.length > 0) return open[Math.floor(open.length / 2)];
  }
  return null;
}"""
# Where an element can be pressed, once it is enabled and, if things move, at rest. Elements that
# must be swiped to are scrolled into view.
PRESSABLE = f"""async (el, patience) => {{
  const uncovered = {UNCOVERED};
  const still = matchMedia('(prefers-reduced-motion: reduce)').matches;
  const frame = () => new Promise(requestAnimationFrame);
  const end = performance.now() + patience;
  el.scrollIntoView({{ block: 'nearest', inline: 'nearest' }});
  const place = () => Object.values(el.getBoundingClientRect().toJSON()).join();
  for (let before = still ? place() : ''; performance.now() < end; await frame()) {{
    const rests = before === (before = place());
    const spot = rests && el.isConnected && !el.disabled && uncovered(el);
    const box = el.getBoundingClientRect();
    if (spot) return [box.left + spot.x, box.top + spot.y];
  }}
  return null;
}}"""

# A frame that is drawn after everything that has happened until now.
DRAWN = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"


@dataclass(frozen=True)
class Size:
    width: int
    height: int

    @property
    def phone(self) -> bool:
        return self.width < 600

    def __str__(self) -> str:
        return f"{self.width}x{self.height}"


PLAY_NOW = re.compile("^Play now")  # and what that starts
DESK = Size(1440, 900)
LAPTOP = Size(1366, 650)
SMALL_LAPTOP = Size(1280, 720)
TABLET = Size(820, 1180)
PHONE = Size(390, 844)
SMALL_PHONE = Size(360, 740)
NARROW_PHONE = Size(320, 568)
PHONE_ON_ITS_SIDE = Size(844, 390)


class Visitor:
    def __init__(self, tab: Tab, url: str, size: Size) -> None:
        self.tab = tab
        self.altered = False  # whether the tab is closed after this visit
        self.url = url
        self.size = size
        self.touches = size.phone  # with a finger, also after the window was resized
        self.frames: list[dict[str, Any]] = []  # messages of the server to this page
        self.sent: list[dict[str, Any]] = []  # messages of this page to the server
        self.name_ending = ""  # follows every name that this person takes
        self.pardoned = ""  # errors that a test causes itself, as a regular expression
        self._problems: list[str] = []
        self.page = tab.page
        tab.on("pageerror", lambda error: self._problems.append(f"error: {error}"))
        tab.on("console", lambda said: self._note(said.type, said.text))
        tab.on("websocket", self._listen)

    @property
    def context(self) -> BrowserContext:
        """The context, for a test that changes it: routes, permissions, pages."""
        self.altered = True
        return self.tab.context

    @property
    def request(self) -> APIRequestContext:
        """Requests to the server as this person, without a page."""
        return self.tab.context.request

    def _note(self, kind: str, text: str) -> None:
        if kind in ("error", "warning"):
            self._problems.append(f"{kind}: {text}")

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda payload: self.frames.append(json.loads(payload)))
        socket.on("framesent", lambda payload: self.sent.append(json.loads(payload)))

    def testify(self, picture: Path) -> list[str]:
        """For a test that failed: the address of this page, its picture, its errors."""
        told = [f"{self.page.url} at {self.size}", *self._problems[-CONSOLE_LINES:]]
        if not self.page.is_closed():
            self.page.evaluate("() => window.dress?.('all')")
            self.page.screenshot(path=picture, timeout=PATIENCE)
            told.append(str(picture.relative_to(ROOT)))
        return told

    @property
    def problems(self) -> list[str]:
        pardoned = re.compile(self.pardoned) if self.pardoned else None
        return [said for said in self._problems if not (pardoned and pardoned.search(said))]

    def clear_problems(self) -> None:
        self._problems.clear()

    def events(self) -> list[dict[str, Any]]:
        """The events that the server has sent."""
        return [event for frame in self.frames for event in frame.get("events", [])]

    def answers(self) -> int:
        """How many answers this page has sent."""
        return sum(said["t"] == "answer" for said in self.sent)

    def seat(self) -> int:
        """My seat, by the server's last message."""
        told = [frame["table"]["me"] for frame in self.frames if frame["t"] == "table"]
        return int(told[-1])

    def read_slowly(self) -> None:
        """Introductions stay open until the test has read them."""
        self.tab.script("window.slow = true")

    def calm(self) -> None:
        """From now on nothing moves."""
        self.altered = True
        self.page.emulate_media(reduced_motion="reduce")

    # going places -------------------------------------------------------------------------------

    def go(self, path: str = "/") -> Page:
        self.page.goto(self.url + path)
        self.page.wait_for_function("() => !document.querySelector('.patience')")
        self.page.evaluate("() => document.fonts.ready")
        return self.page

    def call(self, name: str) -> None:
        """Takes a name, as if chosen on an earlier visit."""
        full = f"{name}{self.name_ending}"[:LONGEST_NAME]
        reply = self.request.post(f"{self.url}/api/me", data={"name": full})
        assert reply.ok, reply.text()

    def table(self, **wanted: Any) -> str:
        """Opens a table without the form and goes there. Returns its path."""
        setup = {"game": "bang", "players": 5, **wanted}
        reply = self.request.post(f"{self.url}/api/tables", data=setup)
        assert reply.ok, reply.text()
        path = f"/t/{reply.json()['id']}"
        self.go(path)
        return path

    def reached_at(self, address: str | None) -> None:
        """Sets the address that the server reports for friends."""
        body = json.dumps({"address": address})
        self.context.route("**/api/address", lambda route: route.fulfill(body=body))

    def open_settings(self) -> None:
        """Opens the settings that the host of a table can change before the match."""
        self.page.locator(".agreed summary").click()

    def play_now(self) -> None:
        self.go("/")
        self.button(PLAY_NOW).click()
        expect(self.page.locator(".game")).to_be_visible()

    # looking ------------------------------------------------------------------------------------

    def button(self, name: str | re.Pattern[str]) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def press(self, target: Locator) -> None:
        """A tap or a click where the element is visible: cards in a fan cover each other.

        The page itself finds the place, because the checks of a driver before a click cost more.
        """
        spot: tuple[float, float] | None = target.evaluate(PRESSABLE, PATIENCE)
        assert spot is not None, f"{target} is covered by other things, disabled or gone"
        if self.touches:
            self.page.touchscreen.tap(*spot)
        else:
            self.page.mouse.click(*spot)

    @contextmanager
    def hurrying(self) -> Iterator[None]:
        """What the page waits for by its clock comes twenty times sooner."""
        self.page.evaluate("() => { clock.haste = 20; }")
        yield
        self.page.evaluate("() => { clock.haste = 1; }")

    def resize(self, size: Size) -> None:
        """Resizes the window. The page changes its layout one frame later."""
        if size == self.size:
            return
        self.size = size
        self.page.set_viewport_size({"width": size.width, "height": size.height})
        self.page.evaluate(DRAWN)

    def shoot(self, name: str) -> None:
        """A picture of the page, for people who want to look.

        Pictures take half the time of a run.
        """
        if not PICTURES:
            return
        SCREENSHOTS.mkdir(parents=True, exist_ok=True)
        self.page.evaluate("() => document.fonts.ready")
        lang = self.page.evaluate("() => document.documentElement.lang")
        self.page.screenshot(path=SCREENSHOTS / f"{name}-{self.size}-{lang}.png")

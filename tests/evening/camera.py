"""Looks at the screen and all phones once a second: takes pictures, and notes what is wrong.

What moves may lie anywhere for a moment, so a complaint counts when it stands for two looks. Life
points count later: the screen waits some seconds for further answers to an attack.
"""

from __future__ import annotations

import time
from collections import Counter
from pathlib import Path
from typing import Any

from PIL import Image, ImageDraw

from tests.browser.pictures import COMPLAINTS
from tests.browser.visitor import Visitor
from tests.server.world import patched

EVERY = 1.0  # seconds
LOOKS, LOOKS_AT_LIFE = 2, 7  # how long a complaint must stand
BROWSER = Path(__file__).parent.parent / "browser"
SCREEN_LOOKS = (BROWSER / "screen_looks.js").read_text()
ON_SCREEN = f"() => document.querySelector('.big__sheet') ? ({SCREEN_LOOKS})() : []"
# Pages of text may be longer than the window. Behind a sheet or a slip nothing is read.
ON_PHONE = f"""() => document.querySelector('dialog[open], .lbars, .slip') ? []
  : ({COMPLAINTS})(!document.querySelector('.ph'))"""
COVERED = """() => document.querySelector('.ph[data-covered] :is(.card, .ph__strip)')
  ? ['a covered phone shows cards'] : []"""
# The life points that are drawn on each plate; what moves is still on its way.
LIVES = """() => [...document.querySelectorAll('.bseat')].flatMap((seat) => {
  const life = seat.querySelector('.life');
  const left = life?.querySelectorAll('.life__b:not([data-spent])').length;
  return life ? [[Number(seat.dataset.seat), left]] : [];
})"""
BUSY = "() => !!document.querySelector('.bmatch[data-event]')"
CHANGES = "() => evening.changes"
NOTED = "() => [evening.shown, evening.asked]"
ROW, ROWS = 270, 6  # height of a row of a contact sheet in pixels, and rows


class Camera:
    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self.pages: dict[str, Visitor] = {}
        self.frame = 0
        self.wrong: dict[tuple[str, str], list[int]] = {}  # by page and complaint: the frames
        self.late: list[float] = []  # seconds from screen to phone
        self.views: dict[str, Any] = {}  # what each page has been told
        self._told: Counter[str] = Counter()
        self._standing: Counter[tuple[str, str]] = Counter()
        self._due = 0.0
        self._changes: dict[str, int] = {}
        self._pictures: dict[str, Path] = {}
        self._rows: list[dict[str, Path]] = []
        folder.mkdir(parents=True, exist_ok=True)

    def tick(self) -> None:
        """A look, if it is time for one."""
        if time.monotonic() < self._due:
            return
        self._due = time.monotonic() + EVERY
        self.frame += 1
        for name in self.pages:
            self._follow(name)
        found = {(name, said) for name in self.pages for said in self._complaints(name)}
        self._standing = Counter({one: self._standing[one] + 1 for one in found})
        for (name, said), looks in self._standing.items():
            if looks >= (LOOKS_AT_LIFE if "life points" in said else LOOKS):
                self.note(name, said)
        for name in self.pages:
            self._shoot(name)
        self._rows.append(dict(self._pictures))
        if len(self._rows) == ROWS:
            self.print_sheet()

    # what is wrong ------------------------------------------------------------------------------

    def _complaints(self, name: str) -> list[str]:
        visitor = self.pages[name]
        if visitor.page.url == "about:blank":
            return []
        page = visitor.page
        if name != "screen":
            return [*page.evaluate(ON_PHONE), *page.evaluate(COVERED)]
        phones = [view for other, view in self.views.items() if other != "screen"]
        known = secrets(self.views.get("screen"), phones)
        return [*page.evaluate(ON_SCREEN), *self._untrue(visitor), *known]

    def _follow(self, name: str) -> None:
        """What a page knows by now. The screen is never told what may be answered."""
        frames = self.pages[name].frames
        for message in frames[self._told[name] :]:
            if message["t"] in ("full", "back"):
                self.views[name] = message["view"]
            elif message["t"] == "step":
                self.views[name] = patched(self.views[name], message["patch"])
            if name == "screen" and (message.get("choice") or {}).get("options"):
                self.note(name, "it is told what a player may answer")
        self._told[name] = len(frames)

    def _untrue(self, screen: Visitor) -> list[str]:
        """Life points on the screen that are not those of the match, while nothing moves."""
        view = self.views.get("screen")
        if view is None or screen.page.evaluate(BUSY):
            return []
        seats = view["seats"]
        return [
            f"seat {seat} has {seats[seat]['life']} life points, not {shown}"
            for seat, shown in screen.page.evaluate(LIVES)
            if seat < len(seats) and "life" in seats[seat] and seats[seat]["life"] != shown
        ]

    def note(self, name: str, said: str) -> None:
        self.wrong.setdefault((name, said), []).append(self.frame)

    def end_of_match(self) -> None:
        """Did a phone ask before the screen had shown what led to the question? How long after?"""
        screen, *phones = self.pages.items()
        shown, _ = screen[1].page.evaluate(NOTED)
        for name, visitor in phones:
            _, asked = visitor.page.evaluate(NOTED)
            for one in asked:
                if one["screen"] is None or one["screen"] < one["n"]:
                    self.note(name, f"asks {one['n']}, the screen has shown {one['screen']}")
                since = [at for n, at in shown if n >= one["n"] and at <= one["at"]]
                self.late += [(one["at"] - min(since)) / 1000] if since else []
            visitor.page.evaluate("() => { evening.asked = []; }")
        screen[1].page.evaluate("() => { evening.shown = []; }")
        for name, visitor in self.pages.items():
            for said in visitor.problems:
                self.note(name, said)
            visitor.clear_problems()

    # pictures -----------------------------------------------------------------------------------

    def _shoot(self, name: str) -> None:
        """A picture, if the page has changed since the last one."""
        page = self.pages[name].page
        if page.url == "about:blank":
            return
        changes = page.evaluate(CHANGES)
        if changes == self._changes.get(name):
            return
        self._changes[name] = changes
        path = self.folder / f"{self.frame:05}-{name}.jpg"
        page.screenshot(path=path, type="jpeg", quality=70)
        self._pictures[name] = path

    def print_sheet(self) -> None:
        """A contact sheet of the last seconds: a row for each of them."""
        if not self._rows:
            return
        wide = [ROW * 16 // 9, *[ROW * 390 // 844] * (len(self.pages) - 1)]
        sheet = Image.new("RGB", (sum(wide) + 60, ROW * len(self._rows)), "white")
        pen = ImageDraw.Draw(sheet)
        first = self.frame - len(self._rows) + 1
        for at, row in enumerate(self._rows):
            pen.text((4, at * ROW + 4), str(first + at), fill="black")
            left = 60
            for name, width in zip(self.pages, wide, strict=True):
                if name in row:
                    small = Image.open(row[name]).resize((width - 4, ROW - 4))
                    sheet.paste(small, (left, at * ROW))
                left += width
        sheet.save(self.folder / f"sheet-{first:05}.png")
        self._rows = []


def secrets(view: Any, phones: list[Any]) -> list[str]:
    """What not everybody knows: a card of a hand, the role of a player in play."""
    if view is None or view.get("result"):
        return []
    told = []
    for number, seat in enumerate(view["seats"]):
        alike = [one for one in phones if one and len(one["seats"]) == len(view["seats"])]
        hands = [one["seats"][number].get("hand") or [] for one in alike]
        shown = {card for card in seat.get("hand") or [] if card is not None}
        if not all(shown <= {*hand} for hand in hands):
            told.append(f"the screen knows a card of seat {number} that others do not know")
        if seat.get("role") not in (None, "sheriff") and not seat.get("out"):
            told.append(f"the screen knows the role of seat {number}")
    return told

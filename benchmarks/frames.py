"""`python -m benchmarks.frames`: how smoothly a phone with a slow processor shows a match.

A browser of a phone's size, its processor slowed down four times, shows the moments of finished
matches that move most: a hit, somebody out, the Barrel, Dynamite, Indians, the train, the end. The
page itself counts every frame. The figures are in benchmarks/FRAMES.md. They are printed, never
asserted: without a graphics card the browser draws with the same processor that is slowed down.
"""

from __future__ import annotations

import argparse
import os
import statistics
import tempfile
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from benchmarks.tracing import CATEGORIES, work
from tests.browser.entering import NAMES
from tests.browser.server_process import Server
from tools import find_browser, find_node

FRAME = 1000 / 60
LATE = 1.5 * FRAME  # a frame was left out
WATCHED = 3500  # milliseconds from each moment on
SIZE = {"width": 390, "height": 844}
COUNT = """(time) => new Promise((done) => {
  const frames = [];
  let last = performance.now();
  const end = last + time;
  const next = (now) => {
    frames.push(now - last);
    last = now;
    if (now < end) requestAnimationFrame(next);
    else done(frames.slice(1));
  };
  requestAnimationFrame(next);
})"""
CALM = "localStorage.setItem('posse.pace', 'calm'); localStorage.setItem('posse.coach', 'off')"
SHOTS = (150, 400, 800, 1400)  # milliseconds of the pictures


@dataclass(frozen=True)
class Moment:
    title: str
    game: str
    verb: str
    packs: tuple[str, ...] | None = None
    card: str | None = None  # of this kind


@dataclass(frozen=True)
class Place:
    """Where a moment was found."""

    title: str
    path: str  # of the replay
    step: int


Measure = Callable[[Browser, Server, Place, argparse.Namespace], str]
TRAIN = ("base", "great_train_robbery")
MOMENTS = [
    Moment("a hit", "bang", "hurt"),
    Moment("somebody is out", "bang", "out"),
    Moment("the Barrel", "bang", "barrel"),
    Moment("Dynamite explodes", "bang", "explode"),
    Moment("Indians!", "bang", "play", card="indians"),
    Moment("the train rolls", "bang", "roll", TRAIN),
    Moment("the match ends", "bang", "win"),
    Moment("dice are thrown", "dice", "roll"),
]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--slow", type=float, default=4.0, help="how many times slower it computes")
    parser.add_argument(
        "--trace", action="store_true", help="what the main thread does, not slowed down"
    )
    parser.add_argument("--pictures", type=Path, help="a folder for pictures of every moment")
    given = parser.parse_args()
    if given.trace:
        print(f"{SIZE['width']}×{SIZE['height']}, {WATCHED / 1000} s from each moment\n")
        print(
            "| moment | CPU (ms) | longest task (ms) | styles | layouts | paints |\n|" + "---|" * 6
        )
        run(given, traced)
        return
    print(
        f"{SIZE['width']}×{SIZE['height']}, slowed down {given.slow:g} times, load {load():.1f}\n"
    )
    print("| moment | frames | a second | longest (ms) | left out |\n|---|---|---|---|---|")
    run(given, measured)
    print(f"\nload afterwards {load():.1f}")


def run(given: argparse.Namespace, measure: Measure) -> None:
    """Measures every moment and prints a row for each."""
    with tempfile.TemporaryDirectory() as folder, opened() as browser:
        server = Server(Path(folder) / "posse.sqlite")
        try:
            for moment in MOMENTS:
                found = place(server, moment)
                row = "none found" if found is None else measure(browser, server, found, given)
                print(f"| {moment.title} | {row} |", flush=True)
        finally:
            server.close()


def load() -> float:
    return os.getloadavg()[0]


@contextmanager
def opened() -> Iterator[Browser]:
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(find_node.node()))
    with sync_playwright() as playwright:
        program = find_browser.browser()
        browser = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        yield browser
        browser.close()


def measured(browser: Browser, server: Server, found: Place, given: argparse.Namespace) -> str:
    """The frames from this moment on: how many, a second, the longest (ms), left out."""
    page = before(browser, server, found)
    if given.pictures is not None:
        photograph(page, given.pictures, found.title)
        show(page, found.step)
    session = page.context.new_cdp_session(page)
    session.send("Emulation.setCPUThrottlingRate", {"rate": given.slow})
    play(page)
    frames: list[float] = page.evaluate(COUNT, WATCHED)
    page.context.close()
    left_out = sum(round(frame / FRAME) - 1 for frame in frames if frame > LATE)
    a_second = 1000 / statistics.fmean(frames)
    return f"{len(frames)} | {a_second:.1f} | {max(frames):.0f} | {left_out}"


def traced(browser: Browser, server: Server, found: Place, _: argparse.Namespace) -> str:
    """What the main thread does from this moment on; below it what it must move by itself."""
    page = before(browser, server, found)
    browser.start_tracing(page=page, categories=list(CATEGORIES))
    play(page)
    page.wait_for_timeout(WATCHED)
    told = work(browser.stop_tracing())
    page.context.close()
    counts = f"{told.styles} | {told.layouts} | {told.paints}"
    rest = "".join(f"\n  {n} × {what}" for what, n in told.uncomposited.items())
    return f"{told.busy:.0f} | {told.longest:.0f} | {counts} |{rest}"


def before(browser: Browser, server: Server, found: Place) -> Page:
    """A page at rest, at the step before this moment."""
    context = browser.new_context(viewport=SIZE, is_mobile=True, has_touch=True)  # type: ignore[arg-type]
    context.add_init_script(CALM)
    page = context.new_page()
    page.goto(server.url + found.path)
    page.locator(".rebar").wait_for()
    show(page, found.step)
    return page


def play(page: Page) -> None:
    page.locator(".rebar__keys .btn--main").click()


def show(page: Page, step: int) -> None:
    """Goes to the step before a moment, and lets the page rest."""
    page.get_by_role("slider").fill(str(max(step - 1, 0)))
    page.evaluate(COUNT, 500)


def photograph(page: Page, folder: Path, title: str) -> None:
    folder.mkdir(parents=True, exist_ok=True)
    play(page)
    before = 0
    for at in SHOTS:
        page.wait_for_timeout(at - before)
        page.screenshot(path=folder / f"{title.replace(' ', '-')}-{at}.png")
        before = at


def place(server: Server, moment: Moment) -> Place | None:
    """The replay of a match and the step that brings one of these events; None if no match has."""
    more: dict[str, Any] = {} if moment.packs is None else {"packs": list(moment.packs)}
    catalog = server.get(f"/api/games/{moment.game}/catalog")
    for name in NAMES[:12]:
        played = server.finished(moment.game, 5, name, **more)
        told = server.get(f"/api/matches/{played.match}/replay?seat=all")
        for step, one in enumerate(told["steps"]):
            if any(is_it(event, moment, catalog) for event in one["events"]):
                return Place(moment.title, played.replay, step)
    return None


def is_it(event: dict[str, Any], moment: Moment, catalog: dict[str, Any]) -> bool:
    if event["verb"] != moment.verb:
        return False
    return moment.card is None or catalog["cards"][event["card"]]["kind"] == moment.card


if __name__ == "__main__":
    main()

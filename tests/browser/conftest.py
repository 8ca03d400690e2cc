"""One browser and one server for all browser tests, and new people for each test."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect, sync_playwright

from tests.browser.server_process import Server
from tests.browser.tabs import Tabs
from tests.browser.visitor import DESK, PATIENCE, PICTURES, Size, Visitor
from tests.last_page import Note, call_witness, hear_witnesses
from tools import find_browser, find_node

Visit = Callable[..., Visitor]
# Chromium's own sandbox does not start for root, as in most containers. The name is that of a
# laptop at home: for the browser its pages are not secure, as over plain HTTP in any network.
ARGUMENTS = ("--no-sandbox", "--host-resolver-rules=MAP laptop.local 127.0.0.1")
CLOCK = Path(__file__).parent / "clock.js"
# The marks for names and cards inside a sentence (web/src/text/rich-text.ts) must never be seen:
# the page reports an error as soon as one is drawn in a text or a label.
WATCH_MARKS = r"""(() => {
  const mark = /[\uE000-\uE002]/;
  const labels = ['aria-label', 'title', 'alt', 'placeholder'];
  const labelled = labels.map((name) => `[${name}]`).join();
  const complain = (text) => mark.test(text ?? '') && console.error(`a mark is seen: ${text}`);
  let changed = false;
  const look = () => {
    changed = false;
    complain(document.documentElement.textContent);
    for (const el of document.querySelectorAll(labelled)) {
      for (const name of labels) complain(el.getAttribute(name));
    }
  };
  new MutationObserver(() => {
    if (!changed) requestAnimationFrame(look);
    changed = true;
  }).observe(document, {
    subtree: true, childList: true, characterData: true, attributeFilter: labels,
  });
})()"""

# Most tests read a page and never look at its pixels, so nothing is drawn: what is transparent has
# its place, its style and its clicks, but the browser makes no picture of it. Shadows and textures
# are left off as well. Clip paths stay, because they decide what lies under a finger.
# `dress('colours')` brings the colours of backgrounds back.
PLAIN = """(() => {
  const without = (...names) => {
    const sheet = new CSSStyleSheet();
    const rules = names.map((name) => `${name}: none !important;`).join(' ');
    sheet.replaceSync(`*, *::before, *::after { ${rules} }`);
    return sheet;
  };
  const colours = without('text-shadow', 'background-image');
  const depth = without('box-shadow', 'filter', 'backdrop-filter', 'mask-image', 'border-image');
  const drawing = new CSSStyleSheet();
  drawing.replaceSync(':root { opacity: 0 !important; }');
  const drawn = [colours, depth];
  const left_off = { all: [], colours: [depth], drawn, nothing: [...drawn, drawing] };
  window.dress = (how) => { document.adoptedStyleSheets = left_off[how]; };
  dress('nothing');
})()"""

# Nothing is heard, and computing sounds costs a worker.
SILENT = "window.AudioContext = undefined"

# No page has a service worker, unless the test is about it.
ALONE = "Object.defineProperty(Navigator.prototype, 'serviceWorker', { value: undefined })"

# Every visitor has chosen a name on an earlier visit.
ASKED = "try { localStorage.setItem('posse.name-asked', 'yes'); } catch {}"
# As if chosen on an earlier visit; the blank page stores nothing.
CHOSEN = """((key, value) => {
  try { localStorage.getItem(key) ?? localStorage.setItem(key, value); } catch {}
})('posse.%(key)s', '%(value)s')"""

# Visitors are ready with an introduction at once, unless the test reads it.
READ = """new MutationObserver(() => {
  if (!window.slow) document.querySelector('.intro [data-id=ready]')?.click();
}).observe(document, { subtree: true, childList: true })"""


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    program = find_browser.browser()
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(find_node.node()))
    with sync_playwright() as playwright:
        expect.set_options(timeout=PATIENCE)
        started = playwright.chromium.launch(executable_path=program, args=[*ARGUMENTS])
        yield started
        started.close()


@pytest.fixture(scope="session")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    opened = Server(tmp_path_factory.mktemp("house") / "posse.sqlite")
    yield opened
    opened.close()


@pytest.fixture(scope="session")
def tabs(browser: Browser) -> Iterator[Tabs]:
    opened = Tabs(browser)
    yield opened
    opened.close()


@pytest.fixture
def visit(tabs: Tabs, server: Server, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Opens pages for people. After the test none of their pages may have reported an error."""
    visitors: list[Visitor] = []

    def come(
        size: Size = DESK,
        *,
        lang: str = "en",
        moving: bool = False,
        pace: str = "once",
        coach: str = "off",
        url: str = "",
        new: bool = False,
        plain: bool = True,
        worker: bool = False,
    ) -> Visitor:
        tab = tabs.take(size, lang, moving, new or not plain or bool(url))
        chosen = {"pace": pace, "coach": coach}
        tab.script(prelude(plain and not PICTURES, new, chosen) + ("" if worker else f";{ALONE}"))
        visitors.append(Visitor(tab, url or server.url, size))
        visitors[-1].altered = bool(url)
        return visitors[-1]

    call_witness(request.node, partial(shown, visitors))
    yield come
    problems = [problem for visitor in visitors for problem in visitor.problems]
    if problems:
        hear_witnesses(request.node)
    for visitor in visitors:
        tabs.give_back(visitor.tab, visitor.altered, f"{visitor.url}/health")
    assert problems == []


def prelude(plain: bool, new: bool, chosen: dict[str, str]) -> str:
    """Runs before the scripts of every page: one script, because each costs a page its time."""
    found = [CLOCK.read_text(), WATCH_MARKS, READ, SILENT]
    found += [PLAIN] if plain else []
    found += [] if new else [ASKED]
    found += [CHOSEN % {"key": key, "value": said} for key, said in chosen.items() if said]
    return ";\n".join(found)


def shown(visitors: list[Visitor], folder: Path) -> list[Note]:
    """A picture of every page at this moment, and its console."""
    told = []
    for number, visitor in enumerate(visitors):
        picture = folder / f"page-{number}.png"
        told += [("page", said) for said in visitor.testify(picture)]
    return told

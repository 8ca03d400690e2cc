"""One browser and one server for all browser tests, fresh people for each."""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator

import pytest
from playwright.sync_api import Browser, sync_playwright

from tests.browser.house import House
from tests.browser.visitor import DESK, PATIENCE, SCREENSHOTS, Size, Visitor
from tools import find_browser, find_node

Visit = Callable[..., Visitor]
# The marks that stand for names and cards inside a sentence (web/src/lib/rich.ts) are never seen:
# the page complains as soon as a text or a label has one.
WATCH_MARKS = r"""(() => {
  const mark = /[\uE000-\uE002]/;
  const labels = ['aria-label', 'title', 'alt', 'placeholder'];
  const labelled = labels.map((name) => `[${name}]`).join();
  const complain = (text) => mark.test(text ?? '') && console.error(`a mark is seen: ${text}`);
  const read = (node) => {
    complain(node.textContent);
    if (node.nodeType !== Node.ELEMENT_NODE) return;
    for (const el of [node, ...node.querySelectorAll(labelled)]) {
      for (const name of labels) complain(el.getAttribute(name));
    }
  };
  new MutationObserver((changes) => {
    for (const { type, target, attributeName, addedNodes } of changes) {
      if (type === 'attributes') complain(target.getAttribute(attributeName));
      else if (type === 'characterData') complain(target.data);
      else addedNodes.forEach(read);
    }
  }).observe(document, {
    subtree: true, childList: true, characterData: true, attributeFilter: labels,
  });
})()"""

# Everybody has been asked for a name before, on an earlier visit.
ASKED = "try { localStorage.setItem('posse.name-asked', 'yes'); } catch {}"
# As if chosen on an earlier visit; the blank page keeps nothing.
CHOSEN = """((key, value) => {
  try { localStorage.getItem(key) ?? localStorage.setItem(key, value); } catch {}
})('posse.%(key)s', '%(value)s')"""

# People read quickly, unless the test reads by itself: introductions are ready at once.
READ = """new MutationObserver(() => {
  if (!window.slow) document.querySelector('.intro [data-id=ready]')?.click();
}).observe(document, { subtree: true, childList: true })"""


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    program = find_browser.browser()
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(find_node.node()))
    with sync_playwright() as playwright:
        # Chromium's own sandbox does not start for root, as in most containers.
        started = playwright.chromium.launch(executable_path=program, args=["--no-sandbox"])
        yield started
        started.close()


@pytest.fixture(scope="session")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    opened = House(tmp_path_factory.mktemp("house") / "posse.sqlite")
    yield opened
    opened.close()


@pytest.fixture
def visit(browser: Browser, house: House, request: pytest.FixtureRequest) -> Iterator[Visit]:
    """Lets people come in. When the test is over, none of their pages may have complained."""
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
    ) -> Visitor:
        context = browser.new_context(
            viewport={"width": size.width, "height": size.height},
            locale=lang,
            is_mobile=size.phone,
            has_touch=size.phone,
            reduced_motion="no-preference" if moving else "reduce",
        )
        context.set_default_timeout(PATIENCE)
        context.add_init_script(WATCH_MARKS)
        context.add_init_script(READ)
        if not new:
            context.add_init_script(ASKED)
        for key, value in (("pace", pace), ("coach", coach)):
            if value:
                context.add_init_script(CHOSEN % {"key": key, "value": value})
        visitors.append(Visitor(context, url or house.url, size))
        return visitors[-1]

    failures = request.session.testsfailed
    yield come
    if request.session.testsfailed > failures:
        picture_of(visitors, request.node.name)
    for visitor in visitors:
        visitor.context.close()
    assert [problem for visitor in visitors for problem in visitor.problems] == []


def picture_of(visitors: list[Visitor], test: str) -> None:
    SCREENSHOTS.mkdir(parents=True, exist_ok=True)
    for number, visitor in enumerate(visitors):
        visitor.page.screenshot(path=SCREENSHOTS / f"failed-{test}-{number}.png")

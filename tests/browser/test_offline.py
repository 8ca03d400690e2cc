"""The service worker: without network the app opens and shows the rules; no build is mixed."""

from __future__ import annotations

import shutil
from pathlib import Path

from playwright.sync_api import Page, expect

from posse.server.http.site import ENTRY, STATIC
from tests.browser.conftest import Visit
from tests.browser.server_process import Server
from tests.browser.visitor import DESK, LAPTOP, PHONE, TABLET, Visitor

RULES_ARE_KEPT = "() => localStorage.getItem('posse.rules-kept')?.includes(' en')"
BUILDS = """async () => (await caches.keys())
  .filter((name) => name.startsWith('posse-build:')).map((name) => name.split(':')[1])"""
IS_KEPT = "async (entry) => !!(await (await caches.open('posse-build:' + entry)).match('/'))"
LOOK_FOR_NEW = "async () => { await (await navigator.serviceWorker.ready).update(); }"
ENTRY_OF_PAGE = "() => new URL(document.querySelector('script[type=module]').src).pathname"


def entry_in(app: Path) -> str:
    found = ENTRY.search((app / "index.html").read_bytes())
    assert found is not None
    return found[1].decode()


def upgrade(app: Path) -> str:
    """The next build: another first script, and a part of the old one is gone. Returns its path."""
    old, new = entry_in(app), "/assets/index-upgraded.js"
    (app / old[1:]).rename(app / new[1:])
    for name in ("index.html", "worker.js"):
        file = app / name
        file.write_text(file.read_text().replace(old, new))
    for part in (app / "assets").glob("About-*.js"):
        part.rename(part.with_name("About-upgraded.js"))
        for user in app.rglob("*.js"):
            user.write_text(user.read_text().replace(part.name, "About-upgraded.js"))
    return new


def until(page: Page, script: str, wanted: object, given: object = None) -> None:
    """Asks the page until it answers this."""
    while page.evaluate(script, given) != wanted:
        page.evaluate("() => new Promise(requestAnimationFrame)")


def test_it_opens_without_network_and_keeps_each_build_whole(visit: Visit, tmp_path: Path) -> None:
    app = tmp_path / "app"
    shutil.copytree(STATIC, app)
    server = Server(tmp_path / "posse.sqlite", str(app), module="tests.browser.app_serving")
    try:
        visitor = visit(PHONE, url=server.url, worker=True)
        page = visitor.go("/")
        old = entry_in(app)
        with visitor.hurrying():
            page.wait_for_function(RULES_ARE_KEPT)
        until(page, BUILDS, [old])
        new = upgrade(app)
        the_old_page_stays_whole(visitor, old, new)
        page.get_by_role("button", name="Reload").click()
        until(page, ENTRY_OF_PAGE, new)
        with visitor.hurrying():
            until(page, BUILDS, [new])  # no page of the old build lives
            page.wait_for_function(RULES_ARE_KEPT)
    finally:
        server.close()
    without_server(visitor)


def the_old_page_stays_whole(visitor: Visitor, old: str, new: str) -> None:
    """The new build is offered and kept; a part of the old one is opened from what was kept."""
    page = visitor.page
    with visitor.hurrying():
        expect(page.locator(".banner")).to_contain_text("There is a new version of Posse.")
    page.evaluate(LOOK_FOR_NEW)
    until(page, IS_KEPT, True, new)
    page.evaluate(LOOK_FOR_NEW)
    assert page.evaluate(BUILDS) == [old, new]
    page.get_by_role("link", name="About").first.click()
    expect(page.get_by_role("heading", level=1)).to_contain_text("About")
    assert page.evaluate(ENTRY_OF_PAGE) == old


def without_server(visitor: Visitor) -> None:
    visitor.pardoned = "Failed to load resource|ERR_CONNECTION|WebSocket"
    page = visitor.go("/")
    told = page.locator(".banner")
    expect(told).to_contain_text("No connection to the server.")
    expect(page.locator(".poster").first).to_be_visible()
    for size in (PHONE, TABLET, LAPTOP, DESK):
        visitor.resize(size)
        visitor.shoot("offline-lobby")
    visitor.resize(PHONE)
    page.get_by_role("link", name="Rules").first.click()
    expect(page.locator(".rulebook__main h2").first).to_be_visible()
    expect(told).to_contain_text("No connection to the server.")
    visitor.shoot("offline-rules")
    visitor.go("/rules/wyatt")
    expect(page.locator(".rulebook__main h2").first).to_be_visible()
    page.goto(f"{visitor.url}/t/some-table")
    expect(told).to_contain_text("Connection lost.")

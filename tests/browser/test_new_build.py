"""A page that stays open while the server gets a new build."""

from __future__ import annotations

import re

from playwright.sync_api import Route, expect

from tests.browser.conftest import Visit
from tests.browser.server_process import over
from tests.browser.test_evening import tell, until, wire
from tests.browser.visitor import PHONE, Visitor

# A part that is fetched when it is opened; its name carries a hash of the build.
LATER = re.compile(r"/assets/About-")
OFFER = "There is a new version of Posse."
NEWER = '<script type="module" src="/assets/index-another.js"></script>'


class Builds:
    """What the server serves to one page: for a page of the old build, parts are gone."""

    def __init__(self, visitor: Visitor, *, always: bool) -> None:
        self.always = always
        self.loads = 0
        visitor.pardoned = "404|Failed to fetch dynamically imported module|preload"
        visitor.context.route(LATER, self._part)
        visitor.context.route(f"{visitor.url}/", self._page)
        visitor.page.on("load", lambda _: self._count())

    def _count(self) -> None:
        self.loads += 1

    def _part(self, route: Route) -> None:
        """There again once the page has loaded itself anew."""
        gone = self.always or self.loads < 2
        route.fulfill(status=404) if gone else route.continue_()

    def _page(self, route: Route) -> None:
        """A script that asks for the page learns of the new build."""
        asked = route.request.resource_type == "fetch"
        route.fulfill(body=NEWER, content_type="text/html") if asked else route.continue_()


def test_it_loads_itself_again_and_shows_what_was_opened(visit: Visit) -> None:
    visitor = visit()
    builds = Builds(visitor, always=False)
    visitor.go("/")
    visitor.page.get_by_role("link", name="About").first.click()
    expect(visitor.page.get_by_role("heading", level=1)).to_contain_text("About")
    expect(visitor.page.locator(".banner")).to_have_count(0)
    assert builds.loads == 2


def test_it_does_so_once_and_then_says_what_is_missing(visit: Visit) -> None:
    visitor = visit()
    builds = Builds(visitor, always=True)
    visitor.go("/")
    visitor.page.get_by_role("link", name="About").first.click()
    banner = visitor.page.locator(".banner")
    expect(banner).to_contain_text("A part of this page is missing.")
    assert builds.loads == 2
    visitor.button("Reload").click()
    expect(banner).to_contain_text("you keep your seat")


# The page takes itself for another build than the server's. (A page that a test serves itself may
# not open sockets: the browser does not know where it comes from.)
SEEM_OLD = """
  const find = document.querySelector.bind(document);
  const old = {src: location.origin + '/assets/index-old.js'};
  document.querySelector = (wanted) => wanted.startsWith('script[') ? old : find(wanted);
"""


def test_a_newer_app_is_offered_before_and_after_a_match_never_during_one(visit: Visit) -> None:
    visitor = visit(PHONE)
    visitor.go("/")
    offer = visitor.page.locator(".banner")
    expect(offer).to_have_count(0)
    visitor.context.add_init_script(SEEM_OLD)
    visitor.go("/")
    expect(offer).to_contain_text(OFFER)
    visitor.shoot("new-version-lobby")
    path = visitor.table(game="dice", players=3)
    expect(offer).to_contain_text(OFFER)
    visitor.shoot("new-version-room")
    with wire(visitor, path) as same:
        tell(same, t="start")
        until(same, "table", lambda told: told["table"]["state"] == "playing")
        expect(visitor.page.locator(".game")).to_be_visible()
        assert offer.count() == 0
        tell(same, t="stand")
        over(same)
    result = visitor.page.get_by_role("dialog")
    expect(result).to_contain_text(OFFER)
    visitor.shoot("new-version-over")
    result.get_by_role("button", name="Reload").click()
    expect(result.get_by_text(OFFER)).to_be_visible()  # the build is still the same
    result.get_by_role("button", name="Close").click()
    offer.get_by_role("button", name="Close").click()
    expect(offer).to_have_count(0)

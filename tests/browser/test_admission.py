"""What a server may ask for before a new table: a solved puzzle, or the host's password."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Route, expect

from tests.browser.conftest import Visit
from tests.browser.server_process import Server
from tests.browser.serving import TABLES_PASSWORD
from tests.browser.visitor import DESK, PHONE


@pytest.fixture
def asking(request: pytest.FixtureRequest, tmp_path: Path) -> Iterator[Server]:
    """A server that asks for more before a new table."""
    server = Server(tmp_path / "posse.db", "0", "0", request.param)
    yield server
    server.close()


@pytest.mark.parametrize("asking", ["puzzle"], indirect=True)
def test_the_browser_solves_a_puzzle_beside_the_page(visit: Visit, asking: Server) -> None:
    visitor = visit(PHONE, url=asking.url)
    visitor.pardoned = "403"
    solvers: list[Route] = []  # held until the sheet has been seen

    def hold(route: Route) -> None:
        solvers.append(route)

    visitor.page.route("**/assets/solver*", hold)
    visitor.go("/")
    visitor.page.get_by_role("button", name="Play now").first.click()
    sheet = visitor.page.get_by_role("dialog", name="One moment")
    expect(sheet).to_contain_text("Checking that a person is using this browser …")
    (solver,) = solvers
    solver.continue_()
    expect(visitor.page.locator(".game")).to_be_visible()
    expect(sheet).to_have_count(0)


@pytest.mark.parametrize("asking", ["password"], indirect=True)
def test_the_password_is_asked_once(visit: Visit, asking: Server) -> None:
    visitor = visit(DESK, url=asking.url, lang="de")
    visitor.pardoned = "403"
    visitor.go("/")
    visitor.page.get_by_role("button", name="Jetzt spielen").first.click()
    sheet = visitor.page.get_by_role("dialog", name="Ein neuer Tisch")
    field = sheet.get_by_label("Passwort")
    expect(field).to_be_focused()
    field.fill("guess")
    field.press("Enter")
    expect(sheet.get_by_role("alert")).to_have_text("Das ist nicht das Passwort.")
    sheet.get_by_role("button", name="Schließen").click()
    wrong = visitor.page.get_by_role("alert")
    expect(wrong).to_have_text("Dieser Server verlangt vor einem neuen Tisch ein Passwort.")
    visitor.page.get_by_role("button", name="Jetzt spielen").first.click()
    field.fill(TABLES_PASSWORD)
    field.press("Enter")
    expect(visitor.page.locator(".game")).to_be_visible()
    visitor.go("/")
    visitor.page.get_by_role("button", name="Jetzt spielen").first.click()
    expect(visitor.page.locator(".game")).to_be_visible()
    expect(sheet).to_have_count(0)

"""Over plain HTTP in a network browsers allow less: everything that can work does."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.server_process import Server
from tests.browser.visitor import DESK, LAPTOP, PHONE, TABLET, Visitor

LAPTOP_NAME = "laptop.local"  # the browser finds it on this machine: see conftest.py
# The driver's own requests do not know the name.
MAKE_TABLE = """async () => (await fetch('/api/tables', {
  method: 'POST', headers: { 'Content-Type': 'application/json' },
  body: JSON.stringify({ game: 'bang', players: 4 }),
})).json()"""
NO_COPYING = "() => { document.execCommand = () => false; }"
SELECTED = "(field) => field.value.slice(field.selectionStart, field.selectionEnd)"
SIZES = (PHONE, TABLET, LAPTOP, DESK)


def test_the_link_is_copied_the_seal_is_checked_and_the_phone_is_helped(
    visit: Visit, server: Server
) -> None:
    host = visit(DESK, url=f"http://{LAPTOP_NAME}:{server.port}")
    host.pardoned = "Cross-Origin-Opener-Policy header has been ignored"
    page = host.go("/")
    made = page.evaluate(MAKE_TABLE)
    host.go(f"/t/{made['id']}")
    assert not page.evaluate("() => window.isSecureContext")
    link(page)
    help_for_phones(host)
    page.goto(f"{host.url}{server.finished().replay}")
    page.get_by_role("button", name="Seal").click()
    expect(page.get_by_role("status")).to_have_text("The seal holds: the seed matches.")


def link(page: Page) -> None:
    field = page.get_by_label("Link to this table")
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    chat = page.locator(".room__chat input").first
    chat.focus()
    page.keyboard.press("ControlOrMeta+V")
    expect(chat).to_have_value(field.input_value())
    page.evaluate(NO_COPYING)
    page.locator(".share__row button").first.click()
    expect(page.get_by_text("press and hold it to copy")).to_be_visible()
    assert field.evaluate(SELECTED) == field.input_value()


def help_for_phones(host: Visitor) -> None:
    """The page opens beside the table, so that nobody leaves it."""
    with host.context.expect_page() as opened:
        host.page.get_by_role("link", name="Your phone does not reach this laptop?").click()
    page = opened.value
    expect(page.get_by_role("heading", level=1)).to_contain_text("reach this laptop")
    expect(page.locator(".reach__address")).to_have_text(host.url)
    expect(page.get_by_text(f"sudo ufw allow {host.url.rsplit(':', 1)[1]}/tcp")).to_be_visible()
    page.close()
    for lang in ("English", "Deutsch"):
        host.go("/reach")
        host.page.get_by_role("button", name=lang).click()
        for size in SIZES:
            host.resize(size)
            assert host.page.evaluate("() => document.documentElement.scrollWidth") <= size.width
            host.shoot("reach")
    host.page.get_by_role("button", name="English").click()

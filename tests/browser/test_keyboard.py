"""Without a mouse: from the lobby through a whole turn, with a visible focus."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import Visit
from tests.browser.pictures import UNMARKED
from tests.browser.places import PLACES
from tests.browser.player import CARDS, Player
from tests.browser.server_process import Server
from tests.browser.visitor import Visitor


class KeyPlayer(Player):
    """Answers with the keys that are printed on cards and buttons."""

    def answer(self) -> None:
        if self.page.locator(CARDS).count() and self.in_turn():
            self.page.keyboard.press("1")
            expect(self.page.locator('[data-state="selected"]')).to_have_count(1)
            self.page.keyboard.press("1")  # its first target, or a confirmation
        elif self.in_turn():
            self.page.keyboard.press("e")
        else:
            self.page.keyboard.press("1")


def test_a_whole_turn_by_keys(visit: Visit) -> None:
    visitor = visit()
    visitor.call("Wren")
    visitor.go("/")
    tab_to(visitor.page, "Play now")
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.locator(".game")).to_be_visible()
    player = KeyPlayer(visitor)
    assert player.play(player.in_turn) == "asked"
    turn = turns(visitor)
    assert player.play(lambda: turns(visitor) > turn and player.in_turn()) == "asked"
    verbs = {frame["verb"] for frame in own_events(visitor)}
    assert verbs & {"play", "lay"}, "nothing was played by keys"


def test_arrows_walk_over_what_can_be_chosen_and_escape_lowers(visit: Visit) -> None:
    visitor = visit()
    visitor.call("Wren")
    visitor.table(start=True)
    player = KeyPlayer(visitor)
    assert player.play(lambda: player.in_turn() and player.page.locator(CARDS).count() > 0)
    visitor.page.locator("body").focus()
    visitor.page.keyboard.press("ArrowRight")
    assert visitor.page.evaluate("() => document.activeElement.dataset.nav") == "card"
    assert visitor.page.evaluate(UNMARKED) is None
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.locator('[data-state="selected"]')).to_have_count(1)
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.locator('[data-state="selected"], [data-target]')).to_have_count(0)


def test_sheets_close_with_escape_and_give_the_focus_back(visit: Visit, server: Server) -> None:
    visitor = visit()
    PLACES["table"](visitor, server)
    plate = visitor.page.locator('[data-place="seat-1"]')
    plate.focus()
    visitor.page.keyboard.press("Enter")
    expect(visitor.page.get_by_role("dialog")).to_be_visible()
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.get_by_role("dialog")).to_have_count(0)
    expect(plate).to_be_focused()


def tab_to(page: Page, name: str) -> None:
    for _ in range(30):
        page.keyboard.press("Tab")
        text = page.evaluate("() => document.activeElement.textContent.trim()")
        if text.startswith(name):
            assert page.evaluate(UNMARKED) is None
            return
    raise AssertionError(f"Tab never comes to {name!r}")


def turns(visitor: Visitor) -> int:
    return sum(event["verb"] == "turn" for event in own_events(visitor))


def own_events(visitor: Visitor) -> list[dict[str, object]]:
    every = [event for frame in visitor.frames for event in frame.get("events", [])]
    return [event for event in every if event.get("seat") == 0]

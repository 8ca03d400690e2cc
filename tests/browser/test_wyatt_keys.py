"""Wyatt Earp by keys: the digits on cards and buttons, arrows, plus, minus and Escape."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.entering import asked
from tests.browser.server_process import Server
from tests.browser.visitor import DESK
from tests.browser.wyatt import STACKS, WyattPlayer, events
from tests.browser.wyatt_places import seek


class KeyPlayer(WyattPlayer):
    """Answers with the keys that are printed on cards and buttons, and with arrows."""

    def press(self, selector: str) -> None:
        if ".wpaygo" in selector:
            self.page.keyboard.press("2" if "all" in selector else "1")
        elif selector.startswith(".wwire"):
            self.page.keyboard.press(self.key(selector))
        elif selector == STACKS:
            self.page.keyboard.press(str(self.first_stack() + 1))
        else:  # rows and posters have no key: the arrows move there
            self.page.evaluate("() => document.activeElement.blur()")
            self.page.keyboard.press("ArrowRight")
            self.page.keyboard.press("Enter")

    def key(self, selector: str) -> str:
        return self.page.locator(selector).first.locator(".key").inner_text()

    def first_stack(self) -> int:
        """The position of the first stack that can be played."""
        stacks = self.page.locator(".whand [data-nav=card]").all()
        looks = [stack.get_attribute("data-state") for stack in stacks]
        return next(place for place, look in enumerate(looks) if look != "dimmed")

    def turn(self) -> None:
        """With more stacks than digits the first nine are enough."""
        if self.there(STACKS) and self.first_stack() < 9:
            self.press(STACKS)
            self.finish()
            return
        self.page.keyboard.press("e")
        self.page.keyboard.press("1")
        self.page.keyboard.press("1")


def test_a_whole_round_by_keys(visit: Visit) -> None:
    visitor = visit()
    visitor.call("Wren")
    visitor.table(game="wyatt", players=3, start=True)
    player = KeyPlayer(visitor)
    player.play(lambda: player.paydays > 0)
    mine = {event["verb"] for event in events(visitor) if event.get("seat") == 0}
    assert {"draw", "lay", "discard"} <= mine
    visitor.page.keyboard.press("Escape")


def test_plus_minus_and_escape(visit: Visit, server: Server) -> None:
    visitor = visit(DESK)
    player = seek(
        visitor, server, asked("play", 30), lambda me: me.in_turn() and several(me) is not None
    )
    number = several(player)
    group = visitor.page.locator(f'.whand [data-stack="{number}"]')
    visitor.press(group.last)
    expect(visitor.page.locator(".whand [data-state=selected]")).to_have_count(group.count())
    visitor.page.keyboard.press("-")
    expect(visitor.page.locator(".whand [data-state=selected]")).to_have_count(group.count() - 1)
    visitor.page.keyboard.press("+")
    expect(visitor.page.locator(".whand [data-state=selected]")).to_have_count(group.count())
    visitor.page.keyboard.press("Escape")
    expect(visitor.page.locator(".whand [data-state=selected]")).to_have_count(0)


def several(me: WyattPlayer) -> str | None:
    """A stack of which several cards may be laid, found by trying."""
    stacks = {stack.get_attribute("data-stack") for stack in me.page.locator(STACKS).all()}
    for number in sorted(stack for stack in stacks if stack):
        group = me.page.locator(f'.whand [data-stack="{number}"]')
        if group.count() < 2:
            continue
        me.visitor.press(group.last)
        less = me.page.locator(".wstep button").first
        open_ended = less.count() > 0 and less.is_enabled()
        me.page.keyboard.press("Escape")
        if open_ended:
            return number
    return None

"""What there is to see of Wyatt Earp, and how to get there in either language."""

from __future__ import annotations

import re
from collections.abc import Callable
from functools import partial

from playwright.sync_api import expect

from tests.browser.house import House
from tests.browser.places import Place, sit_down
from tests.browser.visitor import Visitor
from tests.browser.wyatt import STACKS, WAYS, WyattPlayer

NAMES = ("Wren", "Ivy", "Ada", "Ben", "Dale", "Josie")  # each has a deal of its own


def seek(visitor: Visitor, wanted: Callable[[WyattPlayer], bool], players: int = 4) -> WyattPlayer:
    """Plays until `wanted` is so; if a match ends before that, another one."""
    for name in NAMES:
        sit_down(visitor, players, "wyatt", name)
        player = WyattPlayer(visitor)
        if player.play(partial(wanted, player)) != "over":
            return player
    raise AssertionError("in none of these matches it came to that")


def playing(me: WyattPlayer) -> bool:
    return me.in_turn() and me.there(STACKS)


def draw(visitor: Visitor, house: House) -> None:
    """Where do I draw?"""
    seek(visitor, lambda me: me.there(".wwire[data-mine][data-pictures]"))


def table(visitor: Visitor, house: House) -> None:
    """My turn in a round that is well under way."""
    seek(visitor, lambda me: playing(me) and me.page.locator(".wpts[data-rank]").count() > 4)


def picked(visitor: Visitor, house: House) -> None:
    """Outlaws in my fingers, and what they would change."""
    player = seek(visitor, playing)
    player.press(STACKS)
    expect(visitor.page.locator(".wwire [data-id=main]")).to_be_visible()


def discard(visitor: Visitor, house: House) -> None:
    """The card that would end my turn."""
    player = seek(visitor, playing)
    player.press('.wwire [data-id="discard"]')
    player.press(STACKS)
    expect(visitor.page.locator('.wsteps [aria-current="step"]')).to_contain_text("3")


def two(visitor: Visitor, house: House) -> None:
    seek(visitor, playing, players=2)


def three(visitor: Visitor, house: House) -> None:
    seek(visitor, playing, players=3)


def hideout(visitor: Visitor, house: House) -> None:
    """Whose row shall disappear?"""
    seek(visitor, lambda me: not me.in_turn() and me.there("[data-target]") and not wanted_now(me))


def wanted_now(me: WyattPlayer) -> bool:
    return me.there('[data-place^="poster-"][data-nav]')


def wanted(visitor: Visitor, house: House) -> None:
    """Most Wanted: an outlaw is named, whom do I ask?"""
    player = seek(visitor, wanted_now)
    player.press('[data-place^="poster-"][data-nav]')
    expect(visitor.page.locator('.wwire .btn[data-id^="o"]').first).to_be_visible()


def search(visitor: Visitor, house: House) -> None:
    """The discard pile lies open."""
    for name in NAMES:
        sit_down(visitor, 3, "wyatt", name)
        player = Searcher(visitor)
        if player.play(partial(player.there, ".wwire[data-shelf]")) != "over":
            return
    raise AssertionError("in none of these matches the pile was searched")


class Searcher(WyattPlayer):
    """Plays Wyatt Earp for his second way only."""

    def finish(self) -> None:
        found = self.page.locator(WAYS, has_text=re.compile("Search|durchsehen"))
        if found.count():
            self.visitor.press(found.first)
        else:
            super().finish()


def now(visitor: Visitor, house: House) -> None:
    """If the round ended now."""
    table(visitor, house)
    phone = visitor.size.phone
    visitor.page.locator(".wpmid .btn" if phone else ".wbar__now").click()
    expect(visitor.page.locator("dialog .wnline" if phone else ".wnow table").first).to_be_visible()


def seat(visitor: Visitor, house: House) -> None:
    table(visitor, house)
    visitor.page.locator(".wstrip__who, .wpstrip__open").first.click()
    expect(visitor.page.locator("dialog .wsheet")).to_be_visible()


def poster(visitor: Visitor, house: House) -> None:
    table(visitor, house)
    visitor.page.locator('[data-place="poster-0"]').click()
    expect(visitor.page.locator("dialog .wsheet")).to_be_visible()


def payday(visitor: Visitor, house: House) -> None:
    """A poster that pays somebody."""
    player = seek(visitor, lambda me: me.there(".wpaygo"))
    while not player.there(".wtix li") and player.there(".wpaygo [data-id=all]"):
        player.press(".wpaygo [data-id=go]")


def totals(visitor: Visitor, house: House) -> None:
    player = seek(visitor, lambda me: me.there(".wpaygo"))
    player.press(".wpaygo [data-id=all]")
    expect(visitor.page.locator(".wtotal")).to_be_visible()


def result(visitor: Visitor, house: House) -> None:
    visitor.go(house.finished("wyatt", 4).table)
    expect(visitor.page.locator("dialog .result")).to_be_visible()


def replay(visitor: Visitor, house: House) -> None:
    visitor.go(house.finished("wyatt", 4).replay)
    expect(visitor.page.locator(".rebar")).to_be_visible()
    for _ in range(25):
        visitor.page.keyboard.press("ArrowRight")


def rules(visitor: Visitor, house: House) -> None:
    visitor.go("/rules/wyatt")
    expect(visitor.page.locator(".part").last).to_be_visible()


WYATT: dict[str, Place] = {
    place.__name__: place
    for place in (
        draw, table, picked, discard, two, three, hideout, wanted, search, now, seat, poster,
        payday, totals, result, replay, rules,
    )
}  # fmt: skip

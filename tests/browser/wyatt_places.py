"""Every place of Wyatt Earp, and how to get there in either language."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from playwright.sync_api import expect

from tests.browser.entering import Moment, Wanted, asked, enter
from tests.browser.places import Place
from tests.browser.server_process import Server
from tests.browser.visitor import Visitor
from tests.browser.wyatt import STACKS, WyattPlayer

WELL_UNDER_WAY = 100  # questions


def last_card(moment: Moment) -> bool:
    """The end of a round."""
    return "over" in moment.brought


def at_once(_: WyattPlayer) -> bool:
    return True


def seek(
    visitor: Visitor,
    server: Server,
    near: Wanted,
    wanted: Callable[[WyattPlayer], bool] = at_once,
    players: int = 4,
) -> WyattPlayer:
    """Enters a match at such a question, and plays on until `wanted` holds."""
    enter(visitor, server, near, game="wyatt", players=players)
    player = WyattPlayer(visitor)
    assert player.play(partial(wanted, player)) != "over"
    return player


def playing(me: WyattPlayer) -> bool:
    return me.in_turn() and me.there(STACKS)


def under_way(me: WyattPlayer) -> bool:
    return playing(me) and me.page.locator(".wpts[data-rank]").count() > 4


def paid(me: WyattPlayer) -> bool:
    return me.there(".wpaygo")


def draw(visitor: Visitor, server: Server) -> None:
    """The page asks from where I draw."""
    seek(visitor, server, asked("draw"))
    expect(visitor.page.locator(".wwire[data-mine][data-pictures]")).to_be_visible()


def table(visitor: Visitor, server: Server) -> None:
    """My turn in a round that has begun long before."""
    seek(visitor, server, asked("play", WELL_UNDER_WAY), under_way)


def picked(visitor: Visitor, server: Server) -> None:
    """Chosen outlaws, and what they would change."""
    player = seek(visitor, server, asked("play"), playing)
    player.press(STACKS)
    expect(visitor.page.locator(".wwire [data-id=main]")).to_be_visible()


def discard(visitor: Visitor, server: Server) -> None:
    """The card whose discard ends my turn."""
    player = seek(visitor, server, asked("play"), playing)
    player.press('.wwire [data-id="discard"]')
    player.press(STACKS)
    expect(visitor.page.locator('.wsteps [aria-current="step"]')).to_contain_text("3")


def two(visitor: Visitor, server: Server) -> None:
    seek(visitor, server, asked("play"), playing, players=2)


def three(visitor: Visitor, server: Server) -> None:
    seek(visitor, server, asked("play"), playing, players=3)


def hideout(visitor: Visitor, server: Server) -> None:
    """The page asks whose row to hide."""
    seek(visitor, server, asked("hideout"))
    expect(visitor.page.locator("[data-target]").first).to_be_visible()


def wanted(visitor: Visitor, server: Server) -> None:
    """Most Wanted: an outlaw is named, and the page asks whom to ask."""
    player = seek(visitor, server, asked("wanted"))
    player.press('[data-place^="poster-"][data-nav]')
    expect(visitor.page.locator('.wwire .btn[data-id^="o"]').first).to_be_visible()


def search(visitor: Visitor, server: Server) -> None:
    """The discard pile is open."""
    seek(visitor, server, asked("search"))
    expect(visitor.page.locator(".wwire[data-shelf]")).to_be_visible()


def now(visitor: Visitor, server: Server) -> None:
    """The preview: if the round ended now."""
    table(visitor, server)
    phone = visitor.size.phone
    visitor.page.locator(".wpmid .btn" if phone else ".wbar__now").click()
    expect(visitor.page.locator("dialog .wnline" if phone else ".wnow table").first).to_be_visible()


def seat(visitor: Visitor, server: Server) -> None:
    table(visitor, server)
    visitor.page.locator(".wstrip__who, .wpstrip__open").first.click()
    expect(visitor.page.locator("dialog .wsheet")).to_be_visible()


def poster(visitor: Visitor, server: Server) -> None:
    table(visitor, server)
    visitor.page.locator('[data-place="poster-0"]').click()
    expect(visitor.page.locator("dialog .wsheet")).to_be_visible()


def payday(visitor: Visitor, server: Server) -> None:
    """A poster that is paid out."""
    player = seek(visitor, server, last_card, paid)
    while not player.there(".wtix li") and player.there(".wpaygo [data-id=all]"):
        player.press(".wpaygo [data-id=go]")


def totals(visitor: Visitor, server: Server) -> None:
    player = seek(visitor, server, last_card, paid)
    player.press(".wpaygo [data-id=all]")
    expect(visitor.page.locator(".wtotal")).to_be_visible()


def result(visitor: Visitor, server: Server) -> None:
    visitor.go(server.finished("wyatt", 4).table)
    expect(visitor.page.locator("dialog .result")).to_be_visible()


def replay(visitor: Visitor, server: Server) -> None:
    visitor.go(server.finished("wyatt", 4).replay)
    expect(visitor.page.locator(".rebar")).to_be_visible()
    for _ in range(25):
        visitor.page.keyboard.press("ArrowRight")


def rules(visitor: Visitor, server: Server) -> None:
    visitor.go("/rules/wyatt")
    expect(visitor.page.locator(".part").last).to_be_visible()


WYATT: dict[str, Place] = {
    place.__name__: place
    for place in (
        draw, table, picked, discard, two, three, hideout, wanted, search, now, seat, poster,
        payday, totals, result, replay, rules,
    )
}  # fmt: skip

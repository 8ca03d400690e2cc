"""Taking an answer back on the page, and the introduction that holds the match."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.places import sit_down
from tests.browser.player import DicePlayer, Player
from tests.browser.server_process import Server
from tests.browser.visitor import (
    DESK,
    LAPTOP,
    NARROW_PHONE,
    PHONE,
    PHONE_ON_ITS_SIDE,
    TABLET,
    Size,
    Visitor,
)
from tests.browser.wyatt import WyattPlayer
from tests.thorough import every_other, thorough

# With the mouse, and with a finger.
FORMS = [[LAPTOP, TABLET, DESK], [PHONE_ON_ITS_SIDE, NARROW_PHONE, PHONE]]
WAYS = ["mouse", "finger"]
# The answer was accepted: it can be taken back, or something else is asked or shown.
SETTLED = """() => document.querySelector('.slip')
  || document.querySelector('.wire[data-mine], .answers .btn:enabled')
  || document.querySelector('.skip:enabled')"""
# What the button covers, of the seats, rows and dice, of my own name, arrows, life points, cards.
UNDER_IT = """() => {
  const a = document.querySelector('.slip .btn').getBoundingClientRect();
  const own = `.dme__name, .dme .arrows, .dme .life, .mystrip__who, .mystrip__front,
    .wstrip, .wpstrip, .wstack, .whand .card, .wphand__say, .wpmid .btn`;
  return [...document.querySelectorAll(`.mini, .dice .die, ${own}`)]
    .filter((one) => {
      const b = one.getBoundingClientRect();
      return b.left < a.right && b.right > a.left && b.top < a.bottom && b.bottom > a.top;
    }).map((one) => one.className);
}"""
LONG = "60"  # seconds: nothing ends by itself during a test


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    opened = Server(tmp_path_factory.mktemp("house") / "posse.sqlite", LONG, LONG)
    yield opened
    opened.close()


class Patient(Player):
    """Does not continue by itself: what waits, waits."""

    skips = False


def pending(visitor: Visitor) -> list[bool]:
    """Whether each answer that could be taken back was held."""
    return [frame["held"] for frame in visitor.frames if frame["t"] == "pending"]


def on_turn(visit: Visit, size: Size = DESK, **more: str) -> Visitor:
    """Dale is dealt the Sheriff and begins, with two cards more than he may keep."""
    visitor = visit(size, pace="brisk", **more)
    sit_down(visitor, 5, name="Dale")
    player = Patient(visitor)
    assert player.play(player.in_turn) == "asked"
    return visitor


@pytest.mark.parametrize("sizes", FORMS, ids=WAYS)
def test_what_is_done_is_undone(visit: Visit, sizes: list[Size]) -> None:
    """The end of the turn asks for discards: nobody has seen anything yet."""
    visitor = on_turn(visit, sizes[-1])
    for size in sizes:  # not more often than one question may be taken back
        visitor.resize(size)
        undo(visitor, by_key=size == sizes[0])
    assert not any(pending(visitor))
    if sizes[-1] == DESK:
        log = visitor.page.locator(".log")
        expect(log.get_by_text("You take it back.").first).to_be_visible()


def undo(visitor: Visitor, by_key: bool) -> None:
    page = visitor.page
    ends = page.locator('.wire .key:text-is("E")')
    button = page.locator('.slip [data-id="take-back"]')
    page.keyboard.press("e")
    expect(button).to_be_visible()
    expect(ends).to_have_count(0)
    visitor.shoot("take-back-open")
    visitor.page.wait_for_function(f"() => ({UNDER_IT})().length === 0")
    if by_key:
        page.keyboard.press("z")
    else:
        visitor.press(button)
    expect(ends).to_have_count(1)
    expect(button).to_have_count(0)


def held_discard(player: Patient) -> int:
    """Discards until the last one is held. Returns how many cards there were before it."""
    hand = player.page.locator(".hand [data-nav=card]")
    while True:
        player.wait()
        cards = hand.count()
        player.answer()
        player.page.wait_for_function(
            "(n) => document.querySelector('.slip[data-held]') || "
            "(document.querySelectorAll('.hand [data-nav=card]').length === n "
            "&& document.querySelector('.wire[data-mine] .btn'))",
            arg=cards - 1,
        )
        if player.page.locator(".slip[data-held]").count():
            return cards


PLAYERS = {"dice": DicePlayer, "wyatt": WyattPlayer}


@pytest.mark.parametrize(
    ("game", "sizes"),
    every_other({game: game for game in PLAYERS}, dict(zip(WAYS, FORMS, strict=True))),
)
def test_in_every_game(visit: Visit, game: str, sizes: list[Size]) -> None:
    visitor = visit(sizes[-1], pace="brisk")
    sit_down(visitor, {"dice": 5, "wyatt": 3}[game], game=game)
    page, player = visitor.page, PLAYERS[game](visitor)
    slip = page.locator(".slip")
    while not pending(visitor):
        player.wait()
        player.answer()
        page.wait_for_function(SETTLED)
    for size in sizes:
        visitor.resize(size)
        expect(slip).to_be_visible()
        visitor.shoot(f"take-back-{game}")
        page.wait_for_function(f"() => ({UNDER_IT})().length === 0")  # it follows by a clock
    page.keyboard.press("z")
    expect(slip).to_have_count(0)
    assert player.wait() == "asked"


@pytest.mark.parametrize("sizes", [thorough(FORMS[0]), FORMS[1]], ids=WAYS)
def test_what_is_held_never_happened(visit: Visit, sizes: list[Size]) -> None:
    """The last discard would let the next player draw: it is held, and nobody else knows of it."""
    visitor = on_turn(visit, sizes[-1])
    page, player = visitor.page, Patient(visitor)
    slip = page.locator(".slip[data-held]")
    page.keyboard.press("e")
    expect(page.locator('.wire .key:text-is("E")')).to_have_count(0)
    cards = held_discard(player)
    for size in sizes:
        visitor.resize(size)
        expect(slip).to_be_visible()
        expect(slip).to_contain_text("The others have not seen anything yet.")
        visitor.shoot("take-back-held")
    steps = len([frame for frame in visitor.frames if frame["t"] == "step"])
    page.keyboard.press("z")
    expect(slip).to_have_count(0)
    expect(page.locator(".hand [data-nav=card]")).to_have_count(cards)
    assert steps == len([frame for frame in visitor.frames if frame["t"] == "step"])
    player.answer()
    expect(slip).to_be_visible()
    page.locator(".skip").click()  # on to my next question: the answer stays
    expect(slip).to_have_count(0)
    page.wait_for_function("() => !document.querySelector('.slip')")


def test_at_once_means_at_once(visit: Visit) -> None:
    visitor = visit()
    sit_down(visitor, 5, name="Dale")
    player = Player(visitor)
    assert player.play(player.in_turn) == "asked"
    visitor.page.keyboard.press("e")
    expect(visitor.page.locator('.wire .key:text-is("E")')).to_have_count(0)
    assert pending(visitor) == []


@pytest.mark.parametrize("sizes", [FORMS[0], thorough(FORMS[1])], ids=WAYS)
def test_the_introduction_holds_the_match(visit: Visit, sizes: list[Size]) -> None:
    visitor = visit(sizes[-1], pace="brisk")
    visitor.read_slowly()
    sit_down(visitor, 5, name="Wren")
    page = visitor.page
    for size in sizes:
        visitor.resize(size)
        expect(page.locator(".intro")).to_be_visible()
        visitor.shoot("introduction")
        for spot in ((5, 5), (size.width - 5, size.height - 5), (size.width / 2, size.height - 20)):
            page.mouse.click(*spot)
        for _ in range(2):  # a second press in a row closes a dialog that refused the first one
            page.keyboard.press("Escape")
        expect(page.locator(".intro")).to_be_visible()
    assert not [frame for frame in visitor.frames if frame["t"] == "step"]
    full = [frame for frame in visitor.frames if frame["t"] == "full"]
    assert [frame["choice"] for frame in full] == [None]
    visitor.press(page.locator(".intro [data-id=ready]"))
    expect(page.locator(".intro")).to_have_count(0)
    page.wait_for_function("() => document.querySelector('.game[data-event]')")
    assert [frame for frame in visitor.frames if frame["t"] == "choice"]


def test_others_see_who_is_still_reading(visit: Visit) -> None:
    ann, bob = visit(), visit()
    ann.call("Ann")
    bob.call("Bob")
    path = ann.table(players=4)
    ann.page.evaluate("() => { window.slow = true; }")
    bob.read_slowly()
    bob.go(path)
    bob.page.locator(".chair .btn").first.click()
    expect(bob.page.locator('.chair[data-you="true"]')).to_have_count(1)
    ann.page.locator(".room__go .btn--main").click()
    expect(ann.page.locator(".intro__word")).to_contain_text("until Bob has read")
    expect(ann.page.locator(".reading")).to_have_count(0)  # nothing is said twice
    ann.press(ann.page.locator(".intro [data-id=ready]"))
    expect(ann.page.locator(".reading")).to_contain_text("until Bob has read")
    expect(ann.page.locator(".reading")).to_contain_text("s at the latest")
    expect(bob.page.locator(".intro__word")).to_contain_text("1 of 2 is ready")
    ann.shoot("waiting-for-a-reader")
    bob.shoot("read-by-two")
    bob.press(bob.page.locator(".intro [data-id=ready]"))
    expect(ann.page.locator(".reading")).to_have_count(0)

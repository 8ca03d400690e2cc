"""Events as a phone shows them: no name is covered, and the sentence keeps its place."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.feed import ME, Feed
from tests.browser.server_process import Server
from tests.browser.visitor import PHONE

# The names that the mark of a loss covers, and marks beyond the edge of the window.
COVERED = """() => {
  const ink = (el) => {
    const range = document.createRange();
    range.selectNodeContents(el);
    return range.getBoundingClientRect();
  };
  const apart = (a, b) =>
    a.right <= b.left || a.left >= b.right || a.bottom <= b.top + 2 || a.top >= b.bottom;
  const losses = [...document.querySelectorAll('.loss')].map((el) => el.getBoundingClientRect());
  const names = [...document.querySelectorAll('.mini__name bdi, .mystrip__name bdi')];
  return [
    ...names.filter((name) => losses.some((loss) => !apart(loss, ink(name)))),
    ...losses.filter((loss) => loss.left < 0 || loss.right > innerWidth),
  ].map((one) => one.textContent ?? `${one.left}`);
}"""


def hit(seat: int) -> dict[str, Any]:
    return {"verb": "hurt", "seat": seat, "other": 1, "x": 1}


def test_a_loss_covers_no_name(visit: Visit, server: Server) -> None:
    visitor = visit(PHONE, moving=True, pace="calm")
    visitor.call("Ruth")
    feed = Feed(visitor, server)
    feed.step({"verb": "play", "seat": 1, "card": feed.card("indians")})
    feed.step(*(hit(seat) for seat in (2, 3, 4, ME)), {"verb": "bang", "seat": 5})
    expect(visitor.page.locator(".loss")).to_have_count(5)
    visitor.shoot("losses")
    assert visitor.page.evaluate(COVERED) == []


def test_the_sentence_keeps_its_place_when_somebody_is_awaited(
    visit: Visit, server: Server
) -> None:
    visitor = visit(PHONE, pace="calm")
    visitor.call("Ruth")
    feed = Feed(visitor, server, clock=60)
    told = visitor.page.locator(".wire[data-news] .wire__ask")
    waiting, fuse = visitor.page.locator(".wire__wait"), visitor.page.locator(".fuse")
    feed.step({"verb": "draw", "seat": 1})
    expect(told).to_contain_text("draws a card")
    expect(waiting).to_have_count(0)
    before = told.bounding_box()
    shot = {"verb": "play", "seat": 1, "card": feed.card("bang"), "other": 2}
    asked = {"number": 900, "seat": 2, "topic": "shot", "card": shot["card"], "deadline": 2e12}
    feed.step(shot, choice=asked)
    expect(told).to_contain_text("shoots at")
    expect(waiting).to_have_count(1)
    expect(fuse).to_have_count(1)
    after, wait = told.bounding_box(), waiting.bounding_box()
    assert before and after and wait
    assert (after["x"], after["y"]) == (before["x"], before["y"])
    assert wait["x"] == after["x"]


def test_no_clock_runs_for_an_eliminated_player(visit: Visit, server: Server) -> None:
    visitor = visit(PHONE, pace="brisk")
    visitor.call("Dale")
    feed = Feed(visitor, server, players=5, clock=60)
    gone = {"out": True, "life": 0, "hand": [], "front": []}
    turn = {"number": 900, "seat": 2, "topic": "play", "deadline": 2e12}
    out = {"verb": "out", "seat": ME, "other": 2, "x": 1}
    feed.step(out, patch={"seats": {"$i": {"0": gone}}}, choice=turn)
    expect(visitor.page.locator('.wire [data-id="watch"]')).to_be_visible()
    expect(visitor.page.locator(".fuse")).to_have_count(0)
    visitor.press(visitor.page.locator('.wire [data-id="watch"]'))
    expect(visitor.page.locator(".fuse")).to_have_count(1)


def test_a_line_is_gone_when_i_can_play_again(visit: Visit, server: Server) -> None:
    visitor = visit(PHONE, moving=True, pace="brisk")
    visitor.call("Ruth")
    feed = Feed(visitor, server)
    lines = visitor.page.locator(".shotline")
    feed.step({"verb": "play", "seat": ME, "card": feed.card("panic"), "other": 2})
    expect(lines).to_have_count(1)
    feed.ask("play", {"verb": "end"})
    expect(visitor.page.locator(".wire[data-mine]")).to_be_visible()
    expect(lines).to_have_count(0)

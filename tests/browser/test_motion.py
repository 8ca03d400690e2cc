"""Movement: cards fly and can be skipped; with reduced motion nothing moves."""

from __future__ import annotations

from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.player import Player

RUNNING = """() => document.getAnimations()
  .filter((one) => one.playState === 'running' && one.effect.getComputedTiming().duration > 1)
  .map((one) => `${one.animationName ?? one.transitionProperty} ${one.effect.target.className}`)"""


def test_with_reduced_motion_nothing_moves_after_a_step(visit: Visit) -> None:
    visitor = visit()
    visitor.call("Wren")
    visitor.table(start=True)
    player = Player(visitor)
    for _ in range(5):
        assert player.wait() == "asked"
        assert visitor.page.evaluate(RUNNING) == []
        player.answer()
        assert visitor.page.evaluate(RUNNING) == []
        assert visitor.page.locator(".ghost").count() == 0  # a line may be shown: it stands still


def test_otherwise_cards_fly_and_the_bar_leads_to_the_next_question(visit: Visit) -> None:
    visitor = visit(moving=True, pace="calm")
    visitor.call("Wren")
    visitor.table(start=True)
    player = Player(visitor)
    assert player.wait() == "asked"
    player.answer()
    expect(visitor.page.locator(".ghost").first).to_be_attached()
    visitor.button("To my next question").click()
    expect(visitor.page.locator(".wire[data-mine]")).to_be_visible()
    expect(visitor.page.locator(".ghost")).to_have_count(0)

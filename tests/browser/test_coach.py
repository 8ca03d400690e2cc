"""Notes in somebody's first match: one at a time, never in the way, dismissed for good."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.player import DicePlayer
from tests.browser.visitor import DESK, LAPTOP, PHONE, Size, Visitor

ASKS = {"bang": ".wire[data-mine]", "dice": ".answers .btn:enabled", "wyatt": ".wwire[data-mine]"}
# Whether the note lies over anything that can be pressed to answer.
COVERS = """() => {
  const note = document.querySelector('.coach').getBoundingClientRect();
  const apart = (b) =>
    b.right <= note.left || b.left >= note.right || b.bottom <= note.top || b.top >= note.bottom;
  return [...document.querySelectorAll('.wire .btn, .answers .btn, .wwire .btn')]
    .filter((button) => !apart(button.getBoundingClientRect())).length;
}"""


def first_match(visit: Visit, size: Size, game: str, lang: str = "en") -> Visitor:
    visitor = visit(size, coach="", lang=lang)
    visitor.call("Wren")
    visitor.table(game=game, players=4, start=True)
    visitor.page.locator(ASKS[game]).first.wait_for()
    visitor.page.keyboard.press("Shift")  # the introduction goes
    if game == "dice":
        player = DicePlayer(visitor)
        player.play(player.rolling)
    with visitor.hurrying():
        visitor.page.locator(".coach").wait_for()
    return visitor


@pytest.mark.parametrize("sizes", [[LAPTOP, DESK], [PHONE]], ids=["mouse", "finger"])
@pytest.mark.parametrize("game", ["bang", "dice", "wyatt"])
def test_notes_come_one_at_a_time_and_cover_no_answer(
    visit: Visit, game: str, sizes: list[Size]
) -> None:
    visitor = first_match(visit, sizes[-1], game, lang="de" if sizes == [PHONE] else "en")
    page, seen = visitor.page, []
    while page.locator(".coach").count():  # until there is nothing more to say at this moment
        expect(page.locator(".coach")).to_have_count(1)
        seen.append(page.locator(".coach").get_attribute("data-note"))
        for size in sizes:
            visitor.resize(size)
            page.wait_for_function(f"() => ({COVERS})() === 0")  # it finds its place again
            visitor.shoot(f"coach-{game}-{seen[-1]}")
        page.locator(".coach .btn--main").click()
    assert len(seen) == len(set(seen)) >= 2
    page.reload()
    page.locator(ASKS[game]).first.wait_for()
    expect(page.locator(f'.coach[data-note="{seen[0]}"]')).to_have_count(0)


def test_no_more_notes_is_for_good(visit: Visit) -> None:
    visitor = first_match(visit, DESK, "bang")
    visitor.button("No more notes").click()
    expect(visitor.page.locator(".coach")).to_have_count(0)
    visitor.table(game="dice", players=4, start=True)
    visitor.page.locator(ASKS["dice"]).first.wait_for()
    visitor.page.keyboard.press("Shift")
    with visitor.hurrying():  # the coach looks about again and again
        visitor.page.evaluate("() => new Promise((done) => setTimeout(done, 2000))")
    expect(visitor.page.locator(".coach")).to_have_count(0)
    assert visitor.page.evaluate("() => localStorage.getItem('posse.coach')") == "off"


def test_a_note_does_not_block(visit: Visit) -> None:
    visitor = first_match(visit, DESK, "bang")
    visitor.press(visitor.page.locator(".wire .btn, [data-nav=card]").first)
    expect(visitor.page.locator(".coach")).to_have_count(1)

"""Notes in a player's first match: one at a time, never in the way, dismissed for good."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.player import DicePlayer
from tests.browser.stills import serving
from tests.browser.visitor import DESK, DRAWN, LAPTOP, PHONE, Size, Visitor
from tests.thorough import every_other, thorough

ASKS = {"bang": ".wire[data-mine]", "dice": ".answers .btn:enabled", "wyatt": ".wwire[data-mine]"}
# What the note must not cover: the question and its answers, targets, dice, the bar,
# and the thing it explains.
COVERS = """() => {
  const note = document.querySelector('.coach').getBoundingClientRect();
  const apart = (b) =>
    b.right <= note.left || b.left >= note.right || b.bottom <= note.top || b.top >= note.bottom;
  const free = `.wire[data-mine], .answers .btn, .wwire, .bar, .dice .die, .shelf,
    [data-target], .coach__ring`;
  return [...document.querySelectorAll(free)]
    .filter((one) => !apart(one.getBoundingClientRect())).map((one) => one.className);
}"""


def first_match(visit: Visit, size: Size, game: str, lang: str = "en") -> Visitor:
    visitor = visit(size, coach="", lang=lang)
    visitor.call("Wren")
    visitor.table(game=game, players=4, start=True)
    with visitor.hurrying():
        visitor.page.locator(".coach").wait_for()
    return visitor


def until_asked(visitor: Visitor, game: str) -> None:
    """The match waits while a note is open. Closes notes until I am asked."""
    state = f"""() => document.querySelector('{ASKS[game]}') ? 'asked'
      : document.querySelector('.coach') ? 'note' : null"""
    with visitor.hurrying():
        while visitor.page.wait_for_function(state).json_value() == "note":
            visitor.page.locator(".coach .btn--main").click()


def read(visitor: Visitor, game: str, sizes: list[Size], read_before: int = 0) -> list[str | None]:
    """Reads note by note, until I am asked and there is no further note.

    The notes are numbered in their order.
    """
    page = visitor.page
    seen: list[str | None] = []
    while comes(visitor, game):
        expect(page.locator(".coach")).to_have_count(1)
        seen.append(page.locator(".coach").get_attribute("data-note"))
        expect(page.locator(".coach__of")).to_have_text(re.compile(rf"^{read_before + len(seen)} "))
        for size in sizes:
            visitor.resize(size)
            page.wait_for_function(f"() => ({COVERS})().length === 0")  # it finds a new place
            visitor.shoot(f"coach-{game}-{seen[-1]}")
        look_again(visitor)  # a click must not meet a note on its way to a new place
        page.locator(".coach .btn--main").click()
    return seen


def comes(visitor: Visitor, game: str) -> bool:
    """Whether a note is open after the coach has looked again."""
    visitor.page.wait_for_function(f"() => document.querySelector('.coach, {ASKS[game]}')")
    look_again(visitor)
    return visitor.page.locator(".coach").count() > 0


def look_again(visitor: Visitor) -> None:
    """Returns when the coach, who looks at the table now and then, has looked several times."""
    with visitor.hurrying():
        visitor.page.evaluate("() => new Promise((done) => setTimeout(done, 2000))")


@pytest.mark.parametrize(
    ("game", "sizes"),
    every_other({game: game for game in ASKS}, {"mouse": [LAPTOP, DESK], "finger": [PHONE]}),
)
def test_notes_come_one_at_a_time_and_cover_no_answer(
    visit: Visit, game: str, sizes: list[Size]
) -> None:
    visitor = first_match(visit, sizes[-1], game, lang="de" if sizes == [PHONE] else "en")
    page = visitor.page
    seen = read(visitor, game, sizes)
    if game == "dice":
        player = DicePlayer(visitor)
        player.play(player.rolling)
        seen += read(visitor, game, sizes, len(seen))
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
    assert not comes(visitor, "dice")
    assert visitor.page.evaluate("() => localStorage.getItem('posse.coach')") == "off"


def test_escape_closes_a_note_and_the_match_waits_until_then(visit: Visit) -> None:
    visitor = first_match(visit, DESK, "bang")
    assert {"t": "note", "on": True} in visitor.sent
    notes = visitor.page.locator(".coach")
    while notes.count():  # the next one may come at once
        first = notes.get_attribute("data-note")
        visitor.page.keyboard.press("Escape")
        expect(visitor.page.locator(f'.coach[data-note="{first}"]')).to_have_count(0)
    visitor.page.evaluate(DRAWN)
    assert {"t": "note", "on": False} in visitor.sent


@pytest.mark.parametrize("lang", ["en", "de"])
def test_the_sheriff_is_spoken_to(visit: Visit, lang: str) -> None:
    visitor = visit(PHONE, coach="", lang=lang)
    visitor.call("Dale")  # is dealt the sheriff
    visitor.table(players=5, start=True)
    with visitor.hurrying():
        visitor.page.locator('.coach[data-note="star"]').wait_for()
    said = "You wear the star" if lang == "en" else "Du trägst den Stern"
    expect(visitor.page.locator(".coach b")).to_have_text(said)


def test_a_note_does_not_block(visit: Visit) -> None:
    visitor = first_match(visit, DESK, "bang")
    until_asked(visitor, "bang")
    with visitor.hurrying():
        visitor.page.locator(".coach").wait_for()
    visitor.press(visitor.page.locator(".wire .btn, [data-nav=card]").first)
    expect(visitor.page.locator(".coach")).to_have_count(1)


@pytest.mark.parametrize("size", [PHONE, thorough(LAPTOP)], ids=str)
def test_a_note_does_not_lie_on_the_cards_of_a_general_store(visit: Visit, size: Size) -> None:
    visitor = visit(size, coach="")
    with serving() as stills:
        visitor.page.goto(f"{stills}?scene=store&names=long&lang=de")
        with visitor.hurrying():
            visitor.page.locator(".coach").wait_for()
        visitor.page.wait_for_function(f"() => !({COVERS})().includes('shelf')")

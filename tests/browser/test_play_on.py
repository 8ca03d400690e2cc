"""Playing on from a replay: the same position, in any seat, for every game."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.server_process import Server
from tests.browser.visitor import DESK, PHONE, Size, Visitor
from tests.thorough import thorough

GAMES = [("bang", 5, DESK), ("dice", 5, PHONE), ("wyatt", 3, DESK), thorough("bang", 4, PHONE)]


@pytest.mark.parametrize(("game", "players", "size"), GAMES)
def test_a_finished_match_is_played_on(
    visit: Visit, server: Server, game: str, players: int, size: Size
) -> None:
    match = server.finished(game, players).replay
    wren = visit(size)
    wren.call("Wren")
    wren.go(match)
    last = int(wren.page.get_by_role("slider").get_attribute("max") or 0)
    steps = server.get(f"/api/matches{match.removeprefix('/r')}/replay?seat=all")["steps"]
    # A forced choice would be answered before anybody looks.
    step = next(i for i in range(last // 3, last) if len(steps[i]["choice"]["options"]) > 1)
    wren.page.get_by_role("slider").fill(str(step))
    then = steps[step]

    wren.button("Play on from here").click()
    form = wren.page.get_by_role("dialog", name="Play on from here")
    expect(form).to_contain_text("What was hidden then is dealt as it was")
    asked = then["choice"]["seat"]
    expect(form.get_by_role("radio").nth(asked)).to_be_checked()
    form.get_by_role("button", name="Play on").click()
    expect(wren.page.locator(".game:not([data-replay])")).to_be_visible()

    table = [frame["table"] for frame in wren.frames if frame["t"] == "table"][-1]
    assert table["me"] == asked and not table["public"]
    assert [seat["kind"] for seat in table["seats"]].count("bot") == players - 1
    view = next(frame for frame in wren.frames if frame["t"] == "full")["view"]
    known = [card for card in view["seats"][asked].get("hand", []) if card is not None]
    assert known == then["view"]["seats"][asked].get("hand", []), "my hand is as it was"
    said(wren, step)


def test_the_end_cannot_be_entered_nor_the_seat_of_the_dead(visit: Visit, server: Server) -> None:
    wren = visit()
    wren.go(server.finished("bang", 5).replay)
    slider = wren.page.get_by_role("slider")
    last = int(slider.get_attribute("max") or 0)
    slider.fill(str(last))
    expect(wren.button("Play on from here")).to_be_disabled()
    slider.fill(str(last - 1))
    wren.button("Play on from here").click()
    dead = wren.page.locator(".playon .pick", has_text="out").get_by_role("radio")
    for radio in dead.all():
        expect(radio).to_be_disabled()


def said(visitor: Visitor, step: int) -> None:
    """The table itself says where its position comes from."""
    visitor.page.keyboard.press("Escape")
    visitor.page.evaluate("() => document.querySelector('.intro button, .intro')?.click()")
    visitor.page.get_by_role("button", name=re.compile("^Table$")).click()
    sheet = visitor.page.get_by_role("dialog", name="Table")
    expect(sheet).to_contain_text(f"Continued from step {step} of a finished match")

"""The wall of the lobby with more games and packs than Posse has."""

from __future__ import annotations

import json
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.visitor import PHONE, TABLET, Size, Visitor
from tests.thorough import thorough

LOOKS_AT = (Size(1280, 800), Size(1440, 900), PHONE, TABLET, Size(320, 568), Size(1366, 650))
# Posters that lie on others, parts that stick out of their paper, and a page that is too wide.
WRONG = """() => {
  const posters = [...document.querySelectorAll('.poster')];
  const boxes = posters.map((el) => el.getBoundingClientRect());
  const lap = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 6
    && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 6;
  const laps = boxes.flatMap((a, i) => boxes.slice(i + 1).filter((b) => lap(a, b))
    .map(() => `lap ${i}`));
  const out = posters.flatMap((el, i) => [...el.querySelectorAll('.btn, a, .pick, h2, button')]
    .map((part) => part.getBoundingClientRect())
    .filter((box) => box.bottom > boxes[i].bottom + 3 || box.right > boxes[i].right + 6)
    .map((box) => `out of ${i}: ${Math.round(box.bottom - boxes[i].bottom)}`));
  const wide = document.scrollingElement.scrollWidth > innerWidth + 1 ? ['wide'] : [];
  return [...laps, ...out, ...wide];
}"""
ICON = '<svg viewBox="0 0 512 512"><path d="M20 20h472v472H20z"/></svg>'


def more(games: list[dict[str, Any]], posters: int) -> list[dict[str, Any]]:
    """The games with new ones and new packs of BANG!, until there are so many posters."""
    bang = games[0]
    for number in range(posters - 5):
        name = ["gold_rush", "saddle", "night_watch", "the_long_way_home_from_abilene"][number]
        if number % 2 == 0:
            bang["packs"].append({"id": name, "players": [4, 7], "ready": True, "poster": name})
            combined = [{**setup, "packs": [*setup["packs"], name]} for setup in bang["setups"]]
            bang["setups"] += combined
            bang.setdefault("icons", {})[name] = ICON
        else:
            setups = [{"packs": [], "players": [2, 6], "house": []}]
            games.append(
                {
                    "id": name, "ready": True, "players": {"min": 2, "max": 6}, "packs": [],
                    "setups": setups, "bots": ["random"],
                }
            )  # fmt: skip
    return games


def hung(visit: Visit, posters: int, size: Size) -> Visitor:
    visitor = visit(size)
    games = json.loads(visitor.request.get(f"{visitor.url}/api/games").text())
    body = json.dumps(more(games, posters))
    visitor.context.route("**/api/games", lambda route: route.fulfill(body=body))
    visitor.go("/")
    expect(visitor.page.locator(".poster")).to_have_count(posters)
    return visitor


@pytest.mark.parametrize("posters", [5, thorough(6), thorough(7), 9])
def test_posters_flow(visit: Visit, posters: int) -> None:
    visitor = hung(visit, posters, LOOKS_AT[0])
    for size in LOOKS_AT:
        visitor.resize(size)
        visitor.shoot(f"wall-{posters}")
        assert visitor.page.evaluate(WRONG) == [], str(size)


def test_a_poster_of_a_plugin_has_its_picture_and_its_packs_are_ticked(visit: Visit) -> None:
    visitor = hung(visit, 7, LOOKS_AT[0])
    poster = visitor.page.locator(".poster", has_text="Gold rush")
    expect(poster.locator("use")).to_have_attribute("href", "#i-gold_rush")
    expect(visitor.page.locator("#i-gold_rush path")).to_have_count(1)
    expect(poster.get_by_role("checkbox")).to_have_count(3)
    city = poster.get_by_role("checkbox", name="Dodge City")
    expect(city).not_to_be_checked()
    city.check(force=True)
    expect(city).to_be_checked()
    expect(poster.get_by_role("checkbox", name="BANG!")).to_be_checked()
    poster.get_by_role("button", name="With friends").click()
    form = visitor.page.get_by_role("dialog")
    for pack in ("BANG!", "Dodge City", "Gold rush"):
        expect(form.get_by_role("checkbox", name=pack, exact=True)).to_be_checked()
    form.get_by_role("checkbox", name="Dodge City").uncheck(force=True)
    expect(form.locator(".field__says")).to_contain_text("4 to 7 players")

"""A phone beside the big screen: every question, the cover, the role, two phones in a match."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser.axe import violations
from tests.browser.conftest import Visit
from tests.browser.hand_player import HandPlayer, Television
from tests.browser.stills import serving
from tests.browser.visitor import DRAWN, NARROW_PHONE, PHONE, PHONE_ON_ITS_SIDE, Size, Visitor

HERE = Path(__file__).parent
COMPLAINTS = (HERE / "looks.js").read_text()
WALK = (HERE / "hand_walk.js").read_text()
SHORT_PHONE = Size(360, 640)
SIZES = [NARROW_PHONE, SHORT_PHONE, PHONE, PHONE_ON_ITS_SIDE]
SCENES = [
    "turn", "turn+", "shot", "store", "limit", "loot", "mimic", "green", "eight-shot",
    "eight-aim+", "train", "train-uses", "train-shot", "train-place", "train-lounge", "train-mail",
    "train-cattle",
    "train-coal", "train-divert", "train-ghost", "train-board", "train-pay", "train-shade",
    "dice", "dice-eight", "dice-shoot", "dice-three", "dice-wait",
    "wyatt", "wyatt+", "wyatt-many", "wyatt-draw", "wyatt-hideout", "wyatt-wanted", "wyatt-steal",
    "wyatt-search", "wyatt-now", "wyatt-reply", "wyatt-wait",
    "plain", "plain-gift", "plain-eight-reward", "plain-crowd", "post",
]  # fmt: skip
ENGLISH = ["turn+", "shot", "train-shot", "dice", "dice-eight", "wyatt-hideout", "plain-crowd"]


@pytest.fixture(scope="module")
def stills() -> Iterator[str]:
    with serving() as url:
        yield url


def still(visitor: Visitor, stills: str, scene: str, lang: str = "en") -> None:
    visitor.page.goto(f"{stills}?scene=hand-{scene}&lang={lang}")
    visitor.page.locator(".ph__cover").wait_for()
    visitor.page.evaluate("() => document.fonts.ready")


def looked_at(visitor: Visitor, scenes: list[str], lang: str) -> dict[str, list[str]]:
    look = f"([scenes, lang]) => ({WALK})({COMPLAINTS}, scenes, lang)"
    wrong: dict[str, list[str]] = visitor.page.evaluate(look, [scenes, lang])
    return wrong


@pytest.mark.long
def test_every_question_is_answered_on_every_phone(visit: Visit, stills: str) -> None:
    visitor = visit(PHONE, lang="de")
    still(visitor, stills, "turn", "de")
    for size in SIZES:
        visitor.resize(size)
        assert looked_at(visitor, SCENES, "de") == {}, size
        assert looked_at(visitor, ENGLISH, "en") == {}, size


def test_the_cover_and_the_role(visit: Visit, stills: str) -> None:
    visitor = visit(PHONE)
    page = visitor.page
    still(visitor, stills, "shot")
    covered = page.locator(".ph__cover")
    expect(covered).to_contain_text("You are asked")
    assert violations(page) == []
    # Nothing secret is on the page, not even out of sight.
    assert page.locator(".ph .card").count() == 0
    assert "Deputy" not in page.inner_text("body")
    visitor.press(covered)
    expect(page.locator('.ph__cards [data-state="playable"]')).to_have_count(2)
    assert violations(page) == []
    role = page.locator(".ph__role")
    role.focus()
    page.keyboard.down("Enter")
    peeked = page.locator(".ph__peek")
    expect(peeked).to_contain_text("Deputy")
    page.keyboard.up("Enter")
    expect(peeked).to_have_count(0)
    visitor.button("Cover").click()
    expect(covered).to_be_focused()
    page.keyboard.press("Enter")
    expect(covered).to_have_count(0)
    expect(peeked).to_have_count(0)


def test_a_target_out_of_reach_says_why(visit: Visit, stills: str) -> None:
    visitor = visit(PHONE)
    page = visitor.page
    still(visitor, stills, "turn")
    visitor.press(page.locator(".ph__cover"))
    visitor.press(page.locator('.ph__cards [data-nav="card"]').first)
    names = page.locator(".ph__person b, .ph__gone").all_inner_texts()
    assert [name.split()[0] for name in names] == ["Henry", "Cole", "Rosa", "Ada", "Belle", "Tom"]
    visitor.press(page.locator('.ph__person[data-place="seat-4"]'))
    expect(page.locator(".note")).to_contain_text("distance 3")
    page.keyboard.press("Escape")
    expect(page.locator(".ph__person")).to_have_count(0)
    for _ in range(2):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator('.ph__cards [aria-pressed="true"]')).to_have_count(1)


@pytest.mark.long
def test_two_phones_and_a_screen_play_and_no_phone_runs_ahead(visit: Visit) -> None:
    ivy, ben = visit(PHONE), visit(PHONE)
    ivy.call("Ivy")
    ben.call("Ben")
    path = ivy.table(players=4, clock=0, take_back=False)
    ben.go(path)
    ben.button("Sit here").first.click()
    expect(ivy.page.locator(".chair").nth(1)).to_contain_text("Ben")
    television = Television(visit(), path)
    ivy.button("Start the match Bots fill the free seats").click()
    players = [HandPlayer(ivy), HandPlayer(ben)]
    for player in players:
        player.uncover()
    held = 0
    while min(player.answered for player in players) < 1 or held < 2:
        player = television.until_asked(players)
        if not player.in_turn or held == 2:
            player.answer()
            continue
        television.stop()
        player.end_turn()
        said = player.page.locator(".ph__wire .wire__ask")
        # Too many cards: the next question comes without an event before it.
        if player.next_step()["events"]:
            held += 1
            player.page.evaluate(DRAWN)
            expect(said).to_have_text("The match goes on")
            assert not any(one.asked for one in players)
            television.go_on()
            expect(said).not_to_have_text("The match goes on")
        television.go_on()
    ivy.page.locator('[data-id="menu"]').click()
    ivy.page.locator('[data-id="full-table"]').click()
    expect(ivy.page.locator(".game .seats")).to_be_visible()
    ivy.page.reload()
    expect(ivy.page.locator(".game .seats")).to_be_visible()

"""A phone beside the big screen: every question of every game, the cover and the role."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

import posse
from posse.locales import Words
from tests.browser.axe import violations
from tests.browser.conftest import Visit
from tests.browser.stills import serving
from tests.browser.visitor import LAPTOP, NARROW_PHONE, PHONE, PHONE_ON_ITS_SIDE, Size, Visitor
from tests.thorough import thorough

HERE = Path(__file__).parent
COMPLAINTS = (HERE / "looks.js").read_text()
WALK = (HERE / "hand_walk.js").read_text()
SHORT_PHONE = Size(360, 640)
SIZES = [NARROW_PHONE, thorough(SHORT_PHONE), PHONE, PHONE_ON_ITS_SIDE]
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
@pytest.mark.parametrize("size", SIZES, ids=str)
def test_every_question_is_answered_on_every_phone(visit: Visit, stills: str, size: Size) -> None:
    visitor = visit(size, lang="de")
    still(visitor, stills, "turn", "de")
    assert looked_at(visitor, SCENES, "de") == {}
    assert looked_at(visitor, ENGLISH, "en") == {}


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


# The names that do not stand whole beside rank and suit, when a card of the hand is called so.
UNDER_ITS_CORNER = """(names) => {
  const card = document.querySelector('.ph__cards .card');
  const [name, pip] = ['.card__name', '.card__pip'].map((part) => card.querySelector(part));
  const [corner, frame] = [pip, card].map((el) => el.getBoundingClientRect());
  const range = document.createRange();
  return names.filter((text) => {
    name.textContent = text;
    const letters = text.split(/[ -]/).map((word) => word.replace(/\\P{L}/gu, '').length);
    name.toggleAttribute('data-len', false);
    if (Math.max(...letters) >= 9) name.dataset.len = 'long';
    range.selectNodeContents(name);
    return [...range.getClientRects()].some((box) => box.right > frame.right - 5
      || (box.left < corner.right - 0.5 && box.top < corner.bottom - 4));
  });
}"""


def test_the_name_of_every_card_stands_beside_its_corner(visit: Visit, stills: str) -> None:
    visitor = visit(PHONE)
    still(visitor, stills, "turn")
    visitor.press(visitor.page.locator(".ph__cover"))
    visitor.page.locator(".ph__cards .card").first.wait_for()
    visitor.page.add_style_tag(content=".ph__at { rotate: 0deg !important; }")
    kinds = posse.game("bang").catalog()["kinds"]
    for lang in ("en", "de"):
        words = Words(lang)
        names = [words.say(f"bang-kind-{kind['id']}") for kind in kinds]
        assert len(names) > 60
        # Longer words are hyphenated where two nouns meet.
        short = [name for name in names if max(map(len, re.split("[ -]", name))) <= 10]
        assert visitor.page.evaluate(UNDER_ITS_CORNER, short) == [], lang


def test_a_gesture_is_sent_from_the_bar_without_covering_anything(
    visit: Visit, stills: str
) -> None:
    visitor = visit(NARROW_PHONE)
    page = visitor.page
    still(visitor, stills, "shot")
    visitor.press(page.locator(".ph__cover"))
    button, row = page.locator('[data-id="gestures"]'), page.locator(".ph__bar [data-emote]")
    bar = page.locator(".ph__bar").bounding_box()
    visitor.press(button)
    expect(row).to_have_count(6)
    expect(row.first).to_be_focused()
    assert page.locator(".ph__bar").bounding_box() == bar
    sizes = [one.bounding_box() for one in row.all()]
    assert all(box and min(box["width"], box["height"]) >= 43.5 for box in sizes)
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(button).to_be_focused()
    visitor.press(button)
    page.locator(".ph__mine").click(position={"x": 200, "y": 8})
    expect(row).to_have_count(0)
    visitor.press(button)
    with page.expect_console_message(lambda said: "emote-thumb" in said.text):
        visitor.press(page.get_by_role("button", name="thumbs up"))
    expect(row).to_have_count(0)
    expect(button).to_be_focused()


def test_a_gesture_takes_one_tap_while_others_play(visit: Visit, stills: str) -> None:
    visitor = visit(NARROW_PHONE)
    page = visitor.page
    still(visitor, stills, "wyatt-wait")
    visitor.press(page.locator(".ph__cover"))
    row = page.locator(".ph__wire [data-emote]")
    expect(row).to_have_count(6)
    sizes = [one.bounding_box() for one in row.all()]
    assert all(box and min(box["width"], box["height"]) >= 43.5 for box in sizes)
    assert violations(page) == []
    with page.expect_console_message(lambda said: "emote-thumb" in said.text):
        visitor.press(page.locator('.ph__wire [data-emote="emote-thumb"]'))


def test_a_gesture_takes_one_tap_beside_the_table_and_two_on_a_phone(
    visit: Visit, stills: str
) -> None:
    visitor = visit(LAPTOP)
    page = visitor.page
    page.goto(f"{stills}?scene=turn")
    thumb = page.get_by_role("button", name="thumbs up")
    with page.expect_console_message(lambda said: "emote-thumb" in said.text):
        visitor.press(thumb)
    visitor.resize(PHONE)
    visitor.press(page.locator(".bar__btn", has_text="Chat"))
    with page.expect_console_message(lambda said: "emote-thumb" in said.text):
        visitor.press(thumb)
    # The drawer gives way to the bubble.
    expect(page.locator("dialog[open]")).to_have_count(0)

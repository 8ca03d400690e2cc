"""Every layout of every table: letters of 11 px, nothing cut or covered, stable positions."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.browser import words
from tests.browser.conftest import Visit
from tests.browser.pictures import SMALL
from tests.browser.player import Player
from tests.browser.stills import serving
from tests.browser.visitor import (
    DESK,
    LAPTOP,
    NARROW_PHONE,
    PHONE,
    PHONE_ON_ITS_SIDE,
    PLAY_NOW,
    SMALL_LAPTOP,
    SMALL_PHONE,
    TABLET,
    Size,
    Visitor,
)
from tests.thorough import ALL

COMPLAINTS = (Path(__file__).parent / "looks.js").read_text()
WALK = (Path(__file__).parent / "walk.js").read_text()
WIDE_LAPTOP = Size(1536, 730)
OLD_TABLET = Size(1024, 768)
# The window of a laptop at 200 %.
ZOOMED = [Size(720, 450), Size(683, 325)]
LARGE = [DESK, LAPTOP, SMALL_LAPTOP, WIDE_LAPTOP, OLD_TABLET, TABLET]
PHONES = [PHONE, SMALL_PHONE, NARROW_PHONE, PHONE_ON_ITS_SIDE, *ZOOMED]
SIZES = [*LARGE, *PHONES]
# As many people as each game seats, questions with many answers, many cards in front of everybody;
# "+" raises the first card, which asks for its targets or says what it does.
FULL = [
    "shot", "wait", "store", "store+", "eight", "eight-shot", "eight-store", "eight-store+",
    "train-eight", "train-store", "train-store+", "train-uses",
    "dice", "dice-eight", "wyatt", "wyatt-many",
]  # fmt: skip
# Every other kind of question, few people, a spectator, and a settlement.
QUESTIONS = [
    "turn", "duel", "indians", "limit", "loot", "four", "three", "seven", "eight-aim+", "watch",
    "used", "green", "green-shot", "doc", "chuck", "mimic", "vera", "pat",
    "train", "train-wait", "train-done", "train-depot", "train-dear", "train-last", "train-end",
    "train-three", "train-four", "train-five", "train-sancho", "train-shot", "train-place",
    "train-lounge", "train-mail", "train-cattle", "train-map", "train-coal", "train-robbery",
    "train-steam", "train-exempt", "train-divert", "train-ghost", "train-board", "train-pay",
    "train-offer", "train-shade", "train-left",
    "dice-shoot", "dice-wait", "dice-three",
    "wyatt-draw", "wyatt-draw-last", "wyatt-news-hand", "wyatt-stop", "wyatt-hideout",
    "wyatt-wanted", "wyatt-steal", "wyatt-free",
    "wyatt-search", "wyatt-now", "wyatt-reply", "wyatt-wait", "wyatt-news", "wyatt-two",
    "wyatt-three", "wyatt-watch", "wyatt-over",
]  # fmt: skip


@pytest.fixture(scope="module")
def stills() -> Iterator[str]:
    with serving() as url:
        yield url


def still(visitor: Visitor, stills: str, scene: str, lang: str = "en") -> None:
    visitor.page.goto(f"{stills}?scene={scene}&names=long&lang={lang}")
    visitor.page.locator(".game").wait_for()
    visitor.page.evaluate("() => document.fonts.ready")
    visitor.page.evaluate("() => document.querySelectorAll('.intro').forEach((el) => el.remove())")


def looked_at(visitor: Visitor, scenes: list[str], lang: str) -> dict[str, list[str]]:
    """The violations, scene by scene. The last scene with one stays on the page."""
    look = f"([scenes, lang]) => ({WALK})({COMPLAINTS}, scenes, lang)"
    wrong: dict[str, list[str]] = visitor.page.evaluate(look, [scenes, lang])
    for scene in wrong:
        visitor.page.evaluate(look, [[scene], lang])
        visitor.shoot(f"sizes-{scene}")
    return wrong


# A quick run checks two sizes. `make test` reads every scene on the sizes with the least room. On
# the others it reads the fullest ones, on some a third of the rest. `make test-long` reads all.
QUICK = {PHONE, LAPTOP}
ENGLISH = {PHONE, NARROW_PHONE, LAPTOP}
LEAST_ROOM = {LAPTOP, NARROW_PHONE, ZOOMED[1]}
A_THIRD = [DESK, SMALL_LAPTOP, TABLET, PHONE, SMALL_PHONE, PHONE_ON_ITS_SIDE]


def chosen(size: Size, full: list[str], others: list[str]) -> list[str]:
    """The scenes to look at on this size."""
    if ALL or size in LEAST_ROOM:
        return [*full, *others]
    return [*full, *(others[A_THIRD.index(size) % 3 :: 3] if size in A_THIRD else [])]


@pytest.mark.long
@pytest.mark.parametrize(
    "size",
    [pytest.param(one, marks=pytest.mark.quick if one in QUICK else ()) for one in SIZES],
    ids=str,
)
def test_every_question_is_read_and_answered_on_every_size(
    visit: Visit, stills: str, size: Size
) -> None:
    """All in German, whose words are longer; the fullest scenes in English too, on three sizes."""
    visitor = visit(size, lang="de")
    still(visitor, stills, "turn", "de")
    assert looked_at(visitor, chosen(size, FULL, QUESTIONS), "de") == {}
    assert looked_at(visitor, FULL if size in ENGLISH else [], "en") == {}


def test_every_scene_is_in_german_and_made_for_fingers(visit: Visit, stills: str) -> None:
    visitor = visit(PHONE, lang="de")
    still(visitor, stills, "turn", "de")
    look = f"([scenes, lang]) => ({WALK})(() => [({words.SAID})(), ({SMALL})()], scenes, lang)"
    found = visitor.page.evaluate(look, [[*FULL, *QUESTIONS], "de"])
    assert {scene: small for scene, (_, small) in found.items() if small} == {}
    for wrong in (words.english, words.message_ids):
        assert {scene: left for scene, (said, _) in found.items() if (left := wrong(said))} == {}


@pytest.mark.parametrize("scene", ["turn", "dice"])
def test_the_gazette_is_there_from_1200_on(visit: Visit, stills: str, scene: str) -> None:
    visitor = visit(Size(1200, 700))
    still(visitor, stills, scene)
    gazette = visitor.page.locator(".gazette")
    assert gazette.count() == 1
    visitor.resize(Size(1199, 700))
    assert gazette.count() == 0
    visitor.resize(TABLET)
    box = gazette.bounding_box()
    assert box is not None
    assert box["y"] > TABLET.height / 2


# The positions of my things, in every frame that is drawn.
WATCH = """() => {
  window.places = {};
  const look = () => {
    for (const what of ['.mystrip', '.hand', '.wire', '.seats', '.stage']) {
      const box = document.querySelector(`.game ${what}`)?.getBoundingClientRect();
      if (box) (window.places[what] ??= new Set()).add(`${box.top}+${box.height}`);
    }
    requestAnimationFrame(look);
  };
  look();
}"""
PLACES = "() => Object.fromEntries(Object.entries(window.places).map(([k, v]) => [k, [...v]]))"


def test_nothing_jumps_during_a_match_on_a_phone(visit: Visit) -> None:
    visitor = visit(PHONE)
    visitor.call("Ivy")
    visitor.table(players=4, start=True)
    visitor.page.locator(".game .wire").wait_for()
    visitor.page.evaluate(WATCH)
    assert Player(visitor).play() == "over"
    places = visitor.page.evaluate(PLACES)
    assert set(places) == {".mystrip", ".hand", ".wire", ".seats", ".stage"}
    assert {what: seen for what, seen in places.items() if len(seen) > 1} == {}


@pytest.mark.parametrize(
    ("scenes", "mine"),
    [
        (["dice", "dice-shoot", "dice-wait"], ".dme"),
        (["wyatt", "wyatt-draw", "wyatt-wait"], ".wwire"),
    ],
    ids=["dice", "wyatt"],
)
def test_the_answers_have_one_place(
    visit: Visit, stills: str, scenes: list[str], mine: str
) -> None:
    visitor = visit(PHONE)
    seen = set()
    for scene in scenes:
        still(visitor, stills, scene)
        seen.add(str(visitor.page.locator(mine).bounding_box()))
    assert len(seen) == 1


# The parts of my hand, the posters and the rows that the bar or the telegram covers.
UNSEEN = """() => {
  const top = document.querySelector('.bar').getBoundingClientRect().bottom;
  const bottom = document.querySelector('.wwire').getBoundingClientRect().top;
  return [...document.querySelectorAll('.wpwant, .wpstrip, .wstack')].filter((el) => {
    const box = el.getBoundingClientRect();
    return box.top < top - 1 || box.bottom > bottom + 1 || box.right > innerWidth;
  }).map((el) => el.className);
}"""


def test_the_hand_is_seen_while_the_pile_is_searched(visit: Visit, stills: str) -> None:
    visitor = visit(PHONE, lang="de")
    still(visitor, stills, "wyatt-search", "de")
    for size in (PHONE, SMALL_PHONE, NARROW_PHONE):
        visitor.resize(size)
        assert visitor.page.evaluate(UNSEEN) == [], str(size)


def test_the_sums_of_a_settlement_stay_on_their_paper(visit: Visit, stills: str) -> None:
    visitor = visit(PHONE, lang="de")
    still(visitor, stills, "wyatt", "de")
    visitor.page.evaluate("() => show('wyatt-sums', 'de')")
    for part in (".wsums", ".wtotal"):
        visitor.page.locator(part).wait_for()
        for size in (PHONE, SMALL_PHONE, NARROW_PHONE, PHONE_ON_ITS_SIDE):
            visitor.resize(size)
            assert visitor.page.evaluate(f"({COMPLAINTS})()") == [], f"{part} at {size}"
        visitor.page.locator(".wpaygo .btn").first.click()


@pytest.mark.parametrize("scene", ["eight-shot", "train-shot", "dice-eight"])
def test_every_answer_can_be_reached(visit: Visit, stills: str, scene: str) -> None:
    visitor = visit(DESK)
    still(visitor, stills, scene)
    for size in (PHONE_ON_ITS_SIDE, *ZOOMED):
        visitor.resize(size)
        for answer in visitor.page.locator(":is(.wire, .answers) .btn:enabled").all():
            answer.scroll_into_view_if_needed()
            answer.click(trial=True)


# A message at the edge covers nothing that can be pressed.
BANNER_ON = """() => {
  const banner = document.querySelector('.banner').getBoundingClientRect();
  return [...document.querySelectorAll('.wire, .answers, .hand .card, .dice .die')].filter((el) => {
    const box = el.getBoundingClientRect();
    return box.left < banner.right && box.right > banner.left
      && box.top < banner.bottom && box.bottom > banner.top;
  }).map((el) => el.className);
}"""


@pytest.mark.parametrize("scene", ["shot", "dice"])
def test_a_message_does_not_lie_on_the_answers(visit: Visit, stills: str, scene: str) -> None:
    visitor = visit(DESK)
    still(visitor, stills, scene)
    visitor.page.evaluate("() => { window.session.error = 'no_table'; }")
    visitor.page.locator(".banner").wait_for()
    for size in SIZES:
        visitor.resize(size)
        assert visitor.page.evaluate(BANNER_ON) == [], str(size)


def test_the_lobby_has_one_background(visit: Visit) -> None:
    visitor = visit(DESK)
    visitor.go("/")
    visitor.page.locator(".poster[data-open]").first.wait_for()
    assert visitor.page.evaluate("() => document.scrollingElement.scrollHeight") <= DESK.height
    said = visitor.button(PLAY_NOW).locator("small")
    assert said.inner_text() == "BANG! with 3 greenhorns and a gunslinger, about 30 minutes"


# How strongly the line of a shot that still stands is drawn.
LINE_OVER = """() => {
  const line = document.createElement('div');
  line.className = 'shotline';
  document.querySelector('.flights').append(line);
  const { opacity } = getComputedStyle(line);
  line.remove();
  return Number(opacity);
}"""


@pytest.mark.parametrize("size", [DESK, PHONE], ids=str)
def test_the_line_of_the_last_shot_is_faint_over_the_next_question_about_dice(
    visit: Visit, stills: str, size: Size
) -> None:
    visitor = visit(size)
    still(visitor, stills, "dice-shoot")
    visitor.page.locator(".answers .btn:enabled").first.wait_for()
    assert visitor.page.evaluate(LINE_OVER) < 0.5

"""The generic table: a game that only declares its layout, played and looked at."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.browser import words
from tests.browser.axe import violations
from tests.browser.conftest import Visit
from tests.browser.player import BUTTONS, CARDS, TARGETS, Player
from tests.browser.server_process import Server
from tests.browser.stills import serving
from tests.browser.test_sizes import ENGLISH, SIZES, chosen, looked_at, still
from tests.browser.test_weight import APP, GAMES, Scales
from tests.browser.visitor import DESK, NARROW_PHONE, PHONE, TABLET, Size, Visitor
from tests.thorough import ALL, thorough

SCENES = [
    "plain", "plain+", "plain-gift", "plain-gift+", "plain-reward", "plain-wait", "plain-eight",
    "plain-two", "plain-watch", "plain-crowd",
]  # fmt: skip
FULLEST = ["plain-eight+", "plain-eight-reward", "plain-crowd+"]


@pytest.fixture(scope="module")
def trail(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    opened = Server(
        tmp_path_factory.mktemp("plain") / "posse.sqlite", module="tests.browser.plain_serving"
    )
    yield opened
    opened.close()


@pytest.fixture(scope="module")
def stills() -> Iterator[str]:
    with serving() as url:
        yield url


class PlainPlayer(Player):
    """Plays a card where one can be tapped, else the first answer."""

    def answer(self) -> None:
        if not self.there(CARDS):
            self.visitor.press(self.best(self.page.locator(BUTTONS)))
            return
        self.visitor.press(self.page.locator(CARDS).first)
        if self.there(TARGETS):
            self.visitor.press(self.page.locator(TARGETS).first)
        else:
            self.visitor.press(self.page.locator(CARDS).first)


def seated(visit: Visit, trail: Server, size: Size, lang: str = "en") -> Visitor:
    visitor = visit(size, lang=lang, url=trail.url)
    visitor.call("Wilhelmina-Rosa Eastwood")
    visitor.table(game="trail", players=4, start=True)
    expect(visitor.page.locator(".game .wire[data-mine]")).to_be_visible()
    return visitor


@pytest.mark.parametrize(
    ("size", "lang"), [(PHONE, "de"), thorough(DESK, "en"), thorough(NARROW_PHONE, "de")]
)
def test_a_match_is_played_to_its_end(visit: Visit, trail: Server, size: Size, lang: str) -> None:
    visitor = seated(visit, trail, size, lang)
    assert PlainPlayer(visitor).play() == "over"
    assert visitor.answers() > 5
    result = visitor.page.get_by_role("dialog")
    expect(result.locator(".result__roles li")).to_have_count(4)
    expect(result.locator(".result__score")).to_have_count(4)
    said = {"en": "with the most points", "de": "die meisten Punkte"}[lang]
    expect(result.get_by_role("heading", level=2)).to_contain_text(said)
    assert words.message_ids(words.said(visitor.page)) == []
    assert violations(visitor.page) == []
    result.get_by_role("link", name=re.compile("See the replay|Wiederholung")).click()
    expect(visitor.page.locator(".rebar")).to_be_visible()
    expect(visitor.page.locator(".pzones .prow")).to_have_count(1)


def test_it_is_offered_and_started_from_its_poster(visit: Visit, trail: Server) -> None:
    visitor = visit(DESK, url=trail.url)
    visitor.call("Wren")
    visitor.go("/")
    visitor.button("Play Trail").click()
    expect(visitor.page.locator(".game .pzones")).to_be_visible()
    expect(visitor.button("Hint")).to_have_count(0)


def test_it_brings_the_generic_table_alone(visit: Visit, trail: Server) -> None:
    visitor = visit(PHONE, url=trail.url)
    visitor.call("Wren")
    scales = Scales(visitor)
    visitor.table(game="trail", players=4, start=True)
    expect(visitor.page.locator(".game .pzones")).to_be_visible()
    visitor.page.wait_for_load_state("networkidle")
    assert [game for game in (*GAMES, "plain") if scales.fetched(game)] == ["plain"]
    assert scales.asked() == {"house", "plain", "trail"}
    assert scales.app <= APP, scales.weights


def test_a_card_is_given_by_tapping_it_and_then_a_seat(visit: Visit, trail: Server) -> None:
    visitor = seated(visit, trail, TABLET)
    page = visitor.page
    expect(page.locator(TARGETS)).to_have_count(0)
    visitor.press(page.locator(f".hand {CARDS}").first)
    expect(page.locator(TARGETS)).to_have_count(3)
    expect(page.locator(".wire .btn")).to_have_count(4)
    visitor.press(page.locator(f'{TARGETS}[data-place="seat-2"]'))
    expect(page.locator(".hand .card")).to_have_count(4)
    given = page.locator(".log li", has_text="You give")
    expect(given).to_have_count(1)
    assert [event["other"] for event in visitor.events() if event["verb"] == "give"][:1] == [2]


def test_it_is_played_by_keyboard_and_spoken(visit: Visit, trail: Server) -> None:
    visitor = seated(visit, trail, DESK)
    page = visitor.page
    spoken = page.locator("[role=status], [aria-live]").filter(has_text="Do you give a card away?")
    expect(spoken.first).to_contain_text("Your hand:")
    for _ in range(2):
        page.keyboard.press("ArrowRight")
    page.keyboard.press("Enter")
    expect(page.locator('.hand .card[aria-pressed="true"]')).to_have_count(1)
    page.keyboard.press("Escape")
    expect(page.locator('.hand .card[aria-pressed="true"]')).to_have_count(0)
    page.keyboard.press("1")
    expect(page.locator(".log li", has_text="You keep all cards.")).to_have_count(1)


def test_a_seat_opens_and_a_card_explains_itself(visit: Visit, trail: Server) -> None:
    visitor = seated(visit, trail, PHONE)
    page = visitor.page
    visitor.press(page.locator(".pmini").first)
    sheet = page.get_by_role("dialog")
    expect(sheet.get_by_role("heading", name="Hand: 5")).to_be_visible()
    expect(sheet.locator("dd")).to_have_text(["0", "hidden"])
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.locator(".hand .card").first.click(button="right")
    expect(page.get_by_role("tooltip")).to_be_visible()


def test_what_german_lacks_is_said_in_english(visit: Visit, trail: Server) -> None:
    visitor = seated(visit, trail, DESK, "de")
    page = visitor.page
    player = PlainPlayer(visitor)
    passed = page.locator(".log li", has_text=re.compile(r"pass(es)?\."))
    player.play(lambda: passed.count() > 0)
    expect(passed.first).to_be_visible()
    assert words.message_ids(words.said(page)) == []


@pytest.mark.parametrize("size", SIZES, ids=str)
def test_every_moment_can_be_read_at_every_size(visit: Visit, stills: str, size: Size) -> None:
    visitor = visit(size)
    still(visitor, stills, "plain")
    assert looked_at(visitor, chosen(size, FULLEST, SCENES), "de") == {}
    english = [*FULLEST, *SCENES] if ALL else FULLEST if size in ENGLISH else []
    assert looked_at(visitor, english, "en") == {}


@pytest.mark.parametrize("scene", ["plain-gift+", "plain-crowd", "plain-over", thorough("plain")])
def test_axe_finds_no_fault(visit: Visit, stills: str, scene: str) -> None:
    visitor = visit(DESK)
    still(visitor, stills, scene.replace("+", ""))
    if scene.endswith("+"):
        visitor.press(visitor.page.locator(CARDS).first)
    for size in (DESK, TABLET):
        visitor.resize(size)
        assert violations(visitor.page) == []


def test_an_icon_from_outside_is_shapes_alone(visit: Visit, stills: str) -> None:
    visitor = visit(DESK)
    still(visitor, stills, "plain-crowd")
    page = visitor.page
    expect(page.locator("#i-gold-nugget path")).to_have_attribute("d", re.compile("^M100"))
    drawn = page.evaluate("() => document.querySelector('#i-gold-nugget').outerHTML")
    assert not re.search(r"script|image|href|\son\w+=", drawn)
    assert page.evaluate("() => window.icon") is None
    expect(page.locator("#i-prospectors-licence")).to_have_count(0)
    assert page.locator("#i-lasso").count() <= 1, "the app's own picture stays"


def test_the_folder_of_words_is_complete() -> None:
    home = Path(__file__).parents[1] / "games" / "plain" / "words"
    ids = {
        path.stem[-2:]: set(re.findall(r"^(trail-[\w-]+) =", path.read_text("utf-8"), re.M))
        for path in home.glob("*.ftl")
    }
    assert ids["en"] - ids["de"] == {"trail-event-pass"}, "one is missing on purpose"

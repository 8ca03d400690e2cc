"""A person alone: from the lobby through a whole match to its result and its replay."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from posse.cli import main
from tests.browser.conftest import Visit
from tests.browser.player import Player
from tests.browser.visitor import Visitor


@pytest.mark.long
@pytest.mark.quick
def test_from_the_lobby_to_the_result_and_its_replay(visit: Visit, tmp_path: Path) -> None:
    ivy = visit(moving=True)
    ivy.call("Ivy")
    ivy.play_now()
    player = Player(ivy)
    player.play(lambda: turns(ivy) > 1)
    ivy.calm()  # the rest need not be watched
    assert player.play() == "over"
    ivy.shoot("won-or-lost")
    see_the_result(ivy)
    ivy.page.get_by_role("link", name="See the replay").click()
    step_through(ivy.page)
    check_the_seal(ivy.page, tmp_path)


def turns(visitor: Visitor) -> int:
    events = [event for frame in visitor.frames for event in frame.get("events", [])]
    return sum(event["verb"] == "turn" and event["seat"] == 0 for event in events)


def see_the_result(ivy: Visitor) -> None:
    result = ivy.page.get_by_role("dialog")
    expect(result.get_by_role("heading", level=2)).to_have_text(
        re.compile(r"The law wins|The outlaws win|The renegade wins")
    )
    expect(result.locator(".result__why")).to_contain_text(
        re.compile(r"You won\.|You lose this time\.")
    )
    expect(result.locator(".result__roles li")).to_have_count(5)
    expect(result.locator(".result__roles [data-role=unknown]")).to_have_count(0)
    expect(result.locator(".result__roles em", has_text="won")).not_to_have_count(0)
    expect(result.locator(".result__moments li")).not_to_have_count(0)
    expect(result.locator(".chart__line")).not_to_have_count(0)


def step_through(page: Page) -> None:
    where = page.locator(".rebar__slide span").last
    expect(where).to_have_text(re.compile(r"^0 / \d+$"))
    last = int(where.inner_text().split()[-1])
    page.get_by_role("button", name="One step on").click()
    page.get_by_role("button", name="Next turn").click()
    expect(where).not_to_have_text(re.compile(r"^[01] / "))
    page.get_by_role("button", name="One step back").click()
    for eyes in ("a spectator", "Ivy", "everything open"):
        page.get_by_label("Through the eyes of").select_option(label=eyes)
        expect(page.locator(".gazette li, .log li").first).to_be_visible()
    page.get_by_role("slider").fill(str(last))
    expect(where).to_have_text(f"{last} / {last}")
    expect(page.locator(".wire__ask")).to_have_text(re.compile("wins?$"))


def check_the_seal(page: Page, folder: Path) -> None:
    page.get_by_role("button", name="Seal").click()
    expect(page.get_by_role("status")).to_have_text("The seal holds: the seed matches.")
    with page.expect_download() as download:
        page.get_by_role("button", name="Download the match").click()
    file = folder / download.value.suggested_filename
    download.value.save_as(file)
    assert main(["replay", str(file)]) == 0

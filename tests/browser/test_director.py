"""Events can be followed: nothing important is shown for less than its time, queue or not."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.browser.conftest import Visit
from tests.browser.feed import ME, Feed
from tests.browser.player import Player
from tests.browser.server_process import Server
from tests.browser.visitor import DESK, PHONE, Size, Visitor

FRAME = 17  # milliseconds
# At the calm pace, as the design has it.
HOLDS = {
    "turn": 500, "draw": 250, "lay": 700, "gift": 600, "shot": 1200, "volley": 2000, "answer": 600,
    "hit": 900, "check": 1000,
    "attack": 2000, "store": 400, "dynamite": 1200, "out": 2200, "end": 2500,
    "train": 500, "terminus": 1200,
}  # fmt: skip
# Notes what is shown and for how long, by the page's own clock.
WATCH = """() => {
  const game = document.querySelector('.game');
  const seen = (window.seen = []);
  const note = () => {
    const now = performance.now();
    const last = seen.at(-1);
    const { shows, event } = game.dataset;
    if (last && last.event === event && last.shows === shows) return;
    if (last && last.until === undefined) last.until = now;
    if (shows) {
      const says = document.querySelector('.wire')?.innerText ?? '';
      seen.push({ shows, event, from: now, says });
    }
  };
  note();
  // What is being shown already was not seen to begin.
  for (const one of seen) one.begun = true;
  new MutationObserver(note).observe(game, { attributes: true });
}"""
SEEN = "() => window.seen.filter((one) => one.until !== undefined && !one.begun)"


class Reader(Player):
    """Answers, and otherwise watches: nothing is skipped."""

    skips = False

    def seen(self) -> list[dict[str, Any]]:
        found: list[dict[str, Any]] = self.page.evaluate(SEEN)
        return found


def too_short(seen: list[dict[str, Any]], speed: int = 1) -> list[tuple[str, int]]:
    times = [(one["shows"], one["until"] - one["from"]) for one in seen]
    return [(shows, time) for shows, time in times if time < HOLDS.get(shows, 0) / speed - FRAME]


def read(visitor: Visitor, enough: Callable[[set[str]], bool]) -> list[dict[str, Any]]:
    """Plays at the calm pace until `enough` of what was shown. Returns it with its times."""
    visitor.page.locator(".game").wait_for()
    visitor.page.evaluate(WATCH)
    reader = Reader(visitor)
    with visitor.hurrying():
        reader.play(lambda: enough({one["shows"] for one in reader.seen()}))
    return reader.seen()


def test_in_calm_pace_everything_stands_as_long_as_it_weighs(visit: Visit) -> None:
    visitor = visit(moving=True, pace="")  # the first match of a browser is calm
    visitor.call("Wren")
    visitor.table(players=4, start=True)
    seen = read(visitor, lambda shown: {"turn", "draw", "lay", "shot", "hit"} <= shown)
    assert {"turn", "draw", "shot"} <= {one["shows"] for one in seen}
    assert too_short(seen) == []


def test_with_the_clock_of_the_browser_too(visit: Visit, server: Server) -> None:
    """The other tests let the page's clock run faster. This one takes its six seconds."""
    visitor = visit(moving=True, pace="calm")
    visitor.call("Ruth")
    feed = Feed(visitor, server)
    seen = watched(feed, brief, haste=1)
    assert [one["shows"] for one in seen] == ["turn", "lay", "shot", "hit"], (
        "cards drawn and laid are one"
    )
    assert too_short(seen) == []


def brief(feed: Feed) -> None:
    """A turn, two cards, a card laid, a shot that hits."""
    feed.step({"verb": "turn", "seat": 1, "x": 9})
    feed.step(*({"verb": "draw", "seat": 1} for _ in range(2)))
    feed.step({"verb": "lay", "seat": 1, "card": feed.card("mustang")})
    feed.step({"verb": "play", "seat": 1, "card": feed.card("bang"), "other": 2})
    feed.step(hit(2))


@pytest.mark.parametrize("moving", [True, False], ids=["moving", "still"])
def test_a_queue_shortens_nothing_that_costs_a_life(
    visit: Visit, server: Server, moving: bool
) -> None:
    visitor = visit(moving=moving, pace="calm")
    visitor.call("Ruth")
    feed = Feed(visitor, server)
    seen = watched(feed, flood)
    assert too_short(seen) == []
    shown = [one["shows"] for one in seen]
    assert shown == ["turn", "attack", "out", "answer", "attack", "turn", "shot", "hit", "out"]
    assert "Indians: " in seen[1]["says"]


def watched(feed: Feed, happens: Callable[[Feed], None], haste: int = 20) -> list[dict[str, Any]]:
    """What is shown of events in one message, with its times by the page's own clock."""
    page = feed.visitor.page
    page.evaluate(WATCH)
    page.evaluate("() => { clock.haste = 0; }")  # however long the message takes to arrive
    happens(feed)
    page.evaluate("(haste) => { clock.haste = haste; }", haste)
    page.wait_for_function(f"() => window.seen.at(-1)?.event == {feed.n}", timeout=60_000)
    page.wait_for_function("() => window.seen.at(-1).until !== undefined")
    seen: list[dict[str, Any]] = page.evaluate(SEEN)
    return seen


def flood(feed: Feed) -> None:
    """Indians!, Gatling, a shot and two eliminations, all in one message."""
    feed.step({"verb": "turn", "seat": 1, "x": 9})
    feed.step(*({"verb": "draw", "seat": 1} for _ in range(2)))
    feed.step({"verb": "lay", "seat": 1, "card": feed.card("mustang")})
    feed.step({"verb": "play", "seat": 1, "card": feed.card("indians")})
    for seat in (2, 3, 4, 5, 6):
        feed.step(hit(seat))
    feed.step({"verb": "bang", "seat": ME, "card": feed.card("bang")})
    feed.step({"verb": "out", "seat": 6, "other": 1, "x": 2}, {"verb": "reward", "seat": 1, "x": 3})
    feed.step(*({"verb": "draw", "seat": 1} for _ in range(3)))
    feed.step({"verb": "play", "seat": 1, "card": feed.card("gatling")})
    for seat in (2, 3, 4, 5, ME):
        feed.step(hit(seat))
    feed.step({"verb": "turn", "seat": 2, "x": 10})
    feed.step({"verb": "play", "seat": 2, "card": feed.card("bang", 3), "other": ME})
    feed.step({**hit(ME), "other": 2})
    feed.step({"verb": "out", "seat": ME, "other": 2, "x": 1})


def hit(seat: int) -> dict[str, Any]:
    return {"verb": "hurt", "seat": seat, "other": 1, "x": 1}


def test_lines_stay_until_they_are_answered(visit: Visit, server: Server) -> None:
    visitor = visit(moving=True, pace="calm")
    visitor.call("Ruth")
    feed = Feed(visitor, server)
    lines, losses = visitor.page.locator(".shotline"), visitor.page.locator(".loss")
    shot = {"verb": "play", "seat": 1, "card": feed.card("bang"), "other": 2}
    feed.step(shot, choice={"number": 900, "seat": 2, "topic": "shot", "card": shot["card"]})
    lines.wait_for()
    on_pile = visitor.page.locator(f'.pile [data-card="{shot["card"]}"]').count()
    assert on_pile == 1, "the card lies on the pile before the line is drawn"
    name = visitor.page.locator('[data-seat="2"] .plate__name').inner_text()
    expect(visitor.page.locator(".wire[data-news]")).to_contain_text(f"Waiting for {name}")
    visitor.shoot("a-shot")
    with visitor.hurrying():
        visitor.page.locator(".game:not([data-shows])").wait_for()
    expect(lines).to_have_count(1)
    expect(visitor.page.locator(".wire__wait")).to_have_text(f"Waiting for {name}")
    feed.step(hit(2))
    expect(losses).to_have_text("−1")
    expect(lines).to_have_count(0)
    feed.step({"verb": "play", "seat": 1, "card": feed.card("indians")})
    expect(lines).to_have_count(6)
    feed.step(*(hit(seat) for seat in (2, 3, ME)), {"verb": "bang", "seat": 4})
    expect(losses).to_have_text(["−1", "−1", "−1", "0"])
    expect(visitor.page.locator(".wire[data-news]")).to_contain_text("Indians: ")
    visitor.shoot("indians")


# How many cards of the shelf are turning over, and at how many times and heights.
TURNING = """() => {
  const all = document.getAnimations();
  const turning = all.filter((one) => one.effect.target.matches('.shelf .card'));
  const heights = turning.map((one) => one.effect.target.offsetTop);
  const moments = turning.map((one) => one.startTime);
  return [turning.length, new Set(heights).size, new Set(moments).size].join();
}"""


@pytest.mark.parametrize(("size", "rows"), [(DESK, 1), (PHONE, 2)], ids=str)
def test_the_general_store_turns_over_at_one_moment(
    visit: Visit, server: Server, size: Size, rows: int
) -> None:
    visitor = visit(size, moving=True, pace="calm")
    visitor.call("Ruth")
    feed = Feed(visitor, server)
    play = {"verb": "play", "seat": 1, "card": feed.card("general_store")}
    kinds = ("gatling", "mustang", "beer", "jail", "saloon", "barrel", "scope")
    cards = [feed.card(kind) for kind in kinds]
    shown = ({"verb": "show", "card": card} for card in cards)
    feed.step(play, *shown, patch={"shelf": cards})
    turned = f"7,{rows},1"
    visitor.page.wait_for_function(f"() => ({TURNING})() === '{turned}'", polling="raf")
    with visitor.hurrying():
        visitor.page.locator(".game:not([data-shows])").wait_for()
    expect(visitor.page.locator(".shelf .card")).to_have_count(7)
    visitor.shoot("general-store")


@pytest.mark.parametrize(("size", "lang"), [(DESK, "en"), (PHONE, "de")], ids=str)
def test_players_eliminated_by_an_attack_are_red_in_its_line(
    visit: Visit, server: Server, size: Size, lang: str
) -> None:
    visitor = visit(size, pace="calm", lang=lang)
    visitor.call("Ruth")
    feed = Feed(visitor, server)
    visitor.page.evaluate(WATCH)
    feed.step({"verb": "play", "seat": 1, "card": feed.card("indians")})
    out = {"verb": "out", "seat": 3, "other": 1, "x": 2}
    feed.step(hit(2), hit(3), out)
    fell = visitor.page.locator(".wire[data-news] .fell")
    expect(fell).to_have_text("−1, eliminated" if lang == "en" else "−1, ausgeschieden")
    visitor.shoot("toll-out")
    with visitor.hurrying():
        visitor.page.wait_for_function("() => window.seen.at(-1)?.shows === 'out'")
        visitor.page.locator(".game:not([data-shows])").wait_for()
    seen = visitor.page.evaluate(SEEN)
    assert [one["shows"] for one in seen][-2:] == ["attack", "out"]
    assert too_short(seen) == []


def test_no_line_lies_over_the_next_question_of_a_fast_player(visit: Visit, server: Server) -> None:
    """The card of a shot is moving when the player skips: its line would be drawn after that."""
    visitor = visit(moving=True, pace="calm")
    visitor.call("Ruth")
    feed = Feed(visitor, server)
    visitor.page.evaluate("() => { clock.haste = 0.1; }")
    feed.step({"verb": "play", "seat": 1, "card": feed.card("bang"), "other": 2})
    expect(visitor.page.locator(".ghost")).to_have_count(1)
    visitor.button("To my next question").click()
    visitor.page.evaluate("() => { clock.haste = 1; }")
    feed.step(hit(2))
    feed.ask("play", {"verb": "end"})
    expect(visitor.page.locator(".wire[data-mine]")).to_be_visible()
    expect(visitor.page.locator(".shotline, .loss, .ghost")).to_have_count(0)


def test_in_a_duel_the_line_turns_back(visit: Visit, server: Server) -> None:
    visitor = visit(pace="calm")
    visitor.call("Ruth")
    feed = Feed(visitor, server)
    feed.step({"verb": "play", "seat": 1, "card": feed.card("duel"), "other": 2})
    expect(visitor.page.locator('.shotline[data-from="seat-1"][data-to="seat-2"]')).to_have_count(1)
    feed.step({"verb": "bang", "seat": 2, "card": feed.card("bang")})
    expect(visitor.page.locator('.shotline[data-from="seat-2"][data-to="seat-1"]')).to_have_count(1)
    feed.step({**hit(1), "other": 2})
    expect(visitor.page.locator(".shotline")).to_have_count(0)


@pytest.mark.parametrize("size", [DESK, PHONE], ids=str)
def test_an_eliminated_player_is_told_by_whom_and_may_watch(
    visit: Visit, server: Server, size: Size
) -> None:
    visitor = visit(size, pace="brisk")
    visitor.call("Dale")
    feed = Feed(visitor, server, players=5)
    seats = [{"out": True, "life": 0, "hand": [], "front": []}]
    out = {"verb": "out", "seat": ME, "other": 2, "x": 1}
    feed.step(out, patch={"seats": {"$i": {"0": seats[0]}}})
    expect(visitor.page.locator(".moment")).to_have_text("You are eliminated")
    visitor.shoot("my-death")
    wire = visitor.page.locator(".wire")
    name = visitor.page.locator('[data-seat="2"] :is(.plate__name, .mini__name)').inner_text()
    expect(wire).to_contain_text(f"{name} has eliminated you.")
    expect(wire.get_by_role("button")).to_have_count(3)
    visitor.shoot("you-are-out")
    visitor.press(wire.get_by_role("button", name="Fast to the end"))
    expect(wire).not_to_contain_text("You are eliminated")
    feed.hear({"t": "pace", "fast": True})


def test_a_player_who_leaves_is_notified_at_the_end(visit: Visit, server: Server) -> None:
    visitor = visit()
    visitor.call("Dale")
    feed = Feed(visitor, server, players=5)
    feed.person(3)
    gone = {"out": True, "life": 0, "hand": [], "front": []}
    feed.step({"verb": "out", "seat": ME, "other": 2}, patch={"seats": {"$i": {"0": gone}}})
    feed.said.clear()
    visitor.press(visitor.page.locator('.wire [data-id="leave"]'))
    expect(visitor.page.locator(".game")).to_have_count(0)
    expect(visitor.page.get_by_role("button", name="Play now")).to_be_visible()
    feed.hear({"t": "hello", "since": 0, "match": None, "chat": 0})  # it is open
    feed.page.send(json.dumps({"t": "over", "result": None, "seed": "", "match": "m"}))
    expect(visitor.page.get_by_role("status")).to_contain_text("Your match is over.")
    expect(visitor.page).to_have_title("Your match is over.")
    feed.mine = False
    visitor.page.get_by_role("link", name="See how it ended").click()
    expect(visitor.page.locator(".game")).to_be_visible()
    expect(visitor.page.get_by_text("Your match is over.")).to_have_count(0)


@pytest.mark.quick
def test_the_page_says_how_far_it_has_shown(visit: Visit, server: Server) -> None:
    visitor = visit(pace="calm")
    visitor.call("Ruth")
    feed = Feed(visitor, server)
    visitor.page.evaluate(WATCH)
    feed.said.clear()
    feed.step(*(hit(seat) for seat in (2, 3, 4)))
    with visitor.hurrying():
        visitor.page.wait_for_function(f"() => window.seen.at(-1)?.event == {feed.n}")
        visitor.page.locator(".game:not([data-shows])").wait_for()
    feed.hear({"t": "shown", "n": feed.n})
    told = [said["n"] for said in feed.said if said["t"] == "shown"]
    assert told == [feed.n - 2, feed.n - 1, feed.n]


def test_the_pace_is_chosen_at_the_table_and_remembered(visit: Visit) -> None:
    visitor = visit(pace="")
    visitor.call("Wren")
    visitor.table(start=True)
    visitor.button("Table").click()
    expect(visitor.page.get_by_role("radio", name="Calm")).to_be_checked()
    visitor.page.get_by_role("radio", name="At once").check()
    visitor.shoot("pace")
    visitor.page.reload()
    visitor.button("Pace: At once").click()
    visitor.button("Pace: Calm").click()
    visitor.button("Table").click()
    expect(visitor.page.get_by_role("radio", name="Brisk")).to_be_checked()


def test_the_first_match_is_calm_and_those_after_it_are_brisk(visit: Visit) -> None:
    visitor = visit(pace="")
    visitor.call("Wren")
    for pace in ("Calm", "Brisk"):
        visitor.table(start=True)
        expect(visitor.button(f"Pace: {pace}")).to_be_visible()
    visitor.shoot("pace-in-the-bar")


def test_a_replay_tells_each_event_with_its_movement(visit: Visit, server: Server) -> None:
    visitor = visit(moving=True)
    visitor.go(server.finished().replay)
    expect(visitor.page.locator(".game")).to_be_visible()
    visitor.page.evaluate(WATCH)
    visitor.page.get_by_label("Speed").select_option(label="4×")
    visitor.button("Play").click()
    visitor.page.wait_for_function("() => window.seen.length > 8")
    seen = visitor.page.evaluate(SEEN)
    assert too_short(seen, speed=4) == []
    visitor.shoot("replay-running")
    visitor.button("Pause").click()
    expect(visitor.page.locator(".shotline, .ghost, .loss")).to_have_count(0)

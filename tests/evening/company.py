"""Four people with phones and a television: they join, play and go on by taps on the phones."""

from __future__ import annotations

import random
import re
import time
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

from playwright.sync_api import Browser, Locator

from posse.locales import Words
from tests.browser.hand_player import HandPlayer
from tests.browser.tabs import Tab
from tests.browser.visitor import PHONE, Size, Visitor

WATCH = (Path(__file__).parent / "watch.js").read_text()
PATIENCE = 240.0  # seconds for one step of the evening
BREATH = 40  # milliseconds between two looks at the phones
PEOPLE = (("Annegret", "de"), ("Tom", "en"), ("Jörg", "de"), ("Wren", "en"))
FIRST_TIMER = "Wren"
TAPS = '[data-lesson="tap"], [data-lesson="next"]'
PAYDAY = '.wpayday [data-id="all"], .wpayday[data-done] [data-id="go"]'


@dataclass(frozen=True)
class Part:
    """What is played two times, or as often as wanted."""

    name: str
    game: str
    packs: tuple[str, ...]
    players: int


PARTS = [
    Part("bang", "bang", ("base",), 5),
    Part("packs", "bang", ("base", "dodge_city", "great_train_robbery"), 8),
    Part("dice", "dice", (), 5),
    Part("wyatt", "wyatt", (), 4),
]


class Friend:
    def __init__(self, visitor: Visitor, name: str, lang: str, seed: int) -> None:
        self.visitor = visitor
        self.page = visitor.page
        self.name = name
        self.words = Words(lang)
        self.player = HandPlayer(visitor, random.Random(f"{seed} {name}"))

    def tap(self, target: Locator) -> None:
        self.visitor.press(target.first)

    def button(self, id: str) -> Locator:
        """The button that begins with these words, in this person's language."""
        said = re.compile(f"^{re.escape(self.words.say(id))}")
        return self.page.get_by_role("button", name=said)

    def pick(self, name: str) -> Locator:
        """One of several choices in a form."""
        return self.page.locator("label.pick", has_text=re.compile(rf"^\s*{re.escape(name)}\s*$"))


class Company:
    def __init__(
        self, browser: Browser, url: str, television: Size, seed: int, tick: Callable[[], None]
    ) -> None:
        self.tick = tick
        self.screen = visitor(browser, url, television, "en")
        self.friends = [
            Friend(visitor(browser, url, PHONE, lang), name, lang, seed) for name, lang in PEOPLE
        ]
        self.host = self.friends[0]

    def until(self, holds: Callable[[], object], what: str) -> None:
        """Lets the evening go on until this holds."""
        end = time.monotonic() + PATIENCE
        while not holds():
            assert time.monotonic() < end, f"{what}: not within {PATIENCE:.0f} s"
            self.tick()
            self.screen.page.wait_for_timeout(BREATH)

    def see(self, friend: Friend | Visitor, what: str) -> Locator:
        found = friend.page.locator(what)
        self.until(found.count, f"{what} on {friend.page.url}")
        return found

    # before the first match ---------------------------------------------------------------------

    def learn(self, game: str) -> None:
        """One of them has never played: the first lesson, by taps on what is lit."""
        friend = next(one for one in self.friends if one.name == FIRST_TIMER)
        friend.visitor.go()
        name = f"{friend.words.say('web-first-match')}: {friend.words.say(f'web-game-{game}')}"
        lesson = friend.page.get_by_role("button", name=name, exact=True)
        self.until(lesson.count, "the first lesson")
        friend.tap(lesson)
        self.see(friend, ".lbars")
        self.until(lambda: self._lesson_over(friend), "the lesson")

    def _lesson_over(self, friend: Friend) -> bool:
        ways = friend.page.locator(f"{TAPS}, {PAYDAY}")
        if ways.count():
            friend.tap(ways)
        return not friend.page.locator(".lbars").count()

    def gather(self, part: Part) -> None:
        """The host opens a table, the television shows it, the others come with its code."""
        host = self.host
        host.visitor.call(host.name)
        host.visitor.go()
        host.tap(host.button("web-create"))
        dialog = self.see(host, "dialog form")
        if part.game != "bang":
            host.page.locator("dialog select").first.select_option(part.game)
        self.tick_packs(host, part)
        host.tap(host.pick(str(part.players)))
        host.tap(dialog.locator(".btn--main"))
        self.see(host, ".room")
        (code, *_) = [one["table"]["code"] for one in host.visitor.frames if one["t"] == "table"]
        self.screen.page.goto(f"{self.screen.url}/screen/{code}")
        self.let_in()
        self.see(self.screen, ".jposter")
        for friend in self.friends[1:]:
            self.join(friend, code)

    def join(self, friend: Friend, code: str) -> None:
        friend.visitor.go("/j")
        form = self.see(friend, "form.form")
        friend.page.locator(".codefield").fill(code.lower())
        name = form.get_by_role("textbox", name=friend.words.say("web-name"))
        if name.count():
            name.fill(friend.name)
        friend.tap(form.locator(".btn--main"))
        self.let_in()
        self.see(friend, ".room")
        friend.tap(friend.button("web-sit"))
        self.see(friend, ".chair[data-you]")

    def let_in(self) -> None:
        self.host.tap(self.see(self.host, "[data-id=strangers] .btn--main"))

    def tick_packs(self, friend: Friend, part: Part) -> None:
        """Ticks the packs that are wanted beside those of the usual match."""
        for pack in part.packs[1:]:
            choice = friend.pick(friend.words.say(f"web-game-{pack}"))
            if not choice.locator("input").is_checked():
                friend.tap(choice)

    # matches ------------------------------------------------------------------------------------

    def begin(self) -> None:
        """The host starts the first match; everybody looks at their cards."""
        self.host.tap(self.host.page.locator(".room__go .btn--main"))
        self.look()

    def look(self) -> None:
        for friend in self.friends:
            self.see(friend, ".ph")
            if friend.page.locator(".ph__cover").count():
                friend.tap(friend.page.locator(".ph__cover"))

    def play(self) -> None:
        """One match to its end. Each phone does what it is asked."""
        while not all(friend.player.state() == "over" for friend in self.friends):
            acted = [friend.player.act() for friend in self.friends]
            if self.screen.page.locator(".extra").count():
                self.look()
            self.tick()
            if not any(acted):
                self.screen.page.wait_for_timeout(BREATH)

    def again(self) -> None:
        """Everybody is in, the host starts another match."""
        for friend in self.friends[1:]:
            friend.tap(friend.page.locator("[data-id=again]"))
            self.tick()
        self.host.tap(self.host.button("web-rematch"))
        self.until(lambda: not self.screen.page.locator(".extra").count(), "another match")
        self.look()

    def another(self, part: Part) -> None:
        """Another game for the same people, at the same table."""
        host = self.host
        host.tap(host.page.locator("[data-id=another]"))
        self.see(host, "[data-id=another-go]")
        self.see(host, "dialog input[name=another]")
        host.tap(host.pick(host.words.say(f"web-game-{part.game}")))
        self.tick_packs(host, part)
        self.tick()
        host.tap(host.page.locator("[data-id=another-go]"))
        self.see(host, ".room")
        self.see(self.screen, ".jposter")
        host.tap(host.page.locator(".agreed summary"))
        self.see(host, ".agreed .form")
        host.tap(host.pick(str(part.players)))
        self.begin()


def visitor(browser: Browser, url: str, size: Size, lang: str) -> Visitor:
    """A browser of their own, in which things move."""
    context = browser.new_context(
        viewport={"width": size.width, "height": size.height},
        locale=lang,
        is_mobile=size.phone,
        has_touch=size.phone,
    )
    context.add_init_script(WATCH)
    return Visitor(Tab((size.phone, lang, True), context, context.new_page()), url, size)

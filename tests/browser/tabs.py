"""Tabs of the browser that are used again, because a page in a new tab costs twice as much.

A visit leaves nothing behind: its scripts, cookies and stored settings are removed, and the tab
waits at a page without scripts. Only files of the app stay in its cache. A tab is closed if a test
has changed its context (routes, permissions, further pages).
"""

from __future__ import annotations

from collections.abc import Callable
from contextlib import ExitStack
from dataclasses import dataclass, field
from typing import Any

from playwright.sync_api import Browser, BrowserContext, Page

from tests.browser.visitor import PATIENCE, Size

Sort = tuple[bool, str, bool]  # whether it is a phone, its language, whether things move
MOST = 6  # waiting tabs, for each worker
FORGET = "() => { localStorage.clear(); sessionStorage.clear(); }"


@dataclass
class Tab:
    """One page in a context of its own."""

    sort: Sort
    context: BrowserContext
    page: Page
    visit: ExitStack = field(default_factory=ExitStack)  # what is removed after the visit

    def script(self, text: str) -> None:
        """Runs a script in every page of this visit, before the page's own."""
        self.visit.enter_context(self.context.add_init_script(text))

    def on(self, event: Any, listener: Callable[..., None]) -> None:
        self.page.on(event, listener)
        self.visit.callback(self.page.remove_listener, event, listener)


class Tabs:
    def __init__(self, browser: Browser) -> None:
        self.browser = browser
        self.free: list[Tab] = []

    def take(self, size: Size, lang: str, moving: bool, new: bool) -> Tab:
        """A waiting tab, unless a new one is needed."""
        sort = (size.phone, lang, moving)
        fitting = [] if new else [tab for tab in self.free if tab.sort == sort]
        if not fitting:
            return self._open(sort, size)
        self.free.remove(fitting[-1])
        fitting[-1].page.set_viewport_size({"width": size.width, "height": size.height})
        return fitting[-1]

    def _open(self, sort: Sort, size: Size) -> Tab:
        phone, lang, moving = sort
        context = self.browser.new_context(
            viewport={"width": size.width, "height": size.height},
            locale=lang,
            is_mobile=phone,
            has_touch=phone,
            reduced_motion="no-preference" if moving else "reduce",
        )
        context.set_default_timeout(PATIENCE)
        return Tab(sort, context, context.new_page())

    def give_back(self, tab: Tab, altered: bool, waiting_at: str) -> None:
        """Returns the tab after a visit. It waits at a page of the visited server."""
        tab.visit.close()
        if altered or len(tab.context.pages) != 1 or tab.page.is_closed():
            tab.context.close()
            return
        tab.page.goto(waiting_at)
        tab.page.evaluate(FORGET)
        tab.page.mouse.move(0, 0)  # else help opens for the card that lies under it next
        tab.context.clear_cookies()
        self.free.append(tab)
        if len(self.free) > MOST:
            self.free.pop(0).context.close()

    def close(self) -> None:
        for tab in self.free:
            tab.context.close()

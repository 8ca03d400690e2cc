"""The big screens at a table.

A big screen is a spectator whose page is waited for: bots wait until it has shown everything, and
pages that show only a hand follow it.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from posse.server.table.guest import Guest
from posse.server.table.presence import Presence
from posse.server.wire import replies

if TYPE_CHECKING:
    from posse.server.table.room import Room


class Screens:
    def __init__(self, room: Room) -> None:
        self.room = room
        self.services = room.services
        self.pages: dict[Guest, Presence] = {}  # in order of arrival
        self._told: int | None = None  # what the guests were told last
        self._told_at = 0.0

    # coming and going ---------------------------------------------------------------------------

    def enter(self, guest: Guest) -> None:
        self.pages.setdefault(guest, Presence(self.services.clock.now()))

    def leave(self, guest: Guest) -> None:
        self.pages.pop(guest, None)

    def begin_match(self) -> None:
        for presence in self.pages.values():
            presence.begin_match()
        self._told = None

    # what they have shown -----------------------------------------------------------------------

    def counted(self) -> list[Presence]:
        """The screens that are waited for: the first ones. More of them only look on."""
        return list(self.pages.values())[: self.services.settings.screens]

    def shown(self) -> int | None:
        """How far the slowest screen has shown the match; None if none says so."""
        return min((one.shown for one in self.counted() if one.shown >= 0), default=None)

    def has_shown(self, guest: Guest, n: int) -> None:
        play = self.room.play
        if play is not None:
            self.pages[guest].has_shown(min(n, play.event_count), self.services.clock.now())

    def forget_after(self, n: int) -> None:
        """The events after event n were undone."""
        for presence in self.pages.values():
            presence.forget_after(n)

    def give_up(self, since: float) -> None:
        """A bot answers a question of the time `since`: nobody waits for late screens any more.

        They count again when they report.
        """
        late = self.services.clock.now() - since >= self.services.settings.shown_wait
        for presence in self.pages.values():
            if late and presence.shown < self.room.playing.event_count:
                presence.shown = -1

    # telling the guests -------------------------------------------------------------------------

    def due(self) -> float | None:
        """When the guests are told how far the screens are; None if they know."""
        if self.shown() == self._told:
            return None
        return self._told_at + self.services.settings.screen_pause

    def tell(self) -> None:
        """Tells all guests how far the slowest screen is."""
        self._told, self._told_at = self.shown(), self.services.clock.now()
        self.room.broadcast.to_all(replies.Screen(self._told))

    def greet(self, guest: Guest) -> None:
        """Tells a guest who joins."""
        shown = self.shown()
        if shown is not None:
            self.room.broadcast.to(guest, replies.Screen(shown))

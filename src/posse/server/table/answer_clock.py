"""The clock of the pending choice: when it was asked, and when it must be answered.

`AnswerClock` is the only writer of these times. Other modules call `start`, `resume` and
`page_has_shown`.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from posse.bots import thinks
from posse.server.settings import Settings
from posse.server.store.rows import PERSON
from posse.server.table.presence import Presence

if TYPE_CHECKING:
    from posse.server.table.room import Room


class Asked:
    """When a choice was asked, and the pause before a forced answer.

    The pause is drawn before anybody looks at the options, so it tells nothing about them.
    """

    def __init__(self, since: float, pause: float, seen: float | None = None) -> None:
        self.since = since
        self.pause = pause
        self.seen = seen  # when the page of the asked player had shown what led to the choice

    def later(self, seconds: float) -> Asked:
        """The same question, moved by the time for which the clock stood still."""
        seen = None if self.seen is None else self.seen + seconds
        return Asked(self.since + seconds, self.pause, seen)


class AnswerClock:
    def __init__(self, room: Room) -> None:
        self.room = room
        self.services = room.services
        self.asked = Asked(0.0, 0.0)
        self.not_before = 0.0  # after a failure the server does not answer again at once

    def start(self) -> None:
        """Starts the clock of the pending choice with the whole time on it."""
        play, services = self.room.playing, self.services
        now = services.clock.now()
        pause = services.random.between(*services.settings.forced_pause)
        behind = not play.over and self.behind()
        self.asked = Asked(now, pause, None if behind else now)

    def behind(self) -> bool:
        """Whether the asked player's page or a big screen has not shown everything yet.

        One that has not reported so far is not waited for: a late report gains no time.
        """
        play, room = self.room.playing, self.room
        pages = (room.presences[play.choice.seat].shown, room.screens.shown())
        return any(shown is not None and 0 <= shown < play.event_count for shown in pages)

    def resume(self, asked: Asked, seconds: float) -> None:
        """Goes on with a question whose clock stood still for so many seconds."""
        self.asked = asked.later(seconds)

    def page_has_shown(self) -> bool:
        """Notes that the asked player's page has shown the choice. False if it was known."""
        if self.asked.seen is not None:
            return False
        self.asked.seen = self.services.clock.now()
        return True

    def retry_later(self) -> None:
        """After a failure: the server gives no answer of its own for a few seconds."""
        self.not_before = self.services.clock.now() + self.services.settings.retry

    # reading ------------------------------------------------------------------------------------

    def deadline(self) -> float | None:
        """When the asked player's time is up; None if no clock runs.

        It is shown to everybody, so it depends on public facts only.
        """
        play, row = self.room.play, self.room.row
        if play is None or play.over or self.room.introduction.holds_clock():
            return None
        seat, presence = row.seats[play.choice.seat], self.room.presences[play.choice.seat]
        if not row.clock or seat.kind != PERSON or presence.minded:
            return None
        return begins(self.asked, presence, self.services.settings) + row.clock

    def person_due(self, forced: bool) -> float:
        """When the server answers in the asked person's place. No table waits for ever."""
        presence = self.room.presences[self.room.asked]
        settings, asked = self.services.settings, self.asked
        start = begins(asked, presence, settings)
        limit = start + (self.room.row.clock or settings.patience)
        if presence.away_since is not None:
            limit = min(limit, max(presence.away_since + settings.grace, asked.since))
        return min(limit, start + asked.pause) if forced else limit

    def bot_due(self, open_answer: bool) -> float:
        """When a bot answers. `open_answer`: a person may still take an answer back.

        The bot waits for the people in play; if there are none, for those who watch. It waits for
        big screens as well, which show the rest of a match quickly if all people want that.
        """
        play, settings, room = self.room.playing, self.services.settings, self.room
        if room.hurries() and room.screens.shown() is None:
            return self.asked.since + settings.bot_pause / settings.fast
        here = room.present()
        in_play = [seat for seat in here if seat in play.match.in_play()]
        people = [] if room.hurries() else in_play or here
        watching = [room.presences[seat] for seat in people] + room.screens.counted()
        when = after_watching(self.asked, watching, play.event_count, settings, open_answer)
        if thinks(room.row.seats[play.choice.seat].bot, play.row.game):
            when = max(when, self.asked.since + settings.think_wait)
        return when


def begins(asked: Asked, presence: Presence, settings: Settings) -> float:
    """When a person's time begins: once their page has shown what happened."""
    if presence.shown < 0 or presence.away_since is not None:
        return asked.since
    latest = asked.since + settings.shown_wait
    return latest if asked.seen is None else min(asked.seen, latest)


def after_watching(
    asked: Asked, watching: list[Presence], events: int, settings: Settings, open_answer: bool
) -> float:
    """When all who watch have seen everything; a bot answers then.

    A page reports an event after it has shown it for long enough, so no pause is added. There is a
    pause where no page reports, and while a person may take an answer back.
    """
    reporting = [presence for presence in watching if presence.shown >= 0]
    latest = asked.since + settings.shown_wait
    if any(presence.shown < events for presence in reporting):
        return latest
    seen = max([asked.since, *(presence.shown_at for presence in reporting)])
    if not reporting or open_answer:
        return min(seen + settings.bot_pause, latest)
    least = min(settings.bot_least, settings.bot_pause)
    return min(max(seen, asked.since + least), latest)

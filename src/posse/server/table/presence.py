"""Who sits in a seat right now, as far as it need not survive a restart; and when he is late."""

from __future__ import annotations

from posse.server.settings import Settings
from posse.server.store.rows import PERSON, SeatRow


class Sitter:
    """The presence of one seat. After a restart everybody is away, and comes back."""

    def __init__(self, away_since: float) -> None:
        self.away_since: float | None = away_since  # None: here
        self.minded = False  # a bot answers until the person does something
        self.misses = 0  # in a row
        self.shown = -1  # events of the match its page has shown; -1: it does not say
        self.shown_at = 0.0
        self.fast = False  # out, and wants the rest of the match quickly
        self.reading = False  # the introduction, which the match waits for
        self.noted: float | None = None  # since when a note for beginners lies open

    def begin(self) -> None:
        """Another match: nothing of it has been shown."""
        self.shown = -1
        self.fast = False
        self.noted = None

    def has_shown(self, n: int, now: float) -> None:
        """A page that was loaded anew may be further behind than before."""
        self.shown = n
        self.shown_at = now

    def unseen(self, n: int) -> None:
        """Whatever came after event n did not happen."""
        self.shown = min(self.shown, n)

    def back(self) -> bool:
        """The person did something; True if a bot has to give the seat back."""
        was = self.minded
        self.minded = False
        self.misses = 0
        return was

    def missed(self, settings: Settings) -> bool:
        """A bot had to answer; True if it keeps the seat from now on."""
        self.misses += 1
        self.minded = self.misses >= settings.misses
        return self.minded


class Asked:
    """Since when a choice is pending, and the pause before a forced answer.

    The pause is drawn before anybody looks at the options, so it cannot tell anything of them.
    """

    def __init__(self, since: float, pause: float, seen: float | None = None) -> None:
        self.since = since
        self.pause = pause
        self.seen = seen  # when the page of whoever is asked had shown what led to it


def begins(asked: Asked, sitter: Sitter, settings: Settings) -> float:
    """When a person's time begins: nobody thinks while his page still shows what happened."""
    if sitter.shown < 0 or sitter.away_since is not None:
        return asked.since
    latest = asked.since + settings.shown_wait
    return latest if asked.seen is None else min(asked.seen, latest)


def deadline(
    asked: Asked, seat: SeatRow, sitter: Sitter, clock: int, settings: Settings
) -> float | None:
    """When the person's time is up; shown to everybody, so it depends on public facts only."""
    if not clock or seat.kind != PERSON or sitter.minded:
        return None
    return begins(asked, sitter, settings) + clock


def due(asked: Asked, sitter: Sitter, clock: int, forced: bool, settings: Settings) -> float:
    """When the server answers in a person's place. Always some time: no table waits for ever."""
    start = begins(asked, sitter, settings)
    limit = start + (clock or settings.patience)
    if sitter.away_since is not None:
        limit = min(limit, max(sitter.away_since + settings.grace, asked.since))
    return min(limit, start + asked.pause) if forced else limit


def bot_due(
    asked: Asked, watching: list[Sitter], events: int, settings: Settings, open_answer: bool
) -> float:
    """When a bot answers: once the slowest of those watching has seen everything.

    A page that says what it has shown has held it long enough to follow. A pause is made where
    none says so, and while somebody may take an answer back.
    """
    saying = [sitter for sitter in watching if sitter.shown >= 0]
    latest = asked.since + settings.shown_wait
    if any(sitter.shown < events for sitter in saying):
        return latest
    seen = max([asked.since, *(sitter.shown_at for sitter in saying)])
    if not saying or open_answer:
        return min(seen + settings.bot_pause, latest)
    least = min(settings.bot_least, settings.bot_pause)
    return min(max(seen, asked.since + least), latest)

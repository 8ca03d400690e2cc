"""Whether the person of a seat is here, or a bot replaces them; what their page has shown."""

from __future__ import annotations

from posse.server.settings import Settings


class Presence:
    """The presence of one seat. It is not stored: after a restart everybody is away."""

    def __init__(self, away_since: float) -> None:
        self.away_since: float | None = away_since  # None: here
        self.minded = False  # a bot answers until the person does something
        self.misses = 0  # answers missed in a row
        self.shown = -1  # events of the match its page has shown; -1: the page does not say
        self.shown_at = 0.0
        self.fast = False  # eliminated, and wants the rest of the match quickly
        self.reads_intro = False  # the match waits until they have read the introduction
        self.note_since: float | None = None  # since when a note for beginners lies open

    def begin_match(self) -> None:
        """Resets what belongs to one match."""
        self.shown = -1
        self.fast = False
        self.note_since = None

    def has_shown(self, n: int, now: float) -> None:
        """Notes that the page has shown the match up to event n.

        A page that was reloaded may be further behind than before.
        """
        self.shown = n
        self.shown_at = now

    def forget_after(self, n: int) -> None:
        """Notes that the events after event n were undone."""
        self.shown = min(self.shown, n)

    def active(self) -> bool:
        """Notes that the person did something. Returns True if a bot was minding the seat."""
        was = self.minded
        self.minded = False
        self.misses = 0
        return was

    def missed(self, settings: Settings) -> bool:
        """Counts an answer that a bot had to give. Returns True if a bot now minds the seat."""
        self.misses += 1
        self.minded = self.misses >= settings.misses
        return self.minded

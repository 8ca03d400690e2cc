"""What callers can do wrong, by name. Mistakes of the engine are assertions."""

from __future__ import annotations


class PosseError(Exception):
    """Base class of all errors that a caller may want to catch. The message is fit for a person."""


class UnknownGame(PosseError):
    """No game of that id is registered."""


class BadSetup(PosseError):
    """The number of players, the packs or the house rules do not fit the game."""


class IllegalAnswer(PosseError):
    """The answer is not one of the options of the pending choice."""


class StaleAnswer(PosseError):
    """The answer belongs to a choice that is no longer (or not yet) pending."""


class MatchOver(PosseError):
    """The match has ended: nobody is asked any more."""


class BadRecord(PosseError):
    """A record, save or scenario cannot be read, or does not describe a legal match."""


class MissingPlugin(BadRecord):
    """A record needs a plugin that is not installed here, or another version of it."""


class ChanceRanOut(PosseError):
    """Scripted chance was asked for a value that the script does not give."""

"""Posse: five Western games, for people and for programs.

>>> import posse
>>> match = posse.new_match("bang", players=5, seed=7)
>>> while match.choice:
...     match.answer(0)
>>> match.result is not None
True
"""

from posse import _interrupts  # noqa: F401  (first of all: Ctrl-C while the rest is loaded)
from posse import games as _games  # noqa: F401  (registers the games)
from posse.engine.choice import Choice, Option
from posse.engine.errors import (
    BadRecord,
    BadSetup,
    IllegalAnswer,
    MatchOver,
    PosseError,
    StaleAnswer,
    UnknownGame,
)
from posse.engine.event import Event
from posse.engine.game import Game, all_games, game
from posse.engine.ids import (
    ALL,
    CHARACTER,
    HAND,
    NOBODY,
    NONE,
    SPECTATOR,
    Card,
    Mask,
    Seat,
    Source,
    Topic,
    Verb,
)
from posse.engine.match import Match, new_match
from posse.engine.result import Result
from posse.engine.setup import Setup

__version__ = "1.0.0"
__all__ = [
    "ALL",
    "CHARACTER",
    "HAND",
    "NOBODY",
    "NONE",
    "SPECTATOR",
    "BadRecord",
    "BadSetup",
    "Card",
    "Choice",
    "Event",
    "Game",
    "IllegalAnswer",
    "Mask",
    "Match",
    "MatchOver",
    "Option",
    "PosseError",
    "Result",
    "Seat",
    "Setup",
    "Source",
    "StaleAnswer",
    "Topic",
    "UnknownGame",
    "Verb",
    "all_games",
    "game",
    "new_match",
]

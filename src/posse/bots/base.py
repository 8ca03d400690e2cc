"""What a bot is, and the registry of bots. How to write one: docs/bots.md."""

from __future__ import annotations

import random
import traceback
from collections.abc import Callable, Mapping
from pathlib import Path
from typing import Final

from posse.engine.choice import Choice
from posse.engine.errors import PosseError
from posse.engine.event import Event
from posse.engine.match import Match
from posse.engine.state import State

ANY = ""  # in place of a game: bots that can play every game
STRENGTHS: Final = ("greenhorn", "deputy", "marshal")  # the weakest first
ADVISER: Final = "deputy"  # who says what it would do, and why
ALIASES: Final = {"simple": "greenhorn"}  # tables and records of earlier versions name these


class UnknownBot(PosseError):
    """The game has no bot of that name."""


class BotFailed(PosseError):
    """A bot raised something, or answered with what is no option."""


class Reason:
    """Why a bot chose: a message (`why-…`) and what fills its gaps.

    `seat` is a seat's number and `card` a card's; the screen puts names there.
    """

    __slots__ = ("args", "id")

    def __init__(self, id: str, **args: int | float | str) -> None:
        self.id = id
        self.args = args

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Reason) and (self.id, self.args) == (other.id, other.args)

    def __hash__(self) -> int:
        return hash((self.id, tuple(sorted(self.args.items()))))

    def __repr__(self) -> str:
        return f"Reason({self.id!r}, {self.args})"


class Bot:
    """Sits in one seat of one match. It gets views and redacted events, never a state."""

    worlds: int | None = None  # how many it thinks in; None if it does not, 0: as many as fit
    seconds: float = 0.5  # that it may think, if it does

    def __init__(self, seed: str) -> None:
        self.rng = random.Random(seed)  # its own dice, never the match's chance
        self.marks: list[float] = []  # of the last choice's options, if the bot gives any
        self.because: Callable[[], Reason] | None = None  # how `why` is found out

    @property
    def why(self) -> Reason | None:
        """Of the last choice, if the bot can say it; worked out when somebody asks."""
        return None if self.because is None else self.because()

    @why.setter
    def why(self, said: Reason | None) -> None:
        self.because = None if said is None else lambda: said

    def choose(self, view: State, choice: Choice) -> int:  # noqa: ARG002
        """The number of the option to answer with. `view` is that of the seat asked."""
        raise AssertionError(f"{type(self).__name__} cannot choose")

    def observe(self, events: list[Event]) -> None:
        """What the seat saw since it was told last. May be ignored, and need not be called."""


class RandomBot(Bot):
    """Any option, each equally likely."""

    def choose(self, view: State, choice: Choice) -> int:  # noqa: ARG002
        """Return the number of a random option."""
        return self.rng.randrange(len(choice.options))


def best(marks: list[float], rng: random.Random) -> int:
    """The number of the highest mark; among equals any."""
    top = max(marks)
    return rng.choice([i for i, mark in enumerate(marks) if mark == top])


# the registry -------------------------------------------------------------------------------------

_BOTS: dict[str, dict[str, type[Bot]]] = {ANY: {"random": RandomBot}}


def register(game: str, name: str, bot: type[Bot]) -> None:
    """Offer a class of bot under a name for a game; a bot of that name is replaced."""
    _BOTS.setdefault(game, {})[name] = bot


def names(game: str) -> list[str]:
    """The bots that can play a game: from greenhorn up, then the others."""
    known = _BOTS.get(game, {})
    rank = {name: at for at, name in enumerate(STRENGTHS)}
    return [*sorted(known, key=lambda name: rank.get(name, len(rank))), *_BOTS[ANY]]


def strengths(game: str) -> list[str]:
    """The strengths that this game has, the weakest first."""
    return [name for name in STRENGTHS if name in _BOTS.get(game, {})]


def weaker(name: str, game: str) -> str | None:
    """Who takes over from a bot that fails: the next weaker one, None below the weakest."""
    known = strengths(game)
    at = known.index(canonical(name)) if canonical(name) in known else 0
    return known[at - 1] if at else None


def thinks(name: str, game: str) -> bool:
    """Does this bot need time to think ahead?"""
    found = _BOTS.get(game, {}).get(canonical(name))
    return found is not None and found.worlds is not None


def canonical(name: str) -> str:
    """The name a bot has today."""
    return ALIASES.get(name, name)


def make(name: str, game: str, seed: str) -> Bot:
    """A new bot for one seat of one match; with the same seed it plays the same."""
    wanted = canonical(name)
    found = _BOTS.get(game, {}).get(wanted) or _BOTS[ANY].get(wanted)
    if found is None:
        known = ", ".join(names(game))
        raise UnknownBot(f"{game} has no bot {name!r}; there are: {known}")
    return found(seed)


# at the table -------------------------------------------------------------------------------------


class Crew:
    """The bots of a match, each told what its seat may see before it is asked."""

    def __init__(self, match: Match, bots: Mapping[int, Bot]) -> None:
        self.match = match
        self.bots = bots
        self.told = dict.fromkeys(bots, 0)

    def choose(self) -> int | None:
        """The answer to the pending choice; None if nobody or a person is asked."""
        choice = self.match.choice
        if choice is None or choice.seat not in self.bots:
            return None
        seat = choice.seat
        bot = self.bots[seat]
        try:
            bot.observe(self.match.events_for(seat, self.told[seat]))
            self.told[seat] = len(self.match.events)
            index: object = bot.choose(self.match.view(seat), choice)
        except Exception as error:
            raise BotFailed(f"bot {called(bot)} failed: {fault(error)}") from error
        if isinstance(index, int) and 0 <= index < len(choice.options):
            return index
        last = len(choice.options) - 1
        raise BotFailed(f"bot {called(bot)} answered {index!r}; the options are 0 to {last}")

    def play(self, most: int | None = None) -> None:
        """Answer until nobody or a person is asked, or `most` answers were given in all."""
        while most is None or self.match.number < most:
            index = self.choose()
            if index is None:
                return
            self.match.answer(index)


def called(bot: Bot) -> str:
    """Return the bot's class as `module:Class`."""
    return f"{type(bot).__module__}:{type(bot).__qualname__}"


def fault(error: BaseException) -> str:
    """What went wrong in somebody's code, and where, in one line."""
    words = " ".join(f"{type(error).__name__}: {error}".split())
    frames = traceback.extract_tb(error.__traceback__)
    return f"{words} ({Path(frames[-1].filename).name}, line {frames[-1].lineno})"

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

ANY = ""  # in place of a game: bots that play every game
STRENGTHS: Final = ("greenhorn", "deputy", "marshal")  # the weakest first
ADVISER: Final = "deputy"  # the bot that gives hints and reasons
ALIASES: Final = {"simple": "greenhorn"}  # tables and records of earlier versions name these


class UnknownBot(PosseError):
    """The game has no bot with that name."""


class BotFailed(PosseError):
    """A bot raised an error, or its answer is no option."""


class Reason:
    """Why a bot chose: a message (`why-…`) and what fills its gaps.

    `seat` is the number of a seat and `card` that of a card. The screen shows names instead.
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
    """Plays one seat of one match. It gets views and redacted events, never a state."""

    # worlds to think in; None: it does not think, 0: as many as time allows
    worlds: int | None = None
    seconds: float = 0.5  # seconds that it may think

    def __init__(self, seed: str) -> None:
        self.rng = random.Random(seed)  # its own random numbers, never the match's chance
        self.marks: list[float] = []  # scores of the last choice's options, if the bot has any
        self.because: Callable[[], Reason] | None = None  # computes `why`

    @property
    def why(self) -> Reason | None:
        """The reason for the last choice, or None. It is computed when it is read."""
        return None if self.because is None else self.because()

    @why.setter
    def why(self, said: Reason | None) -> None:
        self.because = None if said is None else lambda: said

    def choose(self, view: State, choice: Choice) -> int:  # noqa: ARG002
        """Return the index of the option to answer with. `view` is that of the seat asked."""
        raise AssertionError(f"{type(self).__name__} cannot choose")

    def observe(self, events: list[Event]) -> None:
        """Take note of the events since the last call, as the seat may read them.

        The default ignores them.
        """


class RandomBot(Bot):
    """Chooses any option, each equally likely."""

    def choose(self, view: State, choice: Choice) -> int:  # noqa: ARG002
        """Return the number of a random option."""
        return self.rng.randrange(len(choice.options))


def best(marks: list[float], rng: random.Random) -> int:
    """Return the index of the highest mark. Among equals it is random."""
    top = max(marks)
    return rng.choice([i for i, mark in enumerate(marks) if mark == top])


# the registry -------------------------------------------------------------------------------------

_BOTS: dict[str, dict[str, type[Bot]]] = {ANY: {"random": RandomBot}}
_FOREIGN: set[tuple[str, str]] = set()  # games and names of bots of plugins
_LATER: list[Callable[[], None]] = []


def register(game: str, name: str, bot: type[Bot], foreign: bool = False) -> None:
    """Register a class of bot under a name for a game. A bot with that name is replaced.

    A server runs a foreign bot in a process of its own, with a time limit.
    """
    _BOTS.setdefault(game, {})[name] = bot
    if foreign:
        _FOREIGN.add((game, name))


def foreign(name: str, game: str) -> bool:
    """Return True if this bot comes from an installed package."""
    return bool({(game, name), (ANY, name)} & _FOREIGN)


def any_foreign() -> bool:
    """Return True if an installed package has brought a bot."""
    return bool(_FOREIGN)


def later(fill: Callable[[], None]) -> None:
    """Call `fill` before somebody asks for a bot: it may register more of them."""
    _LATER.append(fill)


def known(game: str) -> dict[str, type[Bot]]:
    """Return the bots of one game by name, without those that play every game."""
    while _LATER:
        _LATER.pop()()
    return _BOTS.get(game, {})


def names(game: str) -> list[str]:
    """Return the bots that can play a game: the strengths from the weakest on, then the others."""
    own = known(game)
    rank = {name: at for at, name in enumerate(STRENGTHS)}
    return [*sorted(own, key=lambda name: rank.get(name, len(rank))), *_BOTS[ANY]]


def strengths(game: str) -> list[str]:
    """Return the strengths that this game has, the weakest first."""
    return [name for name in STRENGTHS if name in known(game)]


def adviser(game: str) -> str:
    """Return the bot that gives hints in this game; "" if no bot of ours answers at once."""
    ours = [name for name in _BOTS.get(game, {}) if not thinks(name, game)]
    ranked = [name for name in reversed(STRENGTHS) if name in ours]
    return ADVISER if ADVISER in ours else next(iter([*ranked, *ours]), "")


def hinter(game: str) -> str:
    """Return the bot that gives hints at a table: the adviser, or one of a package, or ""."""
    # a server asks a bot of a package in its worker
    return adviser(game) or next((name for name in known(game) if foreign(name, game)), "")


def weaker(name: str, game: str) -> str | None:
    """Return the next weaker bot, which replaces one that failed. None if there is none."""
    ranks = strengths(game)
    at = ranks.index(canonical(name)) if canonical(name) in ranks else 0
    return ranks[at - 1] if at else None


def thinks(name: str, game: str) -> bool:
    """Return True if this bot needs time: it thinks ahead, or it is foreign."""
    wanted = canonical(name)
    found = known(game).get(wanted)
    if found is None:
        return (ANY, wanted) in _FOREIGN
    return found.worlds is not None or (game, wanted) in _FOREIGN


def canonical(name: str) -> str:
    """Return the present name of a bot that has been renamed; other names stay as they are."""
    return ALIASES.get(name, name)


def make(name: str, game: str, seed: str) -> Bot:
    """Return a new bot for one seat of one match. With the same seed it plays the same.

    Raises UnknownBot if the game has no bot with this name.
    """
    wanted = canonical(name)
    found = known(game).get(wanted) or _BOTS[ANY].get(wanted)
    if found is None:
        there = ", ".join(names(game))
        raise UnknownBot(f"{game} has no bot {name!r}; there are: {there}")
    return found(seed)


# at the table -------------------------------------------------------------------------------------


class Crew:
    """The bots of a match. Each gets the events that its seat may see before it is asked."""

    def __init__(self, match: Match, bots: Mapping[int, Bot]) -> None:
        self.match = match
        self.bots = bots
        self.told = dict.fromkeys(bots, 0)

    def choose(self) -> int | None:
        """Return the answer to the pending choice; None if nobody or a person is asked.

        Raises BotFailed if the bot raises an error or answers with no option.
        """
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
        """Answer until nobody or a person is asked, or until the match has `most` answers.

        Raises BotFailed as `choose` does.
        """
        while most is None or self.match.number < most:
            index = self.choose()
            if index is None:
                return
            self.match.answer(index)


def called(bot: Bot) -> str:
    """Return the bot's class as `module:Class`."""
    return f"{type(bot).__module__}:{type(bot).__qualname__}"


def fault(error: BaseException) -> str:
    """Return one line that says what went wrong in a bot's code, and where."""
    words = " ".join(f"{type(error).__name__}: {error}".split())
    frames = traceback.extract_tb(error.__traceback__)
    return f"{words} ({Path(frames[-1].filename).name}, line {frames[-1].lineno})"

"""What a bot is, and the registry of bots."""

from __future__ import annotations

import random
from collections.abc import Mapping

from posse.engine.choice import Choice
from posse.engine.errors import PosseError
from posse.engine.event import Event
from posse.engine.match import Match
from posse.engine.state import State

ANY = ""  # in place of a game: bots that can play every game


class UnknownBot(PosseError):
    """The game has no bot of that name."""


class Bot:
    """Sits in one seat of one match. It gets views and redacted events, never a state."""

    def __init__(self, seed: str) -> None:
        self.rng = random.Random(seed)  # its own dice, never the match's chance

    def choose(self, view: State, choice: Choice) -> int:  # noqa: ARG002
        """The number of the option to answer with. `view` is that of the seat asked."""
        raise AssertionError(f"{type(self).__name__} cannot choose")

    def observe(self, events: list[Event]) -> None:
        """What the seat saw since it was told last. May be ignored, and need not be called."""


class RandomBot(Bot):
    """Any option, each equally likely."""

    def choose(self, view: State, choice: Choice) -> int:  # noqa: ARG002
        return self.rng.randrange(len(choice.options))


def best(marks: list[float], rng: random.Random) -> int:
    """The number of the highest mark; among equals any."""
    top = max(marks)
    return rng.choice([i for i, mark in enumerate(marks) if mark == top])


_BOTS: dict[str, dict[str, type[Bot]]] = {ANY: {"random": RandomBot}}


def register(game: str, name: str, bot: type[Bot]) -> None:
    _BOTS.setdefault(game, {})[name] = bot


def names(game: str) -> list[str]:
    """The bots that can play a game, the sensible ones first."""
    return [*_BOTS.get(game, {}), *_BOTS[ANY]]


def make(name: str, game: str, seed: str) -> Bot:
    """A new bot for one seat of one match; with the same seed it plays the same."""
    found = _BOTS.get(game, {}).get(name) or _BOTS[ANY].get(name)
    if found is None:
        known = ", ".join(names(game))
        raise UnknownBot(f"{game} has no bot {name!r}; there are: {known}")
    return found(seed)


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
        bot.observe(self.match.events_for(seat, self.told[seat]))
        self.told[seat] = len(self.match.events)
        return bot.choose(self.match.view(seat), choice)

    def play(self, most: int | None = None) -> None:
        """Answer until nobody or a person is asked, or `most` answers were given in all."""
        while most is None or self.match.number < most:
            index = self.choose()
            if index is None:
                return
            self.match.answer(index)


def crew(match: Match, name: str, seed: str, people: tuple[int, ...] = ()) -> Crew:
    """Bots of one name for every seat that no person holds."""
    seats = [seat for seat in range(match.players) if seat not in people]
    bots = {seat: make(name, match.game.id, f"{seed}-{seat}") for seat in seats}
    return Crew(match, bots)

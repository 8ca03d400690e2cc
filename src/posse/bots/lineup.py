"""Which bot plays which seat: `deputy`, `deputy,greenhorn`, `law=deputy`, `mymodule:MyBot`."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Mapping
from pathlib import Path

from posse.bots.base import Bot, Crew, UnknownBot, fault, make, names
from posse.engine.errors import BadSetup
from posse.engine.game import Game
from posse.engine.ids import seats_at
from posse.engine.match import Match
from posse.engine.setup import Setup
from posse.engine.state import State


class Lineup:
    """Bots by seat, dealt round the table, or by side.

    `rest` plays the sides that are not named.
    """

    def __init__(self, seats: list[str], sides: Mapping[str, str], rest: str) -> None:
        self.seats = seats
        self.sides = sides
        self.rest = rest

    def names(self, found: Game, state: State) -> list[str]:
        """Return the name of the bot of each seat."""
        if self.sides:
            return [self.sides.get(side, self.rest) for side in found.sides(state)]
        players = len(found.scores(state))
        return [self.seats[seat % len(self.seats)] for seat in seats_at(players)]

    @property
    def only(self) -> str:
        """The one bot that plays every seat; "" if there are several."""
        return self.seats[0] if not self.sides and len(set(self.seats)) == 1 else ""


def lineup(spec: str, found: Game, setup: Setup) -> Lineup:
    """Return the line-up that --bots describes.

    Raises BadSetup if it does not fit the table, and UnknownBot for a bot that does not exist.
    """
    parts = [part.strip() for part in spec.split(",")]
    named = [part.partition("=") for part in parts]
    if any(equals for _, equals, _ in named):
        made = _by_side(spec, named, found.side_names(setup.players), found.id)
    else:
        made = Lineup(parts, {}, parts[0])
        if len(parts) > setup.players:
            raise BadSetup(f"{len(parts)} bots are named for {setup.players} seats")
    for name in {*made.seats, *made.sides.values()}:
        hire(name, found.id, "")
    return made


def _by_side(
    spec: str, named: list[tuple[str, str, str]], known: tuple[str, ...], game: str
) -> Lineup:
    if not known:
        raise BadSetup(f"{game} has no sides; name its bots seat by seat")
    sides: dict[str, str] = {}
    for side, equals, bot in named:
        if not equals:
            raise BadSetup(f"name bots by seat or by side, not both: {spec!r}")
        if side not in known:
            raise BadSetup(f"there is no side {side!r}; there are: {', '.join(known)}")
        if side in sides:
            raise BadSetup(f"side {side!r} is named twice")
        sides[side] = bot
    return Lineup([], sides, names(game)[0])


def hire(name: str, game: str, seed: str) -> Bot:
    """Return a bot of Posse, or `module:Class` for your own. With `@40` it thinks in 40 worlds.

    Raises UnknownBot if there is no such bot, or if yours cannot be imported.
    """
    plain, at, worlds = name.partition("@")
    bot = _outsider(plain, seed) if ":" in plain else make(plain, game, seed)
    if at:
        if not worlds.isdigit() or bot.worlds is None:
            raise UnknownBot(f"{name!r}: a number of worlds is for bots that think ahead")
        bot.worlds = int(worlds)
    return bot


def _outsider(name: str, seed: str) -> Bot:
    found = _outside(name)
    try:
        bot = found(seed)
    except Exception as error:
        raise UnknownBot(f"bot {name!r} cannot be made: {fault(error)}") from error
    return bot


def _outside(name: str) -> type[Bot]:
    """Return the class of a bot that is not ours. Its module may lie in the current folder."""
    module, _, wanted = name.partition(":")
    here = str(Path.cwd())
    if here not in sys.path:
        sys.path.insert(0, here)
    try:
        found = getattr(importlib.import_module(module), wanted, None)
    except (ImportError, ValueError) as error:
        raise UnknownBot(f"bot {name!r} cannot be imported: {error}") from error
    except (Exception, SystemExit) as error:  # a module that is not ours may fail in any way
        raise UnknownBot(f"bot {name!r} cannot be imported: {fault(error)}") from error
    if not isinstance(found, type) or not issubclass(found, Bot):
        raise UnknownBot(f"{module} has no class {wanted!r} that is a posse.bots.Bot")
    return found


def crew(match: Match, bots: str, seed: str, people: tuple[int, ...] = ()) -> Crew:
    """Return bots for every seat that no person holds; `bots` as in --bots.

    Raises BadSetup or UnknownBot as `lineup` does.
    """
    made = lineup(bots, match.game, match.setup).names(match.game, match.state)
    seats = [seat for seat in seats_at(match.players) if seat not in people]
    return Crew(match, {at: hire(made[at], match.game.id, f"{seed}-{at}") for at in seats})

"""Loads games and packs of installed packages, and remembers what could not be loaded."""

from __future__ import annotations

import json
import logging
import re
import sys
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any, Final

from posse.engine.errors import BadSetup, PosseError
from posse.engine.game import Game, all_games, forget, game, register
from posse.engine.lesson import add_lessons
from posse.plugins.discovery import GAMES, PACKS, Source, sources

log = logging.getLogger("posse.plugins")

GAME: Final = "game"
PACK: Final = "pack"
BOT: Final = "bot"
ID: Final = re.compile(r"[a-z][a-z0-9_]{0,39}")
LESSONS: Final = "lessons"
# What foreign code may raise when it is imported or tried.
FAILURES: Final = (Exception, SystemExit)
FOLDERS: Final = re.compile(
    r"(?<![\w.])(?:[A-Za-z]:)?(?:[/\\][^/\\\s'\"()]+)*[/\\](?=[^/\\\s'\"()]+)"
)


class Plugin:
    """A game, pack or bot of an installed package.

    `game` is the game that it belongs to; `home` is the folder of its package, where its words,
    scenarios and icons lie, or None if it is a single module.
    """

    def __init__(self, source: Source, kind: str, id: str, game: str, value: Any) -> None:
        self.source = source
        self.kind = kind
        self.id = id
        self.game = game
        self.value = value
        self.module = source.entry.value.partition(":")[0]
        self.home = _home(self.module)

    @property
    def package(self) -> str:
        """The import package that the object lies in: `posse_gold_rush`; "" for a single module."""
        found = sys.modules[self.module]
        return self.module if hasattr(found, "__path__") else self.module.rpartition(".")[0]


class Broken:
    """What was left out, and why, in one line."""

    def __init__(self, source: Source, problem: str) -> None:
        self.source = source
        self.problem = problem


_LOADED: Final[list[Plugin]] = []
_BROKEN: Final[list[Broken]] = []


def installed() -> list[Plugin]:
    """Return what is loaded: games, then packs, then bots if they were asked for."""
    all_games()  # loads the games and packs if that has not happened
    return _LOADED[:]


def broken() -> list[Broken]:
    """Return what was left out."""
    all_games()
    return _BROKEN[:]


def load() -> None:
    """Load and register all games, then all packs. `posse.games` arranges that it is called."""
    for source in sources(GAMES):
        attempt(source, _load_game)
    for source in sources(PACKS):
        attempt(source, _load_pack)


def attempt(source: Source, loader: Callable[[Source], Plugin]) -> None:
    """Load one entry point. If that fails, log one line and leave it out."""
    try:
        plugin = loader(source)
    except FAILURES as error:
        leave_out(source, error, source.name)
        return
    _LOADED.append(plugin)
    for path in lesson_files_of(plugin):
        try:
            add_lessons(game(plugin.game), [path])
        except FAILURES as error:
            leave_out(source, error, f"a lesson of {source.name}")


def lesson_files_of(plugin: Plugin) -> list[Path]:
    """Return the lessons of a game or pack: `lessons/GAME` or `lessons/GAME/PACK` beside it."""
    if plugin.home is None or plugin.kind == BOT:
        return []
    own = (plugin.game,) if plugin.kind == GAME else (plugin.game, plugin.id)
    return sorted(plugin.home.joinpath(LESSONS, *own).glob("*.toml"))


def leave_out(source: Source, error: BaseException, what: str) -> None:
    """Note and log in one line what is left out."""
    problem = _one_line(error)
    _BROKEN.append(Broken(source, problem))
    log.warning("%s is left out: %s (%s)", what, problem, source.text)


def _load_game(source: Source) -> Plugin:
    found = source.load()
    if not isinstance(found, Game):
        raise BadSetup(f"{source.entry.value} is no game but {type(found).__name__}")
    _check_id(source, found.id)
    if any(one.id == found.id and one is not found for one in all_games()):
        raise BadSetup(f"there is already a game {found.id!r}")
    found.origins[found.id] = _origin(source, found)
    register(found)
    try:
        try_game(found)
    except FAILURES:
        forget(found.id)
        raise
    return Plugin(source, GAME, found.id, found.id, found)


def _load_pack(source: Source) -> Plugin:
    found = source.load()
    id, of = getattr(found, "id", None), getattr(found, "game", None)
    if not isinstance(id, str) or not isinstance(of, str):
        raise BadSetup(f"{source.entry.value} is no pack but {type(found).__name__}")
    _check_id(source, id)
    home = game(of)
    home.add_pack(found)
    home.origins[id] = _origin(source, found)
    return Plugin(source, PACK, id, of, found)


def _check_id(source: Source, id: str) -> None:
    if ID.fullmatch(id) is None:
        raise BadSetup(f"{id!r} is no id: small letters, digits and _")
    if id != source.name:
        raise BadSetup(f"its entry point is called {source.name!r}, and its id is {id!r}")


def _origin(source: Source, found: Any) -> str:
    """The package and its version, as records hold them and nodes compare them.

    Raises BadSetup if that is not one line of text.
    """
    version = getattr(found, "rules_version", "") or source.version
    text = f"{source.package} {version}"
    if not text.isprintable():
        raise BadSetup("name and version of the package are not one line of text")
    return text


def try_game(found: Game) -> None:
    """Ask a game what every list of games asks, and deal one match of each set-up.

    Raises BadSetup if its numbers of players make no sense. The game itself may raise any error.
    """
    for packs in found.setups():
        fewest, most = found.seats(packs)
        if not 2 <= fewest <= most:
            raise BadSetup(f"{found.id} is for {fewest} to {most} players")
        found.house_rules(packs)
    json.dumps(found.catalog())


def _home(module: str) -> Path | None:
    """The folder of the package that a module lies in; None for a module outside packages."""
    found = sys.modules[module]
    file = getattr(found, "__file__", None)
    inside = hasattr(found, "__path__") or "." in module
    return Path(file).parent if file is not None and inside else None


def _one_line(error: BaseException) -> str:
    """Say what went wrong, and where unless it is an error of Posse, without paths."""
    words = FOLDERS.sub("", " ".join(f"{error}".split()))
    if isinstance(error, PosseError):
        return words
    frames = traceback.extract_tb(error.__traceback__)
    place = f"{Path(frames[-1].filename).name}, line {frames[-1].lineno}"
    return f"{type(error).__name__}: {words} ({place})"

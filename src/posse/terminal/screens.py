"""Which screen draws which game, and which one the things that a pack adds.

The screen of our own game or pack is `SCREEN` of the module `ID_screen` beside this one, that of a
package `SCREEN` of its module `terminal`. A game without one gets the generic screen if it has a
layout, otherwise the plain one. The things of a pack without one are told in words.
"""

from __future__ import annotations

from functools import cache
from importlib import import_module
from importlib.util import find_spec
from typing import Any, Final

from posse.engine.game import Game
from posse.engine.match import Match
from posse.locales import Words
from posse.plugins.loading import FAILURES, GAME, PACK, installed, leave_out
from posse.terminal.layout_screen import LayoutScreen
from posse.terminal.pack_screen import PackScreen
from posse.terminal.screen import Screen
from posse.terminal.wording import Wording

HOME: Final = "posse.terminal"
MODULE: Final = "terminal"  # of a package
BASES: Final[dict[str, type[Any]]] = {GAME: Screen, PACK: PackScreen}


def make_screen(match: Match, words: Words, me: int | None) -> Screen:
    cls = screen_of(match.game)
    return cls(cls.teller_class(match.game, words, match.players, me))


def screen_of(game: Game) -> type[Screen]:
    own = _own(GAME, game.id, game.id)
    if own is not None:
        return own
    return Screen if game.layout is None else LayoutScreen


def pack_screens(game: Game, wording: Wording) -> list[PackScreen]:
    """Return the screens of all packs of a game that have one."""
    found = [_own(PACK, game.id, pack) for pack in game.packs]
    return [cls(wording) for cls in found if cls is not None]


@cache
def _own(kind: str, game: str, id: str) -> type[Any] | None:
    """Return the screen that a game or pack brings; None if it brings none that is any good."""
    brought = [one for one in installed() if (one.kind, one.game, one.id) == (kind, game, id)]
    if not brought:
        return _screen_in(f"{HOME}.{id}_screen", BASES[kind])
    plugin = brought[0]
    try:
        return _screen_in(f"{plugin.package}.{MODULE}", BASES[kind]) if plugin.package else None
    except FAILURES as error:
        leave_out(plugin.source, error, f"the terminal screen of {id}")
        return None


def _screen_in(module: str, base: type[Any]) -> type[Any] | None:
    if find_spec(module) is None:
        return None
    found: Any = import_module(module).SCREEN
    if not (isinstance(found, type) and issubclass(found, base)):
        raise TypeError(f"SCREEN of {module} is no {base.__name__}")
    return found

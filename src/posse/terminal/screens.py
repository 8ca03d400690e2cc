"""Which screen draws which game."""

from __future__ import annotations

from posse.engine.match import Match
from posse.locales import Words
from posse.terminal.bang_screen import BangScreen
from posse.terminal.dice_screen import DiceScreen
from posse.terminal.layout_screen import LayoutScreen
from posse.terminal.screen import Screen
from posse.terminal.wyatt_screen import WyattScreen

SCREENS: dict[str, type[Screen]] = {
    "bang": BangScreen,
    "dice": DiceScreen,
    "wyatt": WyattScreen,
}  # a game with a layout gets the generic one, all others the plain one


def make_screen(match: Match, words: Words, me: int | None) -> Screen:
    generic = Screen if match.game.layout is None else LayoutScreen
    cls = SCREENS.get(match.game.id, generic)
    return cls(cls.teller_class(match.game, words, match.players, me))

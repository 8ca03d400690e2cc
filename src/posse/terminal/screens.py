"""Which screen draws which game."""

from __future__ import annotations

from posse.engine.match import Match
from posse.locales import Words
from posse.terminal.bang_screen import BangScreen
from posse.terminal.dice_screen import DiceScreen
from posse.terminal.screen import Screen
from posse.terminal.wyatt_screen import WyattScreen

SCREENS: dict[str, type[Screen]] = {
    "bang": BangScreen,
    "dice": DiceScreen,
    "wyatt": WyattScreen,
}  # all others get the plain one


def make_screen(match: Match, words: Words, me: int | None) -> Screen:
    cls = SCREENS.get(match.game.id, Screen)
    return cls(cls.teller_class(match.game, words, match.players, me))

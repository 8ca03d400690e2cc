"""Blunders of Wyatt Earp: what no bot may ever do, judged by what its own seat knows."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from posse.bots.wyatt.poster_values import DECIDED, PosterValues
from posse.engine.choice import Choice, Option
from posse.engine.ids import NONE
from posse.games.wyatt import topics, verb_names
from posse.games.wyatt.cards import COPIES, KIND
from posse.games.wyatt.state import WyattState


def ends(view: WyattState, option: Option) -> float:
    """Return what the end of the round would bring, if the option certainly ends it; else 0."""
    poster_values = PosterValues(view, 0.0)
    if option.verb == verb_names.STOP:
        return poster_values.ending()
    if option.verb == verb_names.LAY and len(view.hand[view.me]) - option.n == 1:
        return poster_values.ending(KIND[option.card], 2 * option.n, option.n - 1)
    return 0.0


def lost(view: WyattState, _: Choice, option: Option) -> bool:
    """Ends a match so that another player wins."""
    return ends(view, option) <= -DECIDED


def not_won(view: WyattState, choice: Choice, option: Option) -> bool:
    """Could end the match as its winner, and does not."""
    if (
        option.verb not in (verb_names.DECK, verb_names.PILE, verb_names.DISCARD)
        or len(view.hand[view.me]) == 1
    ):
        return False
    return any(ends(view, other) >= DECIDED for other in choice.options)


def asks_in_vain(view: WyattState, choice: Choice, option: Option) -> bool:
    """Asks for an outlaw whose cards all lie open or in its own hand."""
    if choice.topic != topics.WANTED or option.verb != verb_names.ASK:
        return False
    zones = [view.hand[view.me], *view.rows, view.pile[-1:]]
    seen = [KIND[card] for zone in zones for card in zone if card != NONE]
    return seen.count(KIND[option.card]) == COPIES


Blunder = Callable[[WyattState, Choice, Option], bool]
BLUNDERS: Final[tuple[Blunder, ...]] = (lost, not_won, asks_in_vain)


def blunders(view: WyattState, choice: Choice, option: Option) -> list[str]:
    """Return the names of the blunders that this option would be."""
    if len(choice.options) == 1:
        return []
    return [one.__name__ for one in BLUNDERS if one(view, choice, option)]

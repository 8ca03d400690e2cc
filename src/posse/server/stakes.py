"""What an answer would show to whom: whether it can be taken back, found out on copies.

Nothing here knows a game. What a seat does not know is what a view leaves out of the state; what
an answer shows is what it leaves out no longer. Whatever chance or a hidden card has a part in
counts as shown. The finding itself must tell nothing, so it may depend only on what the seat knows:
an answer whose effect, seen from there, is not the same in other worlds that fit is at once final.
"""

from __future__ import annotations

import secrets
from collections import Counter
from typing import Any, Final, Literal

from posse.engine.chance import Chance
from posse.engine.choice import NONE, SPECTATOR
from posse.engine.errors import ChanceRanOut
from posse.engine.event import Event, redact
from posse.engine.match import Match
from posse.engine.state import State

Stake = Literal["final", "held", "open"]
FINAL: Final = "final"  # shows the seat something: carried out at once, for good
HELD: Final = "held"  # shows others what nobody knew, or ends the turn before something is seen
OPEN: Final = "open"  # shows nothing but what the seat itself shows: can be undone

WORLDS = 3  # that fit what the seat knows, beside the real one
TELLING = ("out", "win")  # events after which roles or hands lie open


Facts = Counter[tuple[bool, int]]  # (is it a role?, which one)


def stake(match: Match, index: int) -> Stake:
    """Of answering the pending choice with this option."""
    choice = match.choice
    assert choice is not None
    me = choice.seat
    hidden = unknown_to(match, match.state, me)
    trial = _Trial(match.state.clone(), index, me, lucky=False)
    worlds = _worlds(match, index, me, hidden)
    if any(world.before != trial.before for world in worlds):
        return FINAL
    if trial.passed and not _plain(trial.before, hidden):
        return FINAL
    if trial.ran_out or trial.state.outcome or _tells(match, trial, worlds, me, hidden):
        return HELD if trial.passed else FINAL
    return HELD if _others_learn(match, trial.state, me, hidden) else OPEN


class _Trial:
    """The answer given in a copy, and what the seat saw: `before` the turn went on, and in all.

    Unlucky copies have no chance at all: whoever needs some stops there.
    """

    def __init__(self, g: State, index: int, me: int, lucky: bool) -> None:
        if not lucky:
            g.chance = Chance(b"", tape=[])
        g.log = []
        self.ran_out = False
        try:
            g.apply(index)
        except ChanceRanOut:
            self.ran_out = True
        self.state = g
        self.events = [redact(event, me) for event in g.log]
        passing = [i for i, event in enumerate(self.events, 1) if _passes(event, me)]
        self.passed = bool(passing)
        self.before = self.events[: passing[0]] if passing else self.events


def _worlds(match: Match, index: int, me: int, hidden: Facts) -> list[_Trial]:
    """Some that fit what the seat knows; also who else knows the cards it knows: all saw that."""
    view = match.view(me)
    known = enumerate(getattr(match.state, "known", []))
    masks = [(card, mask) for card, mask in known if (False, card) not in hidden]
    trials = []
    for _ in range(WORLDS):
        world = match.game.imagine(view, Chance(secrets.token_bytes(32)))
        for card, mask in masks:
            world.known[card] = mask  # type: ignore[attr-defined]
        trials.append(_Trial(world, index, me, lucky=True))
    return trials


def _passes(event: Event, me: int) -> bool:
    return event.verb == "turn" and event.seat != me


def _plain(events: list[Event], hidden: Facts) -> bool:
    """None of these shows what was hidden."""
    return not any(event.verb in TELLING or hidden[False, event.card] for event in events)


def _tells(match: Match, trial: _Trial, worlds: list[_Trial], me: int, hidden: Facts) -> bool:
    """The seat would learn something from it."""
    if hidden - unknown_to(match, trial.state, me):
        return True
    view = match.game.view(trial.state, me)
    return any(
        world.events != trial.events or not match.game.view(world.state, me).same(view)
        for world in worlds
    )


def _others_learn(match: Match, after: State, me: int, hidden: Facts) -> bool:
    """Something that was not the seat's own to show."""
    others = [seat for seat in (*range(match.players), SPECTATOR) if seat != me]
    return any(_shown(match, after, seat) & hidden for seat in others)


def _shown(match: Match, after: State, seat: int) -> Facts:
    """What the seat did not know before. Columns that stay as they are have no part in it."""
    g, game = match.state, match.game
    view, later = game.view(g, seat), game.view(after, seat)
    before: Facts = Counter()
    now: Facts = Counter()
    for name in g.columns():
        old, new = getattr(g, name), getattr(after, name)
        seen, sees = getattr(view, name), getattr(later, name)
        if seen != sees or old != new:
            before.update(_left_out(name, old, seen))
            now.update(_left_out(name, new, sees))
    return before - now


def unknown_to(match: Match, g: State, seat: int) -> Facts:
    """What the view of a seat leaves out: cards, roles."""
    view = match.game.view(g, seat)
    found: Facts = Counter()
    for name in g.columns():
        found.update(_left_out(name, getattr(g, name), getattr(view, name)))
    return found


def _left_out(name: str, whole: Any, part: Any) -> list[tuple[bool, int]]:
    """Of one column."""
    if whole == part:  # most of them: nothing is left out
        return []
    shown = _numbers(part)
    places = shown.count(NONE)
    there = [n for n in _numbers(whole) if n != NONE]
    if not places or len(shown) - places >= len(there):
        return []
    for n in shown:
        if n != NONE and n in there:
            there.remove(n)
    return [(name == "role", n) for n in there]


def hidden(column: Any) -> int:
    """How many places of a column are not known."""
    return _numbers(column).count(NONE)


def _numbers(column: Any) -> list[int]:
    """However deep they lie."""
    if isinstance(column, int):
        return [column]
    if not isinstance(column, list):
        return []
    if {*map(type, column)} <= {int}:  # most often
        return column
    return [number for part in column for number in _numbers(part)]

"""Decides whether an answer can be taken back: by what the answer discloses.

The answer is carried out twice, step by step: on a copy of the match, and on what its seat sees.
On both, chance raises an error. On the second, an unknown card has a number that no table of cards
holds, so reading it raises an error, too. An answer that reads either is final, whatever its
result. So the decision follows from what the seat knows, and tells the seat nothing new.

There is one exception: another player's hand may be read to list that player's options. Whether
and what a player is asked never depends on a hand; `view_fits_its_imagined_worlds` tests that for
all games.

This module knows no game. What a seat does not know is what its view leaves out of the state.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, Final, Literal

from posse.engine import verb_names
from posse.engine.chance import Chance
from posse.engine.errors import ChanceRanOut
from posse.engine.event import Event, redact
from posse.engine.ids import NOBODY, NONE, SPECTATOR, Seat
from posse.engine.match import Match
from posse.engine.state import State

Disclosure = Literal["final", "held", "open"]
FINAL: Final = "final"  # the seat learns something, or might: applied at once, cannot be taken back
HELD: Final = (
    "held"  # others learn more than the seat's own cards, or the turn passes: applied later
)
OPEN: Final = "open"  # others learn only what the seat shows of its own: applied, can be undone

UNREAD: Final = 1 << 20  # stands for a card that the seat does not know
REVEALING = (verb_names.OUT, verb_names.WIN)  # events that reveal roles or hands

Facts = Counter[tuple[bool, int]]  # (is it a role?, which one)


def disclosure(match: Match, index: int) -> Disclosure:
    """What the answer to the pending choice with this option discloses."""
    assert match.choice is not None
    me = match.choice.seat
    trial = _Trial(match, index, me)
    if not _reveals_nothing(trial.before):
        return FINAL
    learns = trial.stopped or trial.real.outcome or not _reveals_nothing(trial.events)
    if learns or unknown_to(match, match.state, me) - unknown_to(match, trial.real, me):
        return HELD if trial.passed else FINAL
    return HELD if _others_learn(match, trial.real, me) else OPEN


class _Trial:
    """The answer, applied to a copy of the state (`real`) and to what the seat sees (`seen`).

    `stopped`: it read something unknown, or the two differ. `events`: what happened until then.
    `passed`: another player's turn began; `before`: the events until that.
    """

    def __init__(self, match: Match, index: int, me: int) -> None:
        self.me = me
        self.real: State = match.state.clone()
        self.seen = _seen(match, me)
        for g in (self.real, self.seen):
            g.chance = Chance(b"", tape=[])  # raises when asked
            g.log = []
        self.stopped = not self._run(index) or self._heard(self.real) != self._heard(self.seen)
        self.events = self.seen.log or []
        turns = [at for at, event in enumerate(self.events, 1) if self._passes(event)]
        self.passed = bool(turns)
        self.before = self.events[: turns[0]] if turns else self.events

    def _heard(self, g: State) -> list[Event]:
        """The events as the seat may see them."""
        return [redact(event, Seat(self.me)) for event in g.log or []]

    def _passes(self, event: Event) -> bool:
        return event.verb == verb_names.TURN and event.seat != self.me

    def _run(self, index: int) -> bool:
        """Does `State.apply` on both. Returns False if it read something unknown."""
        assert self.real.choice is not None
        option = self.real.choice.options[index]
        self.real.choice = self.seen.choice = None
        if not self._both(lambda g: g.stack[-1].answer(g, option)):
            return False
        while not self.real.outcome:
            if self.real.choice is None:
                if not self._both(lambda g: g.stack[-1].step(g)):
                    return False
                continue
            if not self._both(_act_before_waiting):
                return False
            if self.real.choice is not None:
                return True
        return True

    def _both(self, act: Callable[[Any], None]) -> bool:
        real, seen, logged = self.real.clone(), self.seen.clone(), len(self.real.log or [])
        done = [_reads_nothing(act, g) for g in (self.real, self.seen)]
        if all(done):
            return True
        if len(self.real.log or []) > logged or not self._only_asks(real):
            return False
        seen.log, seen.choice = self.seen.log, self.real.choice
        self.seen = seen
        return True

    def _only_asks(self, before: State) -> bool:
        """Whether the only change on the copy is that another player is asked."""
        asked, self.real.choice = self.real.choice, None
        same = before.same(self.real)
        self.real.choice = asked
        return same and asked is not None and asked.seat != self.me


def _reads_nothing(act: Callable[[Any], None], g: State) -> bool:
    """Acts. Returns False if that needs chance or an unknown card."""
    try:
        act(g)
    except (ChanceRanOut, IndexError):
        return False
    return True


def _act_before_waiting(g: State) -> None:
    """Does what happens before the game waits for an answer; then it asks again."""
    if g.acts_before_waiting():
        g.choice = None


def _reveals_nothing(events: list[Event]) -> bool:
    """Whether none of the events shows something that the seat does not know."""
    return not any(event.verb in REVEALING or event.card == UNREAD for event in events)


def _seen(match: Match, me: int) -> State:
    """The seat's view as a playable state. The seat knows who else knows its known cards."""
    g, view = match.state, match.view(me)
    for name in g.columns():
        setattr(view, name, _masked(getattr(g, name), getattr(view, name)))
    known = getattr(view, "known", [])
    for card, mask in enumerate(known):
        known[card] = mask and g.known[card]  # type: ignore[attr-defined]
    view.me = NOBODY
    return view


def _masked(whole: Any, part: Any) -> Any:
    """A column as the seat sees it, with UNREAD in its unknown places."""
    if whole == part:  # most of them
        return part
    if not isinstance(part, list):
        return UNREAD if part == NONE else part
    return [_masked(*pair) for pair in zip(whole, part, strict=True)]


def _others_learn(match: Match, after: State, me: int) -> bool:
    """Whether others learn something that the seat did not hold in its hand."""
    hands = getattr(match.state, "hand", {me: []})
    own: Facts = Counter([(False, card) for card in hands[me]])
    others = [seat for seat in (*range(match.players), SPECTATOR) if seat != me]
    return any(_shown(match, after, seat) - own for seat in others)


def _shown(match: Match, after: State, seat: int) -> Facts:
    """What the seat learns. Columns that do not change are skipped."""
    g, game = match.state, match.game
    view, later = game.view(g, Seat(seat)), game.view(after, Seat(seat))
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
    """The cards and roles that the view of a seat leaves out."""
    view = match.game.view(g, Seat(seat))
    found: Facts = Counter()
    for name in g.columns():
        found.update(_left_out(name, getattr(g, name), getattr(view, name)))
    return found


def _left_out(name: str, whole: Any, part: Any) -> list[tuple[bool, int]]:
    """What one column of a view leaves out."""
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
    """The number of unknown places in a column."""
    return _numbers(column).count(NONE)


def _numbers(column: Any) -> list[int]:
    """All numbers of a nested column."""
    if isinstance(column, int):
        return [column]
    if not isinstance(column, list):
        return []
    if {*map(type, column)} <= {int}:  # most often
        return column
    return [number for part in column for number in _numbers(part)]

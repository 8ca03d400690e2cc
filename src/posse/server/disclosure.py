"""Whether an answer can be taken back: decided by what its seat knows, never by a sample.

The answer is carried out twice, step by step: on a copy of the match, and on what the seat itself
sees. There chance refuses to be asked, and an unknown card has a number that no table of cards
holds, so it cannot be looked at. What reads either is final, whatever comes of it. So the finding
follows from the seat's own knowledge and tells it nothing.

One thing may be read: somebody else's hand, to list what that person may answer. Whether and what
a person is asked never depends on a hand (`view_fits_its_imagined_worlds` holds it for all games).

Nothing here knows a game. What a seat does not know is what its view leaves out of the state.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from typing import Any, Final, Literal

from posse.engine.chance import Chance
from posse.engine.errors import ChanceRanOut
from posse.engine.event import Event, redact
from posse.engine.ids import NOBODY, NONE, SPECTATOR, Seat
from posse.engine.match import Match
from posse.engine.state import State

Disclosure = Literal["final", "held", "open"]
FINAL: Final = "final"  # the seat learns something, or might have: carried out at once, for good
HELD: Final = "held"  # others learn what was not the seat's own, or it passes the turn on: waits
OPEN: Final = "open"  # nobody learns anything but what the seat itself shows: can be undone

UNREAD: Final = 1 << 20  # the number of a card that the seat does not know
TELLING = ("out", "win")  # events after which roles or hands lie open

Facts = Counter[tuple[bool, int]]  # (is it a role?, which one)


def disclosure(match: Match, index: int) -> Disclosure:
    """Of answering the pending choice with this option."""
    assert match.choice is not None
    me = match.choice.seat
    trial = _Trial(match, index, me)
    if not _silent(trial.before):
        return FINAL
    learns = trial.stopped or trial.real.outcome or not _silent(trial.events)
    if learns or unknown_to(match, match.state, me) - unknown_to(match, trial.real, me):
        return HELD if trial.passed else FINAL
    return HELD if _others_learn(match, trial.real, me) else OPEN


class _Trial:
    """The answer carried out on a copy, `real`, and on what the seat sees, `seen`, in step.

    `stopped`: it came to what the seat does not know, or went otherwise. `events`: what happened
    until then; `before`: until somebody else's turn began, if it did (`passed`).
    """

    def __init__(self, match: Match, index: int, me: int) -> None:
        self.me = me
        self.real: State = match.state.clone()
        self.seen = _seen(match, me)
        for g in (self.real, self.seen):
            g.chance = Chance(b"", tape=[])  # refuses
            g.log = []
        self.stopped = not self._run(index) or self._told(self.real) != self._told(self.seen)
        self.events = self.seen.log or []
        turns = [at for at, event in enumerate(self.events, 1) if self._passes(event)]
        self.passed = bool(turns)
        self.before = self.events[: turns[0]] if turns else self.events

    def _told(self, g: State) -> list[Event]:
        """What the seat hears."""
        return [redact(event, Seat(self.me)) for event in g.log or []]

    def _passes(self, event: Event) -> bool:
        return event.verb == "turn" and event.seat != self.me

    def _run(self, index: int) -> bool:
        """`State.apply` on both; False if it came to what the seat does not know."""
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
            if not self._both(_stir):
                return False
            if self.real.choice is not None:
                return True
        return True

    def _both(self, act: Callable[[Any], None]) -> bool:
        real, seen, told = self.real.clone(), self.seen.clone(), len(self.real.log or [])
        done = [_reads_nothing(act, g) for g in (self.real, self.seen)]
        if all(done):
            return True
        if len(self.real.log or []) > told or not self._only_asks(real):
            return False
        seen.log, seen.choice = self.seen.log, self.real.choice
        self.seen = seen
        return True

    def _only_asks(self, before: State) -> bool:
        """Nothing has changed on the copy but that somebody else is asked."""
        asked, self.real.choice = self.real.choice, None
        same = before.same(self.real)
        self.real.choice = asked
        return same and asked is not None and asked.seat != self.me


def _reads_nothing(act: Callable[[Any], None], g: State) -> bool:
    """Whether it could be done without chance and unknown cards."""
    try:
        act(g)
    except (ChanceRanOut, IndexError):
        return False
    return True


def _stir(g: State) -> None:
    """What happens before the table waits; then it asks anew."""
    if g.acts_before_waiting():
        g.choice = None


def _silent(events: list[Event]) -> bool:
    """None of these lays open what the seat does not know."""
    return not any(event.verb in TELLING or event.card == UNREAD for event in events)


def _seen(match: Match, me: int) -> State:
    """What the seat sees, to be played on. It also knows who else knows the cards it knows."""
    g, view = match.state, match.view(me)
    for name in g.columns():
        setattr(view, name, _veiled(getattr(g, name), getattr(view, name)))
    known = getattr(view, "known", [])
    for card, mask in enumerate(known):
        known[card] = mask and g.known[card]  # type: ignore[attr-defined]
    view.me = NOBODY
    return view


def _veiled(whole: Any, part: Any) -> Any:
    """A column as the seat sees it, its unknown places unreadable."""
    if whole == part:  # most of them
        return part
    if not isinstance(part, list):
        return UNREAD if part == NONE else part
    return [_veiled(*pair) for pair in zip(whole, part, strict=True)]


def _others_learn(match: Match, after: State, me: int) -> bool:
    """Something that the seat did not hold in its hand."""
    hands = getattr(match.state, "hand", {me: []})
    own: Facts = Counter([(False, card) for card in hands[me]])
    others = [seat for seat in (*range(match.players), SPECTATOR) if seat != me]
    return any(_shown(match, after, seat) - own for seat in others)


def _shown(match: Match, after: State, seat: int) -> Facts:
    """What the seat did not know before. Columns that stay as they are have no part in it."""
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
    """What the view of a seat leaves out: cards, roles."""
    view = match.game.view(g, Seat(seat))
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

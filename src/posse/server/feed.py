"""What goes out of a match: for each audience the full view once, then patches of it.

An audience is a seat, or None for all spectators. Everybody in it has been sent the same, so
view, patch and message are made once per audience and step.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from posse.engine.ids import NONE, SPECTATOR
from posse.engine.match import Match
from posse.server import replies
from posse.server.forced import is_forced
from posse.server.patch import SAME, diff

Audience = int | None


class Feed:
    def __init__(self, match: Match) -> None:
        self.match = match
        self.views: dict[Audience, dict[str, Any]] = {}  # what each audience has
        self.made: dict[Audience, int] = {}  # at which choice that was made
        self.told = len(match.events)  # how many events everybody has
        self._forced = (-1, False)  # at which choice that was found out
        self.asking = True  # not while somebody still reads what the match is about
        self.backs = 0  # how often an answer was taken back: every question says it

    def full(self, audience: Audience, since: int, deadline: float | None) -> str:
        """Everything for somebody who comes in: the view, and the events after number `since`."""
        match = self.match
        view = self._view(audience)
        start = since if since <= self.told else 0
        events = _events(match, audience, start)
        return replies.text(replies.Full(self.told, view, self.choice(audience, deadline), events))

    def back(self, audience: Audience, seat: int, deadline: float | None) -> str:
        """The match as it is after this seat has taken an answer back."""
        view = self._view(audience)
        return replies.text(replies.Back(seat, self.told, view, self.choice(audience, deadline)))

    def steps(self, audiences: Iterable[Audience], deadline: float | None) -> dict[Audience, str]:
        """What happened since the last call, for everybody who is there."""
        start, self.told = self.told, len(self.match.events)
        here = list(set(audiences))
        before = {who: self.views.get(who, {}) for who in here}
        self.views = dict(zip(here, self.match.screens(here), strict=True))
        self.made = dict.fromkeys(here, self.match.number)
        asked = None if self.match.choice is None else self.match.choice.seat
        others = self.choice(None, deadline)  # what everybody but the one who is asked is told
        read = _Read(self.match, start)
        texts = {}
        for who in here:
            patch = diff(before[who], self.views[who])
            choice = self.choice(who, deadline) if who == asked else others
            step = replies.Step(self.told, read.by(who), {} if patch is SAME else patch, choice)
            texts[who] = replies.text(step)
        return texts

    def _view(self, audience: Audience) -> dict[str, Any]:
        """Made once per state, however often somebody comes in."""
        match = self.match
        if audience not in self.views or self.made.get(audience) != match.number:
            (self.views[audience],) = match.screens([audience])
            self.made[audience] = match.number
        return self.views[audience]

    def choice(self, audience: Audience, deadline: float | None) -> replies.Choice | None:
        pending = self.match.choice
        if pending is None or not self.asking:
            return None
        mine = audience == pending.seat
        forced = mine and self.forced()
        notes = self.match.notes() if mine else []
        return replies.choice(pending, self.match.number, deadline, mine, forced, self.backs, notes)

    def forced(self) -> bool:
        """Of the pending choice; found out once, however often somebody looks at the clock."""
        number, found = self._forced
        if number != self.match.number:
            found = is_forced(self.match)
            self._forced = self.match.number, found
        return found


class _Read:
    """The events since number `start`: made once for all who may read the same."""

    def __init__(self, match: Match, start: int) -> None:
        self.match = match
        self.start = start
        self.secret = [event.see for event in match.events[start:] if event.card != NONE]
        self.made: dict[tuple[int, ...], list[replies.GameEvent]] = {}

    def by(self, audience: Audience) -> list[replies.GameEvent]:
        who = SPECTATOR if audience is None else audience
        key = tuple([see >> who & 1 for see in self.secret])  # whose cards he may read
        if key not in self.made:
            self.made[key] = _events(self.match, audience, self.start)
        return self.made[key]


def _events(match: Match, audience: Audience, start: int) -> list[replies.GameEvent]:
    return [replies.event(event) for event in match.events_for(audience, start)]

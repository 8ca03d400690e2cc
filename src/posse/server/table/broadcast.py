"""What the guests of a table are sent.

`Feed` makes the messages of one match: for each audience the full view once, then patches of it.
`Broadcast` sends them, and everything else, to the guests. An audience is a seat, or None for all
spectators. Everybody in it is sent the same, so a message is made once per audience and step.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any

from posse.engine.ids import NONE, SPECTATOR
from posse.engine.match import Match
from posse.server.table.guest import Audience, Guest
from posse.server.table.table_info import table_info
from posse.server.wire import replies, shapes
from posse.server.wire.patch import SAME, diff

if TYPE_CHECKING:
    from posse.server.table.room import Room


class Broadcast:
    def __init__(self, room: Room) -> None:
        self.room = room
        self.metrics = room.services.metrics

    # any message --------------------------------------------------------------------------------

    def to(self, guest: Guest, message: replies.Out) -> None:
        self._send(guest, replies.text(message))

    def to_seat(self, seat: int, message: replies.Out) -> None:
        for guest in [guest for guest, audience in self.room.guests.items() if audience == seat]:
            self.to(guest, message)

    def to_all(self, message: replies.Out) -> None:
        text = replies.text(message)
        for guest in list(self.room.guests):
            self._send(guest, text)

    def _send(self, guest: Guest, text: str) -> None:
        self.metrics.sent(len(text))
        guest.send(text)

    # the table ----------------------------------------------------------------------------------

    def table(self, only: Iterable[Guest] | None = None) -> None:
        """Sends who sits where and what was agreed."""
        texts: dict[Audience, str] = {}
        for guest in list(self.room.guests if only is None else only):
            me = self.room.seat_of(guest.person)
            if me not in texts:
                texts[me] = replies.text(replies.Table(table_info(self.room, me)))
            self._send(guest, texts[me])

    # the match ----------------------------------------------------------------------------------

    def step(self) -> None:
        """Sends what the last answer did, to each guest as their seat may see it."""
        play, choice_for = self.room.playing, self._choices()
        texts = play.feed.steps(self.room.guests.values(), choice_for)
        for guest, audience in list(self.room.guests.items()):
            self._send(guest, texts[audience])

    def full(self, guest: Guest, since: int = 0) -> None:
        """Sends the whole view, and the events after number `since`."""
        play = self.room.play
        if play is None:
            self.to(guest, replies.Full(0, None, None, []))
        else:
            audience = self._played(guest) if self.room.is_over else self.room.guests[guest]
            self._send(guest, play.feed.full(audience, since, self._choices()(audience)))

    def _played(self, guest: Guest) -> Audience:
        """The seat in which the guest has played the match that is over."""
        people = self.room.playing.row.people
        if not people:  # a match of an early version does not say
            return self.room.guests[guest]
        return people.index(guest.person) if guest.person and guest.person in people else None

    def full_to_all(self) -> None:
        for guest in list(self.room.guests):
            self.full(guest)

    def choice(self) -> None:
        """Sends the pending choice again: its clock or the player behind it has changed."""
        if self.room.play is None:
            return
        choice_for = self._choices()
        for guest, audience in list(self.room.guests.items()):
            self.to(guest, replies.Chosen(choice_for(audience)))

    def choice_to(self, seat: int) -> None:
        self.to_seat(seat, replies.Chosen(self._choices()(seat)))

    def back(self, seat: int) -> None:
        """Sends that the seat has taken its answer back, with the view as it is now."""
        play, choice_for = self.room.playing, self._choices()
        for guest, audience in list(self.room.guests.items()):
            self._send(guest, play.feed.back(audience, seat, choice_for(audience)))

    def over(self, only: Iterable[Guest] | None = None) -> None:
        """Sends the result, and the seed, which may be known now."""
        play = self.room.play
        if play is None or not self.room.is_over or play.match.result is None:
            return
        result = shapes.result(play.match.result)
        for guest in list(self.room.guests if only is None else only):
            self.to(guest, replies.Over(result, play.match.seed, play.id, play.row.names))

    def _choices(self) -> Callable[[Audience], shapes.Choice | None]:
        """The pending choice as each audience may see it; options only for the asked seat."""
        play, deadline = self.room.playing, self.room.answer_clock.deadline()
        pending = None if self.room.introduction.since is not None else play.match.choice

        def choice_for(audience: Audience) -> shapes.Choice | None:
            if pending is None:
                return None
            mine = audience == pending.seat
            forced = mine and play.forced() and not self.room.on_rails()
            notes = play.match.notes() if mine else []
            number, backs = play.number, play.row.backs
            return shapes.choice(pending, number, deadline, mine, forced, backs, notes)

        return choice_for


class Feed:
    """The messages of one match. It remembers which view each audience has."""

    def __init__(self, match: Match) -> None:
        self.match = match
        self.views: dict[Audience, dict[str, Any]] = {}  # what each audience has
        self.made: dict[Audience, int] = {}  # at which choice that was made
        self.sent = len(match.events)  # how many events everybody has

    def full(self, audience: Audience, since: int, choice: shapes.Choice | None) -> str:
        """The view, and the events after number `since`, for a guest who joins."""
        view = self._view(audience)
        start = since if since <= self.sent else 0
        events = _events(self.match, audience, start)
        return replies.text(replies.Full(self.sent, view, choice, events))

    def back(self, audience: Audience, seat: int, choice: shapes.Choice | None) -> str:
        """The match as it is after this seat has taken an answer back."""
        return replies.text(replies.Back(seat, self.sent, self._view(audience), choice))

    def steps(
        self,
        audiences: Iterable[Audience],
        choice_for: Callable[[Audience], shapes.Choice | None],
    ) -> dict[Audience, str]:
        """What happened since the last call, for every audience that is here."""
        start, self.sent = self.sent, len(self.match.events)
        here = list(set(audiences))
        before = {who: self.views.get(who, {}) for who in here}
        self.views = dict(zip(here, self.match.screens(here), strict=True))
        self.made = dict.fromkeys(here, self.match.number)
        asked = None if self.match.choice is None else self.match.choice.seat
        others = choice_for(None)  # what everybody but the asked player is sent
        events = _EventsSince(self.match, start)
        texts = {}
        for who in here:
            patch = diff(before[who], self.views[who])
            choice = choice_for(who) if who == asked else others
            changed = {} if patch is SAME else patch
            texts[who] = replies.text(replies.Step(self.sent, events.for_(who), changed, choice))
        return texts

    def _view(self, audience: Audience) -> dict[str, Any]:
        """The view of an audience, made once per state."""
        match = self.match
        if audience not in self.views or self.made.get(audience) != match.number:
            (self.views[audience],) = match.screens([audience])
            self.made[audience] = match.number
        return self.views[audience]


class _EventsSince:
    """The events after number `start`, made once for all audiences that may read the same."""

    def __init__(self, match: Match, start: int) -> None:
        self.match = match
        self.start = start
        self.secret = [event.see for event in match.events[start:] if event.card != NONE]
        self.made: dict[tuple[int, ...], list[shapes.GameEvent]] = {}

    def for_(self, audience: Audience) -> list[shapes.GameEvent]:
        who = SPECTATOR if audience is None else audience
        key = tuple([see >> who & 1 for see in self.secret])  # which cards they may read
        if key not in self.made:
            self.made[key] = _events(self.match, audience, self.start)
        return self.made[key]


def _events(match: Match, audience: Audience, start: int) -> list[shapes.GameEvent]:
    return [shapes.event(event) for event in match.events_for(audience, start)]

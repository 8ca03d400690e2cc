"""Simulated matches as one seat saw them: acts, opened roles, and moments to judge."""

from __future__ import annotations

import random
from collections.abc import Iterator

from posse.bots.base import Bot, Crew, make
from posse.bots.suspicion import act_reader_of
from posse.engine.choice import Choice
from posse.engine.event import Event
from posse.engine.game import game
from posse.engine.ids import NONE, Seat, seats_at
from posse.engine.match import Match, new_match
from posse.engine.state import State
from posse.games.sheriff.state import SheriffState

MOMENT = -1  # in place of an act: the seat is on turn and judges the roles
OPENED = -2  # the role of a seat was opened
MOST = 5_000  # answers after which a match is given up
Item = tuple[int, int, int]


class ObservedMatch:
    """`items`: (act, by, at), (MOMENT, 0, 0), (OPENED, seat, role); `roles` is the truth."""

    def __init__(self, me: Seat, view: SheriffState) -> None:
        self.me = me
        self.start = view.role[:]
        self.items: list[Item] = []
        self.roles: list[int] = []


class ObservingBot(Bot):
    """Plays as another bot and records what its seat could know."""

    def __init__(self, player: Bot, id: str) -> None:
        super().__init__("")
        self.player = player
        self.act_reader = act_reader_of(id, self._act)
        self.observed: ObservedMatch | None = None
        self.open: set[int] = set()
        self.turns = -1

    def observe(self, events: list[Event]) -> None:
        self.player.observe(events)
        self.act_reader.observe(events)

    def choose(self, view: State, choice: Choice) -> int:
        assert isinstance(view, SheriffState)
        self.look(view)
        return self.player.choose(view, choice)

    def look(self, view: SheriffState) -> None:
        if self.observed is None:
            self.observed = ObservedMatch(view.me, view)
            self.open = {seat for seat, role in enumerate(view.role) if role != NONE}
        self.act_reader.belief(view)
        for seat, role in enumerate(view.role):
            if role != NONE and seat not in self.open:
                self.open.add(seat)
                self.observed.items.append((OPENED, seat, role))
        if view.turn == view.me and view.turns != self.turns:
            self.turns = view.turns
            self.observed.items.append((MOMENT, 0, 0))

    def _act(self, act: int, by: Seat, at: Seat) -> None:
        assert self.observed is not None
        self.observed.items.append((act, by, at))


def watched(id: str, players: int, seed: str, names: list[str]) -> list[ObservedMatch]:
    """Play one match of random bots and packs. Return what each seat saw."""
    rng = random.Random(seed)
    fitting = [packs for packs in game(id).setups() if _seats(id, packs, players)]
    match = new_match(id, players, seed, packs=rng.choice(fitting))
    observers = [
        ObservingBot(make(rng.choice(names), id, f"{seed}-{seat}"), id)
        for seat in seats_at(players)
    ]
    Crew(match, dict(enumerate(observers))).play(MOST)
    return _finished(match, observers)


def _seats(id: str, packs: tuple[str, ...], players: int) -> bool:
    fewest, most = game(id).seats(packs)
    return fewest <= players <= most


def _finished(match: Match, observers: list[ObservingBot]) -> list[ObservedMatch]:
    state = match.state
    assert isinstance(state, SheriffState)
    observed_matches = [
        observer.observed for observer in observers if observer.observed is not None
    ]
    for observed in observed_matches:
        observed.roles = state.role[:]
    return observed_matches if state.outcome else []


def observed_matches(
    id: str, players: int, matches: int, seed: str, names: list[str], seats: int = 8
) -> Iterator[ObservedMatch]:
    """Return what some random seats of each match saw."""
    rng = random.Random(seed)
    for number in range(matches):
        seen = watched(id, players, f"{seed}-{number}", names)
        yield from seen if len(seen) <= seats else rng.sample(seen, seats)

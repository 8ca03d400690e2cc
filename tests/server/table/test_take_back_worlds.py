"""An open answer looks the same to everybody in every state that fits what its seat knows.

The test compares such states. It does not use the server's own decision procedure.
"""

from __future__ import annotations

import random
from collections import Counter
from typing import Any

import pytest

import posse
from posse import SPECTATOR, Match
from posse.engine.chance import Chance
from posse.engine.event import redact
from posse.engine.ids import Seat
from posse.engine.state import State
from posse.server.table.take_back_check import OPEN, disclosure
from posse.testing import walk
from tests.conformance import SCALE, fresh, tables
from tests.server.secret_cards import SECRETS

pytestmark = [pytest.mark.long, pytest.mark.compiled]

WORLDS = 200  # for each open answer that is looked at
MOST = SCALE  # answers of a kind
LEAST = {"bang": 60, "dice": 4, "wyatt": 8}  # kinds that are open somewhere


def imagined(match: Match, me: int, rng: random.Random) -> State:
    """A state that fits what the seat knows, also about who else knows its known cards."""
    view = match.view(me)
    world = match.game.imagine(view, Chance(rng.randbytes(32)))
    there, here = getattr(world, "known", []), getattr(match.state, "known", [])
    for card, mask in enumerate(getattr(view, "known", [])):
        if mask:
            there[card] = here[card]
    return world


def effect(match: Match, world: State, index: int, me: int) -> list[Any]:
    """What the answer shows in this state: events, revealed cards and the next choice to everybody,
    and the view of the seat afterwards."""
    game, secrets = match.game, SECRETS[match.game.id]
    seats = [*range(match.players), SPECTATOR]
    before = [game.view(world, seat) for seat in seats]
    world.log = []
    world.apply(index)
    found: list[Any] = []
    for seat, view in zip(seats, before, strict=True):
        after = game.view(world, seat)
        asked = None if after.choice is None else after.choice.public()
        told = [redact(event, seat) for event in world.log]
        lit = secrets.known(after) - secrets.known(view)
        roles = None if secrets.roles(after) == secrets.roles(view) else secrets.roles(after)
        found.append((seat, told, sorted(lit), roles, asked, world.outcome))
    return [*found, game.dump(game.view(world, Seat(me)))]


def own(match: Match, me: int) -> set[int]:
    """The cards that the seat may show: its hand."""
    hands: Any = getattr(match.state, "hand", {me: []})
    return set(hands[me])


def check(match: Match, index: int, rng: random.Random) -> None:
    assert match.choice is not None
    me = match.choice.seat
    options = match.choice.options
    real = effect(match, match.state.clone(), index, me)
    for seat, _, lit, roles, *_ in real[:-1]:
        assert set(lit) <= own(match, me), f"seat {seat} learns cards"
        assert roles is None, f"seat {seat} learns roles"
    for _ in range(WORLDS):
        world = imagined(match, me, rng)
        assert world.choice is not None and world.choice.options == options
        assert effect(match, world, index, me) == real


def kind_of(match: Match, index: int) -> tuple[str, str]:
    """The kind of an answer. In a player's own turn each kind of card counts separately."""
    assert match.choice is not None
    topic, option = match.choice.topic, match.choice.options[index]
    return topic, match.text(option).split("/")[0] if topic == "play" else option.verb


@pytest.mark.parametrize("game", [found.id for found in posse.all_games()])
def test_open_is_the_same_in_every_world(game: str) -> None:
    """Open answers of a game: the first ones of each kind."""
    looked: Counter[tuple[str, str]] = Counter()
    for number, (packs, players) in enumerate(tables(posse.game(game))):
        match, rng = fresh(game, players, number, packs)
        for option in walk(match, rng):
            kind = kind_of(match, option)
            if looked[kind] < MOST and disclosure(match, option) == OPEN:
                looked[kind] += 1
                check(match, option, rng)
    assert len(looked) >= LEAST[game]

"""A view is saved and loaded by the same code as a state, in every game."""

from __future__ import annotations

import json

import pytest

import posse
from posse.engine.game import Game
from posse.testing import walk
from tests.conformance import fresh, tables

pytestmark = pytest.mark.both


@pytest.mark.parametrize("game", posse.all_games(), ids=lambda game: game.id)
def test_a_view_is_saved_and_loaded_like_a_state(game: Game) -> None:
    packs, players = max(tables(game), key=lambda table: table[1])
    match, rng = fresh(game.id, players, 11, packs)
    for _ in walk(match, rng):
        view = match.view(1)
        loaded = game.load(json.loads(json.dumps(game.dump(view))))
        loaded.choice = view.choice  # a view is not played on, so nobody asks again
        assert loaded.same(view)

"""An observation follows from the view: other hidden cards change no number."""

from __future__ import annotations

import pytest

import posse
from posse import Game, Match
from posse.engine.chance import Chance
from posse.engine.features import Layout, Observer
from posse.engine.ids import Seat
from posse.testing import walk
from tests.conformance import batches, fresh, tables

pytestmark = pytest.mark.both

BATCH = 2  # matches in one test
BATCHES = batches(2)


@pytest.mark.parametrize(("game", "packs", "players", "batch"), BATCHES)
def test_states_with_the_same_view_give_the_same_numbers(
    game: Game, packs: tuple[str, ...], players: int, batch: int
) -> None:
    observer = game.observer(game.setup(players, packs, None))
    for seed in range(batch * BATCH, (batch + 1) * BATCH):
        match, rng = fresh(game.id, players, seed, packs)
        for _ in walk(match, rng):
            seat = rng.randrange(players)
            view = match.view(seat)
            world = game.imagine(view, Chance(rng.randbytes(32)))
            seen = observer.look(view)
            assert observer.look(game.view(world, Seat(seat))) == seen
            within(observer.layout, seen)
        the_end_is_seen(observer, match)


def within(layout: Layout, seen: bytearray) -> None:
    assert len(seen) == layout.size
    over = [
        at for at, (value, most) in enumerate(zip(seen, layout.most(), strict=True)) if value > most
    ]
    assert not over, [layout.names()[at] for at in over]


def the_end_is_seen(observer: Observer, match: Match) -> None:
    for seat in range(match.players):
        within(observer.layout, observer.look(match.view(seat)))


@pytest.mark.parametrize("game", posse.all_games(), ids=lambda game: game.id)
def test_every_number_has_a_name_and_every_block_a_reason(game: Game) -> None:
    for packs, players in tables(game):
        layout = game.observer(game.setup(players, packs, None)).layout
        assert layout.size == len(layout.names()) == len(layout.most())
        assert all(block.text and block.name for block in layout.blocks)
        assert min(layout.most()) >= 1


def test_numbers_change_when_what_is_seen_does() -> None:
    """Guards the property above: an observer that saw nothing would pass it."""
    for game in posse.all_games():
        match, rng = fresh(game.id, 4, 3)
        observer = game.observer(match.setup)
        seen = {bytes(observer.look(match.view(0))) for _ in walk(match, rng)}
        assert len(seen) > match.number // 3

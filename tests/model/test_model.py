"""The engine against a second, simple implementation of the rulebooks, decision by decision."""

from __future__ import annotations

import pytest

from tests.conformance import COMPILED, SCALE
from tests.model import cards
from tests.model.compare import TABLES, Difference, Pair

# The chance of a compiled engine cannot be read; `make test-long` has sources as well.
pytestmark = [
    pytest.mark.long,
    pytest.mark.skipif(COMPILED, reason="the model listens to the chance of the sources"),
]

SEEDS = 16  # matches of every set-up and number of players


@pytest.mark.parametrize("batch", range(SCALE))
@pytest.mark.parametrize(
    ("packs", "players"), TABLES, ids=[f"{'+'.join(packs)}-{n}" for packs, n in TABLES]
)
def test_model_and_engine_agree(packs: tuple[str, ...], players: int, batch: int) -> None:
    for seed in range(batch * SEEDS, (batch + 1) * SEEDS):
        Pair(packs, players, seed).play()


def test_a_difference_names_the_place(monkeypatch: pytest.MonkeyPatch) -> None:
    """The model gets a fault: the comparison must find it and name the place."""
    monkeypatch.setitem(cards.RANGE, "Schofield", 7)
    with pytest.raises(Difference) as caught:
        play_all(range(0, 40, 2))
    told = str(caught.value)
    for part in ("base, 7 players, seed ", "decision ", "model:", "engine:", "last events:"):
        assert part in told


def play_all(seeds: range) -> None:
    for seed in seeds:
        Pair(("base",), 7, seed).play()


def test_another_deck_is_a_difference(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(cards, "BASE", cards.BASE.replace("Saloon: 5H", "Saloon: 6H"))
    with pytest.raises(Difference, match="Saloon"):
        Pair(("base",), 4, 0).play()

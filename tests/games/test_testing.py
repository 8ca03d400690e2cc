"""`posse.testing`, which others use for their games: it passes ours and finds planted faults."""

from __future__ import annotations

from typing import Any

import pytest

from posse import BadSetup, Seat
from posse.engine.game import game
from posse.engine.state import State
from posse.games.dice.state import DiceState
from posse.testing import check_game


@pytest.mark.parametrize("id", ["bang", "dice", "wyatt"])
def test_a_sound_game_passes(id: str) -> None:
    baring = ("lay", "ask", "aim", "nobody", "pick", "fetch") if id == "wyatt" else ()
    check_game(id, players=4, matches=1, baring=baring)


def test_a_table_that_does_not_exist_is_refused() -> None:
    with pytest.raises(BadSetup):
        check_game("dice", players=2, matches=1)


def found(monkeypatch: pytest.MonkeyPatch, name: str, fault: Any) -> str:
    """The error when a method of the Dice Game is replaced, with its note."""
    monkeypatch.setattr(type(game("dice")), name, fault)
    with pytest.raises(AssertionError) as error:
        check_game("dice", players=4, matches=3)
    (note,) = error.value.__notes__
    assert "of new_match('dice', 4, " in note
    return str(error.value)


def test_a_view_that_depends_on_a_secret_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    sound = type(game("dice")).view

    def leaky(self: Any, g: Any, seat: Seat) -> Any:
        seen: Any = sound(self, g, seat)
        seen.rolls = g.role[3]
        return seen

    assert "sees more than it knows" in found(monkeypatch, "view", leaky)


def test_a_clone_that_shares_a_list_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    sound = DiceState.clone

    def sharing(self: DiceState) -> DiceState:
        other = sound(self)
        other.faces = self.faces
        return other

    monkeypatch.setattr(DiceState, "clone", sharing)
    with pytest.raises(AssertionError, match="playing on a clone changed the original"):
        check_game("dice", players=4, matches=3)


def test_a_save_that_forgets_a_column_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    sound = type(game("dice")).dump

    def short(self: Any, g: State) -> dict[str, Any]:
        return {**sound(self, g), "winners": [0]}

    assert "loading a save gives another state" in found(monkeypatch, "dump", short)


def test_a_screen_of_another_seat_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    def wrong(self: Any, g: Any, seats: list[Seat]) -> list[dict[str, Any]]:
        return [self.present(self.view(g, Seat(0))) for _ in seats]

    assert "a screen shows another view" in found(monkeypatch, "screens", wrong)


def test_a_view_that_knows_the_future_is_found(monkeypatch: pytest.MonkeyPatch) -> None:
    sound = type(game("dice")).view

    def prophetic(self: Any, g: Any, seat: Seat) -> State:
        seen = sound(self, g, seat)
        seen.chance = g.chance.clone()
        return seen

    assert "a view knows the future" in found(monkeypatch, "view", prophetic)

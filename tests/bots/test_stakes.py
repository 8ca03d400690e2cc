"""The value of a position in The Dice Game and in Wyatt Earp: the fitted numbers make sense."""

from __future__ import annotations

import pytest

import posse
from posse.bots.dice.stakes import stakes as dice_stakes
from posse.bots.wyatt.stakes import stakes as wyatt_stakes
from posse.engine.ids import Seat
from posse.games.dice.state import DiceState
from posse.games.sheriff.roles import OUTLAW, PREY, SHERIFF
from posse.games.wyatt.state import WyattState


def dice(players: int, seed: str = "stakes") -> DiceState:
    state = posse.new_match("dice", players, seed=seed).state
    assert isinstance(state, DiceState)
    return state


@pytest.mark.parametrize("players", [4, 5, 6, 7, 8])
def test_the_sides_share_one_match(players: int) -> None:
    g = dice(players)
    seat = {role: g.role.index(role) for role in g.role}
    total = sum([dice_stakes().chance(g, Seat(at)) for role, at in seat.items() if role != 1])
    assert total == pytest.approx(1.0)


@pytest.mark.parametrize("players", [4, 5, 7])
def test_a_weaker_sheriff_is_good_for_outlaws_and_bad_for_the_sheriff(players: int) -> None:
    g = dice(players)
    sheriff, outlaw = g.role.index(SHERIFF), g.role.index(OUTLAW)
    before = [dice_stakes().chance(g, Seat(at)) for at in (sheriff, outlaw)]
    g.life[sheriff] -= 4
    after = [dice_stakes().chance(g, Seat(at)) for at in (sheriff, outlaw)]
    assert after[0] < before[0] and after[1] > before[1]


def test_among_three_a_weaker_prey_is_good() -> None:
    g = dice(3)
    prey = g.role.index(PREY[g.role[0]])
    before = dice_stakes().chance(g, Seat(0))
    g.life[prey] -= 4
    assert dice_stakes().chance(g, Seat(0)) > before
    healthy = dice_stakes().chance(g, Seat(0))
    g.life[0] -= 4
    assert dice_stakes().chance(g, Seat(0)) < healthy


@pytest.mark.parametrize("players", [2, 3, 4])
def test_money_and_cards_on_the_table_are_good(players: int) -> None:
    g = posse.new_match("wyatt", players, seed="stakes").state
    assert isinstance(g, WyattState)
    model = wyatt_stakes()
    chances = model.chances(model.expects(g))
    assert sum(chances) == pytest.approx(1.0)
    g.money[0] += 8
    richer = model.chances(model.expects(g))
    assert richer[0] > chances[0]
    assert model.chances([20.0] + [12.0] * (players - 1))[0] > 1.2 / players


def test_a_lead_counts_more_towards_the_end() -> None:
    model = wyatt_stakes()
    for players in (2, 3, 4):
        early = model.chances([8.0] + [3.0] * (players - 1))[0]
        late = model.chances([22.0] + [17.0] * (players - 1))[0]
        assert late > early

"""Simulation: counts that add up, the same with any number of workers; intervals."""

from __future__ import annotations

from typing import Any

import pytest

import posse
from posse.bots import UnknownBot
from posse.engine.game import game
from posse.engine.setup import Setup
from posse.lab import Rate, Spread, Tally, simulate, simulation, wilson


def setup(players: int = 5, id: str = "bang") -> Setup:
    return game(id).setup(players, None, None)


def facts(tally: Tally) -> dict[str, Any]:
    """All results except the time."""
    timed = ("cpu_seconds", "decisions_per_second")
    return {key: value for key, value in tally.json().items() if key not in timed}


@pytest.mark.parametrize(
    ("id", "players", "bots"),
    [("bang", 5, "random"), ("bang", 5, "greenhorn"), ("wyatt", 3, "random")],
)
def test_results_do_not_depend_on_the_workers(id: str, players: int, bots: str) -> None:
    chosen = setup(players, id)
    alone = simulate(chosen, 25, "x", bots)
    assert facts(alone) == facts(simulate(chosen, 25, "x", bots, workers=2))
    assert facts(alone) != facts(simulate(chosen, 25, "y", bots))


def test_counts_add_up() -> None:
    tally = simulate(setup(7), 60, "sum")
    data = tally.json()
    assert data["games"] == 60
    assert data["unfinished"] == 0
    assert sum(data["wins"].values()) == 60
    roles = data["by"]["role"]
    assert {role: row["matches"] for role, row in roles.items()} == {
        "sheriff": 60, "deputy": 120, "outlaw": 180, "renegade": 60,
    }  # fmt: skip
    assert roles["sheriff"]["wins"] == data["wins"]["law"]
    assert roles["outlaw"]["wins"] == 3 * data["wins"]["outlaws"]
    characters = data["by"]["character"].values()
    assert sum(row["matches"] for row in characters) == 7 * 60
    assert data["decisions"] == tally.decisions.total > 60
    assert data["decisions_per_match"]["min"] <= data["decisions_per_match"]["mean"]
    assert data["turns"]["max"] >= data["turns"]["min"] > 0
    assert data["cpu_seconds"] > 0


def test_a_game_with_rounds_and_money_declares_them() -> None:
    data = simulate(setup(3, "wyatt"), 20, "sum").json()
    assert set(data["wins"]) <= {"money", "duel"}
    seats = data["by"]["seat"]
    assert sorted(seats) == ["1", "2", "3"]
    assert sum(row["wins"] for row in seats.values()) == 20
    assert max(row["score"]["max"] for row in seats.values()) >= 25
    rounds = data["rounds"]
    assert sum(data["round_ends"].values()) == round(20 * rounds["mean"])
    assert data["turns"]["min"] > rounds["max"] >= rounds["min"] > 0


def test_a_match_that_is_won_or_lost_has_no_score_of_its_own() -> None:
    data = simulate(setup(4), 5, "1").json()
    assert all("score" not in row for row in data["by"]["role"].values())
    assert not {"rounds", "round_ends", "counts"} & set(data)


@pytest.mark.parametrize("found", posse.all_games(), ids=lambda found: found.id)
def test_every_game_declares_what_a_match_came_to(found: posse.Game) -> None:
    """What statistics and the server read from any game, before and after its end."""
    players = found.seats(found.default_packs)[0]
    match = posse.new_match(found.id, players, seed="declared")
    assert match.result is None and found.present(match.view(None))["result"] is None
    while match.choice:
        match.answer(match.number % len(match.choice.options))
    assert match.result is not None
    assert len(match.result.scores) == len(found.labels(match.state)) == players
    best = max(match.result.scores)
    assert all(match.result.scores[seat] == best for seat in match.result.winners)
    assert found.measures(match.state)
    assert found.present(match.view(None))["result"] == match.result.json()


@pytest.mark.parametrize("packs", game("bang").setups())
def test_every_set_up_is_counted(packs: tuple[str, ...]) -> None:
    """With three players the sides are single roles; with eight there are two Renegades."""
    for players in game("bang").seats(packs):
        data = simulate(game("bang").setup(players, packs, None), 20, "all").json()
        assert (data["unfinished"], sum(data["wins"].values())) == (0, 20)
        assert sum(row["matches"] for row in data["by"]["role"].values()) == players * 20


def test_match_i_is_the_match_of_its_seed() -> None:
    """A surprising match of a simulation can be dealt again by its number."""
    only = Tally()
    found = game("bang")
    simulation.one(found, setup(), "x-3", "random", only)
    first = simulate(setup(), 3, "x")
    fourth = simulate(setup(), 4, "x")
    assert fourth.decisions.total - first.decisions.total == only.decisions.total


def test_a_match_that_does_not_end_is_unfinished(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(simulation, "CAP", 10)
    for bots in ("random", "greenhorn"):
        data = simulate(setup(), 4, "1", bots).json()
        assert (data["unfinished"], data["decisions"], data["wins"]) == (4, 40, {})


def test_progress_counts_every_match() -> None:
    told: list[int] = []
    simulate(setup(), 23, "1", progress=told.append)
    assert sum(told) == 23
    assert len(told) > 1


@pytest.mark.parametrize(("games", "workers"), [(0, 1), (-1, 1), (1, 0), (1, -2)])
def test_nothing_to_do_is_refused(games: int, workers: int) -> None:
    with pytest.raises(posse.BadSetup, match="or more"):
        simulate(setup(), games, "1", workers=workers)


def test_an_unknown_bot_is_refused_before_the_workers_start() -> None:
    with pytest.raises(UnknownBot):
        simulate(setup(), 10, "1", "genius", workers=2)


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [
        # published examples of Wilson's score interval (without continuity correction)
        (81, 263, 0.2553, 0.3662),
        (15, 148, 0.0624, 0.1605),
        (0, 20, 0.0, 0.1611),
        (1, 29, 0.0061, 0.1718),
        (20, 20, 0.8389, 1.0),
        (0, 0, 0.0, 1.0),
    ],
)
def test_wilson(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_rates_and_spreads_of_parts_add_up() -> None:
    rate = Rate(3, 1)
    rate.add(Rate(5, 4))
    assert (rate.matches, rate.wins, rate.rate) == (8, 5, 0.625)
    whole, part, empty = Spread(), Spread(), Spread()
    for value in (4, 9):
        part.note(value)
    whole.add(empty)
    whole.add(part)
    whole.note(2)
    assert whole.json() == {"mean": 5.0, "min": 2, "max": 9}
    assert empty.json() == {"mean": 0.0, "min": 0, "max": 0}

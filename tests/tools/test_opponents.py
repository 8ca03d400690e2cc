"""The rule-of-thumb players play everything, infer roles exactly, and are compared fairly."""

from __future__ import annotations

import pytest

import posse
from benchmarks.habits import count
from benchmarks.opponents.__main__ import OPPONENT, compare, line
from benchmarks.opponents.roles import ATTACK, Worlds, deals
from posse import bots
from posse.engine.ids import NONE, Seat
from posse.games.bang.state import BangState
from posse.games.sheriff.roles import DEPUTY, OUTLAW, RENEGADE, SHERIFF
from posse.lab.paired_deals import PairedDeals
from tests.bang_table import BANG, Seats, choose, position, seat

SETUPS = [
    (found.id, players, packs)
    for found in (posse.game("bang"), posse.game("dice"))
    for packs in found.setups()
    for players in {found.seats(packs)[0], found.seats(packs)[1]}
]


@pytest.mark.parametrize(("game", "players", "packs"), SETUPS)
def test_it_plays_whole_matches(game: str, players: int, packs: tuple[str, ...]) -> None:
    match = posse.new_match(game, players, "thumb", packs=packs)
    bots.crew(match, OPPONENT.format(game), "thumb").play(5_000)
    assert match.result is not None


def thumb(seats: Seats) -> str:
    return choose(seats, bot=bots.hire(OPPONENT.format("bang"), "bang", "1"), packs=("base",))


def test_it_shoots_foes_and_spares_mates() -> None:
    assert thumb([seat("outlaw", "BANG!/AS"), seat("sheriff"), seat("outlaw")]) == (
        "play BANG!/AS > p1"
    )
    assert thumb([seat("deputy", "BANG!/AS"), seat("sheriff"), seat("outlaw")]) == (
        "play BANG!/AS > p2"
    )


def test_roles_are_inferred_exactly() -> None:
    """By hand: an attack on the Sheriff, for each of the four ways the roles may lie."""
    seats = [seat("sheriff"), seat("outlaw"), seat("deputy"), seat("outlaw"), seat("renegade")]
    view = BANG.view(position(seats, packs=("base",)), Seat(0))
    assert isinstance(view, BangState)
    worlds = Worlds(view)
    worlds.look(view)
    assert worlds.odds[1] == pytest.approx([0.0, 0.25, 0.5, 0.25])
    worlds.act(Seat(1), Seat(0), ATTACK)
    worlds.look(view)
    weights = {role: ATTACK[role][SHERIFF] for role in (DEPUTY, OUTLAW, RENEGADE)}
    total = weights[DEPUTY] + 2 * weights[OUTLAW] + weights[RENEGADE]
    assert worlds.odds[1][OUTLAW] == pytest.approx(2 * weights[OUTLAW] / total)
    assert worlds.odds[1][DEPUTY] == pytest.approx(weights[DEPUTY] / total)
    assert sum(worlds.odds[2]) == pytest.approx(1.0)


def test_every_deal_of_the_roles_is_there_once() -> None:
    assert len(deals([SHERIFF, NONE, NONE, NONE, NONE], [DEPUTY, OUTLAW, OUTLAW, RENEGADE])) == 12


@pytest.mark.parametrize("game", ["bang", "dice"])
def test_both_take_the_same_places_of_the_same_deals(game: str) -> None:
    packs = posse.game(game).setups()[0]
    found = compare(game, packs, 5, "deputy", range(2), "t")
    assert set(found) == {"law", "outlaws", "renegade"}
    assert all(there.deals == here.deals == 2 for there, here in found.values())
    mirror = compare(game, packs, 5, OPPONENT.format(game), range(2), "t")
    for there, here in mirror.values():
        assert there.gain == here.gain == 0.0


def test_a_row_names_the_bot_last() -> None:
    counts = PairedDeals()
    for pair in [(0, 1), (1, 1), (0, 0), (0, 1)]:
        counts.note([pair])
    assert line("law", counts, 1).startswith("law        25.0 % →  75.0 %  +50.0 ±")
    assert line("law", counts, -1).startswith("law        75.0 % →  25.0 %  -50.0 ±")


def test_habits_are_counted() -> None:
    habits = count(OPPONENT.format("bang"), 5, 1, "t")
    assert habits.seats == 5 and habits.turns > 0
    assert habits.lines()[-1].startswith("a Sheriff discards at the limit, per 100 turns: bang ")

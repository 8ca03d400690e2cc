"""The deputy's cache of poster values: its results equal those of a fresh count."""

from __future__ import annotations

import random

import pytest

import posse
from posse import bots
from posse.bots.wyatt.poster_values import PosterValues, paid, promised, raised
from posse.engine.ids import Seat
from posse.games.wyatt.cards import COUNT
from posse.games.wyatt.rounds import GOAL
from posse.games.wyatt.state import WyattState

LATE = 0.25
ASKED = 60  # questions to each cache


def taste(values: PosterValues, pay: tuple[float, ...]) -> float:
    """What I get, less what each rival gets, weighted by how much of a rival they are."""
    return pay[values.me] - sum(w * share for w, share in zip(values.rivals, pay, strict=True))


def shift(values: PosterValues, outlaw: int, seat: int, points: int, bills: int) -> float:
    """The change of value, counted afresh: poster after minus poster before."""
    before, held = values.points[outlaw], values.bills[outlaw]
    after = before if values.view.hidden(Seat(seat), outlaw) else raised(before, Seat(seat), points)
    new, old = (
        promised(held + bills, after, values.quiet),
        promised(held, before, values.quiet),
    )
    return taste(values, new) - taste(values, old)


def ending(values: PosterValues, outlaw: int, points: int, bills: int) -> tuple[float, ...]:
    """What everybody is paid if the round ends after I play on an outlaw."""
    total = [0.0] * values.view.players
    for at in range(COUNT):
        mine = at == outlaw and not values.view.hidden(values.me, at)
        row = raised(values.points[at], values.me, points) if mine else values.points[at]
        for seat, share in enumerate(paid(values.bills[at] + bills * (at == outlaw), row)):
            total[seat] += share
    return tuple(total)


def views(players: int) -> list[WyattState]:
    """Some views from a match of deputies."""
    match = posse.new_match("wyatt", players, f"ledger-{players}")
    crew = bots.crew(match, "deputy", "ledger")
    out: list[WyattState] = []
    while match.choice is not None and len(out) < 20:
        if match.number % 15 == 14:
            view = match.view(match.choice.seat)
            assert isinstance(view, WyattState)
            out.append(view)
        crew.play(match.number + 1)
    return out


@pytest.mark.parametrize("players", [2, 3, 4])
def test_what_is_kept_is_what_counting_anew_comes_to(players: int) -> None:
    rng = random.Random(players)
    for view in views(players):
        values = PosterValues(view, LATE)
        for _ in range(ASKED):
            outlaw, seat = rng.randrange(COUNT), rng.randrange(players)
            points, bills = rng.choice([0, 2, 4, 6]), rng.randrange(3)
            asked = f"outlaw {outlaw}, seat {seat}, {points} points, {bills} bills"
            found = values.shift(outlaw, Seat(seat), points, bills)
            anew = shift(values, outlaw, seat, points, bills)
            assert found == pytest.approx(anew), f"{asked}: kept {found}, counted anew {anew}"
            pay = ending(values, outlaw, points, bills)
            if max(m + p for m, p in zip(view.money, pay, strict=True)) < GOAL:
                found = values.ending(outlaw, points, bills)
                anew = taste(values, pay)
                assert found == pytest.approx(anew), f"{asked}: kept {found}, counted anew {anew}"

"""Properties over random matches of Wyatt Earp, for every number of players."""

from __future__ import annotations

import random
from itertools import pairwise

import pytest

import posse
from posse import NONE, SPECTATOR, Match
from posse.engine.ids import Card
from posse.games.wyatt.cards import CARDS, COUNT, GUN, KIND, PHOTO
from posse.games.wyatt.payday import settle
from posse.games.wyatt.rounds import GOAL, STALL, WAYS
from posse.games.wyatt.state import WyattState
from tests.conformance import fresh, looked_over, shared, tables

pytestmark = pytest.mark.both

BATCH = 4  # matches in one test
MOST = 48  # options of a choice: a few dozen
NAMING = (  # events whose card stands for an outlaw
    "lay", "post", "hide", "free", "stuck", "ask", "aim", "nobody", "poster", "points", "pay",
)  # fmt: skip
# The card below becomes the top of the pile, or cards of a kind are open.
BARING = (*NAMING, "pick", "fetch")
BATCHES = shared([players for _, players in tables(posse.game("wyatt"))], 4)


@pytest.mark.parametrize(("players", "batch"), BATCHES)
def test_every_decision_of_a_random_match(players: int, batch: int) -> None:
    for seed in range(batch * BATCH, (batch + 1) * BATCH):
        play_one(players, seed)


def play_one(players: int, seed: int) -> None:
    match, rng = fresh("wyatt", players, seed)
    g = match.state
    assert isinstance(g, WyattState)
    for seat in looked_over(match, rng, hidden_zones, NAMING, BARING):
        nothing_is_lost(match)
        rows_are_sound(g)
        only_the_top_of_the_pile_is_open(match, seat)
    secrets_stay_with_their_owners(match)
    the_richest_won(match)


def hidden_zones(g: WyattState, me: int) -> list[list[list[Card]]]:
    return [[g.deck, *[hand for seat, hand in enumerate(g.hand) if seat != me]]]


def nothing_is_lost(match: Match) -> None:
    """No card is lost or doubled. Money comes only from the bank, and the log says when."""
    g = match.state
    assert isinstance(g, WyattState)
    cards = g.deck + g.pile + g.air + [card for card in g.hides if card != NONE]
    for zone in g.hand + g.rows:
        cards = cards + zone
    assert sorted(cards) == list(range(CARDS))
    posted = sum(event.n for event in match.events if event.verb == "post")
    assert sum(g.money) + sum(g.posters) == COUNT * g.round + posted
    assert min(g.posters) >= 0 and min(g.money) >= 0
    assert g.choice is not None and 0 < len(g.choice.options) <= MOST
    assert len({option.parts() for option in g.choice.options}) == len(g.choice.options)


def rows_are_sound(g: WyattState) -> None:
    """At most one Fastest Gun; no row of Sheriff cards alone; Hideouts lie on rows."""
    guns = [card for row in g.rows for card in row if KIND[card] == GUN]
    assert len(guns) <= 1
    for at, row in enumerate(g.rows):
        outlaw = at % COUNT
        assert not row or {outlaw, PHOTO + outlaw} & {KIND[card] for card in row}
        assert row or g.hides[at] == NONE
        assert not row or g.opened >> outlaw & 1
    assert all(g.hand) or (g.choice is not None and g.choice.seat == g.turn)


def only_the_top_of_the_pile_is_open(match: Match, seat: int) -> None:
    """Below it a view shows only what the seat itself has looked through with Wyatt Earp."""
    view = match.view(None if seat == SPECTATOR else seat)
    assert isinstance(view, WyattState)
    searched = any(event.verb == "search" and event.seat == seat for event in match.events)
    assert searched or set(view.pile[:-1]) <= {NONE}
    assert set(view.deck) <= {NONE}


def secrets_stay_with_their_owners(match: Match) -> None:
    for event in match.events:
        if event.verb in ("draw", "fetch"):
            assert event.see == 1 << event.seat
        elif event.card != NONE:
            assert event.see >> SPECTATOR & 1, event


def the_richest_won(match: Match) -> None:
    g, result = match.state, match.result
    assert isinstance(g, WyattState) and result is not None
    (winner,) = result.winners
    rich = [seat for seat, money in enumerate(g.money) if money == max(g.money)]
    assert max(g.money) >= GOAL and winner in rich
    assert (result.side == "duel") == (len(rich) > 1)
    assert sum(g.ends) == g.round


def test_taking_the_top_discard_for_ever_ends_the_round() -> None:
    match = posse.new_match("wyatt", 3, "stall")
    g = match.state
    assert isinstance(g, WyattState)
    for _ in range(STALL):
        match.answer("pile")
        assert match.choice is not None
        match.answer(len(match.choice.options) - 1)
    assert g.ends[WAYS.index("stall")] == 1 and g.round == 2


# the settlement ----------------------------------------------------------------------------------


def test_settlement_of_many_small_cases() -> None:
    """Nothing is lost, equal points are paid equally, more points never less, none nothing."""
    rng = random.Random(25)
    for _ in range(20_000):
        points = [rng.randrange(16) for _ in range(rng.randrange(2, 5))]
        bills = rng.randrange(20)
        payment = settle(bills, points)
        assert sum(payment.paid) + payment.left == bills
        order = sorted(range(len(points)), key=lambda seat: points[seat])
        for a, b in pairwise(order):
            assert payment.paid[a] <= payment.paid[b]
            assert points[a] != points[b] or payment.paid[a] == payment.paid[b]
        assert all(points[seat] or not paid for seat, paid in enumerate(payment.paid))


@pytest.mark.parametrize(
    ("bills", "points", "paid", "left"),
    [
        (9, [11, 6, 2], [9, 0, 0], 0),
        (8, [9, 5, 4], [5, 3, 0], 0),
        (3, [4, 4, 2], [1, 1, 0], 1),
        (6, [4, 4, 2], [2, 2, 1], 1),
        (1, [6, 6], [0, 0], 1),
        (2, [6, 6], [1, 1], 0),
        (3, [6, 6], [1, 1], 1),
        (4, [6, 6], [2, 2], 0),
        (5, [6, 6], [2, 2], 1),
        (6, [6, 6], [3, 3], 0),
        (1, [7, 5, 5], [1, 0, 0], 0),
        (2, [7, 5, 5], [2, 0, 0], 0),
        (3, [7, 5, 5], [2, 0, 0], 1),
        (4, [7, 5, 5], [2, 1, 1], 0),
        (5, [7, 5, 5], [3, 1, 1], 0),
        (6, [7, 5, 5], [3, 1, 1], 1),
        (2, [6, 6, 6], [0, 0, 0], 2),
        (4, [6, 6, 6], [1, 1, 1], 1),
        (5, [6, 6, 6], [1, 1, 1], 2),
        (6, [6, 6, 6], [2, 2, 2], 0),
        (3, [8, 6, 4], [2, 1, 0], 0),
        (4, [8, 6, 4], [2, 1, 1], 0),
        (6, [8, 6, 4], [3, 2, 1], 0),
        (5, [4, 3, 0], [0, 0, 0], 5),
        (5, [4, 4, 0], [2, 2, 0], 1),
        (5, [13, 8], [5, 0], 0),
        (5, [13, 9], [3, 2], 0),
    ],
)
def test_settlement_vectors(bills: int, points: list[int], paid: list[int], left: int) -> None:
    payment = settle(bills, points)
    assert (payment.paid, payment.left) == (paid, left)

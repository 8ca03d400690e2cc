"""A layout shows what a view knows, and nothing else."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import pytest

from posse import NOBODY, NONE, SPECTATOR, Seat, new_match
from posse.engine.ids import seats_at
from posse.engine.layout import Figure, Layout, Move, SeatZone, TableZone
from posse.engine.verb_names import DRAW
from posse.testing import check_game, walk
from tests.games.plain.game import LAYOUT, registered
from tests.games.plain.state import TrailState


@pytest.fixture(autouse=True, scope="module")
def known() -> Iterator[None]:
    with registered():
        yield


@pytest.mark.parametrize("players", [2, 3, 4, 8])
def test_the_test_game_holds_what_every_game_must(players: int) -> None:
    check_game("trail", players, matches=3)


@pytest.mark.parametrize("players", [2, 5, 8])
def test_a_screen_never_holds_what_the_view_does_not_know(players: int) -> None:
    hidden = shown = 0
    for seed in range(3):
        match = new_match("trail", players, seed)
        for _ in walk(match, random.Random(seed)):
            for seat in (*seats_at(players), SPECTATOR):
                got = leaks(match.state, match.game.show(match.game.view(match.state, seat)), seat)
                hidden, shown = hidden + got[0], shown + got[1]
    assert hidden > 100 and shown > 100, "the matches hid or showed nothing"


def leaks(g: Any, screen: dict[str, Any], seat: Seat) -> tuple[int, int]:
    """How many cards are hidden and shown; each shown one is known to the seat."""
    hidden = shown = 0
    for at, row in enumerate(screen["seats"]):
        for card, true in zip(row["zones"]["hand"], g.hand[at], strict=True):
            assert card in (None, true)
            assert card is None or g.known[card] >> seat & 1, f"{seat} sees {card} of {at}"
            hidden, shown = hidden + (card is None), shown + (card is not None)
        assert row["tallies"]["points"] == g.points[at]
        assert row["tallies"]["luck"] == (g.luck[at] if at == seat else None)
        assert len(row["zones"]["taken"]) == len(g.taken[at])
    assert screen["zones"]["deck"] == {"count": len(g.deck), "cards": []}
    assert screen["zones"]["trick"] == {"count": len(g.trick), "cards": g.trick}
    assert screen["zones"]["trump"]["cards"] == g.trump[-1:]
    assert screen["marks"] == {"round": g.round}
    return hidden, shown


def test_a_hidden_zone_shows_no_card_even_where_the_view_has_it() -> None:
    g = new_match("trail", players=4, seed=1).state
    assert isinstance(g, TrailState) and g.deck[-1] != NONE
    screen = LAYOUT.show(g, 4, [])
    assert screen["zones"]["deck"] == {"count": len(g.deck), "cards": []}


def test_a_count_tells_no_card_and_a_pile_only_its_top() -> None:
    g = new_match("trail", players=4, seed=1).state
    assert isinstance(g, TrailState)
    layout = Layout(
        [], (SeatZone("hand", "count"), SeatZone("taken", "pile")), (TableZone("deck", "count"),)
    )
    g.taken[1] = g.deck[:2]
    screen = layout.show(g, 4, [])
    assert screen["seats"][0]["zones"]["hand"] == [None] * len(g.hand[0])
    assert screen["seats"][1]["zones"]["taken"] == [None, g.taken[1][1]]
    assert screen["seats"][2]["zones"]["taken"] == []
    assert screen["zones"]["deck"] == {"count": len(g.deck), "cards": []}


def test_the_players_who_are_not_in_play_are_out() -> None:
    g = new_match("trail", players=3, seed=1).state
    assert [row["out"] for row in LAYOUT.show(g, 3, [Seat(0), Seat(2)])["seats"]] == [
        False,
        True,
        False,
    ]


class One:
    """A state with one card for each seat and no turn."""

    def __init__(self) -> None:
        self.me, self.choice, self.card = Seat(0), None, [3, NONE]

    def columns(self) -> tuple[str, ...]:
        return ("card",)


@pytest.mark.parametrize(("secret", "second"), [(True, [None]), (False, [])])
def test_a_column_may_hold_one_card_for_each_seat(secret: bool, second: list[Any]) -> None:
    screen = Layout([], (SeatZone("card", "row", secret),)).show(One(), 2, [])
    assert [row["zones"]["card"] for row in screen["seats"]] == [[3], second]
    assert screen["turn"] is None


def test_a_match_keeps_its_events_though_the_deal_begins_no_log() -> None:
    match = new_match("trail", players=3, seed=1)
    match.answer("keep")
    assert [event.verb for event in match.events] == ["keep"]
    assert new_match("trail", players=3, seed=1, log=False).events == []


def test_the_seat_on_turn_is_a_column_or_the_one_that_is_asked() -> None:
    match = new_match("trail", players=3, seed=1)
    assert match.state.turn == NOBODY  # type: ignore[attr-defined]
    assert match.game.show(match.view(0))["turn"] is None


def test_the_catalog_names_zones_marks_tallies_and_each_kind_once() -> None:
    catalog = new_match("trail", players=3, seed=1).game.catalog()
    assert [zone["name"] for zone in catalog["layout"]["zones"]] == [
        "hand",
        "taken",
        "trick",
        "trump",
        "deck",
    ]
    assert catalog["layout"]["marks"] == ["round"]
    assert catalog["layout"]["tallies"] == ["points", "luck"]
    moves = {move["verb"]: (move["start"], move["end"]) for move in catalog["layout"]["moves"]}
    assert moves["take"] == ("trick", "taken") and moves["draw"] == ("deck", "hand")
    assert [kind["id"] for kind in catalog["kinds"]][:2] == ["nine", "ten"]
    assert catalog["cards"][7] == {
        "id": 7,
        "kind": "ten",
        "suit": "H",
        "rank": "10",
        "colour": "red",
        "icon": "",
    }


WRONG = [
    lambda: SeatZone("hand", "heap"),
    lambda: Figure("x", "Z"),
    lambda: Move(DRAW, "deck", "hand", end_at="nobody"),
    lambda: Layout([], (SeatZone("hand"),), moves=(Move(DRAW, "deck", "hand"),)),
]


@pytest.mark.parametrize("wrong", WRONG)
def test_an_unknown_form_suit_or_zone_is_refused(wrong: Any) -> None:
    with pytest.raises(ValueError, match="is none of"):
        wrong()


def test_the_numbers_for_learners_come_from_the_layout() -> None:
    match = new_match("trail", players=3, seed=1)
    observer = match.game.observer(match.setup)
    names, most = observer.layout.names(), observer.layout.most()
    for _ in walk(match, random.Random(1)):
        seen = dict(zip(names, observer.look(match.view(0)), strict=True))
        assert all(n <= top for n, top in zip(seen.values(), most, strict=True))
        g = match.state
        assert isinstance(g, TrailState) and match.choice is not None
        mine = {
            int(name.split()[-1]) for name, n in seen.items() if n and name.startswith("hand/me/")
        }
        assert mine == set(g.hand[0])
        assert seen["people/+1/hand cards"] == len(g.hand[1])
        assert seen["people/+2/luck"] == 0, "the luck of others is secret"
        assert seen[f"question/{match.choice.topic}"] == 1

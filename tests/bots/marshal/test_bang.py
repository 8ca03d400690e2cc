"""How the marshal of BANG! judges open tables, and how it plays matches out."""

from __future__ import annotations

import random
from inspect import isfunction

import pytest

from posse.bots.bang.all_packs import EXPERT
from posse.bots.bang.deputy_mind import DeputyMind
from posse.bots.marshal import MarshalBang
from posse.bots.marshal.bang import BangLookahead
from posse.bots.marshal.bang_features import (
    ARMED,
    DANGER,
    DODGE,
    EACH,
    FACTS,
    SHOT,
    SHOTS,
    counts_of,
    facts,
)
from posse.bots.marshal.bang_value import bang_value
from posse.bots.marshal.playout_policy import NOTHING, Guess, PlayoutPolicy, marks, seeing
from posse.engine.choice import Choice
from posse.engine.ids import NONE, Card, Seat
from posse.games.bang.state import BangState
from posse.games.sheriff.roles import DEPUTY, OUTLAW
from tests.bang_table import BANG, Seats, asked, position, seat

pytestmark = pytest.mark.both

FIVE = [seat("sheriff"), seat("outlaw"), seat("deputy"), seat("renegade"), seat("outlaw")]


def table(seats: Seats) -> BangState:
    state = position(seats)
    assert isinstance(state, BangState)
    return state


def law_wins(seats: Seats) -> float:
    g = table(seats)
    return bang_value().chances(counts_of(g), facts(g))[0]


def test_cards_count_by_what_they_do() -> None:
    seats = [seat("sheriff"), seat("outlaw", "BANG!/AS", "BANG!/2C", "Missed!/10C"), *FIVE[2:]]
    seen, at = facts(table(seats)), OUTLAW * EACH
    assert len(seen) == FACTS
    assert (seen[at + SHOT], seen[at + SHOTS], seen[at + DODGE]) == (1, 1, 1)
    assert seen[at + ARMED] == seen[DANGER] == 1  # the player beside the Sheriff


def test_a_shot_that_reaches_nobody_is_no_danger() -> None:
    seats = [seat("sheriff", front=["Mustang/8H"]), seat("outlaw", "BANG!/AS"), *FIVE[2:]]
    assert facts(table(seats))[DANGER] == 0


def test_what_is_good_for_the_law_is_worth_more_to_it() -> None:
    fair = law_wins(FIVE)
    assert law_wins([seat("sheriff", life=1, max=5), *FIVE[1:]]) < fair
    assert law_wins([*FIVE[:4], seat("outlaw", life=1, max=4)]) > fair
    assert law_wins(FIVE[:4]) > fair  # one Outlaw fewer
    assert law_wins([seat("sheriff", "Missed!/10C", "Beer/6H"), *FIVE[1:]]) > fair


def test_chances_are_shared_out() -> None:
    g = table(FIVE)
    assert abs(sum(bang_value().chances(counts_of(g), facts(g))) - 1) < 1e-9
    assert bang_value().chances((1, 0, 0), facts(g)) == [1.0, 0.0, 0.0]


class Watching(PlayoutPolicy):
    """Notes what the asked player could see."""

    def __init__(self) -> None:
        super().__init__()
        self.hands: list[tuple[int, list[list[Card]]]] = []
        self.roles: list[tuple[int, list[int]]] = []

    def pick(self, g: BangState, choice: Choice, who: Guess, rng: random.Random) -> int:
        self.hands.append((choice.seat, [hand[:] for hand in g.hand]))
        self.roles.append((choice.seat, g.role[:]))
        return super().pick(g, choice, who, rng)


@pytest.mark.skipif(not isfunction(PlayoutPolicy.pick), reason="compiled: no subclasses")
def test_nobody_sees_a_hand_or_a_role_in_a_playout() -> None:
    g = table([seat("sheriff", "BANG!/AS", "BANG!/2C", "Beer/6H"), *FIVE[1:]])
    view = BANG.view(g, Seat(0))
    assert isinstance(view, BangState)
    bot = MarshalBang("1")
    bot.deputy.choose(view, asked(g))
    lookahead = BangLookahead(view, asked(g), bot.deputy)  # type: ignore[arg-type]
    lookahead.tables[0] = watching = Watching()
    before = g.clone()
    lookahead.playout(g, 0, random.Random(1))
    assert g.same(before)
    assert {at for at, _ in watching.hands} != {0}
    for at, hands in watching.hands:
        assert all(card == NONE for i, hand in enumerate(hands) if i != at for card in hand)
    for at, roles in watching.roles:
        assert all(role == NONE for i, role in enumerate(roles) if i not in (0, at))


def test_the_others_make_something_of_what_i_do() -> None:
    """All who see a player shoot the Sheriff believe that the player is an Outlaw."""
    g = table([seat("outlaw", "BANG!/AS"), seat("sheriff"), *FIVE[2:]])
    view, choice = BANG.view(g, Seat(0)), asked(g)
    assert isinstance(view, BangState)
    bot = MarshalBang("1")
    bot.deputy.choose(view, choice)
    lookahead = BangLookahead(view, choice, bot.deputy)  # type: ignore[arg-type]
    shot = next(i for i, option in enumerate(choice.options) if option.seat == 1)
    end = next(i for i, option in enumerate(choice.options) if option.verb == "end")
    known = {i: lookahead.after(i).knowing(Seat(2), DEPUTY) for i in (shot, end)}
    assert known[shot][0][OUTLAW] > known[end][0][OUTLAW]
    assert known[end][2] == [0.0, 1.0, 0.0, 0.0]


def test_a_table_that_means_the_same_is_answered_the_same() -> None:
    g = table([seat("sheriff", "BANG!/AS", "Cat Balou/KH", "Schofield/JC"), *FIVE[1:]])
    choice = asked(g)
    g.me = choice.seat
    who = seeing(tuple(g.role))
    fresh = marks(DeputyMind(g, choice, NOTHING, EXPERT, who), choice)
    kept = PlayoutPolicy()
    answers = {kept.pick(g, choice, who, random.Random(i)) for i in range(4)}
    assert len(kept.shared) == 1
    assert answers == {i for i, mark in enumerate(fresh) if mark == max(fresh)}


def test_it_thinks_about_phase_two_and_leaves_like_cards_together() -> None:
    g = table([seat("sheriff", "BANG!/AS", "BANG!/2C", "BANG!/3C"), *FIVE[1:]])
    view, choice = BANG.view(g, Seat(0)), asked(g)
    assert isinstance(view, BangState)
    bot = MarshalBang("1")
    first = bot.deputy.choose(view, choice)
    ideas = BangLookahead(view, choice, bot.deputy).ideas(first)  # type: ignore[arg-type]
    looks = [(choice.options[i].verb, choice.options[i].seat) for i in ideas]
    assert len(looks) == len(set(looks)) > 1

"""Role inference: exact over all distributions of the roles, fitted, and reliable."""

from __future__ import annotations

from itertools import permutations

import pytest

from posse.bots.bang.act_reader import BangActReader
from posse.bots.bang.all_packs import KNOWN
from posse.bots.suspicion import act_reader_of
from posse.bots.suspicion.act_weights import (
    ACTS,
    ENOUGH,
    HELP,
    IDLE,
    NOTHING,
    OVER,
    PAIRS,
    ROB,
    ROWS,
    SHOT,
    ActWeights,
    all_act_weights,
    blank,
    row,
)
from posse.bots.suspicion.belief import at_first, worlds_of
from posse.bots.suspicion.fit import fit
from posse.bots.suspicion.likelihood import MANY
from posse.bots.suspicion.observed_matches import MOMENT, OPENED, ObservedMatch, observed_matches
from posse.bots.suspicion.reliability import reliability, svg
from posse.engine.event import Event
from posse.engine.ids import NONE, Card, Seat, Verb
from posse.games.bang.state import BangState
from posse.games.sheriff.roles import DEALT, DEPUTY, OUTLAW, RENEGADE, SHERIFF
from tests.bang_table import BANG, card_of, position, seat

FIVE = ["sheriff", "outlaw", "deputy", "outlaw", "renegade"]


def view_of(roles: list[str], me: int = 0, **more: object) -> BangState:
    view = BANG.view(position([seat(role) for role in roles], **more), Seat(me))
    assert isinstance(view, BangState)
    return view


def telling(act: int, by: int, at: int, log: float) -> ActWeights:
    """A table of likelihoods with one entry: this role does this to that role."""
    logs = blank()
    for again in (False, True):
        for standing in range(3):
            logs[row(act, again, standing)][by * 4 + at] = log
    return ActWeights(logs)


# beliefs ------------------------------------------------------------------------------------------


@pytest.mark.parametrize("players", range(4, 9))
def test_every_way_the_roles_may_lie_is_there_once(players: int) -> None:
    roles = list(DEALT[players])
    start = [SHERIFF, *[NONE] * (players - 1)]
    hidden = sorted(roles)[1:]
    expected = {(SHERIFF, *rest) for rest in permutations(hidden)}
    worlds = worlds_of(start, hidden)
    assert len(worlds) == len(set(worlds)) and set(worlds) == expected


def test_without_acts_hidden_roles_are_as_likely_as_dealt() -> None:
    odds = at_first(NOTHING, view_of(FIVE)).odds()
    assert odds[0] == [1.0, 0.0, 0.0, 0.0]
    for chances in odds[1:]:
        assert chances == pytest.approx([0.0, 0.25, 0.5, 0.25])


def test_an_act_changes_chances_by_its_likelihood() -> None:
    """Outlaws shoot the Sheriff e² times as often: by hand 2e² : 1 : 1."""
    belief = at_first(telling(SHOT, OUTLAW, SHERIFF, 2.0), view_of(FIVE))
    belief.note(SHOT, Seat(3), Seat(0))
    outlaw = 2 * 2.718281828**2
    assert belief.odds()[3][OUTLAW] == pytest.approx(outlaw / (outlaw + 2))
    assert sum(belief.odds()[1]) == pytest.approx(1.0)
    assert belief.odds()[1][OUTLAW] < 0.5  # there are two only


def test_an_act_done_often_says_nothing_more() -> None:
    belief = at_first(telling(SHOT, OUTLAW, SHERIFF, 1.0), view_of(FIVE))
    said = []
    for _ in range(ENOUGH + 2):
        belief.note(SHOT, Seat(3), Seat(0))
        said.append(belief.odds()[3][OUTLAW])
    assert said[:ENOUGH] == sorted(set(said)), "surer each time"
    assert said[ENOUGH:] == [said[ENOUGH - 1]] * 2, "but no surer than that"


def test_a_player_is_taken_for_their_likeliest_role() -> None:
    """The law (0), anybody (1), an Outlaw (2). The Sheriff and the Renegade count as neither."""
    everybody = at_first(NOTHING, view_of(FIVE, me=2))
    assert [everybody.standing(Seat(at)) for at in range(5)] == [1, 2, 0, 2, 2]
    belief = at_first(telling(SHOT, OUTLAW, SHERIFF, 3.0), view_of(FIVE))
    assert [belief.standing(Seat(at)) for at in range(5)] == [1, 1, 1, 1, 1]
    belief.note(SHOT, Seat(1), Seat(0))
    belief.note(SHOT, Seat(3), Seat(0))
    assert [belief.standing(Seat(at)) for at in range(5)] == [1, 2, 0, 2, 0]


def test_open_roles_rule_worlds_out() -> None:
    belief = at_first(NOTHING, view_of(FIVE))
    seats = [seat(role) for role in FIVE]
    seats[4] = seat("renegade", out=True)
    seats[1] = seat("outlaw", out=True)
    view = BANG.view(position(seats), Seat(0))
    assert isinstance(view, BangState)
    belief.look(view)
    assert belief.odds()[2] == pytest.approx([0.0, 0.5, 0.5, 0.0])


def test_a_seat_knows_its_own_role() -> None:
    belief = at_first(NOTHING, view_of(FIVE, me=2))
    assert belief.odds()[2][DEPUTY] == 1.0
    assert belief.odds()[1] == pytest.approx([0.0, 0.0, 2 / 3, 1 / 3])


# acts ---------------------------------------------------------------------------------------------


def acts(events: list[Event], view: BangState | None = None) -> list[tuple[int, int, int]]:
    """The acts that a witness in seat 0 reads from events."""
    seen: list[tuple[int, int, int]] = []
    act_reader = BangActReader(KNOWN, lambda act, by, at: seen.append((act, by, at)))
    act_reader.observe(events)
    act_reader.belief(view or view_of(FIVE))
    return seen


def test_cards_played_on_somebody_are_acts() -> None:
    bang, tequila = card_of("bang"), card_of("tequila")
    turn = Event(Verb("turn"), Seat(1))
    assert acts([turn, Event(Verb("play"), Seat(1), Card(bang), Seat(2))]) == [(SHOT, 1, 2)]
    assert acts([turn, Event(Verb("play"), Seat(1), Card(tequila), Seat(2))]) == [(HELP, 1, 2)]
    assert acts([turn, Event(Verb("rob"), Seat(1), NONE, Seat(2))]) == [(ROB, 1, 2)]
    assert acts([turn, Event(Verb("discard"), Seat(2), Card(bang), Seat(1))]) == [(ROB, 1, 2)]
    assert acts([turn, Event(Verb("discard"), Seat(2), Card(card_of("jail")), Seat(1))]) == [
        (HELP, 1, 2)
    ]


def test_what_nobody_chose_is_no_act() -> None:
    """El Gringo robs out of turn; a player discards; the witness acts itself."""
    turn = Event(Verb("turn"), Seat(1))
    assert acts([turn, Event(Verb("rob"), Seat(3), NONE, Seat(1))]) == []
    assert acts([turn, Event(Verb("discard"), Seat(1), Card(card_of("bang")))]) == []
    assert (
        acts(
            [
                Event(Verb("turn"), Seat(0)),
                Event(Verb("play"), Seat(0), Card(card_of("bang")), Seat(1)),
            ]
        )
        == []
    )


def test_players_who_were_left_alone_are_noted_at_the_end_of_the_turn() -> None:
    """With the Colt only the neighbours are in reach."""
    turns = [Event(Verb("turn"), Seat(2)), Event(Verb("turn"), Seat(3))]
    assert acts(turns) == [(IDLE, 2, 3), (IDLE, 2, 1)]
    shot = Event(Verb("play"), Seat(2), Card(card_of("bang")), Seat(3))
    assert acts([turns[0], shot, turns[1]]) == [(SHOT, 2, 3), (OVER, 2, 1)]
    jailed = Event(Verb("jail"), Seat(2), n=0)
    assert acts([turns[0], jailed, turns[1]]) == []


def test_among_three_there_is_nothing_to_guess() -> None:
    view = view_of(["deputy", "outlaw", "renegade"])
    assert (
        acts(
            [
                Event(Verb("turn"), Seat(1)),
                Event(Verb("play"), Seat(1), Card(card_of("bang")), Seat(2)),
            ],
            view,
        )
        == []
    )


# fitting ------------------------------------------------------------------------------------------


def made_up(number: int) -> ObservedMatch:
    """Four players. The Outlaws shoot the Sheriff; the Renegade does not."""
    view = view_of(["sheriff", "outlaw", "outlaw", "renegade"])
    trace = ObservedMatch(Seat(0), view)
    renegade = 1 + number % 3
    trace.roles = [SHERIFF, *[RENEGADE if at == renegade else OUTLAW for at in (1, 2, 3)]]
    shooter = renegade % 3 + 1
    trace.items = [(MOMENT, 0, 0), (SHOT, shooter, 0), (MOMENT, 0, 0)]
    return trace


def test_fitting_learns_what_acts_say() -> None:
    logs = fit([made_up(number) for number in range(300)], rounds=6)
    belief = at_first(ActWeights(logs), view_of(["sheriff", "outlaw", "outlaw", "renegade"]))
    belief.note(SHOT, Seat(2), Seat(0))
    assert belief.odds()[2][OUTLAW] > 0.9
    assert belief.odds()[1][OUTLAW] == pytest.approx(belief.odds()[3][OUTLAW])


@pytest.mark.parametrize(("game", "fewest"), [("bang", 4), ("dice", 4)])
def test_there_is_a_table_for_every_number_of_players(game: str, fewest: int) -> None:
    assert set(all_act_weights(game)) == set(range(fewest, 9))
    for one in all_act_weights(game).values():
        assert len(one.logs) == ROWS == 6 * len(ACTS)
        assert all(len(pairs) == PAIRS for pairs in one.logs)


@pytest.mark.compiled
@pytest.mark.parametrize("game", ["bang", "dice"])
def test_what_is_said_can_be_trusted(game: str) -> None:
    """docs/suspicion.md has the full measurement. This checks that a table fits its bots at all."""
    seen = list(observed_matches(game, 5, 60, "trust", ["greenhorn", "deputy"]))
    bins = reliability(game, 5, seen)
    large = [one for one in bins if one.count >= MANY]
    assert len(large) >= 3
    assert max(abs(one.error) for one in large) < 10
    assert "</svg>" in svg("t", {"5": bins})


def test_a_trace_opens_roles_and_has_moments() -> None:
    seen = next(iter(observed_matches("bang", 4, 1, "x", ["greenhorn"])))
    kinds = {item[0] for item in seen.items}
    assert MOMENT in kinds and OPENED in kinds and seen.roles.count(OUTLAW) == 2


def test_both_games_have_a_witness() -> None:
    assert [act_reader_of(game).game for game in ("bang", "dice")] == ["bang", "dice"]

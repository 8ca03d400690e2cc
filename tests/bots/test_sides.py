"""How likely each hidden role is, for bots that judge the sides by what was done to whom."""

from __future__ import annotations

from typing import Any

import pytest

from posse import NONE, Seat, new_match
from posse.bots.sides import Memory, judge, merits, odds, wishes
from posse.engine.event import Event
from posse.engine.verb_names import WIN
from posse.games.sheriff.roles import DEPUTY, OUTLAW, RENEGADE, SHERIFF, hidden_roles


def of_the_sheriff(game: str, players: int) -> Any:
    """The view of the Sheriff at the start: all other roles are hidden."""
    match = new_match(game, players, "sides")
    g: Any = match.state
    return match.view(g.role.index(SHERIFF))


@pytest.mark.parametrize("game", ["bang", "dice"])
@pytest.mark.parametrize("players", [4, 5, 6, 7])
def test_without_acts_a_role_is_as_likely_as_it_is_frequent(game: str, players: int) -> None:
    view = of_the_sheriff(game, players)
    hidden = hidden_roles(view)
    for seat in range(players):
        if view.role[seat] == NONE:
            found = odds(view, Seat(seat), 0.0)
            assert found == pytest.approx(
                {role: hidden.count(role) / len(hidden) for role in hidden}
            )


def test_a_known_role_is_certain() -> None:
    view = of_the_sheriff("bang", 5)
    assert odds(view, view.me, 3.0) == {SHERIFF: 1.0}


def test_leaning_to_the_law_speaks_for_a_deputy() -> None:
    view = of_the_sheriff("bang", 5)
    seat = Seat(view.role.index(NONE))
    law, outlaw = odds(view, seat, 1.0), odds(view, seat, -1.0)
    assert sum(law.values()) == pytest.approx(1.0)
    assert law[DEPUTY] > outlaw[DEPUTY] and law[OUTLAW] < outlaw[OUTLAW]
    # two Outlaws against one Deputy, weighed by e and 1/e
    assert law[DEPUTY] / law[OUTLAW] == pytest.approx(2.718281828**2 / 2)
    assert law[RENEGADE] < law[DEPUTY]


class EverythingHurts(Memory):
    def weight(self, event: Event) -> float:
        return 1.0


def test_the_sheriff_wants_to_hurt_an_attacker() -> None:
    view = of_the_sheriff("bang", 5)
    guilty, other = [Seat(seat) for seat, role in enumerate(view.role) if role == NONE][:2]
    memory = EverythingHurts()
    memory.note(Event(WIN, guilty, other=view.me))
    leans = judge(memory, merits(view))
    assert leans[guilty] < 0 == leans[other]
    wish = wishes(view, leans)
    assert wish[guilty] > wish[other] > wish[view.me]

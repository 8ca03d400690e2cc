"""Keep or roll: the table of all results against plain enumeration."""

from __future__ import annotations

import itertools
from typing import Any

import pytest

import posse
from posse import bots
from posse.bots.dice import odds
from posse.bots.dice.odds import ARROWS, KEPT, NUMBER, RESULTS, SETS, chances_of
from posse.engine.chance import Chance
from posse.games.dice.faces import ARROW, BEER, DYNAMITE, FACES, GATLING, ONE, STOPPING, TWO

DICE = posse.game("dice")
Counts = tuple[int, ...]


def counts(faces: tuple[int, ...]) -> Counts:
    return tuple(faces.count(face) for face in range(len(FACES)))


def worth(result: Counts) -> float:
    """Any table of values will do. This one is not a sum over dice."""
    three = 5.0 if result[GATLING] >= 3 else 0.0
    return result[ONE] + 0.5 * result[TWO] ** 2 + three - 2.0 * (result[DYNAMITE] >= STOPPING)


VALUES = [worth(result) for result in SETS[:RESULTS]]
NO_TOLL = [0.0] * 6
TOLL = [0.0, 0.1, 0.2, 0.35, 0.5, 0.8]


def brute(faces: tuple[int, ...], rolls: int, toll: list[float]) -> float:
    """The best mean over every mask and every roll of its dice."""
    stop = worth(counts(faces))
    if not rolls or faces.count(DYNAMITE) >= STOPPING:
        return stop
    means = [stop]
    free = [die for die, face in enumerate(faces) if face != DYNAMITE]
    for size in range(1, len(free) + 1):
        for dice in itertools.combinations(free, size):
            total = 0.0
            for thrown in itertools.product(range(len(FACES)), repeat=size):
                shown = list(faces)
                for die, face in zip(dice, thrown, strict=True):
                    shown[die] = face
                total += brute(tuple(shown), rolls - 1, toll)
            means.append(total / len(FACES) ** size - toll[size])
    return max(means)


@pytest.mark.parametrize("toll", [NO_TOLL, TOLL])
@pytest.mark.parametrize(
    "faces",
    [(ONE, TWO, TWO, BEER, GATLING), (DYNAMITE, DYNAMITE, ARROW, ONE, ONE), (GATLING,) * 5],
)
def test_one_roll_is_enumerated_exactly(faces: tuple[int, ...], toll: list[float]) -> None:
    found = chances_of(list(faces), VALUES, toll, 1, False)
    assert max(found.values()) == pytest.approx(brute(faces, 1, toll))


@pytest.mark.parametrize("toll", [NO_TOLL, TOLL])
def test_two_rolls_are_enumerated_exactly(toll: list[float]) -> None:
    """Three dice are kept, so that the enumeration ends."""
    faces = (DYNAMITE, DYNAMITE, TWO, GATLING, BEER)
    found = chances_of(list(faces), VALUES, toll, 2, False)
    assert max(found.values()) == pytest.approx(brute(faces, 2, toll))


def test_sets_and_their_numbers() -> None:
    assert (len(SETS), RESULTS) == (462, 252)
    assert all(NUMBER[found] == at for at, found in enumerate(SETS))
    for odd in ARROWS:
        assert sum(odd) == pytest.approx(1.0)
    two = NUMBER[counts((DYNAMITE, DYNAMITE, ONE, TWO, BEER))]
    assert all(SETS[kept][DYNAMITE] == 2 for kept in KEPT[False][two])
    assert any(SETS[kept][DYNAMITE] == 0 for kept in KEPT[True][two])
    three = NUMBER[counts((DYNAMITE, DYNAMITE, DYNAMITE, TWO, BEER))]
    assert KEPT[False][three] == KEPT[True][three] == (three,)


def asked(**spec: Any) -> str:
    """The deputy's answer to the first question of a position, as text."""
    state = DICE.position(spec, Chance(b"", 0, []))
    assert state.choice is not None
    bot = bots.make("deputy", "dice", "1")
    index = bot.choose(DICE.view(state, state.choice.seat), state.choice)
    assert bot.why is not None
    option = state.choice.options[index]
    return f"{option.verb} {option.n}".strip() if option.verb != "shoot" else f"> {option.seat}"


def test_the_deputy_stops_when_everything_serves_it() -> None:
    rows = [
        {"name": "me", "role": "outlaw"},
        {"name": "sam", "role": "sheriff", "life": 3},
        {"name": "pat", "role": "renegade"},
        {"name": "kim", "role": "outlaw"},
    ]
    assert asked(seats=rows, dice="1 1 1 D D", rolls=1) == "stop 0"


def test_the_deputy_rolls_arrows_again() -> None:
    rows = [
        {"name": "me", "role": "outlaw"},
        {"name": "sam", "role": "sheriff"},
        {"name": "pat", "role": "renegade"},
        {"name": "kim", "role": "outlaw"},
    ]
    answer = asked(seats=rows, dice="A A A A 1", rolls=1)
    assert answer.startswith("roll")
    assert int(answer.split()[1]) & 0b1111 == 0b1111
    assert odds.ARROWS[1] == [5 / 6, 1 / 6]

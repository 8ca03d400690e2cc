"""Every option of every choice is one action, the same in every state, and leads back."""

from __future__ import annotations

import pytest

import posse
from posse import NONE, Choice, Game, IllegalAnswer, Option, new_match
from posse.engine.actions import ANYBODY, NO_ONE, ActionRow, ActionSpace
from posse.engine.ids import NOBODY, Seat, Verb, seats_at
from posse.testing import walk
from tests.conformance import batches, fresh

pytestmark = pytest.mark.both

BATCH = 3  # matches in one test
LARGEST = 4096  # actions: as many as a learner can handle
BATCHES = batches(4)


@pytest.mark.parametrize(("game", "packs", "players", "batch"), BATCHES)
def test_options_and_actions_are_one_to_one_at_every_decision(
    game: Game, packs: tuple[str, ...], players: int, batch: int
) -> None:
    space = game.actions(game.setup(players, packs, None))
    assert space.size <= LARGEST
    for seed in range(batch * BATCH, (batch + 1) * BATCH):
        match, rng = fresh(game.id, players, seed, packs)
        for _ in walk(match, rng):
            assert match.choice is not None
            one_to_one(space, match.choice)


def one_to_one(space: ActionSpace, choice: Choice) -> None:
    numbers = space.legal(choice)
    assert len(set(numbers)) == len(numbers) == len(choice.options)
    for index, (number, option) in enumerate(zip(numbers, choice.options, strict=True)):
        assert 0 <= number < space.size
        assert space.number(option, choice.seat) == number
        assert space.option(number, choice.seat) == option
        assert space.index(number, choice) == index


@pytest.mark.parametrize("house", ["refuse", "turn_end"])
def test_house_rules_bring_no_other_actions(house: str) -> None:
    game = posse.game("bang")
    space = game.actions(game.setup(5, None, {"duplicates": house}))
    for seed in range(5):
        match = new_match("bang", 5, seed, house={"duplicates": house})
        for _ in walk(match, fresh("bang", 5, seed)[1]):
            assert match.choice is not None
            one_to_one(space, match.choice)


def test_an_action_means_the_same_at_every_place_of_the_table() -> None:
    """The left neighbour is the same action at every seat."""
    game = posse.game("dice")
    space = game.actions(game.setup(5, None, None))
    numbers = {
        space.number(Option(Verb("shoot"), seat=(Seat(Seat(me + 1) % 5))), Seat(me))
        for me in range(5)
    }
    assert len(numbers) == 1
    assert space.actions[numbers.pop()] == Option(Verb("shoot"), seat=Seat(1))


def test_an_action_that_is_not_legal_is_refused_and_says_so() -> None:
    match = new_match("dice", 4, 1)
    assert match.choice is not None
    space = match.game.actions(match.setup)
    wrong = space.number(Option(Verb("shoot"), seat=Seat(1)), Seat(0))
    with pytest.raises(IllegalAnswer, match="'shoot', is not legal now"):
        space.index(wrong, match.choice)
    with pytest.raises(IllegalAnswer, match=f"they are 0 to {space.size - 1}"):
        space.option(space.size, Seat(0))


def test_rows_that_overlap_name_an_action_once() -> None:
    space = ActionSpace(3, [ActionRow(Verb("a")), ActionRow(Verb("a"), seats=NO_ONE | ANYBODY)])
    assert space.actions == [Option(Verb("a"), NONE, seat) for seat in (NOBODY, *seats_at(3))]


def test_the_former_name_of_a_row_works_and_warns() -> None:
    with pytest.warns(DeprecationWarning, match="called ActionRow now"):
        row = posse.engine.actions.Verb("a", seats=NO_ONE)
    assert row.name == row.verb == "a"
    assert ActionSpace(3, [row]).actions == [Option(Verb("a"))]

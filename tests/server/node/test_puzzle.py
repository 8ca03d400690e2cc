"""Puzzles: what is solved is accepted, everything else is refused, and nothing is kept."""

from __future__ import annotations

import re

import pytest
from hypothesis import given
from hypothesis import strategies as st

from posse.server.node.puzzle import PARTS, BadSolution, Puzzles, right
from tests.server.puzzles import solution

NOW = 1_800_000_000.0
OURS = Puzzles(b"ours", 300.0)
HARD = OURS.make(30, NOW)


def test_a_solution_is_accepted_while_the_puzzle_is_fresh() -> None:
    puzzle = OURS.make(4, NOW)
    proof = solution(puzzle, 4)
    for later in (-299, 0, 299):  # the clock of another node may be behind
        assert OURS.solved(proof, NOW + later) == puzzle
    for later in (-300, 300, 1_000_000):
        with pytest.raises(BadSolution, match="too old"):
            OURS.solved(proof, NOW + later)


def test_nodes_share_a_key_and_other_servers_do_not() -> None:
    proof = solution(Puzzles(b"ours", 300.0).make(4, NOW), 4)
    assert OURS.solved(proof, NOW)
    with pytest.raises(BadSolution, match="not from this server"):
        Puzzles(b"theirs", 300.0).solved(proof, NOW)


def test_nobody_makes_a_puzzle_easier_or_younger() -> None:
    time, bits, fresh, seal = OURS.make(20, NOW).split(".")
    for forged in (f"{time}.0.{fresh}.{seal}", f"{int(NOW) + 9:08x}.{bits}.{fresh}.{seal}"):
        with pytest.raises(BadSolution, match="not from this server"):
            OURS.solved(solution(forged, 0), NOW)


def test_every_part_counts() -> None:
    puzzle = OURS.make(6, NOW)
    text, _, numbers = solution(puzzle, 6).partition(":")
    found = [int(number) for number in numbers.split(",")]
    for part in range(PARTS):
        wrong = found[:]
        wrong[part] += 1
        while right(puzzle, 6, wrong):
            wrong[part] += 1
        with pytest.raises(BadSolution, match="wrong"):
            OURS.solved(f"{text}:{','.join(map(str, wrong))}", NOW)
    for fewer in (found[1:], [*found, 0], []):
        with pytest.raises(BadSolution, match="wrong"):
            OURS.solved(f"{text}:{','.join(map(str, fewer))}", NOW)


@given(st.text(max_size=100), st.lists(st.integers(-1, 1 << 33), max_size=PARTS + 1))
def test_whatever_is_sent_is_refused(text: str, numbers: list[int]) -> None:
    for puzzle in (text, HARD):
        with pytest.raises(BadSolution):
            OURS.solved(f"{puzzle}:{','.join(map(str, numbers))}", NOW)


def test_a_name_fits_a_table_and_is_another_one_with_another_key() -> None:
    puzzle = OURS.make(4, NOW)
    assert re.fullmatch(r"[A-Za-z0-9_-]{16}", OURS.name(puzzle))
    assert OURS.name(puzzle) == Puzzles(b"ours", 1.0).name(puzzle)
    assert len({OURS.name(puzzle), Puzzles(b"theirs", 1.0).name(puzzle), puzzle}) == 3

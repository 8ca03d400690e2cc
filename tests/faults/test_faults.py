"""The short form of the fault laboratory, and that it notices what it looks for."""

import asyncio
import copy
from collections.abc import Callable
from pathlib import Path

import pytest

from benchmarks.guests import Kept
from tests.faults.__main__ import run
from tests.faults.lab import Lab
from tests.faults.plan import plan
from tools.cluster import Cluster

pytestmark = pytest.mark.long


def test_a_seed_repeats_its_plan() -> None:
    assert plan(4) == plan(4) != plan(6)
    assert {plan(seed).kind for seed in range(4)} == {"nodes", "file"}


def silent(_: str) -> None:
    return


def test_three_nodes_and_a_database(crashing: Cluster, tmp_path: Path) -> None:
    lab = asyncio.run(run(plan(2, short=True), crashing, tmp_path, silent))
    assert lab.violations == []
    assert min(lab.counted[name] for name in ("answers", "acknowledged", "views", "moves")) > 0


@pytest.fixture(scope="module")
def ended(tmp_path_factory: pytest.TempPathFactory) -> tuple[Lab, Kept]:
    """A run with a file: a full disk, a wrong clock, mute browsers, a killed server."""
    folder = tmp_path_factory.mktemp("faults")

    async def main() -> tuple[Lab, Kept]:
        lab = await run(plan(1, short=True), None, folder, silent)
        return lab, await lab.house.kept()

    return asyncio.run(main())


def test_one_server_and_a_file(ended: tuple[Lab, Kept]) -> None:
    lab, _ = ended
    assert lab.violations == []
    assert min(lab.counted[name] for name in ("answers", "acknowledged", "views")) > 0


def longest(kept: Kept) -> list[int]:
    return max(kept.answers.values(), key=len)


def lose_an_answer(kept: Kept) -> None:
    longest(kept).pop()


def lose_a_match(kept: Kept) -> None:
    id = max(kept.answers, key=lambda one: len(kept.answers[one]))
    del kept.matches[id], kept.answers[id]


def double_an_answer(kept: Kept) -> None:
    answers = longest(kept)
    answers.insert(len(answers) // 2, answers[len(answers) // 2])


def change_an_answer(kept: Kept) -> None:
    answers = longest(kept)
    at = next(n for n, option in enumerate(answers) if option)
    answers[at] = 0


def end_a_match(kept: Kept) -> None:
    kept.over.symmetric_difference_update([next(iter(kept.matches))])


def double_a_line(kept: Kept) -> None:
    kept.lines = {table: lines * 2 for table, lines in kept.lines.items()}


@pytest.mark.parametrize(
    "fault",
    [
        lose_an_answer, lose_a_match, double_an_answer, change_an_answer, end_a_match,
        double_a_line,
    ],
)  # fmt: skip
def test_a_planted_fault_is_noticed(ended: tuple[Lab, Kept], fault: Callable[[Kept], None]) -> None:
    lab, kept = ended
    before, lab.violations = lab.violations, []
    planted = copy.deepcopy(kept)
    fault(planted)
    lab.compare(planted)
    noticed, lab.violations = lab.violations, before
    assert noticed


def test_a_traceback_in_a_log_is_noticed(ended: tuple[Lab, Kept]) -> None:
    lab, kept = ended
    log = lab.house.nodes[0].log
    said = log.read_text()
    log.write_text(said + "Traceback (most recent call last):\n")
    before, lab.violations = lab.violations, []
    lab.compare(kept)
    noticed, lab.violations = lab.violations, before
    log.write_text(said)
    assert any("Traceback" in line for line in noticed)

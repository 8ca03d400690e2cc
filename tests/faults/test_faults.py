"""The short form of the fault laboratory, and that it notices what it looks for."""

import asyncio
import copy
import random
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from benchmarks.guests import Kept
from benchmarks.nodes_run import Node
from tests.faults import __main__ as faults
from tests.faults.__main__ import run
from tests.faults.house import STARTS, House, LabNode, cause
from tests.faults.lab import Lab
from tests.faults.people import Person
from tests.faults.plan import Deed, plan
from tools.cluster import Cluster

pytestmark = pytest.mark.long


def test_a_seed_repeats_its_plan() -> None:
    assert plan(4) == plan(4) != plan(6)
    assert {plan(seed).kind for seed in range(4)} == {"nodes", "file"}


def test_a_worker_that_has_ended_by_itself_is_left_alone(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    ended = subprocess.Popen([sys.executable, "-c", ""])
    ended.wait()
    house = House(str(tmp_path / "posse.db"), 1, tmp_path, random.Random(1))
    lab = Lab(plan(1, short=True), house)
    monkeypatch.setattr(LabNode, "workers", lambda _: [ended.pid])
    house.nodes.append(LabNode(house.db, tmp_path / "node.log", 0.1))
    for how in ("killed", "frozen"):
        asyncio.run(lab._worker(Deed("worker", 0, 0.0, 0), how))


def test_a_worker_is_frozen_only_when_it_ends_with_its_server(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """One that is stopped before it could ask for that would stay for ever."""
    house = House(str(tmp_path / "posse.db"), 1, tmp_path, random.Random(1))
    lab = Lab(plan(1, short=True), house)
    house.nodes.append(LabNode(house.db, tmp_path / "node.log", 0.1))
    stopped: list[int] = []
    code = "import signal, time; {} print(flush=True); time.sleep(600)"
    ignores = "signal.signal(signal.SIGINT, signal.SIG_IGN);"
    words = [sys.executable, "-c"]
    with (
        subprocess.Popen([*words, code.format("")], stdout=subprocess.PIPE) as starting,
        subprocess.Popen([*words, code.format(ignores)], stdout=subprocess.PIPE) as ready,
    ):
        for process in (starting, ready):
            assert process.stdout is not None
            process.stdout.readline()
        pids = [starting.pid, ready.pid]
        monkeypatch.setattr("os.kill", lambda pid, _: stopped.append(pid))
        monkeypatch.setattr(LabNode, "workers", lambda _: pids)
        asyncio.run(lab._worker(Deed("worker frozen", 0, 0.0, 0), "frozen"))
        monkeypatch.undo()
        starting.kill()
        ready.kill()
    assert stopped == [ready.pid]


@pytest.mark.parametrize(
    ("last", "starts"),
    [("posse: not stored: the database does not answer", STARTS), ("posse: a port is taken", 1)],
)
def test_a_node_that_found_no_database_is_started_again(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, last: str, starts: int
) -> None:
    tried: list[Node] = []

    async def ends(node: Node) -> None:
        tried.append(node)
        raise AssertionError

    monkeypatch.setattr(Node, "start", ends)
    node = LabNode("postgresql://posse@/posse", tmp_path / "node.log", 0.1)
    node.log.write_text(f"before\n{last}\n")
    with pytest.raises(AssertionError):
        asyncio.run(node.start())
    assert len(tried) == starts


def silent(_: str) -> None:
    return


def test_three_nodes_and_a_database(crashing: Cluster, tmp_path: Path) -> None:
    lab = asyncio.run(run(plan(2, short=True), crashing, tmp_path, silent))
    assert lab.violations == []
    assert min(lab.counted[name] for name in ("answers", "acknowledged", "views", "moves")) > 0


def test_a_run_that_does_not_end_is_noticed(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(faults, "LONGEST", 0.1)
    lab = asyncio.run(run(plan(1, short=True), None, tmp_path, silent))
    assert [line for line in lab.violations if "did not end" in line]


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


def shown(person: Person, number: int, backs: int, topic: str | None, seat: int = 1) -> None:
    """This page is shown a question: its own one if there is a topic, else that of a seat."""
    choice = {"number": number, "seat": 0 if topic else seat, "topic": topic, "backs": backs}
    own = {"options": [0, 1]} if topic else {}
    person._look({"t": "full", "view": {"number": number}, "choice": choice | own})


@pytest.mark.parametrize("there", [True, False])
def test_a_page_forgets_a_question_that_was_undone(there: bool) -> None:
    """Whether it sees the answer go back, or comes back later."""
    person = Person(["127.0.0.1:1"], "table", "token", 0, random.Random(1), wavers=True)
    shown(person, 17, 0, "reroll")
    shown(person, 18, 0, "bart")
    person.shown[""] = 18
    if there:
        shown(person, 17, 1, "reroll")
    shown(person, 18, 1, None)
    assert person.asked == {("", 17): (0, "reroll", 2), ("", 18): (1, None, 0)}
    assert list(person.seen) == [("", 17), ("", 18)]


@pytest.mark.parametrize(
    ("asked", "left"), [((1, 0, 0, 2), (16, 17, 20)), ((1, 1, 1, 1), (16, 20))]
)
def test_a_page_forgets_what_the_server_answered_by_itself(
    asked: tuple[int, ...], left: tuple[int, ...]
) -> None:
    """Those answers go back together with the last answer of the same seat."""
    person = Person(["127.0.0.1:1"], "table", "token", 1, random.Random(1), wavers=True)
    for number, seat in enumerate(asked, 16):
        shown(person, number, 0, None, seat)
    person.shown[""] = 19
    shown(person, 20, 1, None)
    assert [number for _, number in person.seen] == list(left)


def test_an_answer_to_a_question_that_was_undone_counts_as_not_given() -> None:
    """Its refusal may be lost with the connection, and somebody else is asked in its place."""

    async def main() -> None:
        person = Person(["127.0.0.1:1"], "table", "token", 0, random.Random(1), wavers=True)
        shown(person, 17, 0, "reroll")
        person._sent = (17, 1)
        for number in (17, 18):
            shown(person, number, 1, None)
            await person._asked({"number": number, "seat": 1})
        assert person.given == {}

    asyncio.run(main())


def test_a_page_that_missed_a_take_back_proves_nothing() -> None:
    person = Person(["127.0.0.1:1"], "table", "token", 0, random.Random(1), wavers=True)
    person.shown["m"] = 2
    match = [("m", False, "{}")]
    with pytest.raises(AssertionError, match="what was shown is lost"):
        Kept([("m", 0, 1)], match, [], []).check(person)
    Kept([("m", 0, 1)], match, [], [("m", 1)]).check(person)


def longest(kept: Kept) -> list[int]:
    return max(kept.answers.values(), key=len)


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
        lose_a_match, double_an_answer, change_an_answer, end_a_match, double_a_line,
    ],
)  # fmt: skip
def test_a_planted_fault_is_noticed(ended: tuple[Lab, Kept], fault: Callable[[Kept], None]) -> None:
    lab, kept = ended
    planted = copy.deepcopy(kept)
    fault(planted)
    assert noticed(lab, planted)


def test_a_lost_answer_is_noticed_if_a_page_has_shown_it(ended: tuple[Lab, Kept]) -> None:
    lab, kept = ended
    planted = copy.deepcopy(kept)
    count, match = max(
        (count, match)
        for person in lab.people
        for match, count in person.shown.items()
        if match and person.backs.get(match, 0) == kept.backs.get(match, 0)
    )
    del planted.answers[match][count - 1 :]
    assert noticed(lab, planted)


def noticed(lab: Lab, kept: Kept) -> list[str]:
    before, lab.violations = lab.violations, []
    lab.compare(kept)
    found, lab.violations = lab.violations, before
    return found


def test_a_traceback_in_a_log_is_noticed(ended: tuple[Lab, Kept]) -> None:
    lab, kept = ended
    log = lab.house.nodes[0].log
    said = log.read_text()
    log.write_text(said + "Traceback (most recent call last):\n")
    found = noticed(lab, kept)
    log.write_text(said)
    assert any("Traceback" in line for line in found)


def test_a_trace_in_a_log_is_told_by_its_last_place_and_its_error() -> None:
    lines = ['  File "a.py", line 1, in f', "    g()", '  File "b.py", line 2, in g', "    1 / 0"]
    assert cause([*lines, "ZeroDivisionError: x", "more"]) == (
        'File "b.py", line 2, in g; ZeroDivisionError: x'
    )
    assert cause([]) == ""

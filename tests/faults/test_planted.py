"""The laboratory notices a server that stores something else than it was told."""

from __future__ import annotations

import asyncio
import random
from pathlib import Path

import pytest

from tests.faults import house
from tests.faults.house import House
from tests.faults.lab import END, Lab
from tests.faults.plan import Plan

pytestmark = pytest.mark.long

ANSWERS = 20  # of the longest match, as the pages saw it
GIVEN = 6  # final answers of people, whose effect they saw

# Every third answer is stored as the first option; everybody sees what was really answered.
STORES_ANOTHER = """
from posse.server.store.sqlite.store import SqliteStore
append = SqliteStore.append
def other(self, lease, match, n, option, *rest):
    return append(self, lease, match, n, option if n % 3 else 0, *rest)
SqliteStore.append = other
"""
# A person's answer is carried out as the one that a person gave to the question before.
ANSWERS_ANOTHER = """
from posse.server.table.answers import Answers
apply, before = Answers.apply, [0]
def other(self, option, by):
    if by == "person":
        before.append(option)
        option = before[-2] % len(self.room.playing.choice.options)
    return apply(self, option, by)
Answers.apply = other
"""


async def played(folder: Path) -> Lab:
    """The laboratory after a while without any fault but the planted one."""
    wanted = Plan(1, "file", 1, 2, ())
    place = House(str(folder / "posse.db"), 1, folder, random.Random(1))
    lab = Lab(wanted, place)
    lab.bot = "deputy"
    try:
        await place.open()
        await lab.fill()
        async with asyncio.timeout(END):
            while not enough(lab):
                await asyncio.sleep(0.05)
        await lab.check()
    finally:
        await lab.leave()
        await place.close()
    return lab


def enough(lab: Lab) -> bool:
    longest = max(number for person in lab.people for number in person.shown.values())
    given = sum(len(answers) for person in lab.people for answers in person.given.values())
    return longest >= ANSWERS and given >= GIVEN


@pytest.mark.parametrize(
    ("plant", "noticed"),
    [
        (STORES_ANOTHER, "saw something else than is stored"),
        (ANSWERS_ANOTHER, "an acknowledged answer is lost"),
    ],
)
def test_a_server_that_confuses_answers(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, plant: str, noticed: str
) -> None:
    start = house.START.replace(
        "from posse.cli import main\n", plant + "from posse.cli import main\n"
    )
    monkeypatch.setattr(house, "START", start)
    lab = asyncio.run(played(tmp_path))
    found = "\n".join(lab.violations)
    assert noticed in found

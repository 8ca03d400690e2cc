"""Results of surveys in a file, so that a long run can be stopped and resumed."""

from __future__ import annotations

import json
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any, Final

from posse.engine.errors import BadRecord, BadSetup
from posse.engine.game import Game, game
from posse.engine.setup import Setup
from posse.lab.executors import Executor
from posse.lab.nested_counts import Counts, add
from posse.lab.simulation import CHUNK, jobs_of
from posse.lab.survey import Task, survey

FORMAT: Final = 1


class Table:
    """A set-up, its bots, and the house rules that it is compared with, if any."""

    def __init__(self, setup: Setup, other: dict[str, str] | None, bots: str, seed: str) -> None:
        self.setup = setup
        self.other = other
        self.bots = bots
        self.seed = seed

    @property
    def name(self) -> str:
        """The game, its packs and the number of players, as one word."""
        return "-".join([self.setup.game, *self.setup.packs, str(self.setup.players)])

    @property
    def version(self) -> int:
        """The version of the rules by which its matches are played."""
        return game(self.setup.game).version

    @property
    def key(self) -> str:
        """The name of the table in a file: everything that the matches depend on."""
        houses = [rules(self.setup.house), *([rules(self.other)] if self.other else [])]
        who = f"{self.bots} | {self.seed} | rules {self.version}"
        return f"{self.name} | {' / '.join(houses)} | {who}"

    def tasks(self, numbers: range) -> list[Task]:
        """Return the matches with these numbers as tasks for an executor."""
        jobs = jobs_of(self.setup, numbers, CHUNK, self.seed, self.bots)
        return [(job, self.other) for job in jobs]


def rules(house: dict[str, str]) -> str:
    """Return house rules as one line of text."""
    return " ".join(f"{rule}={value}" for rule, value in sorted(house.items()))


def tables(
    found: Game, packs: list[tuple[str, ...]], players: Iterable[int]
) -> list[tuple[tuple[str, ...], int]]:
    """Return each of these sets of packs with each of these numbers of players that it allows.

    Raises BadSetup if there is none.
    """
    wanted, out = list(players), []
    for chosen in packs:
        low, high = found.seats(chosen)
        out += [(chosen, count) for count in wanted if low <= count <= high]
    if not out:
        counts = ", ".join(map(str, wanted))
        raise BadSetup(f"no table of {found.id} has so many seats: {counts}")
    return out


class SurveyResults:
    """Counts by table, and how many matches of each were played."""

    def __init__(self, file: Path | str, fresh: bool = False) -> None:
        self.file = Path(file)
        self.held: dict[str, Any] = {} if fresh or not self.file.exists() else read(self.file)

    def done(self, table: Table) -> int:
        """Return how many matches of the table were played."""
        found: int = self.held.get(table.key, {}).get("done", 0)
        return found

    def counts(self, table: Table) -> Counts:
        """Return what was counted at the table so far."""
        found: Counts = self.held.get(table.key, {}).get("counts", {})
        return found

    def play(
        self, every: list[Table], games: int, executor: Executor
    ) -> Iterator[tuple[Table, int]]:
        """Play the missing matches. Yield a table and its number of matches after each part of it.

        Results come in the order of the matches, so that a run that was stopped can go on.
        """
        missing = [(table, range(self.done(table), games)) for table in every]
        tasks = [(table, task) for table, numbers in missing for task in table.tasks(numbers)]
        results = executor.each(survey, [task for _, task in tasks])
        for (table, task), result in zip(tasks, results, strict=True):
            kept = self.held.setdefault(table.key, {"done": 0, "counts": {}})
            add(kept["counts"], result)
            kept["done"] = task[0][-1]
            yield table, kept["done"]

    def save(self) -> None:
        """Write the file at once or not at all, because a run may be stopped at any moment."""
        data = {"posse-report": FORMAT, "tables": self.held}
        beside = self.file.with_suffix(".part")
        beside.write_text(json.dumps(data, sort_keys=True, indent=1) + "\n", encoding="utf-8")
        beside.replace(self.file)


def read(file: Path) -> dict[str, Any]:
    """Return the results in a file. Raises BadRecord if it is not one."""
    try:
        data = json.loads(file.read_text(encoding="utf-8"))
        if data["posse-report"] != FORMAT:
            raise ValueError
        held: dict[str, Any] = data["tables"]
        for row in held.values():
            int(row["done"]), dict(row["counts"])
    except (OSError, ValueError, LookupError, TypeError, AttributeError) as error:
        raise BadRecord(f"{file}: this is not the findings file of a report") from error
    return held

"""Results of tournaments: one file of counts, one table, one plot."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

from posse.bots import STRENGTHS
from posse.engine.errors import BadRecord
from posse.engine.game import all_games
from posse.lab.difference_plot import plot
from posse.lab.paired_deals import PairedDeals
from posse.lab.statistics import Rate
from posse.lab.tournament import Contest, of

HEAD = """# How strong the bots are

Written by `posse tournament`; nothing here is typed in by hand. Each deal was played once by the
weaker bots alone, and once for every side with the stronger bots in its place: the same cards, the
same neighbours; roles are dealt, so every side sits in every seat. In Wyatt Earp, which has no
sides, one stronger bot sat among weaker ones, in every seat in turn. `won` is how often that side
(or seat) won with the weaker and with the stronger bots, with 95 % intervals; the gain is counted
deal by deal, in percentage points, and ± is its 95 % interval. It has a ✔ if the whole interval
lies above zero, a ✘ if it lies below. A marshal takes its time, so its rows have fewer deals;
`marshal@20` thought in 20 worlds a choice, so that every figure can be repeated, with seed {seed}.

{bars}

![Gain of the stronger bots, with 95 % intervals](strength.svg)

| game | players | side | bots | deals | won, weaker | won, stronger | gain | |
|---|---|---|---|---|---|---|---|---|
"""


class Row:
    """One line of the table."""

    def __init__(self, data: dict[str, Any], place: str) -> None:
        self.data = data
        self.place = place
        self.tries = PairedDeals(data["places"][place])
        self.gain = self.tries.gain
        self.low, self.high = self.tries.interval

    @property
    def table(self) -> str:
        """The game with its packs."""
        packs = [pack for pack in self.data["packs"] if pack != "base"]
        return " + ".join([self.data["game"], *packs])

    @property
    def bots(self) -> str:
        """Which bots were compared."""
        return f"{of(self.data['strong'], self.data['worlds'])} for {self.data['weak']}"

    @property
    def label(self) -> str:
        """What the row is called in the plot."""
        return f"{self.table}, {self.data['players']}: {self.place}"

    @property
    def mark(self) -> str:
        """A tick if the stronger bots certainly won more, a cross if they certainly won less."""
        return "✔" if self.low > 0 else "✘" if self.high < 0 else ""

    def order(self) -> tuple[Any, ...]:
        """Return what rows are sorted by."""
        ids = [found.id for found in all_games()]
        data = self.data
        strong, weak = STRENGTHS.index(data["strong"]), STRENGTHS.index(data["weak"])
        table = (ids.index(data["game"]), data["packs"], data["players"])
        return (strong - weak, weak, self.bots, *table, self.place)

    def line(self) -> str:
        """Return the row in Markdown."""
        tries, half = self.tries, (self.high - self.low) / 2
        cells = [
            self.table, str(self.data["players"]), self.place, self.bots, str(tries.deals),
            percent(tries.weak), percent(tries.strong),
            f"{100 * self.gain:+.1f} ± {100 * half:.1f}", self.mark,
        ]  # fmt: skip
        return "| " + " | ".join(cells) + " |"


def percent(rate: Rate) -> str:
    """Return a rate with its interval, in per cent."""
    low, high = rate.interval
    return f"{100 * rate.rate:.1f} % ({100 * low:.0f}–{100 * high:.0f})"


def bars(rows: list[Row]) -> str:
    """Return for two strengths in how many rows the stronger one certainly wins more."""
    lines = []
    for bots in dict.fromkeys(row.bots for row in rows):
        count = Counter(row.mark for row in rows if row.bots == bots)
        every = count.total()
        lines.append(f"- {bots}: ✔ in {count['✔']} of {every} rows, ✘ in {count['✘']}")
    return "\n".join(lines)


class TournamentResults:
    """The results so far, in a file, so that a long tournament can be interrupted."""

    def __init__(self, page: Path, fresh: bool = False) -> None:
        self.page = page
        self.file = page.with_suffix(".json")
        self.held: dict[str, dict[str, Any]] = {}
        if self.file.exists() and not fresh:
            self.held = read(self.file)

    def done(self, contest: Contest, seed: str, worlds: int) -> int:
        """Return how many deals of this contest were played in the same way."""
        data = self.held.get(contest.key)
        if data is None or (data["seed"], data["worlds"]) != (seed, worlds):
            return 0
        return min(PairedDeals(places).deals for places in data["places"].values())

    def enter(
        self, contest: Contest, seed: str, worlds: int, results: dict[str, PairedDeals]
    ) -> None:
        """Add deals of a contest. They replace deals that were played in another way."""
        if self.done(contest, seed, worlds):
            for place, data in self.held[contest.key]["places"].items():
                before = PairedDeals(data)
                before.add(results[place])
                results[place] = before
        self.held[contest.key] = {
            "game": contest.game, "packs": list(contest.packs), "players": contest.players,
            "strong": contest.strong, "weak": contest.weak, "seed": seed, "worlds": worlds,
            "places": {place: tries.json() for place, tries in results.items()},
        }  # fmt: skip
        self.write()

    @property
    def rows(self) -> list[Row]:
        """Return all rows, in the order of the page."""
        rows = [Row(data, place) for data in self.held.values() for place in data["places"]]
        return sorted(rows, key=Row.order)

    def write(self) -> None:
        """Write the results, the page and the plot."""
        rows = self.rows
        seeds = sorted({data["seed"] for data in self.held.values()})
        kept = [f"{json.dumps(key)}: {json.dumps(self.held[key])}" for key in sorted(self.held)]
        self.file.write_text("{\n" + ",\n".join(kept) + "\n}\n", encoding="utf-8")
        head = HEAD.format(seed=", ".join(map(repr, seeds)), bars=bars(rows))
        self.page.write_text(head + "\n".join(row.line() for row in rows) + "\n", encoding="utf-8")
        points = [(row.label, row.gain, row.low, row.high, row.bots) for row in rows]
        self.page.with_suffix(".svg").write_text(plot(points), encoding="utf-8")


def read(file: Path) -> dict[str, dict[str, Any]]:
    """Return the results in a file. Raises BadRecord if it is not one."""
    try:
        held: dict[str, dict[str, Any]] = json.loads(file.read_text(encoding="utf-8"))
        for data in held.values():
            for place in data["places"]:
                Row(data, place).order()
    except (OSError, ValueError, LookupError, TypeError, AttributeError) as error:
        raise BadRecord(f"{file}: these are not the results of a tournament") from error
    return held

"""Two house rules on the same deals: both are played, and the difference is counted."""

from __future__ import annotations

from string import ascii_uppercase

from posse.lab.differences import Difference, of_differences, of_pairs
from posse.lab.nested_counts import Counts
from posse.lab.survey_results import Table
from posse.report import html, plots
from posse.report.plots import Dot
from posse.report.wording import Names


class Comparison:
    """All tables that were played by both rules."""

    def __init__(self, names: Names, tables: list[tuple[Table, Counts]]) -> None:
        self.names = names
        self.tables = tables
        self.sets = list(dict.fromkeys(table.setup.packs for table, _ in tables))

    def part(self, one: dict[str, str], other: dict[str, str]) -> str:
        say, names = self.names.say, self.names
        rules = [say("rule-one", rule=names.house(one)), say("rule-other", rule=names.house(other))]
        plot = plots.forest(say("compared"), self._dots(), say("x-second"))
        figure = html.figure(plot, say("caption-sure"))
        head = [say("who"), say("deals"), say("by-one"), say("by-other"), say("gain")]
        return html.piece(
            say("compared"),
            say("compared-lead"),
            *[html.paragraph(rule) for rule in rules],
            html.plots([figure]),
            html.table([*head, say("interval")], self._wins()),
            html.table([say("longer"), say("mean"), say("interval")], self._lengths()),
        )

    def _wins(self) -> list[list[str]]:
        """Return a row for each place at each table: how often it wins by both rules."""
        names, rows = self.names, []
        for table, counts in self.tables:
            n = counts["pairs"]["n"]
            for place, won in _places(counts):
                gain, one, other = sides(n, won)
                label = f"{self._who(table)}: {names.side(place)}"
                shares = [names.percent(part) for part in (one, other)]
                rows.append([label, names.number(n), *shares, *names.gain(gain)])
        return rows

    def _dots(self) -> list[tuple[str, Dot]]:
        """Return the gains in percentage points, for the plot."""
        dots = []
        for table, counts in self.tables:
            for place, won in _places(counts):
                gain, _, _ = sides(counts["pairs"]["n"], won)
                dots.append((self.short(table, place), Dot(0, *[100 * x for x in gain[1:]])))
        return dots

    def _lengths(self) -> list[list[str]]:
        """Return a row for each measure of each table: how much longer a match takes."""
        rows = []
        for table, counts in self.tables:
            pairs = counts["pairs"]
            for name, sums in pairs.get("lengths", {}).items():
                more = of_differences(pairs["n"], sums["sum"], sums["squares"])
                label = f"{self._who(table)}: {self.names.say(f'measure-{name}')}"
                rows.append([label, *self.names.difference(more)])
        return rows

    def _who(self, table: Table) -> str:
        return self.letter(table) + self.names.table(table.setup, len(self.sets) == 1)

    def short(self, table: Table, place: str) -> str:
        return f"{self.letter(table)}{table.setup.players}: {self.names.side(place)}"

    def letter(self, table: Table) -> str:
        """Return a letter for a set of packs, because the plot has no room for names."""
        at = self.sets.index(table.setup.packs)
        return f"{ascii_uppercase[at]} " if len(self.sets) > 1 else ""


def _places(counts: Counts) -> list[tuple[str, Counts]]:
    """Return the places of a table with how often they won, in order."""
    return sorted(counts["pairs"].get("places", {}).items())


def sides(n: int, won: Counts) -> tuple[Difference, float, float]:
    """Return the gain of the other rule, and both shares."""
    both, one, other = (won.get(name, 0) for name in ("both", "one", "other"))
    return of_pairs(n, one, other), (both + one) / n, (both + other) / n

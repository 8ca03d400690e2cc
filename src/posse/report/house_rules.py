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
        say, rows, dots, lengths = self.names.say, [], [], []
        for table, counts in self.tables:
            pairs = counts["pairs"]
            who = self.letter(table) + self.names.table(table.setup, len(self.sets) == 1)
            for place, won in sorted(pairs.get("places", {}).items()):
                gain, before, after = sides(pairs["n"], won)
                label = f"{who}: {self.names.side(place)}"
                dots.append((self.short(table, place), Dot(0, *[100 * x for x in gain[1:]])))
                shares = [self.names.percent(part) for part in (before, after)]
                rows.append([label, self.names.number(pairs["n"]), *shares, *self.names.gain(gain)])
            for name, sums in pairs.get("lengths", {}).items():
                more = of_differences(pairs["n"], sums["sum"], sums["squares"])
                lengths.append([f"{who}: {say(f'measure-{name}')}", *self.names.difference(more)])
        plot = plots.forest(say("compared"), dots, say("x-second"))
        rules = [say("rule-one", rule=self.names.house(one))]
        rules.append(say("rule-other", rule=self.names.house(other)))
        lead = [html.paragraph(rule) for rule in rules]
        head = [say("who"), say("deals"), say("by-one"), say("by-other"), say("gain")]
        figure = html.figure(plot, say("caption-sure"))
        return html.piece(
            say("compared"),
            say("compared-lead"),
            *lead,
            html.plots([figure]),
            html.table([*head, say("interval")], rows),
            html.table([say("longer"), say("mean"), say("interval")], lengths),
        )

    def short(self, table: Table, place: str) -> str:
        return f"{self.letter(table)}{table.setup.players}: {self.names.side(place)}"

    def letter(self, table: Table) -> str:
        """Return a letter for a set of packs, because the plot has no room for names."""
        at = self.sets.index(table.setup.packs)
        return f"{ascii_uppercase[at]} " if len(self.sets) > 1 else ""


def sides(n: int, won: Counts) -> tuple[Difference, float, float]:
    """Return the gain of the other rule, and both shares."""
    both, one, other = (won.get(name, 0) for name in ("both", "one", "other"))
    return of_pairs(n, one, other), (both + one) / n, (both + other) / n

"""The results of a simulation, and the coverage of a rulebook, as tables."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from posse.engine.game import Game
from posse.engine.rulebook import Coverage
from posse.engine.setup import Setup
from posse.engine.text import slug
from posse.lab import Rate, Spread, Tally
from posse.locales import Words
from posse.terminal.game_titles import named, title


class Report:
    """Prints a tally."""

    def __init__(self, found: Game, tally: Tally, words: Words, console: Console) -> None:
        self.game = found
        self.tally = tally
        self.words = words
        self.console = console

    def print(self, setup: Setup, bots: str, seed: str) -> None:
        say, tally = self.words.say, self.tally
        facts: dict[str, str | int] = {
            "game": title(self.words, self.game, setup.packs),
            "players": setup.players,
            "bots": bots,
            "seed": seed,
        }
        self.console.print(say("terminal-simulated", n=tally.games, **facts))
        self.console.print(say("terminal-unfinished-count", n=tally.unfinished))
        self.rates("side", tally.sides())
        for label, rates in tally.labels.items():
            self.rates(label, rates, tally.scores.get(label))
        for name, rows in tally.counts.items():
            self.counts(name, rows)
        self.spreads({**tally.measures, "decisions": tally.decisions})
        seconds = say("terminal-decimal", n=tally.cpu_seconds)
        speed = {"decisions": tally.decisions.total, "speed": round(tally.per_second)}
        self.console.print(say("terminal-speed", seconds=seconds, **speed))

    def rates(
        self, label: str, rates: dict[str, Rate], scores: dict[str, Spread] | None = None
    ) -> None:
        """Return the wins by label, best first, with scores if there are any."""
        table = Table(self.heading(label), box=None)
        columns = [self.words.say(f"terminal-{id}") for id in ("matches", "wins", "rate")]
        columns.append(self.words.say("terminal-interval"))
        if scores:
            columns.append(self.words.say(f"terminal-score-{self.game.score}"))
        for column in columns:
            table.add_column(column, justify="right")
        for value, rate in sorted(rates.items(), key=lambda item: -item[1].rate):
            cells = [self.value(label, value), str(rate.matches), str(rate.wins)]
            cells += [self.percent(rate.rate), self.interval(rate)]
            table.add_row(*cells, *([self.score(scores[value])] if scores else []))
        self.console.print(table)

    def counts(self, name: str, rows: dict[str, int]) -> None:
        """Return how often what happened, in the order of the game."""
        total = sum(rows.values())
        table = Table(self.heading(name), box=None)
        for column in ("count", "rate"):
            table.add_column(self.words.say(f"terminal-{column}"), justify="right")
        for value, n in rows.items():
            share = self.percent(n / total) if total else "–"
            table.add_row(self.value(name, value), str(n), share)
        self.console.print(table)

    def heading(self, label: str) -> str:
        """Return the heading of a table: in the words of the game, or in common ones."""
        own = f"{self.game.id}-label-{label}"
        return named(self.words, own, named(self.words, f"terminal-label-{label}", label))

    def value(self, label: str, value: str) -> str:
        return named(self.words, f"{self.game.id}-{label}-{slug(value)}", value)

    def interval(self, rate: Rate) -> str:
        low, high = rate.interval
        return f"{self.percent(low)} – {self.percent(high)}"

    def score(self, spread: Spread) -> str:
        mean = self.words.say("terminal-decimal", n=spread.mean)
        return f"{mean} ({spread.least} – {spread.most})"

    def spreads(self, spreads: dict[str, Spread]) -> None:
        table = Table(self.words.say("terminal-measure"), box=None)
        for column in ("mean", "least", "most"):
            table.add_column(self.words.say(f"terminal-{column}"), justify="right")
        for name, spread in spreads.items():
            mean = self.words.say("terminal-decimal", n=spread.mean)
            cells = (mean, str(spread.least), str(spread.most))
            table.add_row(self.words.say(f"terminal-{name}"), *cells)
        self.console.print(table)

    def percent(self, rate: float) -> str:
        return self.words.say("terminal-percent", n=100 * rate)


def print_coverage(report: Coverage, words: Words, console: Console, *, gaps_only: bool) -> None:
    """Print each rule and whether a scenario shows it, or only the gaps; then the sums."""
    for rule in report.rules:
        gap = rule.id in report.missing
        if gap or not gaps_only:
            text = rule.de if words.lang == "de" else rule.en
            console.print(f"{'–' if gap else '✓'} {rule.id}: {text}", soft_wrap=True)
    for complaint in report.unknown:
        console.print(f"? {complaint}", soft_wrap=True)
    gaps = {"missing": len(report.missing), "unknown": len(report.unknown)}
    console.print(words.say("terminal-coverage", rules=len(report.rules), **gaps))

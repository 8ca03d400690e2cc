"""The results of a simulation, and the coverage of a rulebook, as tables."""

from __future__ import annotations

from rich.console import Console
from rich.table import Table

from posse.engine.game import Game, Setup
from posse.engine.rulebook import Coverage
from posse.engine.text import slug
from posse.lab import Rate, Spread, Tally
from posse.locales import Words
from posse.terminal.titles import named, title


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
            self.rates(label, rates)
        self.spreads({"turns": tally.turns, "decisions": tally.decisions})
        seconds = say("terminal-decimal", n=tally.cpu_seconds)
        speed = {"decisions": tally.decisions.total, "speed": round(tally.per_second)}
        self.console.print(say("terminal-speed", seconds=seconds, **speed))

    def rates(self, label: str, rates: dict[str, Rate]) -> None:
        """Wins of everything that shares a label, best first."""
        table = Table(named(self.words, f"terminal-label-{label}", label), box=None)
        for column in ("matches", "wins", "rate", "interval"):
            table.add_column(self.words.say(f"terminal-{column}"), justify="right")
        for value, rate in sorted(rates.items(), key=lambda item: -item[1].rate):
            low, high = rate.interval
            cells = (self.percent(rate.rate), f"{self.percent(low)} – {self.percent(high)}")
            name = named(self.words, f"{self.game.id}-{label}-{slug(value)}", value)
            table.add_row(name, str(rate.matches), str(rate.wins), *cells)
        self.console.print(table)

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
    """Each rule and whether a scenario shows it, or only the gaps; then the sums."""
    for rule in report.rules:
        gap = rule.id in report.missing
        if gap or not gaps_only:
            text = rule.de if words.lang == "de" else rule.en
            console.print(f"{'–' if gap else '✓'} {rule.id}: {text}", soft_wrap=True)
    for complaint in report.unknown:
        console.print(f"? {complaint}", soft_wrap=True)
    gaps = {"missing": len(report.missing), "unknown": len(report.unknown)}
    console.print(words.say("terminal-coverage", rules=len(report.rules), **gaps))

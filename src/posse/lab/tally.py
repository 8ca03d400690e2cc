"""The results of many matches of a game, counted by what the game declares."""

from __future__ import annotations

from typing import Any

from posse.engine.game import Game
from posse.engine.state import State
from posse.lab.statistics import Rate, Spread


class Tally:
    """Results of a number of matches. Tallies of parts add up to the tally of the whole."""

    def __init__(self) -> None:
        self.games = 0
        self.unfinished = 0
        self.decisions = Spread()
        self.measures: dict[str, Spread] = {}
        self.counts: dict[str, dict[str, int]] = {}
        self.cpu_seconds = 0.0
        # of finished matches
        self.wins: dict[str, int] = {}
        self.labels: dict[str, dict[str, Rate]] = {}
        self.scores: dict[str, dict[str, Spread]] = {}  # if the game keeps a score

    def note(self, found: Game, state: State, decisions: int) -> None:
        """Add one match."""
        self.games += 1
        self.decisions.note(decisions)
        for name, value in found.measures(state).items():
            self.measures.setdefault(name, Spread()).note(value)
        self._count(found.counts(state))
        if state.outcome:
            self.wins[state.outcome] = self.wins.get(state.outcome, 0) + 1
            self._note_seats(found, state)
        else:
            self.unfinished += 1

    def _note_seats(self, found: Game, state: State) -> None:
        scores = found.scores(state)
        for seat, labels in enumerate(found.labels(state)):
            for label, value in labels.items():
                self._rate(label, value).add(Rate(1, int(seat in state.winners)))
                if found.score:
                    self._score(label, value).note(scores[seat])

    def add(self, other: Tally) -> None:
        """Add the matches of another tally."""
        self.games += other.games
        self.unfinished += other.unfinished
        self.decisions.add(other.decisions)
        self.cpu_seconds += other.cpu_seconds
        for name, spread in other.measures.items():
            self.measures.setdefault(name, Spread()).add(spread)
        self._count(other.counts)
        for side, wins in other.wins.items():
            self.wins[side] = self.wins.get(side, 0) + wins
        for label, rates in other.labels.items():
            for value, rate in rates.items():
                self._rate(label, value).add(rate)
        for label, scores in other.scores.items():
            for value, score in scores.items():
                self._score(label, value).add(score)

    def _count(self, tables: dict[str, dict[str, int]]) -> None:
        for name, rows in tables.items():
            known = self.counts.setdefault(name, {})
            for value, n in rows.items():
                known[value] = known.get(value, 0) + n

    def _rate(self, label: str, value: str) -> Rate:
        return self.labels.setdefault(label, {}).setdefault(value, Rate())

    def _score(self, label: str, value: str) -> Spread:
        return self.scores.setdefault(label, {}).setdefault(value, Spread())

    @property
    def per_second(self) -> float:
        """Decisions per CPU-second."""
        return self.decisions.total / self.cpu_seconds if self.cpu_seconds else 0.0

    def sides(self) -> dict[str, Rate]:
        """Return the wins by side, of all finished matches."""
        finished = self.games - self.unfinished
        return {side: Rate(finished, wins) for side, wins in sorted(self.wins.items())}

    def json(self) -> dict[str, Any]:
        """Return JSON-ready data. Measures and counts have the names that the game gives them."""
        return {
            "games": self.games,
            "unfinished": self.unfinished,
            "decisions": self.decisions.total,
            "cpu_seconds": round(self.cpu_seconds, 6),
            "decisions_per_second": round(self.per_second, 1),
            "wins": dict(sorted(self.wins.items())),
            "sides": {side: rate.json() for side, rate in self.sides().items()},
            "by": {
                label: {value: self._row(label, value) for value in sorted(rates)}
                for label, rates in self.labels.items()
            },
            **self.counts,
            **{name: spread.json() for name, spread in self.measures.items()},
            "decisions_per_match": self.decisions.json(),
        }

    def _row(self, label: str, value: str) -> dict[str, Any]:
        row = self.labels[label][value].json()
        if label in self.scores:
            row["score"] = self.scores[label][value].json()
        return row

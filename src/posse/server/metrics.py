"""Counters of the server, in the text format of Prometheus."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Mapping

from posse import __version__

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)
GENERATIONS = 3  # of the garbage collector


class Histogram:
    """How often something took how many seconds."""

    def __init__(self, name: str, text: str) -> None:
        self.name = name
        self.text = text
        self.counts = [0] * (len(BUCKETS) + 1)
        self.sum = 0.0

    def add(self, seconds: float) -> None:
        self.counts[bisect_left(BUCKETS, seconds)] += 1
        self.sum += seconds

    def lines(self) -> list[str]:
        lines = _head(self.name, "histogram", self.text)
        below = 0
        for limit, count in zip((*BUCKETS, "+Inf"), self.counts, strict=True):
            below += count
            lines.append(f'{self.name}_bucket{{le="{limit}"}} {below}')
        return [*lines, f"{self.name}_sum {self.sum:.6f}", f"{self.name}_count {below}"]


class Metrics:
    """The counters. Only the event loop writes them, so they need no lock."""

    def __init__(self) -> None:
        self.answers: Counter[str] = Counter()  # by who gave them: person, bot, missed
        self.errors: Counter[str] = Counter()  # by slug
        self.new_tables = 0
        self.messages = 0
        self.bytes = 0
        self.latency = Histogram("posse_answer_seconds", "From an answer to its effect")
        self.commits = Histogram("posse_commit_seconds", "Until an answer is stored durably")
        self.lag = Histogram("posse_loop_lag_seconds", "How late the event loop is")
        self.longest_lag = 0.0  # since it was last asked for
        self.collections = [0] * GENERATIONS
        self.collecting = [0.0] * GENERATIONS  # seconds
        self.backup = 0.0  # when the last good backup was made

    def sent(self, size: int) -> None:
        self.messages += 1
        self.bytes += size

    def answered(self, by: str, seconds: float) -> None:
        """Counts an answer, and the time from taking it up to sending its effect to everybody."""
        self.answers[by] += 1
        self.latency.add(seconds)

    def lagged(self, seconds: float) -> None:
        """Counts a measurement of the event loop."""
        self.lag.add(seconds)
        self.longest_lag = max(self.longest_lag, seconds)

    def collected(self, generation: int, seconds: float) -> None:
        """Counts a garbage collection."""
        self.collections[generation] += 1
        self.collecting[generation] += seconds

    def text(
        self, tables: Mapping[str, int], connections: int, relayed: int,
        drain: tuple[bool, int] = (False, 0),
    ) -> str:  # fmt: skip
        """All metrics. `drain`: whether, and for how many matches. The longest lag begins at 0."""
        longest, self.longest_lag = self.longest_lag, 0.0
        collections = {str(i): count for i, count in enumerate(self.collections)}
        collecting = {str(i): round(took, 6) for i, took in enumerate(self.collecting)}
        parts = [
            _labelled("posse_tables", "gauge", "Tables in memory", "state", tables),
            _single("posse_new_tables_total", "counter", "Tables created", self.new_tables),
            _labelled("posse_info", "gauge", "The version", "version", {__version__: 1}),
            _single("posse_draining", "gauge", "1: it gives its tables away", int(drain[0])),
            _single(WAITS, "gauge", "Matches it waits for before it ends", drain[1]),
            _single("posse_connections", "gauge", "Open WebSockets", connections),
            _single("posse_relayed", "gauge", "Guests brought by other nodes", relayed),
            _labelled("posse_answers_total", "counter", "Answers kept", "by", self.answers),
            _labelled("posse_errors_total", "counter", "Refused or failed", "error", self.errors),
            _single("posse_sent_messages_total", "counter", "Messages sent", self.messages),
            _single("posse_sent_bytes_total", "counter", "Bytes of messages sent", self.bytes),
            _single(BACKUP, "gauge", "Last good backup, seconds since 1970", round(self.backup)),
            self.latency.lines(),
            self.commits.lines(),
            self.lag.lines(),
            _single(LONGEST, "gauge", "Longest lag since the last scrape", round(longest, 6)),
            _labelled(COLLECTIONS, "counter", "Garbage collections", "generation", collections),
            _labelled(COLLECTING, "counter", "Time of them", "generation", collecting),
        ]
        return "\n".join([line for part in parts for line in part]) + "\n"


BACKUP = "posse_backup_timestamp_seconds"
WAITS = "posse_draining_matches"
LONGEST = "posse_loop_lag_max_seconds"
COLLECTIONS = "posse_gc_collections_total"
COLLECTING = "posse_gc_seconds_total"


def _head(name: str, kind: str, text: str) -> list[str]:
    return [f"# HELP {name} {text}", f"# TYPE {name} {kind}"]


def _single(name: str, kind: str, text: str, value: float) -> list[str]:
    return [*_head(name, kind, text), f"{name} {value}"]


def _labelled(
    name: str, kind: str, text: str, label: str, values: Mapping[str, float]
) -> list[str]:
    rows = [f'{name}{{{label}="{key}"}} {value}' for key, value in sorted(values.items())]
    return [*_head(name, kind, text), *rows]

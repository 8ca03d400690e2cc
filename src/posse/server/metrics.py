"""Counters of the server, in the text format of Prometheus."""

from __future__ import annotations

from bisect import bisect_left
from collections import Counter
from collections.abc import Mapping

BUCKETS = (0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1.0, 2.5)


class Metrics:
    """The counters. Only the event loop writes them, so they need no lock."""

    def __init__(self) -> None:
        self.answers: Counter[str] = Counter()  # by who gave them: person, bot, missed
        self.errors: Counter[str] = Counter()  # by slug
        self.messages = 0
        self.bytes = 0
        self.latency = [0] * (len(BUCKETS) + 1)
        self.latency_sum = 0.0
        self.backup = 0.0  # when the last good backup was made

    def sent(self, size: int) -> None:
        self.messages += 1
        self.bytes += size

    def answered(self, by: str, seconds: float) -> None:
        """Counts an answer, and the time from taking it up to sending its effect to everybody."""
        self.answers[by] += 1
        self.latency[bisect_left(BUCKETS, seconds)] += 1
        self.latency_sum += seconds

    def text(self, tables: Mapping[str, int], connections: int, relayed: int) -> str:
        lines: list[str] = []
        _labelled(lines, "posse_tables", "gauge", "Tables in memory", "state", tables)
        _single(lines, "posse_connections", "gauge", "Open WebSockets", connections)
        _single(lines, "posse_relayed", "gauge", "Guests brought by other nodes", relayed)
        _labelled(lines, "posse_answers_total", "counter", "Answers kept", "by", self.answers)
        _labelled(lines, "posse_errors_total", "counter", "Refused or failed", "error", self.errors)
        _single(lines, "posse_sent_messages_total", "counter", "Messages sent", self.messages)
        _single(lines, "posse_sent_bytes_total", "counter", "Bytes of messages sent", self.bytes)
        when = "Last good backup, seconds since 1970"
        _single(lines, "posse_backup_timestamp_seconds", "gauge", when, round(self.backup))
        self._histogram(lines)
        return "\n".join(lines) + "\n"

    def _histogram(self, lines: list[str]) -> None:
        name = "posse_answer_seconds"
        _head(lines, name, "histogram", "From an answer to its effect")
        below = 0
        for limit, count in zip((*BUCKETS, "+Inf"), self.latency, strict=True):
            below += count
            lines.append(f'{name}_bucket{{le="{limit}"}} {below}')
        lines.append(f"{name}_sum {self.latency_sum:.6f}")
        lines.append(f"{name}_count {below}")


def _head(lines: list[str], name: str, kind: str, text: str) -> None:
    lines.append(f"# HELP {name} {text}")
    lines.append(f"# TYPE {name} {kind}")


def _single(lines: list[str], name: str, kind: str, text: str, value: int) -> None:
    _head(lines, name, kind, text)
    lines.append(f"{name} {value}")


def _labelled(
    lines: list[str], name: str, kind: str, text: str, label: str, values: Mapping[str, int]
) -> None:
    _head(lines, name, kind, text)
    lines.extend([f'{name}{{{label}="{key}"}} {value}' for key, value in sorted(values.items())])

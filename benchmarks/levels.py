"""What was measured at one number of tables, and the summary of several runs."""

from __future__ import annotations

import os
import statistics
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path

LIMIT = 0.100  # seconds, 99th percentile


@dataclass
class Level:
    tables: int
    p50: float
    p99: float
    p999: float
    decisions: float  # a second
    messages: float  # a second
    size: float  # bytes per client and decision
    cpu: float  # of one core
    load: float  # of the core that the load runs on
    others: float  # of the server's core that other programs took
    echo: float  # messages a second of a bare echo with as many sockets in the same run
    stop: str  # the longest stop of the server, and its cause
    pressed: bool = False  # people answer faster than the server can follow

    @property
    def name(self) -> str:
        return f"{self.tables} pressed" if self.pressed else str(self.tables)


@dataclass
class Row:
    level: Level  # of the first run
    p99: float  # the median of the runs
    text: str


def percentile(values: list[float], share: float) -> float:
    ordered = sorted(values)
    return ordered[min(len(ordered) - 1, int(len(ordered) * share))] if ordered else float("inf")


def cpu_seconds(pid: int) -> float:
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


def core_seconds(core: int) -> float:
    """For how long a core was busy with anything; time stolen by the host machine counts too."""
    lines = Path("/proc/stat").read_text().splitlines()
    fields = next(line.split()[1:] for line in lines if line.startswith(f"cpu{core} "))
    user, nice, system, _, _, irq, softirq, steal = map(int, fields[:8])
    return (user + nice + system + irq + softirq + steal) / os.sysconf("SC_CLK_TCK")


# The columns: heading, number, and how it is written.
COLUMNS: list[tuple[str, Callable[[Level], float], str]] = [
    ("p50 ms", lambda level: level.p50 * 1000, "{:.1f}"),
    ("p99 ms", lambda level: level.p99 * 1000, "{:.1f}"),
    ("p99.9 ms", lambda level: level.p999 * 1000, "{:.1f}"),
    ("decisions/s", lambda level: level.decisions, "{:.0f}"),
    ("messages/s", lambda level: level.messages, "{:.0f}"),
    ("of the echo", lambda level: level.messages / level.echo, "{:.0%}"),
    ("bytes per client and decision", lambda level: level.size, "{:.0f}"),
    ("CPU", lambda level: level.cpu, "{:.0%}"),
    ("the core's other work", lambda level: level.others, "{:.0%}"),
    ("CPU ms per decision", lambda level: level.cpu / level.decisions * 1000, "{:.2f}"),
]
HEAD = f"| tables | {' | '.join([name for name, *_ in COLUMNS])} |\n{'|---' * (len(COLUMNS) + 1)}|"


def line(level: Level) -> str:
    cells = [form.format(number(level)) for _, number, form in COLUMNS]
    return " | ".join([level.name, *cells, f"load {level.load:.0%}", level.stop])


def summary(runs: list[list[Level]]) -> list[Row]:
    return [_row(list(levels)) for levels in zip(*runs, strict=True)]


def _row(levels: list[Level]) -> Row:
    cells = [_spread([number(level) for level in levels], form) for _, number, form in COLUMNS]
    p99 = statistics.median([level.p99 for level in levels])
    return Row(levels[0], p99, f"| {levels[0].name} | " + " | ".join(cells) + " |")


def _spread(values: list[float], form: str) -> str:
    middle = form.format(statistics.median(values))
    return f"{middle} ({form.format(min(values))}–{form.format(max(values))})"

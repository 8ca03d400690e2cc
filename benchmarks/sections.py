"""Sections of benchmarks/RESULTS.md: each is written by its own command."""

from __future__ import annotations

from pathlib import Path

RESULTS = Path(__file__).parent / "RESULTS.md"


def put(title: str, lines: list[str]) -> None:
    """Replaces the section with this title, or appends it."""
    before, _, rest = RESULTS.read_text(encoding="utf-8").partition(f"{title}\n")
    _, found, after = rest.partition("\n## ")
    text = "\n".join([before.rstrip(), "", title, *lines]).rstrip() + "\n"
    RESULTS.write_text(text + found + after, encoding="utf-8")

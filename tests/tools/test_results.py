"""`make bench` writes its own section of benchmarks/RESULTS.md and keeps the others."""

from pathlib import Path

import pytest

from benchmarks import engine


def test_other_sections_stay(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    results = tmp_path / "RESULTS.md"
    results.write_text("# How fast it is\n\nold\n\n## Bots\n\nb\n\n## For learners\n\nl\n")
    monkeypatch.setattr(engine, "RESULTS", results)
    monkeypatch.setattr(engine, "ROOT", tmp_path)
    engine.write(["| new |"])
    text = results.read_text()
    assert "| new |" in text
    assert "old" not in text
    assert text.endswith("\n\n## Bots\n\nb\n\n## For learners\n\nl\n")

"""Repeat a step only if its sources changed: a stamp file holds the digest of what was used."""

from __future__ import annotations

import hashlib
from collections.abc import Iterable
from pathlib import Path

from tools.shell import ROOT


class Stamp:
    """Remembers, in a file, the contents that a step was last done with."""

    def __init__(self, file: Path, sources: Iterable[Path], *more: str) -> None:
        self.file = file
        self.digest = digest(sources, *more)

    def fresh(self) -> bool:
        return self.file.exists() and self.file.read_text() == self.digest

    def set(self) -> None:
        self.file.parent.mkdir(parents=True, exist_ok=True)
        self.file.write_text(self.digest)


def digest(sources: Iterable[Path], *more: str) -> str:
    """One digest of file names, file contents and further facts.

    It stays the same in a moved checkout.
    """
    total = hashlib.sha256()
    for path in sorted(sources):
        name = path.relative_to(ROOT) if path.is_relative_to(ROOT) else path
        total.update(f"{name}\0{hashlib.sha256(path.read_bytes()).hexdigest()}\n".encode())
    for fact in more:
        total.update(f"{fact}\n".encode())
    return total.hexdigest()

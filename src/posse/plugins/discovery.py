"""Which entry points the installed packages have. Nothing of them is imported here."""

from __future__ import annotations

import os
import re
from importlib.metadata import EntryPoint, entry_points
from typing import Any, Final

GAMES: Final = "posse.games"
PACKS: Final = "posse.packs"
BOTS: Final = "posse.bots"
SWITCH: Final = "POSSE_PLUGINS"  # none, or the names of packages; not set: all of them
NONE: Final = "none"


class Source:
    """One entry point of an installed package."""

    def __init__(self, entry: EntryPoint) -> None:
        found = entry.dist
        self.entry = entry
        self.name = entry.name
        self.package = plain(found.name) if found is not None else ""
        self.version = found.version if found is not None else ""

    @property
    def text(self) -> str:
        """The package with its version, as records hold it."""
        return f"{self.package} {self.version}"

    def load(self) -> Any:
        """Import and return the object. It is foreign code: it may raise any error."""
        return self.entry.load()


def sources(group: str) -> list[Source]:
    """Return the entry points of a group that the host allows, always in the same order."""
    found = [Source(entry) for entry in _entries(group)]
    order = sorted(found, key=lambda one: (one.package, one.name, one.entry.value))
    return list({(one.package, one.name): one for one in order}.values())


def _entries(group: str) -> list[EntryPoint]:
    wanted = os.environ.get(SWITCH, "")
    if plain(wanted) == NONE:
        return []
    named = {plain(name) for name in wanted.split(",") if name.strip()}
    found = [entry for entry in entry_points(group=group) if entry.dist is not None]
    return [entry for entry in found if not named or plain(_package(entry)) in named]


def _package(entry: EntryPoint) -> str:
    return entry.dist.name if entry.dist is not None else ""


def plain(name: str) -> str:
    """Return the name of a package as packaging tools compare it."""
    return re.sub(r"[-_.]+", "-", name.strip()).lower()

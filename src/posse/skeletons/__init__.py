"""Packages to begin with, which `posse new` writes: a pack and a game, complete and tested.

A file of a skeleton ends in `.txt`. ID, PACKAGE and the words between @ are replaced.
"""

from __future__ import annotations

import re
from pathlib import Path
from typing import Final

from posse import __version__
from posse.engine.errors import PosseError

HOME: Final = Path(__file__).parent
KINDS: Final = ("game", "pack")
ENDING: Final = ".txt"
NAME: Final = re.compile(r"[a-z][a-z0-9]*([_-][a-z0-9]+)*")


class BadName(PosseError):
    """A package cannot be called so, or its folder exists already."""


def write(kind: str, name: str, into: Path) -> Path:
    """Write a package into a new folder of `into` and return the folder. Raises BadName."""
    words = words_of(name)
    folder = into / words["DIST"]
    if folder.exists():
        raise BadName(f"{folder} is there already")
    home = HOME / kind
    for source in sorted(home.rglob(f"*{ENDING}")):
        parts = source.relative_to(home).with_name(source.name.removesuffix(ENDING)).parts
        path = folder.joinpath(*[replaced_in_path(part, words) for part in parts])
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(replaced(source.read_text(encoding="utf-8"), words), encoding="utf-8")
    return folder


def words_of(name: str) -> dict[str, str]:
    """Return what stands for each word of a skeleton. Raises BadName."""
    if NAME.fullmatch(name) is None or len(name) > 30:
        raise BadName(f"{name!r} is not a name for a package: small letters, digits, _ and -")
    id = name.replace("-", "_")
    return {
        "ID": id,
        "DASH": id.replace("_", "-"),
        "DIST": f"posse-{id.replace('_', '-')}",
        "PACKAGE": f"posse_{id}",
        "TITLE": id.replace("_", " ").title(),
        "CLASS": id.replace("_", " ").title().replace(" ", ""),
        "POSSE": __version__,
    }


def replaced(text: str, words: dict[str, str]) -> str:
    """Return the text with its words between @."""
    return re.sub(r"@([A-Z]+)@", lambda found: words[found[1]], text)


def replaced_in_path(part: str, words: dict[str, str]) -> str:
    """Return a part of a path with ID and PACKAGE in it."""
    return part.replace("PACKAGE", words["PACKAGE"]).replace("ID", words["ID"])

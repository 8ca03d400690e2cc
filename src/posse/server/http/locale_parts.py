"""The texts of a language in parts, so that a page fetches only those it needs.

A part is named after its files: a game, a game with one of its packs (`bang_dodge_city`), the
lesson of a game (`lesson_dice`). Everything else is the part `house`, which every page fetches.
The texts of the command line are not served.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

from posse import locales
from posse.engine.game import all_games
from posse.server.errors import Refused

HOUSE = "house"
COMMAND_LINE = ("command", "report", "terminal")
LESSON = "lesson"
# The reasons of hints, fetched with the first hint; the remarks of bots; the host's page.
APART = ("bots", "manners", "admin")


@cache
def words(lang: str, part: str) -> bytes:
    """The Fluent source of a part, without comments and empty lines. Raises Refused."""
    if lang not in locales.LANGUAGES:
        raise Refused("no_language", f"there are no words in {lang!r}", 404)
    files = [path for path in sorted((locales.HOME / lang).glob("*.ftl")) if part_of(path) == part]
    if not files:
        raise Refused("no_language", f"there are no words for {part!r}", 404)
    return "\n".join([_terse(file.read_text(encoding="utf-8")) for file in files]).encode()


def part_of(file: Path) -> str | None:
    """The part that a file belongs to; None for texts of the command line."""
    if file.stem in COMMAND_LINE:
        return None
    first = file.stem.split("_")[0]
    if first in APART:
        return first
    named = first == LESSON or first in {found.id for found in all_games()}
    return file.stem.removesuffix("_web") if named else HOUSE


def _terse(source: str) -> str:
    return "\n".join([line for line in source.splitlines() if line and not line.startswith("#")])

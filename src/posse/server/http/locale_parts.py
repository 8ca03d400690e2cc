"""The texts of a language in parts, so that a page fetches only those it needs.

A part is named after its files: a game, a game with one of its packs (`bang_dodge_city`), the
rules of a game (`rules_dice`), a lesson to play (`lesson_dice_first_match`). Everything else is
the part `house`, which every page fetches. The texts of the command line are not served. Each game
and pack of a plugin is a part, even if it says nothing.
"""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

from posse import locales
from posse.engine.game import all_games
from posse.engine.lesson import lessons_of
from posse.locales import plugin_words
from posse.server.errors import Refused

HOUSE = "house"
ID = re.compile(r"^(-?[a-zA-Z][\w-]*) *=", re.MULTILINE)
COMMAND_LINE = ("command", "report", "terminal")
SHARED = ("rules", "lesson")  # the first words of files about the rules pages and about lessons
# The reasons of hints, fetched with the first hint; the remarks of bots; the host's page; privacy;
# what a server may ask for before a new table; the table of games that have none of their own;
# what helps when a phone does not reach the server; coming with a short code; the
# tables of a club on a big screen; a table on a big screen; what all lessons say; the hand.
APART = (
    "bots", "remarks", "admin", "privacy", "admission", "plain", "reach", "entry", "club", "screen",
    "tutor", "hand",
)  # fmt: skip
FORMER = {"manners": "remarks"}  # what pages of version 1.0 ask for


@cache
def words(lang: str, part: str) -> bytes:
    """The Fluent source of a part, without comments and empty lines. Raises Refused.

    A registered game or a lesson may lack words: then the part is empty.
    """
    if lang not in locales.LANGUAGES:
        raise Refused("no_language", f"there are no words in {lang!r}", 404)
    part = FORMER.get(part, part)
    files = [path for path in sorted((locales.HOME / lang).glob("*.ftl")) if part_of(path) == part]
    own = [_terse(file.read_text(encoding="utf-8")) for file in files]
    more = _of_plugins(lang, part)
    if not files and more is None and part not in _silent():
        raise Refused("no_language", f"there are no words for {part!r}", 404)
    return "\n".join([*own, *(more or [])]).encode()


def _silent() -> set[str]:
    """The parts that may lack words: of games, and of lessons whose words come with their game."""
    found = all_games()
    taught = [lesson.part for one in found for lesson in lessons_of(one.id)]
    return {*[one.id for one in found], *taught}


def _of_plugins(lang: str, part: str) -> list[str] | None:
    """What plugins add to a part; None if it is the part of none.

    What a plugin does not say in this language comes in English. Our own texts are not replaced.
    """
    found, known = None, ours(lang)
    english = plugin_words.parts(locales.LANGUAGES[0])
    for own, other in zip(plugin_words.parts(lang), english, strict=True):
        if part == HOUSE:
            said = {**other.lobby(), **own.lobby()}
        elif part == own.name:
            said = {**other.messages, **own.messages}
        else:
            continue
        found = [*(found or []), *[text for id, text in said.items() if id not in known]]
    return found


@cache
def ours(lang: str) -> frozenset[str]:
    """The ids of our own messages and terms in a language, `-name` for a term."""
    ids: set[str] = set()
    for path in (locales.HOME / lang).glob("*.ftl"):
        ids.update(ID.findall(path.read_text(encoding="utf-8")))
    return frozenset(ids)


def part_of(file: Path) -> str | None:
    """The part that a file belongs to; None for texts of the command line."""
    if file.stem in COMMAND_LINE:
        return None
    first = file.stem.split("_")[0]
    if first in APART:
        return first
    named = first in SHARED or first in {found.id for found in all_games()}
    return file.stem.removesuffix("_web") if named else HOUSE


def _terse(source: str) -> str:
    return "\n".join([line for line in source.splitlines() if line and not line.startswith("#")])

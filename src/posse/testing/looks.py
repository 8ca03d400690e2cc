"""What screens need beside the rules: words and icons."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from typing import Any

from posse.engine.game import game
from posse.locales import LANGUAGES, bundle
from posse.plugins.icons import BadIcon, read


def check_words(id: str, pack: str = "", langs: tuple[str, ...] = LANGUAGES) -> None:
    """Check that what a game or one of its packs shows has words in these languages.

    `id`: the game; `pack`: only what this pack brings. Raises AssertionError that lists the ids of
    the messages that are missing.
    """
    wanted = [*(_of_pack(id, pack) if pack else _of_game(id))]
    missing = [
        f"{lang}: {message}"
        for lang in langs
        for message in wanted
        if not bundle(lang).has_message(message)
    ]
    assert not missing, f"words are missing: {', '.join(missing)}"


def _of_pack(id: str, pack: str) -> Iterator[str]:
    found = game(id).catalog()
    yield f"{id}-pack-{pack}"
    for sort, head in (("kinds", "kind"), ("characters", "character")):
        for row in found.get(sort, []):
            if row.get("pack") == pack:
                yield from (f"{id}-{head}-{row['id']}{end}" for end in ("", "-text", "-help"))


def _of_game(id: str) -> Iterator[str]:
    found = game(id)
    facts = found.catalog()
    yield f"{id}-name"
    yield from (f"{id}-kind-{row['id']}" for row in facts.get("kinds", []))
    layout: dict[str, Any] = facts.get("layout", {})
    for zone in layout.get("zones", []):
        yield f"{id}-zone-{zone['name']}"
    for sort in ("mark", "tally"):
        named = layout.get("tallies" if sort == "tally" else "marks", [])
        yield from (f"{id}-{sort}-{name}" for name in named)


def check_icons(folder: Path) -> None:
    """Check that a folder has icons, and that the server lets each of them through.

    Raises AssertionError with what it refuses.
    """
    files = sorted(folder.glob("*.svg"))
    assert files, f"there is no icon in {folder.name}"
    for file in files:
        try:
            read(file)
        except BadIcon as error:
            raise AssertionError(f"{file.name}: {error}") from error

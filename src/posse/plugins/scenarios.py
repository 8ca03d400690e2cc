"""Where the scenarios of plugins lie: `scenarios` in their package, as in this repository."""

from __future__ import annotations

from pathlib import Path
from typing import Final

from posse.plugins.loading import BOT, Plugin, installed

FOLDER: Final = "scenarios"


def roots(game: str) -> tuple[Path, ...]:
    """Return the roots of the plugins that belong to a game, each once."""
    found = [root_of(plugin) for plugin in installed() if plugin.game == game]
    return tuple(dict.fromkeys([root for root in found if root is not None]))


def root_of(plugin: Plugin) -> Path | None:
    """Return the root of a plugin's scenarios; None if it has none."""
    if plugin.home is None or plugin.kind == BOT:
        return None
    root = plugin.home / FOLDER
    return root if root.is_dir() else None


def folder_of(plugin: Plugin) -> Path | None:
    """Return the folder of the plugin's own scenarios; None if it has none."""
    root = root_of(plugin)
    if root is None:
        return None
    own = root / plugin.game if plugin.game == plugin.id else root / plugin.game / plugin.id
    return own if own.is_dir() else None


def find(path: Path) -> Path:
    """Return a file of a plugin by its path below `scenarios`; the path itself if there is none."""
    if path.exists() or path.is_absolute():
        return path
    parts = path.parts[1:] if path.parts[:1] == (FOLDER,) else path.parts
    homes = [root for plugin in installed() if (root := root_of(plugin)) is not None]
    places = [root.joinpath(*parts) for root in homes if ".." not in parts]
    return next((place for place in places if place.is_file()), path)

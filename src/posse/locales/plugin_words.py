"""The texts of plugins, cleaned: what a plugin may say, and in which part a page fetches it.

A pack has files `locales/LANG/GAME_PACK*.ftl` in its package, a game `GAME*.ftl`. Messages with
other ids than those of `allowed` are dropped, and so are characters that a text does not need. Our
own texts are never replaced.
"""

from __future__ import annotations

import logging
import re
import unicodedata
from functools import cache
from pathlib import Path
from typing import Final

from posse import plugins
from posse.plugins.loading import BOT, PACK, Plugin

log = logging.getLogger("posse.plugins")

FOLDER: Final = "locales"
LARGEST: Final = 1 << 18  # bytes of a file
# What pages say of a game or pack that nobody plays yet: its name, its poster, its house rules.
OF_THE_LOBBY: Final = ("game", "over", "line", "minutes", "house")
DIRECTIONS: Final = "".join(map(chr, (*range(0x202A, 0x202F), *range(0x2066, 0x206A))))


class PluginPart:
    """The messages of one plugin in one language: id -> source."""

    def __init__(self, plugin: Plugin, messages: dict[str, str]) -> None:
        self.plugin = plugin
        self.name = part_name(plugin)
        self.messages = messages

    def lobby(self) -> dict[str, str]:
        """What every page has, because it shows the posters."""
        name = f"{self.plugin.game}-pack-{self.plugin.id}"
        names = (name, f"{self.plugin.id}-name")
        return {
            id: source
            for id, source in self.messages.items()
            if id.startswith("web-") or id in names
        }


def part_name(plugin: Plugin) -> str:
    return f"{plugin.game}_{plugin.id}" if plugin.kind == PACK else plugin.id


@cache
def parts(lang: str) -> list[PluginPart]:
    """Return the texts of every game and pack of a plugin; empty ones too."""
    found = [plugin for plugin in plugins.installed() if plugin.kind != BOT]
    return [PluginPart(plugin, _messages(plugin, lang)) for plugin in found]


def source(lang: str) -> str:
    """Return all texts of plugins in one language."""
    return "\n".join([text for part in parts(lang) for text in part.messages.values()])


def _messages(plugin: Plugin, lang: str) -> dict[str, str]:
    out: dict[str, str] = {}
    if plugin.home is None:
        return out
    for path in sorted((plugin.home / FOLDER / lang).glob(f"{part_name(plugin)}*.ftl")):
        try:
            out.update(_read(path, plugin))
        except (OSError, ValueError) as error:
            log.warning("words of %s are left out: %s: %s", plugin.id, path.name, error)
    return out


def _read(path: Path, plugin: Plugin) -> dict[str, str]:
    """Return the messages of a file that the plugin may have, each with its source."""
    from fluent.syntax import FluentParser, ast

    if path.stat().st_size > LARGEST:
        raise ValueError(f"larger than {LARGEST} bytes")
    text = cleaned(path.read_text(encoding="utf-8"))
    out: dict[str, str] = {}
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Message | ast.Term) and entry.span is not None:
            start = entry.id.span.start if entry.id.span is not None else entry.span.start
            is_term = isinstance(entry, ast.Term)
            if is_term or allowed(entry.id.name, plugin):
                key = f"-{entry.id.name}" if is_term else entry.id.name
                out[key] = text[start - is_term : entry.span.end].rstrip()
            else:
                log.warning("%s may not say %s: dropped", plugin.id, entry.id.name)
    return out


def cleaned(text: str) -> str:
    """Return the text without control characters and changes of direction."""
    kept = [
        one
        for one in text.replace("\r\n", "\n")
        if one == "\n" or (unicodedata.category(one) != "Cc" and one not in DIRECTIONS)
    ]
    return "".join(kept)


def allowed(id: str, plugin: Plugin) -> bool:
    """Return True if a plugin may bring a message with this id."""
    if id.startswith((f"{plugin.game}-", f"why-{plugin.game}-", f"lesson-{plugin.id}-")):
        return True
    poster = [f"web-{what}-{plugin.id}" for what in OF_THE_LOBBY]
    return id in poster or re.fullmatch(r"web-house-[a-z0-9_-]+", id) is not None

"""Bots of installed packages, and what packages know of their packs."""

from __future__ import annotations

from posse.bots.bang.all_packs import teach
from posse.bots.base import ANY, Bot, known, register
from posse.engine.game import game
from posse.plugins.discovery import BOTS, Source, sources
from posse.plugins.loading import BOT, FAILURES, ID, PACK, Plugin, attempt, installed, leave_out


def load() -> None:
    """Register all bots of plugins, and teach ours the packs of plugins."""
    for source in sources(BOTS):
        attempt(source, _load_bot)
    for plugin in installed():
        if plugin.kind == PACK and plugin.game == "bang" and plugin.package:
            try:
                teach(plugin.package)
            except FAILURES as error:
                leave_out(plugin.source, error, "what bots know of it")


def _load_bot(source: Source) -> Plugin:
    """Register the bot. Its entry point is called `GAME.NAME`, or `NAME` if it plays all games."""
    of, dot, name = source.name.rpartition(".")
    if ID.fullmatch(name) is None:
        raise ValueError(f"{name!r} is no name of a bot: small letters, digits and _")
    if dot:
        game(of)  # raises UnknownGame
    found = source.load()
    if not isinstance(found, type) or not issubclass(found, Bot):
        raise TypeError(f"{source.entry.value} is no class of posse.bots.Bot")
    if name in known(of) or name in known(ANY):
        raise ValueError(f"there is already a bot {source.name!r}")
    register(of, name, found, foreign=True)
    return Plugin(source, BOT, source.name, of, found)

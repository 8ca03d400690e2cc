"""Games, packs and bots of installed packages. How to write one: docs/packs.md.

A package names its objects as entry points: games (`posse.games`), packs (`posse.packs`) and bots
(`posse.bots`). Games and packs are loaded once, when the games are asked for the first time; bots
when a bot is asked for. What cannot be loaded is logged in one line and left out. Set POSSE_PLUGINS
to `none` for none, or to names of packages for these alone.

>>> from posse import plugins
>>> [(one.kind, one.id, one.source.package) for one in plugins.installed()]
[]
"""

from posse.plugins.discovery import BOTS, GAMES, PACKS, Source
from posse.plugins.loading import Broken, Plugin, broken, installed

__all__ = ["BOTS", "GAMES", "PACKS", "Broken", "Plugin", "Source", "broken", "installed"]

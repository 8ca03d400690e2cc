"""What the host offers for new tables: all games and packs, or those of --games and --packs."""

from __future__ import annotations

from collections.abc import Collection

from posse.engine.errors import BadSetup
from posse.engine.game import Game, all_games, game
from posse.server.errors import Refused
from posse.server.settings import Settings


def games(settings: Settings) -> list[Game]:
    """The games that are offered, in the order of the registry."""
    return [found for found in all_games() if not settings.games or found.id in settings.games]


def packs(settings: Settings, found: Game) -> list[str]:
    """The packs of a game that are offered. Those of the usual match always are."""
    wanted = {*settings.packs, *found.default_packs}
    return [pack for pack in found.packs if not settings.packs or pack in wanted]


def setups(settings: Settings, found: Game) -> list[tuple[str, ...]]:
    """The combinations that are offered."""
    known = {*packs(settings, found)}
    return [chosen for chosen in found.setups() if {*chosen} <= known]


def require(settings: Settings, id: str, chosen: Collection[str]) -> None:
    """Raises Refused unless a game is offered with these packs."""
    found = game(id)
    if found not in games(settings) or not {*chosen} <= {*packs(settings, found)}:
        raise Refused("not_possible", "this server does not offer that")


def check(settings: Settings) -> None:
    """Raises BadSetup if the host names what is not there."""
    known = {pack for found in all_games() for pack in found.packs}
    ids = {found.id for found in all_games()}
    for what, named, there in (("game", settings.games, ids), ("pack", settings.packs, known)):
        unknown = sorted({*named} - there)
        if unknown:
            listed = ", ".join(sorted(there))
            raise BadSetup(f"there is no {what} {unknown[0]!r}; there are: {listed}")

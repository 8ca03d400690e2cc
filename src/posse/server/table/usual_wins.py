"""How often a role usually wins: what deputies have won in many matches (docs/balance.md)."""

from __future__ import annotations

import json
from functools import cache
from importlib import resources
from typing import Final

from posse.engine.match import Match

ROLE: Final = "role"
SEAT: Final = "seat"


@cache
def _figures() -> dict[str, dict[str, float]]:
    """By game, packs and number of players: tools/usual_wins.py writes them."""
    text = resources.files("posse.games").joinpath("usual_wins.json").read_text("utf-8")
    found: dict[str, dict[str, float]] = json.loads(text)
    return found


def roles(match: Match) -> list[str]:
    """The role of each seat; "" in a game without roles."""
    return [labels.get(ROLE, "") for labels in match.game.labels(match.state)]


def usual(match: Match) -> list[float] | None:
    """What each seat wins of such matches; None if nobody has counted them.

    With other packs the roles are the same, so the figures of the basic game stand in.
    """
    setup = match.setup
    every = _figures()
    names = [
        "-".join([setup.game, *packs, str(setup.players)]) for packs in (setup.packs, ("base",))
    ]
    found = next((every[name] for name in names if name in every), None)
    if found is None:
        return None
    labels = [one.get(ROLE) or one.get(SEAT, "") for one in match.game.labels(match.state)]
    return [found[label] for label in labels] if all(one in found for one in labels) else None

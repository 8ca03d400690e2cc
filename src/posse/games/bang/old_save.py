"""Saves of version 1.0, in which all cards that acted lay in one list called `middle`."""

from __future__ import annotations

from typing import Any

from posse.games.bang.cards import CARDS
from posse.games.bang.state import hooks_in
from posse.games.bang.zone import MARKS, TALLIES, ZONES


def renewed(data: dict[str, Any]) -> dict[str, Any]:
    """Return a save in today's form. One of today is returned as it is."""
    if "middle" not in data:
        return data
    out = {**data, "tallies": [], "furnished": []}
    middle, zones = out.pop("middle"), out["zones"]
    if zones:
        out["furnished"] = sorted({CARDS[card].pack for card in out["box"]})
        out["zones"] = [_cards(number, zones, middle) for number in range(len(ZONES))]
        out["marks"] = out["marks"] + [0] * (len(MARKS) - len(out["marks"]))
        out["tallies"] = [[0] * len(out["role"]) for _ in TALLIES]
    out["card_hooks"], out["hooks"] = hooks_in(out["box"], out["char"])
    return out


def _cards(number: int, zones: list[list[int]], middle: list[int]) -> list[int]:
    if ZONES[number].former == "middle":
        return middle
    return zones[number] if number < len(zones) else []

"""What the scenarios of these games write and expect in the same words."""

from __future__ import annotations

from typing import Any

from posse.engine.errors import BadRecord
from posse.engine.expect import Whole
from posse.engine.ids import Seat
from posse.engine.position import check_keys, number_in
from posse.games.sheriff.roles import ROLES, SHERIFF
from posse.games.sheriff.state import SheriffState

PERSON_KEYS = {"name", "role", "character", "life", "max", "out"}

# reading ------------------------------------------------------------------------------------------


def check_row(row: dict[str, Any], who: str, known: set[str]) -> None:
    """Check that a row of `seats` has a role and no key that nothing reads."""
    check_keys(row, who, known)
    if "role" not in row:
        raise BadRecord(f"{who} needs a role: one of {', '.join(ROLES)}")
    if not isinstance(row.get("out", False), bool):
        raise BadRecord(f"{who}.out is true or false, not {row['out']!r}")


def sit(
    g: SheriffState, row: dict[str, Any], who: str, life: int, most: int, kept: bool = False
) -> None:
    """Set the life points of the last seat: `life` and `most` unless the row says otherwise.

    `kept`: a card keeps the seat in play without life points.
    """
    seat = len(g.role) - 1
    out = bool(row.get("out", False))
    g.life[seat] = number_in(row, "life", 0 if out else life, f"{who}.life")
    g.max_life[seat] = number_in(row, "max", most, f"{who}.max")
    if g.life[seat] > g.max_life[seat]:
        raise BadRecord(f"{who} has life {g.life[seat]}, more than max = {g.max_life[seat]}")
    if out and g.life[seat]:
        raise BadRecord(f"{who} is out and has no life, not {g.life[seat]}")
    if not out and not g.life[seat] and not kept:
        raise BadRecord(f"{who} has life 0 and is not out: write out = true")
    if out:
        g.put_out(Seat(seat))


def check_table(g: SheriffState, names: tuple[str, ...]) -> None:
    """Refuse positions that no match can reach. `g.turn` is set already."""
    if g.turn not in g.ring:
        raise BadRecord(f"{names[g.turn]} is out and cannot be on turn")
    if g.role.count(SHERIFF) > 1:
        raise BadRecord("there is one Sheriff at most")
    for seat, char in enumerate(g.char):
        if char and char in g.char[:seat]:
            first = names[g.char.index(char)]
            raise BadRecord(f"{first} and {names[seat]} have the same character")


# examining ----------------------------------------------------------------------------------------


def examine_person(g: SheriffState, seat: Seat, key: str, characters: list[str]) -> Any:
    match key:
        case "life":
            return g.life[seat]
        case "max":
            return g.max_life[seat]
        case "out":
            return seat not in g.ring
        case "role":
            return ROLES[g.role[seat]]
        case "character":
            return characters[g.char[seat]]
    raise KeyError(key)


def count_roles(g: SheriffState) -> Whole:
    """Return how many of each role there are. Roles with none are left out."""
    return Whole({name: n for i, name in enumerate(ROLES) if (n := g.role.count(i))})

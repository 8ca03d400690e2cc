"""What the scenarios of these games write down and expect in the same words."""

from __future__ import annotations

from typing import Any

from posse.engine.errors import BadRecord
from posse.games.sheriff.roles import ROLES
from posse.games.sheriff.state import SheriffState


def index_of(names: tuple[str, ...], name: str, what: str) -> int:
    if name not in names:
        raise BadRecord(f"there is no {what} {name!r}; there are: {', '.join(names)}")
    return names.index(name)


def check_seat(row: dict[str, Any], known: set[str]) -> None:
    unknown = set(row) - known
    if unknown:
        raise BadRecord(f"a seat has no {', '.join(sorted(unknown))}; it has {sorted(known)}")


def seat_on_turn(spec: dict[str, Any]) -> int:
    """The seat that `turn` names; the first one unless said."""
    names = tuple([row.get("name", f"p{i}") for i, row in enumerate(spec["seats"])])
    return index_of(names, spec.get("turn", names[0]), "seat")


def examine_person(g: SheriffState, seat: int, key: str, characters: list[str]) -> Any:
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


def count_roles(g: SheriffState) -> dict[str, int]:
    return {name: n for i, name in enumerate(ROLES) if (n := g.role.count(i))}

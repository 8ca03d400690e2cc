"""What a scenario may expect of a state, as texts."""

from __future__ import annotations

from typing import Any

from posse.engine.expect import Bag
from posse.engine.ids import NONE, Seat
from posse.games.dice.character_table import CHARACTERS
from posse.games.dice.faces import LETTERS
from posse.games.dice.setup import SHERIFF_EXTRA
from posse.games.dice.state import DiceState
from posse.games.dice.view import view
from posse.games.sheriff.position import count_roles, examine_person
from posse.games.sheriff.roles import ROLES, SHERIFF


def examine_seat(g: DiceState, seat: Seat, key: str) -> Any:
    if key == "arrows":
        return g.arrows[seat]
    return examine_person(g, seat, key, [character.name for character in CHARACTERS])


def examine(g: DiceState, key: str, names: list[str]) -> Any:
    match key:
        case "turn":
            return names[g.turn]
        case "supply":
            return g.supply
        case "dice":
            return " ".join(["-" if face == NONE else LETTERS[face] for face in g.faces])
        case "rolls":
            return g.rolls
        case "knows":
            return {names[me]: known_roles(g, Seat(me), names) for me in range(len(names))}
    return examine_deal(g, key)


def examine_deal(g: DiceState, key: str) -> Any:
    """Return facts of a match that was dealt at random."""
    seats = range(len(g.role))
    match key:
        case "roles":
            return count_roles(g)
        case "first":
            return ROLES[g.role[g.turn]]
        case "characters_differ":
            return len(set(g.char)) == len(g.char) and 0 not in g.char
        case "characters":
            return [CHARACTERS[char].name for char in g.char]
        case "arrows_in_all":
            return g.supply + sum(g.arrows)
        case "life_as_printed":
            extra = [SHERIFF_EXTRA if role == SHERIFF else 0 for role in g.role]
            printed = [CHARACTERS[g.char[seat]].life + extra[seat] for seat in seats]
            return g.life == printed and g.max_life == printed
    raise KeyError(key)


def known_roles(g: DiceState, me: Seat, names: list[str]) -> Bag:
    """Return the roles that the seat's view shows, by seat."""
    return Bag([names[seat] for seat, role in enumerate(view(g, me).role) if role != NONE])

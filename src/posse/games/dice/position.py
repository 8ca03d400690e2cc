"""The positions of scenarios: seats and dice written down instead of dealt.

`dice = "A A D B 1 | G G 1 | 2 G"` gives the results of the throws (A arrow, D dynamite, 1, 2,
B beer, G Gatling; the bars are for the reader); `chance` may give some before these, as numbers.
`rolls` is how many rolls the seat on turn has made already: with `rolls = 2` the first throw is
the last. `supply` states the arrows in the middle, which follow from those held. In the script,
dice may be written by number: `ann roll 1,2,5`; `rolls 1,2,5` lists every way to roll some of
these.
"""

from __future__ import annotations

import re
from typing import Any

from posse.engine.chance import Chance
from posse.engine.errors import BadRecord
from posse.engine.ids import Seat
from posse.engine.position import index_of, number_in, seat_names_of
from posse.games.dice.character_table import CHARACTERS
from posse.games.dice.faces import ALL_DICE, LETTERS
from posse.games.dice.frames.turn import begin_turn
from posse.games.dice.setup import add_seat, show_roles
from posse.games.dice.state import ARROWS, DiceState
from posse.games.sheriff.position import PERSON_KEYS, check_row, check_table, sit
from posse.games.sheriff.roles import ROLES

SEAT_KEYS = {*PERSON_KEYS, "arrows"}


def position(spec: dict[str, Any], chance: Chance, house: dict[str, str]) -> DiceState:
    """Return the state that a scenario describes, run to its first question."""
    g = DiceState(chance)
    g.log = []
    g.house = house
    names = seat_names_of(spec)
    for row, who in zip(spec["seats"], names, strict=True):
        _sit(g, row, who)
    show_roles(g)
    g.roles = tuple(sorted(g.role))
    g.supply = _supply(g, spec)
    begin_turn(g, Seat(index_of(names, spec.get("turn", names[0]), "seat")))
    g.rolls = number_in(spec, "rolls", 0, "rolls")
    check_table(g, names)
    assert chance.tape is not None
    chance.tape += numbers(spec.get("chance", [])) + faces(spec.get("dice", ""))
    spec["script"] = [plain(line) for line in spec.get("script", [])]
    g.run()
    return g


def _sit(g: DiceState, row: dict[str, Any], who: str) -> None:
    check_row(row, who, SEAT_KEYS)
    seat = len(g.role)
    people = tuple([character.name for character in CHARACTERS])
    character = index_of(people, row.get("character", ""), "character")
    add_seat(g, index_of(ROLES, row["role"], "role"), character)
    most = number_in(row, "max", g.max_life[seat], f"{who}.max")
    sit(g, row, who, most, most)
    g.arrows[seat] = number_in(row, "arrows", 0, f"{who}.arrows")
    if row.get("out") and g.arrows[seat]:
        raise BadRecord(f"{who} is out and has no arrows")


def _supply(g: DiceState, spec: dict[str, Any]) -> int:
    supply = ARROWS - sum(g.arrows)
    if supply < 1:
        raise BadRecord(f"the seats hold {sum(g.arrows)} arrows; at least one lies in the middle")
    if spec.get("supply", supply) != supply:
        raise BadRecord(f"{supply} arrows lie in the middle, not {spec['supply']}")
    return supply


def numbers(values: list[Any]) -> list[int]:
    for value in values:
        if isinstance(value, bool) or not isinstance(value, int):
            raise BadRecord(f"`chance` gives numbers, not {value!r}; faces are given by `dice`")
    return values


def faces(text: Any) -> list[int]:
    """Return the numbers that chance must give for `A D | G`."""
    if not isinstance(text, str):
        raise BadRecord(f"`dice` is a text such as 'A D 1 | G B', not {text!r}")
    letters = text.replace("|", " ").split()
    for letter in letters:
        if len(letter) != 1 or letter not in LETTERS:
            raise BadRecord(f"a die does not show {letter!r}; it shows one of {' '.join(LETTERS)}")
    return [LETTERS.index(letter) for letter in letters]


def plain(line: Any) -> Any:
    """Return the script line with dice numbers replaced by the engine's text form (`roll x19`)."""
    if not isinstance(line, str):
        return line
    every = re.sub(r"\brolls ([1-5,]+)", lambda m: " | ".join(_subsets(_mask(m[1]))), line)
    return re.sub(r"\broll ([1-5,]+)", lambda m: f"roll x{_mask(m[1])}", every)


def _mask(numbers: str) -> int:
    return sum([1 << int(number) - 1 for number in numbers.split(",")])


def _subsets(free: int) -> list[str]:
    return [f"roll x{mask}" for mask in range(1, ALL_DICE + 1) if not mask & ~free]

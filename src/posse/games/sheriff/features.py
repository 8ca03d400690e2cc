"""What a program sees of the players at a table with roles."""

from __future__ import annotations

from posse.engine.features import Block, Column, flags, seats
from posse.engine.ids import NOBODY, NONE
from posse.games.sheriff.roles import ROLES
from posse.games.sheriff.state import SheriffState

LIVES = 16  # more than a player can have


def people_block(players: int) -> Block:
    columns = [
        *flags(["in_play"]),
        Column("life", LIVES),
        Column("max_life", LIVES),
        *flags(list(ROLES)),
        *flags(["on_turn", "asked", "other"]),
    ]
    text = (
        "each person: in play, life points, the role if this seat knows it, on turn, "
        "asked now, and whom the question names"
    )
    return Block("people", seats(players), columns, text)


def cast_block(name: str, players: int, cast: list[str], text: str) -> Block:
    return Block(name, seats(players), flags(cast), text)


def put_people(out: bytearray, at: int, width: int, v: SheriffState) -> None:
    """Fill the block `people`, with the columns in the order of their declaration."""
    count, me = len(v.role), v.me
    role, life, most = v.role, v.life, v.max_life
    for seat in range(count):
        start = at + (seat - me) % count * width
        out[start + 1] = life[seat]
        out[start + 2] = most[seat]
        if role[seat] != NONE:
            out[start + 3 + role[seat]] = 1
    for seat in v.ring:
        out[at + (seat - me) % count * width] = 1
    mark = at + 3 + len(ROLES)
    out[mark + (v.turn - me) % count * width] = 1
    choice = v.choice
    if choice is not None:
        out[mark + 1 + (choice.seat - me) % count * width] = 1
        if choice.other != NOBODY:
            out[mark + 2 + (choice.other - me) % count * width] = 1

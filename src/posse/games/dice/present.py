"""A view as JSON for the screens of players, and the constant facts beside it."""

from __future__ import annotations

from typing import Any

from posse.engine.ids import NONE, SPECTATOR, Seat, seats_at
from posse.games.dice.character_table import CHARACTERS, power_of
from posse.games.dice.faces import FACES, ONE, TWO
from posse.games.dice.state import DiceState
from posse.games.dice.targets import targets
from posse.games.dice.verbs import locked
from posse.games.sheriff.roles import ROLES, casts, hidden_roles


def show(v: DiceState) -> dict[str, Any]:
    """Return a view as JSON. All of it comes from the view, so it reveals no secret."""
    hidden = hidden_roles(v)
    thrower = power_of(v, v.turn)
    held = v.arrows[v.turn]
    return {
        "me": None if v.me in (SPECTATOR, NONE) else v.me,
        "turn": v.turn,
        "turns": v.turns,
        "arrows": v.supply,
        "rolls": v.rolls,
        "rolls_max": thrower.rolls,
        "gatlings": thrower.gatlings,
        "loose": thrower.loose_dynamite,
        "ambush": [thrower.ambushed(held + more) for more in range(len(v.faces) + 1)],
        "mercy": _mercy(v),
        "dice": _dice(v),
        "seats": [_seat(v, seat) for seat in seats_at(len(v.role))],
        "hidden": {ROLES[role]: hidden.count(role) for role in sorted(set(hidden))},
    }


def _mercy(v: DiceState) -> dict[str, Any]:
    """Return what saves the thrower from dynamite: beers and abilities, if dynamite comes last.

    `beers`: what a beer of the thrower gives, by their life before the first one.
    """
    thrower = power_of(v, v.turn)
    most = v.max_life[v.turn]
    return {
        "last": v.house["dynamite"] == "last",
        "beers": [thrower.own_beer(life) for life in range(most + 1)],
        "peace": thrower.peace,
        "mourns": thrower.mourns,
    }


def _dice(v: DiceState) -> list[dict[str, Any]]:
    """Return the dice. `locked` may not be rolled again; `kept` was not rolled last time."""
    fixed = locked(v, v.turn)
    return [
        {
            "face": None if face == NONE else FACES[face],
            "locked": bool(fixed >> die & 1),
            "kept": bool(v.kept >> die & 1),
        }
        for die, face in enumerate(v.faces)
    ]


def _seat(v: DiceState, seat: Seat) -> dict[str, Any]:
    role = v.role[seat]
    shots = {1: ONE, 2: TWO} if v.turn in v.ring else {}
    return {
        "role": None if role == NONE else ROLES[role],
        "character": CHARACTERS[v.char[seat]].id,
        "life": v.life[seat],
        "max": v.max_life[seat],
        "arrows": v.arrows[seat],
        "ambush": power_of(v, seat).ambushed(v.arrows[seat]),
        "out": seat not in v.ring,
        "shots": [n for n, face in shots.items() if seat in targets(v, v.turn, face)],
    }


def catalog() -> dict[str, Any]:
    """Return the constant facts. Names are slugs: the words are in the locales.

    Cards are the faces.
    """
    cards = [{"id": i, "kind": face} for i, face in enumerate(FACES)]
    characters = [{"id": c.id, "name": c.name, "life": c.life} for c in CHARACTERS if c.name]
    return {
        "faces": list(FACES),
        "cards": cards,
        "characters": characters,
        "roles": list(ROLES),
        "casts": casts(),
    }

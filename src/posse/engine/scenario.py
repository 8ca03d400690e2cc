"""The executable rulebook: read scenario files, play them, say what does not hold.

CONTRIBUTING lists every key. Each game decides what a position consists of.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any

from posse.engine.chance import Chance
from posse.engine.errors import BadRecord, PosseError
from posse.engine.expect import Broken, expect_all
from posse.engine.game import Game, all_games, game
from posse.engine.ids import Seat
from posse.engine.match import new_match
from posse.engine.script import act
from posse.engine.state import State
from posse.engine.text import seat_names

FILE_KEYS = {"game", "packs", "scenario"}
KEYS = {"name", "rules", "packs", "house", "script", "expect"}
DEALT_KEYS = {*KEYS, "setup"}
SETUP_KEYS = {"players", "seed"}
WISHES = {"roles": "role", "characters": "character"}  # of a deal: by seat, one or more
DEALS = 20_000  # that are tried until one fits
POSITION_KEYS = {*KEYS, "seats", "turn", "chance"}  # and the game's own

__all__ = ["Broken", "Report", "act", "read", "report", "run", "run_file", "start"]


class Report:
    """The result of one scenario; `problem` is "" if it holds."""

    def __init__(self, file: str, name: str, rules: list[str], problem: str) -> None:
        self.file = file
        self.name = name
        self.rules = rules
        self.problem = problem


# files --------------------------------------------------------------------------------------------


def read(path: Path) -> tuple[Game, list[dict[str, Any]]]:
    """Return the game and the scenarios of a file, each with the packs that the file names.

    Raises BadRecord if the file cannot be read or has no scenario.
    """
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadRecord(f"{path}: {error}") from error
    found = game_of(path, data)
    unknown = set(data) - FILE_KEYS
    if unknown:
        raise BadRecord(f"{path}: unknown keys: {', '.join(sorted(unknown))}")
    specs = data.get("scenario")
    if not isinstance(specs, list) or not specs:
        raise BadRecord(f"{path}: no [[scenario]] in it")
    if not all([isinstance(spec, dict) for spec in specs]):
        raise BadRecord(f"{path}: a scenario is a table, written as [[scenario]]")
    packs = {"packs": data["packs"]} if "packs" in data else {}
    return found, [{**packs, **spec} for spec in specs]


def game_of(path: Path, data: dict[str, Any]) -> Game:
    """Return the game that the folder (scenarios/<game>/ or below) or the file names.

    Raises BadRecord if neither names one.
    """
    folder = path.resolve().parent
    known = [found.id for found in all_games()]
    for id in (data.get("game"), folder.name):
        if id in known:
            return game(str(id))
    if "game" not in data and folder.parent.name in known:
        found = game(folder.parent.name)
        if folder.name in found.packs:
            return found
        raise BadRecord(f"{path}: {found.id} has no pack {folder.name!r}")
    raise BadRecord(f"{path}: say which game it is: game = one of {', '.join(known)}")


def run_file(path: Path) -> list[Report]:
    """Play all scenarios of a file and return a report of each.

    Raises BadRecord if the file cannot be read.
    """
    found, specs = read(path)
    return [report(str(path), found, i, spec) for i, spec in enumerate(specs)]


def report(file: str, found: Game, number: int, spec: dict[str, Any]) -> Report:
    """Run one scenario and return a report, even if the scenario is not well formed."""
    name = str(spec.get("name", f"scenario {number + 1}"))
    named, problem = spec.get("rules"), ""
    rules = [str(rule) for rule in named] if isinstance(named, list) else []
    try:
        run(found, spec)
    except (Broken, PosseError) as error:
        problem = str(error)
    except (LookupError, TypeError, ValueError, AttributeError, AssertionError) as flaw:
        problem = f"cannot be read: {type(flaw).__name__} {flaw}"
    return Report(file, name, rules, problem)


# one scenario -------------------------------------------------------------------------------------


def run(found: Game, spec: dict[str, Any]) -> None:
    """Play one scenario. Raises Broken where it does not hold."""
    check_keys(found, spec)
    g, names = start(found, spec)
    for line in spec.get("script", []):
        act(found, g, names, line)
    if g.chance.tape:
        raise Broken(f"`chance` has {len(g.chance.tape)} values nobody asked for")
    expect_all(found, g, names, spec.get("expect", {}))


def check_keys(found: Game, spec: dict[str, Any]) -> None:
    """Raise Broken for keys that nothing reads, and for values of the wrong type."""
    if ("seats" in spec) == ("setup" in spec):
        raise Broken("a scenario has either `seats` (a position) or `setup` (a deal)")
    known = DEALT_KEYS if "setup" in spec else {*POSITION_KEYS, *found.position_keys}
    unknown = set(spec) - known
    if unknown:
        raise Broken(f"unknown keys: {', '.join(sorted(unknown))}")
    for key in ("rules", "packs", "seats", "chance", "script"):
        if not isinstance(spec.get(key, []), list):
            raise Broken(f"`{key}` is a list, not {spec[key]!r}")
    for key in ("setup", "house"):
        if not isinstance(spec.get(key, {}), dict):
            raise Broken(f"`{key}` is a table, not {spec[key]!r}")


def dealt(found: Game, setup: dict[str, Any], packs: tuple[str, ...] | None, house: Any) -> State:
    """Return the deal of the seed, or the first deal after it that fulfils the wishes.

    Raises Broken if no deal does.
    """
    names = seat_names(setup["players"])
    wishes = [
        (names.index(name), WISHES[key], wanted)
        for key in WISHES
        for name, wanted in setup.get(key, {}).items()
    ]
    for number in range(DEALS if wishes else 1):
        seed = f"{setup['seed']} {number}" if number else setup["seed"]
        g = new_match(found.id, len(names), seed, packs=packs, house=house).state
        if all([found.examine_seat(g, Seat(seat), key) == wanted for seat, key, wanted in wishes]):
            return g
    raise Broken(f"no deal has {setup}")


def start(found: Game, spec: dict[str, Any]) -> tuple[State, list[str]]:
    """Return the state at its first question, and the names of the seats.

    Raises Broken or BadRecord if the scenario describes no possible position.
    """
    packs = packs_of(found, spec)
    if "setup" in spec:
        setup = spec["setup"]
        if set(setup) - set(WISHES) != SETUP_KEYS or type(setup["players"]) is not int:
            raise Broken(f"`setup` is {{players = number, seed = text}}, not {setup}")
        return dealt(found, setup, packs, spec.get("house")), seat_names(setup["players"])
    names = names_of(spec["seats"])
    return found.position(spec, Chance(b"", 0, [])), names


def packs_of(found: Game, spec: dict[str, Any]) -> tuple[str, ...] | None:
    """Return the packs that a scenario names; None if it plays with the usual ones.

    Raises BadSetup if they do not combine.
    """
    if "packs" not in spec:
        return None
    return found.checked_packs(tuple([str(pack) for pack in spec["packs"]]))


def names_of(rows: list[Any]) -> list[str]:
    """Return the names of the seats: p0, p1, … by default.

    Raises Broken if two are equal, or if a name is not one word.
    """
    if len(rows) < 2 or not all([isinstance(row, dict) for row in rows]):
        raise Broken("`seats` are at least two tables: {name = …, role = …}")
    names = [row.get("name", f"p{i}") for i, row in enumerate(rows)]
    for name in names:
        if not isinstance(name, str) or re.fullmatch(r"\w+", name) is None:
            raise Broken(f"a name is one word of letters and digits, not {name!r}")
    twice = sorted({name for name in names if names.count(name) > 1})
    if twice:
        raise Broken(f"two seats are called {', '.join(twice)}")
    return names

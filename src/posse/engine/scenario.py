"""The executable rulebook: read scenario files, play them, say what does not hold."""

from __future__ import annotations

import tomllib
from pathlib import Path
from typing import Any

from posse.engine.chance import Chance
from posse.engine.errors import BadRecord, PosseError
from posse.engine.game import Game, all_games, game
from posse.engine.match import new_match
from posse.engine.state import State
from posse.engine.text import event_text, option_text, seat_names

KEYS = ("name", "rules", "seats", "turn", "chance", "house", "script", "expect", "setup")


class Broken(Exception):
    """A scenario does not hold; the message says where and what was found instead."""


class Report:
    """How one scenario went; `problem` is "" if it holds."""

    def __init__(self, file: str, name: str, rules: list[str], problem: str) -> None:
        self.file = file
        self.name = name
        self.rules = rules
        self.problem = problem


def read(path: Path) -> tuple[Game, list[dict[str, Any]]]:
    """The game and the scenarios of a file. The folder names the game, unless the file does."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise BadRecord(f"{path}: {error}") from error
    known = [g.id for g in all_games()]
    id = data.get("game", path.resolve().parent.name)
    if id not in known:
        raise BadRecord(f"{path}: say which game it is: game = one of {', '.join(known)}")
    specs = data.get("scenario")
    if not isinstance(specs, list) or not specs:
        raise BadRecord(f"{path}: no [[scenario]] in it")
    if not all([isinstance(spec, dict) for spec in specs]):
        raise BadRecord(f"{path}: a scenario is a table, written as [[scenario]]")
    return game(id), specs


def run_file(path: Path) -> list[Report]:
    found, specs = read(path)
    return [report(str(path), found, i, spec) for i, spec in enumerate(specs)]


def report(file: str, found: Game, number: int, spec: Any) -> Report:
    """Run one scenario, however badly it is written."""
    name, rules, problem = f"scenario {number + 1}", [], ""
    try:
        name = str(spec.get("name", name))
        rules = [str(rule) for rule in spec.get("rules", [])]
        run(found, spec)
    except (Broken, PosseError) as error:
        problem = str(error)
    except (LookupError, TypeError, ValueError, AttributeError, AssertionError) as flaw:
        problem = f"cannot be read: {type(flaw).__name__} {flaw}"
    return Report(file, name, rules, problem)


def run(found: Game, spec: dict[str, Any]) -> None:
    """Play one scenario; raises Broken where it does not hold."""
    unknown = set(spec) - {*KEYS, *found.position_keys}
    if unknown:
        raise Broken(f"unknown keys: {', '.join(sorted(unknown))}")
    g, names = start(found, spec)
    for line in spec.get("script", []):
        act(found, g, names, line)
    if g.chance.tape:
        raise Broken(f"`chance` has values nobody asked for: {g.chance.tape}")
    for key, want in spec.get("expect", {}).items():
        expect(found, g, names, key, want)


def start(found: Game, spec: dict[str, Any]) -> tuple[State, list[str]]:
    if "setup" in spec:
        setup = spec["setup"]
        match = new_match(found.id, setup["players"], setup["seed"], house=spec.get("house"))
        return match.state, seat_names(setup["players"])
    names = [row.get("name", f"p{i}") for i, row in enumerate(spec["seats"])]
    return found.position(spec, Chance(b"", 0, list(spec.get("chance", [])))), names


def act(found: Game, g: State, names: list[str], line: str) -> None:
    """One line of the script: `ann play X`, `ann? a | b` (exactly legal), `ann! a` (illegal)."""
    who, _, text = line.partition(" ")
    if g.choice is None:
        raise Broken(f"`{line}`: nobody is asked; {g.outcome} won")
    legal = [option_text(found, option, names) for option in g.choice.options]
    asked = names[g.choice.seat]
    if who.rstrip("?!") != asked:
        raise Broken(f"`{line}`: {asked} is asked ({g.choice.topic}): {' | '.join(legal)}")
    if who.endswith("?"):
        if sorted(set(legal)) != sorted([part.strip() for part in text.split("|")]):
            raise Broken(f"`{line}`: legal is {' | '.join(legal)}")
    elif who.endswith("!"):
        if text in legal:
            raise Broken(f"`{line}`: is legal")
    elif text not in legal:
        raise Broken(f"`{line}`: legal is {' | '.join(legal)}")
    else:
        g.apply(legal.index(text))


def expect(found: Game, g: State, names: list[str], key: str, want: Any) -> None:
    if key in names:
        for field, value in want.items():
            compare(f"{key}.{field}", found.examine_seat(g, names.index(key), field), value)
    elif key == "winner":
        compare(key, g.outcome, want)
    elif key == "winners":
        compare(key, sorted([names[seat] for seat in g.winners]), sorted(want))
    elif key == "asked":
        compare(key, names[g.choice.seat] if g.choice else "", want)
    elif key == "events":
        in_order([event_text(found, event, names) for event in g.log or []], want)
    elif key == "no_events":
        texts = [event_text(found, event, names) for event in g.log or []]
        compare(key, [t for t in texts if t.startswith(tuple(want))], [])
    else:
        compare(key, found.examine(g, key, names), want)


def compare(what: str, got: Any, want: Any) -> None:
    """Equal; of tables only what is written down is compared, so that scenarios stay short."""
    if isinstance(want, dict) and isinstance(got, dict) and what != "roles":
        for key, value in want.items():
            compare(f"{what}.{key}", got.get(key), value)
    elif what.startswith(("reach.", "knows.")) and got is not None:
        if sorted(got) != sorted(want):
            raise Broken(f"{what} is {got}, not {want}")
    elif got != want:
        raise Broken(f"{what} is {got!r}, not {want!r}")


def in_order(events: list[str], want: list[str]) -> None:
    at = 0
    for text in want:
        if text not in events[at:]:
            raise Broken(f"no event {text!r} after {at}; events: {'; '.join(events)}")
        at += events[at:].index(text) + 1

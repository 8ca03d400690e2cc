"""The index of rules (scenarios/<game>/rules.toml) and how well the scenarios cover it."""

from __future__ import annotations

import tomllib
from pathlib import Path

from posse.engine.errors import BadRecord
from posse.engine.scenario import read

INDEX = "rules.toml"


class Rule:
    """One rule sentence in our own words, and where the printed one stands."""

    def __init__(self, id: str, en: str, de: str, where: str) -> None:
        self.id = id
        self.en = en
        self.de = de
        self.where = where


class Coverage:
    """`missing`: rules nobody shows; `unknown`: scenarios that name no known rule."""

    def __init__(self, rules: list[Rule], missing: list[str], unknown: list[str]) -> None:
        self.rules = rules
        self.missing = missing
        self.unknown = unknown


def scenario_files(root: Path, game: str = "*") -> list[Path]:
    return sorted([path for path in root.glob(f"{game}/*.toml") if path.name != INDEX])


def rules(root: Path, game: str) -> list[Rule]:
    path = root / game / INDEX
    try:
        rows = tomllib.loads(path.read_text(encoding="utf-8"))["rule"]
        found = [Rule(row["id"], row["en"], row["de"], row["where"]) for row in rows]
    except (OSError, KeyError, tomllib.TOMLDecodeError) as error:
        raise BadRecord(f"{path}: {error}") from error
    ids = [rule.id for rule in found]
    twice = sorted({id for id in ids if ids.count(id) > 1})
    if twice:
        raise BadRecord(f"{path}: written twice: {', '.join(twice)}")
    return found


def coverage(root: Path, game: str) -> Coverage:
    known = rules(root, game)
    ids = {rule.id for rule in known}
    shown: set[str] = set()
    unknown: list[str] = []
    for path in scenario_files(root, game):
        for spec in read(path)[1]:
            named = spec.get("rules", [])
            shown.update(named)
            where = f"{path.name}: {spec.get('name', '?')}"
            unknown += [f"{where}: {id}" for id in named if id not in ids]
            if not named:
                unknown.append(f"{where}: names no rule")
    return Coverage(known, [rule.id for rule in known if rule.id not in shown], unknown)

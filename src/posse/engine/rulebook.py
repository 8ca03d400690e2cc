"""The index of rules, and how well the scenarios cover it.

The index of a game is scenarios/<game>/rules.toml and, for each pack with a folder,
scenarios/<game>/<pack>/rules.toml. Scenarios lie beside either.
"""

from __future__ import annotations

import tomllib
from pathlib import Path

from posse.engine.errors import BadRecord
from posse.engine.scenario import read

INDEX = "rules.toml"


class Rule:
    """One rule in our own words, and where the printed rule stands.

    `pack` is the pack whose folder it lies in; "" for the game's own.
    """

    def __init__(self, id: str, en: str, de: str, where: str, pack: str = "") -> None:
        self.id = id
        self.en = en
        self.de = de
        self.where = where
        self.pack = pack


class Coverage:
    """`missing`: rules without a scenario; `unknown`: ids in scenarios that no rule has."""

    def __init__(self, rules: list[Rule], missing: list[str], unknown: list[str]) -> None:
        self.rules = rules
        self.missing = missing
        self.unknown = unknown


def scenario_files(root: Path, game: str = "*") -> list[Path]:
    """Return the scenario files of the game and of its packs."""
    found = [*root.glob(f"{game}/*.toml"), *root.glob(f"{game}/*/*.toml")]
    return sorted([path for path in found if path.name != INDEX])


def rules(root: Path, game: str) -> list[Rule]:
    """Return the game's own rules, then those of its packs."""
    found = _index(root / game / INDEX, "")
    for path in sorted((root / game).glob(f"*/{INDEX}")):
        found += _index(path, path.parent.name)
    ids = [rule.id for rule in found]
    twice = sorted({id for id in ids if ids.count(id) > 1})
    if twice:
        raise BadRecord(f"{root / game}: written twice: {', '.join(twice)}")
    return found


def _index(path: Path, pack: str) -> list[Rule]:
    try:
        rows = tomllib.loads(path.read_text(encoding="utf-8"))["rule"]
        return [Rule(row["id"], row["en"], row["de"], row["where"], pack) for row in rows]
    except (OSError, KeyError, tomllib.TOMLDecodeError) as error:
        raise BadRecord(f"{path}: {error}") from error


def coverage(root: Path, game: str) -> Coverage:
    """Return which rules of a game have scenarios, and which do not."""
    known = rules(root, game)
    ids = {rule.id for rule in known}
    shown: set[str] = set()
    unknown: list[str] = []
    for path in scenario_files(root, game):
        for spec in read(path)[1]:
            named = spec.get("rules", [])
            shown.update(named)
            where = f"{path.relative_to(root / game)}: {spec.get('name', '?')}"
            unknown += [f"{where}: {id}" for id in named if id not in ids]
            if not named:
                unknown.append(f"{where}: names no rule")
    return Coverage(known, [rule.id for rule in known if rule.id not in shown], unknown)

"""The index of rules, and how well the scenarios cover it.

The index of a game is scenarios/<game>/rules.toml and, for each pack with a folder,
scenarios/<game>/<pack>/rules.toml. Scenarios lie beside either. A plugin has such a tree of its
own, so every function takes several roots.
"""

from __future__ import annotations

import re
import tomllib
from pathlib import Path
from typing import Any, Final

from posse.engine.errors import BadRecord
from posse.engine.scenario import read

INDEX = "rules.toml"
RULING: Final = re.compile(r"\b[BDW]\d+\b")


class Rule:
    """One rule in our own words, and where the printed rule stands.

    `pack` is the pack whose folder it lies in; "" for the game's own. `refusals` are the reasons of
    refusals that it explains, `log` the lines of the log that its ruling decided.
    """

    def __init__(
        self,
        id: str,
        en: str,
        de: str,
        where: str,
        pack: str = "",
        refusals: tuple[str, ...] = (),
        log: tuple[str, ...] = (),
    ) -> None:
        self.id = id
        self.en = en
        self.de = de
        self.where = where
        self.pack = pack
        self.refusals = refusals
        self.log = log

    @property
    def ruling(self) -> str:
        """Return the number of the first ruling that `where` names, or ""."""
        found = RULING.search(self.where)
        return found[0] if found else ""


class Coverage:
    """`missing`: rules without a scenario; `unknown`: ids in scenarios that no rule has."""

    def __init__(self, rules: list[Rule], missing: list[str], unknown: list[str]) -> None:
        self.rules = rules
        self.missing = missing
        self.unknown = unknown


def scenario_files(root: Path, game: str = "*", more: tuple[Path, ...] = ()) -> list[Path]:
    """Return the scenario files of the game and of its packs, in this root and in more."""
    out: list[Path] = []
    for home in (root, *more):
        found = [*home.glob(f"{game}/*.toml"), *home.glob(f"{game}/*/*.toml")]
        out += sorted([path for path in found if path.name != INDEX])
    return out


def rules(root: Path, game: str, more: tuple[Path, ...] = ()) -> list[Rule]:
    """Return the game's own rules, then those of its packs.

    Raises BadRecord if an index cannot be read, if there is none, or if two rules have the same id.
    """
    found: list[Rule] = []
    for home in (root, *more):
        own = home / game / INDEX
        if own.is_file():
            found += _index(own, "")
        for path in sorted((home / game).glob(f"*/{INDEX}")):
            found += _index(path, path.parent.name)
    if not found:
        found = _index(root / game / INDEX, "")  # says which file is missing
    ids = [rule.id for rule in found]
    twice = sorted({id for id in ids if ids.count(id) > 1})
    if twice:
        raise BadRecord(f"{root / game}: written twice: {', '.join(twice)}")
    return found


def _index(path: Path, pack: str) -> list[Rule]:
    try:
        rows = tomllib.loads(path.read_text(encoding="utf-8"))["rule"]
        return [_rule(row, pack) for row in rows]
    except (OSError, KeyError, tomllib.TOMLDecodeError) as error:
        raise BadRecord(f"{path}: {error}") from error


def _rule(row: dict[str, Any], pack: str) -> Rule:
    cited = [tuple(str(one) for one in row.get(key, ())) for key in ("refusals", "log")]
    return Rule(row["id"], row["en"], row["de"], row["where"], pack, *cited)


def _short(path: Path, game: str) -> str:
    """The path below the folder of the game."""
    parts = path.parts
    at = len(parts) - 1 - parts[::-1].index(game) if game in parts else 0
    return "/".join(parts[at + 1 :])


def coverage(root: Path, game: str, more: tuple[Path, ...] = ()) -> Coverage:
    """Return which rules of a game have scenarios, and which do not.

    Raises BadRecord if the index or a scenario file cannot be read.
    """
    known = rules(root, game, more)
    ids = {rule.id for rule in known}
    shown: set[str] = set()
    unknown: list[str] = []
    for path in scenario_files(root, game, more):
        for spec in read(path)[1]:
            named = spec.get("rules", [])
            shown.update(named)
            where = f"{_short(path, game)}: {spec.get('name', '?')}"
            unknown += [f"{where}: {id}" for id in named if id not in ids]
            if not named:
                unknown.append(f"{where}: names no rule")
    return Coverage(known, [rule.id for rule in known if rule.id not in shown], unknown)

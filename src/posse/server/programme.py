"""What is on in this house: the games, their unchanging facts, their rules and their words."""

from __future__ import annotations

import tomllib
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

from msgspec import Struct

from posse import locales
from posse.engine.errors import BadSetup
from posse.engine.game import Game, all_games, game
from posse.server import replies
from posse.server.errors import Refused

# In the order of the lobby: game, fewest and most players; and the same for its packs. Games and
# packs that are not there yet are shown as coming.
BILL: tuple[tuple[str, tuple[int, int], dict[str, tuple[int, int]]], ...] = (
    (
        "bang",
        (4, 7),
        {"base": (4, 7), "dodge_city": (3, 8), "great_train_robbery": (3, 8)},
    ),
    ("dice", (3, 8), {}),
    ("wyatt", (2, 4), {}),
)

# The rules lie beside the scenarios: inside an installed package, or at the root of the sources.
PACKAGE = Path(__file__).parent.parent
HOMES = (PACKAGE / "scenarios", PACKAGE.parent.parent / "scenarios")


BotsOf = Callable[[str], list[str]]


class Players(Struct, frozen=True):
    min: int
    max: int


class Pack(Struct, frozen=True):
    id: str
    players: tuple[int, int]
    ready: bool


class HouseRule(Struct, frozen=True):
    id: str
    values: list[str]


class GameInfo(Struct, frozen=True):
    id: str
    ready: bool
    players: Players
    packs: list[Pack]
    house: list[HouseRule]
    bots: list[str]


def games(bots_of: BotsOf) -> bytes:
    ready = {found.id: found for found in all_games()}
    return replies.encode(
        [_info(id, ready.get(id), seats, packs, bots_of) for id, seats, packs in BILL]
    )


def _info(
    id: str,
    found: Game | None,
    seats: tuple[int, int],
    packs: dict[str, tuple[int, int]],
    bots_of: BotsOf,
) -> GameInfo:
    if found is None:
        coming = [Pack(pack, limits, ready=False) for pack, limits in packs.items()]
        return GameInfo(id, False, Players(*seats), coming, [], [])
    known = {pack: packs.get(pack, seats) for pack in found.packs}
    shown = [_pack(found, pack, limits) for pack, limits in {**packs, **known}.items()]
    house = [HouseRule(rule, list(values)) for rule, values in found.house.items()]
    now = found.seats(found.default_packs)
    return GameInfo(id, True, Players(*now), shown, house, bots_of(id))


def _pack(found: Game, pack: str, limits: tuple[int, int]) -> Pack:
    """Players with this pack on the table: alone, or together with the default ones."""
    for packs in ((pack,), (*found.default_packs, pack)):
        try:
            if pack in found.packs:
                return Pack(pack, found.seats(packs), ready=True)
        except BadSetup:
            continue
    return Pack(pack, limits, ready=pack in found.packs)


@cache
def catalog(id: str) -> bytes:
    found = {one.id: one for one in all_games()}.get(id)
    if found is None:
        raise Refused("no_game", f"there is no game {id!r} here", 404)
    return replies.encode({**game(id).catalog(), "rules": _rules(id)})


def _rules(id: str) -> list[dict[str, Any]]:
    for home in HOMES:
        path = home / id / "rules.toml"
        if path.is_file():
            rules: list[dict[str, Any]] = tomllib.loads(path.read_text(encoding="utf-8"))["rule"]
            return rules
    return []


@cache
def words(lang: str) -> bytes:
    """The Fluent source of a language, all files one after the other."""
    if lang not in locales.LANGUAGES:
        raise Refused("no_language", f"there are no words in {lang!r}", 404)
    files = sorted((locales.HOME / lang).glob("*.ftl"))
    return "\n".join([file.read_text(encoding="utf-8") for file in files]).encode()

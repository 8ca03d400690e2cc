"""The games of this server: their set-ups, their catalogs and their rules."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from msgspec import Struct

from posse import locales
from posse.engine import rulebook
from posse.engine.game import Game, all_games, game
from posse.server.errors import Refused
from posse.server.wire import replies
from posse.shipped import shipped

# Packs that are announced but not ready, by game, with their numbers of players.
COMING_PACKS: dict[str, dict[str, tuple[int, int]]] = {"bang": {"great_train_robbery": (3, 8)}}

RULINGS = {"en": "rulings.md", "de": "rulings.de.md"}


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


class SetUp(Struct, frozen=True):
    """Packs that go together, their numbers of players, and their house rules."""

    packs: list[str]
    players: tuple[int, int]
    house: list[HouseRule]


class GameInfo(Struct, frozen=True):
    id: str
    ready: bool
    players: Players
    packs: list[Pack]
    setups: list[SetUp]
    bots: list[str]


@cache
def games(bots_of: BotsOf) -> bytes:
    return replies.encode([_info(found, bots_of(found.id)) for found in all_games()])


def _info(found: Game, bots: list[str]) -> GameInfo:
    announced = COMING_PACKS.get(found.id, {})
    packs = [Pack(pack, _fewest(found, pack), ready=True) for pack in found.packs]
    packs += [Pack(id, at, ready=False) for id, at in announced.items() if id not in found.packs]
    setups = [_setup(found, chosen) for chosen in found.setups()]
    now = found.seats(found.default_packs)
    return GameInfo(found.id, True, Players(*now), packs, setups, bots)


def _setup(found: Game, packs: tuple[str, ...]) -> SetUp:
    rules = found.house_rules(packs)
    house = [HouseRule(rule, list(values)) for rule, values in rules.items()]
    return SetUp(list(packs), found.seats(packs), house)


def _fewest(found: Game, pack: str) -> tuple[int, int]:
    """The numbers of players in the smallest set-up with this pack."""
    return next(found.seats(chosen) for chosen in found.setups() if pack in chosen)


@cache
def catalog(id: str) -> bytes:
    _known(id)
    return replies.encode(game(id).catalog())


@cache
def rules(id: str, lang: str) -> bytes:
    """The index of a game's rules in one language, for the pages about rules."""
    _known(id)
    if lang not in locales.LANGUAGES:
        raise Refused("no_language", f"there are no rules in {lang!r}", 404)
    return replies.encode([_told(rule, lang) for rule in _index(id)])


def _known(id: str) -> None:
    if id not in {one.id for one in all_games()}:
        raise Refused("no_game", f"there is no game {id!r} here", 404)


def _index(id: str) -> list[rulebook.Rule]:
    root = shipped("scenarios")
    return rulebook.rules(root, id) if (root / id / rulebook.INDEX).is_file() else []


def _told(rule: rulebook.Rule, lang: str) -> dict[str, str]:
    text = rule.de if lang == "de" else rule.en
    return {"id": rule.id, "text": text, "where": rule.where, "pack": rule.pack}


@cache
def rulings(lang: str) -> bytes:
    """Our rulings where the rulebooks are unclear, as HTML."""
    from markdown_it import MarkdownIt

    if lang not in locales.LANGUAGES:
        raise Refused("no_language", f"there are no rulings in {lang!r}", 404)
    text = shipped("docs", RULINGS[lang]).read_text(encoding="utf-8")
    return str(MarkdownIt("commonmark").enable("table").render(text)).encode()

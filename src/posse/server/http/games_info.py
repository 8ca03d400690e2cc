"""The games of this server: their set-ups, their catalogs and their rules."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache

from msgspec import Struct

from posse import locales
from posse.engine import rulebook
from posse.engine.errors import BadRecord
from posse.engine.game import Game, all_games, game
from posse.engine.lesson import lessons_of
from posse.plugins import icons, scenarios
from posse.server import offered
from posse.server.errors import Refused
from posse.server.settings import Settings
from posse.server.wire import replies
from posse.shipped import shipped

RULINGS = {"en": "rulings.md", "de": "rulings.de.md"}


BotsOf = Callable[[str], list[str]]


class Players(Struct, frozen=True):
    min: int
    max: int


class Pack(Struct, frozen=True, omit_defaults=True):
    id: str
    players: tuple[int, int]
    ready: bool
    poster: str = ""  # the name of an icon
    plugin: str = ""  # the package that brings it, with its version


class HouseRule(Struct, frozen=True):
    id: str
    values: list[str]


class SetUp(Struct, frozen=True):
    """Packs that go together, their numbers of players, and their house rules."""

    packs: list[str]
    players: tuple[int, int]
    house: list[HouseRule]


class GameInfo(Struct, frozen=True, omit_defaults=True):
    id: str
    ready: bool
    players: Players
    packs: list[Pack]
    setups: list[SetUp]
    bots: list[str]
    poster: str = ""
    plugin: str = ""
    icons: dict[str, str] = {}  # of the posters, by name: SVG that was cleaned
    lessons: list[str] = []  # that can be played here


@cache
def games(bots_of: BotsOf, settings: Settings) -> bytes:
    found = offered.games(settings)
    return replies.encode([_info(one, bots_of(one.id), settings) for one in found])


def _info(found: Game, bots: list[str], settings: Settings) -> GameInfo:
    chosen = offered.setups(settings, found)
    drawn = icons.icons(found.id)
    posters = {id: drawn[id] for id in (found.id, *found.packs) if id in drawn}
    named = {**found.posters, **{id: id for id in posters}}
    packs = [
        Pack(
            pack, _fewest(found, pack, chosen), True,
            poster=named.get(pack, ""), plugin=found.origins.get(pack, ""),
        )
        for pack in offered.packs(settings, found)
        if any(pack in packs for packs in chosen)
    ]  # fmt: skip
    return GameInfo(
        found.id, True, Players(*found.seats(found.default_packs)), packs,
        [_setup(found, packs) for packs in chosen], bots,
        poster=named.get(found.id, ""),
        plugin=found.origins.get(found.id, ""), icons=posters,
        lessons=[lesson.id for lesson in lessons_of(found.id) if lesson.packs in chosen],
    )  # fmt: skip


def _setup(found: Game, packs: tuple[str, ...]) -> SetUp:
    rules = found.house_rules(packs)
    house = [HouseRule(rule, list(values)) for rule, values in rules.items()]
    return SetUp(list(packs), found.seats(packs), house)


def _fewest(found: Game, pack: str, setups: list[tuple[str, ...]]) -> tuple[int, int]:
    """The numbers of players in the smallest set-up with this pack."""
    return next(found.seats(chosen) for chosen in setups if pack in chosen)


@cache
def catalog(id: str) -> bytes:
    """The constant facts of a game, what its index cites, and the icons of its plugins."""
    _known(id)
    more = {"citations": _citations(_index(id)), "icons": icons.icons(id)}
    return replies.encode({**game(id).catalog(), **{key: one for key, one in more.items() if one}})


def _citations(index: list[rulebook.Rule]) -> dict[str, dict[str, str]]:
    """Which rule explains a refusal, and which ruling decided a line of the log."""
    refusals = {reason: rule.id for rule in index for reason in rule.refusals}
    log = {line: rule.ruling for rule in index for line in rule.log if rule.ruling}
    return {"refusals": refusals, "log": log} if refusals or log else {}


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
    try:
        return rulebook.rules(shipped("scenarios"), id, scenarios.roots(id))
    except BadRecord:  # a game without an index
        return []


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

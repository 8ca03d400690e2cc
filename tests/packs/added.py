"""BANG! with packs from outside, beside the shipped ones: for one test, then they are gone."""

from __future__ import annotations

import importlib
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from functools import cache
from pathlib import Path

from fluent.runtime import FluentResource

from posse.engine.game import game
from posse.games.bang.game import PACK_REGISTRY, Bang
from posse.locales import LANGUAGES, bundle
from tests.packs.trading_post.pack import TRADING_POST

HOME = Path(__file__).parent / "trading_post"
GOLD_RUSH = Path(__file__).parents[2] / "examples" / "posse-gold-rush" / "src"


@contextmanager
def trading_post() -> Iterator[Bang]:
    """While this lasts, BANG! has the Trading Post, as if a plugin had brought it."""
    words()
    with silent() as bang:
        yield bang


@contextmanager
def silent() -> Iterator[Bang]:
    """The same without words: to read their files takes half a second."""
    bang = game("bang")
    assert isinstance(bang, Bang)
    if TRADING_POST.id in bang.packs:  # it is there already
        yield bang
        return
    bang.add_pack(TRADING_POST)
    before = PACK_REGISTRY.before
    try:
        yield bang
    finally:
        PACK_REGISTRY.before = before
        PACK_REGISTRY.drop_last()
        bang._take_packs()


@contextmanager
def two_shops() -> Iterator[Bang]:
    """While this lasts, BANG! has Gold Rush, the example of a package, beside the Trading Post."""
    sys.path.insert(0, str(GOLD_RUSH))
    try:
        pack = importlib.import_module("posse_gold_rush.pack").PACK
    finally:
        sys.path.remove(str(GOLD_RUSH))
    with trading_post() as bang:
        words(GOLD_RUSH / "posse_gold_rush" / "locales", "bang_gold_rush")
        company = pack.company
        pack.company = {*company, TRADING_POST.id}
        bang.add_pack(pack)
        try:
            yield bang
        finally:
            pack.company = company
            PACK_REGISTRY.drop_last()
            bang._take_packs()


@cache
def words(home: Path = HOME / "locales", name: str = "bang_trading_post") -> None:
    """Add what a pack says, in every language."""
    for lang in LANGUAGES:
        text = (home / lang / f"{name}.ftl").read_text("utf-8")
        bundle(lang).add_resource(FluentResource(text))


@cache
def setups() -> list[tuple[str, ...]]:
    """Every set-up with the Trading Post."""
    with silent() as bang:
        return [packs for packs in bang.setups() if TRADING_POST.id in packs]


@cache
def seats(packs: tuple[str, ...]) -> tuple[int, int]:
    """The fewest and most players with these packs."""
    with silent() as bang:
        return bang.seats(packs)

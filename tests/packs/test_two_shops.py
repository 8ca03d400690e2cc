"""All packs at once: ours, the Trading Post and Gold Rush. Three own a middle, two a shop."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Iterator

import pytest
from rich.console import Console

from posse.engine.match import Match, new_match
from posse.games.bang.cards import CARDS
from posse.games.bang.game import Bang
from posse.games.bang.state import BangState
from posse.locales import LANGUAGES, Words
from posse.terminal.bang_screen import BangScreen, BangWording
from posse.testing import check_game, walk
from tests.conformance import COMPILED
from tests.games.bang.test_properties import nothing_is_lost
from tests.packs import added
from tests.server.table.test_leaks_of_packs import watched
from tests.terminal.test_furniture import UNTRANSLATED

pytestmark = pytest.mark.skipif(COMPILED, reason="a class of a pack is not compiled")

ZONES = {"locomotive", "train", "track", "post", "shop", "stock", "camp", "gear", "store"}
# What lies in the middle all the time: one card of each.
MIDDLES = ("locomotive", "post", "camp")


@pytest.fixture
def packs() -> Iterator[tuple[str, ...]]:
    with added.two_shops() as bang:
        yield max(bang.setups(), key=len)


def played(packs: tuple[str, ...]) -> Iterator[tuple[Match, BangState]]:
    """A random match, decision by decision."""
    match = new_match("bang", 5, "two shops", packs=packs)
    for _ in walk(match, random.Random("two shops")):
        assert isinstance(match.state, BangState)
        yield match, match.state


def test_nothing_vanishes_from_the_table(packs: tuple[str, ...]) -> None:
    bought: set[str] = set()
    for match, g in played(packs):
        nothing_is_lost(g)
        shown = match.game.present(match.view(None))
        assert set(shown["zones"]) >= ZONES
        assert [len(shown["zones"][name]) for name in MIDDLES] == [1, 1, 1]
        assert all({"purse", "hoard", "nuggets"} == set(row["tallies"]) for row in shown["seats"])
        bought |= {event.verb for event in match.events if event.verb in ("buy", "board")}
    assert bought == {"buy", "board"}, "wares of both shops, and cars"
    backs = {CARDS[event.card].kind.back for event in match.events if event.verb == "buy"}
    assert backs == {"ware", "gear"}


def test_every_decision_holds(packs: tuple[str, ...]) -> None:
    check_game("bang", 4, 1, packs)


def test_nobody_gets_what_they_may_not_know(packs: tuple[str, ...]) -> None:
    eyes = asyncio.run(watched(packs, 4, "greenhorn"))
    assert all(len(eye.sizes) == eye.match.number for eye in eyes)


@pytest.mark.parametrize("lang", LANGUAGES)
def test_the_terminal_names_everything(lang: str, packs: tuple[str, ...]) -> None:
    match, _ = next(played(packs))
    game = match.game
    assert isinstance(game, Bang)
    screen = BangScreen(BangWording(game, Words(lang), 5, 0))
    console = Console(width=200, markup=False)
    with console.capture() as capture:
        for part in screen.table(game.present(match.view(0))):
            console.print(part)
    text = capture.get()
    assert not UNTRANSLATED.search(text)
    names = [f"bang-zone-{name}" for name in ("post", "shop", "camp", "gear")]
    for id in (*names, "bang-tally-purse", "bang-tally-nuggets", "bang-kind-leland"):
        other = "bang-kind-ironhorse" if id.endswith("leland") else id
        assert Words(lang).say(id) in text or Words(lang).say(other) in text, id

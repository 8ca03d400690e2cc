"""Questions of BANG! for tests: my turn with some cards, and a shot at me."""

from __future__ import annotations

from typing import Any

from tests.browser.conftest import Visit
from tests.browser.feed import ME, Feed
from tests.browser.server_process import Server
from tests.browser.visitor import (
    DESK,
    Size,
    Visitor,
)


def sit(visit: Visit, server: Server, size: Size = DESK, **more: Any) -> tuple[Visitor, Feed]:
    visitor = visit(size, **more)
    visitor.call("Ruth")
    return visitor, Feed(visitor, server)


def mine(hand: list[int], front: list[int] | None = None, life: int = 3, **more: Any) -> Any:
    """A view in which I hold these cards, and everybody but my neighbours is at distance 3."""
    me = {"hand": hand, "front": front or [], "waiting": [], "life": life, "max": 4}
    seats: dict[str, Any] = {"0": {**me, "character": "bart_cassidy", "acts": None}}
    for number in range(1, 7):
        near = number in (1, 6)
        there = {"distance": 1 if near else 3, "reach": near, "front": [], "hand": [None, None]}
        seats[str(number)] = {**there, "out": False}
    return {"seats": {"$i": seats}, "reach": 1, "shelf": [], **more}


def turn(feed: Feed, *kinds: str, **more: Any) -> list[int]:
    """My turn with one card of each kind. Each can be played; aimed ones on my neighbours."""
    cards = [feed.card(kind) for kind in kinds]
    aimed = {"bang", "duel", "panic", "jail"}
    options: list[dict[str, Any]] = []
    for card, kind in zip(cards, kinds, strict=True):
        seats = [{"seat": 1}, {"seat": 6}] if kind in aimed else [{}]
        options += [{"verb": "play", "card": card, **seat} for seat in seats]
    feed.ask("play", *options, {"verb": "end"}, view=mine(cards, turn=ME, bangs=0, **more))
    return cards


def shot(feed: Feed, life: int, *kinds: str) -> None:
    """Another player shoots at me while I hold these, with a Barrel in front of me."""
    hand, barrel = [feed.card(kind) for kind in kinds], feed.card("barrel")
    missed = [{"verb": "missed", "card": card} for card in hand if card == feed.card("missed")]
    beers = [card for card in hand if card == feed.card("beer")]
    saves = [{"verb": "beer", "card": card, "life": life} for card in beers]
    feed.ask(
        "shot", *missed, {"verb": "barrel", "card": barrel}, {"verb": "take"},
        view=mine(hand, [barrel], life, saves=saves), card=feed.card("bang", 3), other=2, x=1,
    )  # fmt: skip

"""The deal depends on the name of the person in the first seat, the seed (see seeds.py)."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import count, islice

import posse
from posse.engine.match import new_match
from tests.browser.player import Player
from tests.browser.seeds import seed_of
from tests.browser.visitor import Visitor

TRIES = 6


def character_of(name: str, packs: tuple[str, ...], players: int) -> str:
    """The character that this person gets in the first seat."""
    match = new_match("bang", players, seed_of(name), packs=packs)
    shown = posse.game("bang").present(match.view(0))
    return str(shown["seats"][0]["character"])


def names_of(character: str, packs: tuple[str, ...], players: int) -> Iterator[str]:
    for number in count(1):
        name = f"Guest {number}"
        if character_of(name, packs, players) == character:
            yield name


def seek_as(
    visitor: Visitor, character: str, packs: tuple[str, ...], wanted: Callable[[Player], bool]
) -> Player:
    """Plays as this character until `wanted` holds.

    If the match ends before, it plays another one.
    """
    players = posse.game("bang").seats(packs)[0] + 2
    player = Player(visitor)
    for name in islice(names_of(character, packs, players), TRIES):
        visitor.call(name)
        visitor.table(packs=list(packs), players=players, start=True)
        if player.play(lambda: wanted(player)) == "asked":
            return player
    raise AssertionError("in none of these matches it came to that")

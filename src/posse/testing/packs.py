"""A pack in every set-up that it is part of."""

from __future__ import annotations

from posse.engine.game import game
from posse.testing.matches import check_game


def check_pack(id: str, matches: int = 3, of: str = "bang", baring: tuple[str, ...] = ()) -> None:
    """Play random matches of every set-up with a pack, with the fewest and the most players.

    `of`: the game that it belongs to. For the rest see `check_game`. Raises AssertionError if the
    game has no such pack, or if something does not hold.
    """
    found = game(of)
    setups = [packs for packs in found.setups() if id in packs]
    assert setups, f"{of} has no pack {id!r}; there are: {', '.join(found.packs)}"
    for packs in setups:
        for players in sorted({*found.seats(packs)}):
            check_game(of, players, matches, packs, baring)

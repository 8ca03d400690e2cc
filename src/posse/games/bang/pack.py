"""A pack: everything one box brings along, as one object. `game.py` lists them."""

from __future__ import annotations

from posse.engine.frame import Frame
from posse.games.bang.cards import Kind
from posse.games.bang.power import Power

DeckRows = tuple[tuple[Kind, str], ...]  # a kind and its printed copies: "AS 2D 10C"
CastRows = tuple[tuple[str, int, Power], ...]  # name, life points, ability
Seats = tuple[int, int]  # fewest and most players


class Pack:
    """Plain facts; `Box` numbers the cards and says which packs go together.

    A row may name a kind that another pack owns: the kind exists once, whoever brings copies.
    """

    def __init__(
        self,
        id: str,
        *,
        deck: DeckRows = (),
        cast: CastRows = (),
        seats: Seats | None = None,
        needs: tuple[str, ...] = (),
        goes_with: tuple[str, ...] = (),
        seats_with: dict[str, Seats] | None = None,
        deck_without: dict[str, DeckRows] | None = None,
        frames: tuple[type[Frame], ...] = (),
        house: dict[str, tuple[str, ...]] | None = None,
    ) -> None:
        self.id = id
        self.deck = deck
        self.cast = cast
        self.seats = seats  # None: the pack changes nothing about it
        self.needs = needs  # at least one of these must be at the table too
        self.company = {*needs, *goes_with}  # packs it may be mixed with
        self.seats_with = seats_with or {}  # other pack -> players when that one is there too
        self.deck_without = deck_without or {}  # other pack -> more rows when it is not there
        self.frames = frames
        self.house = house or {}  # house rule -> its values, default first

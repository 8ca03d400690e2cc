"""A pack: everything that one box adds, as one object. `game.py` lists ours."""

from __future__ import annotations

from collections.abc import Callable

from posse.engine.frame import Frame
from posse.engine.ids import Card, Topic
from posse.games.bang.actions import Deed
from posse.games.bang.cards import Kind
from posse.games.bang.power import Power
from posse.games.bang.state import BangState
from posse.games.bang.zone import Mark, Tally, Zone

DeckRows = tuple[tuple[Kind, str], ...]  # a kind and its printed copies: "AS 2D 10C"
CastRows = tuple[tuple[str, int, Power], ...]  # name, life points, ability
Seats = tuple[int, int]  # fewest and most players
# Takes the numbers of the pack's pieces; returns those it laid out in addition.
Prepare = Callable[[BangState, list[Card]], list[Card]]


class Pack:
    """Plain facts. `PackRegistry` numbers the cards and knows which packs combine.

    A row may name a kind that another pack owns: the kind exists once, and any pack may bring
    copies.
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
        pieces: tuple[Kind, ...] = (),
        zones: tuple[Zone, ...] = (),
        marks: tuple[Mark, ...] = (),
        tallies: tuple[Tally, ...] = (),
        prepare: Prepare | None = None,
        complete: Prepare | None = None,
        actions: tuple[Deed, ...] = (),
        topics: tuple[Topic, ...] = (),
        open_topics: tuple[Topic, ...] = (),
        rules_version: str = "",
        poster: str = "",
    ) -> None:
        self.id = id
        self.game = "bang"
        self.deck = deck
        self.cast = cast
        self.seats = seats  # None: the pack changes nothing about it
        self.needs = needs  # needs at least one of these packs
        self.company = {*needs, *goes_with}  # packs it may be combined with
        self.seats_with = seats_with or {}  # other pack -> players if that one is used too
        self.deck_without = deck_without or {}  # other pack -> more rows if that one is not used
        self.frames = frames
        self.house = house or {}  # house rule -> its values, default first
        self.pieces = pieces  # one card of each of these kinds lies beside the deck
        self.zones = zones
        self.marks = marks
        self.tallies = tallies
        self.prepare = prepare  # lays the pieces out before the first turn
        self.complete = complete  # completes a position of a scenario
        self.actions = actions  # answers that its cards and characters make possible
        self.topics = topics  # topics that only this pack asks about
        # topics whose number of answers everybody knows, because it depends on no hand
        self.open_topics = open_topics
        # of a plugin: raised when old answers no longer replay; "": with each release
        self.rules_version = rules_version
        self.poster = poster  # an icon that the app has; a plugin brings one by its own id

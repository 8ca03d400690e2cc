"""BANG! as a game of Posse. This module joins the packs and the core."""

from __future__ import annotations

import json
from typing import Any, Final

from posse.engine.actions import ActionSpace
from posse.engine.chance import Chance, key_of
from posse.engine.choice import Note, Option
from posse.engine.features import Observer
from posse.engine.frame import Frame, by_name
from posse.engine.ids import SPECTATOR, Card, Seat
from posse.engine.setup import Setup
from posse.engine.state import State
from posse.games.bang import (
    examine,
    old_save,
    option_notes,
    position,
    present,
    setup,
    topics,
    view,
    zone,
)
from posse.games.bang.cards import CARDS
from posse.games.bang.characters import CHARACTERS
from posse.games.bang.frames.all import CORE
from posse.games.bang.pack import Pack
from posse.games.bang.pack_registry import PackRegistry
from posse.games.bang.packs.base.pack import BASE
from posse.games.bang.packs.dodge_city.pack import DODGE_CITY
from posse.games.bang.packs.great_train_robbery.pack import GREAT_TRAIN_ROBBERY
from posse.games.bang.state import BangState
from posse.games.sheriff.game import SheriffGame

# Our packs, in the order of their cards' numbers; those of plugins come after them (`add_pack`).
PACKS: Final[tuple[Pack, ...]] = (BASE, DODGE_CITY, GREAT_TRAIN_ROBBERY)
PACK_REGISTRY: Final = PackRegistry(PACKS)
OPEN_TOPICS: Final = (topics.STORE, topics.LOOT, topics.LIMIT)  # see `Pack`
POSITION_KEYS: Final = ("deck", "pile", "phase")  # and the zones and marks of packs


class Bang(SheriffGame):
    """BANG! and its packs. `PackRegistry` knows which packs and how many players are possible."""

    def __init__(self, registry: PackRegistry = PACK_REGISTRY) -> None:
        super().__init__(
            "bang",
            packs=registry.ids,
            house={"duplicates": ("refuse", "turn_end")},
            position_keys=(*POSITION_KEYS, *zone.every_name()),
            version=3,
        )
        self.registry = registry
        self._take_packs()
        self.lit = {"deck": "deck", "pile": "pile", "sights": "sights", "life": "life"}
        self.lit_by_seat = ("front",)

    def add_pack(self, pack: Any) -> None:
        """Take a pack of a plugin, if it fits and can be dealt and shown."""
        if not isinstance(pack, Pack):
            raise TypeError(f"a pack of BANG! is a Pack, not {type(pack).__name__}")
        self.registry.add(pack)
        self._take_packs()
        try:
            self._try_pack(pack.id)
        except (Exception, SystemExit):
            self.registry.drop_last()
            self._take_packs()
            raise

    def _take_packs(self) -> None:
        self.packs = self.registry.ids
        opened = [topic for pack in self.registry.packs for topic in pack.open_topics]
        self.open_topics = frozenset([*OPEN_TOPICS, *opened])
        own = {pack.id: pack.poster for pack in self.registry.packs if pack.poster}
        self.posters = {self.id: "crossed-pistols", **own}
        self.position_keys = (*POSITION_KEYS, *zone.every_name())

    def _try_pack(self, id: str) -> None:
        """Deal a match of each new set-up and show it. Raises whatever goes wrong."""
        for packs in self.setups():
            if id in packs:
                table = self.setup(self.seats(packs)[0], packs, None)
                g = self.deal(table, Chance(key_of(id)))
                json.dumps(self.present(self.view(g, SPECTATOR)))
                self.actions(table)
                self.observer(table)
        json.dumps(self.catalog())
        self.frames()

    def setups(self) -> list[tuple[str, ...]]:
        return self.registry.setups()

    def seats(self, packs: tuple[str, ...]) -> tuple[int, int]:
        return self.registry.seats(packs)

    def house_rules(self, packs: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
        return {**self.house, **self.registry.house(packs)}

    def deal(self, setup_: Setup, chance: Chance) -> BangState:
        return setup.deal(setup_, chance, self.registry)

    def blank(self) -> BangState:
        return BangState(Chance(b""))

    def load(self, data: dict[str, Any]) -> State:
        """Return the state that `dump` described, also one of version 1.0."""
        return super().load(old_save.renewed(data))

    def frames(self) -> dict[str, type[Frame]]:
        return by_name([*CORE, *self.registry.frames()])

    def view(self, g: BangState, seat: Seat) -> BangState:
        return view.view(g, seat)

    def screens(self, g: BangState, seats: list[Seat]) -> list[dict[str, Any]]:
        """Return the screens of these seats.

        The open part is made once; one view is changed from seat to seat.
        """
        rows: list[dict[str, Any]] = []
        v = view.view(g, seats[0])
        shared = present.common(v)
        for seat in seats:
            if v.me != seat:
                view.dress(v, g, seat)
            rows.append(self.with_result(v, present.own(v, shared)))
        return rows

    def imagine(self, v: BangState, chance: Chance) -> BangState:
        return view.imagine(v, chance)

    def position(self, spec: dict[str, Any], chance: Chance) -> BangState:
        packs = self.checked_packs(tuple(spec["packs"]) if "packs" in spec else None)
        house = self.checked_house(packs, spec.get("house", {}))
        return position.position(spec, chance, packs, self.registry, house)

    def examine(self, g: BangState, key: str, names: list[str]) -> Any:
        return examine.examine(g, key, names)

    def examine_seat(self, g: BangState, seat: Seat, key: str) -> Any:
        return examine.examine_seat(g, seat, key)

    def card_text(self, card: Card) -> str:
        return CARDS[card].text

    def deck_texts(self, packs: tuple[str, ...]) -> list[str]:
        return [CARDS[card].text for card in self.registry.deck(packs)]

    def cards_seen(self, v: BangState) -> list[Card]:
        held = [v.hand[seat] for seat in sorted(v.ring, key=lambda seat: seat != v.me)]
        rows = [*held, *v.front, v.pile[-1:], v.shelf, *v.zones]
        return [card for row in rows for card in row if card >= 0]

    def show(self, v: BangState) -> dict[str, Any]:
        return present.show(v)

    def note(self, v: BangState, option: Option) -> Note | None:
        return option_notes.note(v, option)

    def catalog(self) -> dict[str, Any]:
        return present.catalog(self.packs)

    def actions(self, setup: Setup) -> ActionSpace:
        return self.registry.actions(setup.packs, setup.players)

    def observer(self, setup: Setup) -> Observer:
        return self.registry.observer(setup.packs, setup.players)

    def character_name(self, char: int) -> str:
        return CHARACTERS[char].name

"""BANG! as a game of Posse. This module joins the packs and the core."""

from __future__ import annotations

from typing import Any, Final

from posse.engine.actions import ActionSpace
from posse.engine.chance import Chance
from posse.engine.choice import Note, Option
from posse.engine.features import Observer
from posse.engine.frame import Frame, by_name
from posse.engine.game import Setup
from posse.engine.ids import Card, Seat
from posse.games.bang import examine, option_notes, position, present, setup, topics, view, zone
from posse.games.bang.cards import CARDS
from posse.games.bang.characters import CHARACTERS
from posse.games.bang.frames.all import CORE
from posse.games.bang.pack import Pack
from posse.games.bang.pack_registry import PackRegistry
from posse.games.bang.packs.base.pack import BASE
from posse.games.bang.packs.dodge_city import topics as dodge_city_topics
from posse.games.bang.packs.dodge_city.pack import DODGE_CITY
from posse.games.bang.packs.great_train_robbery import topics as train_topics
from posse.games.bang.packs.great_train_robbery.pack import GREAT_TRAIN_ROBBERY
from posse.games.bang.state import BangState
from posse.games.sheriff.game import SheriffGame

# All packs, in the order of their cards' numbers. A new one is a line at the end.
PACKS: Final[tuple[Pack, ...]] = (BASE, DODGE_CITY, GREAT_TRAIN_ROBBERY)
PACK_REGISTRY: Final = PackRegistry(PACKS)


class Bang(SheriffGame):
    """BANG! and its packs. `PackRegistry` knows which packs and how many players are possible."""

    def __init__(self) -> None:
        super().__init__(
            "bang",
            packs=PACK_REGISTRY.ids,
            house={"duplicates": ("refuse", "turn_end")},
            position_keys=("deck", "pile", "phase", "middle", *zone.names()),
            version=3,
        )
        self.open_topics = frozenset(
            {
                topics.STORE,
                topics.LOOT,
                topics.LIMIT,
                dodge_city_topics.MIMIC,
                train_topics.CIRCUS,
                train_topics.OFFER,
            }
        )

    def setups(self) -> list[tuple[str, ...]]:
        return PACK_REGISTRY.setups()

    def seats(self, packs: tuple[str, ...]) -> tuple[int, int]:
        return PACK_REGISTRY.seats(packs)

    def house_rules(self, packs: tuple[str, ...]) -> dict[str, tuple[str, ...]]:
        return {**self.house, **PACK_REGISTRY.house(packs)}

    def deal(self, setup_: Setup, chance: Chance) -> BangState:
        return setup.deal(setup_, chance, PACK_REGISTRY)

    def blank(self) -> BangState:
        return BangState(Chance(b""))

    def frames(self) -> dict[str, type[Frame]]:
        return by_name([*CORE, *PACK_REGISTRY.frames()])

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
        return position.position(spec, chance, packs, PACK_REGISTRY, house)

    def examine(self, g: BangState, key: str, names: list[str]) -> Any:
        return examine.examine(g, key, names)

    def examine_seat(self, g: BangState, seat: Seat, key: str) -> Any:
        return examine.examine_seat(g, seat, key)

    def card_text(self, card: Card) -> str:
        return CARDS[card].text

    def show(self, v: BangState) -> dict[str, Any]:
        return present.show(v)

    def note(self, v: BangState, option: Option) -> Note | None:
        return option_notes.note(v, option)

    def catalog(self) -> dict[str, Any]:
        return present.catalog(self.packs)

    def actions(self, setup: Setup) -> ActionSpace:
        return PACK_REGISTRY.actions(setup.packs, setup.players)

    def observer(self, setup: Setup) -> Observer:
        return PACK_REGISTRY.observer(setup.packs, setup.players)

    def character_name(self, char: int) -> str:
        return CHARACTERS[char].name

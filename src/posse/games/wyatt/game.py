"""Wyatt Earp as a game of Posse."""

from __future__ import annotations

from typing import Any

from posse.engine.actions import ActionSpace
from posse.engine.chance import Chance
from posse.engine.choice import Note, Option
from posse.engine.features import Observer
from posse.engine.frame import Frame, by_name
from posse.engine.game import Game
from posse.engine.ids import Card, Seat, seats_at
from posse.engine.setup import Setup
from posse.games.wyatt import examine, option_notes, position, present, setup, topics, view
from posse.games.wyatt.actions import VERBS
from posse.games.wyatt.cards import EVERY_CARD, FIRST, KIND, KINDS, OUTLAWS
from posse.games.wyatt.features import WyattObserver
from posse.games.wyatt.frames.draw import Draw
from posse.games.wyatt.frames.earp import Free, Search
from posse.games.wyatt.frames.hideout import Hideout, Reply
from posse.games.wyatt.frames.play import Now, Play
from posse.games.wyatt.frames.wanted import Steal, Wanted
from posse.games.wyatt.rounds import GOAL, WAYS, Round
from posse.games.wyatt.state import WyattState

FRAMES: list[type[Frame]] = [Round, Draw, Play, Now, Search, Free, Hideout, Reply, Wanted, Steal]


class Wyatt(Game):
    """Two to four players play several rounds for money."""

    def __init__(self) -> None:
        super().__init__(
            "wyatt", packs=(), house={}, position_keys=position.KEYS, version=2, score="money"
        )
        self.posters = {self.id: "wanted-reward"}
        self.open_topics = frozenset({topics.HIDEOUT, topics.STEAL, topics.FREE})
        posters = {f"poster {name}": f"poster-{i}" for i, name in enumerate(OUTLAWS)}
        self.lit = {"deck": "deck", "pile": "pile", **posters}

    def seats(self, packs: tuple[str, ...]) -> tuple[int, int]:
        self.refuse_packs(packs)
        return setup.SEATS

    def deal(self, setup_: Setup, chance: Chance) -> WyattState:
        return setup.deal(setup_.players, chance)

    def blank(self) -> WyattState:
        return WyattState(Chance(b""))

    def frames(self) -> dict[str, type[Frame]]:
        return by_name(FRAMES)

    def view(self, g: WyattState, seat: Seat) -> WyattState:
        return view.view(g, seat)

    def imagine(self, v: WyattState, chance: Chance) -> WyattState:
        return view.imagine(v, chance)

    def position(self, spec: dict[str, Any], chance: Chance) -> WyattState:
        return position.position(spec, chance)

    def examine(self, g: WyattState, key: str, names: list[str]) -> Any:
        return examine.examine(g, key, names)

    def examine_seat(self, g: WyattState, seat: Seat, key: str) -> Any:
        return examine.examine_seat(g, seat, key)

    def card_text(self, card: Card) -> str:
        return KINDS[KIND[card]].name

    def deck_texts(self, packs: tuple[str, ...]) -> list[str]:
        return [KINDS[KIND[card]].name for card in EVERY_CARD]

    def cards_seen(self, v: WyattState) -> list[Card]:
        hand = [FIRST[KIND[card]] for card in v.hand[v.me]]  # equal cards lie in one stack
        return [card for card in [*hand, *v.pile[-1:]] if card >= 0]

    def show(self, v: WyattState) -> dict[str, Any]:
        return present.show(v)

    def note(self, v: WyattState, option: Option) -> Note | None:
        return option_notes.note(v, option)

    def catalog(self) -> dict[str, Any]:
        return present.catalog()

    def actions(self, setup: Setup) -> ActionSpace:
        return ActionSpace(setup.players, VERBS)

    def observer(self, setup: Setup) -> Observer:
        return WyattObserver(setup.players)

    def standing(self, g: WyattState, seat: Seat) -> float:
        """Return the seat's money as a share of the sum that ends a match."""
        return min(1.0, g.money[seat] / GOAL)

    def labels(self, g: WyattState) -> list[dict[str, str]]:
        return [{"seat": str(seat + 1)} for seat in seats_at(g.players)]

    def scores(self, g: WyattState) -> list[int]:
        """Return the money of each seat, in bills of 1,000."""
        return g.money[:]

    def counts(self, g: WyattState) -> dict[str, dict[str, int]]:
        return {"round_ends": dict(zip(WAYS, g.ends, strict=True))}

    def in_play(self, g: WyattState) -> list[Seat]:
        return seats_at(g.players)

    def measures(self, g: WyattState) -> dict[str, int]:
        return {"rounds": g.round, "turns": g.turns}

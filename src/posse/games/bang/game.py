"""BANG! as a game of the house: here the packs meet the core."""

from __future__ import annotations

from typing import Any

from posse.engine.chance import Chance
from posse.engine.errors import BadSetup
from posse.engine.frame import Frame
from posse.engine.game import Game, Setup
from posse.games.bang import examine, position, present, setup, view
from posse.games.bang.cards import CARDS
from posse.games.bang.characters import CHARACTERS
from posse.games.bang.frames.check import Check, Pick
from posse.games.bang.frames.death import Death
from posse.games.bang.frames.duel import Duel, Indians
from posse.games.bang.frames.hurt import Hurt
from posse.games.bang.frames.loot import Loot
from posse.games.bang.frames.pay import Pay
from posse.games.bang.frames.shot import Shot, Volley
from posse.games.bang.frames.store import Store
from posse.games.bang.frames.turn import Checks, Discard, Draw, Play
from posse.games.bang.packs.base.cards import DECK
from posse.games.bang.packs.base.characters import CAST
from posse.games.bang.packs.base.phase_one import FirstCard, Keep
from posse.games.bang.state import BangState
from posse.games.sheriff.roles import ROLES

FRAMES: list[type[Frame]] = [
    Check,
    Pick,
    Death,
    Duel,
    Indians,
    Hurt,
    Loot,
    Pay,
    Shot,
    Volley,
    Store,
    Checks,
    Discard,
    Draw,
    Play,
    FirstCard,
    Keep,
]


class Bang(Game):
    """Four to seven players with the base box."""

    def __init__(self) -> None:
        super().__init__(
            "bang",
            packs=("base",),
            house={"duplicates": ("refuse", "turn_end")},
            position_keys=("deck", "pile", "phase"),
        )

    def seats(self, packs: tuple[str, ...]) -> tuple[int, int]:
        if packs != ("base",):
            raise BadSetup(f"these packs cannot be combined: {', '.join(packs) or 'none'}")
        return (4, 7)

    def deal(self, setup_: Setup, chance: Chance) -> BangState:
        return setup.deal(setup_, chance, DECK.cards, CAST.characters)

    def blank(self) -> BangState:
        return BangState(Chance(b""))

    def frames(self) -> dict[str, type[Frame]]:
        return {cls.__name__: cls for cls in FRAMES}

    def view(self, g: BangState, seat: int) -> BangState:
        return view.view(g, seat)

    def imagine(self, v: BangState, chance: Chance) -> BangState:
        return view.imagine(v, chance)

    def position(self, spec: dict[str, Any], chance: Chance) -> BangState:
        house = self.setup(4, None, spec.get("house")).house
        return position.position(spec, chance, DECK.cards, house)

    def examine(self, g: BangState, key: str, names: list[str]) -> Any:
        return examine.examine(g, key, names)

    def examine_seat(self, g: BangState, seat: int, key: str) -> Any:
        return examine.examine_seat(g, seat, key)

    def card_text(self, card: int) -> str:
        return CARDS[card].text

    def present(self, v: BangState) -> dict[str, Any]:
        return present.present(v)

    def catalog(self) -> dict[str, Any]:
        return present.catalog()

    def labels(self, g: BangState) -> list[dict[str, str]]:
        return [
            {"role": ROLES[role], "character": CHARACTERS[char].name}
            for role, char in zip(g.role, g.char, strict=True)
        ]

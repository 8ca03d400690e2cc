"""The Dice Game as a game of Posse."""

from __future__ import annotations

from typing import Any

from posse.engine.actions import ActionSpace
from posse.engine.chance import Chance
from posse.engine.choice import Note, Option
from posse.engine.features import Observer
from posse.engine.frame import Frame, by_name
from posse.engine.ids import Card, Seat
from posse.engine.setup import Setup
from posse.games.dice import examine, option_notes, position, present, setup, view
from posse.games.dice.actions import VERBS
from posse.games.dice.character_table import CHARACTERS
from posse.games.dice.faces import DICE, FACES
from posse.games.dice.features import DiceObserver
from posse.games.dice.frames.aim import Aim
from posse.games.dice.frames.beer import Beers, Drink
from posse.games.dice.frames.bless import Bless
from posse.games.dice.frames.closing import Blast, Peace
from posse.games.dice.frames.gatling import Burst, Clear, Guns
from posse.games.dice.frames.rolling import Rolling
from posse.games.dice.frames.turn import ORDER, Turn
from posse.games.dice.frames.volley import Volley
from posse.games.dice.state import DiceState
from posse.games.sheriff.game import SheriffGame
from posse.games.sheriff.roles import DEALT

FRAMES: list[type[Frame]] = [
    Turn,
    Bless,
    Rolling,
    Aim,
    Volley,
    Beers,
    Drink,
    Guns,
    Clear,
    Burst,
    Peace,
    Blast,
]


class Dice(SheriffGame):
    """Three to eight players. The `card` of an option, choice or event is a face."""

    def __init__(self) -> None:
        super().__init__(
            "dice",
            packs=(),
            house={"dynamite": tuple(ORDER)},
            position_keys=("dice", "supply", "rolls"),
        )
        self.posters = {self.id: "dynamite"}
        dice = {f"die {n}": f"die-{n}" for n in range(1, DICE + 1)}
        self.lit = {"dice": "dice", "supply": "supply", "shots": "shots", **dice}
        self.lit_by_seat = ("arrows",)

    def seats(self, packs: tuple[str, ...]) -> tuple[int, int]:
        self.refuse_packs(packs)
        return (min(DEALT), max(DEALT))

    def deal(self, setup_: Setup, chance: Chance) -> DiceState:
        return setup.deal(setup_, chance)

    def blank(self) -> DiceState:
        return DiceState(Chance(b""))

    def frames(self) -> dict[str, type[Frame]]:
        return by_name(FRAMES)

    def view(self, g: DiceState, seat: Seat) -> DiceState:
        return view.view(g, seat)

    def imagine(self, v: DiceState, chance: Chance) -> DiceState:
        return view.imagine(v, chance)

    def position(self, spec: dict[str, Any], chance: Chance) -> DiceState:
        house = self.setup(min(DEALT), None, spec.get("house")).house
        return position.position(spec, chance, house)

    def examine(self, g: DiceState, key: str, names: list[str]) -> Any:
        return examine.examine(g, key, names)

    def examine_seat(self, g: DiceState, seat: Seat, key: str) -> Any:
        return examine.examine_seat(g, seat, key)

    def card_text(self, card: Card) -> str:
        return FACES[card]

    def show(self, v: DiceState) -> dict[str, Any]:
        return present.show(v)

    def note(self, v: DiceState, option: Option) -> Note | None:
        return option_notes.note(v, option)

    def catalog(self) -> dict[str, Any]:
        return present.catalog()

    def actions(self, setup: Setup) -> ActionSpace:
        return ActionSpace(setup.players, VERBS)

    def observer(self, setup: Setup) -> Observer:
        return DiceObserver(setup.players)

    def character_name(self, char: int) -> str:
        return CHARACTERS[char].name

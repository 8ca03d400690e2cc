"""Saddle as a game of Posse."""

from __future__ import annotations

from typing import Any, Final

from posse import Game, Setup
from posse.engine.actions import ActionRow, ActionSpace
from posse.engine.chance import Chance
from posse.engine.expect import Bag
from posse.engine.frame import Frame, by_name
from posse.engine.ids import NONE, Card, Seat, seats_at
from posse.engine.layout import HAND, ROW, Layout, Move, SeatZone, TableZone, Tally
from posse_saddle import position, state
from posse_saddle.cards import CARDS, DEALT, figure, text
from posse_saddle.frames import PLAY, STOW, TOPICS, Bags, Trick, scores
from posse_saddle.state import SaddleState

LAYOUT: Final = Layout(
    [figure(card) for card in CARDS],
    seat_zones=(SeatZone("hand", HAND, secret=True), SeatZone("bag", ROW, secret=True)),
    table_zones=(TableZone("trick", ROW),),
    tallies=(Tally("tricks"),),
    topics=TOPICS,
    moves=(Move(STOW, "hand", "bag"), Move(PLAY, "hand", "trick")),
)


class Saddle(Game):
    """Three to five players, no packs."""

    def __init__(self) -> None:
        super().__init__("saddle", packs=(), house={}, position_keys=position.KEYS, score="points")
        self.layout = LAYOUT
        # everybody knows how many cards a hand has, and not how many of them follow suit
        self.open_topics = frozenset({TOPICS[0]})

    def seats(self, packs: tuple[str, ...]) -> tuple[int, int]:
        self.refuse_packs(packs)
        return (3, 5)

    def deal(self, setup: Setup, chance: Chance) -> SaddleState:
        g = SaddleState(chance)
        deck = CARDS[:]
        chance.shuffle(deck)
        for _ in seats_at(setup.players):
            g.hand.append(sorted([deck.pop() for _ in range(DEALT)]))
        g.bag, g.tricks = [[] for _ in g.hand], [0] * setup.players
        g.push(Bags(Seat(0), setup.players))
        g.run()
        return g

    def blank(self) -> SaddleState:
        return SaddleState(Chance(b""))

    def frames(self) -> dict[str, type[Frame]]:
        return by_name([Bags, Trick])

    def view(self, g: Any, seat: Seat) -> SaddleState:
        return state.view(g, seat)

    def imagine(self, view: Any, chance: Chance) -> SaddleState:
        return state.imagine(view, chance)

    def position(self, spec: dict[str, Any], chance: Chance) -> SaddleState:
        self.checked_packs(tuple(spec["packs"]) if "packs" in spec else None)
        self.checked_house((), spec.get("house", {}))
        return position.position(spec, chance)

    def examine(self, g: Any, key: str, names: list[str]) -> Any:
        if key == "trick":
            return [text(card) for card in g.trick]
        if key == "turn":
            return names[g.turn]
        raise KeyError(key)

    def examine_seat(self, g: Any, seat: Seat, key: str) -> Any:
        if key in {"hand", "bag"}:
            return Bag([text(card) for card in getattr(g, key)[seat]])
        if key == "tricks":
            return g.tricks[seat]
        if key == "points":
            return self.scores(g)[seat]
        raise KeyError(key)

    def card_text(self, card: Card) -> str:
        return text(card)

    def actions(self, setup: Setup) -> ActionSpace:
        every = tuple(CARDS)
        return ActionSpace(setup.players, [ActionRow(STOW, every), ActionRow(PLAY, every)])

    def standing(self, g: Any, seat: Seat) -> float:
        return float(g.tricks[seat] / max(1, sum(g.tricks)))

    def scores(self, g: Any) -> list[int]:
        return scores(g, bool(g.outcome) and NONE not in [card for bag in g.bag for card in bag])

    def in_play(self, g: Any) -> list[Seat]:
        return seats_at(len(g.hand))

    def measures(self, g: Any) -> dict[str, int]:
        return {"turns": g.turns}


GAME: Final = Saddle()

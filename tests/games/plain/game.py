"""Trail: a small game that has no screen of its own, only a layout. Tests play it everywhere."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Any

from posse import Game, Setup
from posse.engine.actions import OTHERS, ActionRow, ActionSpace
from posse.engine.chance import Chance
from posse.engine.frame import Frame
from posse.engine.game import _GAMES, register
from posse.engine.ids import Card, Seat, seats_at
from posse.engine.layout import OTHER, Figure, Layout, Mark, Move, SeatZone, TableZone, Tally
from posse.engine.verb_names import DRAW
from tests.games.plain.frames import (
    GIVE,
    KEEP,
    PASS,
    PLAY,
    RANKS,
    ROB,
    SUITS,
    TAKE,
    TOPICS,
    Gift,
    Reward,
    Trick,
)
from tests.games.plain.state import CARDS, TrailState, deal, imagine, view

KINDS = ("nine", "ten", "jack", "queen", "king", "ace")
COLOURS = ("black", "red", "red", "black")

LAYOUT = Layout(
    [
        Figure(KINDS[card % len(RANKS)], SUITS[number], RANKS[card % len(RANKS)], COLOURS[number])
        for number in range(len(SUITS))
        for card in range(len(RANKS))
    ],
    seat_zones=(SeatZone("hand", "hand", secret=True), SeatZone("taken", "pile")),
    table_zones=(
        TableZone("trick", "row"),
        TableZone("trump", "pile"),
        TableZone("deck", "pile", hidden=True),
    ),
    marks=(Mark("round"),),
    tallies=(Tally("points"), Tally("luck", secret=True)),
    topics=TOPICS,
    moves=(
        Move(GIVE, "hand", "hand", end_at=OTHER),
        Move(TAKE, "trick", "taken", every=True),
        Move(DRAW, "deck", "hand"),
    ),
)


class Trail(Game):
    """Two to eight players, no packs."""

    def __init__(self, id: str = "trail") -> None:
        super().__init__(id, packs=(), house={}, position_keys=(), score="points")
        self.layout = LAYOUT

    def seats(self, packs: tuple[str, ...]) -> tuple[int, int]:
        self.refuse_packs(packs)
        return (2, 8)

    def deal(self, setup: Setup, chance: Chance) -> TrailState:
        g = deal(setup.players, chance)
        g.push(Gift(Seat(0)))
        g.run()
        return g

    def blank(self) -> TrailState:
        return TrailState(Chance(b""))

    def frames(self) -> dict[str, type[Frame]]:
        return {"Gift": Gift, "Trick": Trick, "Reward": Reward}

    def view(self, g: Any, seat: Seat) -> TrailState:
        return view(g, seat)

    def imagine(self, view: Any, chance: Chance) -> TrailState:
        return imagine(view, chance)

    def card_text(self, card: Card) -> str:
        return f"{RANKS[card % len(RANKS)]}{SUITS[card // len(RANKS)]}"

    def actions(self, setup: Setup) -> ActionSpace:
        cards = tuple(Card(number) for number in range(CARDS))
        rows = [
            ActionRow(GIVE, cards, OTHERS),
            ActionRow(KEEP),
            ActionRow(PLAY, cards),
            ActionRow(DRAW),
            ActionRow(ROB, seats=OTHERS),
            ActionRow(PASS),
        ]
        return ActionSpace(setup.players, rows)

    def standing(self, g: Any, seat: Seat) -> float:
        return float(g.points[seat] / max(1, sum(g.points)))

    def scores(self, g: Any) -> list[int]:
        known = [max(n, 0) for n in g.luck]
        return [points + luck for points, luck in zip(g.points, known, strict=True)]

    def in_play(self, g: Any) -> list[Seat]:
        return seats_at(len(g.hand))

    def measures(self, g: Any) -> dict[str, int]:
        return {"turns": g.turns}


@contextmanager
def registered() -> Iterator[None]:
    """Make the game known for a while."""
    register(Trail())
    try:
        yield
    finally:
        del _GAMES["trail"]

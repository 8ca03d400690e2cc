"""The positions of scenarios.

A seat has `hand`, `bag` (a card) and `tricks`. For the table: `trick` (the cards that lie, the
leader's first), `turn` (who is asked), `gone` (cards of earlier tricks). Seats
without a bag stow first.
"""

from __future__ import annotations

from typing import Any, Final

from posse.engine.chance import Chance
from posse.engine.errors import BadRecord
from posse.engine.ids import Seat
from posse.engine.position import Finder, check_keys, index_of, number_in, seat_names_of
from posse_saddle.cards import CARDS, text
from posse_saddle.frames import Bags, Trick
from posse_saddle.state import SaddleState

KEYS: Final = ("trick", "gone")
SEAT_KEYS: Final = {"name", "hand", "bag", "tricks"}


def position(spec: dict[str, Any], chance: Chance) -> SaddleState:
    """Return the state that a scenario describes, at its first question. Raises BadRecord."""
    g, names = SaddleState(chance), seat_names_of(spec)
    finder = Finder(CARDS, [text(card) for card in CARDS])
    g.log = []
    for row, who in zip(spec["seats"], names, strict=True):
        check_keys(row, who, SEAT_KEYS)
        g.hand.append(finder.take_all(row, "hand", f"{who}.hand"))
        g.bag.append([finder.take(row["bag"])] if "bag" in row else [])
        g.tricks.append(number_in(row, "tricks", 0, f"{who}.tricks"))
    g.trick = finder.take_all(spec, "trick", "trick")
    g.gone = finder.take_all(spec, "gone", "gone")
    g.turns = sum(g.tricks)
    turn = Seat(index_of(names, spec.get("turn", names[0]), "seat"))
    begin(g, turn)
    g.run()
    return g


def begin(g: SaddleState, turn: Seat) -> None:
    """Push the frame that goes on from here. Raises BadRecord if the hands do not fit."""
    players = len(g.hand)
    g.leader = Seat((turn - len(g.trick)) % players)
    empty = [seat for seat, bag in enumerate(g.bag) if not bag]
    late = [Seat((turn + i) % players) for i in range(len(empty))]
    if sorted(late) != empty:
        raise BadRecord("those without a bag sit one after another, from `turn` on")
    done = [(g.leader + i) % players for i in range(len(g.trick))]
    sizes = {len(hand) + (seat in done) - (not g.bag[seat]) for seat, hand in enumerate(g.hand)}
    if len(sizes) > 1 or len(g.trick) >= players or not g.hand[turn]:
        raise BadRecord("the hands do not fit the trick")
    g.push(Bags(turn, len(empty)) if empty else Trick(turn))

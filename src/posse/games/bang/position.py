"""The positions of scenarios: seats, cards and phase written down instead of dealt."""

from __future__ import annotations

from typing import Any

from posse.engine.chance import Chance
from posse.engine.errors import BadRecord
from posse.engine.frame import Frame
from posse.games.bang.cards import CARDS
from posse.games.bang.characters import CHARACTERS
from posse.games.bang.frames.turn import Checks, Discard, Draw, Play
from posse.games.bang.setup import add_seat
from posse.games.bang.state import BangState
from posse.games.sheriff.position import check_seat, index_of, seat_on_turn
from posse.games.sheriff.roles import ROLES, SHERIFF

SEAT_KEYS = {"name", "role", "character", "life", "max", "hand", "front", "out"}


class Finder:
    """Text -> card, each printed card once."""

    def __init__(self, cards: list[int]) -> None:
        self.free: dict[str, list[int]] = {}
        self.used: list[int] = []
        for card in cards:
            self.free.setdefault(CARDS[card].text, []).append(card)

    def take(self, text: str) -> int:
        if text not in self.free:
            raise BadRecord(f"there is no card {text!r} in these packs")
        if not self.free[text]:
            raise BadRecord(f"card {text!r} is mentioned more often than it exists")
        self.used.append(self.free[text].pop(0))
        return self.used[-1]

    def take_all(self, texts: list[str]) -> list[int]:
        return [self.take(text) for text in texts]


def position(
    spec: dict[str, Any], chance: Chance, cards: list[int], house: dict[str, str]
) -> BangState:
    """The state a scenario describes, run to its first question."""
    g = BangState(chance)
    g.log = []
    g.house = house
    finder = Finder(cards)
    for row in spec["seats"]:
        _sit(g, row, finder)
    g.deck = finder.take_all(spec.get("deck", []))[::-1]
    g.pile = finder.take_all(spec.get("pile", []))
    g.open_box(sorted(finder.used))
    for seat, held in enumerate(g.hand):
        for card in held:
            g.known[card] = 1 << seat
    g.roles = tuple(sorted(g.role))
    g.turn = seat_on_turn(spec)
    g.turns = 1
    g.stack = [_phase(spec.get("phase", "play"), g.turn)]
    g.run()
    return g


def _sit(g: BangState, row: dict[str, Any], finder: Finder) -> None:
    check_seat(row, SEAT_KEYS)
    role = index_of(ROLES, row["role"], "role")
    seat = len(g.role)
    names = tuple([character.name for character in CHARACTERS])
    add_seat(g, role, index_of(names, row.get("character", ""), "character"))
    g.life[seat] = row.get("life", 5 if role == SHERIFF else 4)
    g.max_life[seat] = row.get("max", g.life[seat])
    g.hand[seat] = finder.take_all(row.get("hand", []))
    g.front[seat] = finder.take_all(row.get("front", []))
    if row.get("out"):
        g.put_out(seat)


def _phase(name: str, seat: int) -> Frame:
    phases = {
        "start": Checks(seat),
        "draw": Draw(seat),
        "play": Play(seat),
        "discard": Discard(seat),
    }
    if name not in phases:
        raise BadRecord(f"there is no phase {name!r}; there are: {', '.join(phases)}")
    return phases[name]

"""The positions of scenarios: hands, rows, posters and piles written down instead of dealt.

A seat has `hand`, `money` and `rows`, a table by outlaw: `rows = {"Jesse James" = ["Jesse James",
"Bank Robbery"]}`; `hidden` lists the outlaws whose row lies under a Hideout. The table has `deck`
(next cards first), `pile` (bottom first), `posters` (bills by outlaw, default 1), `opened` (outlaws
of whom a set was laid, beside those that lie somewhere), `reshuffled`, `law` (a sheriff card was
played this turn), `idle`, `first` (who began the round) and `phase`: draw or play (default). Cards
that are not mentioned are not in the game, until a new round takes all 78.
"""

from __future__ import annotations

from typing import Any

from posse.engine.chance import Chance
from posse.engine.errors import BadRecord
from posse.engine.frame import Frame
from posse.engine.ids import ALL, Seat
from posse.engine.position import (
    Finder,
    check_keys,
    index_of,
    number_in,
    script_chance,
    seat_names_of,
    texts_in,
)
from posse.games.wyatt.cards import (
    COUNT,
    EVERY_CARD,
    GUN,
    HIDEOUT,
    KIND,
    KINDS,
    OUTLAWS,
    PHOTO,
    WANTED,
)
from posse.games.wyatt.frames.draw import Draw
from posse.games.wyatt.frames.play import Play
from posse.games.wyatt.rounds import Round
from posse.games.wyatt.setup import SEATS, empty
from posse.games.wyatt.state import WyattState

KEYS = (
    "deck", "pile", "phase", "posters", "opened", "reshuffled", "law", "idle", "first",
)  # fmt: skip
SEAT_KEYS = {"name", "hand", "money", "rows", "hidden"}


def position(spec: dict[str, Any], chance: Chance) -> WyattState:
    """Return the state that a scenario describes, run to its first question."""
    names = seat_names_of(spec)
    if not SEATS[0] <= len(names) <= SEATS[1]:
        raise BadRecord(f"there are {SEATS[0]} to {SEATS[1]} seats, not {len(names)}")
    g = empty(len(names), chance)
    finder = Finder(EVERY_CARD[:], [KINDS[kind].name for kind in KIND])
    for seat, row in enumerate(spec["seats"]):
        _sit(g, row, Seat(seat), names[seat], finder)
    g.deck = finder.take_all(spec, "deck", "deck")[::-1]
    g.pile = finder.take_all(spec, "pile", "pile")
    _post(g, spec)
    g.turn = Seat(index_of(names, spec.get("turn", names[0]), "seat"))
    g.first = Seat(index_of(names, spec.get("first", names[0]), "seat"))
    g.turns = g.round = 1
    g.law = _flag(spec, "law")
    g.reshuffled = _flag(spec, "reshuffled")
    g.idle = number_in(spec, "idle", 0, "idle")
    finder.used = EVERY_CARD[:]  # a new round may name any of them
    script_chance(chance, spec.get("chance", []), names, finder)
    g.stack = [Round(), _phase(spec.get("phase", "play"), g.turn)]
    _check(g, names)
    g.run()
    return g


def _sit(g: WyattState, row: dict[str, Any], seat: Seat, who: str, finder: Finder) -> None:
    check_keys(row, who, SEAT_KEYS)
    g.money[seat] = number_in(row, "money", 0, f"{who}.money")
    g.hand[seat] = finder.take_all(row, "hand", f"{who}.hand")
    for card in g.hand[seat]:
        g.known[card] = 1 << seat
    rows = row.get("rows", {})
    if not isinstance(rows, dict):
        raise BadRecord(f"{who}.rows is a table by outlaw, not {rows!r}")
    for name in rows:
        outlaw = index_of(OUTLAWS, name, "outlaw")
        g.rows[seat * COUNT + outlaw] = finder.take_all(rows, name, f"{who}.rows.{name}")
        _check_row(g, seat, outlaw, who)
    for name in texts_in(row, "hidden", f"{who}.hidden"):
        outlaw = index_of(OUTLAWS, name, "outlaw")
        if not g.row(seat, outlaw):
            raise BadRecord(f"{who} has no row of {name} to hide")
        g.hides[seat * COUNT + outlaw] = finder.take(KINDS[HIDEOUT].name)


def _check_row(g: WyattState, seat: Seat, outlaw: int, who: str) -> None:
    """Check that a row holds its outlaw or the photo; sheriff cards with a number may join."""
    kinds = [KIND[card] for card in g.row(seat, outlaw)]
    name = OUTLAWS[outlaw]
    if not {outlaw, PHOTO + outlaw} & set(kinds):
        raise BadRecord(f"{who}.rows.{name} has neither an outlaw card nor a photo")
    for kind in kinds:
        foreign = kind < PHOTO + COUNT and kind not in (outlaw, PHOTO + outlaw)
        if foreign or kind >= WANTED:
            raise BadRecord(f"{KINDS[kind].name} cannot lie in a row of {name}")
    g.opened |= 1 << outlaw
    for card in g.row(seat, outlaw):
        g.known[card] = ALL


def _post(g: WyattState, spec: dict[str, Any]) -> None:
    posters = spec.get("posters", {})
    if not isinstance(posters, dict):
        raise BadRecord(f"`posters` is a table by outlaw, not {posters!r}")
    g.posters = [1] * COUNT
    for name in posters:
        outlaw = index_of(OUTLAWS, name, "outlaw")
        g.posters[outlaw] = number_in(posters, name, 1, f"posters.{name}")
    for name in texts_in(spec, "opened", "opened"):
        g.opened |= 1 << index_of(OUTLAWS, name, "outlaw")


def _flag(spec: dict[str, Any], key: str) -> bool:
    value = spec.get(key, False)
    if not isinstance(value, bool):
        raise BadRecord(f"`{key}` is true or false, not {value!r}")
    return value


def _check(g: WyattState, names: tuple[str, ...]) -> None:
    guns = [card for row in g.rows for card in row if KIND[card] == GUN]
    if len(guns) > 1:
        raise BadRecord("there is one Fastest Gun in play at most")
    if not g.hand[g.turn] and not isinstance(g.stack[-1], Draw):
        raise BadRecord(f"{names[g.turn]} is on turn and needs a card to discard")


def _phase(name: str, seat: Seat) -> Frame:
    if name not in ("draw", "play"):
        raise BadRecord(f"there is no phase {name!r}; there are: draw, play")
    return Draw(seat) if name == "draw" else Play(seat)

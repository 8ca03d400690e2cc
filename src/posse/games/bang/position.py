"""The positions of scenarios: seats, cards and phase are written down instead of dealt."""

from __future__ import annotations

from typing import Any

from posse.engine.chance import Chance
from posse.engine.errors import BadRecord
from posse.engine.frame import Frame
from posse.engine.ids import ALL, NONE, Seat, Source
from posse.engine.position import (
    Finder,
    index_of,
    number_in,
    script_chance,
    seat_names_of,
    texts_in,
)
from posse.games.bang.cards import BROWN, CARDS, GREEN, MIDDLE
from posse.games.bang.characters import CHARACTERS, NO_CHARACTER
from posse.games.bang.frames.turn import Checks, Discard, Draw, Leave, Play
from posse.games.bang.pack_registry import PackRegistry
from posse.games.bang.setup import add_seat, open_roles
from posse.games.bang.sources import kept
from posse.games.bang.state import BangState
from posse.games.bang.zone import ZONES, every_name, furniture
from posse.games.sheriff.position import PERSON_KEYS, check_row, check_table, sit
from posse.games.sheriff.roles import ROLES, SHERIFF

SEAT_KEYS = {*PERSON_KEYS, "hand", "front", "waiting", "acts"}
LIFE = 4  # life points of a seat by default; a Sheriff has one more


def position(
    spec: dict[str, Any],
    chance: Chance,
    packs: tuple[str, ...],
    box: PackRegistry,
    house: dict[str, str],
) -> BangState:
    """Return the state that a scenario describes, run to its first question."""
    g = BangState(chance)
    g.log = []
    g.house = house
    names = seat_names_of(spec)
    cards = box.deck(packs) + box.pieces(packs)
    finder = Finder(cards, [CARDS[card].text for card in cards])
    box.furnish(g, packs, len(names))
    for row, who in zip(spec["seats"], names, strict=True):
        _sit(g, row, who, finder, packs)
    _lay_out(g, spec, finder, box, packs)
    open_roles(g)
    g.roles = tuple(sorted(g.role))
    g.turn = Seat(index_of(names, spec.get("turn", names[0]), "seat"))
    g.turns = 1
    check_table(g, names)
    for seat, row in enumerate(spec["seats"]):
        _wait(g, Seat(seat), texts_in(row, "waiting", f"{names[seat]}.waiting"), names[seat])
        if "acts" in row:
            _borrow(g, Seat(seat), character(row["acts"], packs), names[seat])
    script_chance(chance, spec.get("chance", []), names, finder)
    _begin(g, spec.get("phase", "play"))
    g.run()
    return g


# seats --------------------------------------------------------------------------------------------


def _sit(
    g: BangState, row: dict[str, Any], who: str, finder: Finder, packs: tuple[str, ...]
) -> None:
    own = furniture(g).tallies
    check_row(row, who, SEAT_KEYS | {tally.name for tally in own})
    role = index_of(ROLES, row["role"], "role")
    seat = len(g.role)
    add_seat(g, role, character(row.get("character", ""), packs))
    usual = LIFE + (role == SHERIFF)
    life = number_in(row, "life", usual, f"{who}.life")
    for tally in own:
        g.tallies[tally.number][seat] = number_in(row, tally.name, 0, f"{who}.{tally.name}")
    g.hand[seat] = finder.take_all(row, "hand", f"{who}.hand")
    g.front[seat] = finder.take_all(row, "front", f"{who}.front")
    sit(g, row, who, usual, life or usual, kept(g, Seat(seat)))
    _check_front(g, Seat(seat), who)
    if row.get("out") and g.hand[seat] + g.front[seat]:
        raise BadRecord(f"{who} is out and has no cards")


def character(name: Any, packs: tuple[str, ...]) -> int:
    """Return the character of this name; NO_CHARACTER belongs to every pack."""
    found = index_of(tuple([character.name for character in CHARACTERS]), name, "character")
    if found != NO_CHARACTER and CHARACTERS[found].pack not in packs:
        raise BadRecord(f"there is no character {name!r} in these packs")
    return found


def _check_front(g: BangState, seat: Seat, who: str) -> None:
    """Check that the rules allow what lies in front of a seat."""
    for card in g.hand[seat]:
        if CARDS[card].piece:
            raise BadRecord(f"{CARDS[card].text} is never in a hand, and not in that of {who}")
    kinds: list[str] = []
    for card in g.front[seat]:
        kind = CARDS[card].kind
        if kind.colour in (BROWN, MIDDLE):
            why = "is brown" if kind.colour == BROWN else "belongs in the middle"
            raise BadRecord(f"{CARDS[card].text} {why} and cannot lie in front of {who}")
        if kind.power.bars(g, seat):
            raise BadRecord(f"{CARDS[card].text} may not lie in front of {who}")
        if kind.name in kinds and g.house["duplicates"] == "refuse":
            raise BadRecord(f"two cards named {kind.name} lie in front of {who}")
        kinds.append(kind.name)
    weapons = [CARDS[card].text for card in g.front[seat] if CARDS[card].power.reach]
    if len(weapons) > 1:
        raise BadRecord(f"{who} has two weapons: {', '.join(weapons)}")


def _wait(g: BangState, seat: Seat, waiting: list[str], who: str) -> None:
    """Mark cards that the seat on turn laid in this turn."""
    front = {CARDS[card].text: card for card in g.front[seat]}
    for text in waiting:
        if text not in front:
            raise BadRecord(f"{text} waits, but does not lie in front of {who}")
        if CARDS[front[text]].kind.colour != GREEN:
            raise BadRecord(f"{text} is not green and never waits")
        if seat != g.turn:
            raise BadRecord(f"{text} waits, but {who} is not on turn")
        g.spent.append(Source(front[text]))


def _borrow(g: BangState, seat: Seat, acts: int, who: str) -> None:
    """Give the seat another character's ability, chosen at the beginning of the last turn."""
    if not CHARACTERS[g.char[seat]].power.mimics:
        raise BadRecord(f"{who} has an ability of their own and borrows none")
    if acts not in g.char or acts == g.char[seat]:
        raise BadRecord(f"{who} borrows from {CHARACTERS[acts].name!r}, who is not at this table")
    g.acts[seat] = acts


# the table ----------------------------------------------------------------------------------------


def _lay_out(
    g: BangState, spec: dict[str, Any], finder: Finder, box: PackRegistry, packs: tuple[str, ...]
) -> None:
    """Lay out deck and pile.

    All written cards are in the match, and players know their own hands.
    """
    g.deck = finder.take_all(spec, "deck", "deck")[::-1]
    g.pile = finder.take_all(spec, "pile", "pile")
    _lay_zones(g, spec, finder)
    finder.used += box.complete(g, packs)
    g.open_box(sorted(finder.used))
    _show_zones(g)
    for seat, held in enumerate(g.hand):
        for card in held:
            g.known[card] = 1 << seat


def _lay_zones(g: BangState, spec: dict[str, Any], finder: Finder) -> None:
    """Fill what packs add to the state. A face-down pile is written with its top first."""
    own = furniture(g)
    foreign = sorted((set(every_name()) - set(own.names())) & set(spec))
    if foreign:
        raise BadRecord(f"these packs have no {', '.join(foreign)}")
    for zone in own.zones:
        key = zone.former if zone.former in spec else zone.name
        cards = finder.take_all(spec, key, key)
        zone.of(g)[:] = cards[::-1] if zone.hidden else cards
    for mark in own.marks:
        mark.put(g, number_in(spec, mark.name, 0, mark.name))


def _show_zones(g: BangState) -> None:
    """Let all seats know what lies open."""
    for number, cards in enumerate(g.zones):
        for card in cards:
            g.known[card] = 0 if ZONES[number].hidden else ALL


def _begin(g: BangState, phase: str) -> None:
    """Begin the phase.

    `turn` is before everything else, what packs do first too: the turn before ends.
    """
    if phase == "turn":
        g.turn = next(seat for seat in g.ring if g.after(seat) == g.turn)
        g.stack = [Leave(g.turn)]
    else:
        g.stack = [_phase(phase, g.turn)]


def _phase(name: str, seat: Seat) -> Frame:
    phases = {
        "start": Checks(seat),
        "draw": Draw(seat),
        "play": Play(seat),
        "discard": Discard(seat, NONE),
    }
    if name not in phases:
        raise BadRecord(f"there is no phase {name!r}; there are: turn, {', '.join(phases)}")
    return phases[name]

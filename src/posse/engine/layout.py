"""What a game without a screen of its own declares, so that every screen can draw its table.

A game sets `game.layout`. Its state then has one column for each name that the layout declares:

- a seat zone: a list of cards for each seat (or one card for each seat, NONE where there is none),
- a table zone: a list of cards,
- a mark: a number,
- a tally: a number for each seat.

Only what is declared is shown. What a view does not know (NONE) is shown as unknown.
"""

from __future__ import annotations

from typing import Any, Final

from posse.engine.ids import NOBODY, NONE, SPECTATOR, Card, Seat, Verb, seats_at

HAND: Final = "hand"  # a fan of my cards; backs where the cards are not known
ROW: Final = "row"  # cards side by side
PILE: Final = "pile"  # the top card, which is the last one, and the number of cards
COUNT: Final = "count"  # the number of cards and nothing else
FORMS: Final = (HAND, ROW, PILE, COUNT)
ACTOR: Final = "seat"  # the seat of an event
OTHER: Final = "other"  # the other seat that it names
ENDS: Final = (ACTOR, OTHER)
COLOURS: Final = ("paper", "brown", "blue", "green", "red", "black")


class SeatZone:
    """One list of cards for each seat.

    `secret` says that a view may lack the cards: the test kit demands that some view hides one.
    """

    def __init__(self, name: str, form: str = ROW, secret: bool = False) -> None:
        self.name = name
        self.form = _checked(form, FORMS)
        self.secret = secret


class TableZone:
    """One list of cards in the middle. Of a `hidden` one screens get the number of cards only."""

    def __init__(self, name: str, form: str = ROW, hidden: bool = False) -> None:
        self.name = name
        self.form = _checked(form, FORMS)
        self.hidden = hidden


class Mark:
    """One number for the whole table."""

    def __init__(self, name: str) -> None:
        self.name = name


class Tally:
    """One number for each seat. The unknown number of a `secret` tally is NONE in a view."""

    def __init__(self, name: str, secret: bool = False) -> None:
        self.name = name
        self.secret = secret


class Move:
    """Where the card of an event goes: from one zone to another, each by its name.

    A seat zone is that of the event's seat, or of the other seat that it names (`OTHER`). With
    `every` all open cards of `start` go. An event without a card moves a back.
    """

    def __init__(
        self,
        verb: Verb,
        start: str,
        end: str,
        start_at: str = ACTOR,
        end_at: str = ACTOR,
        every: bool = False,
    ) -> None:
        self.verb = verb
        self.start = start
        self.end = end
        self.start_at = _checked(start_at, ENDS)
        self.end_at = _checked(end_at, ENDS)
        self.every = every

    def json(self) -> dict[str, Any]:
        """Return the move as screens get it."""
        return {
            "verb": self.verb,
            "start": self.start,
            "end": self.end,
            "start_at": self.start_at,
            "end_at": self.end_at,
            "every": self.every,
        }


class Figure:
    """What is printed on a card. `kind` names the words for it, `icon` a picture of the app."""

    def __init__(
        self, kind: str, suit: str = "", rank: str = "", colour: str = "paper", icon: str = ""
    ) -> None:
        self.kind = kind
        self.suit = _checked(suit, ("", "S", "H", "D", "C"))
        self.rank = rank
        self.colour = _checked(colour, COLOURS)
        self.icon = icon

    def json(self, card: int) -> dict[str, Any]:
        """Return the figure of this card as JSON."""
        return {
            "id": card,
            "kind": self.kind,
            "suit": self.suit,
            "rank": self.rank,
            "colour": self.colour,
            "icon": self.icon,
        }


class Layout:
    """Zones, marks and tallies in the order in which they are drawn; `cards` are all figures.

    `topics` names every question of the game, for the numbers that learners see. `moves` says which
    events move cards. For others the screen goes by what the event names.
    """

    def __init__(
        self,
        cards: list[Figure],
        seat_zones: tuple[SeatZone, ...] = (),
        table_zones: tuple[TableZone, ...] = (),
        marks: tuple[Mark, ...] = (),
        tallies: tuple[Tally, ...] = (),
        topics: tuple[str, ...] = (),
        moves: tuple[Move, ...] = (),
    ) -> None:
        zones = (*[zone.name for zone in seat_zones], *[zone.name for zone in table_zones])
        for move in moves:
            _checked(move.start, zones)
            _checked(move.end, zones)
        self.cards = cards
        self.seat_zones = seat_zones
        self.table_zones = table_zones
        self.marks = marks
        self.tallies = tallies
        self.topics = topics
        self.moves = moves

    def catalog(self) -> dict[str, Any]:
        """Return the constant facts that a screen needs."""
        return {
            "packs": [],
            "cards": [figure.json(card) for card, figure in enumerate(self.cards)],
            "kinds": _kinds(self.cards),
            "characters": [],
            "roles": [],
            "layout": {
                "zones": [
                    *[_zone(zone.name, zone.form, "seat", zone.secret) for zone in self.seat_zones],
                    *[
                        _zone(zone.name, zone.form, "table", zone.hidden)
                        for zone in self.table_zones
                    ],
                ],
                "marks": [mark.name for mark in self.marks],
                "tallies": [tally.name for tally in self.tallies],
                "moves": [move.json() for move in self.moves],
            },
        }

    def show(self, view: Any, players: int, playing: list[Seat]) -> dict[str, Any]:
        """Return the view as JSON. `playing`: the seats that may still be asked something."""
        return {
            "me": None if view.me in (SPECTATOR, NONE) else view.me,
            "turn": turn_of(view),
            "turns": getattr(view, "turns", 0),
            "seats": [self._seat(view, seat, seat not in playing) for seat in seats_at(players)],
            "zones": {zone.name: _middle(zone, view) for zone in self.table_zones},
            "marks": {mark.name: getattr(view, mark.name) for mark in self.marks},
        }

    def cards_seen(self, view: Any, players: int) -> list[Card]:
        """Return the cards that a screen shows, those of the seat that looks first."""
        seats = sorted(seats_at(players), key=lambda seat: seat != view.me)
        rows = [_before(zone, view, seat) for seat in seats for zone in self.seat_zones]
        rows += [_middle(zone, view)["cards"] for zone in self.table_zones]
        return [card for row in rows for card in row if card is not None]

    def _seat(self, view: Any, seat: Seat, out: bool) -> dict[str, Any]:
        return {
            "zones": {zone.name: _before(zone, view, seat) for zone in self.seat_zones},
            "tallies": {tally.name: _number(tally, view, seat) for tally in self.tallies},
            "out": out,
        }


def turn_of(view: Any) -> Seat | None:
    """Return whose turn it is: the state's column `turn`, otherwise the seat that is asked."""
    if "turn" in view.columns():
        turn: Seat = view.turn
    else:
        turn = NOBODY if view.choice is None else view.choice.seat
    return None if turn == NOBODY else turn


def _before(zone: SeatZone, view: Any, seat: Seat) -> list[Card | None]:
    """Return the cards that lie before a seat, None for each that is not known or not shown."""
    held: Any = getattr(view, zone.name)[seat]
    if isinstance(held, int):
        held = [held] if held != NONE or zone.secret else []
    if zone.form == COUNT:
        return [None] * len(held)
    if zone.form == PILE:
        return [None] * (len(held) - 1) + _known(held[-1:])
    return _known(held)


def _middle(zone: TableZone, view: Any) -> dict[str, Any]:
    """Return the number of cards in the middle, and those of them that are shown."""
    held: list[Card] = getattr(view, zone.name)
    if zone.hidden or zone.form == COUNT:
        return {"count": len(held), "cards": []}
    return {"count": len(held), "cards": _known(held[-1:] if zone.form == PILE else held)}


def _number(tally: Tally, view: Any, seat: Seat) -> int | None:
    number: int = getattr(view, tally.name)[seat]
    return None if tally.secret and number == NONE else number


def _known(cards: list[Card]) -> list[Card | None]:
    return [None if card == NONE else card for card in cards]


def _kinds(cards: list[Figure]) -> list[dict[str, Any]]:
    """Return each kind of card once."""
    first = {figure.kind: figure for figure in reversed(cards)}
    return [
        {"id": kind, "name": kind, "colour": figure.colour, "icon": figure.icon, "reach": 0}
        for kind, figure in reversed(first.items())
    ]


def _zone(name: str, form: str, place: str, secret: bool) -> dict[str, Any]:
    return {"name": name, "form": form, "place": place, "secret": secret}


def _checked(value: str, known: tuple[str, ...]) -> str:
    if value not in known:
        raise ValueError(f"{value!r} is none of {', '.join(known)}")
    return value

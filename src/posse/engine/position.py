"""Read what a scenario writes down: names, numbers, cards, scripted chance."""

from __future__ import annotations

from typing import Any

from posse.engine.chance import REST, Chance
from posse.engine.errors import BadRecord
from posse.engine.ids import Card


def index_of(names: tuple[str, ...], name: Any, what: str) -> int:
    """Return the number of a name; raise BadRecord if it is not among them."""
    if name not in names:
        known = ", ".join([known for known in names if known])
        raise BadRecord(f"there is no {what} {name!r}; there are: {known}")
    return names.index(name)


def seat_names_of(spec: dict[str, Any]) -> tuple[str, ...]:
    """Return the names of the seats: as written, or p0, p1 and so on."""
    return tuple([row.get("name", f"p{i}") for i, row in enumerate(spec["seats"])])


def number_in(table: dict[str, Any], key: str, usual: int, what: str) -> int:
    """Return a number of the table, or the default. Raises BadRecord if it is not a number."""
    value = table.get(key, usual)
    if isinstance(value, bool) or not isinstance(value, int) or value < 0:
        raise BadRecord(f"{what} is a number from 0 on, not {value!r}")
    return value


def texts_in(table: dict[str, Any], key: str, what: str) -> list[str]:
    """Return a list of texts of the table. Raises BadRecord if it is not one."""
    value = table.get(key, [])
    if not isinstance(value, list) or not all([isinstance(text, str) for text in value]):
        raise BadRecord(f"{what} is a list of texts, not {value!r}")
    return value


def check_keys(row: dict[str, Any], who: str, known: set[str]) -> None:
    """Raise BadRecord if a row of `seats` has a key that nothing reads."""
    unknown = set(row) - known
    if unknown:
        has = ", ".join(sorted(known))
        raise BadRecord(f"{who}: a seat has no {', '.join(sorted(unknown))}; it has: {has}")


class Finder:
    """Finds cards by their text. Each printed card is found once."""

    def __init__(self, cards: list[Card], texts: list[str]) -> None:
        self.free: dict[str, list[Card]] = {}
        self.used: list[Card] = []
        self.reads = dict(zip(cards, texts, strict=True))
        for card, text in self.reads.items():
            self.free.setdefault(text, []).append(card)

    def take(self, text: str) -> Card:
        """Return a free card with this text and take it. Raises BadRecord if there is none."""
        if text not in self.free:
            raise BadRecord(f"there is no card {text!r} in these packs")
        if not self.free[text]:
            raise BadRecord(f"card {text!r} is mentioned more often than it exists")
        self.used.append(self.free[text].pop(0))
        return self.used[-1]

    def take_all(self, table: dict[str, Any], key: str, what: str) -> list[Card]:
        """Return the cards that a key of the table names, each taken once.

        Raises BadRecord if there is no such card.
        """
        return [self.take(text) for text in texts_in(table, key, what)]

    def mask(self, text: str) -> int:
        """Return the cards in play with this text, as bits."""
        return sum([1 << card for card in self.used if self.reads[card] == text])


def script_chance(
    chance: Chance, values: list[Any], names: tuple[str, ...], finder: Finder
) -> None:
    """Add what a scenario writes under `chance` to the tape of this chance.

    Numbers stay as they are. A name stands for that seat, or for any card with this text. "..."
    ends a shuffle whose remaining cards do not matter: they stay in order. Raises BadRecord for
    a value that is no number and no name.
    """
    tape: list[int] = []
    for value in values:
        if isinstance(value, bool) or not isinstance(value, (int, str)):
            raise BadRecord(f"`chance` gives numbers and names, not {value!r}")
        if isinstance(value, int):
            tape.append(value)
            continue
        if value == "...":
            tape.append(REST)
            continue
        mask = 1 << names.index(value) if value in names else finder.mask(value)
        if not mask:
            raise BadRecord(f"`chance` names {value!r}: no seat and no card of this scenario")
        tape.append(~mask)
    assert chance.tape is not None
    chance.tape += tape

"""What a scenario expects of a state, and how it is compared."""

from __future__ import annotations

from typing import Any

from posse.engine.game import Game
from posse.engine.ids import Seat
from posse.engine.state import State
from posse.engine.text import event_text


class Broken(Exception):
    """A scenario does not hold. The message says where, and what was found instead."""


class Bag:
    """Things without an order, such as a hand: compared by how often each occurs."""

    def __init__(self, items: list[str]) -> None:
        self.items = items


class Whole:
    """A table that is compared as a whole. Of other tables only the written keys are compared."""

    def __init__(self, table: dict[str, Any]) -> None:
        self.table = table


def expect_all(found: Game, g: State, names: list[str], wants: Any) -> None:
    """Raise Broken at the first of these expectations that does not hold."""
    if not isinstance(wants, dict):
        raise Broken(f"`expect` is a table, not {wants!r}")
    for key, want in wants.items():
        if key in names:
            _expect_seat(found, g, names, key, want)
        else:
            compare(key, _fact(found, g, names, key, want), want)


def _expect_seat(found: Game, g: State, names: list[str], name: str, want: Any) -> None:
    if not isinstance(want, dict):
        raise Broken(f"what is expected of {name} is a table, not {want!r}")
    for key, value in want.items():
        try:
            got = found.examine_seat(g, Seat(names.index(name)), key)
        except KeyError as error:
            raise Broken(f"`expect.{name}` knows no key {key!r}") from error
        compare(f"{name}.{key}", got, value)


def _fact(found: Game, g: State, names: list[str], key: str, want: Any) -> Any:
    """Return what the state says under `key`."""
    match key:
        case "winner":
            return g.outcome
        case "winners":
            return Bag([names[seat] for seat in g.winners])
        case "asked":
            return names[g.choice.seat] if g.choice else ""
        case "topic":
            return g.choice.topic if g.choice else ""
        case "events":
            return in_order(told(found, g, names), listed(key, want))
        case "no_events":
            texts, starts = told(found, g, names), tuple(listed(key, want))
            return without([text for text in texts if text.startswith(starts)], want)
    try:
        return found.examine(g, key, names)
    except KeyError as error:
        seats = ", ".join(names)
        raise Broken(f"`expect` knows no key {key!r}, and the seats are {seats}") from error


def told(found: Game, g: State, names: list[str]) -> list[str]:
    """Return the text forms of all events so far."""
    return [event_text(found, event, names) for event in g.log or []]


def listed(what: str, want: Any) -> list[str]:
    """Return `want` if it is a list of texts; raise Broken otherwise."""
    if not isinstance(want, list) or not all([isinstance(text, str) for text in want]):
        raise Broken(f"{what} is compared with a list of texts, not with {want!r}")
    return want


def compare(what: str, got: Any, want: Any) -> None:
    """Raise Broken unless both are equal. Of tables only the written keys are compared."""
    if isinstance(got, dict) and isinstance(want, dict):
        for key, value in want.items():
            if key not in got:
                raise Broken(f"{what} has no {key!r}")
            compare(f"{what}.{key}", got[key], value)
    elif isinstance(got, Bag):
        if sorted(got.items) != sorted(listed(what, want)):
            raise Broken(f"{what} is {got.items}, not {want}")
    elif isinstance(got, Whole):
        compare_plain(what, got.table, want)
    else:
        compare_plain(what, got, want)


def compare_plain(what: str, got: Any, want: Any) -> None:
    """Raise Broken unless both are equal. True and 1 are not equal."""
    if got != want or isinstance(got, bool) != isinstance(want, bool):
        raise Broken(f"{what} is {got!r}, not {want!r}")


def in_order(events: list[str], want: list[str]) -> list[str]:
    """Return `want` if the events contain these in this order; others may lie between them.

    Raises Broken otherwise.
    """
    at = 0
    for text in want:
        if text not in events[at:]:
            raise Broken(f"no event {text!r} after {at}; events: {'; '.join(events)}")
        at += events[at:].index(text) + 1
    return want


def without(found: list[str], want: list[str]) -> list[str]:
    """Return `want` if no forbidden event was found. Raises Broken otherwise."""
    if found:
        raise Broken(f"there are events that should not be: {'; '.join(found)}")
    return want

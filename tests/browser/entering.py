"""Enters a match of bots at a certain position, so that a test need not play up to it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from posse.engine.choice import Choice
from posse.engine.match import Match
from tests.browser.server_process import Server
from tests.browser.visitor import Visitor

NAMES = tuple(f"Guest {number}" for number in range(1, 41))  # each name has its own deal


@dataclass(frozen=True)
class Moment:
    """A question to a player."""

    number: int  # number of questions before this one
    choice: Choice
    brought: frozenset[str]  # the verbs of the events after the recorded answer


Wanted = Callable[[Moment], bool]


def asked(topic: str, after: int = 0) -> Wanted:
    """A question of this kind, after this number of answers."""
    return lambda moment: moment.choice.topic == topic and moment.number >= after


def enter(visitor: Visitor, server: Server, wanted: Wanted, **setup: Any) -> None:
    """Sits down at the first moment of this kind, in the seat of the player who is asked."""
    for name in NAMES:
        played = server.finished(name=name, **setup)
        found = next(filter(wanted, moments(server, played.match)), None)
        if found is not None:
            visitor.go(f"/t/{table_at(visitor, played.match, found)}")
            return
    raise AssertionError("in none of these matches it came to that")


def table_at(visitor: Visitor, match: str, moment: Moment) -> str:
    place = {"step": moment.number, "seat": moment.choice.seat}
    reply = visitor.request.post(f"{visitor.url}/api/matches/{match}/play", data=place)
    assert reply.ok, reply.text()
    return str(reply.json()["id"])


MOMENTS: dict[str, list[Moment]] = {}  # of each match that was searched


def moments(server: Server, match: str) -> list[Moment]:
    """Every question of a match with more than one option."""
    if match not in MOMENTS:
        MOMENTS[match] = list(replayed(server.get(f"/api/matches/{match}")))
    return MOMENTS[match]


def replayed(record: dict[str, Any]) -> Iterator[Moment]:
    match = Match.replay(record, upto=0)
    for number, answer in enumerate(record["answers"]):
        choice, told = match.choice, len(match.events)
        match.answer(answer)
        if choice is not None and len(choice.options) > 1:
            yield Moment(number, choice, frozenset(event.verb for event in match.events[told:]))

"""Get to a position without playing up to it: bots have, and a person enters their match there."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import dataclass
from typing import Any

from posse.engine.choice import Choice
from posse.engine.match import Match
from tests.browser.server_process import Server
from tests.browser.visitor import Visitor

NAMES = tuple(f"Guest {number}" for number in range(1, 41))  # each has a deal of its own


@dataclass(frozen=True)
class Moment:
    """Somebody is asked something."""

    number: int  # of questions before this one
    choice: Choice
    brought: frozenset[str]  # the verbs of what the answer of that time brought about


Wanted = Callable[[Moment], bool]


def asked(topic: str, after: int = 0) -> Wanted:
    """A question of this kind, when so many questions were answered."""
    return lambda moment: moment.choice.topic == topic and moment.number >= after


def enter(visitor: Visitor, server: Server, wanted: Wanted, **setup: Any) -> None:
    """Sits down at the first moment of this kind, in the seat of whoever is asked there."""
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


MOMENTS: dict[str, list[Moment]] = {}  # of each match that was looked at


def moments(server: Server, match: str) -> list[Moment]:
    """Every question of a match that left a choice."""
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

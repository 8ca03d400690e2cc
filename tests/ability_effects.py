"""Which ability made a difference: without it the same answer has another result.

`python -m tests.ability_effects FILE` writes random matches and whose ability acted in which step.
`web/tests/games/abilities.test.ts` compares the log with it: each such step has a line that names
the ability.
"""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import Any

import posse
from posse import Match
from posse.engine.choice import Option
from posse.engine.event import Event
from posse.engine.ids import NONE
from posse.engine.state import State
from posse.server.wire import replies, shapes

DECLINES = frozenset({"take", "keep", "pass", "stop", "end", "deck", "decline"})
SILENT = frozenset({"lock", "show", "shuffle"})  # events before an ability acts, or without one
# Questions that the frame of an ability asks: the topic, and the verb by which it acts.
ASKED = {
    "dice": {"bless bless", "arrows clear"},
    "bang": {
        "draw rob",
        "draw pile",
        "draw take",
        "keep keep",
        "check choose",
        "shade discard",
        "exempt exempt",
    },
}
NOBODY = 0  # a character without an ability, in all games
# For these games: the column that says whose ability works for a seat.
COLUMNS = {"bang": "acts", "dice": "char"}


def without(state: State, column: str, seat: int) -> State:
    """The same moment if the seat had no ability. The question is asked again."""
    other: State = state.clone()
    getattr(other, column)[seat] = NOBODY
    other.log, other.choice = [], None
    other.run()
    return other


def differs(state: State, column: str, seat: int, option: Option, real: list[Event]) -> bool:
    other, choice = without(state, column, seat), state.choice
    asked = other.choice
    assert choice is not None
    if asked is not None and (asked.seat, asked.topic) == (choice.seat, choice.topic):
        if option not in asked.options:
            return bool(real)
        other.apply(asked.options.index(option))
    elif option.verb in DECLINES and option.card == NONE:  # asked only because of an ability
        return False
    if any(event.verb == "shuffle" for event in real):  # in the middle of drawing
        return False
    fake, real = told(other.log or []), told(real)
    return len(fake) < len(real) or real != fake[: len(real)]


def told(events: list[Event]) -> list[Event]:
    return [event for event in events if event.verb not in SILENT]


def step(match: Match, index: int) -> list[int]:
    """Gives this answer. Returns the seats without whose ability the result would differ."""
    column = COLUMNS[match.game.id]
    before, told = match.state.clone(), len(match.events)
    assert before.choice is not None
    option = before.choice.options[index]
    match.answer(index)
    real = match.events[told:]
    gifted = [seat for seat, who in enumerate(getattr(before, column)) if who != NOBODY]
    acts = [seat for seat in gifted if differs(before, column, seat, option, real)]
    own = f"{before.choice.topic} {option.verb}" in ASKED[match.game.id]
    return [*acts, before.choice.seat] if own and before.choice.seat in gifted else acts


def acting(state: State, column: str, characters: list[dict[str, Any]], seat: int) -> str:
    return str(characters[getattr(state, column)[seat] - 1]["id"])


def played(id: str, players: int, seed: int, packs: tuple[str, ...]) -> dict[str, Any]:
    """A random match as a spectator sees it.

    `acted` lists first and last event, and whose ability acted.
    """
    match = posse.new_match(id, players, f"deeds-{seed}", packs=packs)
    rng, acted = random.Random(seed), []
    characters = match.game.catalog()["characters"]
    while match.choice is not None:
        start, before = len(match.events), match.state.clone()
        for seat in step(match, rng.randrange(len(match.choice.options))):
            who = acting(before, COLUMNS[id], characters, seat)
            acted.append({"from": start, "to": len(match.events), "who": who})
    events = [shapes.event(event) for event in match.events_for(None)]
    view = match.game.present(match.view(None))
    return {"game": id, "view": view, "events": events, "acted": acted}


def matches() -> list[dict[str, Any]]:
    """As many matches as needed to see every ability act."""
    bang = posse.game("bang")
    whole = max(bang.setups(), key=lambda packs: (len(packs), packs))
    found = [played("dice", players, seed, ()) for players in (3, 5, 8) for seed in range(12)]
    return found + [played("bang", 8, seed, whole) for seed in range(60)]


def main(path: str) -> None:
    catalogs = {id: posse.game(id).catalog() for id in COLUMNS}
    Path(path).parent.mkdir(parents=True, exist_ok=True)
    Path(path).write_bytes(replies.encode({"catalogs": catalogs, "matches": matches()}))


if __name__ == "__main__":
    main(sys.argv[1])

"""Choices that public facts force: the server answers them for a person.

Everybody sees how long an answer takes. So it must follow from public facts whether the server
answers. If it depended on a hand, a pause would show that the player holds something.
"""

from __future__ import annotations

from typing import Final

from posse.engine import verb_names
from posse.engine.ids import Topic
from posse.engine.match import Match
from posse.server.table.take_back_check import hidden

ENDS = frozenset({verb_names.END, verb_names.STOP})  # verbs that end a turn
TURN: Final = Topic("play")  # the topic of a player's own turn; its last answer ends the turn


def is_forced(match: Match) -> bool:
    """Whether public facts leave one option. A player always ends their turn themselves."""
    choice = match.choice
    if choice is None or len(choice.options) != 1:
        return False
    if choice.topic == TURN or choice.options[0].verb in ENDS:
        return False
    return choice.topic in match.game.open_topics or _knows_nothing(match, choice.seat)


def _knows_nothing(match: Match, seat: int) -> bool:
    """Whether the seat holds no hidden card. Its role never changes its options."""
    mine, anybody = match.view(seat), match.view(None)
    columns = [
        (getattr(mine, name), getattr(anybody, name)) for name in mine.columns() if name != "role"
    ]
    return all(own == open_ or hidden(own) >= hidden(open_) for own, open_ in columns)

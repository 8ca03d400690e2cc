"""When nothing is left to decide: then, and only then, the server answers for a person.

How long an answer takes is seen by all. So what answers by itself must follow from what all know:
if it depended on a hand, whoever takes longer would show that he holds something.
"""

from __future__ import annotations

from posse.engine.match import Match
from posse.server.table.disclosure import hidden

ENDS = frozenset({"end", "stop"})  # verbs that end a turn
TURN = "play"  # the question of one's own turn, whose last answer ends it


def is_forced(match: Match) -> bool:
    """One option, by public facts alone; yet whoever ends his turn does so himself."""
    choice = match.choice
    if choice is None or len(choice.options) != 1:
        return False
    if choice.topic == TURN or choice.options[0].verb in ENDS:
        return False
    return choice.topic in match.game.open_topics or _knows_nothing(match, choice.seat)


def _knows_nothing(match: Match, seat: int) -> bool:
    """This seat holds no card that others do not know. Its role never shapes what it may do."""
    mine, anybody = match.view(seat), match.view(None)
    columns = [
        (getattr(mine, name), getattr(anybody, name)) for name in mine.columns() if name != "role"
    ]
    return all(own == open_ or hidden(own) >= hidden(open_) for own, open_ in columns)

"""What a table counts match after match: who won how often this evening, and with how much."""

from __future__ import annotations

from typing import Final

from msgspec import UNSET

from posse.engine.result import Result
from posse.server.store.rows import PERSON, Evening, SeatRow, TableRow, Tally
from posse.server.wire import replies

PAUSE: Final = 6 * 3600.0  # seconds without a match: after that it is another evening
MOST: Final = 24  # players of an evening; those who have not played for longest are forgotten


def counted(row: TableRow, match: str, result: Result, now: float) -> Evening:
    """The evening with this match; the same match counts once."""
    before = row.evening
    if before.match == match:
        return before
    if now - before.last > PAUSE:
        before = Evening()
    tallies = {key(one.person, one.name): one for one in before.tallies}
    for i, seat in enumerate(row.seats):
        whose = owner(seat)
        old = tallies.pop(key(whose, seat.name), Tally(seat.name, whose))
        wins, score = old.wins + (i in result.winners), old.score + result.scores[i]
        tallies[key(whose, seat.name)] = Tally(seat.name, whose, wins, score)
    return Evening(match, now, before.matches + 1, list(tallies.values())[-MOST:])


def told(row: TableRow) -> replies.Evening:
    """As everybody may see it: the most wins first, and who sits where now."""
    seats = {key(owner(seat), seat.name): i for i, seat in enumerate(row.seats)}
    ranked = sorted(row.evening.tallies, key=lambda one: (-one.wins, -one.score))
    players = [
        replies.Winner(one.name, one.wins, one.score, seats.get(key(one.person, one.name), UNSET))
        for one in ranked
    ]
    return replies.Evening(row.evening.matches, players)


def owner(seat: SeatRow) -> str:
    return seat.person if seat.kind == PERSON else ""


def key(person: str, name: str) -> str:
    """A person stays one under another name; a bot is known by its name."""
    return person or f"bot {name}"

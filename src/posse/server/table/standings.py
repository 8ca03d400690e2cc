"""The standings of a table: who has won how often, match after match.

The stored row and the wire call them the evening.
"""

from __future__ import annotations

import logging
from typing import TYPE_CHECKING, Final

import msgspec
from msgspec import UNSET

from posse.engine.match import Match
from posse.engine.result import Result
from posse.server.errors import StoreError, log_level
from posse.server.store.rows import PERSON, Evening, RoleTally, SeatRow, TableRow, Tally
from posse.server.table import usual_wins
from posse.server.wire import shapes

if TYPE_CHECKING:
    from posse.server.table.room import Room

log = logging.getLogger("posse.server")

PAUSE: Final = 6 * 3600.0  # seconds without a match: after that the standings begin anew
MOST: Final = 24  # players in the standings; those who have not played for longest are dropped


async def store_result(room: Room) -> None:
    """Counts and stores the result of a match that is over.

    The match itself is stored as over by now. If this cannot be stored, the result is counted
    when the next match begins.
    """
    draft = room.row.draft()
    if not add_result(room, draft):
        return
    try:
        await room.services.store.save(room.lease, draft)
    except StoreError as error:
        words = "table %s: its last match is not counted: %s"
        log.log(log_level(error), words, draft.id, error)
        return
    room.row = draft


def add_result(room: Room, draft: TableRow) -> bool:
    """Adds the match that is over to the draft. Returns False if there is nothing to add."""
    play = room.play
    if play is None or play.match.result is None or play.row.source or play.row.lesson:
        return False
    before, now = draft.evening, room.services.clock.now()
    draft.evening = counted(draft, play.id, play.match.result, now, rated(play.match))
    return draft.evening is not before


def rated(match: Match) -> list[tuple[str, float]]:
    """The role of each seat and how often it usually wins; empty if nobody has counted that."""
    usual = usual_wins.usual(match)
    return [] if usual is None else list(zip(usual_wins.roles(match), usual, strict=True))


def counted(
    row: TableRow, match: str, result: Result, now: float, roles: list[tuple[str, float]]
) -> Evening:
    """The standings with this match. A match counts once."""
    before = row.evening
    if before.match == match:
        return before
    if now - before.last > PAUSE:
        before = Evening()
    tallies = {key(one.person, one.name): one for one in before.tallies}
    for i, seat in enumerate(row.seats):
        whose = owner(seat)
        old = tallies.pop(key(whose, seat.name), Tally(seat.name, whose))
        won = i in result.winners
        wins, score = old.wins + won, old.score + result.scores[i]
        played = _with_role(old.roles, *roles[i], won) if roles else old.roles
        tallies[key(whose, seat.name)] = Tally(seat.name, whose, wins, score, played)
    return Evening(match, now, before.matches + 1, list(tallies.values())[-MOST:])


def _with_role(
    before: dict[str, RoleTally], role: str, usual: float, won: bool
) -> dict[str, RoleTally]:
    old = before.get(role, RoleTally())
    return {**before, role: RoleTally(old.matches + 1, old.wins + won, old.usual + usual)}


def in_another_game(evening: Evening, before: str, now: str) -> Evening:
    """The standings of a table that changes its game.

    Roles of other games stand under "game role". Scores of different games are not added up.
    """
    if before == now:
        return evening

    def renamed(role: str) -> str:
        return role.removeprefix(f"{now} ") if " " in role else f"{before} {role}"

    tallies = [
        msgspec.structs.replace(
            one, score=0, roles={renamed(role): of for role, of in one.roles.items()}
        )
        for one in evening.tallies
    ]
    return msgspec.structs.replace(evening, tallies=tallies)


def shown(row: TableRow) -> shapes.Evening:
    """The standings as everybody may see them: the most wins first, with current seats."""
    seats = {key(owner(seat), seat.name): i for i, seat in enumerate(row.seats)}
    ranked = sorted(row.evening.tallies, key=lambda one: (-one.wins, -one.score))
    players = [
        shapes.Winner(
            one.name,
            one.wins,
            one.score,
            seats.get(key(one.person, one.name), UNSET),
            [_role_score(role, of) for role, of in one.roles.items()],
        )
        for one in ranked
    ]
    return shapes.Evening(row.evening.matches, players)


def _role_score(key: str, of: RoleTally) -> shapes.RoleScore:
    game, _, role = key.rpartition(" ")
    return shapes.RoleScore(role, of.matches, of.wins, round(of.usual, 2), game or UNSET)


def owner(seat: SeatRow) -> str:
    return seat.person if seat.kind == PERSON else ""


def key(person: str, name: str) -> str:
    """A person stays the same under another name; a bot is known by its name."""
    return person or f"bot {name}"

"""Rows without a person: their name, their seat, their hash. What others did stays."""

from __future__ import annotations

import msgspec

from posse import bots
from posse.server.store.rows import BOT, Evening, MatchRow, SeatRow, TableRow

NOBODY = ""  # the name of an erased player; the browser app says "a player"
STAND_IN = "Bot"


def table_without(row: TableRow, person: str, playing: bool) -> TableRow:
    """A table without a person. During a match a bot takes their seat."""
    draft = row.draft()
    for i, seat in enumerate(draft.seats):
        if seat.person == person:
            stand_in = SeatRow(BOT, STAND_IN, bot=bots.names(row.game)[0])
            draft.seats[i] = stand_in if playing else SeatRow()
        elif seat.left == person:
            seat.left = ""
    if draft.host == person:
        draft.host = next((seat.person for seat in draft.seats if seat.person), "")
    draft.kicked = [one for one in draft.kicked if one != person]
    draft.kicked_names.pop(person, None)
    draft.evening = _without(draft.evening, person)
    return draft


def _without(evening: Evening, person: str) -> Evening:
    tallies = [
        msgspec.structs.replace(one, name=NOBODY, person="") if one.person == person else one
        for one in evening.tallies
    ]
    return msgspec.structs.replace(evening, tallies=tallies)


def match_without(row: MatchRow, person: str) -> MatchRow:
    """A match in which a person is nobody."""
    theirs = [one == person for one in row.people]
    names = [
        NOBODY if seat < len(theirs) and theirs[seat] else name
        for seat, name in enumerate(row.names)
    ]
    people = ["" if mine else one for one, mine in zip(row.people, theirs, strict=True)]
    return msgspec.structs.replace(row, names=names, people=people)


def mentions(row: TableRow, person: str) -> bool:
    """Whether a table knows a person in any way."""
    seated = any(person in (seat.person, seat.left) for seat in row.seats)
    counted = any(one.person == person for one in row.evening.tallies)
    return seated or counted or person == row.host or person in row.kicked

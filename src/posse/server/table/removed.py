"""The people whom the host of a table has removed: they may look on, and no more."""

from __future__ import annotations

import hashlib

from posse.server.errors import Refused
from posse.server.store.rows import TableRow
from posse.server.wire import shapes

MOST = 100  # people that a table remembers


def remove(draft: TableRow, seat: int) -> None:
    """Remembers the person in this seat."""
    gone = draft.seats[seat]
    draft.kicked = [*draft.kicked, gone.person][-MOST:]
    names = {**draft.kicked_names, gone.person: gone.name}
    draft.kicked_names = {one: names.get(one, "") for one in draft.kicked}


def admit(draft: TableRow, who: str) -> None:
    """Forgets that a person was removed. Raises Refused if there is none with this mark."""
    there = [one for one in draft.kicked if _mark(draft, one) == who]
    if not there:
        raise Refused("not_possible", "there is no such person")
    draft.kicked = [one for one in draft.kicked if one not in there]
    draft.kicked_names.pop(there[0], None)


def shown(row: TableRow) -> list[shapes.Removed]:
    """The removed people, for the host."""
    return [
        shapes.Removed(_mark(row, one), row.kicked_names.get(one, "")) for one in row.kicked
    ]  # fmt: skip


def _mark(row: TableRow, person: str) -> str:
    """A mark of the person that tells nothing at other tables."""
    return hashlib.sha256(f"{row.id} {person}".encode()).hexdigest()[:12]

"""The short code of a table, to say aloud: four characters that do not look like others.

A code has at least one digit, so that it is no word. It belongs to one table of all nodes, and is
free again when the table is closed. How many of them can be guessed: docs/protocol.md.
"""

from __future__ import annotations

import re
import secrets
from typing import Final

from posse.server.store.rows import Lease
from posse.server.store.store import Store

ALPHABET: Final = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"  # no characters that look like others
DIGITS: Final = frozenset("23456789")
LENGTH: Final = 4
TRIES: Final = 20  # attempts to find a code that no table has
_CODE = re.compile(f"[{ALPHABET}]{{{LENGTH}}}")
_BLANKS = re.compile(r"[\s-]+")


def fresh() -> str:
    while True:
        code = "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))
        if DIGITS & set(code):
            return code


def plain(typed: str) -> str:
    """A code as a person types it, in capitals and without blanks."""
    return _BLANKS.sub("", typed).upper()


async def claim(store: Store, lease: Lease) -> str | None:
    """The code of this table, a new one if it has none. None if no free one was found."""
    for _ in range(TRIES):
        found = await store.claim_short_code(lease, fresh())
        if found is not None:
            return found
    return None


async def table_of(store: Store, typed: str) -> str | None:
    """The id of the table with this code; None if there is none, or it is closed."""
    code = plain(typed)
    return await store.short_code(code) if _CODE.fullmatch(code) else None

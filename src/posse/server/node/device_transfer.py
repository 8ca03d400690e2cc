"""A seat moves to another device by a short code: whoever brings the code becomes that person.

A code is 8 characters out of 31, so there are 8.5 · 10¹¹ of them. It is good once and for a few
minutes, each person has one at a time, and an address may try a handful (`Door.move`): somebody
who guesses for the whole life of a thousand codes from a thousand addresses meets one of them
with a chance of about one in forty thousand. The token it stands for is kept sealed with the code,
which nobody keeps: any node can open it for whoever brings that.
"""

from __future__ import annotations

import hashlib
import re
import secrets

import msgspec
from msgspec import Struct

from posse.server.errors import Refused
from posse.server.settings import Settings
from posse.server.store.store import Store

ALPHABET = "23456789ABCDEFGHJKMNPQRSTUVWXYZ"  # nothing that is read for something else
LENGTH = 8
_BLANKS = re.compile(r"[\s-]+")


class Transfer(Struct, frozen=True):
    person: str
    token: str
    table: str | None  # where the other device goes


class TransferCodes:
    """Codes that are good now."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store

    async def offer(self, person: str, token: str, table: str | None, now: float) -> str:
        """A fresh code; an older one of the same person is no longer good."""
        if await self.store.codes(now) >= self.settings.move_codes:
            raise Refused("busy", "too many seats are being moved; wait a moment", 429)
        code = "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))
        sealed = _sealed(code, msgspec.json.encode(Transfer(person, token, table)))
        await self.store.keep_code(_key(code), person, sealed, now + self.settings.move_time)
        return code

    async def take(self, code: str, now: float) -> Transfer:
        """Who the code stands for. Wrong, old or used: it does not say which."""
        plain = _BLANKS.sub("", code).upper()
        sealed = await self.store.take_code(_key(plain), now)
        if sealed is None:
            raise Refused("no_code", "this code is not good, or no longer", 404)
        return msgspec.json.decode(_sealed(plain, sealed), type=Transfer)


def _key(code: str) -> str:
    return hashlib.sha256(code.encode(errors="replace")).hexdigest()


def _sealed(code: str, plain: bytes) -> bytes:
    """Hides what is plain, and shows what is hidden."""
    pad = hashlib.shake_256(b"seal of " + code.encode(errors="replace")).digest(len(plain))
    return bytes(a ^ b for a, b in zip(plain, pad, strict=True))

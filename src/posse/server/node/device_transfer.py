"""Moves a person to another device by a short code: a device with the code becomes that person.

A code is 8 characters out of 31, so there are 8.5 · 10¹¹ of them. It is valid once and for a few
minutes, each person has one at a time, and an address may try a few (`RateLimits.move`). An
attacker who guesses from a thousand addresses while a thousand codes are valid finds one with a
chance of about one in forty thousand. The store keeps the person's token encrypted with the code,
and does not keep the code. So any node can decrypt it for a device that has the code.
"""

from __future__ import annotations

import hashlib
import secrets

import msgspec
from msgspec import Struct

from posse.server.errors import Refused
from posse.server.node.short_codes import ALPHABET, plain
from posse.server.settings import Settings
from posse.server.store.store import Store

LENGTH = 8


class Transfer(Struct, frozen=True):
    person: str
    token: str
    table: str | None  # the table that the other device opens


class TransferCodes:
    """The codes that are valid now."""

    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store

    async def offer(self, person: str, token: str, table: str | None) -> str:
        """A new code. An older one of the same person becomes invalid."""
        if await self.store.codes() >= self.settings.move_codes:
            raise Refused("busy", "too many seats are being moved; wait a moment", 429)
        code = "".join(secrets.choice(ALPHABET) for _ in range(LENGTH))
        sealed = _sealed(code, msgspec.json.encode(Transfer(person, token, table)))
        await self.store.keep_code(_key(code), person, sealed, self.settings.move_time)
        return code

    async def take(self, code: str) -> Transfer:
        """The person of the code. Raises Refused if it is wrong, old or used."""
        typed = plain(code)
        sealed = await self.store.take_code(_key(typed))
        if sealed is None:
            raise Refused("no_code", "this code is not good, or no longer", 404)
        return msgspec.json.decode(_sealed(typed, sealed), type=Transfer)


def _key(code: str) -> str:
    return hashlib.sha256(code.encode(errors="replace")).hexdigest()


def _sealed(code: str, plain: bytes) -> bytes:
    """Encrypts or decrypts with the code as the key."""
    pad = hashlib.shake_256(b"seal of " + code.encode(errors="replace")).digest(len(plain))
    return bytes(a ^ b for a, b in zip(plain, pad, strict=True))

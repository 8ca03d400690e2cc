"""The tokens by which people are known. The server keeps only a token's hash."""

from __future__ import annotations

import base64
import hashlib
import hmac
import re
import secrets

_OLD = re.compile(r"[A-Za-z0-9_-]{43}")  # the form before tokens were signed
_TOKEN = re.compile(r"([A-Za-z0-9_-]{32})([A-Za-z0-9_-]{16})")  # a random part and its signature


class Tokens:
    """Makes and checks tokens. An unsigned, old token is valid for a person who is known."""

    def __init__(self, key: bytes, known: set[str]) -> None:
        self._key = key
        self._known = known

    def make(self) -> str:
        fresh = secrets.token_urlsafe(24)
        return fresh + self._seal(fresh)

    def person(self, token: str) -> str:
        """The hash of the token, or "" if it is not ours."""
        form = _TOKEN.fullmatch(token)
        if form is not None:
            return _hash(token) if hmac.compare_digest(form[2], self._seal(form[1])) else ""
        person = _hash(token) if _OLD.fullmatch(token) else ""
        return person if person in self._known else ""

    def _seal(self, fresh: str) -> str:
        seal = hmac.digest(self._key, fresh.encode(), "sha256")[:12]
        return base64.urlsafe_b64encode(seal).decode()


def _hash(token: str) -> str:
    """Tokens are random and long, so a plain hash cannot be reversed."""
    return hashlib.sha256(token.encode()).hexdigest()

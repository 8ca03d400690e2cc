"""A person is an unguessable token in a cookie. The server keeps only the token's hash."""

from __future__ import annotations

import hashlib
import re
import secrets

from starlette.requests import HTTPConnection
from starlette.responses import Response

COOKIE = "posse"
YEAR = 365 * 24 * 3600
_TOKEN = re.compile(r"[A-Za-z0-9_-]{43}")  # secrets.token_urlsafe(32)


def person_of(connection: HTTPConnection) -> str:
    """Who asks: the hash of his token, or "" if he brings none that could be ours."""
    token = connection.cookies.get(COOKIE, "")
    return _hash(token) if _TOKEN.fullmatch(token) else ""


def recognise(connection: HTTPConnection) -> tuple[str, str]:
    """Who asks, and the token to give him back: his own, or a fresh one for a newcomer."""
    token = connection.cookies.get(COOKIE, "")
    if not _TOKEN.fullmatch(token):
        token = secrets.token_urlsafe(32)
    return _hash(token), token


def remember(response: Response, connection: HTTPConnection, token: str) -> None:
    secure = connection.url.scheme in ("https", "wss")
    response.set_cookie(
        COOKIE, token, max_age=YEAR, path="/", secure=secure, httponly=True, samesite="lax"
    )


def _hash(token: str) -> str:
    """Tokens are random and long, so a plain hash cannot be reversed."""
    return hashlib.sha256(token.encode()).hexdigest()

"""The cookies: a person's token, and the pass of those who know the host's password."""

from __future__ import annotations

from starlette.requests import HTTPConnection
from starlette.responses import Response

from posse.server.node.tokens import Tokens

COOKIE = "posse"
TABLES = "posse-tables"  # the browser knew the password for new tables
YEAR = 365 * 24 * 3600


def person_of(connection: HTTPConnection) -> str:
    """Who asks: the hash of their token, or "" if they have no valid one."""
    tokens: Tokens = connection.app.state.node.tokens
    return tokens.person(connection.cookies.get(COOKIE, ""))


def recognise(connection: HTTPConnection) -> tuple[str, str]:
    """Who asks, and their token. A new person gets a new token."""
    tokens: Tokens = connection.app.state.node.tokens
    token = connection.cookies.get(COOKIE, "")
    person = tokens.person(token)
    if not person:
        token = tokens.make()
        person = tokens.person(token)
    return person, token


def remember(
    response: Response, connection: HTTPConnection, token: str, cookie: str = COOKIE
) -> None:
    secure = connection.url.scheme in ("https", "wss")
    response.set_cookie(
        cookie, token, max_age=YEAR, path="/", secure=secure, httponly=True, samesite="lax"
    )

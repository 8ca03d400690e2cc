"""Checks before every request: security headers, host names, and the Origin header."""

from __future__ import annotations

import ipaddress
import re
from urllib.parse import urlsplit

from starlette.datastructures import MutableHeaders
from starlette.requests import HTTPConnection
from starlette.responses import JSONResponse
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from posse.server.errors import Refused

# The app needs only its own files and its own server; no inline script or style.
POLICY = (
    "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; "
    "font-src 'self'; connect-src 'self'; manifest-src 'self'; "
    "base-uri 'none'; form-action 'none'; frame-ancestors 'none'"
)
HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
    # The link of a private table is a secret: other sites must not see it.
    "Referrer-Policy": "same-origin",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
}


class Headers:
    """Middleware: adds the security headers to every HTTP response."""

    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        async def with_headers(message: Message) -> None:
            if message["type"] == "http.response.start":
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
                headers.setdefault("Cache-Control", "no-store")
            await send(message)

        await self.app(scope, receive, with_headers if scope["type"] == "http" else send)


_HOST = re.compile(r"(\[[0-9a-f:.]+\]|[0-9a-z._-]+)(:\d{1,5})?", re.IGNORECASE)


class Hosts:
    """Middleware: refuses requests for a foreign host name (DNS rebinding)."""

    def __init__(self, app: ASGIApp, hosts: tuple[str, ...]) -> None:
        self.app = app
        self.hosts = frozenset(host.lower() for host in hosts)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        given = next((v for k, v in scope.get("headers", []) if k == b"host"), None)
        if given is None or self.ours(given.decode("latin-1")):
            await self.app(scope, receive, send)
        elif scope["type"] == "http":
            told = "not an address of this server; the host can allow it: --allowed-host"
            no = Refused("foreign_host", told, 421)
            body = {"error": no.error, "message": no.message}
            answer = JSONResponse(body, no.status, {"Connection": "close"})
            await answer(scope, receive, send)
        else:
            await send({"type": "websocket.close", "code": 1008})

    def ours(self, given: str) -> bool:
        """Whether a Host header names this server. Private addresses always do."""
        form = _HOST.fullmatch(given)
        if form is None:
            return False
        name = form[1].strip("[]").rstrip(".").lower()
        if not self.hosts or name in self.hosts or name.endswith(".localhost"):
            return True
        try:
            return ipaddress.ip_address(name).is_private
        except ValueError:
            return False


def address(connection: HTTPConnection) -> str:
    return connection.client.host if connection.client else "local"


def from_here(connection: HTTPConnection) -> bool:
    """Whether the request comes from this machine, and was sent to a name of this machine.

    The name matters because a proxy may hide the client, but passes on the name it was called by.
    """
    form = _HOST.fullmatch(connection.headers.get("host", ""))
    if form is None or not _is_loopback(address(connection)):
        return False
    name = form[1].strip("[]").lower()
    return name == "localhost" or _is_loopback(name)


def _is_loopback(name: str) -> bool:
    try:
        found = ipaddress.ip_address(name)
    except ValueError:
        return False
    return (getattr(found, "ipv4_mapped", None) or found).is_loopback


def same_origin(connection: HTTPConnection) -> bool:
    """Whether a request comes from our own page. Clients that are no browsers send no Origin."""
    origin = connection.headers.get("origin")
    try:
        return origin is None or urlsplit(origin).netloc == connection.headers.get("host", "")
    except ValueError:  # not a URL
        return False


def require_same_origin(connection: HTTPConnection) -> None:
    if not same_origin(connection):
        raise Refused("foreign_origin", "this request comes from another site", 403)

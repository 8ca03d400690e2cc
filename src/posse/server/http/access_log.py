"""Middleware: gives every request an id, and logs it by its route, never by its path."""

from __future__ import annotations

import logging
import time

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from posse.server.logs import FACTS, begin_request

log = logging.getLogger("posse.access")

HEADER = "X-Request-ID"
NO_ROUTE = "none"


class AccessLog:
    def __init__(self, app: ASGIApp) -> None:
        self.app = app

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        id = begin_request(Headers(scope=scope).get(HEADER, ""))
        began, status = time.monotonic(), 0

        async def with_id(message: Message) -> None:
            nonlocal status
            if message["type"] in ("http.response.start", "websocket.accept"):
                status = message.get("status", 101)
                message.setdefault("headers", [])
                MutableHeaders(scope=message)[HEADER] = id
            await send(message)

        try:
            await self.app(scope, receive, with_id)
        finally:
            if log.isEnabledFor(logging.INFO):
                _say(scope, status, time.monotonic() - began)


def _say(scope: Scope, status: int, seconds: float) -> None:
    """One line: the method, the pattern of the path, the status. A path may be a private link."""
    method = scope.get("method", "SOCKET")
    route = getattr(scope.get("route"), "path", NO_ROUTE)
    facts = {
        "method": method, "route": route, "status": status, "milliseconds": round(1000 * seconds),
    }  # fmt: skip
    log.info("%s %s %d", method, route, status, extra={FACTS: facts})

"""HTTP responses that several routes share."""

from __future__ import annotations

from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from posse.server.compressed import Compressed, compress
from posse.server.wire import replies

JSON = "application/json"
FOR_EVER = "public, max-age=31536000, immutable"
# A finished match never changes, but a shared cache must not give it to people without the link.
FOR_EVER_PRIVATE = "private, max-age=31536000, immutable"


def answer(value: Any, status: int = 200) -> Response:
    """A JSON response."""
    return Response(replies.encode(value), status, media_type=JSON)


def unchanging(request: Request, body: bytes, media_type: str) -> Response:
    """A response that stays the same until the server is replaced: browsers revalidate it."""
    return compressed(compress(body, media_type), request)


def compressed(
    found: Compressed, request: Request, cache: str = "no-cache", status: int = 200
) -> Response:
    """The body as the browser accepts it; 304 without a body if the browser has it already."""
    headers = {"ETag": found.tag, "Cache-Control": cache, "Vary": "Accept-Encoding"}
    if status == 200 and request.headers.get("if-none-match") == found.tag:
        return Response(status_code=304, headers=headers)
    if found.gzipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
        headers["Content-Encoding"] = "gzip"
        return Response(found.gzipped, status, headers, found.media_type)
    return Response(found.body, status, headers, found.media_type)

"""Bytes that are asked for again and again: compressed once, and kept."""

from __future__ import annotations

import gzip
import hashlib
from functools import lru_cache

from starlette.requests import Request
from starlette.responses import Response

SMALL = 1024  # bytes that are not worth compressing
KEPT = 256


class Packed:
    def __init__(self, body: bytes, media_type: str) -> None:
        self.body = body
        self.media_type = media_type
        self.tag = f'W/"{hashlib.sha256(body).hexdigest()[:24]}"'
        zipped = gzip.compress(body, mtime=0) if len(body) >= SMALL else body
        self.zipped = zipped if len(zipped) < len(body) else None

    def answer(self, request: Request, cache: str = "no-cache", status: int = 200) -> Response:
        """What the browser takes; nothing if it has it already."""
        headers = {"ETag": self.tag, "Cache-Control": cache, "Vary": "Accept-Encoding"}
        if status == 200 and request.headers.get("if-none-match") == self.tag:
            return Response(status_code=304, headers=headers)
        if self.zipped is not None and "gzip" in request.headers.get("accept-encoding", ""):
            headers["Content-Encoding"] = "gzip"
            return Response(self.zipped, status, headers, self.media_type)
        return Response(self.body, status, headers, self.media_type)


@lru_cache(KEPT)
def packed(body: bytes, media_type: str) -> Packed:
    """The same bytes again are the same object."""
    return Packed(body, media_type)

"""Response bodies that are compressed once and kept."""

from __future__ import annotations

import gzip
import hashlib
from functools import lru_cache

SMALL = 1024  # bytes; smaller bodies are not compressed
KEPT = 256


class Compressed:
    def __init__(self, body: bytes, media_type: str) -> None:
        self.body = body
        self.media_type = media_type
        self.tag = f'W/"{hashlib.sha256(body).hexdigest()[:24]}"'
        gzipped = gzip.compress(body, mtime=0) if len(body) >= SMALL else body
        self.gzipped = gzipped if len(gzipped) < len(body) else None


@lru_cache(KEPT)
def compress(body: bytes, media_type: str) -> Compressed:
    """The body, compressed; the same bytes give the same object."""
    return Compressed(body, media_type)

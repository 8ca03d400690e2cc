"""Every connection is an open file, and systems are stingy with those."""

from __future__ import annotations

import logging
import sys
from typing import Any

RESERVE = 256  # for the store, the interpreter, and connections that are being turned away
ACCEPTED = 64  # connections taken from the system at once; several times that fit in the reserve
SILENCE = 60.0  # seconds between two lines that say the same

log = logging.getLogger("posse.server")


def connections_that_fit(wanted: int) -> int:
    """Raises the limit as far as it may go: how many connections fit, `wanted` at most."""
    if sys.platform == "win32":  # no such limit
        return wanted
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    need = wanted + RESERVE
    if soft != resource.RLIM_INFINITY and soft < need:
        most = need if hard == resource.RLIM_INFINITY else min(need, hard)
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))
        except (OSError, ValueError):
            most = soft
        soft = max(soft, most)
    return wanted if soft == resource.RLIM_INFINITY else max(1, min(wanted, soft - RESERVE))


class QuietErrors:
    """A handler for what goes wrong in the event loop: out of files is said once a minute."""

    def __init__(self) -> None:
        self._said = float("-inf")

    def __call__(self, loop: Any, context: dict[str, Any]) -> None:
        if not isinstance(context.get("exception"), OSError):
            loop.default_exception_handler(context)
        elif loop.time() - self._said >= SILENCE:
            self._said = loop.time()
            log.error("connections are turned away: %s", context["exception"])

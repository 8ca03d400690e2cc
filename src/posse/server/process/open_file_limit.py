"""The limit of open files: every connection is one."""

from __future__ import annotations

import logging
import sys
from typing import Any

RESERVE = 256  # files for the store, the interpreter, and connections that are refused
ACCEPTED = 64  # connections accepted at once; several times that fit in the reserve
SILENCE = 60.0  # seconds between two log lines about the same

log = logging.getLogger("posse.server")


def connections_that_fit(wanted: int) -> int:
    """Raises the limit as far as possible. Returns how many connections fit, at most `wanted`."""
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
    """An exception handler for the event loop that reports missing files once a minute."""

    def __init__(self) -> None:
        self._said = float("-inf")

    def __call__(self, loop: Any, context: dict[str, Any]) -> None:
        if not isinstance(context.get("exception"), OSError):
            loop.default_exception_handler(context)
        elif loop.time() - self._said >= SILENCE:
            self._said = loop.time()
            log.error("connections are turned away: %s", context["exception"])

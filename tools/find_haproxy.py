"""Print HAProxy's program for the tests of several nodes; install it if this is allowed.

Order: POSSE_HAPROXY, PATH, Debian's folder, Debian's package (as root). Where there is none, the
tests use a simple proxy of their own.
"""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from tools import debian
from tools.shell import fail, say

PACKAGE = "haproxy"
HOME = Path("/usr/sbin/haproxy")


def found() -> Path | None:
    """The program, if it is installed."""
    wanted = os.environ.get("POSSE_HAPROXY")
    if wanted and not Path(wanted).exists():
        fail(f"POSSE_HAPROXY names {wanted}, which is not there")
    on_path = wanted or shutil.which("haproxy")
    return Path(on_path) if on_path else HOME if HOME.exists() else None


def haproxy() -> Path | None:
    """The program, or None with one line that says what to install."""
    program = debian.had(found, PACKAGE)
    if program is None:
        say("several nodes are tested behind a plain proxy: " + debian.advice(PACKAGE))
    return program


if __name__ == "__main__":
    print(haproxy() or "")

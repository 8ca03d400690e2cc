"""Print the folder of PostgreSQL's programs for the tests of its store; install them if allowed.

Order: POSSE_POSTGRES, the newest of Debian's folders, PATH, Debian's package (as root).
"""

from __future__ import annotations

import os
import shutil
from pathlib import Path

from tools import debian
from tools.shell import fail, say

PACKAGE = "postgresql"
HOMES = Path("/usr/lib/postgresql")
NEEDED = ("initdb", "postgres", "pg_ctl", "psql")


def complete(folder: Path) -> bool:
    return all((folder / name).exists() for name in NEEDED)


def installed() -> Path | None:
    versions = [home for home in HOMES.glob("*/bin") if home.parent.name.isdigit()]
    versions.sort(key=lambda home: -int(home.parent.name))
    on_path = shutil.which("initdb")
    # The program on PATH may be a link into the folder that has all of them.
    others = [] if on_path is None else [Path(on_path).parent, Path(on_path).resolve().parent]
    return next((folder for folder in (*versions, *others) if complete(folder)), None)


def found() -> Path | None:
    """The folder, if PostgreSQL is installed."""
    wanted = os.environ.get("POSSE_POSTGRES")
    if wanted and not complete(Path(wanted)):
        fail(f"POSSE_POSTGRES names {wanted}, which lacks one of {', '.join(NEEDED)}")
    return Path(wanted) if wanted else installed()


def postgres() -> Path | None:
    """The folder, or None with one line that says what to install."""
    folder = debian.had(found, PACKAGE)
    if folder is None:
        say("the tests of the PostgreSQL store are not run: " + debian.advice(PACKAGE))
    return folder


if __name__ == "__main__":
    print(postgres() or "")

"""Check that a C compiler and Python's headers are installed, for mypyc. Print the compiler."""

from __future__ import annotations

import os
import shutil
import sys
import sysconfig
from pathlib import Path

from tools import debian
from tools.shell import fail

COMPILERS = ("cc", "gcc", "clang")


def compiler() -> str | None:
    wanted = os.environ.get("CC", "").split()
    found = (shutil.which(name) for name in (*wanted[:1], *COMPILERS))
    return next((path for path in found if path is not None), None)


def headers() -> bool:
    return Path(sysconfig.get_path("include"), "Python.h").exists()


def packages() -> list[str]:
    """The Debian packages that are missing here."""
    version = f"{sys.version_info.major}.{sys.version_info.minor}"
    missing = [] if compiler() else ["gcc", "libc6-dev"]
    return missing if headers() else [*missing, f"libpython{version}-dev"]


def need() -> str:
    """The compiler. Stops with one line if it or the headers cannot be installed."""
    missing = packages()
    if missing:
        debian.install(*missing)
    found = compiler()
    if found is None or not headers():
        what = "a C compiler" if found is None else f"Python.h for {sys.base_prefix}"
        fail(f"the compiled build needs {what}: " + debian.advice(*missing))
    return found


if __name__ == "__main__":
    print(need())

"""Print the browser for the browser tests.

Order: POSSE_BROWSER, an installed Chromium or Chrome, one that Playwright downloaded earlier,
Debian's package (as root).
"""

from __future__ import annotations

import os
import shutil
import subprocess
from pathlib import Path

from tools import debian
from tools.shell import fail

NAMES = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)
PACKAGE = "chromium-headless-shell"
CACHES = (".cache/ms-playwright", "Library/Caches/ms-playwright")
DOWNLOADED = "chromium*/*/*"
BINARIES = ("headless_shell", "chrome-headless-shell", "chrome")
OTHERWISE = "run .venv/bin/playwright install chromium"


def starts(browser: str | Path) -> bool:
    """Whether it starts: a downloaded browser may lack libraries of the system."""
    command = [browser, "--no-sandbox", "--version"]
    try:
        return subprocess.run(command, capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def installed() -> str | None:
    found = (shutil.which(name) for name in NAMES)
    return next((path for path in found if path is not None and starts(path)), None)


def downloaded() -> str | None:
    """The newest Chromium that Playwright downloaded and that starts."""
    caches = [Path.home() / folder for folder in CACHES]
    if os.environ.get("PLAYWRIGHT_BROWSERS_PATH"):
        caches = [Path(os.environ["PLAYWRIGHT_BROWSERS_PATH"])]
    found = (path for cache in caches for path in sorted(cache.glob(DOWNLOADED), reverse=True))
    return next((str(path) for path in found if path.name in BINARIES and starts(path)), None)


def find() -> str | None:
    """A browser that is installed."""
    wanted = os.environ.get("POSSE_BROWSER")
    if wanted:
        if not starts(wanted):
            fail(f"POSSE_BROWSER names {wanted}, which does not start")
        return wanted
    return installed() or downloaded()


def browser() -> str:
    """A browser. Stops with one line if there is none and none can be installed."""
    found = debian.had(find, PACKAGE)
    if found is None:
        fail(f"the browser tests need Chromium: {debian.advice(PACKAGE)} or {OTHERWISE}")
    return found


if __name__ == "__main__":
    print(browser())

"""Print the browser for the browser tests; get one if the machine has none.

Order: POSSE_BROWSER, an installed Chromium or Chrome, one that Playwright downloaded earlier,
Debian's package (as root), Playwright's download.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

from tools import debian
from tools.find_node import node
from tools.shell import fail, say, succeeds

NAMES = (
    "chromium-headless-shell",
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
)
PACKAGE = "chromium-headless-shell"


def starts(browser: str | Path) -> bool:
    """Whether it starts at all: a downloaded browser may lack libraries of the system."""
    command = [browser, "--no-sandbox", "--version"]
    try:
        return subprocess.run(command, capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def installed() -> str | None:
    found = (shutil.which(name) for name in NAMES)
    return next((path for path in found if path is not None and starts(path)), None)


def playwrights() -> str | None:
    """The Chromium that Playwright downloads, if it is there and starts."""
    # Playwright reads this when it starts its driver; its own Node needs more of the system.
    os.environ.setdefault("PLAYWRIGHT_NODEJS_PATH", str(node()))
    from playwright.sync_api import sync_playwright

    with sync_playwright() as driver:
        path = driver.chromium.executable_path
    return path if starts(path) else None


def download() -> str | None:
    say("downloading Chromium with Playwright")
    if not succeeds([sys.executable, "-m", "playwright", "install", "chromium"]):
        return None
    return playwrights()


def browser() -> str:
    wanted = os.environ.get("POSSE_BROWSER")
    if wanted:
        if not starts(wanted):
            fail(f"POSSE_BROWSER names {wanted}, which does not start")
        return wanted
    found = installed() or playwrights()
    if found is None and debian.install(PACKAGE):
        found = installed()
    found = found or download()
    if found is None:
        fail("the browser tests need Chromium: " + debian.advice(PACKAGE) + " or set POSSE_BROWSER")
    return found


if __name__ == "__main__":
    print(browser())

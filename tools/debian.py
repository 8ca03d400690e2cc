"""Install packages of the system, where this is allowed, and announce it."""

from __future__ import annotations

import os
import shutil
from collections.abc import Callable
from typing import TypeVar

from tools.shell import say, watched

OPTIONS = ("-qq", "--yes", "--no-install-recommends")
QUIET = {"DEBIAN_FRONTEND": "noninteractive"}
T = TypeVar("T")


def allowed() -> bool:
    """Whether this is Debian and the user is root."""
    return os.geteuid() == 0 and shutil.which("apt-get") is not None


def install(*packages: str, dots: bool = True) -> bool:
    """Install Debian packages if we may; true if they are there now."""
    if not allowed():
        return False
    say("you are root: installing packages of the system, " + ", ".join(packages))
    # An update may fail over one foreign source and still bring what is needed here.
    watched("apt-get update", ["apt-get", "update", "-qq"], env=QUIET, dots=dots)
    words = ["apt-get", "install", *OPTIONS, *packages]
    complaint = watched("apt-get install", words, env=QUIET, dots=dots)
    if complaint is not None:
        say(complaint.strip() or "apt-get failed")
    return complaint is None


def had(found: Callable[[], T | None], package: str) -> T | None:
    """What `found` finds, if need be after installing the package it comes with."""
    here = found()
    return found() if here is None and install(package) else here


def advice(*packages: str) -> str:
    """The command with which a person installs the packages."""
    return "install it (on Debian: sudo apt-get install " + " ".join(packages) + ")"

"""Install packages of the system, where we may."""

from __future__ import annotations

import os
import shutil
import subprocess

from tools.shell import say

OPTIONS = ("-qq", "--yes", "--no-install-recommends")


def install(*packages: str) -> bool:
    """Install Debian packages if this is Debian and we are root; true if they are there now."""
    if os.geteuid() != 0 or shutil.which("apt-get") is None:
        return False
    say("installing " + ", ".join(packages))
    # An update may fail over one foreign source and still bring what is needed here.
    apt("update", "-qq")
    complaint = apt("install", *OPTIONS, *packages)
    if complaint:
        say(complaint)
    return not complaint


def apt(*words: str) -> str:
    """Run apt-get and keep its chatter back; what it says when it fails, else nothing."""
    env = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    done = subprocess.run(["apt-get", *words], env=env, capture_output=True, text=True, check=False)
    return (done.stderr.strip() or "apt-get failed") if done.returncode else ""


def advice(*packages: str) -> str:
    """How a person installs the packages."""
    return "install it (on Debian: sudo apt-get install " + " ".join(packages) + ")"

"""Stop with one line if this Python is too old. Any Python can read this file, even 2.7."""

import os
import sys

OLDEST = (3, 11)
NEWER = ("python3.14", "python3.13", "python3.12", "python3.11")

if sys.version_info[:2] < OLDEST:
    folders = os.environ.get("PATH", "").split(os.pathsep)
    there = [
        name
        for name in NEWER
        if any(os.access(folder + os.sep + name, os.X_OK) for folder in folders)
    ]
    found = sys.executable + " is " + sys.version.split()[0]
    if there:
        advice = there[0] + " is there: make play PYTHON=" + there[0]
    else:
        advice = "install one, then name it: make play PYTHON=python3.12"
    sys.stderr.write("posse: Python 3.11 or newer is needed, " + found + "; " + advice + "\n")
    sys.exit(1)

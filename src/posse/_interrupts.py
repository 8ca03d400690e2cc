"""Ctrl-C while the command `posse` is still being loaded ends it without a traceback.

Loading takes a second or two on a slow machine. The command's `main` takes over afterwards. A
program that imports Posse keeps its own handling of Ctrl-C.
"""

import signal
import sys
from pathlib import Path

COMMANDS = ("posse", "-m")  # what `sys.argv` begins with: `posse`, or `python -m posse.cli`

if (
    Path((getattr(sys, "argv", None) or [""])[0]).name in COMMANDS
    and signal.getsignal(signal.SIGINT) is signal.default_int_handler
):
    signal.signal(signal.SIGINT, signal.SIG_DFL)

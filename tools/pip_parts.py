"""Install a lock with several processes of pip at once: `python -m tools.pip_parts LOCK`.

pip downloads and unpacks one package after the other. The packages of a lock do not depend on
each other here, because nothing is resolved: the locks are complete.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
from pathlib import Path

PROCESSES = 3
# Modules are compiled when they are imported.
EXACT = ["--quiet", "--disable-pip-version-check", "--no-deps", "--no-compile", "--require-hashes"]


def packages(lock: str) -> list[str]:
    """The packages of a lock, each with the lines of its hashes."""
    found: list[str] = []
    for line in lock.splitlines(keepends=True):
        if line[:1].isspace():
            found[-1] += line
        elif line.strip() and not line.startswith("#"):
            found.append(line)
    return found


def parts(lock: str, most: int) -> list[str]:
    """The packages in equal parts, as texts that pip reads."""
    listed = packages(lock)
    return ["".join(part) for part in (listed[first::most] for first in range(most)) if part]


def install(lock: Path, folder: Path) -> bool:
    """Installs all parts at once. Returns True if all of them succeeded."""
    running = []
    for number, part in enumerate(parts(lock.read_text("utf-8"), PROCESSES)):
        file = folder / f"{number}.lock"
        file.write_text(part, encoding="utf-8")
        words = [sys.executable, "-m", "pip", "install", *EXACT, "-r", str(file)]
        running.append(subprocess.Popen(words))
    codes = [process.wait() for process in running]
    return not any(codes)


if __name__ == "__main__":
    with tempfile.TemporaryDirectory() as scratch:
        sys.exit(0 if install(Path(sys.argv[1]), Path(scratch)) else 1)

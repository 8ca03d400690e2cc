"""`python -m benchmarks.sounds`: the length and the levels of every sound, and a picture of each.

The app's own code computes the samples (web/src/sounds). The table and the picture are those of
benchmarks/SOUNDS.md; tests in web/tests/sounds hold the limits.
"""

from __future__ import annotations

from tools.find_node import node
from tools.shell import ROOT, fail, succeeds
from tools.web import environment, install

PICTURE = ROOT / "benchmarks" / "sounds.png"


def main() -> None:
    install("all")
    command = [node(), ROOT / "web" / "bench" / "sounds.mjs", PICTURE]
    if not succeeds(command, cwd=ROOT / "web", env=environment()):
        fail("the sounds could not be measured")


if __name__ == "__main__":
    main()

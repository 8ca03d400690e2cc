"""Build and check the browser app in `web/`, each step only when its sources changed.

The app's own scripts do the work: `npm run build` writes into the package, `npm run check` and
`npm test` look at types and behaviour.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

from tools.find_node import node, npm
from tools.shell import ROOT, fail, say, succeeds
from tools.stamp import Stamp

WEB = ROOT / "web"
STATIC = ROOT / "src" / "posse" / "server" / "static"
BUILT = ROOT / "build" / "web.stamp"
SCENES = ROOT / "build" / "scenes"
LOCALES = ROOT / "src" / "posse" / "locales"
NOT_SOURCES = {"node_modules", "dist", "coverage", "test-results"}


def sources(folder: Path = WEB) -> Iterator[Path]:
    for path in folder.iterdir():
        if path.is_dir() and path.name not in NOT_SOURCES:
            yield from sources(path)
        elif path.is_file():
            yield path


def run_npm(*words: str) -> None:
    """Run npm so that the programs it starts find the same Node."""
    path = f"{node().parent}{os.pathsep}{os.environ.get('PATH', '')}"
    if not succeeds([*npm(), *words], cwd=WEB, env={"PATH": path}):
        fail(f"`npm {' '.join(words)}` failed in web/")


def install() -> None:
    modules = WEB / "node_modules"
    manifests = [WEB / name for name in ("package.json", "package-lock.json", ".npmrc")]
    stamp = Stamp(modules / ".posse-stamp", (file for file in manifests if file.exists()))
    if not stamp.fresh():
        say("installing what web/package-lock.json names")
        run_npm("ci", "--no-audit", "--no-fund")
        stamp.set()


def build() -> None:
    stamp = Stamp(BUILT, sources())
    if stamp.fresh() and (STATIC / "index.html").exists():
        return
    install()
    say("building the browser app")
    run_npm("run", "build")
    if not (STATIC / "index.html").exists():
        fail(f"the build of web/ left no index.html in {STATIC.relative_to(ROOT)}")
    stamp.set()


def scenes() -> None:
    """The development page with its still scenes and all words in it: tests need no server."""
    stamp = Stamp(ROOT / "build" / "scenes.stamp", [*sources(), *sources(LOCALES)])
    if stamp.fresh() and (SCENES / "dev.html").exists():
        return
    install()
    say("building the still scenes")
    run_npm("run", "scenes")
    stamp.set()


def check() -> None:
    install()
    run_npm("run", "check")


def test() -> None:
    install()
    run_npm("test")


STEPS = {"build": build, "scenes": scenes, "check": check, "test": test}


def main(words: list[str]) -> None:
    unknown = [word for word in words if word not in STEPS]
    if unknown or not words:
        fail("usage: python -m tools.web " + "|".join(STEPS))
    if not (WEB / "package.json").exists():
        return
    for word in words:
        STEPS[word]()


if __name__ == "__main__":
    main(sys.argv[1:])

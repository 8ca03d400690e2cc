"""Build and check the browser app in `web/`, each step only when its sources changed.

The app's own scripts do the work: `npm run build` writes into the package, `npm run check` checks
types, `npm test` runs the unit tests.
"""

from __future__ import annotations

import os
import sys
from collections.abc import Iterator
from pathlib import Path

from tools import licences, results, vitest
from tools.find_node import node, npm
from tools.shell import ROOT, fail, fetch, succeeds, watched
from tools.stamp import Stamp

WEB = ROOT / "web"
STATIC = ROOT / "src" / "posse" / "server" / "static"
LICENCES = STATIC / "licences.txt"
BUILT = ROOT / "build" / "web.stamp"
SCENES = ROOT / "build" / "scenes"
RECORDED = ROOT / "build" / "abilities.json"
LOCALES = ROOT / "src" / "posse" / "locales"
NOT_SOURCES = {"node_modules", "dist", "coverage", "test-results", "__pycache__"}


def sources(folder: Path = WEB) -> Iterator[Path]:
    for path in folder.iterdir():
        if path.is_dir() and path.name not in NOT_SOURCES:
            yield from sources(path)
        elif path.is_file():
            yield path


def environment() -> dict[str, str]:
    """The environment for npm. Its programs use the same Node, and it prints only errors."""
    path = f"{node().parent}{os.pathsep}{os.environ.get('PATH', '')}"
    return {"PATH": path, "npm_config_loglevel": "error", "npm_config_update_notifier": "false"}


def run_npm(*words: str) -> None:
    if not succeeds([*npm(), *words], cwd=WEB, env=environment()):
        fail(f"`npm {' '.join(words)}` failed in web/")


def script(title: str, name: str) -> None:
    """Runs a script of package.json. Its output is shown only if it fails."""
    complaint = watched(title, [*npm(), "run", "--silent", name], cwd=WEB, env=environment())
    if complaint is not None:
        print(complaint, file=sys.stderr)
        fail(f"`npm run {name}` failed in web/")


def install(kind: str) -> None:
    """Installs packages. `build`: those for building; `all`: those for the tests as well."""
    modules = WEB / "node_modules"
    manifests = [WEB / name for name in ("package.json", "package-lock.json", ".npmrc")]
    stamps = {kind: Stamp(modules / ".posse-stamp", manifests, kind) for kind in ("build", "all")}
    if stamps["all"].fresh() or stamps[kind].fresh():
        return
    tests = ["--omit=dev"] if kind == "build" else []
    what = "what building it needs" if tests else "what building and testing it need"
    # Without a network npm would try for more than a minute.
    patience = ["--fetch-retry-mintimeout=1000", "--fetch-retry-maxtimeout=8000"]
    command = [*npm(), "ci", "--no-audit", "--no-fund", *patience, *tests]
    fetch(f"the browser app: installing {what}", command, cwd=WEB, env=environment())
    stamps[kind].set()


def build() -> None:
    stamp = Stamp(BUILT, sources())
    if stamp.fresh() and (STATIC / "index.html").exists() and LICENCES.exists():
        return
    install("build")
    script("the browser app: building it", "build")
    if not (STATIC / "index.html").exists():
        fail(f"the build of web/ left no index.html in {STATIC.relative_to(ROOT)}")
    LICENCES.write_text(licences.written(), encoding="utf-8")
    stamp.set()


def scenes() -> None:
    """Builds the development page with its still scenes and all texts: tests need no server."""
    stamp = Stamp(ROOT / "build" / "scenes.stamp", [*sources(), *sources(LOCALES)])
    if stamp.fresh() and (SCENES / "dev.html").exists():
        return
    install("all")
    script("the browser app: building its still scenes", "scenes")
    stamp.set()


def check() -> None:
    install("all")
    run_npm("run", "--silent", "check")


def recorded() -> None:
    """Records random matches and the abilities used in them.

    The unit tests compare the log with it.
    """
    games = ROOT / "src" / "posse"
    rules = [path for part in ("engine", "games") for path in (games / part).rglob("*.py")]
    stamp = Stamp(
        ROOT / "build" / "abilities.stamp", [*rules, ROOT / "tests" / "ability_effects.py"]
    )
    if stamp.fresh() and RECORDED.exists():
        return
    if not succeeds([sys.executable, "-m", "tests.ability_effects", str(RECORDED)], cwd=ROOT):
        fail("tests/ability_effects.py could not record matches")
    stamp.set()


def test() -> None:
    """Runs the unit tests, and writes what failed and how long each took."""
    install("all")
    recorded()
    told = results.RESULTS / "vitest.json"
    told.unlink(missing_ok=True)
    ways = ["--reporter=default", "--reporter=json", f"--outputFile.json={told}"]
    try:
        run_npm("run", "--silent", "test", "--", *ways)
    finally:
        if told.exists():
            vitest.result(os.environ.get("POSSE_PART", "test-web"), told).keep()


def one_test(*words: str) -> None:
    """`python -m tools.web one-test FILE -t NAME`: repeats one test, as the last page names it."""
    install("all")
    recorded()
    run_npm("run", "--silent", "test", "--", *words)


def tools() -> None:
    """Installs what every step needs."""
    install("all")


STEPS = {"tools": tools, "build": build, "scenes": scenes, "check": check, "test": test}


def main(words: list[str]) -> None:
    if words[:1] == ["one-test"]:
        one_test(*words[1:])
        return
    unknown = [word for word in words if word not in STEPS]
    if unknown or not words:
        fail("usage: python -m tools.web " + "|".join(STEPS))
    if not (WEB / "package.json").exists():
        return
    for word in words:
        STEPS[word]()


if __name__ == "__main__":
    main(sys.argv[1:])

"""Compile the engine and the games with mypyc, in place or into a copy of the package.

A build in place puts extension modules next to their sources, and Python prefers them. A copy
leaves `src` alone, so that the tests can run both builds. Both come from the same sources.
`tools.wheel` puts such a copy into a compiled wheel.
"""

from __future__ import annotations

import argparse
import os
import platform
import shutil
import subprocess
import sys
from importlib.metadata import PackageNotFoundError, version
from pathlib import Path

from tools.find_compiler import need
from tools.shell import ROOT, fail, say
from tools.stamp import Stamp

SOURCE = ROOT / "src"
WORK = ROOT / "build" / "mypyc"
PARTS = ("engine", "games", "bots")
# Modules that stay interpreted, as patterns of paths below `src/posse`: the bots, so that you
# can derive your own from them, modules that are run as a command, and what mypyc itself reads.
EXCLUDE = (
    "engine/compiling.py",
    "bots/base.py",
    "bots/*/greenhorn.py",
    "bots/*/deputy.py",
    "bots/marshal/search.py",
    "bots/*/*fit.py",
    "bots/suspicion/reliability.py",
)
TOOLS = ("compile.py", "mypyc_build.py")
BEST = "3"
LOADED = """
import importlib, sys
for name in sys.argv[1:]:
    print(importlib.import_module(name).__file__)
"""


def modules() -> list[Path]:
    """The modules to compile, relative to `src`.

    An `__init__` only imports names and is left out.
    """
    found = (path for part in PARTS for path in (SOURCE / "posse" / part).rglob("*.py"))
    return sorted(
        path.relative_to(SOURCE)
        for path in found
        if path.name != "__init__.py" and not any(path.match(pattern) for pattern in EXCLUDE)
    )


def extensions(home: Path) -> list[Path]:
    """The extension modules of a build in `home`, the folder that holds the package."""
    return sorted([*home.glob("*.so"), *(home / "posse").rglob("*.so")])


def remove(home: Path) -> int:
    """Removes a build. Returns how many files it had."""
    gone = extensions(home)
    for path in gone:
        path.unlink()
    return len(gone)


def work_of(home: Path) -> Path:
    """The folder for the C files, the objects and the stamp of a build."""
    return WORK / ("place" if home == SOURCE else home.name)


def stamp_of(work: Path, level: str = BEST) -> Stamp:
    """The stamp of a build. The modules depend on each other and on the tools of the build."""
    sources = [path for part in PARTS for path in (SOURCE / "posse" / part).rglob("*.py")]
    settings = [ROOT / "pyproject.toml", *(ROOT / "tools" / name for name in TOOLS)]
    facts = (platform.python_version(), mypy_version(), level)
    return Stamp(work / "stamp", [*sources, *settings], *facts)


def mypy_version() -> str:
    """The version of mypy, or "" where it is not installed; then no build counts as fresh."""
    try:
        return version("mypy")
    except PackageNotFoundError:
        return "none"


def copy_package(home: Path) -> None:
    """Makes `home/posse` equal to `src/posse`, except for compiled modules."""
    unwanted = shutil.ignore_patterns("*.so", "__pycache__")
    for path in (home / "posse").rglob("*"):
        if path.is_file() and path.suffix != ".so":
            path.unlink()
    shutil.copytree(SOURCE / "posse", home / "posse", ignore=unwanted, dirs_exist_ok=True)


def mypyc(task: str, home: Path, work: Path, level: str = BEST) -> bool:
    """Runs mypyc in a process of its own, because it changes folder and patches setuptools."""
    words = [sys.executable, "-m", "tools.mypyc_build", task, level, str(home), str(work)]
    return subprocess.run([*words, *map(str, modules())], cwd=ROOT, check=False).returncode == 0


def see_loaded(home: Path) -> None:
    """Checks that Python imports the compiled modules, not the sources beside them."""
    names = [".".join(path.with_suffix("").parts) for path in modules()]
    done = subprocess.run(
        [sys.executable, "-c", LOADED, *names],
        cwd=ROOT,
        env={**os.environ, "PYTHONPATH": str(home)},
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode != 0:
        fail(f"the compiled modules do not load:\n{done.stderr}")
    for name, file in zip(names, done.stdout.splitlines(), strict=True):
        if not (file.startswith(str(home)) and file.endswith(".so")):
            fail(f"{name} is loaded from {file}, not from the compiled build")


def compile_into(home: Path, level: str = BEST) -> None:
    if not modules():
        fail("there is nothing to compile below src/posse")
    if home != SOURCE:
        copy_package(home)
    stamp = stamp_of(work_of(home), level)
    if stamp.fresh() and extensions(home):
        return
    need()
    remove(home)
    say(f"compiling {len(modules())} modules with mypyc")
    if not mypyc("build", home, work_of(home), level):
        remove(home)
        fail("mypyc could not compile the sources, see above")
    see_loaded(home)
    stamp.set()


def check() -> None:
    """Runs mypyc without the C compiler, which takes a minute.

    Reports everything that mypyc refuses.
    """
    work = WORK / "check"
    stamp = stamp_of(work)
    if stamp.fresh():
        return
    if not mypyc("check", SOURCE, work):
        fail("mypyc could not compile the sources, see above")
    stamp.set()


def drop_stale() -> None:
    """Removes a build in place when the sources have changed, so that nobody runs old rules."""
    if extensions(SOURCE) and not stamp_of(work_of(SOURCE)).fresh():
        remove(SOURCE)
        say("the sources changed since `make compile`: running them interpreted")


def make_pure() -> None:
    if remove(SOURCE):
        say("the compiled modules are gone; `make compile` brings them back")


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").splitlines()[0])
    what = parser.add_mutually_exclusive_group()
    what.add_argument("--into", type=Path, metavar="DIR", help="compile a copy of the package")
    what.add_argument("--pure", action="store_true", help="remove what was compiled in place")
    what.add_argument("--drop-stale", action="store_true", help="the same, if it is out of date")
    what.add_argument("--check", action="store_true", help="what mypyc says, building nothing")
    parser.add_argument("--level", default=BEST, help="of the C compiler's optimisation")
    given = parser.parse_args()
    if given.check:
        check()
    elif given.pure:
        make_pure()
    elif given.drop_stale:
        drop_stale()
    else:
        compile_into(given.into.resolve() if given.into else SOURCE, given.level)


if __name__ == "__main__":
    main()

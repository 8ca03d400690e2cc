"""Write the locks: every version and every file's hash, for all platforms, without host names.

All groups are resolved together, so that no two locks want different versions of a package. Each
lock then holds what the earlier ones do not.
"""

from __future__ import annotations

import re
import sys
from pathlib import Path

from tools.shell import ROOT, run

UV = "uv==0.13.7"
HOME = ROOT / "build" / "uv"
ALL = ROOT / "build" / "all.lock"
LOCKS = {
    "play": ROOT / "requirements.lock",
    "node": ROOT / "requirements-node.lock",
    "test": ROOT / "requirements-test.lock",
    "docs": ROOT / "requirements-docs.lock",
}
PLAIN = (
    "--universal --python-version 3.11 --no-emit-index-url --no-annotate --no-header --no-config"
)
PINNED = re.compile(r"^([A-Za-z0-9._-]+)==", re.MULTILINE)


def names(lock: Path) -> list[str]:
    """The packages that a lock names."""
    return PINNED.findall(lock.read_text(encoding="utf-8"))


def everywhere(lock: Path) -> list[str]:
    """The packages that are needed on every system."""
    lines = lock.read_text(encoding="utf-8").splitlines()
    return PINNED.findall("\n".join(line for line in lines if "platform" not in line))


# What the tests need beside what playing needs: `pip install posse[env]` installs the same.
EXTRAS = {"test": ("env", "parquet", "cluster", "report")}


def of_group(group: str) -> list[str]:
    """The requirements of a group. Playing is no group: its are the package's dependencies."""
    extras = [word for extra in EXTRAS.get(group, ()) for word in ("--extra", extra)]
    return [] if group == "play" else ["--group", group, *extras]


def resolve(target: Path, *words: str | Path) -> None:
    options = [*PLAIN.split(), "--quiet", "--output-file", str(target)]
    run([HOME / "bin" / "uv", "pip", "compile", *words, *options])


def keep_versions() -> None:
    """Keeps the versions of the present locks where they still fit.

    uv reads them from its output file.
    """
    locks = [lock.read_text(encoding="utf-8") for lock in LOCKS.values() if lock.exists()]
    ALL.parent.mkdir(exist_ok=True)
    ALL.write_text("".join(locks), encoding="utf-8")


def main() -> None:
    if not (HOME / "bin" / "uv").exists():
        run([sys.executable, "-m", "venv", HOME])
        run([HOME / "bin" / "pip", "install", "--quiet", "--disable-pip-version-check", UV])
    if "--upgrade" in sys.argv:
        ALL.unlink(missing_ok=True)
    else:
        keep_versions()
    resolve(ALL, "pyproject.toml", *(word for group in LOCKS for word in of_group(group)))
    before: list[Path] = []
    for group, lock in LOCKS.items():
        lock.unlink(missing_ok=True)
        # What builds the site is needed on every system, also if others need it on one only.
        known = everywhere if group == "docs" else names
        held = [name for earlier in before for name in known(earlier)]
        without = [word for name in held for word in ("--no-emit-package", name)]
        same = ["--constraint", str(ALL), "--generate-hashes"]
        resolve(lock, "pyproject.toml", *of_group(group), *same, *without)
        before.append(lock)


if __name__ == "__main__":
    main()

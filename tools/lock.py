"""Write `requirements.lock`: every version and every file's hash, for all platforms, no hosts."""

from __future__ import annotations

import sys

from tools.shell import ROOT, run

UV = "uv==0.13.7"
HOME = ROOT / "build" / "uv"


def main() -> None:
    if not (HOME / "bin" / "uv").exists():
        run([sys.executable, "-m", "venv", HOME])
        run([HOME / "bin" / "pip", "install", "--quiet", "--disable-pip-version-check", UV])
    words = "pip compile pyproject.toml --all-extras --group dev --universal --python-version 3.11"
    plain = "--generate-hashes --no-emit-index-url --no-annotate --no-header --no-config --quiet"
    run([HOME / "bin" / "uv", *f"{words} {plain} --output-file requirements.lock".split()])


if __name__ == "__main__":
    main()

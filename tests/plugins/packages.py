"""Packages of others, written into a folder as an installer would, and programs that use them."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Mapping
from pathlib import Path

import posse

SOURCE = Path(posse.__file__).parents[1]

PACK = """
from posse.games.bang.cards import BROWN, Kind
from posse.games.bang.effect import Plain
from posse.games.bang.pack import Pack
from posse.games.bang.power import Power
from posse.games.bang.verbs import draw


class Tonic(Plain):
    def act(self, g, me, card, at):
        for seat in g.clockwise(me)[:2]:
            draw(g, seat, 1)


class DocQuill(Power):
    def limit(self, g, me, n):
        return n + 1


PACK = Pack(
    "medicine_show",
    deck=((Kind("Tonic", BROWN, Tonic()), "4D 5D"),),
    cast=(("Doc Quill", 4, DocQuill()),),
    needs=("base",),
    goes_with=("dodge_city", "a_pack_that_is_not_here"),
)
"""


def install(
    site: Path,
    package: str,
    files: Mapping[str, str],
    entries: Mapping[str, Mapping[str, str]],
    version: str = "1.0.0",
) -> None:
    """Lays the files of a package and its metadata into `site`, a folder of PYTHONPATH."""
    for name, text in files.items():
        path = site / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    info = site / f"{package.replace('-', '_')}-{version}.dist-info"
    info.mkdir(parents=True)
    (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {package}\nVersion: {version}\n")
    lines = []
    for group, rows in entries.items():
        lines.append(f"[{group}]")
        lines += [f"{name} = {value}" for name, value in rows.items()]
    (info / "entry_points.txt").write_text("\n".join(lines) + "\n")


def medicine_show(site: Path, version: str = "1.0.0") -> None:
    files = {"medicine_show/__init__.py": "", "medicine_show/pack.py": PACK}
    entry = {"medicine_show": "medicine_show.pack:PACK"}
    install(site, "posse-medicine-show", files, {"posse.packs": entry}, version)


def run(site: Path, program: str, **env: str) -> subprocess.CompletedProcess[str]:
    """Runs a Python program with the packages of `site` installed."""
    path = os.pathsep.join([str(SOURCE), str(site)])
    kept = {name: value for name, value in os.environ.items() if name != "POSSE_PLUGINS"}
    return subprocess.run(
        [sys.executable, "-c", program],
        env={**kept, "PYTHONPATH": path, **env},
        cwd=site,
        capture_output=True,
        text=True,
        check=False,
    )


def printed(site: Path, program: str, **env: str) -> str:
    """What a program prints, which must end well and say nothing on stderr."""
    done = run(site, program, **env)
    assert (done.returncode, done.stderr) == (0, ""), done.stdout + done.stderr
    return done.stdout

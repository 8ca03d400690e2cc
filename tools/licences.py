"""The licence texts of everything that is shipped with the browser app, in one file beside it."""

from __future__ import annotations

import json
from pathlib import Path

from tools.shell import ROOT, fail

WEB = ROOT / "web"
MODULES = WEB / "node_modules"
TEXTS = WEB / "licences"  # of packages that contain no licence text
COMPILED_IN = ("svelte", "clsx", "esm-env")  # tools of which a part becomes part of the app
RULE = f"\n\n{'-' * 72}\n\n"
MIT = (ROOT / "LICENSE").read_text(encoding="utf-8").partition("\n\n")[2].partition("\n\n")[2]


def written() -> str:
    """NOTICE, our own licence, then each package with its text."""
    manifest = json.loads((WEB / "package.json").read_text(encoding="utf-8"))
    own = [(ROOT / name).read_text(encoding="utf-8").strip() for name in ("NOTICE", "LICENSE")]
    return RULE.join([*own, *map(_one, [*manifest["dependencies"], *COMPILED_IN])]) + "\n"


def _one(package: str) -> str:
    folder = MODULES / package
    facts = json.loads((folder / "package.json").read_text(encoding="utf-8"))
    return f"{package} {facts['version']} ({facts['license']})\n\n{_text(folder, facts)}"


def _text(folder: Path, facts: dict[str, object]) -> str:
    for file in sorted(folder.iterdir()):
        if file.name.lower().startswith("licen"):
            return file.read_text(encoding="utf-8").strip()
    if facts["license"] == "MIT":
        return f"Copyright (c) {facts.get('author')}\n\n{MIT.strip()}"
    text = TEXTS / f"{facts['license']}.txt"
    if not text.is_file():
        fail(f"{folder.relative_to(MODULES)} brings no licence text, and {text} is not there")
    return text.read_text(encoding="utf-8").strip()

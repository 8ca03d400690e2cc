"""Asks the OSV database about every package that the lock files name."""

from __future__ import annotations

import json
import os
import re
import urllib.error
import urllib.request
from typing import Any

from tools.lock import LOCKS
from tools.shell import ROOT, fail, say

SERVICE = os.environ.get("POSSE_ADVISORIES", "https://api.osv.dev/v1/querybatch")
PIN = re.compile(r"^([A-Za-z0-9._-]+)==([^ \\]+)", re.MULTILINE)
SECONDS = 30

Package = tuple[str, str, str]  # ecosystem, name, version


def locked() -> list[Package]:
    pins = [pin for file in LOCKS.values() for pin in PIN.findall(file.read_text(encoding="utf-8"))]
    lock = json.loads((ROOT / "web" / "package-lock.json").read_text(encoding="utf-8"))
    modules = [(path, found) for path, found in lock["packages"].items() if path]
    return [
        *[("PyPI", name, version) for name, version in pins],
        *[("npm", path.rpartition("node_modules/")[2], at["version"]) for path, at in modules],
    ]


def asked(packages: list[Package]) -> list[list[str]]:
    """The advisories for each package."""
    queries = [
        {"package": {"ecosystem": ecosystem, "name": name}, "version": version}
        for ecosystem, name, version in packages
    ]
    body = json.dumps({"queries": queries}).encode()
    request = urllib.request.Request(SERVICE, body, {"Content-Type": "application/json"})
    with urllib.request.urlopen(request, timeout=SECONDS) as answer:
        results: list[dict[str, Any]] = json.load(answer)["results"]
    return [[str(found["id"]) for found in result.get("vulns", [])] for result in results]


def main() -> None:
    packages = locked()
    try:
        answers = asked(packages)
    except (urllib.error.URLError, OSError, ValueError, KeyError) as error:
        fail(f"nothing was audited: {SERVICE} cannot be asked ({error})")
    known = [(package, ids) for package, ids in zip(packages, answers, strict=True) if ids]
    for (ecosystem, name, version), ids in known:
        say(f"{ecosystem} {name} {version}: {', '.join(ids)}")
    if known:
        fail(f"{len(known)} of {len(packages)} packages have advisories")
    say(f"no advisories for {len(packages)} packages")


if __name__ == "__main__":
    main()

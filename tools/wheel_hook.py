"""Hatchling's hook: with POSSE_COMPILE=1 in the environment the wheel contains compiled modules.

The sources stay in the wheel beside them, so tracebacks show code and the pure modules work.
"""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

SWITCH = "POSSE_COMPILE"
NEEDS = ("mypy", "setuptools", "types-setuptools")


class CompileHook(BuildHookInterface[Any]):
    """Compiles a copy of the package and adds the extension modules to the wheel."""

    def dependencies(self) -> list[str]:
        """What building needs beside hatchling, from the group `test` of pyproject.toml."""
        if not os.environ.get(SWITCH):
            return []
        groups = self.build_config.builder.metadata.config["dependency-groups"]
        return [need for need in groups["test"] if need.startswith(NEEDS)]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:  # noqa: ARG002
        if not os.environ.get(SWITCH):
            return
        home = Path(self.root, "build", f"wheel-{sys.implementation.cache_tag}")
        words = [sys.executable, "-m", "tools.compile", "--into", str(home)]
        subprocess.run(words, cwd=self.root, check=True)
        for path in sorted(home.rglob("*.so")):
            build_data["force_include"][str(path)] = str(path.relative_to(home))
        build_data["pure_python"] = False
        build_data["infer_tag"] = True

"""Every step of the tutorials is carried out, in the order of the page.

A block with a title is a file: the first one begins it, later ones are added at its end. A `diff`
changes a file. A Python block without a title is run as a program; `sh` runs line by line. A
program or command that fails is a failed test.
"""

from __future__ import annotations

import os
import re
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path

import pytest

import posse

pytestmark = pytest.mark.long

ROOT = Path(__file__).parents[2]
TUTORIALS = ROOT / "docs" / "tutorials"
FENCE = re.compile(r'^```(\w+)(?: title="([^"]+)")?\n(.*?)^```$', re.MULTILINE | re.DOTALL)
COMMAND = '#!/bin/sh\nexec "{python}" -P -m posse.cli "$@"\n'
SITE = ".site"
# Installs without a network: the folder has no other dependencies than Posse.
PIP = """#!/bin/sh
exec "{python}" -m pip install --quiet --disable-pip-version-check --root-user-action=ignore \\
  --no-deps --no-build-isolation --no-index --target "{site}" .
"""


@dataclass
class Step:
    """One block of a page."""

    language: str
    title: str
    text: str


def steps(name: str) -> list[Step]:
    return [Step(*found) for found in FENCE.findall((TUTORIALS / name).read_text("utf-8"))]


class Reader:
    """Does what a page says, in a folder of its own."""

    def __init__(self, home: Path, source: Path) -> None:
        self.home = home
        tools = home / ".tools"
        tools.mkdir()
        command = tools / "posse"
        command.write_text(COMMAND.format(python=sys.executable), "utf-8")
        command.chmod(0o755)
        pip = tools / "pip"
        pip.write_text(PIP.format(python=sys.executable, site=home / SITE), "utf-8")
        pip.chmod(0o755)
        path = os.pathsep.join([str(tools), str(Path(sys.executable).parent), os.environ["PATH"]])
        # What is installed is read from the folder itself, as `--editable` does it.
        modules = [source, home, home / "src", home / SITE]
        self.env = {
            **{name: value for name, value in os.environ.items() if not name.startswith("PYTEST")},
            "PATH": path,
            "PYTHONPATH": os.pathsep.join(map(str, modules)),
        }
        self.env.pop("POSSE_PLUGINS", None)

    def follow(self, step: Step) -> None:
        if step.language == "diff":
            self.change(step)
        elif step.title:
            self.write(step)
        elif step.language == "python":
            self.run([sys.executable, "-c", step.text])
        elif step.language == "sh":
            for line in step.text.splitlines():
                self.run(["sh", "-c", line])
        else:
            raise AssertionError(f"nobody knows what to do with {step}")

    def write(self, step: Step) -> None:
        file = self.home / step.title
        file.parent.mkdir(parents=True, exist_ok=True)
        with file.open("a", encoding="utf-8") as out:
            out.write(step.text)

    def change(self, step: Step) -> None:
        lines = step.text.splitlines()
        old = "\n".join(line[1:] for line in lines if line[0] != "+")
        new = "\n".join(line[1:] for line in lines if line[0] != "-")
        file = self.home / step.title
        text = file.read_text("utf-8")
        assert text.count(old) == 1, f"{step.title} does not hold, or not once: {old}"
        file.write_text(text.replace(old, new), "utf-8")

    def run(self, words: list[str]) -> str:
        done = subprocess.run(
            words, cwd=self.home, env=self.env, capture_output=True, text=True, check=False
        )
        assert done.returncode == 0, f"{words[-1]}\n{done.stdout}{done.stderr}"
        return done.stdout


@pytest.mark.compiled
def test_a_bot_outside_the_repository(tmp_path: Path) -> None:
    """It plays many matches, so it uses the compiled copy where there is one."""
    reader = Reader(tmp_path, Path(posse.__file__).parents[1])
    for step in steps("first-bot.md"):
        reader.follow(step)


def test_a_game_outside_the_repository(tmp_path: Path) -> None:
    pytest.importorskip("pettingzoo", reason="needs the extra: posse[env]")
    reader = Reader(tmp_path, ROOT / "src")
    for step in steps("first-game.md"):
        reader.follow(step)
    assert "game showdown: posse-showdown 0.1.0" in reader.run(
        ["sh", "-c", "posse packs --lang en"]
    )


def test_a_pack_outside_the_repository(tmp_path: Path) -> None:
    reader = Reader(tmp_path, ROOT / "src")
    folder = "src/posse_medicine_show/scenarios/bang/medicine_show"
    failing = f"posse scenario {folder}/medicine_show.toml"
    for step in steps("first-pack.md"):
        if step.title.endswith("__init__.py"):  # the scenarios were written, the code was not
            with pytest.raises(AssertionError, match="medicine_show"):
                reader.run(["sh", "-c", failing])
        reader.follow(step)
    passed = reader.run(["sh", "-c", failing + " --lang en"])
    assert passed.endswith("2 passed, 0 failed\n")
    words = "from posse.locales import Words; print(Words('de').say('bang-kind-tonic'))"
    assert reader.run([sys.executable, "-c", words]) == "Tonikum\n"


def test_every_tutorial_is_carried_out() -> None:
    found = {path.name for path in TUTORIALS.glob("*.md")}
    assert found == {"first-bot.md", "first-game.md", "first-pack.md"}

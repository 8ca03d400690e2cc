"""Starts a PostgreSQL server in a temporary folder, reached by a unix socket only."""

from __future__ import annotations

import os
import pwd
import secrets
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import Any

SERVANTS = ("postgres", "nobody")  # PostgreSQL refuses to run as root


class Cluster:
    def __init__(self, programs: Path, fsync: bool) -> None:
        self.programs = programs
        # Not pytest's folder: other users may not enter it, and the path of a socket must be short.
        self.folder = Path(tempfile.mkdtemp(prefix="posse-pg-"))
        self._as: dict[str, Any] = {"cwd": self.folder}
        if os.geteuid() == 0:
            servant = _servant()
            os.chown(self.folder, servant.pw_uid, servant.pw_gid)
            self._as |= {"user": servant.pw_uid, "group": servant.pw_gid, "extra_groups": []}
        made = "--auth trust --username posse --encoding UTF8 --locale C --no-sync --pgdata"
        self._run("initdb", *made.split(), self.data)
        with (self.data / "postgresql.conf").open("a") as settings:
            settings.write(f"fsync = {'on' if fsync else 'off'}\nlisten_addresses = ''\n")
            settings.write(f"unix_socket_directories = '{self.folder}'\nmax_connections = 200\n")
        self.start()

    @property
    def data(self) -> Path:
        return self.folder / "data"

    def start(self) -> None:
        """Starts the server. Returns when it accepts connections."""
        self._run("pg_ctl", "-D", self.data, "-l", self.folder / "log", "-w", "start")

    def stop(self, how: str = "immediate") -> None:
        """Stops the server.

        `immediate` is a crash: nothing is finished, and the next start recovers.
        """
        self._run("pg_ctl", "-D", self.data, "-m", how, "-w", "stop")

    def close(self) -> None:
        if (self.data / "postmaster.pid").exists():
            self.stop()
        shutil.rmtree(self.folder)

    def database(self) -> str:
        """Creates an empty database. Returns its address."""
        name = f"posse_{secrets.token_hex(6)}"
        where = ("-h", self.folder, "-U", "posse")
        self._run("psql", *where, "-d", "postgres", "-qc", f"CREATE DATABASE {name}")
        return f"postgresql://posse@/{name}?host={self.folder}"

    def _run(self, program: str, *words: str | Path) -> None:
        command = [str(self.programs / program), *map(str, words)]
        done = subprocess.run(command, capture_output=True, text=True, check=False, **self._as)
        assert done.returncode == 0, done.stdout + done.stderr


def _servant() -> pwd.struct_passwd:
    users = {user.pw_name: user for user in pwd.getpwall()}
    return next(users[name] for name in SERVANTS if name in users)

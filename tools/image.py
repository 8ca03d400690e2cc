"""Build the image of deploy/Containerfile, then try it: `make image`.

The builder is buildah, else podman, else docker. buildah needs no daemon, and with its chroot
isolation no privileges: root inside another container will do, or a user with subordinate ids.
`--base` replaces the image that the Containerfile starts from, by another image or by a folder with
a root file system, which has python3 with venv, and make:

    debootstrap --variant=minbase --include=python3-venv,make,ca-certificates stable build/base
    make image BASE=build/base

A user who is not root cannot read all files of such a folder; `--base oci-archive:base.tar` works.
Options after `--` go to the builder's `build`: volumes, variables, proxies.
"""

from __future__ import annotations

import argparse
import json
import shlex
import shutil
import subprocess
import sys
import time
import urllib.error
import urllib.request
from collections.abc import Sequence
from pathlib import Path
from typing import Protocol

from tools import debian
from tools.free_port import free_port
from tools.shell import ROOT, fail, run, say

BUILDERS = ("buildah", "podman", "docker")
IMAGE = "localhost/posse"
BASE = "localhost/posse-base"
CHROOT = ("--isolation", "chroot")
USER = "10001"
PORT = 8666
PATIENCE = 60.0  # seconds until the server answers, and until it ends
# The shell tells its number, then becomes the server.
TELLING = 'echo $$ >/tmp/pid && exec "$@"'


def builder(wanted: str | None) -> str:
    """The program that builds. Stops with one line if there is none."""
    names = (wanted,) if wanted else BUILDERS
    found = next((name for name in names if shutil.which(name)), None)
    return found or fail(f"there is no {' or '.join(names)}: " + debian.advice("buildah"))


def importing(program: str, root: Path) -> list[list[str]]:
    """The commands that make an image of a root file system."""
    if program == "buildah":
        into = "posse-base-import"
        return [
            ["buildah", "from", "--name", into, "scratch"],
            ["buildah", "add", "--quiet", into, str(root), "/"],
            ["buildah", "commit", "--quiet", "--rm", into, BASE],
        ]
    packed = f"tar --create --directory {shlex.quote(str(root))} . | {program} import - {BASE}"
    return [["sh", "-c", packed]]


def building(program: str, base: str | None, more: Sequence[str] = ()) -> list[str]:
    """The command that builds the image. Only Docker's format has a health check."""
    own = {"buildah": ["--format", "docker", *CHROOT], "podman": ["--format", "docker"]}
    start = ["--build-arg", f"BASE={base}"] if base else []
    file = ["--file", "deploy/Containerfile", "--tag", IMAGE]
    return [program, "build", *own.get(program, []), *file, *start, *more, "."]


class Container(Protocol):
    """A container of the image, with the server in it."""

    url: str

    def user(self) -> str: ...

    def stop(self) -> int:
        """Sends SIGTERM. Returns the server's exit code."""

    def remove(self) -> None: ...


class Working:
    """buildah's container. It runs what the image says, on a port of its own."""

    def __init__(self) -> None:
        self.name = output(["buildah", "from", "--pull-never", IMAGE])
        config = json.loads(output(["buildah", "inspect", "--type", "image", IMAGE]))
        set_up = config["Docker"]["config"]
        port = free_port()
        self.url = f"http://127.0.0.1:{port}"
        words = [*set_up["Entrypoint"], *set_up["Cmd"], "--port", str(port)]
        self.process = subprocess.Popen(self.inside("sh", "-c", TELLING, "sh", *words))

    def inside(self, *words: str) -> list[str]:
        return ["buildah", "run", *CHROOT, self.name, "--", *words]

    def user(self) -> str:
        return output(self.inside("id", "-u"))

    def stop(self) -> int:
        run(self.inside("sh", "-c", 'kill -TERM "$(cat /tmp/pid)"'))
        return self.process.wait(PATIENCE)

    def remove(self) -> None:
        self.process.kill()
        run(["buildah", "rm", self.name])


class Daemon:
    """A container of podman or docker, as a host starts it."""

    def __init__(self, program: str) -> None:
        self.program = program
        self.name = output([program, "run", "--detach", "--publish", f"127.0.0.1::{PORT}", IMAGE])
        self.url = "http://" + output([program, "port", self.name, str(PORT)]).splitlines()[0]

    def user(self) -> str:
        return output([self.program, "exec", self.name, "id", "-u"])

    def stop(self) -> int:
        run([self.program, "stop", "--time", str(int(PATIENCE)), self.name])
        code = [self.program, "inspect", "--format", "{{.State.ExitCode}}", self.name]
        return int(output(code))

    def remove(self) -> None:
        run([self.program, "rm", "--force", "--volumes", self.name])


def output(command: Sequence[str]) -> str:
    """The last line that a command prints."""
    done = subprocess.run(command, stdout=subprocess.PIPE, text=True, cwd=ROOT, check=False)
    if done.returncode:
        fail("failed: " + " ".join(command))
    return done.stdout.strip()


def tried(container: Container) -> list[str]:
    """What is wrong with a container; nothing, if all is well."""
    if not healthy(container.url):
        return ["/health does not answer"]
    wrong = []
    if not creates_a_table(container.url):
        wrong.append("no table can be created")
    if (user := container.user()) != USER:
        wrong.append(f"it runs as user {user}, not {USER}")
    if (code := container.stop()) != 0:
        wrong.append(f"SIGTERM ends it with {code}, not 0")
    return wrong


def healthy(url: str) -> bool:
    """Waits until the server answers."""
    end = time.monotonic() + PATIENCE
    while time.monotonic() < end:
        try:
            with urllib.request.urlopen(url + "/health", timeout=5) as response:
                return bool(response.status == 200)
        except OSError:
            time.sleep(0.2)
    return False


def creates_a_table(url: str) -> bool:
    body = json.dumps({"game": "bang", "players": 4, "start": True}).encode()
    kind = {"Content-Type": "application/json"}
    try:
        with urllib.request.urlopen(
            urllib.request.Request(url + "/api/tables", body, kind)
        ) as made:
            return bool(made.status == 201)
    except urllib.error.HTTPError:
        return False


def build(program: str, base: str | None, more: Sequence[str]) -> None:
    root = Path(base) if base else None
    if root is not None and root.is_dir():
        for command in importing(program, root):
            run(command)
        base = BASE
    run(building(program, base, more))


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--base", help="an image, or a folder with a root file system")
    parser.add_argument("--builder", choices=BUILDERS)
    own, more = split(sys.argv[1:])
    given = parser.parse_args(own)
    program, began = builder(given.builder), time.monotonic()
    build(program, given.base, more)
    built = time.monotonic()
    container: Container = Working() if program == "buildah" else Daemon(program)
    try:
        wrong = tried(container)
    finally:
        container.remove()
    if wrong:
        fail("the image is not good: " + "; ".join(wrong))
    took = f"built in {built - began:.0f} s, tried in {time.monotonic() - built:.0f} s"
    say(f"{IMAGE} is good: {took} ({program})")


def split(words: Sequence[str]) -> tuple[list[str], list[str]]:
    """Our own options, and those for the builder."""
    at = words.index("--") if "--" in words else len(words)
    return list(words[:at]), list(words[at + 1 :])


if __name__ == "__main__":
    main()

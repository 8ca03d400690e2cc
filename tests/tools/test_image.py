"""`make image`: its command lines, and what it says about a server. CI runs `make image` itself."""

from __future__ import annotations

import shutil
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.server.server_process import Server
from tools import image

ROOT = Path(__file__).parents[2]


def test_buildah_comes_first_and_the_host_may_choose(monkeypatch: pytest.MonkeyPatch) -> None:
    there = {"docker"}
    monkeypatch.setattr(shutil, "which", lambda name: name if name in there else None)
    assert image.builder(None) == "docker"
    there |= {"podman", "buildah"}
    assert image.builder(None) == "buildah"
    assert image.builder("podman") == "podman"
    there.clear()
    with pytest.raises(SystemExit):
        image.builder(None)


def test_buildah_needs_no_daemon_and_no_privileges() -> None:
    words = image.building("buildah", None)
    assert words[:6] == ["buildah", "build", "--format", "docker", "--isolation", "chroot"]
    assert "--build-arg" not in words
    assert words[-1] == "."


@pytest.mark.parametrize("program", image.BUILDERS)
def test_another_base_and_other_options_reach_the_builder(program: str) -> None:
    words = image.building(program, "localhost/mine", ["--volume", "/a:/b"])
    assert "BASE=localhost/mine" in words
    assert words[-3:] == ["--volume", "/a:/b", "."]
    assert (ROOT / words[words.index("--file") + 1]).is_file()


@pytest.mark.parametrize("program", image.BUILDERS)
def test_a_root_folder_becomes_a_base(program: str) -> None:
    commands = image.importing(program, Path("a folder"))
    assert all(command[0] in (program, "sh") for command in commands)
    assert image.BASE in " ".join(commands[-1])
    if program != "buildah":
        assert "'a folder'" in commands[0][2]


def test_options_after_two_dashes_are_for_the_builder() -> None:
    assert image.split(["--base", "x", "--", "--env", "A=1"]) == (["--base", "x"], ["--env", "A=1"])
    assert image.split(["--base", "x"]) == (["--base", "x"], [])


def test_every_stage_starts_from_the_base() -> None:
    lines = (ROOT / "deploy" / "Containerfile").read_text().splitlines()
    stages = [line.split()[1] for line in lines if line.startswith("FROM ")]
    assert stages == ["$BASE", "$BASE"]
    assert f"USER {image.USER}" in lines


class Fake:
    """A server of this machine in place of a container."""

    def __init__(self, url: str, user: str = image.USER, code: int = 0) -> None:
        self.url = url
        self._user = user
        self._code = code

    def user(self) -> str:
        return self._user

    def stop(self) -> int:
        return self._code

    def remove(self) -> None:
        """Nothing is left."""


@pytest.fixture(scope="module")
def url(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with Server(tmp_path_factory.mktemp("image") / "posse.db") as server:
        yield f"http://{server.host}"


def test_a_good_container_is_good(url: str) -> None:
    assert image.tried(Fake(url)) == []


def test_a_bad_container_is_named(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    assert "user 0" in " ".join(image.tried(Fake(url, user="0")))
    assert "with 143" in " ".join(image.tried(Fake(url, code=143)))
    assert not image.creates_a_table(url + "/nowhere")
    monkeypatch.setattr(image, "PATIENCE", 0.0)
    assert image.tried(Fake("http://127.0.0.1:9")) == ["/health does not answer"]

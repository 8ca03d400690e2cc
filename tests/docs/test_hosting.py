"""The commands and options in docs/hosting.md and deploy/ exist."""

from __future__ import annotations

import re
import shlex
from collections.abc import Iterator
from pathlib import Path

import click
import pytest

from posse.cli import cli
from posse.server.limit_option import LIMITS, changed
from posse.server.metrics import Metrics
from posse.server.process import open_file_limit
from posse.server.settings import Settings
from posse.server.uvicorn_server import UVICORN

ROOT = Path(__file__).parents[2]
GUIDE = (ROOT / "docs" / "hosting.md").read_text(encoding="utf-8")
DEPLOY = sorted((ROOT / "deploy").iterdir())
BLOCKS = re.findall(r"```sh\n(.*?)```", GUIDE, re.DOTALL)
# The end of a command in a shell line.
COMMAND = re.compile(r"(?:^|[\s/`'])posse (admin|drain|serve|backup|restore)\b([^`|;&\n]*)")
OPTION = re.compile(r"--[a-z-]+")


def told() -> Iterator[tuple[str, str]]:
    """Every `posse …` in these texts, with its options."""
    units = [path.read_text(encoding="utf-8") for path in DEPLOY]
    for text in [GUIDE, *units]:
        for name, rest in COMMAND.findall(text):
            yield name, rest.split("#")[0]
    for path in DEPLOY:  # lists, as compose files and Containerfiles have them
        for inner in re.findall(r"\[(serve|\"serve\"),([^\n]*)\]", path.read_text("utf-8")):
            yield "serve", inner[1].replace('"', "").replace(",", " ")


def command(name: str) -> click.Command:
    found = cli.get_command(click.Context(cli), name)
    assert found is not None, f"there is no command {name}"
    return found


def options(name: str) -> set[str]:
    return {option for param in command(name).params for option in param.opts}


@pytest.mark.parametrize(("name", "rest"), sorted(set(told())))
def test_a_command_that_is_told_exists(name: str, rest: str) -> None:
    assert set(OPTION.findall(rest)) <= options(name)


def test_many_are_told() -> None:
    assert {name for name, _ in told()} == {"admin", "drain", "serve", "backup", "restore"}
    assert len(set(told())) > 10


def test_an_option_of_the_server_that_is_told_exists() -> None:
    """In the running text an option stands alone."""
    ours = {*options("serve"), *options("backup"), *options("admin"), *options("drain")}
    alone = set(re.findall(r"`(--[a-z-]+)", GUIDE))
    assert alone <= ours
    assert options("serve") - {"--bot-pause", "--port"} <= set(OPTION.findall(GUIDE))


def test_every_limit_is_explained_with_its_number() -> None:
    table = GUIDE.split("## Limits")[1].split("\n\n")[2]
    assert set(re.findall(r"`([a-z_]+)`", table)) == set(LIMITS)
    for given in re.findall(r"--limit ([a-z_]+=[\d.,]+)", GUIDE):
        changed(Settings(), [given])


def test_every_number_of_metrics_is_explained() -> None:
    shown = re.findall(r"# TYPE (\w+)", Metrics().text({}, 0, 0))
    assert set(shown) == set(re.findall(r"`(posse_\w+)[`{]", GUIDE))


def test_every_file_and_chapter_that_is_named_exists() -> None:
    for name in set(re.findall(r"deploy/[\w.-]*\w", GUIDE)) - {"deploy/.env"}:
        assert (ROOT / name).is_file(), name
    for path in DEPLOY:
        assert f"deploy/{path.name}" in GUIDE, path
    chapters = {re.sub(r"[^\w -]", "", head).lower() for head in re.findall(r"## (.*)", GUIDE)}
    for link in re.findall(r"\]\(#([\w-]+)\)", GUIDE):
        assert link in {chapter.replace(" ", "-") for chapter in chapters}


def test_commands_are_whole_lines() -> None:
    for block in BLOCKS:
        for line in block.replace("\\\n", "").splitlines():
            shlex.split(line, comments=True)  # raises if a quote is open


def test_a_host_gives_as_many_files_and_as_much_time_as_the_server_wants() -> None:
    needed = Settings().sockets + open_file_limit.RESERVE
    grace = UVICORN["timeout_graceful_shutdown"]
    for name, file_limit, stop in (
        ("posse.service", r"LimitNOFILE=(\d+)", r"TimeoutStopSec=(\d+)"),
        ("compose.yaml", r"nofile: (\d+)", r"stop_grace_period: (\d+)s"),
    ):
        text = (ROOT / "deploy" / name).read_text(encoding="utf-8")
        (found,) = re.findall(file_limit, text)
        assert int(found) >= needed
        (seconds,) = re.findall(stop, text)
        assert int(seconds) > 2 * grace

"""Imports point one way: server -> bots, lab -> games -> engine, and packs -> bang, never back."""

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.import_arrows import ALLOWED, FOREIGN, PLAIN, PLAIN_ALLOWED, SERVER

SOURCE = Path(__file__).parent.parent / "src"


def part(module: str) -> str | None:
    """The part that a module belongs to; None if ALLOWED has no row for it."""
    fitting = [name for name in ALLOWED if module == name or module.startswith(name + ".")]
    return max(fitting, key=len, default=None)


def module_name(path: Path, source: Path) -> str:
    return ".".join(path.relative_to(source).with_suffix("").parts)


def resolve(name: str, source: Path) -> str | None:
    """The module that a dotted name refers to, if it is one of ours."""
    path = source.joinpath(*name.split("."))
    if path.with_suffix(".py").is_file():
        return name
    return f"{name}.__init__" if path.is_dir() else None


def imported(tree: ast.AST, source: Path) -> Iterator[tuple[int, str]]:
    """Line and module of every import, including those for type checking and inside functions."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Import):
            for alias in node.names:
                yield node.lineno, resolve(alias.name, source) or alias.name
        elif isinstance(node, ast.ImportFrom):
            package = "." * node.level + (node.module or "")
            for alias in node.names:
                member = resolve(f"{package}.{alias.name}", source)
                yield node.lineno, member or resolve(package, source) or package


def complaint(importer: str, target: str) -> str | None:
    """The reason why an import is forbidden, or None."""
    here = part(importer)
    if here is None:
        return "belongs to no part: give it a row in ALLOWED of tests/import_arrows.py"
    if target.startswith("."):
        return f"imports {target} relatively: write the whole name"
    top = target.partition(".")[0]
    if top != "posse":
        if here in PLAIN and top not in PLAIN_ALLOWED:
            return f"imports {target}: {here} uses the standard library only"
        if here.startswith(SERVER) and here not in FOREIGN.get(top, {here}):
            return f"imports {target}: only {', '.join(sorted(FOREIGN[top]))} may"
        return None
    there = part(target)
    if there is None:
        return f"imports {target}, which has no row in ALLOWED"
    if there == here or there in ALLOWED[here]:
        return None
    allowed = ", ".join(sorted(ALLOWED[here])) or "nothing else of posse"
    return f"imports {target}: {here} may import {allowed}"


def complaints(source: Path) -> list[str]:
    found = []
    for path in sorted((source / "posse").rglob("*.py")):
        importer = module_name(path, source)
        for line, target in imported(ast.parse(path.read_text("utf-8")), source):
            wrong = complaint(importer, target)
            if wrong is not None:
                found.append(f"{path.relative_to(source.parent)}:{line}: {importer} {wrong}")
    return found


def test_imports_point_one_way() -> None:
    found = complaints(SOURCE)
    assert not found, "imports against the arrows:\n" + "\n".join(found)


def test_the_sources_are_read() -> None:
    """Guards the test above: it must not pass because it read nothing."""
    engine = sorted((SOURCE / "posse" / "engine").glob("*.py"))
    assert engine
    assert any(list(imported(ast.parse(path.read_text("utf-8")), SOURCE)) for path in engine)


@pytest.mark.parametrize(
    ("importer", "line"),
    [
        ("posse.engine.state", "from posse.games.bang import state"),
        ("posse.engine.state", "import msgspec"),
        ("posse.engine.state", "import posse"),
        ("posse.engine.state", "from .match import Match"),
        ("posse.games.bang.state", "from posse.games.dice.state import State"),
        ("posse.games.bang.frames.turn", "import posse.games.bang.packs.base.powers"),
        ("posse.games.bang.frames.turn", "from posse.games.bang import packs"),
        ("posse.games.bang.frames.turn", "from posse.games.bang.game import Bang"),
        ("posse.games.bang.packs.base.powers", "import posse.games.bang.packs.dodge_city"),
        ("posse.games.dice.state", "from posse.bots import simple"),
        ("posse.bots.simple", "from posse.games.bang.packs.dodge_city import powers"),
        ("posse.terminal.screen", "from posse.games.bang.packs.base import powers"),
        ("posse.server.table.table", "from posse.games.bang.packs.base import powers"),
        ("posse.bots.simple", "from posse.server import app"),
        ("posse.lab.simulate", "from posse.server.app import serve"),
        ("posse.server.app", "from posse.cli import main"),
        ("posse.server.table.table", "from starlette.requests import Request"),
        ("posse.server.table.table", "import uvicorn"),
        ("posse.server.table.table", "import sqlite3"),
        ("posse.server.table.table", "from asyncpg import Pool"),
        ("posse.server.table.table", "from posse.server.store.sqlite.store import SqliteStore"),
        ("posse.server.table.table", "from posse.server.store.factory import store_at"),
        ("posse.server.table.table", "from posse.server.http import api"),
        ("posse.server.table.table", "from posse.server.node import tables"),
        ("posse.server.wire.replies", "from posse.server.table import table"),
        ("posse.server.cluster.route", "from posse.server.node import tables"),
        ("posse.server.node.tables", "from starlette.requests import Request"),
        ("posse.server.store.rows", "import sqlite3"),
        ("posse.server.store.postgres.store", "from posse.server.store.sqlite import store"),
        ("posse.server.elsewhere", "import posse.server.errors"),
        ("posse.elsewhere", "import posse.engine.state"),
    ],
)
def test_a_wrong_import_is_found(tmp_path: Path, importer: str, line: str) -> None:
    assert complaints(write_package(tmp_path, importer, line))


@pytest.mark.parametrize(
    ("importer", "line"),
    [
        ("posse.engine.state", "import hashlib"),
        ("posse.engine.state", "from posse.engine import match"),
        ("posse.games.bang.frames.turn", "from posse.games.bang.state import State"),
        ("posse.games.bang.game", "from posse.games.bang.packs import base"),
        ("posse.games.bang.packs.base.powers", "from posse.games.bang.state import State"),
        ("posse.games.bang.packs.dodge_city.powers", "import posse.games.bang.packs.base.powers"),
        ("posse.bots.simple", "from posse import new_match"),
        ("posse.bots.simple", "from posse.games.bang.packs.base import powers"),
        ("posse.bots.bang.packs.dodge_city", "import posse.games.bang.packs.dodge_city.powers"),
        ("posse.server.app", "import msgspec"),
        ("posse.server.table.table", "from posse.server.wire import replies"),
        ("posse.server.table.table", "from posse.server.store.rows import TableRow"),
        ("posse.server.http.api", "from starlette.requests import Request"),
        ("posse.server.store.sqlite.store", "import sqlite3"),
        ("posse.cli", "from posse.server.command import serve"),
    ],
)
def test_a_right_import_is_left_alone(tmp_path: Path, importer: str, line: str) -> None:
    assert not complaints(write_package(tmp_path, importer, line))


def write_package(folder: Path, importer: str, line: str) -> Path:
    """Writes a small package with a module in every part, and one import in one of them."""
    parts = ("engine.state", "engine.match", "games.bang.state", "games.bang.frames.turn")
    packs = tuple(f"games.bang.packs.{pack}.powers" for pack in ("base", "dodge_city"))
    above = ("games.bang.game", "games.dice.state", "bots.simple", "lab.simulate", "server.app")
    server = (
        "server.command", "server.errors",
        "server.wire.replies", "server.table.table", "server.http.api",
        "server.node.tables", "server.cluster.route", "server.store.rows", "server.store.factory",
        "server.store.sqlite.store", "server.store.postgres.store",
    )  # fmt: skip
    for module in ("__init__", *parts, *packs, *above, *server, "terminal.screen", "cli"):
        path = folder.joinpath("posse", *module.split(".")).with_suffix(".py")
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch()
    file = folder.joinpath(*importer.split(".")).with_suffix(".py")
    file.parent.mkdir(parents=True, exist_ok=True)
    file.write_text(line + "\n", encoding="utf-8")
    return folder

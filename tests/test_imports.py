"""Imports point one way: server -> bots, lab -> games -> engine, and packs -> bang, never back."""

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from posse.games.bang.game import PACK_REGISTRY

SOURCE = Path(__file__).parent.parent / "src"

# The parts of the package. A module belongs to the part with the longest name that fits; a
# package's own file is called `__init__`, so that it can be a part of its own.
ENGINE = {"posse.engine"}
SHERIFF = {"posse.games.sheriff"}  # what the games with a Sheriff share
RULES = ENGINE | SHERIFF
BANG = {"posse.games.bang"}
PACK = "posse.games.bang.packs."
BOXED = {PACK + pack.id for pack in PACK_REGISTRY.packs}
PACKS = {"posse.games.bang.packs"} | BOXED
# The modules that put a game together are the only ones that name packs.
BANG_WHOLE = {"posse.games.bang.__init__", "posse.games.bang.game"}
DICE = {"posse.games.dice"}
WYATT = {"posse.games.wyatt"}
REGISTRY = {"posse.games"}
GAMES = SHERIFF | BANG | PACKS | BANG_WHOLE | DICE | WYATT | REGISTRY
FACADE = {"posse.__init__"}
PLUGINS = {"posse.plugins"}
# Nothing outside the rules names a pack, but for what belongs to one: what our bots know of it, and
# its screen. Our bots know the base game.
PLAYABLE = ENGINE | (GAMES - BOXED) | FACADE | PLUGINS
KNOWLEDGE = {f"posse.bots.bang.packs.{pack.id}" for pack in PACK_REGISTRY.packs}
SCREENS = {f"posse.terminal.{pack.id}_screen" for pack in PACK_REGISTRY.packs}
LOCALES = {"posse.locales"}
SHIPPED = {"posse.shipped"}
BOTS = {"posse.bots"}
LAB = {"posse.lab"}
# The server, from the bottom to the top. Modules that all parts of it may use:
SERVER = "posse.server."
BASE = {
    SERVER + name
    for name in (
        "bot_workers", "compressed", "errors", "limit_option", "logs", "metrics", "random_source",
        "offered", "rate_limits", "settings",
    )
}  # fmt: skip
PROCESS = {SERVER + "process"}
STORE = {SERVER + "store"}  # rows, interface and migrations; no database
SQLITE = {SERVER + "store.sqlite"}
POSTGRES = {SERVER + "store.postgres"}
DATABASES = SQLITE | POSTGRES | {SERVER + "store.postgres.backup"}
TOOLS = {
    SERVER + name for name in ("store.backup", "store.export", "store.factory", "store.rehearsal")
}
WIRE = {SERVER + "wire"}
SERVICES = {SERVER + "services"}
TABLE = {SERVER + "table"}
CLUSTER = {SERVER + "cluster"}
NODE = {SERVER + "node"}
HTTP = {SERVER + "http"}
ADMIN = {SERVER + "admin"}
APP = {SERVER + "app"}
COMMANDS = ("admin.command", "admin.drain_command", "backup_command", "command")
COMMAND = {SERVER + name for name in (*COMMANDS, "announcement", "uvicorn_server")}
INSIDE = BASE | STORE | WIRE | SERVICES  # what a table and everything above it may use
TERMINAL = {"posse.terminal"}
REPORT = {"posse.report"}
CLI = {"posse.cli"}

# What each part may import besides itself. Everything else is forbidden.
ALLOWED: dict[str, set[str]] = {
    "posse.engine": set(),
    "posse.games.sheriff": ENGINE,
    "posse.games.bang": RULES,
    # A pack may name those it goes with; the base game goes with none, so it names none.
    **{
        PACK + pack.id: RULES | BANG | {PACK + id for id in pack.company}
        for pack in PACK_REGISTRY.packs
    },
    "posse.games.bang.packs": RULES | BANG | BOXED,
    "posse.games.bang.game": RULES | BANG | PACKS,
    "posse.games.bang.__init__": RULES | BANG | PACKS | BANG_WHOLE,
    "posse.games.dice": RULES,
    "posse.games.wyatt": ENGINE,
    "posse.games": ENGINE | GAMES | PLUGINS,
    "posse.plugins": ENGINE,
    "posse._interrupts": set(),
    "posse.__init__": ENGINE | GAMES | {"posse._interrupts"},
    "posse.locales": PLAYABLE,
    "posse.testing": ENGINE | FACADE | PLUGINS | LOCALES,
    "posse.bots": PLAYABLE | {PACK + "base"},
    **dict.fromkeys(KNOWLEDGE, PLAYABLE | BOXED | BOTS | KNOWLEDGE),
    "posse.lab": PLAYABLE | BOTS,
    # The server. Every module of it may import the games and bots, too (see SERVER_ALLOWED).
    **dict.fromkeys(BASE, BASE),
    "posse.server.bot_workers": BASE | PROCESS,
    "posse.server.process": set(),
    "posse.server.store": BASE,
    "posse.server.store.sqlite": BASE | STORE,
    "posse.server.store.postgres": BASE | STORE,
    "posse.server.store.postgres.backup": BASE | STORE | DATABASES | TOOLS,
    **dict.fromkeys(TOOLS, BASE | STORE | DATABASES | TOOLS),
    "posse.server.wire": BASE | STORE,
    "posse.server.services": BASE | STORE,
    "posse.server.table": INSIDE,
    "posse.server.cluster": INSIDE | TABLE,
    "posse.server.node": INSIDE | TABLE | CLUSTER | PROCESS,
    "posse.server.http": INSIDE | TABLE | CLUSTER | NODE,
    # What the host decides works on the store alone; its routes also use the node.
    "posse.server.admin": INSIDE | TABLE | NODE | HTTP,
    "posse.server.app": INSIDE | CLUSTER | NODE | HTTP | ADMIN,
    **dict.fromkeys(COMMAND, INSIDE | HTTP | PROCESS | TOOLS | APP | ADMIN | COMMAND),
    "posse.server": set(),
    "posse.terminal": PLAYABLE | LOCALES | BOTS | LAB,
    **dict.fromkeys(SCREENS, PLAYABLE | BOXED | TERMINAL),
    "posse.report": PLAYABLE | LOCALES | BOTS | LAB | TERMINAL,
    "posse.envs": PLAYABLE | LOCALES | BOTS | TERMINAL,
    "posse.skeletons": FACADE | ENGINE,
    "posse.cli": {"posse.skeletons", "posse.testing"}
    | PLAYABLE
    | LOCALES
    | BOTS
    | LAB
    | COMMAND
    | TOOLS
    | TERMINAL
    | REPORT
    | SHIPPED,
    "posse.shipped": set(),
    "posse.__main__": CLI,
}
# What the server may import of the rest: a table the games and bots, HTTP also texts and files.
PLAYED = PLAYABLE | BOTS
SERVER_ALLOWED: dict[str, set[str]] = {
    **dict.fromkeys(BASE | STORE | WIRE | SERVICES | TABLE | NODE, PLAYED),
    "posse.server.store.export": PLAYED | LAB,
    "posse.server.store.rehearsal": PLAYED,
    "posse.server.http": PLAYED | LOCALES | SHIPPED,
    "posse.server.app": ENGINE,
    "posse.server.backup_command": LOCALES,
    "posse.server.admin.command": LOCALES,
    "posse.server.admin.drain_command": LOCALES,
}
ALLOWED |= {part: ALLOWED[part] | more for part, more in SERVER_ALLOWED.items()}

# Packages that only these parts of the server may import. A table runs without
# HTTP and without a database, so that it can be tested without either.
WEB = HTTP | ADMIN | APP | COMMAND
FOREIGN: dict[str, set[str]] = {
    "starlette": WEB,
    "uvicorn": WEB,
    "h11": HTTP,
    "websockets": HTTP | CLUSTER,
    "sqlite3": SQLITE | TOOLS | {SERVER + "store.postgres.backup"},
    "asyncpg": POSTGRES | {SERVER + "store.postgres.backup"},
    "click": COMMAND,
}

# The rules depend on Python alone; mypy_extensions has the marks that mypyc reads.
PLAIN = ENGINE | GAMES
PLAIN_ALLOWED = sys.stdlib_module_names | {"mypy_extensions"}


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
        return "belongs to no part: give it a row in ALLOWED of tests/test_imports.py"
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

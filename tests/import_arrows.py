"""Which part of the package may import which. test_imports.py holds it."""

import sys

from posse.games.bang.game import PACK_REGISTRY

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

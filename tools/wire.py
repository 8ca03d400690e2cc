"""Write the browser's types of all messages from the server's: web/src/wire/messages.ts.

The server's msgspec structs are the one place where a message is described. `--check` says
whether the file is up to date, without writing it.
"""

from __future__ import annotations

import argparse
import re
from typing import Any

from msgspec import inspect

from posse.server.wire import bodies, replies, requests, shapes
from tools.shell import ROOT, fail, say

TARGET = ROOT / "web" / "src" / "wire" / "messages.ts"
HEAD = """// Made by `make wire` from the server's structs (src/posse/server): do not edit by hand.

import type { Patch } from './shared';
import type { GameView } from './views';
"""
SHAPES = (
    shapes.GameEvent,
    shapes.Note,
    shapes.Option,
    shapes.Choice,
    shapes.SeatInfo,
    shapes.Source,
    shapes.RoleScore,
    shapes.Winner,
    shapes.Evening,
    shapes.Removed,
    shapes.Stranger,
    shapes.NextHost,
    shapes.Lesson,
    shapes.TableInfo,
    shapes.Result,
    shapes.Why,
    shapes.Puzzle,
    bodies.NewTable,
)
# Types that Python does not describe further, because each game describes its own view.
BY_HAND = {
    ("Full", "view"): "GameView | null",
    ("Back", "view"): "GameView",
    ("Step", "patch"): "Patch",
}


def words(kind: Any) -> str:
    """A msgspec type in TypeScript."""
    match kind:
        case inspect.IntType() | inspect.FloatType():
            return "number"
        case inspect.StrType():
            return "string"
        case inspect.BoolType():
            return "boolean"
        case inspect.NoneType():
            return "null"
        case inspect.LiteralType():
            return " | ".join(repr(value) for value in kind.values)
        case inspect.ListType():
            inner = words(kind.item_type)
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case inspect.DictType():
            return f"Record<{words(kind.key_type)}, {words(kind.value_type)}>"
        case inspect.UnionType():
            return " | ".join(dict.fromkeys(words(part) for part in kind.types))
        case inspect.StructType():
            return str(kind.cls.__name__)
    raise TypeError(f"no TypeScript for {kind}")


def field(struct: str, one: inspect.Field) -> str:
    optional = "" if one.required else "?"
    kind = BY_HAND.get((struct, one.name)) or words(one.type)
    return f"{one.encode_name}{optional}: {kind}"


def shape(cls: type) -> str:
    found = inspect.type_info(cls)
    assert isinstance(found, inspect.StructType)
    lines = [f"  {field(cls.__name__, one)};" for one in found.fields]
    doc = re.sub(r"`", "", (cls.__doc__ or "").strip().splitlines()[0]) if own_doc(cls) else ""
    note = [f"/** {doc} */"] if doc else []
    return "\n".join([*note, f"export interface {cls.__name__} {{", *lines, "}"])


def own_doc(cls: type) -> bool:
    return bool(cls.__dict__.get("__doc__"))


def messages(name: str, structs: list[type]) -> str:
    """A union of all messages in one direction, distinguished by `t`."""
    rows = []
    for cls in structs:
        found = inspect.type_info(cls)
        assert isinstance(found, inspect.StructType)
        parts = [f"t: '{found.tag}'", *[field(cls.__name__, one) for one in found.fields]]
        rows.append(f"  | {{ {'; '.join(parts)} }}")
    return f"export type {name} =\n" + "\n".join(rows) + ";"


def text() -> str:
    to_server = sorted(requests.In.__subclasses__(), key=lambda cls: cls.__name__)
    from_server = sorted(replies.Out.__subclasses__(), key=lambda cls: cls.__name__)
    parts = [
        HEAD.strip(),
        *[shape(cls) for cls in SHAPES],
        messages("ToServer", to_server),
        messages("FromServer", from_server),
    ]
    return "\n\n".join(parts) + "\n"


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--check", action="store_true", help="only say whether it is up to date")
    args = parser.parse_args()
    made = text()
    if args.check:
        if not TARGET.exists() or TARGET.read_text(encoding="utf-8") != made:
            fail("web/src/wire/messages.ts is not what the server says: run `make wire`")
        return
    TARGET.write_text(made, encoding="utf-8")
    say(f"written: {TARGET.relative_to(ROOT)}")


if __name__ == "__main__":
    main()

"""An extension of Griffe: comments describe attributes, and examples are shown as code.

The sources explain attributes like this: `self.deck: list[int] = []  # the top card is the last`.
If an attribute has no type, it gets the type of its plain value, or of the argument that is its
value.
"""

from __future__ import annotations

import ast
import io
import re
import tokenize
from typing import Any

from griffe import Attribute, Class, Docstring, Extension, Function, Module, Object

PLAIN = {"int": int, "str": str, "float": float, "bool": bool, "bytes": bytes}


EXAMPLE = re.compile(r"^>>> .*(?:\n(?!\s*$).+)*", re.MULTILINE)


class Comments(Extension):  # type: ignore[misc, unused-ignore]
    """Adds descriptions and types to attributes that have none."""

    def on_object(self, *, obj: Object, **_: Any) -> None:
        show_examples(obj)

    def on_package(self, *, pkg: Module, **_: Any) -> None:
        show_examples(pkg)

    def on_class(self, *, cls: Class, **_: Any) -> None:
        """Gives `self.game = game` the type of the argument, and hides that value."""
        init = cls.members.get("__init__")
        if not isinstance(init, Function):
            return
        types = {argument.name: argument.annotation for argument in init.parameters}
        for attr in cls.members.values():
            if (
                isinstance(attr, Attribute)
                and attr.annotation is None
                and types.get(str(attr.value))
            ):
                attr.annotation = types[str(attr.value)]
                attr.value = None

    def on_attribute_instance(self, *, attr: Attribute, **_: Any) -> None:
        if attr.docstring is None and (words := comment(attr)):
            attr.docstring = Docstring(words, parent=attr)
        if attr.annotation is None and attr.value is not None:
            attr.annotation = named(str(attr.value))


def show_examples(obj: Object) -> None:
    """Puts the examples of a docstring into blocks of code."""
    if obj.docstring is not None and "```pycon" not in obj.docstring.value:
        value = obj.docstring.value
        obj.docstring.value = EXAMPLE.sub(lambda found: f"```pycon\n{found[0]}\n```", value)


def comment(attr: Attribute) -> str:
    """The comment at the end of the attribute's last line."""
    if attr.lineno is None or attr.endlineno is None or isinstance(attr.filepath, list):
        return ""
    lines = attr.lines_collection[attr.filepath][attr.lineno - 1 : attr.endlineno]
    try:
        tokens = list(tokenize.generate_tokens(io.StringIO("\n".join(lines).strip()).readline))
    except (tokenize.TokenError, IndentationError):
        return ""
    found = [token.string.lstrip("# ") for token in tokens if token.type == tokenize.COMMENT]
    words = found[-1] if found else ""
    return "" if words.startswith(("noqa", "type:")) else words[:1].upper() + words[1:]


def named(value: str) -> str | None:
    """The type of a literal; None if the value is not one."""
    try:
        found = ast.literal_eval(value)
    except (ValueError, SyntaxError):
        return None
    return next((name for name, kind in PLAIN.items() if type(found) is kind), None)

"""The docstrings of what others import: they say what a thing returns and which errors it raises.

Ruff asks that each public thing has one (D1 in pyproject.toml). The rule here is simple:

- A function that returns something has the word "return" or "yield" in its docstring. A context
  manager that yields nothing may say what it raises instead.
- A docstring names each error of a `raise` in its function. An error that the function catches
  itself does not count.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parents[2] / "src" / "posse"
FILES = sorted(
    [
        PACKAGE / "__init__.py",
        *(PACKAGE / "testing").glob("*.py"),
        *(PACKAGE / "bots").glob("*.py"),
        *(
            path
            for part in ("engine", "lab", "envs", "plugins")
            for path in (PACKAGE / part).rglob("*.py")
        ),
    ]
)
Function = ast.FunctionDef | ast.AsyncFunctionDef


def functions(body: list[ast.stmt], inside: str = "") -> Iterator[tuple[str, Function]]:
    """The public functions and methods, each with its name. Properties are attributes."""
    for node in body:
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
            yield from made(node, inside)
            yield from functions(node.body, f"{inside}{node.name}.")
        elif isinstance(node, Function) and not node.name.startswith("_"):
            decorators = [ast.unparse(decorator) for decorator in node.decorator_list]
            if not any(re.search(r"property|setter|overload", name) for name in decorators):
                yield f"{inside}{node.name}", node


def made(node: ast.ClassDef, inside: str) -> Iterator[tuple[str, Function]]:
    """The `__init__` of a class, which the docstring of the class may explain."""
    for one in node.body:
        if isinstance(one, Function) and one.name == "__init__":
            said = [ast.get_docstring(place) or "" for place in (node, one)]
            body: list[ast.stmt] = [ast.Expr(ast.Constant("\n".join(said))), *one.body]
            made = ast.FunctionDef(one.name, one.args, body, [], returns=ast.Constant(None))
            yield f"{inside}{node.name}", made


def statements(body: list[ast.stmt]) -> Iterator[ast.stmt]:
    """The statements of a function, without those of functions inside it."""
    for node in body:
        yield node
        if isinstance(node, Function | ast.ClassDef):
            continue
        for inner in ("body", "orelse", "finalbody"):
            yield from statements(getattr(node, inner, []))
        for part in [*getattr(node, "handlers", []), *getattr(node, "cases", [])]:
            yield from statements(part.body)


def names(nodes: list[ast.expr | None]) -> set[str]:
    """The classes among these expressions: an error has a capital letter."""
    called = [node.func if isinstance(node, ast.Call) else node for node in nodes]
    return {node.id for node in called if isinstance(node, ast.Name) and node.id[0].isupper()}


def raised(node: Function) -> set[str]:
    """The errors that the function raises itself. An assertion is our own mistake."""
    own = list(statements(node.body))
    found = names([one.exc for one in own if isinstance(one, ast.Raise)])
    return found - caught(own) - {"AssertionError", "NotImplementedError"}


def caught(own: list[ast.stmt]) -> set[str]:
    """The errors that the function handles itself."""
    handlers = [one for node in own if isinstance(node, ast.Try) for one in node.handlers]
    types = [one.type for one in handlers]
    every = [[*one.elts] if isinstance(one, ast.Tuple) else [one] for one in types]
    return names([one for some in every for one in some])


def gaps(name: str, node: Function) -> Iterator[str]:
    """What the docstring of a function does not say."""
    text = ast.get_docstring(node) or ""
    for error in sorted(raised(node)):
        if error not in text:
            yield f"{name} raises {error}, and its docstring does not say so"
    returns = ast.unparse(node.returns) if node.returns else "None"
    said = r"[Rr]eturn|[Yy]ield|[Rr]aise" if returns == "Iterator[None]" else "[Rr]eturn|[Yy]ield"
    if returns not in ("None", "NoReturn") and not re.search(rf"\b({said})s?\b", text):
        yield f"{name} returns {returns}, and its docstring does not say what"


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_a_docstring_says_what_is_returned_and_raised(path: Path) -> None:
    found = functions(ast.parse(path.read_text("utf-8")).body)
    assert [gap for name, node in found for gap in gaps(name, node)] == []


def test_gaps_are_found() -> None:
    text = '''
def one(n: int) -> int:
    """Doubles. Raises if it is too much."""
    if n < 0:
        raise BadSetup("below zero")
    try:
        if n > 9:
            raise ValueError
    except (ValueError, TypeError) as error:
        raise TooMuch from error
    return 2 * n

class Some:
    """A thing."""

    def __init__(self) -> None:
        raise BadRecord

    def two(self) -> int:
        """Return 2. Raises BadSetup on Sundays."""
        raise BadSetup("closed")
'''
    found = [gap for name, node in functions(ast.parse(text).body) for gap in gaps(name, node)]
    assert found == [
        "one raises BadSetup, and its docstring does not say so",
        "one raises TooMuch, and its docstring does not say so",
        "one returns int, and its docstring does not say what",
        "Some raises BadRecord, and its docstring does not say so",
    ]

"""The docstrings of what others import: they say what a thing returns and which errors it raises.

Ruff asks that each public thing has one (D1 in pyproject.toml).
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
        *(path for part in ("engine", "lab", "envs") for path in (PACKAGE / part).rglob("*.py")),
    ]
)
Function = ast.FunctionDef | ast.AsyncFunctionDef


def functions(body: list[ast.stmt], inside: str = "") -> Iterator[tuple[str, Function]]:
    """The public functions and methods, each with its name. Properties are attributes."""
    for node in body:
        if isinstance(node, ast.ClassDef) and not node.name.startswith("_"):
            yield from functions(node.body, f"{inside}{node.name}.")
        elif isinstance(node, Function) and not node.name.startswith("_"):
            decorators = [ast.unparse(decorator) for decorator in node.decorator_list]
            if not any(re.search(r"property|setter|overload", name) for name in decorators):
                yield f"{inside}{node.name}", node


def raised(node: Function) -> set[str]:
    """The errors that the function raises itself. An assertion is our own mistake."""
    found = [one.exc for one in ast.walk(node) if isinstance(one, ast.Raise)]
    calls = [one.func for one in found if isinstance(one, ast.Call)]
    return {one.id for one in calls if isinstance(one, ast.Name)} - {"AssertionError"}


def gaps(name: str, node: Function) -> Iterator[str]:
    """What the docstring of a function does not say."""
    text = ast.get_docstring(node) or ""
    for error in sorted(raised(node)):
        if error not in text:
            yield f"{name} raises {error}, and its docstring does not say so"
    returns = ast.unparse(node.returns) if node.returns else "None"
    if returns != "None" and not re.search(r"\b([Rr]eturn|[Yy]ield|[Rr]aise)s?\b", text):
        yield f"{name} returns {returns}, and its docstring does not say what"


@pytest.mark.parametrize("path", FILES, ids=lambda path: str(path.relative_to(PACKAGE)))
def test_a_docstring_says_what_is_returned_and_raised(path: Path) -> None:
    found = functions(ast.parse(path.read_text("utf-8")).body)
    assert [gap for name, node in found for gap in gaps(name, node)] == []


def test_gaps_are_found() -> None:
    text = '''
def one(n: int) -> int:
    """Doubles."""
    if n < 0:
        raise BadSetup("below zero")
    return 2 * n

class Some:
    def two(self) -> int:
        """Return 2. Raises BadSetup on Sundays."""
        raise BadSetup("closed")
'''
    found = [gap for name, node in functions(ast.parse(text).body) for gap in gaps(name, node)]
    assert found == [
        "one raises BadSetup, and its docstring does not say so",
        "one returns int, and its docstring does not say what",
    ]

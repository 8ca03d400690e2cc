"""Verbs and topics are declared constants: no module of the package writes one as a bare text."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

PACKAGE = Path(__file__).parent.parent / "src" / "posse"
GAMES = PACKAGE / "games"
HOMES = ("verb_names.py", "topics.py")
NAMED = ("verb", "topic", "symbol")  # attributes and variables that hold a declared name
# Calls whose arguments are verbs or topics, with the number of that argument.
CALLS = {"Option": 0, "Event": 0, "emit": 0, "ActionRow": 0, "Deed": 0, "ability": 0, "ask": 1}


def texts(node: ast.AST) -> Iterator[ast.Constant]:
    """Every text in a node, but the keys of `shown["verb"]`."""
    if isinstance(node, ast.Subscript):
        yield from texts(node.value)
    elif isinstance(node, ast.Constant):
        if isinstance(node.value, str):
            yield node
    else:
        for child in ast.iter_child_nodes(node):
            yield from texts(child)


def named(node: ast.AST) -> bool:
    """Whether an expression is a verb or a topic by its name: `option.verb`, `row["verb"]`."""
    if isinstance(node, ast.Attribute):
        return node.attr in NAMED
    if isinstance(node, ast.Subscript) and isinstance(node.slice, ast.Constant):
        return node.slice.value in NAMED
    return isinstance(node, ast.Name) and node.id in NAMED


def parts(node: ast.AST) -> list[ast.expr] | list[ast.pattern]:
    """Return where a node must not write a text, if it compares, looks up or makes a verb."""
    match node:
        case ast.Compare() if any(map(named, (node.left, *node.comparators))):
            return [node.left, *node.comparators]
        case ast.Match() if named(node.subject):
            return [case.pattern for case in node.cases]
        case ast.Call(func=ast.Name(id=name) | ast.Attribute(attr=name)) if name in CALLS:
            return node.args[CALLS[name] : CALLS[name] + 1]
        case ast.Call(func=ast.Attribute(attr="get", value=ast.Dict() as table)):
            return [key for key in table.keys if key] if named(node.args[0]) else []
        case ast.keyword(arg=name) if name in NAMED:
            return [node.value]
    return []


def bare(source: str) -> list[tuple[int, str]]:
    """Return line and text of every bare verb or topic in a module."""
    found = {
        (text.lineno, str(text.value))
        for node in ast.walk(ast.parse(source))
        for part in parts(node)
        for text in texts(part)
    }
    found |= {
        (node.lineno, ast.unparse(node))
        for node in ast.walk(ast.parse(source))
        if isinstance(node, ast.Call) and ast.unparse(node.func) in ("Verb", "Topic")
    }
    return sorted(found)


@pytest.mark.parametrize(
    "code",
    [
        'option.verb == "deck"',
        'choice.topic != "play"',
        'option.verb in ("deck", "pile")',
        '"deck" == option.verb',
        'kind["verb"] == "lay"',
        'match event.verb:\n    case "turn":\n        pass',
        'Option("deck", card)',
        'g.emit("draw", seat)',
        'g.ask(seat, "play", options)',
        'Kind("Beer", symbol="beer")',
        '{"dodge": 2}.get(event.verb, 0)',
        'DECK = Verb("deck")',
    ],
)
def test_a_bare_text_is_found(code: str) -> None:
    assert bare(code)


def test_declared_names_and_other_texts_are_not() -> None:
    assert not bare('option.verb == verb_names.DECK and row["out"] == "ann"')
    assert not bare("g.emit(verb_names.DRAW, seat)\ng.ask(seat, topics.PLAY, options)")


# These make a name of their own: the engine's, and what stands for any verb or for a turn's topic.
OWN = {
    "engine/ids.py": {"Verb('')"},
    "bots/bang/knowledge.py": {"Verb('*')"},
    "games/bang/zone.py": {"Verb(name)"},  # the event of a tally is called like the tally
    "server/table/forced.py": {"Topic('play')"},
}


def test_no_module_writes_a_verb_or_topic_as_text() -> None:
    wrong = []
    for path in sorted(PACKAGE.rglob("*.py")):
        place = path.relative_to(PACKAGE).as_posix()
        if path.name in HOMES and ("games" in path.parts or "engine" in path.parts):
            continue
        found = [row for row in bare(path.read_text()) if row[1] not in OWN.get(place, set())]
        wrong += [f"{place}:{line}: {text!r}" for line, text in found]
    assert not wrong, "declare these in `verb_names` or `topics`: " + ", ".join(wrong)


def test_every_declared_name_is_used() -> None:
    """A constant that nothing reads is deleted."""
    sources = {path: path.read_text() for path in PACKAGE.rglob("*.py") if path.name not in HOMES}
    homes = [
        path for path in PACKAGE.rglob("*.py") if path.name in HOMES and "bots" not in path.parts
    ]
    assert len(homes) > 8
    for home in homes:
        for name in declared(home):
            reads = f"{home.stem}.{name}"
            used = any(reads in source for path, source in sources.items())
            assert used, f"{home.relative_to(PACKAGE)}: {name} is not used"


def declared(home: Path) -> list[str]:
    """Return the constants of a module of names."""
    body = ast.parse(home.read_text()).body
    return [ast.unparse(row.target) for row in body if isinstance(row, ast.AnnAssign)]


def test_a_constant_is_called_as_its_text() -> None:
    for home in [*GAMES.rglob("verb_names.py"), PACKAGE / "engine" / "verb_names.py"]:
        for row in ast.parse(home.read_text()).body:
            if isinstance(row, ast.AnnAssign):
                name, value = ast.unparse(row.target), ast.unparse(row.value or row.target)
                assert value in (f"Verb('{name.lower()}')", f"shared.{name}"), home

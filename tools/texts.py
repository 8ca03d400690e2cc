"""Check every .ftl file: syntax errors, texts that one language lacks, ids that occur twice."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from fluent.syntax import FluentParser
from fluent.syntax.ast import Annotation, BaseNode, Junk, Message, VariableReference
from fluent.syntax.visitor import Visitor

from tools.shell import ROOT, fail

LOCALES = ROOT / "src" / "posse" / "locales"
FIRST, SECOND = "en", "de"
# A language may use fewer arguments (not every language has this plural), but no others.
USUAL = {"who", "whom", "n", "kind", "gender"}


class Arguments(Visitor):
    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.names.add(node.id.name)


class File:
    """One .ftl file: its messages with the arguments they use, and what is wrong with it."""

    def __init__(self, path: Path) -> None:
        self.path = path.relative_to(ROOT) if path.is_relative_to(ROOT) else path
        self.messages: dict[str, set[str]] = {}
        self.wrong: list[str] = []
        self.text = path.read_text(encoding="utf-8")
        for entry in FluentParser().parse(self.text).body:
            if isinstance(entry, Junk):
                self.wrong += [self._refused(entry, why) for why in entry.annotations]
            elif isinstance(entry, Message):
                self._take(entry)

    def _take(self, entry: Message) -> None:
        id = entry.id.name
        if id in self.messages:
            self.wrong.append(self._at(entry, f"{id} stands in this file twice"))
        self.messages[id] = arguments(entry)

    def _refused(self, junk: Junk, why: Annotation) -> str:
        line = (junk.content or "").strip().splitlines()[0]
        return self._at(junk, f"Fluent refuses `{line}`: {why.message} ({why.code})")

    def _at(self, node: BaseNode, what: str) -> str:
        span = getattr(node, "span", None)
        line = self.text.count("\n", 0, span.start) + 1 if span else 1
        return f"{self.path}:{line}: {what}"


def arguments(entry: BaseNode) -> set[str]:
    visitor = Arguments()
    visitor.visit(entry)
    return visitor.names


def complaints(home: Path = LOCALES) -> list[str]:
    """Everything that is wrong with the texts below this folder. Each line names its file."""
    read = {lang: files(home / lang) for lang in (FIRST, SECOND)}
    wrong = [said for found in read.values() for file in found for said in file.wrong]
    for found in read.values():
        wrong += twice(found)
    return wrong + list(different(read[FIRST], read[SECOND]))


def files(folder: Path) -> list[File]:
    return [File(path) for path in sorted(folder.glob("*.ftl"))]


def twice(found: list[File]) -> Iterator[str]:
    """Messages with the same id in two files: their order would decide which one is used."""
    home: dict[str, File] = {}
    for file in found:
        for id in file.messages:
            if id in home:
                yield f"{file.path}: {id} stands in {home[id].path.name} as well"
            home[id] = file


def different(first: list[File], second: list[File]) -> Iterator[str]:
    """The messages that only one of the languages has, file by file."""
    others = {file.path.name: file for file in second}
    for file in first:
        other = others.pop(file.path.name, None)
        if other is None:
            yield f"{file.path}: there is no such file in the other language"
            continue
        for id in sorted(set(file.messages) ^ set(other.messages)):
            lacking = other if id in file.messages else file
            yield f"{lacking.path}: {id} is missing"
        for id, used in other.messages.items():
            if strange := used - file.messages.get(id, used) - USUAL:
                yield f"{other.path}: {id} uses {', '.join(sorted(strange))}, unlike {FIRST}"
    for file in others.values():
        yield f"{file.path}: there is no such file in the other language"


if __name__ == "__main__":
    found = complaints()
    print("\n".join(found))
    if found:
        fail(f"{len(found)} complaints about the texts")

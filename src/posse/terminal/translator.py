"""Help and error lines in the reader's language.

The code writes them in English wherever they arise: in the engine, in click, in the operating
system. As in gettext the English line is the key. Its gaps are filled already, so each message of
command.ftl is a pattern in English and a sentence in every other language.
"""

from __future__ import annotations

import re
from functools import cache
from typing import TYPE_CHECKING

from posse.locales import HOME, LANGUAGES, Words

if TYPE_CHECKING:
    from fluent.syntax.ast import Message

FILE = "command.ftl"
INNER = "text"  # an argument with this name is a line itself
ANYTHING = ".*?"
NO_PREFIX = "(?:(?!: ).)*?"  # a line does not begin inside the one that names the file before it


class Translator:
    """Puts lines into one language. A line that fits no message stays as it is."""

    def __init__(self, lang: str) -> None:
        self.lang = lang

    def say(self, line: str) -> str:
        if self.lang == LANGUAGES[0]:  # nothing to do, so fluent is not imported
            return line
        for id, pattern in patterns():
            found = pattern.fullmatch(line)
            if found:
                gaps = found.groupdict()
                if INNER in gaps:
                    gaps[INNER] = self.say(gaps[INNER])
                return Words(self.lang).say(id, **gaps)
        return line


@cache
def patterns() -> list[tuple[str, re.Pattern[str]]]:
    """Return each message as it reads in English, the one with the most own words first."""
    from fluent.syntax import FluentParser
    from fluent.syntax.ast import Message

    source = (HOME / LANGUAGES[0] / FILE).read_text(encoding="utf-8")
    messages = [entry for entry in FluentParser().parse(source).body if isinstance(entry, Message)]
    found = sorted([(*pattern_of(message), message.id.name) for message in messages])
    return [(id, re.compile(pattern)) for _, pattern, id in found]


def pattern_of(message: Message) -> tuple[int, str]:
    """Return a sort key (more own words first) and the message as a pattern, its gaps as groups."""
    from fluent.syntax.ast import Placeable, TextElement, VariableReference

    assert message.value is not None
    words, parts = 0, []
    for element in message.value.elements:
        if isinstance(element, TextElement):
            words += len(element.value)
            parts.append(re.escape(element.value))
            continue
        assert isinstance(element, Placeable)
        assert isinstance(element.expression, VariableReference), "a pattern has plain gaps only"
        name = element.expression.id.name
        parts.append(f"(?P<{name}>{ANYTHING if parts or name == INNER else NO_PREFIX})")
    return -words, "".join(parts)

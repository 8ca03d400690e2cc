"""Every text that a person reads, in Fluent files. Each language has a folder."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from posse.engine.errors import PosseError

if TYPE_CHECKING:
    from fluent.runtime import FluentBundle

LANGUAGES = ("en", "de")  # the first one is used where another language lacks a text
HOME = Path(__file__).parent
TWO_MARKS = re.compile(r"(?<!\.)([!?.])\.(?!\.)")  # three dots are an ellipsis


class UnknownLanguage(PosseError):
    """There are no texts in that language."""


class Words:
    """The texts of one language."""

    def __init__(self, lang: str) -> None:
        if lang not in LANGUAGES:
            known = ", ".join(LANGUAGES)
            raise UnknownLanguage(f"there are no words in {lang!r}; there are: {known}")
        self.lang = lang
        self.bundles = [bundle(lang)]
        if lang != LANGUAGES[0]:
            self.bundles.append(bundle(LANGUAGES[0]))

    def first(self, ids: Iterable[str]) -> str | None:
        """The first of these messages that exists, in this language or in the fallback."""
        known = [id for id in ids if any(b.has_message(id) for b in self.bundles)]
        return known[0] if known else None

    def say(self, id: str, **args: str | int | float) -> str:
        """The message with its arguments. An unknown one is made from its id (`readable`)."""
        for words in self.bundles:
            if words.has_message(id):
                pattern = words.get_message(id).value
                if pattern is not None:
                    return one_mark(str(words.format_pattern(pattern, args)[0]))
        return readable(id)

    def gender(self, id: str) -> str:
        """The gender of a name in a language that declines it; otherwise ""."""
        words = self.bundles[0]
        pattern = words.get_message(id).attributes.get("gender") if words.has_message(id) else None
        return str(words.format_pattern(pattern)[0]) if pattern is not None else ""


def readable(id: str) -> str:
    """What stands for a text that is missing: `gold nugget` for `bang-kind-gold_nugget`."""
    parts = id.split("-", 2)
    return parts[2].replace("_", " ").replace("-", " ") if len(parts) > 2 else id


def one_mark(sentence: str) -> str:
    """Writes "BANG!." as "BANG!": some names end with a mark of their own."""
    return TWO_MARKS.sub(r"\1", sentence)


@cache
def bundle(lang: str) -> FluentBundle:
    """All files of a language, then those of plugins, which replace nothing.

    Imports fluent only here, because not every command needs it.
    """
    from fluent.runtime import FluentBundle, FluentResource

    from posse.locales import plugin_words

    made = FluentBundle([lang], use_isolating=False)
    for path in sorted((HOME / lang).glob("*.ftl")):
        made.add_resource(FluentResource(path.read_text(encoding="utf-8")))
    made.add_resource(FluentResource(plugin_words.source(lang)))
    return made


def language(wanted: str | None = None, environ: Mapping[str, str] | None = None) -> str:
    """The wanted language, otherwise that of the locale environment, otherwise English."""
    if wanted is not None:
        return wanted
    env = os.environ if environ is None else environ
    said = next((env[name] for name in ("LC_ALL", "LC_MESSAGES", "LANG") if env.get(name)), "")
    return said[:2].lower() if said[:2].lower() in LANGUAGES else LANGUAGES[0]

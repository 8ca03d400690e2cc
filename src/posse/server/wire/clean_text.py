"""Checks names and chat: no control characters, no invisible characters, a limited length."""

from __future__ import annotations

import unicodedata

from posse.server.errors import Refused

NAME = 24
CHAT = 200
STRANGER = "Stranger"  # a person without a name; pages show a word of their language

# Joiners hold emoji and some scripts together; other format characters only deceive.
JOINERS = "\u200c\u200d"
FORBIDDEN = {"Cc", "Cf", "Cs", "Co", "Zl", "Zp"}
# Letters and signs that show nothing: Hangul fillers, the empty Braille cell, vowel joiners.
BLANKS = dict.fromkeys(map(ord, "\u115f\u1160\u3164\uffa0\u2800\u034f\u17b4\u17b5"), " ")
SHOWN = frozenset("LNPS")  # letters, numbers, punctuation, symbols; marks need one of these


def clean(text: str, most: int) -> str:
    """The text with single blanks. Raises Refused if it is not plain text or too long."""
    for char in text:
        if unicodedata.category(char) in FORBIDDEN and char not in JOINERS:
            raise Refused("bad_text", "control characters are not text")
    kept = " ".join(unicodedata.normalize("NFC", text).translate(BLANKS).split())
    if not any(unicodedata.category(char)[0] in SHOWN for char in kept):
        raise Refused("bad_text", "there is no text in it")
    if len(kept) > most:
        raise Refused("bad_text", f"at most {most} characters")
    return kept


def unique(name: str, taken: set[str]) -> str:
    """The name, with a number if somebody at the table already has it."""
    if name not in taken:
        return name
    number = 2
    while f"{name} {number}" in taken:
        number += 1
    return f"{name} {number}"

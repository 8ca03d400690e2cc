"""Names and chat are text: no control characters, no invisible tricks, no endless lines."""

from __future__ import annotations

import unicodedata

from posse.server.errors import Refused

NAME = 24
CHAT = 200
STRANGER = "Stranger"  # a person who has not said a name yet

# Joiners hold emoji and some scripts together; every other format character can only deceive.
JOINERS = "\u200c\u200d"
FORBIDDEN = {"Cc", "Cf", "Cs", "Co", "Zl", "Zp"}
# Letters and signs that show nothing: fillers of Hangul, the empty Braille cell, joiners of vowels.
BLANKS = dict.fromkeys(map(ord, "\u115f\u1160\u3164\uffa0\u2800\u034f\u17b4\u17b5"), " ")
SHOWN = frozenset("LNPS")  # letters, numbers, punctuation, signs; marks only add to them


def clean(text: str, most: int) -> str:
    """The text without outer blanks, inner ones single; refused if it is not plain text."""
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
    """The name, numbered if somebody at the table already has it."""
    if name not in taken:
        return name
    number = 2
    while f"{name} {number}" in taken:
        number += 1
    return f"{name} {number}"

"""The server of the browser tests with one game more: Trail, which the generic table draws.

`python -m tests.browser.plain_serving DB`
"""

from __future__ import annotations

import sys
from pathlib import Path
from unittest import mock

from posse.server.http import locale_parts
from tests.browser import serving
from tests.games.plain.game import registered

WORDS = Path(__file__).parents[1] / "games" / "plain" / "words"
own = locale_parts.words


def words(lang: str, part: str) -> bytes:
    """The texts of Trail beside those of Posse."""
    file = WORDS / f"{part}.{lang}.ftl"
    return file.read_bytes() if file.is_file() else own(lang, part)


if __name__ == "__main__":
    with registered(), mock.patch.object(locale_parts, "words", words):
        serving.main(sys.argv[1])

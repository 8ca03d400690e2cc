"""The reference shows examples as code, and attributes with their types and comments."""

from __future__ import annotations

from pathlib import Path

import pytest

griffe = pytest.importorskip("griffe", reason="comes with the tools of the documentation")
ROOT = Path(__file__).parents[2]
SOURCE = '''"""A package.

>>> 1 + 1
2
"""


class Deck:
    """Cards."""

    def __init__(self, game: str) -> None:
        self.game = game
        self.size = 80  # cards in all
'''


def test_the_reference_reads_the_sources(tmp_path: Path) -> None:
    (tmp_path / "sample").mkdir()
    (tmp_path / "sample" / "__init__.py").write_text(SOURCE)
    extensions = griffe.load_extensions(str(ROOT / "tools" / "docs_comments.py"))
    loaded = griffe.GriffeLoader(extensions=extensions, search_paths=[tmp_path]).load("sample")
    assert loaded.docstring.value.count("```pycon") == 1
    game, size = (loaded["Deck"].members[name] for name in ("game", "size"))
    assert (str(game.annotation), game.value) == ("str", None)
    assert (size.annotation, size.docstring.value) == ("int", "Cards in all")

"""Names and chat are plain text."""

from pathlib import Path

import pytest

from posse.locales import Words
from posse.server.errors import Refused
from posse.server.wire.clean_text import CHAT, NAME, STRANGER, clean, unique

ROOT = Path(__file__).parents[3]


@pytest.mark.parametrize(
    ("given", "kept"),
    [
        ("  Ann  ", "Ann"),
        ("Calamity   Jane", "Calamity Jane"),
        ("Zoë", "Zoë"),
        ("<b>Ann</b>", "<b>Ann</b>"),  # text: the browser shows it as it is
        ("👩\u200d🌾", "👩\u200d🌾"),
        ("Ann\u3164", "Ann"),  # no name looks like another one
        ("?", "?"),
        ("عائشة", "عائشة"),
    ],
)
def test_text_is_kept(given: str, kept: str) -> None:
    assert clean(given, NAME) == kept


@pytest.mark.parametrize(
    "given",
    ["", "   ", "\u200d", "a\nb", "a\x00b", "\x1b[2J", "a\u202eb", "\u2066a", "a\u2028b", "x" * 25,
     "\u3164", "\u2800\u2800", "\u115f\u1160", "\uffa0", "\u0301", "\u034f", "\ufe0f", "\u00a0"],
)  # fmt: skip
def test_what_is_no_text_is_refused(given: str) -> None:
    with pytest.raises(Refused) as refused:
        clean(given, NAME)
    assert refused.value.error == "bad_text"


def test_chat_may_be_longer() -> None:
    assert clean("x" * CHAT, CHAT) == "x" * CHAT
    with pytest.raises(Refused):
        clean("x" * (CHAT + 1), CHAT)


def test_two_of_a_name_are_numbered() -> None:
    assert unique("Ann", set()) == "Ann"
    assert unique("Ann", {"Ann", "Ann 2"}) == "Ann 3"


def test_pages_know_the_name_of_a_person_without_one() -> None:
    """web/src/text/shown-names.ts looks for it, and says it in English as it is."""
    source = (ROOT / "web" / "src" / "text" / "shown-names.ts").read_text("utf-8")
    assert f"/^{STRANGER}(?: (\\d+))?$/" in source
    assert Words("en").say("web-nameless", n=1) == STRANGER
    assert Words("en").say("web-nameless", n=2) == unique(STRANGER, {STRANGER})

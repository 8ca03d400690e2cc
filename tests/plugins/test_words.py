"""The texts of plugins: in every language that they have, cleaned, never in place of ours."""

from __future__ import annotations

from pathlib import Path

import pytest

from posse.locales import Words, readable
from posse.locales.plugin_words import LARGEST, cleaned
from tests.plugins.packages import medicine_show, printed, run

EN = """
# a comment
bang-pack-medicine_show = Medicine Show
web-line-medicine_show = Bottles for every trouble
bang-kind-tonic = Tonic
bang-kind-tonic-text = You and your left neighbour each draw a card.
bang-name = Another game
bang-kind-beer = Another beer
privacy-title = What we know of you
web-error-no_table = Pay at once
"""
DE = """
bang-pack-medicine_show = Medizinschau
bang-kind-tonic = Toni\u202ekum
  .gender = n
junk !
"""
SAY = """
from posse.locales import Words
from posse.server.http import locale_parts
for lang in ("en", "de"):
    say = Words(lang)
    print([say.say(id) for id in ("bang-kind-tonic", "bang-kind-tonic-text", "bang-name",
          "bang-kind-beer", "bang-character-doc_quill-help")], say.gender("bang-kind-tonic"))
    print(sorted(locale_parts.words(lang, "bang_medicine_show").decode().splitlines()))
    house = locale_parts.words(lang, "house").decode().splitlines()
    print(*([line for line in house if part in line] for part in ("medicine", "Pay at")))
"""


def write(site: Path, lang: str, text: str) -> None:
    folder = site / "medicine_show" / "locales" / lang
    folder.mkdir(parents=True)
    (folder / "bang_medicine_show.ftl").write_text(text, encoding="utf-8")


def test_words_of_a_pack(tmp_path: Path) -> None:
    medicine_show(tmp_path)
    write(tmp_path, "en", EN)
    write(tmp_path, "de", DE)
    done = run(tmp_path, SAY)
    text = "You and your left neighbour each draw a card."
    lobby = ["web-line-medicine_show = Bottles for every trouble"]
    english = [
        "bang-kind-tonic = Tonic", f"bang-kind-tonic-text = {text}",
        "bang-pack-medicine_show = Medicine Show", *lobby,
    ]  # fmt: skip
    german = [
        "  .gender = n", "bang-kind-tonic = Tonikum", f"bang-kind-tonic-text = {text}",
        "bang-pack-medicine_show = Medizinschau", *lobby,
    ]  # fmt: skip
    assert done.stdout.splitlines() == [
        f"{['Tonic', text, 'BANG!', 'Beer', 'doc quill help']} ",
        str(english),
        f"{['bang-pack-medicine_show = Medicine Show', *lobby]} []",
        f"{['Tonikum', text, 'BANG!', 'Bier', 'doc quill help']} n",
        str(german),
        f"{['bang-pack-medicine_show = Medizinschau', *lobby]} []",
    ]
    said = {line.split(":")[0] for line in done.stderr.splitlines()}
    assert said == {
        f"medicine_show may not say {id}" for id in ("privacy-title", "web-error-no_table")
    }


def test_a_pack_without_words_has_an_empty_part(tmp_path: Path) -> None:
    medicine_show(tmp_path)
    found = printed(tmp_path, SAY).splitlines()
    assert found[0].startswith("['tonic', 'tonic text', 'BANG!'")
    assert found[1:3] == ["[]", "[] []"]


def test_a_file_that_cannot_be_read_is_left_out(tmp_path: Path) -> None:
    medicine_show(tmp_path)
    write(tmp_path, "en", "bang-kind-tonic = " + "x" * LARGEST)
    done = run(tmp_path, SAY)
    assert "words of medicine_show are left out: bang_medicine_show.ftl" in done.stderr
    assert str(tmp_path) not in done.stderr
    assert done.stdout.startswith("['tonic'")


@pytest.mark.parametrize(
    ("id", "text"),
    [
        ("bang-kind-gold_nugget", "gold nugget"),
        ("saddle-event-win-trick", "win trick"),
        ("nothing", "nothing"),
        ("two-parts", "two-parts"),
    ],
)
def test_a_missing_text_is_made_from_its_id(id: str, text: str) -> None:
    assert readable(id) == Words("en").say(id) == text


def test_characters_that_a_text_does_not_need_are_dropped() -> None:
    assert cleaned("a\x00b\u2066c\r\nd\u202e\u00ade") == "abc\nd\u00ade"

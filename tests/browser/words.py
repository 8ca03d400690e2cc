"""The texts of a page: every text and every label that a person can read or hear."""

from __future__ import annotations

import re
from functools import cache

from playwright.sync_api import Page

from posse import locales

# Code (rule ids, the seed), citations, input fields and names of people are in no language. A
# text in another language names it.
SAID = """() => {
  const people = '.whoami b, .chair__name, .open__name';
  const quiet = `code, cite, script, style, input, .langs, article[lang], ${people}`;
  const said = [document.title];
  const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const node = texts.currentNode;
    if (!node.parentElement.closest(quiet)) said.push(node.data);
  }
  for (const name of ['aria-label', 'title', 'placeholder', 'alt']) {
    for (const el of document.querySelectorAll(`[${name}]`)) {
      if (!el.closest('.langs')) said.push(el.getAttribute(name));
    }
  }
  return said.map((text) => text.trim()).filter(Boolean);
}"""
MESSAGE_ID = re.compile(r"(?<![\w/-])(web|bang|dice|wyatt|train|terminal)-[a-z][\w-]*")
AUTHORS = ("The Bitter Project Authors", "the Kid")  # Billy is on a line of his own
ENGLISH = re.compile(
    r"\b(the|and|you|your|yours|is|are|with|of|from|draws?|plays?|fires?|discards?|turn|hand|life|"
    r"card|cards|players?|seats?|one|wins?|loses?|table|rules|sound|leave|search|step)\b",
    re.IGNORECASE,
)


def said(page: Page) -> list[str]:
    texts: list[str] = page.evaluate(SAID)
    return texts


def message_ids(texts: list[str]) -> list[str]:
    return [text for text in texts if MESSAGE_ID.search(text)]


def english(texts: list[str]) -> list[str]:
    """Texts in English: whole messages, or sentences with English words that German lacks."""
    only = messages("en") - messages("de")
    return [text for text in texts if text in only or ENGLISH.search(without_names(text))]


@cache
def messages(lang: str) -> set[str]:
    """All messages of a language that are plain text."""
    files = sorted((locales.HOME / lang).glob("*.ftl"))
    source = "\n".join(file.read_text(encoding="utf-8") for file in files)
    return {text.strip() for text in re.findall(r"^[\w-]+ = ([^{}\n]+)$", source, re.MULTILINE)}


@cache
def proper_names() -> re.Pattern[str]:
    """Names that are the same in both languages, the longest first.

    Whole words, because keys are single letters. A name may be in the genitive.
    """
    names = sorted({*(messages("en") & messages("de")), *AUTHORS}, key=len, reverse=True)
    return re.compile(rf"(?<!\w)(?:{'|'.join(map(re.escape, names))})s?(?!\w)")


def without_names(text: str) -> str:
    """Repeats until nothing changes: a name inside a name is found when the outer one is gone."""
    before = ""
    while before != text:
        before, text = text, proper_names().sub("", text)
    return text

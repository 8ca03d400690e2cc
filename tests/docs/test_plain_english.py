"""Words that must be read twice occur nowhere: texts, docstrings, comments and names of tests."""

from __future__ import annotations

import re
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
# Each phrase, and what to write instead.
UNPLAIN = {
    r"(?<![a-z])who(so)?(m(so)?)?ever(?![a-z])": "a player who, anybody, no matter who",
    r"\b(the|an) own\b": "their own, your own, the player's own",
    r"\bwhat (it|this|that|they) comes? to\b": "the result, the effect, the sum",
    r"\bgood riddance\b": "negative, a loss that helps",
    r"\bno longer than so\b": "at most",
    r"\bsecond thoughts\b": "take an answer back",
    r"\bthe house's\b|\bof the house\b(?! rule)": "the server's, of this server",
    r"\bthe same door\b|\bdoorway\b": "interface, port",
    r"\bdriv(es?|ing) (a|the|that|this|its|no|many|fewer)( \w+)? ?tables?\b": "run a table",
    r"\bdriven by (an)?other node\b": "run by another node",
    r"\bat the desk of the (host|server)\b|\bthe host's desk\b": "the page of the host",
    r"(?<![a-z])(the|one|a)_house(?!_rule|[a-z])|shown_the_door|_inner_door": "the server",
    r"\bnobody attends\b|\battends? (it|them)\b": "has no guests",
    r"\banswers? nonsense\b": "returns no option",
    r"\bwer auch immer\b|\bwen auch immer\b|\bwer auch dran\b": "gleich wer, alle, jemand",
}
PAGES = re.compile(r"\bsomebody who\b", re.IGNORECASE)  # on pages: a player who, a person who
WRONG = re.compile("|".join(f"(?:{phrase})" for phrase in UNPLAIN), re.IGNORECASE)
READ = {".py", ".md", ".toml", ".yml", ".yaml", ".ftl", ".ts", ".mjs", ".svelte", ".css", ".html"}
# The two lists of wrong words.
LISTS = ("tests/docs/test_plain_english.py", "tests/locales/test_glossary.py")


def sources() -> list[str]:
    """Every text file of the repository, by its path."""
    run = subprocess.run(["git", "ls-files"], check=False, cwd=ROOT, capture_output=True, text=True)
    if run.returncode:
        pytest.skip("this is no checkout")
    listed = [name for name in run.stdout.splitlines() if Path(name).suffix in READ]
    return [name for name in listed if name not in LISTS and (ROOT / name).is_file()]


def wrong(text: str, phrases: re.Pattern[str] = WRONG) -> list[str]:
    """The wrong words of a text, each with the number of its line."""
    lines = enumerate(text.splitlines(), 1)
    return [f"{n}: {hit[0]}" for n, line in lines for hit in phrases.finditer(line)]


def test_no_unplain_words() -> None:
    files = sources()
    assert len(files) > 1000
    found = {name: wrong((ROOT / name).read_text("utf-8")) for name in files}
    for name in files:
        if name.endswith(".md"):
            found[name] += wrong((ROOT / name).read_text("utf-8"), PAGES)
    assert {name: hits for name, hits in found.items() if hits} == {}


@pytest.mark.parametrize(
    "text",
    [
        "Whoever declines is not asked again.",
        "def test_whoever_plays() -> None:",
        "for whomever it may concern",
        "A player who loses the own Duel",
        "this is what it comes to",
        "below 0: good riddance",
        "another answer instead: no longer than so",
        "does not wait for his own second thoughts",
        "a bot of the house",
        "all of them use the same door",
        "the node that drives the table",
        "table x is driven by another node",
        "the host's desk: bans and reports",
        "def test_the_house_is_full() -> None:",
        "a match that nobody attends",
        "a bot that answers nonsense",
        "Der Schlafwagen hilft, wer auch dran ist.",
    ],
)
def test_an_unplain_word_is_found(text: str) -> None:
    assert wrong(text)


@pytest.mark.parametrize(
    "text",
    ["no matter who plays", "their own Duel", "a house rule", "#i-saloon-doors", "one's own"],
)
def test_a_plain_text_is_not_refused(text: str) -> None:
    assert not wrong(text)

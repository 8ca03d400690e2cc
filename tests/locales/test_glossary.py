"""One word for one thing: words that no text may use, and the German cases of cards."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import BaseNode, Message, MessageReference, TextElement, VariableReference
from fluent.syntax.visitor import Visitor

import posse
from posse.engine.game import game
from posse.locales import HOME, LANGUAGES, Words
from posse.terminal.screens import screen_of

# Each wrong word, and what to write instead.
WRONG = {
    "en": {
        r"\bbefore (you|yourself|them|him|any player|another player)\b(?! draw)": "in front of",
        r"\b\d+ life\b(?! (point|left))": "life point(s)",
        r"\blife (lost|back)\b": "life point(s)",
        r"\bputs? (you|somebody|people|\{|the \w+|an? \w+|every)[^.]* out\b": "eliminate",
        r"\b(goes|go|went|going) out\b": "is eliminated",
        r"\b(is|are|be|were) out\b(?! of)": "is eliminated",
        r"\b(sheriff|law) cards?\b": "Sheriff card",
        r"(?<=[a-z,] )(Sheriff|Deput(y|ies)|Outlaws?|Renegades?)\b(?! card)": "small letters",
        r"\b[Tt]hr(ow|ew|own|owing|ows)\b(?! (a knife|the knife|it at|\{))": "roll, for dice",
        r"\b(is|on) turn\b(?! (up|over))": "{ $seat }’s turn",
        r"\bthis is no\b": "this is not a",
        r"\b[Ww]hoever\b": "a person, or anybody",
        r"\b([Tt]able talk|[Qq]uick words)\b": "chat, quick chat",
        r"\bthe house (is|cannot)\b": "the server",
        r"\bminded\b": "a bot is standing in",
        r"\bI am called\b|\b[Nn]obody calls\b": "Notify me on my turn",
        r"\bfires? at\b": "shoots at",
        r"[A-Za-z]!\.(\s|$)": "one mark",
    },
    "de": {
        r"\b([2-9]|\{ \$n \}) Leben\b(?=.{40})": "Lebenspunkte",
        r"\b(bist|ist|sind|war|wärst|sein|wer) raus\b": "ausgeschieden",
        r"\bsind aus\b": "ausgeschieden",
        r"\bSheriffkarte": "Sheriff-Karte",
        r"\bFotos?\b": "Photo",
        r"\bWähl \w": "Wähle",
        r"\bTipp (eine|einen|die|den|jemanden|auf)\b": "Tippe",
        r"\b(Tischgespräch|Schnell gesagt)\b": "Chat, Schnellantworten",
        r"\bDas Haus\b": "Der Server",
        r"\bPanik\b(?!!)": "Panik!",
        r"\b(ein|einen|einem) Cat Balou\b": "eine Cat Balou",
        r"\bauf nichts wird gewartet\b|\bAllem kann man\b": "wer etwas tut, wird genannt",
        r"[A-Za-z]!\.(\s|$)": "ein Zeichen",
    },
}
# The strength `deputy` of the wire has another name on the screen, because Deputy is a role.
ROLE = re.compile(r"\b(Deputy|Deputys)\b")
STRENGTHS = ("web-bot", "web-bots", "web-hint", "web-said", "command-")
WYATT_ROUNDS = re.compile(r"\bRunden?\b")  # must be called Durchgang in Wyatt Earp
TRAIN = re.compile(r"\b(Der|der|den|dem) Zug (fährt|rollt|hält|steht)\b")  # must be called Bahn


class Said(Visitor):
    """The text of a message, and the names of its arguments."""

    def __init__(self) -> None:
        self.texts: list[str] = []
        self.gaps: list[str] = []

    def visit_TextElement(self, node: TextElement) -> None:  # noqa: N802
        self.texts.append(node.value)

    def visit_VariableReference(self, node: VariableReference) -> None:  # noqa: N802
        self.gaps.append(node.id.name)

    def visit_MessageReference(self, node: MessageReference) -> None:  # noqa: N802
        self.gaps.append(node.id.name)


def said(node: BaseNode) -> Said:
    visitor = Said()
    visitor.visit(node)
    return visitor


def messages(lang: str) -> Iterator[tuple[Path, Message, str]]:
    """Every message with its source."""
    for path in sorted((HOME / lang).glob("*.ftl")):
        source = path.read_text(encoding="utf-8")
        for entry in FluentParser().parse(source).body:
            if isinstance(entry, Message) and entry.span:
                yield path, entry, source[entry.span.start : entry.span.end]


@pytest.mark.parametrize("lang", LANGUAGES)
def test_no_wrong_word(lang: str) -> None:
    found = [
        f"{path.name}: {message.id.name}: {hit.group(0)!r}; write: {better}"
        for path, message, source in messages(lang)
        for wrong, better in WRONG[lang].items()
        if (hit := re.search(wrong, source.partition("=")[2]))
    ]
    assert found == []


def test_the_words_would_be_found() -> None:
    """Each rule catches the sentence it was made for."""
    old = {
        "en": (
            "It lies before you. You lose 2 life. A life lost. Moss puts you out. He goes out. "
            "Ben is out. One sheriff card. You are the Sheriff now. Throw it again. He is on turn. "
            "this is no file. Whoever plays. Table talk. the house is full. minded. "
            "I am called. Ann fires at Ben. It counts as a Missed!."
        ),
        "de": (
            "Du verlierst 2 Leben, und das ist eine lange Zeile ohne einen Lebenspunkt darin. "
            "Ben ist raus. "
            "Alle Banditen sind aus. Sheriffkarte. Foto. Wähl eine. Tipp eine an. Tischgespräch. "
            "Das Haus ist voll. Panik und ein Cat Balou. Allem kann man folgen. Ein Fehlschuss!."
        ),
    }
    for lang, rules in WRONG.items():
        assert [rule for rule in rules if not re.search(rule, old[lang])] == []


def test_deputy_is_a_role_and_no_strength() -> None:
    for lang in LANGUAGES:
        for _, message, source in messages(lang):
            if message.id.name.startswith(STRENGTHS):
                assert not ROLE.search(source), source
        assert Words(lang).say("web-bot-deputy") == {"en": "Gunslinger", "de": "Revolverheld"}[lang]


def test_a_round_of_wyatt_earp_is_a_durchgang_and_the_train_is_the_bahn() -> None:
    for path, message, source in messages("de"):
        if "wyatt" in message.id.name:
            assert not WYATT_ROUNDS.search(source), source
        if path.name.startswith(("bang", "bots_bang", "rules_bang")):
            assert not TRAIN.search(source), source


# German cards -------------------------------------------------------------------------------------

FORMS = {"nom": "m der f die n das", "acc": "m den f die n das", "dat": "m dem f der n dem"}
CARD = {"nom": "die Karte", "acc": "die Karte", "dat": "der Karte"}  # names that would be declined
GENDERS = ("m", "f", "n", "card", "name")
DATIVE = {"mit", "bei", "aus", "von", "hinter", "zu", "nach"}
# Texts about a row or a poster name an outlaw, and lists have no articles.
NAMED_PLAINLY = re.compile(
    r"wyatt-event-(hide|free|stuck|aim|ask|nobody|lay|post|poster|points|pay)(-at)?$|turn_over"
)


def article(case: str, gender: str) -> str:
    if gender == "name":
        return ""
    if gender == "card":
        return CARD[case]
    words = FORMS[case].split()
    return words[words.index(gender) + 1]


@pytest.mark.parametrize("id", ["bang", "wyatt"])
def test_every_german_card_has_a_gender(id: str) -> None:
    words = Words("de")
    for row in game(id).catalog()["kinds"]:
        assert words.gender(f"{id}-kind-{row['id']}") in GENDERS, row["id"]
        assert Words("en").gender(f"{id}-kind-{row['id']}") == ""


@pytest.mark.parametrize("gender", GENDERS)
@pytest.mark.parametrize("case", list(FORMS))
def test_each_form_has_its_article(case: str, gender: str) -> None:
    words = Words("de")
    form = f"{article(case, gender)} Fass".strip()
    assert words.say(f"card-{case}", card="Fass", gender=gender) == form
    if case != "dat":
        start = words.say(f"card-{case}-start", card="Fass", gender=gender)
        assert start == form[0].upper() + form[1:]


def test_every_german_event_names_the_card_in_a_case() -> None:
    """A bare name would lack its article. After `mit` and the like the case is the dative."""
    for _, message, source in messages("de"):
        id = message.id.name
        if not re.match(r"(bang|wyatt)-event-", id) or NAMED_PLAINLY.search(id):
            continue
        if id.startswith("bang-event-hurt-ironhorse"):  # locomotives are names
            continue
        assert "card" not in said(message).gaps, source
        for word, case in re.findall(r"(\w+) \{ card-(nom|acc|dat)(?:-start)? \}", source):
            assert (case == "dat") == (word in DATIVE), source


def names() -> dict[str, str]:
    """The German names of all cards of BANG!, and their genders."""
    words = Words("de")
    ids = [f"bang-kind-{row['id']}" for row in game("bang").catalog()["kinds"]]
    return {words.say(id): words.gender(id) for id in ids}


OWN = {
    "m": "der den dem ein einen einem dein deinen deinem kein keinen",
    "f": "die der eine einer deine deiner keine keiner",
    "n": "das dem ein einem dein deinem kein keinem",
}
ARTICLES = sorted({word for words in OWN.values() for word in words.split()})


def wrong_articles(line: str, known: dict[str, str]) -> Iterator[str]:
    """Articles before the name of a card that do not fit its gender."""
    cards = "|".join(re.escape(name) for name, gender in known.items() if gender in OWN)
    for article, name in re.findall(rf"\b({'|'.join(ARTICLES)}) ({cards})(?![\w-])", line, re.I):
        if article.lower() not in OWN[known[name]].split():
            yield f"{article} {name}"


def test_the_log_of_random_matches_has_no_wrong_article() -> None:
    """Where a card's name follows an article in the log, the article fits."""
    known, told = names(), 0
    for packs, seed in [(("base", "dodge_city"), 2), (("base", "great_train_robbery"), 3)]:
        rng = random.Random(seed)
        match = posse.new_match("bang", 5, seed=f"articles-{seed}", packs=packs).state
        while match.choice is not None:
            match.apply(rng.randrange(len(match.choice.options)))
        wording = screen_of(game("bang")).teller_class(game("bang"), Words("de"), 5, None)
        for _, line in wording.log(match.log or []):
            assert list(wrong_articles(line, known)) == [], line
            told += any(article in line.split() for article in ARTICLES)
    assert told > 50


def test_no_german_sentence_has_a_wrong_article() -> None:
    """Texts written by hand agree with the declared genders."""
    known = names()
    assert list(wrong_articles("Du legst den Fass K♠ aus.", known)) == ["den Fass"]
    for path, message, source in messages("de"):
        if path.name != "wyatt.ftl":
            assert list(wrong_articles(source, known)) == [], f"{message.id.name}: {source}"

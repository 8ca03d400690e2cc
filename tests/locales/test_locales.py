"""Texts: every question, option and event of every game, in both languages."""

from __future__ import annotations

import random
import re
from collections.abc import Iterator
from functools import cache
from itertools import chain, product
from pathlib import Path

import pytest

import posse
from posse.engine import scenario
from posse.engine.choice import Choice, Option
from posse.engine.event import Event, redact
from posse.engine.game import Game, game
from posse.engine.ids import Seat, Topic, Verb
from posse.engine.rulebook import scenario_files
from posse.engine.state import State
from posse.engine.text import slug
from posse.games.bang.game import Bang
from posse.locales import LANGUAGES, UnknownLanguage, Words, bundle, language
from posse.terminal.screens import screen_of
from posse.terminal.wording import Wording
from tests.witness import note
from tools.texts import complaints

ROOT = Path(__file__).parents[2]
GAMES = [found.id for found in posse.all_games()]
MATCHES = 5  # matches of each set-up and number of players
TWO_MARKS = re.compile(r"[!?.]\.")  # "BANG!."
SPECIAL = re.compile(r"[{}]|\b(bang|dice|wyatt|terminal)-[a-z]")


class Heard:
    """What was asked and what happened, each once by its shape (names do not matter)."""

    def __init__(self) -> None:
        self.options: dict[object, tuple[Choice, Option]] = {}
        self.events: dict[object, Event] = {}
        self.choices: dict[object, Choice] = {}

    def hear(self, state: State) -> None:
        choice = state.choice
        if choice is None:
            return
        self.choices[choice.topic, choice.card, choice.n] = choice
        for option in choice.options:
            own = option.seat == choice.seat
            key = (choice.topic, option.verb, option.card, option.seat < 0, own, option.n)
            self.options[key] = (choice, option)

    def hear_log(self, events: list[Event]) -> None:
        for event in events:
            for seen in (event, redact(event, (Seat(Seat(event.seat + 1) % 2)))):
                own = seen.other == seen.seat
                key = (seen.verb, seen.card, seen.seat < 0, seen.other < 0, own, seen.n)
                self.events[key] = seen


@cache
def heard(id: str) -> Heard:
    """Random matches of every size, and every scenario."""
    found, all_of_it = game(id), Heard()
    for state in chain(dealt(found), described(found)):  # each when it is asked, not at its end
        all_of_it.hear(state)
        if state.choice is None:
            all_of_it.hear_log(state.log or [])
    assert all_of_it.choices and all_of_it.options and all_of_it.events
    return all_of_it


def dealt(found: Game) -> Iterator[State]:
    for packs in found.setups():
        fewest, most = found.seats(packs)
        for players, i in product(range(fewest, most + 1), range(MATCHES)):
            rng = random.Random(i)
            state = posse.new_match(found.id, players, seed=f"words-{i}", packs=packs).state
            yield state
            while state.choice is not None:
                state.apply(rng.randrange(len(state.choice.options)))
                yield state


def described(found: Game) -> Iterator[State]:
    for path in scenario_files(ROOT / "scenarios", found.id):
        for spec in scenario.read(path)[1]:
            note("scenario", f"{path.name}: {spec['name']}")
            state, names = scenario.start(found, spec)
            yield state
            for line in spec.get("script", []):
                scenario.act(found, state, names, line)
                yield state
            state.choice = None  # so that the log of an open position is read as well
            yield state


def wording(id: str, lang: str, me: int | None) -> Wording:
    cls = screen_of(game(id)).teller_class
    return cls(game(id), Words(lang), 8, me)


def gaps(lang: str, wanted: Iterator[list[str]]) -> list[str]:
    """The most general id of every message that exists in no form."""
    known = bundle(lang).has_message
    return sorted({ids[-1] for ids in wanted if not any(known(id) for id in ids)})


# What The Great Train Robbery asks, offers and reports
TRAIN_TOPICS = (
    "offer board cattle circus coal exempt give lounge mail map place robbery shade steam swap"
)
TRAIN_VERBS = (
    "board roll drive place give face skip double divert exempt decline use_bang "
    "use_panic use_cat_balou"
)
TRAIN_EVENTS = (
    "roll terminus board place couple station turn_over ghost unhurt return exempt divert "
    "toss give swap face skip double bleed"
)


def test_the_train_is_heard() -> None:
    """The random matches reach everything that The Great Train Robbery may ask or report."""
    found = heard("bang")
    topics = {choice.topic for choice in found.choices.values()}
    assert topics >= set(TRAIN_TOPICS.split())
    verbs = {option.verb for _, option in found.options.values()}
    assert verbs >= set(TRAIN_VERBS.split())
    events = {event.verb for event in found.events.values()}
    assert events >= set(TRAIN_EVENTS.split())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_every_question_has_words(id: str, lang: str) -> None:
    def wanted() -> Iterator[list[str]]:
        for choice in heard(id).choices.values():
            for me in (choice.seat, None):
                yield wording(id, lang, me).prompt_ids(choice)

    assert not gaps(lang, wanted())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_every_option_has_words(id: str, lang: str) -> None:
    tell = wording(id, lang, 0)
    pairs = heard(id).options.values()
    assert not gaps(lang, (tell.option_ids("option", *pair) for pair in pairs))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_every_event_has_words(id: str, lang: str) -> None:
    tell = wording(id, lang, 0)
    assert not gaps(lang, (tell.event_ids(event) for event in heard(id).events.values()))


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_sentences_come_out_whole(id: str, lang: str) -> None:
    """No argument in braces and no bare id, for any reader."""
    for me in (None, 0, 1):
        tell = wording(id, lang, me)
        said = [tell.prompt(choice) for choice in heard(id).choices.values()]
        said += [text for pair in heard(id).options.values() for text in tell.option(*pair)]
        said += [tell.event(event) for event in heard(id).events.values()]
        assert [text for text in said if SPECIAL.search(text)] == []
        assert [text for text in said if TWO_MARKS.search(text)] == []
        assert len(said) > 50


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_every_name_in_the_catalog_has_words(id: str, lang: str) -> None:
    def wanted() -> Iterator[list[str]]:
        catalog = game(id).catalog()
        yield [f"{id}-name"]
        for role in catalog.get("roles", []):
            yield [f"{id}-role-{role}"]
        for plural, sort in (("kinds", "kind"), ("characters", "character")):
            for row in catalog.get(plural, []):
                yield [f"{id}-{sort}-{row['id']}"]
                yield [f"{id}-{sort}-{row['id']}-text"]
                yield [f"{id}-{sort}-{row['id']}-help", f"{id}-{sort}-{row['id']}-text"]

    assert not gaps(lang, wanted())


@pytest.mark.parametrize("lang", LANGUAGES)
@pytest.mark.parametrize("id", GAMES)
def test_every_pack_and_house_rule_has_words(id: str, lang: str) -> None:
    def wanted() -> Iterator[list[str]]:
        found = game(id)
        for pack in found.packs:
            yield [f"{id}-pack-{pack}"]
        for poster in found.packs[1:] or (id,):
            for word in ("game", "over", "line", "minutes"):
                yield [f"web-{word}-{poster}"]
        for rule, values in found.house_rules(found.packs).items():
            yield [f"web-house-{rule}"]
            for value in values:
                yield [f"web-house-{rule}-{value}"]

    assert not gaps(lang, wanted())


# the files ----------------------------------------------------------------------------------------


def test_the_files_are_right() -> None:
    assert complaints() == []


BROKEN = {
    "en": "fine = Fine { $who }\nleft = left\nopen = { $who\nfine = again\n",
    "de": "fine = Gut { $other }\n",
}


def test_the_check_says_what_is_wrong_and_why(tmp_path: Path) -> None:
    for lang, text in BROKEN.items():
        (tmp_path / lang).mkdir()
        (tmp_path / lang / "x.ftl").write_text(text)
        (tmp_path / lang / "y.ftl").write_text("")
    (tmp_path / "de" / "y.ftl").write_text("fine = Gut\n")
    (tmp_path / "en" / "alone.ftl").write_text("")
    said = [line.removeprefix(f"{tmp_path}/") for line in complaints(tmp_path)]
    assert said == [
        'en/x.ftl:3: Fluent refuses `open = { $who`: Expected token: "}" (E0003)',
        "en/x.ftl:4: fine stands in this file twice",
        "de/y.ftl: fine stands in x.ftl as well",
        "en/alone.ftl: there is no such file in the other language",
        "de/x.ftl: left is missing",
        "de/x.ftl: fine uses other, unlike en",
        "en/y.ftl: fine is missing",
    ]


# the loader ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("environ", "lang"),
    [
        ({}, "en"),
        ({"LANG": "de_DE.UTF-8"}, "de"),
        ({"LANG": "fr_FR.UTF-8"}, "en"),
        ({"LANG": "de_AT", "LC_ALL": "en_GB"}, "en"),
        ({"LANG": "en_GB", "LC_MESSAGES": "de_CH", "LC_ALL": ""}, "de"),
        ({"LANG": "C"}, "en"),
    ],
)
def test_the_language_of_the_environment(environ: dict[str, str], lang: str) -> None:
    assert language(None, environ) == lang
    assert language("de", environ) == "de"


def test_an_unknown_message_is_made_of_its_id_and_an_unknown_language_is_refused() -> None:
    assert Words("de").say("bang-kind-gold_nugget") == "gold nugget"
    with pytest.raises(UnknownLanguage, match="there are: en, de"):
        Words("fr")


def test_a_game_without_words_is_told_in_text_forms() -> None:
    nameless = Bang()
    nameless.id = "nameless"
    tell = Wording(nameless, Words("en"), 3, 0)
    choice = Choice(Seat(0), Topic("play"), [])
    assert tell.prompt(choice) == "play"
    assert tell.option(choice, Option(Verb("end"))) == ("end", "")
    assert tell.log([Event(Verb("draw"), Seat(1))] * 2) == [("draw", "Ben draw")] * 2
    assert tell.title == "nameless"


def test_slugs() -> None:
    assert slug("Slab the Killer") == "slab_the_killer"
    assert slug("Rev. Carabine") == "rev_carabine"

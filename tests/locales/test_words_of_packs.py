"""The words of a pack from outside: every question, option and event, its things on the table."""

from __future__ import annotations

import random
from collections.abc import Iterator
from itertools import chain

import pytest

from posse.engine.match import new_match
from posse.games.bang.game import Bang
from posse.locales import LANGUAGES, bundle
from tests.conformance import COMPILED
from tests.locales.test_locales import SPECIAL, TWO_MARKS, Heard, gaps, wording
from tests.packs import added

pytestmark = pytest.mark.skipif(COMPILED, reason="a class of a pack is not compiled")


@pytest.fixture(autouse=True)
def bang() -> Iterator[Bang]:
    with added.trading_post() as found:
        yield found


@pytest.fixture(scope="module")
def heard() -> Heard:
    """A random match of every set-up."""
    found = Heard()
    with added.trading_post():
        for packs in added.setups():
            match = new_match("bang", added.seats(packs)[0], "words", packs=packs)
            rng = random.Random("words")
            while match.choice is not None:
                found.hear(match.state)
                match.answer(rng.randrange(len(match.choice.options)))
            found.hear_log(match.events)
    return found


@pytest.mark.parametrize("lang", LANGUAGES)
def test_all_has_words_that_come_out_whole(lang: str, heard: Heard) -> None:
    tell = wording("bang", lang, 0)
    choices, options = heard.choices.values(), heard.options.values()
    assert {"buy", "pocket", "stash"} <= {option.verb for _, option in options}
    assert {"purse", "hoard", "stock"} <= {event.verb for event in heard.events.values()}
    asked = (tell.prompt_ids(choice) for choice in choices)
    offered = (tell.option_ids("option", *pair) for pair in options)
    told = (tell.event_ids(event) for event in heard.events.values())
    assert not gaps(lang, chain(asked, offered, told))
    said = [tell.prompt(choice) for choice in choices]
    said += [text for pair in options for text in tell.option(*pair)]
    said += [tell.event(event) for event in heard.events.values()]
    assert [text for text in said if SPECIAL.search(text) or TWO_MARKS.search(text)] == []


@pytest.mark.parametrize("lang", LANGUAGES)
def test_what_lies_on_the_table_has_names(lang: str, bang: Bang) -> None:
    known = bundle(lang).has_message
    match = new_match("bang", 4, 1, packs=("base", "trading_post"))
    shown = bang.present(match.view(0))
    ids = [f"bang-zone-{name}" for name in shown["zones"]]
    ids += [f"bang-mark-{name}" for name in shown["marks"]]
    ids += [f"bang-tally-{row['id']}" for row in bang.catalog()["tallies"]]
    assert len(ids) == 6 and [id for id in ids if not known(id)] == []

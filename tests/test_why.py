"""Every bot says why it chose, in both languages."""

from __future__ import annotations

import pytest

import posse
from posse import bots
from posse.locales import LANGUAGES, Words

pytestmark = [pytest.mark.long, pytest.mark.compiled]

TABLES = [("bang", 5), ("dice", 3), ("dice", 5), ("dice", 8), ("wyatt", 3)]


def reasons(game: str, players: int, name: str, matches: int) -> set[bots.Reason]:
    """What was said where there was something to choose."""
    said: set[bots.Reason] = set()
    for number in range(matches):
        match = posse.new_match(game, players, seed=f"why-{number}")
        crew = bots.crew(match, name, str(number))
        while match.choice is not None:
            seat, count = match.choice.seat, len(match.choice.options)
            index = crew.choose()
            assert index is not None
            why = crew.bots[seat].why
            assert count == 1 or why is not None, f"{name} does not say why: {match.choice.topic}"
            if why is not None:
                said.add(why)
            match.answer(index)
    return said


def spoken(why: bots.Reason, lang: str) -> str:
    names = {"seat": "Ada", "card": "Jesse James"}
    args = {key: names.get(key, value) for key, value in why.args.items()}
    return Words(lang).say(why.id, **args)


@pytest.mark.parametrize("name", ["greenhorn", "deputy", "marshal@8"])
@pytest.mark.parametrize(("game", "players"), TABLES)
def test_every_choice_has_a_sentence(game: str, players: int, name: str) -> None:
    said = reasons(game, players, name, 1 if "@" in name else 6)
    for why in said:
        for lang in LANGUAGES:
            sentence = spoken(why, lang)
            assert sentence != why.id and "{" not in sentence, f"{lang}: {why}"


def test_a_marshal_tells_how_often_its_idea_did_better() -> None:
    said = [why for why in reasons("dice", 5, "marshal@8", 3) if why.id == "why-ahead"]
    assert said
    for why in said:
        worlds, better, worse = (int(why.args[key]) for key in ("worlds", "n", "m"))
        assert better > 0 and better + worse <= worlds

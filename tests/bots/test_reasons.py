"""Every bot gives a reason in both languages, and the reason names something of the position."""

from __future__ import annotations

from typing import Final

import pytest

import posse
from posse import bots
from posse.locales import LANGUAGES, Words

pytestmark = [pytest.mark.long, pytest.mark.compiled]

DODGE: Final = ("base", "dodge_city")
TRAIN: Final = ("base", "great_train_robbery")
TABLES: Final = [
    ("bang", 5, None),
    ("bang", 3, DODGE),
    ("bang", 6, DODGE),
    ("bang", 5, TRAIN),
    ("dice", 3, None),
    ("dice", 5, None),
    ("dice", 8, None),
    ("wyatt", 3, None),
]
NAMES: Final = {"seat": "Ada", "card": "Jesse James"}
BARE: Final = 0.05  # share of reasons that may name nothing of the position


def reasons(
    game: str, players: int, name: str, matches: int, packs: tuple[str, ...] | None = None
) -> list[bots.Reason]:
    """The reasons given where there were several options."""
    said: list[bots.Reason] = []
    for number in range(matches):
        match = posse.new_match(game, players, seed=f"why-{number}", packs=packs)
        crew = bots.crew(match, name, str(number))
        while match.choice is not None:
            seat, count = match.choice.seat, len(match.choice.options)
            index = crew.choose()
            assert index is not None
            why = crew.bots[seat].why
            assert count == 1 or why is not None, f"{name} does not say why: {match.choice.topic}"
            if why is not None and count > 1:
                said.append(why)
            match.answer(index)
    return said


def spoken(why: bots.Reason, lang: str, *, elsewhere: bool = False) -> str:
    """The sentence. `elsewhere`: with other people, cards and numbers in it."""
    names = {"seat": "Bob", "card": "Belle Starr"} if elsewhere else NAMES
    args: dict[str, int | float | str] = {}
    for key, value in why.args.items():
        if key in names or isinstance(value, str):
            args[key] = names.get(key, value)
        else:
            args[key] = value + 7 * elsewhere
    return Words(lang).say(why.id, **args)


def bare(why: bots.Reason, lang: str) -> bool:
    """Whether the sentence is the same in every position."""
    return spoken(why, lang) == spoken(why, lang, elsewhere=True)


@pytest.mark.parametrize("name", ["greenhorn", "deputy"])
@pytest.mark.parametrize(("game", "players", "packs"), TABLES)
def test_every_choice_has_a_sentence_with_a_fact(
    game: str, players: int, packs: tuple[str, ...] | None, name: str
) -> None:
    check(reasons(game, players, name, 4, packs))


@pytest.mark.parametrize(("game", "players"), [("bang", 5), ("dice", 5), ("wyatt", 3)])
def test_a_marshal_has_a_sentence_with_a_fact(game: str, players: int) -> None:
    check(reasons(game, players, "marshal@8", 1))


def check(said: list[bots.Reason]) -> None:
    """Every sentence is complete, and hardly any says nothing about the position."""
    for why in set(said):
        for lang in LANGUAGES:
            sentence = spoken(why, lang)
            assert sentence != why.id and "{" not in sentence, f"{lang}: {why}"
    for lang in LANGUAGES:
        without = [why.id for why in said if bare(why, lang)]
        assert len(without) < BARE * len(said), sorted(set(without))


def test_a_marshal_tells_what_happened_in_the_worlds_it_imagined() -> None:
    said = [why for why in reasons("dice", 5, "marshal@8", 3) if why.id.startswith("why-ahead")]
    told = [why for why in said if why.id == "why-ahead-fact"]
    assert len(told) > len(said) / 2
    for why in told:
        worlds, after, otherwise = (int(why.args[key]) for key in ("worlds", "n", "m"))
        assert after != otherwise and max(after, otherwise) <= worlds

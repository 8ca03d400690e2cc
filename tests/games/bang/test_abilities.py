"""Deputies use the abilities of their characters: each optional ability is used in some match."""

from __future__ import annotations

from collections.abc import Callable

import pytest

import posse
from posse import bots
from posse.engine.choice import Choice, Option
from posse.engine.ids import CHARACTER, Verb
from posse.games.bang.cards import CARDS
from posse.games.bang.characters import CHARACTERS
from posse.games.bang.game import PACKS
from posse.games.bang.packs.great_train_robbery.train import BOARDED
from posse.games.bang.state import BangState
from tests.bang_table import BANG, EVERYTHING

Used = Callable[[BangState, Choice, Option], bool]
MOST = 150  # matches at most; far fewer are needed


def says(*answers: str) -> Used:
    """Chosen by one of these topics and verbs."""
    return lambda _view, choice, option: f"{choice.topic} {option.verb}" in answers


def borrowed(_: BangState, choice: Choice, option: Option) -> bool:
    """A card used as another one: Janet's BANG! or Missed!, any card of Elena's."""
    if option.verb == "play":
        return CARDS[option.card].kind.id == "missed"
    return f"{choice.topic} {option.verb}" == "shot missed" and (
        CARDS[option.card].kind.symbol != "missed"
    )


def boarded_twice(view: BangState, choice: Choice, option: Option) -> bool:
    return choice.topic == "play" and option.verb == "board" and BOARDED.of(view) > 0


ACTIVE: dict[str, Used] = {
    "calamity_janet": borrowed,
    "jesse_jones": says("draw rob"),
    "jourdonnais": lambda _, choice, option: (
        choice.topic == "shot" and option == Option(Verb("barrel"), CHARACTER)
    ),
    "kit_carlson": says("keep keep"),
    "lucky_duke": says("check choose"),
    "pedro_ramirez": says("draw pile"),
    "sid_ketchum": says("play heal", "rest heal", "save spare"),
    "chuck_wengham": says("play bleed"),
    "doc_holyday": says("play aim"),
    "elena_fuente": borrowed,
    "jose_delgado": says("play trade"),
    "pat_brennan": says("draw take"),
    "vera_custer": says("mimic mimic"),
    "benny_brawler": boarded_twice,
    "evan_babbit": says("shot divert"),
    "sgt_blaze": says("exempt exempt"),
    "shade_oconnor": says("shade discard"),
    "zippy_roy": says("play drive"),
}
# Abilities that work by themselves, or on cards that are played anyway.
PASSIVE = {
    "bart_cassidy", "black_jack", "el_gringo", "paul_regret", "rose_doolan", "slab_the_killer",
    "suzy_lafayette", "vulture_sam", "willy_the_kid", "apache_kid", "belle_star", "bill_noface",
    "greg_digger", "herb_hunter", "molly_stark", "pixie_pete", "sean_mallory", "tequila_joe",
    "jimmy_texas", "manuelita", "sancho",
}  # fmt: skip


def test_every_character_is_counted() -> None:
    shipped = {pack.id for pack in PACKS}  # a test may have added a pack of its own
    assert {one.id for one in CHARACTERS if one.pack in shipped} == set(ACTIVE) | PASSIVE
    assert not set(ACTIVE) & PASSIVE


def watch(seed: str, missing: set[str]) -> None:
    """Plays one match of deputies and removes the abilities that were used."""
    match = posse.new_match("bang", BANG.seats(EVERYTHING)[1], seed, packs=EVERYTHING)
    crew, state = bots.crew(match, "deputy", seed), match.state
    assert isinstance(state, BangState)
    while match.choice is not None and missing:
        choice, index = match.choice, crew.choose()
        assert index is not None
        who = CHARACTERS[state.char[choice.seat]].id
        if who in missing and ACTIVE[who](state, choice, choice.options[index]):
            missing.remove(who)
        match.answer(index)


@pytest.mark.compiled
def test_every_ability_is_used() -> None:
    missing = set(ACTIVE)
    for number in range(MOST):
        watch(f"ability-{number}", missing)
        if not missing:
            break
    assert not missing

"""The BANG! greenhorn: what it does with the base pack, and with cards it does not know."""

from __future__ import annotations

from typing import Any

import pytest

import posse
from posse import bots
from posse.bots.bang import GreenhornBang
from posse.bots.bang.knowledge import learn
from posse.bots.bang.sides import BangMemory
from posse.engine.choice import Choice, Option
from posse.engine.event import Event
from posse.engine.ids import CHARACTER, HAND, NONE, Card, Seat, Topic, Verb
from posse.games.bang.cards import CARDS
from tests.bang_table import BANG, Seats, card_of, choose, outlaw, position, reaction, seat, shot_at


def test_it_lays_the_better_weapon() -> None:
    seats = [seat("outlaw", "Schofield/JC", "Winchester/8S"), seat("sheriff"), seat("renegade")]
    assert choose(seats) == "play Winchester/8S"
    seats[0] = seat("outlaw", "Schofield/JC", front=["Winchester/8S"])
    assert choose(seats) == "end"


def test_it_draws_before_it_shoots_and_shoots_the_sheriff_as_an_outlaw() -> None:
    seats = [seat("outlaw", "BANG!/AS", "Stagecoach/9S"), seat("sheriff"), seat("renegade")]
    assert choose(seats) == "play Stagecoach/9S"
    seats[0] = seat("outlaw", "BANG!/AS")
    assert choose(seats) == "play BANG!/AS > p1"


@pytest.mark.parametrize("card", ["Stagecoach/9S", "Wells Fargo/3H", "General Store/9C"])
def test_it_does_not_draw_what_it_plays_for_ever(card: str) -> None:
    assert choose(outlaw(card), deck=[], pile=[]) == "end"


def test_it_drinks_when_wounded_only() -> None:
    seats = [seat("outlaw", "Beer/6H", life=3, max=4), seat("sheriff"), seat("renegade")]
    assert choose(seats) == "play Beer/6H"
    seats[0] = seat("outlaw", "Beer/6H")
    assert choose(seats) == "end"


def test_the_renegade_spares_the_sheriff_until_they_are_alone() -> None:
    alone = [seat("renegade", "BANG!/AS"), seat("sheriff")]
    assert choose(alone) == "play BANG!/AS > p1"
    crowd = [seat("renegade", "BANG!/AS"), seat("sheriff"), seat("outlaw")]
    assert choose(crowd) == "play BANG!/AS > p2"


def test_it_tries_the_barrel_then_missed_and_keeps_what_is_not_enough() -> None:
    bang = "play BANG!/AS > p1"
    assert reaction(shot_at("Missed!/2S", front=["Barrel/QS"]), bang) == "barrel Barrel/QS"
    assert reaction(shot_at("Missed!/2S"), bang) == "missed Missed!/2S"
    slab = shot_at("Missed!/2S")
    slab[0]["character"] = "Slab the Killer"
    assert reaction(slab, bang) == "take"


def test_it_answers_a_duel_but_not_a_friend_s() -> None:
    duel = [seat("sheriff", "Duel/QD"), seat("outlaw", "BANG!/AS"), seat("outlaw")]
    assert reaction(duel, "play Duel/QD > p1") == "bang BANG!/AS"
    duel[1] = seat("deputy", "BANG!/AS")
    assert reaction(duel, "play Duel/QD > p1") == "take"
    duel[1] = seat("deputy", "BANG!/AS", life=1, max=4)
    assert reaction(duel, "play Duel/QD > p1") == "bang BANG!/AS"


def test_it_keeps_the_good_cards() -> None:
    hand = ["Schofield/JC", "Missed!/2S", "Beer/6H"]
    me = seat("outlaw", *hand, life=2, max=4, front=["Winchester/8S"])
    assert (
        choose([me, seat("sheriff"), seat("renegade")], phase="discard") == "discard Schofield/JC"
    )
    assert choose([me, seat("sheriff")], phase="discard") != "discard Missed!/2S"


def test_it_remembers_who_shot_at_the_sheriff() -> None:
    """With five seats any player may be the Deputy, except the one who shot the Sheriff."""
    roles = ["sheriff", "deputy", "deputy", "outlaw", "outlaw"]
    seats = [seat(role) for role in roles]
    seats[0] = seat("sheriff", "BANG!/AS", front=["Winchester/8S"])
    bang = card_of("bang")
    for villain in (1, 2, 3, 4):
        shot = Event(Verb("play"), Seat(villain), Card(bang), Seat(0))
        assert choose(seats, shot) == f"play BANG!/AS > p{villain}"


# what it has not learnt ---------------------------------------------------------------------------

NOVICE = learn(["posse.bots.bang.topics", "a_pack_without_a_file"])  # knows no card and no ability


def novice(seats: Seats, **rest: Any) -> str:
    return choose(seats, bot=GreenhornBang("1", NOVICE), **rest)


@pytest.mark.parametrize("card", ["BANG!/AS", "Duel/QD", "Panic!/JH", "Jail/JS"])
@pytest.mark.parametrize(("mine", "theirs"), [("outlaw", "sheriff"), ("deputy", "sheriff")])
def test_an_unknown_card_is_neither_an_attack_nor_a_gift(card: str, mine: str, theirs: str) -> None:
    """It is used on nobody, neither foe nor friend."""
    seats = [seat(mine, card), seat(theirs, "Beer/6H"), seat("renegade", "Beer/7H")]
    assert novice(seats) == "end"


def test_an_unknown_card_for_oneself_is_played() -> None:
    others = [seat("sheriff"), seat("renegade")]
    assert novice([seat("outlaw", "Barrel/QS"), *others]) == "play Barrel/QS"
    assert novice([seat("outlaw", "Stagecoach/9S"), *others]) == "play Stagecoach/9S"


@pytest.mark.parametrize("verb", ["play", "lay", "use", "bewitch"])
def test_an_unknown_card_used_on_somebody_says_nothing_about_sides(verb: str) -> None:
    memory = BangMemory(NOVICE.acts)
    memory.note(Event(Verb(verb), Seat(1), Card(card_of("bang")), Seat(0)))
    assert not memory.harm


def test_an_unknown_card_in_front_is_like_any_card() -> None:
    barrel = card_of("barrel")
    state = position([seat("outlaw"), seat("sheriff", "Beer/6H", front=[CARDS[barrel].text])])
    bot, view = GreenhornBang("1", NOVICE), BANG.view(state, Seat(0))
    loot = Choice(
        Seat(0),
        Topic("loot"),
        [Option(Verb("take"), Card(barrel)), Option(Verb("take"), HAND)],
        other=Seat(1),
    )
    picked = {bot.choose(view, loot) for _ in range(50)}
    assert picked == {0, 1}


def test_an_unknown_ability_is_left_alone_and_an_unknown_question_answered() -> None:
    cards = [CARDS[card_of(kind)].text for kind in ("schofield", "beer")]
    state = position([seat("outlaw", *cards), seat("sheriff"), seat("renegade")])
    bot, view = GreenhornBang("1"), BANG.view(state, Seat(0))
    odd = [
        Option(Verb("conjure"), CHARACTER),
        Option(Verb("hex"), CHARACTER, Seat(1)),
        Option(Verb("end")),
    ]
    assert bot.choose(view, Choice(Seat(0), Topic("play"), odd)) == 2
    any_of = [Option(Verb("red")), Option(Verb("black"), NONE, Seat(2), 7)]
    assert {bot.choose(view, Choice(Seat(0), Topic("riddle"), any_of)) for _ in range(50)} == {0, 1}
    given = [Option(Verb("burn"), Card(card_of(kind))) for kind in ("schofield", "beer")]
    assert bot.choose(view, Choice(Seat(0), Topic("riddle"), given)) == 0


@pytest.mark.compiled
@pytest.mark.parametrize("packs", BANG.setups())
def test_a_novice_finishes_every_match(packs: tuple[str, ...]) -> None:
    for players in BANG.seats(packs):
        for i in range(10):
            match = posse.new_match("bang", players, seed=f"novice-{i}", packs=packs)
            beginners = {at: GreenhornBang(str(at), NOVICE) for at in range(players)}
            bots.Crew(match, beginners).play(100_000)
            assert match.result is not None

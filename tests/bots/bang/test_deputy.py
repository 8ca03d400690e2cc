"""The deputy of BANG!: positions with one obvious answer, and the reason it gives for it."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

import pytest

import posse
from posse import bots
from posse.engine.event import Event
from posse.engine.ids import Card, Seat, Verb
from posse.games.bang.state import BangState
from posse.locales import LANGUAGES, Words
from tests.bang_table import (
    BANG,
    BANG_AT_ME,
    Seats,
    answer,
    asked,
    card_of,
    position,
    seat,
    shot_at,
    texts,
)
from tests.bang_table import choose as said_by

HOME = Path(bots.__file__).parent


def choose(seats: Seats, *events: Event, **rest: Any) -> str:
    return said_by(seats, *events, bot=bots.make("deputy", "bang", "1"), **rest)


def reaction(seats: Seats, *script: str, **rest: Any) -> str:
    state = position(seats, **rest)
    for line in script:
        state.apply(texts(asked(state)).index(line))
    return answer(state, bots.make("deputy", "bang", "1"))


def test_it_shoots_the_player_who_shot_the_sheriff() -> None:
    roles = ["sheriff", "deputy", "outlaw", "outlaw", "renegade"]
    seats = [seat(role) for role in roles]
    seats[0] = seat("sheriff", "BANG!/AS", front=["Winchester/8S"])
    for villain in (1, 2, 3, 4):
        seen = [
            Event(Verb("turn"), Seat(villain)),
            Event(Verb("play"), Seat(villain), Card(card_of("bang")), Seat(0)),
        ]
        assert choose(seats, *seen) == f"play BANG!/AS > p{villain}"


def test_a_deputy_never_shoots_the_sheriff() -> None:
    seats = [seat("deputy", "BANG!/AS"), seat("sheriff"), seat("renegade"), seat("sheriff")]
    seats[3] = seat("outlaw")
    assert choose(seats) == "play BANG!/AS > p3"


@pytest.mark.parametrize(("players", "waits", "shoots"), [(5, 20, 30), (7, 80, 100)])
def test_a_quiet_player_is_not_safe_from_the_sheriff_for_ever(
    players: int, waits: int, shoots: int
) -> None:
    """At first acts will soon tell more than a guess. Later a shot is worth more than waiting."""
    roles = ["sheriff", "deputy", "outlaw", "outlaw", "renegade", "outlaw", "deputy"][:players]
    seats = [seat("sheriff", "BANG!/AS"), *[seat(role) for role in roles[1:]]]
    state = position(seats, packs=("base",))
    assert isinstance(state, BangState)
    for turns, fires in ((waits, False), (shoots, True)):
        state.turns = turns
        said = answer(state, bots.make("deputy", "bang", "1"))
        assert said.startswith("play BANG!/AS > ") == fires
    sheriff_shot = [
        Event(Verb("turn"), Seat(1)),
        Event(Verb("play"), Seat(1), Card(card_of("bang")), Seat(0)),
    ]
    bot = bots.make("deputy", "bang", "1")
    bot.observe(sheriff_shot)
    assert answer(state, bot) == "play BANG!/AS > p1"


def after_the_outlaws(*lives: int) -> str:
    """The Renegade on turn. Of seven players the Sheriff and two Deputies are left."""
    seats = [seat("renegade", "BANG!/AS"), seat("sheriff")]
    seats += [seat("deputy", life=life, max=4) for life in lives]
    return choose([*seats, *[seat("outlaw", out=True)] * 3], packs=("base",))


def test_the_renegade_wounds_all_deputies_before_one_is_eliminated() -> None:
    """The last Deputy left would know who the Renegade is."""
    assert after_the_outlaws(1, 1) == "play BANG!/AS > p3"  # the only player in reach
    assert after_the_outlaws(4, 4) == "play BANG!/AS > p3"
    assert after_the_outlaws(4, 1) == "end"


def test_it_goes_for_the_last_point_of_an_outlaw() -> None:
    seats = [
        seat("deputy", "BANG!/AS"),
        seat("outlaw"),
        seat("sheriff"),
        seat("outlaw", life=1, max=4),
    ]
    assert choose(seats) == "play BANG!/AS > p3"


def test_it_shoots_where_no_barrel_is() -> None:
    seats = [
        seat("deputy", "BANG!/AS"),
        seat("outlaw", front=["Barrel/QS"]),
        seat("sheriff"),
        seat("outlaw"),
    ]
    assert choose(seats) == "play BANG!/AS > p3"


def test_it_takes_the_barrel_before_it_shoots() -> None:
    seats = [
        seat("outlaw", "BANG!/AS", "Cat Balou/KH"),
        seat("sheriff", front=["Barrel/QS"]),
        seat("outlaw"),
        seat("renegade"),
    ]
    assert choose(seats) == "play Cat Balou/KH > p1"
    assert reaction(seats, "play Cat Balou/KH > p1") == "discard Barrel/QS"


def test_a_gatling_is_kept_while_it_would_kill_the_sheriff() -> None:
    law = [seat("deputy", "Gatling/10H"), seat("sheriff", life=1, max=5)]
    assert choose([*law, seat("outlaw"), seat("outlaw")]) == "end"
    foes = [seat("outlaw", "Gatling/10H"), seat("sheriff", life=1, max=5)]
    assert choose([*foes, seat("outlaw"), seat("renegade")]) == "play Gatling/10H"


@pytest.mark.parametrize("card", ["Indians!/KD", "Gatling/10H"])
@pytest.mark.parametrize("role", ["deputy", "renegade"])
@pytest.mark.parametrize("players", [5, 7])
@pytest.mark.parametrize("name", ["greenhorn", "deputy"])
def test_nobody_kills_a_sheriff_whom_it_needs(
    card: str, role: str, players: int, name: str
) -> None:
    """However many Outlaws fall with it: the match is lost with the Sheriff."""
    rest = ["outlaw", "outlaw", "renegade" if role == "deputy" else "deputy"]
    rest += ["outlaw", "deputy"] if players == 7 else []
    seats = [seat(role, card), seat("sheriff", life=1, max=5)]
    seats += [seat(other, life=1, max=4) for other in rest]
    bot = bots.make(name, "bang", "1")
    assert said_by(seats, bot=bot, packs=("base",)) == "end"


def test_a_duel_goes_to_a_player_it_will_beat() -> None:
    strong = seat("sheriff", *["Beer/6H", "Beer/7H", "Beer/8H", "Beer/9H", "Beer/10H"])
    me = seat("outlaw", "Duel/QD", life=1, max=4)
    assert choose([me, strong, seat("outlaw"), seat("outlaw")]) == "end"
    empty = seat("sheriff")
    assert choose([me, empty, seat("outlaw"), seat("outlaw")]) == "play Duel/QD > p1"


def test_the_renegade_needs_the_sheriff_until_they_are_alone() -> None:
    alone = [seat("renegade", "BANG!/AS"), seat("sheriff")]
    assert choose(alone) == "play BANG!/AS > p1"
    crowd = [seat("renegade", "BANG!/AS"), seat("sheriff", life=1, max=5), seat("outlaw")]
    assert choose(crowd) == "play BANG!/AS > p2"


def test_among_three_it_hunts_its_own_prey() -> None:
    seats = [seat("deputy", "BANG!/AS"), seat("outlaw", life=1, max=4), seat("renegade")]
    seats[2] = seat("renegade", life=1, max=4)
    assert choose(seats) == "play BANG!/AS > p2"


def test_dynamite_is_not_for_two() -> None:
    assert choose([seat("renegade", "Dynamite/2H"), seat("sheriff")]) == "end"


# why ----------------------------------------------------------------------------------------------


def why(seats: Seats, *events: Event) -> bots.Reason:
    bot = bots.make("deputy", "bang", "1")
    said_by(seats, *events, bot=bot)
    assert bot.why is not None
    return bot.why


def test_it_says_why() -> None:
    foe = [seat("outlaw", "BANG!/AS"), seat("sheriff"), seat("outlaw"), seat("outlaw")]
    assert why(foe) == bots.Reason("why-sheriff", seat=1)
    law = [seat("deputy", "BANG!/AS"), seat("outlaw"), seat("sheriff"), seat("outlaw")]
    assert why(law).id == "why-only" and why(law).args["role"] == "outlaw"
    assert why([seat("outlaw"), seat("sheriff"), seat("outlaw")]).id == "why-bang-forced"


@pytest.mark.parametrize("name", ["greenhorn", "deputy"])
@pytest.mark.parametrize(
    ("seats", "script", "id"),
    [
        (shot_at("Missed!/2S", life=3, max=4), [BANG_AT_ME], "why-bang-point"),
        (shot_at("Missed!/2S", life=1, max=4), [BANG_AT_ME], "why-bang-last"),
        (shot_at("Beer/6H", life=1, max=4), [BANG_AT_ME, "take"], "why-bang-save-all"),
        ([seat("sheriff", "Beer/6H"), seat("outlaw"), seat("outlaw")], [], "why-bang-not"),
        (
            [
                seat("outlaw", "Saloon/5H", "Jail/JS", life=1, max=4),
                seat("sheriff"),
                seat("outlaw"),
            ],
            ["end"],
            "why-bang-least",
        ),
    ],
)
def test_the_questions_of_the_core_have_reasons_of_their_own(
    seats: Seats, script: list[str], id: str, name: str
) -> None:
    """A Missed! is not said to be needed most while it is used."""
    state, bot = position(seats), bots.make(name, "bang", "1")
    for line in script:
        state.apply(texts(asked(state)).index(line))
    answer(state, bot)
    assert bot.why is not None and bot.why.id == id


def test_it_says_how_sure_it_is() -> None:
    roles = ["sheriff", "deputy", "outlaw", "outlaw", "renegade"]
    seats = [seat(role) for role in roles]
    seats[0] = seat("sheriff", "BANG!/AS", front=["Winchester/8S"])
    seen = [
        Event(Verb("turn"), Seat(2)),
        Event(Verb("play"), Seat(2), Card(card_of("bang")), Seat(0)),
    ]
    reason = why(seats, *seen)
    assert reason.id == "why-suspect" and reason.args["seat"] == 2
    assert 60 < int(reason.args["percent"]) < 100


@pytest.mark.parametrize("name", ["greenhorn", "deputy"])
@pytest.mark.parametrize("packs", BANG.setups())
def test_every_reason_has_words(packs: tuple[str, ...], name: str) -> None:
    """In whole matches: no argument is missing."""
    ids: dict[str, bots.Reason] = {}
    match = posse.new_match("bang", BANG.seats(packs)[1], "why", packs=packs)
    crew = bots.crew(match, name, "why")
    while match.choice is not None and match.number < 3000:
        seat_asked = match.choice.seat
        index = crew.choose()
        assert index is not None
        reason = crew.bots[seat_asked].why
        assert reason is not None
        ids[reason.id] = reason
        match.answer(index)
    assert len(ids) > 8
    for words in map(Words, LANGUAGES):
        for id, reason in ids.items():
            said = words.say(id, **reason.args)
            assert words.bundles[0].has_message(id)
            assert id not in said and "{" not in said


def test_every_reason_there_is_has_words() -> None:
    """Also reasons that occur in few matches."""
    files = HOME.rglob("*reasons.py")
    ids = {id for file in files for id in re.findall(r'"(why-[a-z-]+)"', file.read_text("utf-8"))}
    assert len(ids) > 100
    for words in map(Words, LANGUAGES):
        assert {id for id in ids if not words.bundles[0].has_message(id)} == set()

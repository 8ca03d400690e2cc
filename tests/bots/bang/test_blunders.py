"""No strength of BANG! bots ever makes a listed blunder.

Two thousand matches with POSSE_MATCHES=10; a tenth of them otherwise.
"""

from __future__ import annotations

from collections import Counter

import pytest

import posse
from posse import bots
from posse.bots.bang import DeputyBang
from posse.bots.bang.belief_blunders import BELIEF_BLUNDERS, belief_blunders
from posse.bots.bang.blunders import BLUNDERS, blunders
from posse.bots.bang.sides import drags
from posse.engine.choice import Choice
from posse.engine.event import Event
from posse.engine.state import State
from posse.engine.text import option_text, seat_names
from posse.games.bang.state import BangState
from posse.games.sheriff.roles import DEPUTY, OUTLAW, RENEGADE, SHERIFF
from tests.bang_table import BANG, Seats, asked, position, seat, shot_at, texts
from tests.conformance import SCALE

pytestmark = pytest.mark.compiled

MATCHES = 200 * SCALE
PARTS = 4
STRENGTHS = ("greenhorn", "deputy")
# every number of players with every set of packs
SETUPS = [
    (players, packs)
    for packs in BANG.setups()
    for players in range(BANG.seats(packs)[0], BANG.seats(packs)[1] + 1)
]


class Watched(bots.Bot):
    """Plays as a bot of this name does, and counts its blunders."""

    def __init__(self, name: str, match: str, seat: int, found: Counter[str]) -> None:
        super().__init__(match)
        self.match = match
        self.player = bots.make(name, "bang", f"{match}-{seat}")
        self.name = name
        self.found = found

    def observe(self, events: list[Event]) -> None:
        self.player.observe(events)

    def choose(self, view: State, choice: Choice) -> int:
        index = self.player.choose(view, choice)
        assert isinstance(view, BangState)
        option, names = choice.options[index], blunders(view, choice, choice.options[index])
        if isinstance(self.player, DeputyBang) and SHERIFF in view.roles and not drags(view):
            odds = self.player.act_reader.belief(view).odds()
            names = [*names, *belief_blunders(view, choice, option, odds)]
        for blunder in names:
            said = option_text(BANG, choice.options[index], seat_names(9))
            self.found[f"{self.match}: {self.name} {blunder}, {said}"] += 1
        return index


@pytest.mark.parametrize("part", range(PARTS))
def test_nobody_blunders(part: int) -> None:
    """Greenhorns and deputies sit at the same tables, so every match tests both."""
    found = Counter[str]()
    for number in range(part, MATCHES, PARTS):
        players, packs = SETUPS[number % len(SETUPS)]
        seed = f"blunder-{number}"
        match = posse.new_match("bang", players, seed, packs=packs)
        names = [STRENGTHS[(at + number) % 2] for at in range(players)]
        crew = {at: Watched(name, seed, at, found) for at, name in enumerate(names)}
        bots.Crew(match, crew).play(20_000)
    assert not found


@pytest.mark.parametrize("number", range(4 * SCALE))
def test_a_marshal_does_not_blunder_either(number: int) -> None:
    """A marshal sits among deputies. No answer that it prefers to theirs is a blunder."""
    players, packs = SETUPS[(7 * number + 1) % len(SETUPS)]
    seed, found = f"blunder-marshal-{number}", Counter[str]()
    match = posse.new_match("bang", players, seed, packs=packs)
    names = ["marshal" if at == number % players else "deputy" for at in range(players)]
    crew = {at: Watched(name, seed, at, found) for at, name in enumerate(names)}
    for watched in crew.values():
        watched.player.worlds = 8
    bots.Crew(match, crew).play(400)
    assert not found


# the list itself ----------------------------------------------------------------------------------

DEPUTY_ON_TURN = [seat("deputy", "BANG!/AS", "Panic!/JH", "Duel/QD"), seat("sheriff", "Beer/6H")]
OUTLAWS = [seat("outlaw"), seat("outlaw")]


NEEDED = [seat("sheriff", life=1, max=5), seat("outlaw", life=1, max=4), seat("outlaw")]


POSITIONS: list[tuple[Seats, str, str]] = [
    ([seat("renegade", "Indians!/KD"), *NEEDED], "play Indians!/KD", "kills_the_sheriff"),
    ([seat("deputy", "Gatling/10H"), *NEEDED], "play Gatling/10H", "kills_the_sheriff"),
    ([seat("renegade", "BANG!/AS"), *NEEDED], "play BANG!/AS > p1", "kills_the_sheriff"),
    ([seat("renegade", "Gatling/10H"), *NEEDED[:2]], "play Gatling/10H", "kills_the_sheriff"),
    ([*DEPUTY_ON_TURN, *OUTLAWS], "play BANG!/AS > p1", "shoots_a_friend"),
    ([*DEPUTY_ON_TURN, *OUTLAWS], "play Duel/QD > p1", "shoots_a_friend"),
    ([*DEPUTY_ON_TURN, *OUTLAWS], "play Panic!/JH > p1", "robs_a_friend"),
    ([*DEPUTY_ON_TURN, *OUTLAWS], "end", "spares_a_foe"),
    ([seat("outlaw", "Jail/JS"), seat("sheriff")], "play Jail/JS > p0", "jails_a_friend"),
    (
        [seat("outlaw", "Tequila/9C", "Beer/6H"), seat("sheriff", life=2, max=5)],
        "play Tequila/9C > p1",
        "heals_a_foe",
    ),
    (
        [seat("outlaw", "Saloon/5H"), seat("sheriff", life=2, max=5)],
        "play Saloon/5H",
        "heals_a_foe",
    ),
    ([seat("outlaw", "Beer/6H"), seat("sheriff"), *OUTLAWS], "play Beer/6H", "heals_nobody"),
    (
        [seat("renegade", "Dynamite/2H"), seat("sheriff")],
        "play Dynamite/2H",
        "dynamite_when_behind",
    ),
    (
        [seat("outlaw", "Schofield/JC", front=["Winchester/8S"]), seat("sheriff")],
        "play Schofield/JC",
        "worse_weapon",
    ),
]


@pytest.mark.parametrize(("seats", "said", "name"), POSITIONS)
def test_a_blunder_is_seen(seats: Seats, said: str, name: str) -> None:
    assert name in judged(seats, [], said)


@pytest.mark.parametrize(
    ("script", "said", "name"),
    [
        (["play BANG!/AS > p1"], "take", "dies_with_a_missed"),
        (["play BANG!/AS > p1", "missed Missed!/2S"], "end", ""),
    ],
)
def test_a_missed_is_not_left_unused(script: list[str], said: str, name: str) -> None:
    assert judged(shot_at("Missed!/2S", life=1, max=4), script, said) == ([name] if name else [])


def test_a_beer_is_not_left_unused() -> None:
    script = ["play BANG!/AS > p1", "take"]
    assert judged(shot_at("Beer/6H", life=1, max=4), script, "take") == ["dies_with_a_beer"]
    assert judged(shot_at("Beer/6H", life=2, max=4), script, "take") == []


def test_a_bang_is_not_left_unused() -> None:
    """In answer to Indians! or in a Duel. With life points to spare it may be kept."""
    for card in ("Indians!/KD", "Duel/QD"):
        said = f"play {card}" + (" > p1" if card.startswith("Duel") else "")
        for life, name in ((1, ["dies_with_a_bang"]), (2, [])):
            seats = [seat("sheriff", card), seat("outlaw", "BANG!/AS", life=life, max=4)]
            assert judged([*seats, seat("outlaw")], [said], "take") == name


@pytest.mark.parametrize(
    "others",
    [
        [seat("sheriff", "Beer/6H", life=1, max=5), seat("outlaw")],  # the card may be a BANG!
        [seat("sheriff", life=1, max=5, front=["Barrel/QS"]), seat("outlaw")],
        [seat("sheriff", life=1, max=5, character="Jourdonnais"), seat("outlaw")],
        [seat("sheriff", life=2, max=5), seat("outlaw")],
        [seat("outlaw", life=1, max=4), seat("sheriff", life=1, max=5)],  # falls last: it wins
    ],
)
def test_a_sheriff_who_may_live_is_no_blunder(others: Seats) -> None:
    assert judged([seat("renegade", "Gatling/10H"), *others], [], "play Gatling/10H") == []


BELIEVING = [seat("sheriff", "BANG!/AS"), seat("outlaw"), seat("deputy"), seat("outlaw")]


@pytest.mark.parametrize(
    ("role", "said", "names"),
    [
        (DEPUTY, "play BANG!/AS > p1", ["attacks_a_believed_mate"]),
        (DEPUTY, "end", []),
        (OUTLAW, "play BANG!/AS > p1", []),
        (OUTLAW, "end", ["spares_a_believed_foe"]),
        (RENEGADE, "end", ["spares_a_believed_foe"]),
    ],
)
@pytest.mark.parametrize("chance", [0.9, 0.7])
def test_a_blunder_against_the_own_belief_is_seen(
    role: int, said: str, names: list[str], chance: float
) -> None:
    """Only from four in five on a player is believed to have a role."""
    state = position(BELIEVING)
    choice, odds = asked(state), [[1.0, 0.0, 0.0, 0.0], *[[0.0, 0.25, 0.5, 0.25]] * 3]
    odds[1] = [0.0, *[chance if role == other else (1 - chance) / 2 for other in (1, 2, 3)]]
    view = BANG.view(state, choice.seat)
    assert isinstance(view, BangState)
    found = belief_blunders(view, choice, choice.options[texts(choice).index(said)], odds)
    unsure = chance < 0.8 and (role == DEPUTY or chance + (1 - chance) / 2 < 0.8)
    assert found == ([] if unsure else names)
    assert {one.__name__ for one in BELIEF_BLUNDERS} >= set(names)


def test_every_blunder_has_a_position() -> None:
    shown = {name for _, _, name in POSITIONS} | {
        "dies_with_a_missed",
        "dies_with_a_bang",
        "dies_with_a_beer",
    }
    assert shown == {one.__name__ for one in BLUNDERS}


def judged(seats: Seats, script: list[str], said: str) -> list[str]:
    """The blunders of this answer, after these answers."""
    state = position(seats)
    for line in script:
        state.apply(texts(asked(state)).index(line))
    choice = asked(state)
    view = BANG.view(state, choice.seat)
    assert isinstance(view, BangState)
    return blunders(view, choice, choice.options[texts(choice).index(said)])

"""Bots: legal, repeatable, no wiser than their view, and the sensible one is sensible."""

from __future__ import annotations

from typing import Any

import pytest

import posse
from posse import bots
from posse.engine.chance import Chance
from posse.engine.choice import NONE, Choice
from posse.engine.event import Event
from posse.engine.game import game
from posse.engine.state import State
from posse.engine.text import option_text, seat_names
from posse.games.bang.state import BangState
from posse.games.sheriff.roles import DEPUTY, OUTLAW, RENEGADE, SHERIFF

GAMES = [
    (found.id, players)
    for found in posse.all_games()
    for players in range(
        found.seats(found.default_packs)[0], found.seats(found.default_packs)[1] + 1
    )
]


class Guarded(bots.Bot):
    """Passes on to another bot, and looks at what it is given and what it answers."""

    def __init__(self, inner: bots.Bot, match: posse.Match) -> None:
        super().__init__("")
        self.inner = inner
        self.match = match

    def observe(self, events: list[Event]) -> None:
        assert all(event.see == 0 for event in events), "the audience of an event is a secret"
        self.inner.observe(events)

    def choose(self, view: State, choice: Choice) -> int:
        assert view is not self.match.state
        assert view.me == choice.seat
        assert view.chance.key == b"", "a view must not hold the key of chance"
        assert view.log is None
        index = self.inner.choose(view, choice)
        assert 0 <= index < len(choice.options)
        return index


def guarded(match: posse.Match, name: str, seed: str) -> bots.Crew:
    inner = bots.crew(match, name, seed).bots
    return bots.Crew(match, {seat: Guarded(bot, match) for seat, bot in inner.items()})


@pytest.mark.parametrize(("id", "players"), GAMES)
def test_every_bot_plays_legal_matches_to_the_end(id: str, players: int) -> None:
    for name in bots.names(id):
        for i in range(200 if name != "random" else 20):
            match = posse.new_match(id, players, seed=f"legal-{i}")
            guarded(match, name, str(i)).play(100_000)
            assert match.result is not None, f"{name} does not finish match {i}"


@pytest.mark.parametrize("name", bots.names("bang"))
def test_a_bot_repeats_itself_with_the_same_seed(name: str) -> None:
    answers = []
    for seed in ("a", "a", "b"):
        match = posse.new_match("bang", 5, seed="same")
        bots.crew(match, name, seed).play()
        answers.append(match.answers)
    assert answers[0] == answers[1]
    assert answers[0] != answers[2]


def test_a_bang_view_hides_what_the_bot_may_not_know() -> None:
    class Curious(Guarded):
        def choose(self, view: State, choice: Choice) -> int:
            assert isinstance(view, BangState)
            real = self.match.state
            assert isinstance(real, BangState)
            me = 1 << choice.seat
            hidden = [card for card, mask in enumerate(real.known) if not mask & me]
            held = [card for cards in view.hand for card in cards if card != NONE]
            assert not set(hidden) & set(held)
            assert not set(hidden) & set(view.deck)
            shown = [role for role in view.role if role != NONE]
            assert len(shown) == sum(
                bool(real.shown >> seat & 1) or seat == choice.seat for seat in range(5)
            )
            return super().choose(view, choice)

    match = posse.new_match("bang", 5, seed="curious")
    inner = bots.crew(match, "simple", "c").bots
    bots.Crew(match, {seat: Curious(bot, match) for seat, bot in inner.items()}).play()
    assert match.result is not None


def wins(side: str, roles: tuple[int, ...], players: int) -> int:
    """In how many of forty matches a side wins if these roles are played by the simple bot."""
    count = 0
    for i in range(40):
        match = posse.new_match("bang", players, seed=f"side-{i}")
        state = match.state
        assert isinstance(state, BangState)
        names = ["simple" if role in roles else "random" for role in state.role]
        made = {s: bots.make(name, "bang", f"{i}-{s}") for s, name in enumerate(names)}
        bots.Crew(match, made).play()
        assert match.result is not None
        count += match.result.side == side
    return count


@pytest.mark.parametrize("players", [4, 7])
@pytest.mark.parametrize(
    ("side", "roles"),
    [("law", (SHERIFF, DEPUTY)), ("outlaws", (OUTLAW,)), ("renegade", (RENEGADE,))],
)
def test_a_side_is_better_off_with_the_simple_bot(
    players: int, side: str, roles: tuple[int, ...]
) -> None:
    """Fixed seeds, so the numbers never change: about 18 against 36 for the law."""
    assert wins(side, roles, players) >= wins(side, (), players) + 10


def test_a_deputy_never_aims_at_the_sheriff() -> None:
    deputies = 0
    for i in range(60):
        match = posse.new_match("bang", 7, seed=f"deputy-{i}")
        state = match.state
        assert isinstance(state, BangState)
        sheriff = state.role.index(SHERIFF)
        crew = bots.crew(match, "simple", str(i))
        while match.choice is not None:
            choice, index = match.choice, crew.choose()
            assert index is not None
            if state.role[choice.seat] == DEPUTY:
                deputies += 1
                assert choice.options[index].seat != sheriff, match.text(choice.options[index])
            match.answer(index)
    assert deputies > 1000


def choose(seats: list[dict[str, Any]], *events: Event, **rest: Any) -> str:
    """What the simple bot answers in a position, as text."""
    found = game("bang")
    state = found.position({"seats": seats, **rest}, Chance(b"", 0, []))
    choice = state.choice
    assert choice is not None
    bot = bots.make("simple", "bang", "1")
    bot.observe(list(events))
    index = bot.choose(found.view(state, choice.seat), choice)
    return option_text(found, choice.options[index], seat_names(len(seats)))


def seat(role: str, *hand: str, **more: Any) -> dict[str, Any]:
    return {"role": role, "hand": list(hand), **more}


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


def shot_at(*hand: str, **more: Any) -> list[dict[str, Any]]:
    return [seat("sheriff", "BANG!/AS"), seat("outlaw", *hand, **more), seat("outlaw")]


def reaction(seats: list[dict[str, Any]], first: str) -> str:
    """What seat 1 answers after seat 0 did something."""
    found = game("bang")
    state = found.position({"seats": seats, "deck": ["Beer/6H"]}, Chance(b"", 0, []))
    names = seat_names(len(seats))
    choice = state.choice
    assert choice is not None
    state.apply([option_text(found, option, names) for option in choice.options].index(first))
    asked = state.choice
    assert asked is not None
    assert asked.seat == 1
    index = bots.make("simple", "bang", "1").choose(found.view(state, 1), asked)
    return option_text(found, asked.options[index], names)


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
    """With five seats anybody may be the other Deputy: the one who shot the Sheriff is not."""
    roles = ["sheriff", "deputy", "deputy", "outlaw", "outlaw"]
    seats = [seat(role) for role in roles]
    seats[0] = seat("sheriff", "BANG!/AS", front=["Winchester/8S"])
    bang = next(c["id"] for c in game("bang").catalog()["cards"] if c["kind"] == "bang")
    for villain in (1, 2, 3, 4):
        shot = Event("play", villain, bang, 0)
        assert choose(seats, shot) == f"play BANG!/AS > p{villain}"


def test_an_unknown_bot_is_refused_by_name() -> None:
    with pytest.raises(
        bots.UnknownBot, match="bang has no bot 'genius'; there are: simple, random"
    ):
        bots.make("genius", "bang", "1")


def test_a_crew_leaves_people_alone() -> None:
    match = posse.new_match("bang", 4, seed="people")
    crew = bots.crew(match, "random", "1", people=(0, 1, 2, 3))
    assert crew.choose() is None
    crew.play()
    assert match.number == 0

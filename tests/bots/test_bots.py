"""Bots answer legally and repeatably, and know only their view; the greenhorn is sensible."""

from __future__ import annotations

import pytest

import posse
from posse import bots
from posse.engine.choice import Choice
from posse.engine.event import Event
from posse.engine.game import game
from posse.engine.ids import NONE
from posse.engine.state import State
from posse.games.bang.state import BangState
from posse.games.sheriff.roles import DEPUTY, OUTLAW, RENEGADE, SHERIFF
from tests.conformance import SCALE

Packs = tuple[str, ...]
TABLES = [
    (found.id, packs, players)
    for found in posse.all_games()
    for packs in found.setups()
    for players in range(found.seats(packs)[0], found.seats(packs)[1] + 1)
]
# Every set-up with the fewest or the most players; with both in a long run.
BANG_TABLES = [
    (packs, players)
    for at, packs in enumerate(game("bang").setups())
    for most, players in enumerate(game("bang").seats(packs))
    if SCALE > 1 or most == at % 2
]


class Guarded(bots.Bot):
    """Wraps a bot and checks what it is given and what it answers."""

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


def briefly(name: str) -> str:
    """Marshals think in so few worlds that the test is short."""
    return "marshal@2" if name == "marshal" else name


def guarded(match: posse.Match, name: str, seed: str) -> bots.Crew:
    inner = bots.crew(match, name, seed).bots
    return bots.Crew(match, {seat: Guarded(bot, match) for seat, bot in inner.items()})


@pytest.mark.compiled
@pytest.mark.parametrize(("id", "packs", "players"), TABLES)
def test_every_bot_plays_legal_matches_to_the_end(id: str, packs: Packs, players: int) -> None:
    fewest = posse.game(id).seats(packs)[0]
    few = {"random": 3, "marshal": int(players == fewest)}  # marshals are slow
    for name in bots.names(id):
        for i in range(few.get(name, 3) * SCALE):
            match = posse.new_match(id, players, seed=f"legal-{i}", packs=packs)
            guarded(match, briefly(name), str(i)).play(100_000)
            assert match.result is not None, f"{name} does not finish match {i}"


@pytest.mark.compiled
@pytest.mark.parametrize("name", bots.names("bang"))
def test_a_bot_repeats_itself_with_the_same_seed(name: str) -> None:
    answers = []
    for seed in ("a", "a", "b"):
        match = posse.new_match("bang", 5, seed="same")
        bots.crew(match, briefly(name), seed).play(400)
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
    inner = bots.crew(match, "greenhorn", "c").bots
    bots.Crew(match, {seat: Curious(bot, match) for seat, bot in inner.items()}).play()
    assert match.result is not None


def wins(side: str, green: tuple[int, ...], packs: Packs, players: int) -> int:
    """In how many of forty matches a side wins if these roles are played by the greenhorn."""
    count = 0
    for i in range(40):
        match = posse.new_match("bang", players, seed=f"side-{i}", packs=packs)
        state = match.state
        assert isinstance(state, BangState)
        names = ["greenhorn" if role in green else "random" for role in state.role]
        made = {s: bots.make(name, "bang", f"{i}-{s}") for s, name in enumerate(names)}
        bots.Crew(match, made).play(20_000)
        assert match.result is not None, f"no end: side-{i}"
        count += match.result.side == side
    return count


TEAMS = {"law": (SHERIFF, DEPUTY), "outlaws": (OUTLAW,), "renegade": (RENEGADE,)}
LONERS = {"deputy": (DEPUTY,), "outlaw": (OUTLAW,), "renegade": (RENEGADE,)}  # three players


@pytest.mark.compiled
@pytest.mark.parametrize(("packs", "players"), BANG_TABLES)
def test_every_side_is_better_off_with_the_greenhorn(packs: Packs, players: int) -> None:
    """Fixed seeds, so the numbers never change: about 15 against 37 for the law."""
    for side, roles in (TEAMS if players > 3 else LONERS).items():
        dull = wins(side, (), packs, players)
        assert wins(side, roles, packs, players) >= min(dull + 10, 38)


@pytest.mark.compiled
def test_a_deputy_never_aims_at_the_sheriff() -> None:
    deputies = 0
    for i in range(60):
        match = posse.new_match("bang", 7, seed=f"deputy-{i}")
        state = match.state
        assert isinstance(state, BangState)
        sheriff = state.role.index(SHERIFF)
        crew = bots.crew(match, "greenhorn", str(i))
        while match.choice is not None:
            choice, index = match.choice, crew.choose()
            assert index is not None
            if state.role[choice.seat] == DEPUTY:
                deputies += 1
                assert choice.options[index].seat != sheriff, match.text(choice.options[index])
            match.answer(index)
    assert deputies > 1000


def test_an_unknown_bot_is_refused_by_name() -> None:
    with pytest.raises(
        bots.UnknownBot, match="bang has no bot 'genius'; there are: greenhorn, deputy"
    ):
        bots.make("genius", "bang", "1")


def test_a_crew_leaves_people_alone() -> None:
    match = posse.new_match("bang", 4, seed="people")
    crew = bots.crew(match, "random", "1", people=(0, 1, 2, 3))
    assert crew.choose() is None
    crew.play()
    assert match.number == 0

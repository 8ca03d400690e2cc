"""An answer that reads something unknown to its seat is final, whatever its result.

The test does not depend on how the server decides: it checks what the seat was sent.
"""

from __future__ import annotations

import random
from typing import Any

import pytest

import posse
from posse.engine.choice import Option
from posse.engine.event import Event
from posse.engine.ids import NOBODY, NONE, Card, Mask, Seat, Verb
from posse.engine.match import Match
from posse.games.bang.state import BangState
from posse.games.sheriff.roles import OUTLAW
from posse.games.wyatt.cards import CARDS, COUNT, KIND, WANTED
from posse.games.wyatt.state import WyattState
from posse.server.table.take_back_check import FINAL, HELD, OPEN, disclosure
from posse.testing import walk
from tests.bang_table import BANG, position, seat
from tests.conformance import CAUSES, SCALE, fresh, tables
from tests.server.secret_cards import SECRETS, Wyatt

pytestmark = [pytest.mark.long, pytest.mark.compiled]

LONGEST = 120  # answers of each match
MATCHES = 30 * SCALE  # of each game
NAMING = {"bang": (), "dice": (), "wyatt": Wyatt.outlaws}  # events whose card stands for a kind


def told(match: Match, option: int) -> list[Event]:
    """What the seat learns from its answer before another player's turn begins."""
    assert match.choice is not None
    me, after = match.choice.seat, match.clone()
    after.answer(option)
    events = after.events_for(me, len(match.events))
    passing = [i for i, event in enumerate(events) if event.verb == "turn" and event.seat != me]
    return events[: passing[0]] if passing else events


def learns(match: Match, option: int) -> bool:
    """Whether an event shows an unknown card, a face of the dice, or another player's role."""
    assert match.choice is not None
    me, secrets = match.choice.seat, SECRETS[match.game.id]
    known, naming = secrets.known(match.view(me)), (*CAUSES, *NAMING[match.game.id])
    for event in told(match, option):
        if event.verb in ("die", "win") or (event.verb == "out" and event.seat != me):
            return True
        hidden = event.card >= 0 and event.card not in known
        if hidden and secrets.cards and event.verb not in naming:
            return True
    return False


@pytest.mark.parametrize("game", [found.id for found in posse.all_games()])
def test_what_the_seat_did_not_know_is_never_taken_back(game: str) -> None:
    every, final = tables(posse.game(game)), 0
    for number in range(MATCHES):
        packs, players = every[number * 7 % len(every)]
        match, rng = fresh(game, players, number, packs)
        for option in walk(match, rng):
            if match.number == LONGEST:
                break
            if learns(match, option):
                final += 1
                assert disclosure(match, option) == FINAL, f"answer {match.number}, option {option}"
    assert final > 10 * MATCHES


def hunt(seed: int, outlaw: int) -> Match:
    """The player on turn holds a Most Wanted; all cards of this outlaw lie in the deck."""
    match = posse.new_match("wyatt", 4, f"hunt {seed}")
    g = match.state
    assert isinstance(g, WyattState)
    hunted = [Card(card) for card in range(CARDS) if KIND[card] == outlaw]
    spare = [Card(card) for card in range(CARDS) if card not in hunted]
    wanted = next(card for card in spare if KIND[card] == WANTED)
    spare.remove(wanted)
    random.Random(seed).shuffle(spare)
    g.hand = [spare[10 * seat : 10 * seat + 10] for seat in range(4)]
    g.pile, g.deck = spare[40:41], [*hunted, g.hand[g.turn][0], *spare[41:]]
    g.hand[g.turn][0] = wanted
    g.known = [Mask(0)] * CARDS
    for at, cards in enumerate(g.hand):
        for card in cards:
            g.known[card] = Mask(1 << at)
    match.answer("deck")
    match.answer("wanted")
    return match


@pytest.mark.parametrize("outlaw", range(COUNT))
def test_that_nobody_has_a_card_is_knowledge_too(outlaw: int) -> None:
    for seed in range(3):
        match = hunt(seed, outlaw)
        assert match.choice is not None
        asks = [i for i, option in enumerate(match.choice.options) if option.verb == "ask"]
        asks = [i for i in asks if KIND[match.choice.options[i].card] == outlaw]
        assert len(asks) == 2
        for option in asks:
            assert told(match, option)[-1].verb == "nobody"
            assert disclosure(match, option) == FINAL


def test_a_card_that_only_the_seat_knows_is_not_turned_up_and_put_back() -> None:
    """Kit Carlson put the card on the deck; after his turn the next player draws it for Jail."""
    kit = seat("sheriff", "Missed!/5S", character="Kit Carlson", life=4)
    jailed = seat("outlaw", front=["Jail/JS"], character="Jesse Jones")  # asked before he draws
    deck = ["Missed!/2S", "Beer/6H", "Missed!/3S", "Missed!/4S", "Duel/QD"]
    table = position([kit, jailed, seat("renegade")], packs=["base"], phase="draw", deck=deck)
    match = Match(BANG, BANG.setup(4, None, None), "kit", table)
    for answer in ("keep Missed!/2S", "keep Missed!/3S"):
        match.answer(answer)
    assert match.choice is not None
    end = [match.text(option) for option in match.choice.options].index("end")
    assert disclosure(match, end) == HELD


def test_what_reads_nothing_hidden_can_be_taken_back() -> None:
    """Without this, the other tests would pass if nothing could be taken back."""
    found = dict.fromkeys(["bang", "wyatt"], 0)
    for game in found:
        match, rng = fresh(game, 4, 1)
        for option in walk(match, rng):
            found[game] += disclosure(match, option) == OPEN
    assert all(found.values())


class Comparing:
    """A rule that compares a hidden role. Unlike a card, a role is not looked up in a table."""

    def answer(self, g: BangState, option: Option) -> None:
        g.stack.pop()
        g.emit(Verb("idle"), Seat(0), NONE, NOBODY, int(g.role[1] == OUTLAW))


def test_what_tells_something_else_in_another_world_is_final() -> None:
    table = position([seat("sheriff"), seat("outlaw"), seat("renegade")], packs=["base"])
    match = Match(BANG, BANG.setup(4, None, None), "roles", table)
    assert match.choice is not None
    assert disclosure(match, 0) == HELD, "the turn ends"
    any_frame: list[Any] = match.state.stack
    any_frame.append(Comparing())
    assert disclosure(match, 0) == FINAL

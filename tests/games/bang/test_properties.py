"""Properties over random matches of BANG!, for every set-up and number of players."""

from __future__ import annotations

import random

import pytest

import posse
from posse import NONE, SPECTATOR, Match
from posse.engine.ids import ALL, Card, Seat
from posse.games.bang.cards import CARDS
from posse.games.bang.frames.simultaneous import Together
from posse.games.bang.sources import kept
from posse.games.bang.state import BangState
from posse.games.bang.zone import ZONES
from posse.games.sheriff.roles import DEPUTY, OUTLAW, PREY, RENEGADE, ROLES, SHERIFF
from posse.testing import screens_are_views, walk
from tests.conformance import COMPILED, fresh, looked_over, shared, tables

pytestmark = pytest.mark.both

BATCH = 2  # matches in one test
SPOILED = 25 if COMPILED else 1
TABLES = tables(posse.game("bang"))
BATCHES = [
    pytest.param(packs, players, batch, id=f"{'+'.join(packs)}-{players}-{batch}")
    for (packs, players), batch in shared(TABLES, 4)
]


@pytest.mark.parametrize(("packs", "players", "batch"), BATCHES)
def test_every_decision_of_a_random_match(packs: tuple[str, ...], players: int, batch: int) -> None:
    for seed in range(batch * BATCH, (batch + 1) * BATCH):
        play_one(packs, players, seed)


def play_one(packs: tuple[str, ...], players: int, seed: int) -> None:
    match, rng = fresh("bang", players, seed, packs)
    g = match.state
    assert isinstance(g, BangState)
    for seat in looked_over(match, rng, hidden_zones):
        nothing_is_lost(g)
        screens_are_views(match, [Seat(seat), SPECTATOR, Seat(0)])
    open_moves_are_seen_by_all(match)
    the_winner_is_justified(match)


def hidden_zones(g: BangState, me: int) -> list[list[list[Card]]]:
    """The deck together with the hands of others, and each face-down pile of a pack by itself."""
    hands = [hand for seat, hand in enumerate(g.hand) if seat != me]
    piles = [[cards] for zone, cards in zip(ZONES, g.zones, strict=False) if zone.hidden]
    return [[g.deck, *hands], *piles]


def nothing_is_lost(g: BangState) -> None:
    """No card is lost or doubled, life points are within bounds, eliminated players own nothing."""
    cards = g.deck + g.pile + g.shelf + g.acting
    for zone in g.hand + g.front + g.zones:
        cards = cards + zone
    assert sorted(cards) == sorted(g.box)
    falling = [seat for frame in g.stack if isinstance(frame, Together) for seat in frame.fallen]
    for seat in range(len(g.role)):
        alive = seat in g.ring
        least = 1 if alive and seat not in falling and not kept(g, Seat(seat)) else 0
        assert least <= g.life[seat] <= g.max_life[seat]
        assert not any(CARDS[card].piece for card in g.hand[seat])
        assert alive or shared_out(g) == seat or not (g.hand[seat] or g.front[seat])
        assert alive or g.shown >> seat & 1
    assert g.choice is not None and g.choice.seat in g.ring and g.choice.options


def shared_out(g: BangState) -> int:
    """The eliminated players whose cards are being shared now."""
    assert g.choice is not None
    return g.choice.other if g.choice.topic == "share" else NONE


def open_moves_are_seen_by_all(match: Match) -> None:
    """Only a card that goes unseen to a hand is hidden, and never from its new owner."""
    for event in match.events:
        if event.card < 0:
            continue
        readers = {seat for seat in (*range(match.players), SPECTATOR) if event.see >> seat & 1}
        if event.verb in ("draw", "keep", "inherit"):
            assert event.seat in readers
        elif event.verb in ("rob", "give"):
            assert {event.seat, event.other} <= readers
        else:
            assert SPECTATOR in readers, event


def the_winner_is_justified(match: Match) -> None:
    g, result = match.state, match.result
    assert isinstance(g, BangState) and result is not None
    alive = {g.role[seat] for seat in g.ring}
    if SHERIFF not in g.role:
        the_best_of_three_won(match)
        return
    teams = {"law": (SHERIFF, DEPUTY), "outlaws": (OUTLAW,), "renegade": (RENEGADE,)}
    assert all(g.role[seat] in teams[result.side] for seat in result.winners)
    if result.side == "law":
        assert SHERIFF in alive and not alive & {OUTLAW, RENEGADE}
    elif result.side == "renegade":
        assert len(g.ring) == 1 and alive == {RENEGADE}
    else:
        assert SHERIFF not in alive and (len(g.ring) != 1 or alive != {RENEGADE})
    if result.side != "renegade":
        expected = [s for s, role in enumerate(g.role) if role in teams[result.side]]
        assert result.winners == expected


def the_best_of_three_won(match: Match) -> None:
    """The player who eliminated their target in person, otherwise the last one left."""
    g, result = match.state, match.result
    assert isinstance(g, BangState) and result is not None
    (winner,) = result.winners
    assert result.side == ROLES[g.role[winner]]
    prey = PREY[g.role[winner]]
    outs = [event for event in match.events if event.verb == "out"]
    hunted = any(event.other == winner and g.role[event.seat] == prey for event in outs)
    together = not g.ring and result.side == "outlaw"  # by Ironhorse
    assert hunted or g.ring == [winner] or together
    assert g.shown == 0b111, "roles are open with three players"


def test_the_same_seed_gives_the_same_match_and_another_seed_another() -> None:
    hands = []
    for seed in (1, 1, 2):
        match, rng = fresh("bang", 5, seed)
        for _ in walk(match, rng):
            pass
        hands.append((match.answers, match.events))
    assert hands[0] == hands[1]
    assert hands[0] != hands[2]


@pytest.mark.long
@pytest.mark.parametrize(("packs", "players"), TABLES, ids=str)
def test_hands_and_decks_that_run_out_all_the_time(packs: tuple[str, ...], players: int) -> None:
    """A player who is asked is asked again if another player draws first (decision B4)."""
    for seed in range(SPOILED):
        match, rng = fresh("bang", players, seed, packs)
        g = match.state
        assert isinstance(g, BangState)
        while g.choice is not None:
            if not g.aside:
                spoil(g, rng)
            nothing_is_lost(g)
            g.apply(rng.randrange(len(g.choice.options)))


def spoil(g: BangState, rng: random.Random) -> None:
    """Puts most of the deck and a hand under the pile, and asks the question of the phase again."""
    assert g.choice is not None
    gone, left = g.deck, rng.randrange(3)
    g.deck = [gone.pop() for _ in range(min(left, len(gone)))]
    others = [seat for seat in g.ring if seat != g.choice.seat]
    again = others and g.choice.topic in ("draw", "play", "limit")
    if again:
        seat = rng.choice(others)
        gone, g.hand[seat] = gone + g.hand[seat], []
    for card in gone:
        g.known[card] = ALL
    g.pile = gone + g.pile
    if again:
        g.choice = None
        g.run()

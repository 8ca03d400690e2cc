"""Properties over random matches of The Dice Game, for every number of players."""

from __future__ import annotations

import json
import random

import pytest

from posse import ALL, SPECTATOR, Event, Match, new_match
from posse.engine.ids import Seat
from posse.games.dice.character_table import CHARACTERS, power_of
from posse.games.dice.faces import ARROW, DYNAMITE, FACES, GATLING, STOPPING
from posse.games.dice.state import ARROWS, DiceState
from posse.games.sheriff.roles import DEPUTY, OUTLAW, PREY, RENEGADE, ROLES, SHERIFF
from posse.testing import (
    clone_is_equal_and_independent,
    events_are_redacted,
    onlookers_learn_by_events_alone,
    replay_gives_the_same,
    save_and_load_continue_alike,
    view_fits_its_imagined_worlds,
    walk,
)
from tests.conformance import fresh, shared

pytestmark = pytest.mark.both

PLAYERS = (3, 4, 5, 6, 7, 8)
BATCH = 10  # matches in one test
BATCHES = shared(PLAYERS, 3)
TOPICS = {"roll", "shoot", "drink", "gulp", "arrows", "bless", "bart", "pedro"}


@pytest.mark.parametrize(("players", "batch"), BATCHES)
def test_every_decision_of_a_random_match(players: int, batch: int) -> None:
    for seed in range(batch * BATCH, (batch + 1) * BATCH):
        match, rng = fresh("dice", players, seed)
        play_one(match, rng)


def play_one(match: Match, rng: random.Random) -> None:
    g = match.state
    assert isinstance(g, DiceState)
    future, ledger = None, Ledger(g)
    for index in walk(match, rng):
        if future is not None:
            assert g.same(future), "a clone went on differently"
        table_is_sound(g)
        ledger.follow(g, match.events)
        seat = rng.choice([*range(match.players), SPECTATOR])
        world = view_fits_its_imagined_worlds(match, seat, rng)
        onlookers_learn_by_events_alone(match, index, seat, world)
        roles_of_others_are_secret(match, seat, rng)
        future = clone_is_equal_and_independent(match, index)
        save_and_load_continue_alike(match, index, future)
    ledger.follow(g, match.events)
    everybody_reads_everything(match)
    events_are_redacted(match)
    nothing_happens_after_the_end(match)
    replay_gives_the_same(match)
    the_winner_is_justified(match)


def nothing_happens_after_the_end(match: Match) -> None:
    verbs = [event.verb for event in match.events]
    ends = [at for at, verb in enumerate(verbs) if verb in ("win", "draw")]
    assert ends and ends == list(range(ends[0], len(verbs)))


def table_is_sound(g: DiceState) -> None:
    """No arrow is lost or made, life points stay in bounds, eliminated players own nothing."""
    assert g.supply + sum(g.arrows) == ARROWS
    assert g.supply >= 1
    doubles = CHARACTERS[g.char[g.turn]].id == "slab_the_killer"
    assert doubles or not g.poured, "left of another turn"
    for seat in range(len(g.role)):
        alive = seat in g.ring
        assert (1 if alive else 0) <= g.life[seat] <= g.max_life[seat]
        assert alive or g.arrows[seat] == 0
        assert alive or g.shown >> seat & 1
    assert g.turn in g.ring
    assert g.rolls <= power_of(g, g.turn).rolls
    assert g.choice is not None and g.choice.seat in g.ring and g.choice.options
    assert len({option.parts() for option in g.choice.options}) == len(g.choice.options)
    for option in g.choice.options:
        assert option.seat < 0 or option.seat in g.ring
        assert option.verb not in ("shoot", "double") or option.seat != g.turn
        rolled = option.n if option.verb == "roll" else 0
        assert not any(rolled >> die & 1 for die in frozen(g))


def frozen(g: DiceState) -> set[int]:
    """Dice that may not change any more in this turn."""
    black_jack = CHARACTERS[g.char[g.turn]].id == "black_jack"
    if black_jack and g.faces.count(DYNAMITE) < STOPPING:
        return set()
    return {die for die, face in enumerate(g.faces) if face == DYNAMITE}


class Ledger:
    """Keeps its own books from the events: nothing changes without an event."""

    def __init__(self, g: DiceState) -> None:
        self.life = g.max_life[:]
        self.arrows = [0] * len(self.life)
        self.dice = [-1] * len(g.faces)
        self.told = 0
        self.turns = 0
        self.locked: set[int] = set()

    def follow(self, g: DiceState, events: list[Event]) -> None:
        for event in events[self.told :]:
            self.note(g, event)
        self.told = len(events)
        assert self.life == g.life
        assert self.arrows == g.arrows
        if not g.outcome and g.rolls:
            assert self.dice == g.faces
            assert all(g.faces[die] == DYNAMITE for die in self.locked), "dynamite was moved"
            self.locked = frozen(g)

    def note(self, g: DiceState, event: Event) -> None:
        match event.verb:
            case "turn":
                self.turns += 1
                assert event.n == self.turns
                self.locked = set()
            case "die":
                assert event.n - 1 not in self.locked
                self.dice[event.n - 1] = event.card
            case "arrow":
                self.arrows[event.seat] += 1
            case "return":
                self.arrows[event.seat] -= event.n
            case "heal":
                self.life[event.seat] += event.n
            case "hurt":
                self.check_loss(event)
                self.life[event.seat] -= event.n

    def check_loss(self, event: Event) -> None:
        assert event.n >= 1
        if event.card == ARROW:
            assert event.n <= self.arrows[event.seat] and event.other < 0
        elif event.card == DYNAMITE:
            assert event.n == 1 and event.other < 0
        else:
            assert event.other not in (event.seat, -1)
            assert event.card != GATLING or event.n == 1


def roles_of_others_are_secret(match: Match, me: int, rng: random.Random) -> None:
    """With the hidden roles dealt otherwise the seat sees the same and the same is asked."""
    g = match.state
    other = g.clone()
    assert isinstance(other, DiceState)
    hidden = [s for s in range(match.players) if s != me and not other.shown >> s & 1]
    roles = [other.role[seat] for seat in hidden]
    rng.shuffle(roles)
    for seat, role in zip(hidden, roles, strict=True):
        other.role[seat] = role
    other.choice = None
    other.run()
    assert other.choice == g.choice
    assert match.game.view(other, Seat(me)).same(match.game.view(g, Seat(me)))


def everybody_reads_everything(match: Match) -> None:
    """Only roles are secret, so no event hides its face."""
    assert all(event.see == ALL for event in match.events if event.card >= 0)


def the_winner_is_justified(match: Match) -> None:
    g, result = match.state, match.result
    assert isinstance(g, DiceState) and result is not None
    if match.players == 3:
        the_single_winner_is_justified(g, match.events, result.side, result.winners)
        return
    alive = {g.role[seat] for seat in g.ring}
    teams = {"law": (SHERIFF, DEPUTY), "outlaws": (OUTLAW,), "renegade": (RENEGADE,)}
    if result.side == "law":
        assert SHERIFF in alive and not alive & {OUTLAW, RENEGADE}
    elif result.side == "renegade":
        assert len(g.ring) == 1 and alive == {RENEGADE}
        assert result.winners == g.ring
    else:
        assert SHERIFF not in alive and (len(g.ring) != 1 or alive != {RENEGADE})
    if result.side != "renegade":
        expected = [s for s, role in enumerate(g.role) if role in teams[result.side]]
        assert result.winners == expected


def the_single_winner_is_justified(
    g: DiceState, events: list[Event], side: str, winners: list[Seat]
) -> None:
    if side == "draw":
        assert winners == [] and g.ring == []
        return
    assert [ROLES[g.role[seat]] for seat in winners] == [side]
    prey = g.role.index(PREY[g.role[winners[0]]])
    in_person = any(e.verb == "out" and (e.seat, e.other) == (prey, winners[0]) for e in events)
    assert in_person or g.ring == winners


@pytest.mark.compiled  # the same matches on both builds would tell the same
@pytest.mark.parametrize("value", ["last", "first"])
def test_both_house_rules_hold_together(value: str) -> None:
    for seed in range(30):
        match = new_match("dice", 4 + seed % 5, seed, house={"dynamite": value})
        play_one(match, random.Random(seed))


@pytest.mark.compiled
@pytest.mark.parametrize("players", PLAYERS)
def test_every_match_ends_and_every_question_comes_up(players: int) -> None:
    asked: set[str] = set()
    sides: set[str] = set()
    for seed in range(300):
        match, rng = fresh("dice", players, seed)
        for _ in walk(match, rng):
            assert match.choice is not None
            asked.add(match.choice.topic)
        assert match.result is not None
        sides.add(match.result.side)
    assert asked == TOPICS
    single = {"deputy", "outlaw", "renegade"}
    assert sides - {"draw"} == (single if players == 3 else {"law", "outlaws", "renegade"})


def test_what_a_screen_gets_is_json_and_hides_roles() -> None:
    match, rng = fresh("dice", 8, 5)
    g = match.state
    assert isinstance(g, DiceState)
    for _ in walk(match, rng):
        shown = match.game.present(match.view(None))
        assert json.loads(json.dumps(shown)) == shown
        open_ = [seat["role"] is not None for seat in shown["seats"]]
        assert open_ == [bool(g.shown >> seat & 1) for seat in range(8)]
        assert sum(shown["hidden"].values()) == open_.count(False)
        assert all(die["face"] is None or die["face"] in FACES for die in shown["dice"])
        fixed = {die for die, row in enumerate(shown["dice"]) if row["locked"]}
        assert fixed == frozen(g)
        thrown = [event.n for event in match.events if event.verb in ("turn", "roll")][-1]
        kept = {die for die, row in enumerate(shown["dice"]) if row["kept"]}
        assert not g.rolls or kept == {die for die in range(5) if not thrown >> die & 1}

"""A pack from outside with a middle, zones, a mark and tallies of its own: alone and with others.

`tests/packs/trading_post` is played with every other pack.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

import posse
from posse import NONE, SPECTATOR, bots
from posse.engine import scenario
from posse.engine.chance import Chance
from posse.engine.errors import BadSetup
from posse.engine.ids import Seat
from posse.games.bang.cards import CARDS
from posse.games.bang.game import Bang
from posse.games.bang.pack import Pack
from posse.games.bang.packs.great_train_robbery.train import LOCOMOTIVE, SHED
from posse.games.bang.state import BangState
from posse.games.bang.zone import Mark, Tally, Zone
from posse.testing import screens_are_views, walk
from tests.conformance import fresh, looked_over
from tests.games.bang.test_properties import hidden_zones, nothing_is_lost
from tests.packs import added
from tests.packs.trading_post.post import HOARD, POST, PURSE, SHOP, STOCK
from tests.thorough import thorough

FILE = Path(added.__file__).parent / "trading_post" / "scenarios" / "trading_post.toml"
TABLES = [(packs, seats) for packs in added.setups() for seats in added.seats(packs)]
EVERYTHING = max(added.setups(), key=len)


@pytest.fixture(autouse=True)
def bang() -> Iterator[Bang]:
    with added.trading_post() as found:
        yield found


@pytest.mark.both
@pytest.mark.parametrize("spec", scenario.read(FILE)[1], ids=lambda spec: spec["name"])
def test_its_scenarios_hold(bang: Bang, spec: dict[str, Any]) -> None:
    scenario.run(bang, spec)


@pytest.mark.compiled
@pytest.mark.parametrize(
    ("packs", "players"),
    [thorough(*table) if number % 2 else table for number, table in enumerate(TABLES)],
    ids=str,
)
def test_every_decision_of_a_random_match(packs: tuple[str, ...], players: int) -> None:
    match, rng = fresh("bang", players, 1, packs)
    g = match.state
    assert isinstance(g, BangState)
    for seat in looked_over(match, rng, hidden_zones):
        nothing_is_lost(g)
        screens_are_views(match, [Seat(seat), SPECTATOR, Seat(0)])
        a_hoard_is_seen_by_its_owner(match, seat)
        numbers_of_a_learner_are_legal(match)


def a_hoard_is_seen_by_its_owner(match: posse.Match, me: int) -> None:
    view, g = match.view(me), match.state
    assert isinstance(view, BangState) and isinstance(g, BangState)
    for seat in range(match.players):
        here = Seat(seat)
        assert PURSE.of(view, here) == PURSE.of(g, here)
        assert HOARD.of(view, here) == (HOARD.of(g, here) if seat == me else NONE)


def numbers_of_a_learner_are_legal(match: posse.Match) -> None:
    assert match.choice is not None
    match.game.actions(match.setup).legal(match.choice)
    observer = match.game.observer(match.setup)
    look = observer.look(match.view(match.choice.seat))
    assert all(n <= most for n, most in zip(look, observer.layout.most(), strict=True))


def test_both_middles_stay_where_they_are() -> None:
    """The locomotive turns over, and nothing else does."""
    turned = 0
    for seed in range(6):
        match, rng = fresh("bang", 6, seed, EVERYTHING)
        g = match.state
        assert isinstance(g, BangState)
        for _ in walk(match, rng):
            sides = LOCOMOTIVE.of(g) + SHED.of(g)
            assert sorted(CARDS[card].kind.id for card in sides) == ["ironhorse", "leland"]
            assert [CARDS[card].kind.id for card in POST.of(g)] == ["trading_post"]
            assert len(SHOP.of(g)) == 2 or not STOCK.of(g)
        turned += any(event.verb == "turn_over" for event in match.events)
    assert turned > 1


def test_screens_get_tallies_by_name_and_zones_of_their_packs_only(bang: Bang) -> None:
    g = bang.deal(bang.setup(4, ("base", "trading_post"), None), Chance(b"x" * 32))
    shown = bang.present(bang.view(g, Seat(1)))
    assert set(shown["zones"]) == {"post", "shop", "stock"} and set(shown["marks"]) == {"sold"}
    assert shown["middle"] == [] and shown["wares"] == {"price": 2}
    assert shown["zones"]["stock"] == [None]
    first = g.turn
    assert [row["tallies"]["purse"] for row in shown["seats"]] == [
        int(seat == first) for seat in range(4)
    ]
    assert [row["tallies"]["hoard"] for row in shown["seats"]] == [None, 0, None, None]


def test_screens_made_together_hide_a_hoard_too(bang: Bang) -> None:
    g = bang.deal(bang.setup(4, ("base", "trading_post"), None), Chance(b"x" * 32))
    together = bang.screens(g, [Seat(0), Seat(1), SPECTATOR])
    alone = [bang.present(bang.view(g, seat)) for seat in (Seat(0), Seat(1), SPECTATOR)]
    assert together == alone


def test_a_learner_reads_tallies_clockwise_from_itself(bang: Bang) -> None:
    setup = bang.setup(4, ("base", "trading_post"), None)
    g = bang.deal(setup, Chance(b"x" * 32))
    assert isinstance(g, BangState)
    for seat in range(4):
        g.tallies[PURSE.number][seat], g.tallies[HOARD.number][seat] = seat + 1, seat
    observer = bang.observer(setup)
    block = next(block for block in observer.layout.blocks if block.name == "tallies")
    look = observer.look(bang.view(g, Seat(2)))[block.at : block.at + block.size]
    assert list(look) == [3, 3, 4, 0, 1, 0, 2, 0]


def test_what_a_secret_tally_is_no_event_tells(bang: Bang) -> None:
    match, rng = fresh("bang", 5, 3, ("base", "trading_post"))
    for _ in walk(match, rng):
        pass
    told = [event for event in match.events if event.verb == "hoard"]
    assert told and all(event.n == 0 for event in told)


def test_hidden_tallies_are_imagined_within_their_bounds(bang: Bang) -> None:
    match, _ = fresh("bang", 5, 3, ("base", "trading_post"))
    view, seen = match.view(0), set()
    assert isinstance(view, BangState)
    for seed in range(40):
        world = bang.imagine(view, Chance(seed.to_bytes(32, "big")))
        assert isinstance(world, BangState)
        seen |= set(world.tallies[HOARD.number][1:])
    assert seen == set(range(HOARD.most + 1))


def test_a_save_of_version_1_0_with_a_train_is_loaded(bang: Bang) -> None:
    """Its cards in the middle were a list of their own, and its hooks other bits."""
    match, rng = fresh("bang", 5, 3, ("base", "great_train_robbery"))
    for number, _ in enumerate(walk(match, rng)):
        if number == 40:
            break
    g = match.state
    assert isinstance(g, BangState)
    data = json.loads(json.dumps(bang.dump(g)))
    del data["tallies"], data["furnished"]
    data["middle"] = data["zones"][LOCOMOTIVE.number]
    data["zones"] = data["zones"][: LOCOMOTIVE.number]
    data["hooks"] = data["card_hooks"] = 0
    assert bang.load(data).same(g)


def in_use(what: str, owner: str, name: str) -> str:
    return f"{what} of more is in use by {owner}: call it more_{name}"


def test_mistakes_of_a_pack_are_named(bang: Bang) -> None:
    for wrong, why in (
        (Pack("more", zones=(Zone("shop", ""),)), in_use("zone 'shop'", "trading_post", "shop")),
        (Pack("more", marks=(Mark("deck"),)), in_use("mark 'deck'", "bang", "deck")),
        (Pack("more", tallies=(Tally("sold"),)), in_use("tally 'sold'", "trading_post", "sold")),
        (Pack("more", tallies=(Tally("draw"),)), "tally 'draw' of more is called like a verb"),
        (Pack("more", tallies=(Tally("board"),)), "tally 'board' of more is called like a verb"),
        (Pack("more"), "more can be played in no combination"),
        (Pack("base"), "there is already a pack 'base'"),
    ):
        with pytest.raises(BadSetup) as error:
            bang.add_pack(wrong)
        assert str(error.value) == why
        assert "more" not in bang.packs
    with pytest.raises(AssertionError, match="greatest value"):
        Tally("luck", secret=True)
    with pytest.raises(AssertionError, match="cannot act"):
        Zone("pit", "", hidden=True, acts=True)


def test_a_tally_never_falls_below_nothing(bang: Bang) -> None:
    match, _ = fresh("bang", 4, 1, ("base", "trading_post"))
    assert isinstance(match.state, BangState)
    with pytest.raises(AssertionError, match="purse of seat 1 would be -1"):
        PURSE.put(match.state, Seat(1), -1)


def test_positions_name_what_their_packs_have(bang: Bang) -> None:
    seats = [{"role": role} for role in ("sheriff", "outlaw", "renegade")]
    rich = [{**seats[0], "purse": 3}, *seats[1:]]
    table = {"seats": rich, "packs": ["base", "trading_post"], "shop": ["Lantern"]}
    g = bang.position(table, Chance(b"", 0, []))
    assert isinstance(g, BangState)
    assert (PURSE.of(g, Seat(0)), bang.examine_seat(g, Seat(0), "purse")) == (3, 3)
    for change, why in (
        ({"packs": ["base"]}, "a seat has no purse"),
        ({"packs": ["base"], "seats": seats}, "these packs have no shop"),
    ):
        with pytest.raises(posse.BadRecord, match=why):
            bang.position({**table, **change}, Chance(b"", 0, []))


def test_random_bots_of_all_strengths_play_it() -> None:
    for level in ("greenhorn", "deputy"):
        match, _ = fresh("bang", 5, 2, EVERYTHING)
        crew = [bots.make(level, "bang", f"{seat}") for seat in range(5)]
        rng = random.Random(1)
        while match.choice is not None and match.number < 300:
            choice = match.choice
            index = crew[choice.seat].choose(match.view(choice.seat), choice)
            match.answer(index if rng.random() < 0.9 else rng.randrange(len(choice.options)))

"""Properties of every game at every decision of every match: see `test_properties` of each game.

Those that need no knowledge of a game are public: `posse.testing`. Here are those about cards,
zones and roles, and the choice of matches.
"""

from __future__ import annotations

import os
import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

import pytest

import posse
from posse import SPECTATOR, Game, Match, new_match
from posse.engine import chance
from posse.engine.ids import Card, Seat
from posse.games.bang.zone import TALLIES
from posse.testing import (
    clone_is_equal_and_independent,
    events_are_redacted,
    onlookers_learn_by_events_alone,
    replay_gives_the_same,
    save_and_load_continue_alike,
    view_fits_its_imagined_worlds,
    walk,
)
from tests.server.secret_cards import SECRETS
from tests.witness import note

SCALE = int(os.environ.get("POSSE_MATCHES", "1"))  # more with POSSE_MATCHES
COMPILED = str(chance.__file__).endswith(".so")
CAUSES = ("hurt", "immune", "unhurt")  # events that name their cause, which was open before
FRESH = ("shuffle", "round", "turn_over")  # events after which cards go back to a deck
Pools = Callable[[Any, int], list[list[list[Card]]]]
Place = TypeVar("Place")


def what_is_not_known_may_lie_otherwise(
    match: Match, seat: int, rng: random.Random, pools: Pools
) -> None:
    """Cards and roles that the seat does not know change places, and it sees the same.

    `pools`: the zones of a state whose cards nobody sees, grouped by where they may change places.
    """
    other: Any = match.state.clone()
    for zones in pools(other, seat):
        spots = [(zone, at) for zone in zones for at in range(len(zone))]
        spots = [(zone, at) for zone, at in spots if not other.known[zone[at]] >> seat & 1]
        cards = [zone[at] for zone, at in spots]
        rng.shuffle(cards)
        for (zone, at), card in zip(spots, cards, strict=True):
            zone[at] = card
    for at, hand in enumerate(other.hand):
        if at != seat:
            rng.shuffle(hand)  # the position of a card in a hand tells nothing
    if hasattr(other, "role"):
        _deal_hidden_roles(other, seat, rng)
    if hasattr(other, "tallies"):
        _deal_hidden_tallies(other, seat, rng)
    same = match.game.view(other, Seat(seat)).same(match.game.view(match.state, Seat(seat)))
    assert same, f"seat {seat} sees what it does not know"


def _deal_hidden_roles(g: Any, me: int, rng: random.Random) -> None:
    hidden = [seat for seat in range(len(g.role)) if seat != me and not g.shown >> seat & 1]
    roles = [g.role[seat] for seat in hidden]
    rng.shuffle(roles)
    for seat, role in zip(hidden, roles, strict=True):
        g.role[seat] = role


def _deal_hidden_tallies(g: Any, me: int, rng: random.Random) -> None:
    for tally, row in zip(TALLIES, g.tallies, strict=False):
        if tally.secret:
            row[:] = [n if at == me else rng.randint(0, tally.most) for at, n in enumerate(row)]


def events_tell_only_what_is_known(match: Match, since: int, naming: tuple[str, ...] = ()) -> None:
    """A seat that may read the card of an event sees that card in its view afterwards.

    Unless other cards cover it: a card on the pile is open for a moment in every game. `naming`:
    events whose card only stands for its kind.
    """
    if any(event.verb in FRESH for event in match.events[since:]):
        return  # a card that was seen may be in the new deck by now
    nameless = (*CAUSES, *naming)
    covered = set(getattr(match.state, "pile", []))
    everybody: set[Card] = set()  # what spectators are shown, everybody is shown
    for seat in (None, *range(match.players)):
        told = match.events_for(seat, since)
        cards = {event.card for event in told if event.card >= 0 and event.verb not in nameless}
        secret = cards - covered - everybody
        if seat is None:
            everybody = cards
        shown = SECRETS[match.game.id].known(match.view(seat)) if secret else set()
        assert secret <= shown, f"seat {seat} was told what it cannot know: {told}"


def shared(places: Sequence[Place], count: int) -> list[tuple[Place, int]]:
    """Of so many batches of matches at each of these tables those for this build.

    `make test` runs both builds, so every match is played once. The sources play a tenth of them
    at every third table; the compiled copy is five times as fast and plays the rest.
    """
    total = count * SCALE
    slow = max(1, total // 10)
    return [
        (place, batch)
        for at, place in enumerate(places)
        for batch in range(total)
        if (at % 3 == 0 and batch < slow) != COMPILED
    ]


def looked_over(
    match: Match,
    rng: random.Random,
    hidden: Pools,
    naming: tuple[str, ...] = (),
    baring: tuple[str, ...] = (),
) -> Iterator[int]:
    """Plays a random match to its end and holds at every decision what holds in every game.

    It yields the seat whose view is looked at, for what holds in one game only.
    """
    future, told = None, 0
    for index in walk(match, rng):
        if future is not None:
            assert match.state.same(future), "a clone went on differently"
        events_tell_only_what_is_known(match, told, naming)
        told = len(match.events)
        seat = rng.choice([*range(match.players), SPECTATOR])
        world = view_fits_its_imagined_worlds(match, seat, rng)
        if match.number % 3 == 0:  # dear, and what they look for does not pass in a moment
            onlookers_learn_by_events_alone(match, index, seat, world, baring)
            what_is_not_known_may_lie_otherwise(match, seat, rng, hidden)
        yield seat
        future = clone_is_equal_and_independent(match, index)
        save_and_load_continue_alike(match, index, future)
    events_are_redacted(match)
    replay_gives_the_same(match)


def tables(game: Game) -> list[tuple[tuple[str, ...], int]]:
    """Every combination of packs with every number of players, as the registry has them."""
    found = []
    for packs in game.setups():
        fewest, most = game.seats(packs)
        found += [(packs, players) for players in range(fewest, most + 1)]
    return found


def batches(count: int) -> list[Any]:
    """Parameters of a test: game, packs, players and the number of a batch, at every table."""
    return [
        pytest.param(
            game, packs, players, batch, id=f"{game.id}{'+'.join(packs)}-{players}-{batch}"
        )
        for game in posse.all_games()
        for (packs, players), batch in shared(tables(game), count)
    ]


def fresh(
    game: str, players: int, seed: int, packs: tuple[str, ...] | None = None
) -> tuple[Match, random.Random]:
    match = new_match(game, players, seed, packs=packs)
    note("match", f"new_match({game!r}, {players}, {seed}, packs={match.setup.packs})")
    return match, random.Random(f"{game} {match.setup.packs} {players} {seed}")

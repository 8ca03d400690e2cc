"""Properties of every game at every decision of every match: see `test_properties` of each game.

Each check takes a match in progress and the next answer, and raises AssertionError.
"""

from __future__ import annotations

import json
import os
import random
from collections.abc import Callable, Iterator, Sequence
from typing import Any, TypeVar

from posse import NONE, SPECTATOR, Game, Match, new_match
from posse.engine import chance
from posse.engine.chance import Chance
from posse.engine.event import Event, redact
from posse.engine.ids import Card, Mask, Seat
from posse.engine.state import State
from tests.witness import note

SCALE = int(os.environ.get("POSSE_MATCHES", "1"))  # more with POSSE_MATCHES
COMPILED = str(chance.__file__).endswith(".so")
CAUSES = ("hurt", "immune", "unhurt")  # events that name their cause, which was open before
FRESH = ("shuffle", "round", "turn_over")  # events after which cards go back to a deck
# For all games: lists of cards, or lists of such lists.
ZONES = (
    "deck",
    "pile",
    "shelf",
    "acting",
    "air",
    "hides",
    "hand",
    "front",
    "rows",
    "middle",
    "zones",
)
LONGEST = 100_000  # decisions; a match that takes longer counts as endless
Pools = Callable[[Any, int], list[list[list[Card]]]]
Place = TypeVar("Place")


def walk(match: Match, rng: random.Random) -> Iterator[int]:
    """Yields the next answer, then applies it, until the match is over."""
    for _ in range(LONGEST):
        if match.choice is None:
            return
        index = rng.randrange(len(match.choice.options))
        yield index
        match.answer(index)
    raise AssertionError(f"no end after {LONGEST} decisions, seed {match.seed}")


def clone_is_equal_and_independent(match: Match, index: int) -> State:
    """Returns the clone after the answer, for comparison with the original after it."""
    g = match.state
    before = g.clone()
    future: State = g.clone()
    assert future.same(g)
    future.apply(index)
    assert g.same(before), "playing on a clone changed the original"
    return future


def save_and_load_continue_alike(match: Match, index: int, future: State) -> None:
    game, g = match.game, match.state
    text = json.dumps(game.dump(g))
    loaded = game.load(json.loads(text))
    assert loaded.same(g), "loading a save gives another state"
    loaded.apply(index)
    assert loaded.same(future), "a loaded match goes on differently"


def view_fits_its_imagined_worlds(match: Match, seat: int, rng: random.Random) -> State:
    """A view and a question do not depend on hidden facts: all worlds that fit look the same.

    Returns one of them.
    """
    game = match.game
    view = game.view(match.state, Seat(seat))
    assert view.chance.key == b"" and view.chance.drawn == 0, "a view knows the future"
    if view.choice is not None and view.choice.seat != seat:
        assert view.choice.options == [], "a view shows the options of somebody else"
    world = game.imagine(view, Chance(rng.randbytes(32)))
    assert game.view(world, Seat(seat)).same(view), f"seat {seat} sees more than it knows"
    return world


def onlookers_learn_by_events_alone(
    match: Match, index: int, seat: int, world: State, baring: tuple[str, ...] = ()
) -> None:
    """If an answer looks the same to others in another world, they know the same after it.

    `world` is one that the seat imagines, and it is played on. The player who answers or is asked
    next may learn from the question. `baring`: events that reveal something without naming it.
    """
    real, choice = match.state.clone(), match.choice
    assert choice is not None and world.choice is not None
    option = choice.options[index]
    if seat == choice.seat or option not in world.choice.options:
        return
    real.log, world.log = [], []
    real.apply(index)
    world.apply(world.choice.options.index(option))
    told = [[redact(event, Seat(seat)) for event in one.log or []] for one in (real, world)]
    asked = [one.choice.seat for one in (real, world) if one.choice is not None]
    bare = real.outcome or any(event.verb in baring for event in told[0])
    if told[0] == told[1] and seat not in asked and not bare:
        same = match.game.view(real, Seat(seat)).same(match.game.view(world, Seat(seat)))
        assert same, f"seat {seat} learns what no event has told: {told[0]}"


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
    same = match.game.view(other, Seat(seat)).same(match.game.view(match.state, Seat(seat)))
    assert same, f"seat {seat} sees what it does not know"


def _deal_hidden_roles(g: Any, me: int, rng: random.Random) -> None:
    hidden = [seat for seat in range(len(g.role)) if seat != me and not g.shown >> seat & 1]
    roles = [g.role[seat] for seat in hidden]
    rng.shuffle(roles)
    for seat, role in zip(hidden, roles, strict=True):
        g.role[seat] = role


def screens_are_views(match: Match, seats: list[Seat]) -> None:
    """What several seats are shown at once equals the view of each."""
    game = match.game
    alone = [game.present(game.view(match.state, seat)) for seat in seats]
    assert game.screens(match.state, seats) == alone


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
        shown = open_cards(match.view(seat)) if secret else set()
        assert secret <= shown, f"seat {seat} was told what it cannot know: {told}"


def events_are_redacted(match: Match) -> None:
    """Nobody learns the audience of an event, and only its audience learns its card."""
    for seat in (*range(match.players), None):
        who = SPECTATOR if seat is None else seat
        for event, read in zip(match.events, match.events_for(seat), strict=True):
            card = event.card if event.see >> who & 1 else NONE
            assert read == Event(event.verb, event.seat, card, event.other, event.n)
            secret = Event(*event.parts()[:5], see=Mask(event.see & ~(1 << who)))
            assert redact(secret, who).card == NONE, f"{event} is read by {seat}, whom it excludes"


def open_cards(view: State) -> set[int]:
    """The cards in all zones of a view, of any game."""
    cards: set[int] = set()
    for name in ZONES:
        zone = getattr(view, name, [])
        for part in zone:
            cards.update(part if isinstance(part, list) else [part])
    return cards - {NONE}


def replay_gives_the_same(match: Match) -> None:
    record = json.loads(json.dumps(match.record()))
    again = Match.replay(record)
    assert again.state.same(match.state)
    assert again.events == match.events
    half = Match.replay(record, upto=len(match.answers) // 2)
    assert half.events == match.events[: len(half.events)]


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


def fresh(
    game: str, players: int, seed: int, packs: tuple[str, ...] | None = None
) -> tuple[Match, random.Random]:
    match = new_match(game, players, seed, packs=packs)
    note("match", f"new_match({game!r}, {players}, {seed}, packs={match.setup.packs})")
    return match, random.Random(f"{game} {match.setup.packs} {players} {seed}")

"""Random matches, and what a game must hold at every decision of them."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator

from posse.engine.chance import Chance
from posse.engine.event import Event, redact
from posse.engine.ids import NONE, SPECTATOR, Mask, Seat
from posse.engine.match import Match, new_match
from posse.engine.state import State

LONGEST = 100_000  # decisions; a match that takes longer counts as endless


def check_game(
    id: str,
    players: int,
    matches: int = 20,
    packs: tuple[str, ...] | None = None,
    baring: tuple[str, ...] = (),
) -> None:
    """Play random matches of a game and make every check of `posse.testing` at every decision.

    `baring` names events that reveal something without naming a card: see
    `onlookers_learn_by_events_alone`. Raises AssertionError, with the seed of the match in a note.
    Raises UnknownGame, or BadSetup if the game cannot be played so.
    """
    for seed in range(matches):
        match = new_match(id, players, seed, packs=packs)
        try:
            _check_match(match, random.Random(f"{id} {players} {seed}"), baring)
        except AssertionError as error:
            setup = f"{id!r}, {players}, {seed}, packs={match.setup.packs}"
            error.add_note(f"at decision {match.number} of new_match({setup})")
            raise


def _check_match(match: Match, rng: random.Random, baring: tuple[str, ...]) -> None:
    seats, future = [*range(match.players), SPECTATOR], None
    for index in walk(match, rng):
        assert future is None or match.state.same(future), "a clone went on differently"
        seat = rng.choice(seats)
        world = view_fits_its_imagined_worlds(match, seat, rng)
        onlookers_learn_by_events_alone(match, index, seat, world, baring)
        screens_are_views(match, [Seat(seat), SPECTATOR])
        future = clone_is_equal_and_independent(match, index)
        save_and_load_continue_alike(match, index, future)
    events_are_redacted(match)
    replay_gives_the_same(match)


def walk(match: Match, rng: random.Random) -> Iterator[int]:
    """Yield the next answer, a random one, then apply it, until the match is over.

    Raises AssertionError if it does not end.
    """
    for _ in range(LONGEST):
        if match.choice is None:
            return
        index = rng.randrange(len(match.choice.options))
        yield index
        match.answer(index)
    raise AssertionError(f"no end after {LONGEST} decisions, seed {match.seed}")


def clone_is_equal_and_independent(match: Match, index: int) -> State:
    """Check that a clone is equal, and that playing on it does not change the original.

    Return the clone after the answer, for comparison with the original after it.
    """
    game, g = match.game, match.state
    before = game.dump(g)  # not a clone: it could share a list with the original
    future: State = g.clone()
    assert future.same(g), "a clone is another state"
    future.apply(index)
    assert game.dump(g) == before, "playing on a clone changed the original"
    return future


def save_and_load_continue_alike(match: Match, index: int, future: State) -> None:
    """Check that a save is loaded as the same state, and that the answer leads to `future`."""
    game, g = match.game, match.state
    text = json.dumps(game.dump(g))
    loaded = game.load(json.loads(text))
    assert loaded.same(g), "loading a save gives another state"
    loaded.apply(index)
    assert loaded.same(future), "a loaded match goes on differently"


def view_fits_its_imagined_worlds(match: Match, seat: int, rng: random.Random) -> State:
    """Check that a view and a question do not depend on hidden facts.

    All worlds that fit a view look the same to its seat. Return one of them.
    """
    game = match.game
    view = game.view(match.state, Seat(seat))
    assert (view.chance.key, view.chance.drawn) == (b"", 0), "a view knows the future"
    if view.choice is not None and view.choice.seat != seat:
        assert view.choice.options == [], "a view shows the options of somebody else"
    world = game.imagine(view, Chance(rng.randbytes(32)))
    assert game.view(world, Seat(seat)).same(view), f"seat {seat} sees more than it knows"
    return world


def onlookers_learn_by_events_alone(
    match: Match, index: int, seat: int, world: State, baring: tuple[str, ...] = ()
) -> None:
    """Check that others know the same after an answer that looks the same in another world.

    `world` is one that the seat imagines, and it is played on. The player who answers or is asked
    next may learn from the question. `baring`: events that reveal something without naming it.
    """
    real, choice = match.state.clone(), match.choice
    assert choice is not None, "nobody is asked"
    assert world.choice is not None, "nobody is asked in the world that the seat imagines"
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


def screens_are_views(match: Match, seats: list[Seat]) -> None:
    """Check that what several seats are shown at once equals the view of each."""
    game = match.game
    alone = [game.present(game.view(match.state, seat)) for seat in seats]
    assert game.screens(match.state, seats) == alone, "a screen shows another view"


def events_are_redacted(match: Match) -> None:
    """Check that nobody learns the audience of an event, and only its audience its card."""
    for seat in (*range(match.players), None):
        who = SPECTATOR if seat is None else seat
        for event, read in zip(match.events, match.events_for(seat), strict=True):
            card = event.card if event.see >> who & 1 else NONE
            plain = Event(event.verb, event.seat, card, event.other, event.n)
            assert read == plain, f"{event} is read by {seat} as {read}"
            secret = Event(*event.parts()[:5], see=Mask(event.see & ~(1 << who)))
            assert redact(secret, who).card == NONE, f"{event} is read by {seat}, whom it excludes"


def replay_gives_the_same(match: Match) -> None:
    """Check that the record of a match plays the same match again, wholly and half."""
    record = json.loads(json.dumps(match.record()))
    again = Match.replay(record)
    assert again.state.same(match.state), "a replay ends in another state"
    assert again.events == match.events, "a replay has other events"
    half = Match.replay(record, upto=len(match.answers) // 2)
    assert half.events == match.events[: len(half.events)], "half a replay has other events"

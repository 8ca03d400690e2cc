"""What every game must hold at every decision of every match. Used by test_properties.

Each check takes a match in progress and the answer that comes next, and raises AssertionError.
"""

from __future__ import annotations

import json
import os
import random
from collections.abc import Iterator

from posse import NONE, SPECTATOR, Game, Match, new_match
from posse.engine import chance
from posse.engine.chance import Chance
from posse.engine.event import Event
from posse.engine.state import State

SCALE = int(os.environ.get("POSSE_MATCHES", "1"))  # more on demand
COMPILED = str(chance.__file__).endswith(".so")
CAUSES = ("hurt", "immune", "unhurt")  # name their cause, which lay open before
FRESH = ("shuffle", "round", "turn_over")  # cards go back to a deck
# Of all games: lists of cards, or lists of such lists.
ZONES = ("deck", "pile", "shelf", "air", "hides", "hand", "front", "rows", "middle", "zones")
LONGEST = 100_000  # decisions; a match that takes longer counts as endless


def walk(match: Match, rng: random.Random) -> Iterator[int]:
    """Yield the answer that comes next, then give it, until the match is over."""
    for _ in range(LONGEST):
        if match.choice is None:
            return
        index = rng.randrange(len(match.choice.options))
        yield index
        match.answer(index)
    raise AssertionError(f"no end after {LONGEST} decisions, seed {match.seed}")


def clone_is_equal_and_independent(match: Match, index: int) -> State:
    """Returns the clone after the answer, for comparison with the original's future."""
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


def view_fits_its_imagined_worlds(match: Match, seat: int, rng: random.Random) -> None:
    """Nothing hidden shapes a view, nor who is asked what: all worlds that fit look the same."""
    game = match.game
    view = game.view(match.state, seat)
    assert view.chance.key == b"" and view.chance.drawn == 0, "a view knows the future"
    if view.choice is not None and view.choice.seat != seat:
        assert view.choice.options == [], "a view shows the options of somebody else"
    world = game.imagine(view, Chance(rng.randbytes(32)))
    assert game.view(world, seat).same(view), f"seat {seat} sees more than it knows"


def screens_are_views(match: Match, seats: list[int]) -> None:
    """What several seats are shown at once is what each may know, and no more."""
    game = match.game
    alone = [game.present(game.view(match.state, seat)) for seat in seats]
    assert game.screens(match.state, seats) == alone


def events_tell_only_what_is_known(
    game: Game, g: State, events: list[Event], naming: tuple[str, ...] = ()
) -> None:
    """Whoever reads a card in an event must see that card in his view afterwards.

    Unless others cover it since: what is put on the pile is open for a moment in every game.
    `naming`: events whose card only stands for its kind.
    """
    if any(event.verb in FRESH for event in events):
        return  # what was seen may lie in the new deck by now
    covered = set(getattr(g, "pile", []))
    shown: dict[int, set[int]] = {}
    for event in events:
        if event.card < 0 or event.verb in (*CAUSES, *naming) or event.card in covered:
            continue
        for seat in readers(event):
            if seat not in shown:
                shown[seat] = open_cards(game.view(g, seat))
            assert event.card in shown[seat], f"{event} told seat {seat} what it cannot know"


def readers(event: Event) -> list[int]:
    """Who reads the card; what spectators read everybody reads."""
    if event.see >> SPECTATOR & 1:
        return [SPECTATOR]
    return [seat for seat in range(SPECTATOR) if event.see >> seat & 1]


def open_cards(view: State) -> set[int]:
    """The cards in all zones of a view, whatever the game calls them."""
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


def batches(count: int) -> range:
    """Of so many batches of matches those for this build, most of them for the fast one.

    `make test` runs both, so every match is played once.
    """
    total = count * SCALE
    slow = max(1, total // 4)
    return range(slow, total) if COMPILED else range(slow)


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
    return match, random.Random(f"{game} {match.setup.packs} {players} {seed}")

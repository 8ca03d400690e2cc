"""All messages of hundreds of matches: no guest is sent what they may not know."""

import asyncio
import random
from typing import Any

import pytest

import posse
from posse.engine.event import Event
from posse.engine.ids import NONE
from posse.engine.match import Match, new_match
from posse.games.wyatt.state import WyattState
from posse.server.table.broadcast import Feed
from posse.server.table.table import Table
from posse.server.wire import shapes
from posse.server.wire.requests import Hello, Shown, Sit, Start
from tests.conformance import SCALE, tables
from tests.server.leaks import Eyes, Leak
from tests.server.secret_cards import SECRETS
from tests.server.world import World, leave, over, playing, say

# Matches of every set-up with every number of players, by greenhorns and by chance in turn.
EACH = SCALE
PARTS = 4
BUDGET = 1024  # bytes per client and decision, on average at a big table
BIG = {"bang": 7, "dice": 7, "wyatt": 4}  # players
GAMES = [found.id for found in posse.all_games()]


def tables_of(game: str) -> list[tuple[tuple[str, ...], int]]:
    return tables(posse.game(game))


async def watched(game: str, number: int) -> list[Eyes]:
    """One match of bots in people's seats, with a guest for each seat, a spectator and a screen.

    The screen is in the browser of the first player.
    """
    rng = random.Random(number)
    choice = tables_of(game)
    table = await begun(game, *choice[number % len(choice)])
    match = playing(table).match
    eyes = [Eyes(match, seat) for seat in (*range(match.players), None)]
    for eye in eyes:
        await table.handle(eye, Hello())
    eyes.append(screen := Eyes(match, None))
    screen.person = "p0"
    await table.handle(screen, Hello(screen=True))
    bot = ("greenhorn", "random")[(number + number // len(choice)) % 2]
    while not over(table):
        await table.answers.apply(playing(table).advise(bot), "bot")
        if rng.random() < 0.02:  # a guest reloads the page
            await table.handle(rng.choice(eyes), Hello(since=rng.randrange(len(match.events))))
        await table.handle(screen, Shown(len(match.events)))
        table.room.screens.tell()
    return eyes


async def begun(game: str, packs: tuple[str, ...], players: int) -> Table:
    table, tabs = await World().table(players, game=game, packs=list(packs), players=players)
    for seat in range(1, players):
        await say(table, tabs[seat], Sit(seat))
    await say(table, tabs[0], Start())
    for tab in tabs:
        await leave(table, tab)
    return table


@pytest.mark.compiled
@pytest.mark.parametrize("part", range(PARTS))
@pytest.mark.parametrize("game", GAMES)
def test_nothing_leaks_and_traffic_stays_within_the_budget(game: str, part: int) -> None:
    choice = tables_of(game)
    sizes: list[int] = []
    for number in range(part, EACH * len(choice), PARTS):
        players = choice[number % len(choice)][1]
        eyes = asyncio.run(watched(game, number))
        assert len(eyes) == players + 2
        assert all(len(eye.sizes) == eye.match.number for eye in eyes)
        if players == BIG[game]:
            sizes += [size for eye in eyes for size in eye.sizes]
    assert sum(sizes) <= BUDGET * len(sizes)


def test_every_game_has_known_secrets_and_a_budget() -> None:
    assert list(SECRETS) == list(BIG) == GAMES
    assert all(BIG[game] in [players for _, players in tables_of(game)] for game in GAMES)


# The reader of the wire must be able to find something ------------------------------------------


def a_match(game: str = "bang") -> Match:
    return new_match(game, {"bang": 5, "dice": 5, "wyatt": 3}[game], "leaks")


def hidden_seat(match: Match) -> int:
    """A seat whose role is hidden from seat 0 and from spectators."""
    view = match.game.present(match.view(None))
    return max(i for i, seat in enumerate(view["seats"]) if seat["role"] is None and i)


def secretive(match: Match) -> list[int]:
    """The seats except the first that know something that nobody else knows."""
    if match.game.id != "dice":
        return list(range(1, match.players))
    view = match.game.present(match.view(None))
    return [i for i, seat in enumerate(view["seats"]) if seat["role"] is None and i]


def full_of(match: Match, seat: int | None) -> str:
    asked = match.choice
    assert asked is not None
    choice = shapes.choice(asked, match.number, None, mine=asked.seat == seat)
    return Feed(match).full(seat, 0, choice)


@pytest.mark.parametrize("game", GAMES)
def test_the_view_of_another_seat_is_found(game: str) -> None:
    match = a_match(game)
    Eyes(match, 0).send(full_of(match, 0))
    assert secretive(match)
    for other in secretive(match):
        with pytest.raises(Leak):
            Eyes(match, 0).send(full_of(match, other))
        with pytest.raises(Leak):
            Eyes(match, None).send(full_of(match, other))


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("seat", [0, None])
def test_an_open_state_is_found(
    seat: int | None, game: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    match = a_match(game)
    eyes = Eyes(match, seat)
    eyes.look()
    monkeypatch.setattr(
        Match, "screens", lambda self, seats: [self.game.present(self.state) for _ in seats]
    )
    with pytest.raises(Leak):
        eyes.send(full_of(match, seat))


@pytest.mark.parametrize("game", ["bang", "wyatt"])
def test_an_event_that_is_not_redacted_is_found(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    def open_events(self: Match, seat: int | None, since: int = 0) -> list[Event]:
        return self.events[since:]

    match = a_match(game)
    while not any(event.verb == "draw" and event.seat != 0 for event in match.events):
        match.answer(len(match.choice.options) - 1 if match.choice else 0)
    monkeypatch.setattr(Match, "events_for", open_events)
    with pytest.raises(Leak):
        Eyes(match, 0).send(full_of(match, 0))


@pytest.mark.parametrize("game", ["bang", "dice"])
@pytest.mark.parametrize(
    "planted",
    [
        '{"t":"step","n":1,"events":[],"patch":{"seats":{"$i":{"%d":{"role":"%s"}}}},"choice":null}',
        '{"t":"step","n":1,"events":[],"patch":{"turn":0,"note":"%d %s"},"choice":null}',
        '{"t":"table","table":{"seat":%d,"badge":"%s"}}',
        '{"t":"table","table":{"seat":%d,"%s":1}}',
    ],
)
def test_a_role_is_found(planted: str, game: str) -> None:
    match = a_match(game)
    seat = hidden_seat(match)
    state: Any = match.state
    role = ("sheriff", "deputy", "outlaw", "renegade")[state.role[seat]]
    text = planted % (seat, role)
    if '"note"' in text:  # inside other text it would be an ordinary word
        text = text.replace(f"{seat} {role}", role)
    with pytest.raises(Leak):
        Eyes(match, 0).send(text)


@pytest.mark.parametrize("game", ["bang", "wyatt"])
@pytest.mark.parametrize(
    "planted",
    [
        '{"t":"step","n":1,"events":[{"n":1,"verb":"draw","card":%d}],"patch":{},"choice":null}',
        '{"t":"step","n":1,"events":[{"n":1,"verb":"fetch","card":%d}],"patch":{},"choice":null}',
        '{"t":"step","n":1,"events":[],"patch":{"pile":[%d]},"choice":null}',
        '{"t":"step","n":1,"events":[],"patch":{"shelf":[%d]},"choice":null}',
        '{"t":"step","n":1,"events":[],"patch":{"air":[%d]},"choice":null}',
        '{"t":"step","n":1,"events":[],"patch":{"top":%d},"choice":null}',
        '{"t":"choice","choice":{"number":1,"seat":0,"topic":"x","options":[{"card":%d}]}}',
    ],
)
def test_a_card_is_found(planted: str, game: str) -> None:
    match = a_match(game)
    state: Any = match.state
    assert state.deck[-1] != NONE
    with pytest.raises(Leak):
        Eyes(match, 0).send(planted % state.deck[-1])


def test_what_lies_under_the_top_of_the_pile_is_found() -> None:
    """The card was open when it was discarded. A turn later it is hidden."""
    match = a_match("wyatt")
    state = match.state
    assert isinstance(state, WyattState)
    eyes = Eyes(match, None)
    while len(state.pile) < 3:
        assert match.choice is not None
        match.answer(0 if match.choice.topic == "draw" else len(match.choice.options) - 1)
        eyes.look()
    planted = '{"t":"step","n":1,"events":[],"patch":{"pile":%s},"choice":null}'
    eyes.send(planted % state.pile[-1:])
    for cards in (state.pile[-2:], state.pile[:1]):
        with pytest.raises(Leak):
            eyes.send(planted % cards)


def test_a_result_before_the_end_is_found() -> None:
    match = a_match("wyatt")
    for planted in ('"winners":[1]', '"scores":[0,0,25]'):
        with pytest.raises(Leak):
            Eyes(match, 0).send(f'{{"t":"over","result":{{{planted}}}}}')


@pytest.mark.parametrize("game", GAMES)
def test_standings_before_the_end_are_found(game: str) -> None:
    """They name roles and results of this match."""
    standings = '{"t":"table","table":{"evening":{"matches":1,"players":[{"name":"A","wins":1}]}}}'
    with pytest.raises(Leak):
        Eyes(a_match(game), 0).send(standings)


@pytest.mark.parametrize("game", GAMES)
def test_foreign_options_and_the_seed_are_found(game: str) -> None:
    match = a_match(game)
    for text in (
        '{"t":"choice","choice":{"number":1,"seat":2,"topic":"x","options":[]}}',
        f'{{"t":"chat","text":"{match.seed}"}}',
    ):
        with pytest.raises(Leak):
            Eyes(match, 0).send(text)

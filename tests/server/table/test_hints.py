"""Hints: only where the table allows them, only for the asked player; and in replays."""

import asyncio
import json

import pytest

from posse import bots
from posse.bots.base import Reason
from posse.bots.suspicion import Belief
from posse.engine.event import Event
from posse.engine.ids import NONE, SPECTATOR
from posse.engine.match import Match, new_match
from posse.games.sheriff.state import SheriffState
from posse.locales import LANGUAGES, Words
from posse.server.node.replay import _encoded
from posse.server.store.rows import MatchRow
from posse.server.table.role_odds import RoleOdds
from posse.server.wire.requests import Hello, Hint, Odds, Options, Sit, Start
from tests.server.leaks import Eyes
from tests.server.world import Tab, World, answer, over, playing, say

GAMES = {"bang": 4, "dice": 4, "wyatt": 2}


def test_a_hint_is_what_a_deputy_would_do() -> None:
    async def main() -> None:
        world = World()
        table, (host, guest) = await world.table(2)
        await say(table, guest, Sit(1))
        await say(table, host, Options(hints=True), Start())
        assert host.table["hints"] is True
        assert await world.until_asked(table, 0)
        number = playing(table).match.number
        await say(table, host, Hint(number))
        hint = host.last("hint")
        assert hint["choice"] == number
        assert 0 <= hint["option"] < len(playing(table).choice.options)
        assert hint["why"]["id"].startswith("why-")
        assert not guest.messages("hint")
        await say(table, guest, Hint(number))
        assert guest.error == "not_yours"
        await say(table, host, Hint(number + 1))
        assert host.error == "stale"
        assert playing(table).match.number == number, "asking answers nothing"

    asyncio.run(main())


def test_without_the_option_there_are_none() -> None:
    async def main() -> None:
        world = World()
        table, (host,) = await world.table()
        await say(table, host, Start())
        assert host.table["hints"] is False
        assert await world.until_asked(table, 0)
        await say(table, host, Hint(playing(table).match.number))
        assert host.error == "no_hints"
        stranger = Tab("px", "X")
        await say(table, stranger, Hint(0))
        assert stranger.error == "hello_first"

    asyncio.run(main())


@pytest.mark.parametrize("game", GAMES)
def test_hints_tell_nothing_that_the_seat_does_not_know(game: str) -> None:
    """Everybody asks for a hint at every choice; no reply holds a secret."""

    async def main() -> int:
        players, hints = GAMES[game], 0
        world = World()
        table, tabs = await world.table(players, game=game, players=players, hints=True)
        for seat in range(1, players):
            await say(table, tabs[seat], Sit(seat))
        await say(table, tabs[0], Start())
        eyes = [Eyes(playing(table).match, seat) for seat in range(players)]
        for eye in eyes:
            await table.handle(eye, Hello())
        while not over(table) and hints < 150:
            match = playing(table).match
            if len(match.choice.options) > 1:
                await table.handle(eyes[match.choice.seat], Hint(match.number))
                hints += 1
            await table.answers.apply(playing(table).advise("deputy"), "bot")
        return hints

    assert asyncio.run(main()) > 10


class Spied(RoleOdds):
    """Checks everything that the estimator of roles is given."""

    def __init__(self, row: MatchRow) -> None:
        super().__init__(row)
        assert self.witness is not None
        observe, belief = self.witness.observe, self.witness.belief
        self.looks = 0

        def observed(events: list[Event]) -> None:
            assert all(event.see == 0 for event in events)
            assert events == self.match.events_for(None, len(self.match.events) - len(events))
            observe(events)

        def believed(view: SheriffState) -> Belief:
            self.looks += 1
            assert view.me == SPECTATOR
            shown = self.match.view(None)
            assert self.match.game.dump(view) == self.match.game.dump(shown)
            return belief(view)

        self.witness.observe = observed  # type: ignore[method-assign]
        self.witness.belief = believed  # type: ignore[method-assign]


@pytest.mark.parametrize("game", ["bang", "dice"])
def test_what_the_table_could_know_comes_from_what_everybody_saw(game: str) -> None:
    match, row = finished(game)
    role_odds = Spied(row)
    for step in range(0, len(match.answers), 7):
        rows = role_odds.odds(match.answers[:step])
        view = role_odds.match.view(None)
        assert isinstance(view, SheriffState)
        for role, odds in zip(view.role, rows, strict=True):
            assert not odds if role != NONE else sum(odds.values()) == 100
            assert "sheriff" not in odds
    assert role_odds.looks > len(match.answers) // 2


def test_the_chances_of_roles_are_the_same_for_everybody() -> None:
    async def main() -> None:
        world = World()
        table, (host, guest) = await world.table(2, hints=True)
        await say(table, guest, Sit(1))
        await say(table, host, Start())
        for _ in range(30):
            await table.answers.apply(playing(table).advise("greenhorn"), "bot")
        await say(table, host, Odds())
        await say(table, guest, Odds())
        assert host.last("odds") == guest.last("odds")
        assert len(host.last("odds")["seats"]) == 4
        stranger = Tab("px", "X")
        await say(table, stranger, Hello(), Odds())
        assert stranger.error == "not_seated"

    asyncio.run(main())


def test_chances_of_roles_count_as_hints() -> None:
    async def main() -> None:
        world = World()
        table, (host,) = await world.table(start=True)
        await say(table, host, Odds())
        assert host.error == "no_hints"
        other, (host,) = await world.table(game="wyatt", players=2, hints=True, start=True)
        await say(other, host, Odds())
        assert host.last("odds")["seats"] == [], "nothing is hidden but hands"

    asyncio.run(main())


def finished(game: str) -> tuple[Match, MatchRow]:
    match = new_match(game, GAMES[game], seed="replayed")
    bots.crew(match, "deputy", "1").play()
    row = MatchRow(
        id="m", table="t", game=game, version=match.game.version, packs=list(match.setup.packs),
        players=match.players, house=match.setup.house, seed="replayed", names=[], begun=0.0,
        over=True, answers=match.answers,
    )  # fmt: skip
    return match, row


@pytest.mark.parametrize("game", GAMES)
def test_a_replay_says_at_every_choice_what_a_deputy_would_do(game: str) -> None:
    match, row = finished(game)
    steps = json.loads(_encoded(row, "all"))["steps"]
    hints = [(i, step["hint"]) for i, step in enumerate(steps) if step["hint"]]
    assert len(hints) > 10
    same = sum(match.answers[i] == hint["option"] for i, hint in hints)
    assert same > 0.7 * len(hints), "deputies played it: but for ties they agree"
    own = json.loads(_encoded(row, "0"))["steps"]
    for step in own:
        assert step["hint"] is None or step["choice"]["seat"] == 0


def test_a_replay_says_why_its_bots_answered() -> None:
    async def main() -> None:
        world = World()
        table, _ = await world.table(game="dice", players=4, start=True, bots=["deputy"])
        play = playing(table)
        while not over(table):
            seat = play.choice.seat
            await table.answers.apply(play.advise("greenhorn" if seat == 0 else "deputy"), "bot")
        row = await world.memory.match(play.id)
        assert row is not None
        steps = json.loads(_encoded(row, "all"))["steps"]
        said = [(i, step["said"]) for i, step in enumerate(steps) if step["said"]]
        assert {one["bot"] for _, one in said} == {"greenhorn", "deputy"}
        for i, one in said:
            assert one["option"] == row.answers[i]
            assert len(steps[i]["choice"]["options"]) > 1
            if one["bot"] == "deputy":
                assert one["why"]["id"].startswith("why-")
        own = json.loads(_encoded(row, "1"))["steps"]
        assert any(step["said"] for step in own)
        for step in own:
            assert step["said"] is None or step["choice"]["seat"] == 1
        nobody = json.loads(_encoded(row, "none"))["steps"]
        assert not any(step["said"] for step in nobody), "a reason may name a hand"

    asyncio.run(main())


def test_the_answers_of_people_have_no_reason() -> None:
    async def main() -> None:
        world = World()
        table, (host,) = await world.table(start=True)
        assert await world.until_asked(table, 0)
        number = playing(table).match.number
        await answer(table, host)
        row = await world.memory.match(playing(table).id)
        assert row is not None
        assert number < len(row.answers)
        assert number not in row.said

    asyncio.run(main())


@pytest.mark.parametrize("game", GAMES)
def test_every_reason_is_a_sentence_in_both_languages(game: str) -> None:
    """Every reason that deputies and marshals give in some matches has a text."""
    said: set[Reason] = set()
    for i in range(6):
        match = new_match(game, GAMES[game], seed=f"why-{i}")
        names = ["marshal@9" if i == 0 else "deputy", *["deputy"] * (GAMES[game] - 1)]
        crew = bots.crew(match, ",".join(names), str(i))
        while match.choice is not None and match.number < 150:
            seat, index = match.choice.seat, crew.choose()
            why = crew.bots[seat].why
            if why is not None:
                said.add(why)
            match.answer(index if index is not None else 0)
    assert len({why.id for why in said}) > 4
    for lang in LANGUAGES:
        for why in said:
            line = Words(lang).say(why.id, **{key: str(value) for key, value in why.args.items()})
            assert why.id not in line
            assert "{" not in line

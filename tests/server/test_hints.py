"""What would you do? Only where the table allows it, only for whoever is asked; and in replays."""

import asyncio
import json

import pytest

from posse import bots
from posse.bots.base import Reason
from posse.engine.match import Match, new_match
from posse.locales import LANGUAGES, Words
from posse.server.replay import _encoded
from posse.server.requests import Hint, Options, Sit, Start
from posse.server.store import MatchRow
from tests.server.world import Tab, World, playing, say

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


@pytest.mark.parametrize("game", GAMES)
def test_every_reason_is_a_sentence_in_both_languages(game: str) -> None:
    """Whatever deputies and marshals say in some matches, the words for it are there."""
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

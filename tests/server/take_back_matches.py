"""Matches at a choice with an answer of a certain disclosure."""

from typing import Any

from posse.server.table.table import Table
from posse.server.table.take_back_check import disclosure
from posse.server.wire.requests import Hello, Sit, Start
from tests.server.world import Tab, World, changed, over, playing, say

SETTINGS = changed(take_back=3.0)
Faced = tuple[Table, Tab, Tab, int]


def a_world() -> World:
    return World(SETTINGS)


async def faced(
    world: World, wanted: str, next_seat: int | None = None, people: int = 2, **setup: Any
) -> Faced:
    """A match in which seat 0 has such an option. Returns table, tab, spectator and option."""
    while True:
        table, (tab, *friends) = await world.table(people, **setup)
        for seat, friend in enumerate(friends, 1):
            await say(table, friend, Sit(seat))
        await say(table, tab, Start())
        watcher = Tab()
        await say(table, watcher, Hello())
        while not over(table):
            play = playing(table)
            mine = play.choice.seat == 0 and len(play.choice.options) > 1
            for option in range(len(play.choice.options) if mine else 0):
                after = play.match.clone()
                after.answer(option)
                fits = next_seat is None or (after.choice and after.choice.seat == next_seat)
                if fits and disclosure(play.match, option) == wanted:
                    tab.forget()
                    watcher.forget()
                    return table, tab, watcher, option
            await table.answers.apply(play.advise("simple"), "bot")


def number(table: Table) -> int:
    found: int = playing(table).match.number
    return found


def stored(world: World, table: Table) -> list[int]:
    return world.memory.answers[playing(table).id]

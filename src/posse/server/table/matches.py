"""Begins the matches of a table, and brings them back after a restart."""

from __future__ import annotations

import logging
import secrets

import msgspec
from msgspec import UNSET

from posse.bots import thinks
from posse.engine.errors import PosseError
from posse.engine.lesson import Lesson
from posse.engine.match import lesson_match, new_match
from posse.server.store.rows import MatchRow, TableRow
from posse.server.table import standings, table_draft
from posse.server.table.room import Room

log = logging.getLogger("posse.server")


class Matches:
    def __init__(self, room: Room) -> None:
        self.room = room
        self.services = room.services
        self.unreadable: MatchRow | None = None  # a running match that cannot be read here

    async def load(self) -> None:
        """Goes back to the same choice as before the restart."""
        room = self.room
        if room.row.match is None:
            return
        found = await self.services.store.match(room.row.match)
        if found is None:
            return
        try:
            room.take_up(room.replay(found))
            await standings.store_result(room)
            if not found.answers and not found.lesson:
                room.introduction.begin()
            room.start_bot()
        except PosseError as error:  # the rules have changed since: people can begin anew
            self.unreadable = None if found.over else found
            log.warning("match %s cannot go on here: %s", room.row.match, error)

    async def begin(self, draft: TableRow) -> None:
        """Deals a match to the seats of the draft, in another order if the table wants that."""
        standings.add_result(self.room, draft)  # before anybody has another seat
        if draft.shuffle and (draft.match is not None or draft.evening.matches):
            table_draft.shuffle(draft, self.services.random.below)
        made = new_match(
            draft.game, draft.players, self.services.random.seed(), packs=tuple(draft.packs),
            house=draft.house,
        )  # fmt: skip
        plugins = made.game.plugins(made.setup.packs)
        await self._open(draft, MatchRow(
            id="", table="", game=draft.game,
            version=made.game.version, packs=list(made.setup.packs), players=draft.players,
            house=made.setup.house, seed=made.seed, names=[], begun=0.0,
            plugins=plugins or UNSET,
        ))  # fmt: skip

    async def play_on(self, draft: TableRow, source: MatchRow, step: int) -> None:
        """Plays a finished match again from after `step` answers: the same deal, new people."""
        before = source.answers[:step]
        said = {n: one for n, one in source.said.items() if n < step}
        again = msgspec.structs.replace(
            source, answers=before, said=said, source=source.id, step=step
        )
        await self._open(draft, msgspec.structs.replace(again, over=False))

    async def teach(self, draft: TableRow, lesson: Lesson) -> None:
        """Begins a match at the position of a lesson. It counts for nobody."""
        made = lesson_match(lesson, self.services.random.seed())
        plugins = made.game.plugins(made.setup.packs)
        await self._open(draft, MatchRow(
            id="", table="", game=draft.game,
            version=made.game.version, packs=list(made.setup.packs), players=draft.players,
            house=made.setup.house, seed=made.seed, names=[], begun=0.0,
            plugins=plugins or UNSET, lesson=made.lesson,
        ))  # fmt: skip

    async def _open(self, draft: TableRow, plan: MatchRow) -> None:
        row = msgspec.structs.replace(
            plan, id=secrets.token_urlsafe(12), table=draft.id,
            names=[seat.name for seat in draft.seats], begun=self.services.clock.now(),
            people=[] if plan.lesson else [seat.person for seat in draft.seats],
        )  # fmt: skip
        standings.add_result(self.room, draft)
        draft.match = row.id
        if any(thinks(seat.bot, draft.game) for seat in draft.seats):
            self.services.workers.warm()
        play = self.room.replay(row)
        await self.services.store.begin(self.room.lease, draft, row)
        self.room.replace(draft)
        self.room.take_up(play)
        if not row.source and not row.lesson:  # people who play on know the match
            self.room.introduction.begin()
        self.room.broadcast.table()
        self.room.start_bot()
        self.room.broadcast.full_to_all()

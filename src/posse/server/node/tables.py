"""The tables that this node runs: created, loaded, handed over, closed when unused."""

from __future__ import annotations

import asyncio
import logging
import random
import secrets
from collections import Counter
from collections.abc import Callable

from posse.engine.game import game
from posse.engine.lesson import Lesson
from posse.server import offered
from posse.server.cluster import sharing
from posse.server.errors import CannotWrite, Refused, StoreError, StoreUnavailable, TableMoved
from posse.server.node import short_codes
from posse.server.node.neighbours import about, can_take, lacking
from posse.server.services import Services
from posse.server.store.rows import Lease, MatchRow, Neighbour, SeatRow, TableRow
from posse.server.table import table_draft
from posse.server.table.room import OPEN, OVER, PLAYING
from posse.server.table.table import Table
from posse.server.wire.requests import NewTable, PlayOn

log = logging.getLogger("posse.server")

ORDER = (OPEN, PLAYING, OVER)


class Tables:
    def __init__(self, services: Services, barred: Callable[[str], bool] = lambda _: False) -> None:
        self.services = services
        self.barred = barred  # whether the host of the server has closed a table
        self.all: dict[str, Table] = {}
        self._loading: dict[str, asyncio.Task[Table | None]] = {}
        self._unreadable: set[str] = set()
        self._waiting_for_plugins: set[str] = set()  # tables whose plugins are not here
        self.me = Neighbour(services.store.node, about=about())
        self._free: set[str] = set()  # as seen the last time
        self._given = sharing.GivenAway()
        self.leaving = False  # this node stops: new tables belong to other nodes
        self.draining = False  # it gives its tables away before it stops
        self.alone = False  # no other node can take them
        self.waiting = False  # after an outage: until all nodes have renewed their leases

    async def shut(self, id: str) -> None:
        """Closes a table at once, with or without guests. Its guests are told that it is gone."""
        table = self.all.get(id)
        if table is None:
            return
        self._drop(table)
        lease, draft = table.room.lease, table.room.row.draft()
        draft.closed = True
        await self.services.store.save(lease, draft)
        await self.services.store.release(lease)
        table.dismiss()
        _dissolve_at_its_end(table)

    def get(self, id: str) -> Table | None:
        """A table that is in memory here."""
        return self.all.get(id)

    async def open(self) -> None:
        """Loads every table that no other node runs, at the same choice as before."""
        await self.take_over()
        log.info("%d tables", len(self.all))

    async def take_over(self) -> None:
        """Takes over free tables in random order, so that several nodes share them.

        Beyond its part a node takes only tables that were free the last time as well.
        """
        free = await self.services.store.free()
        nodes, driven = await self.services.store.share()
        part, before = sharing.part(nodes, driven + len(free)), self._free
        self._free = set(free)
        random.shuffle(free)
        for id in free:
            if id in self._unreadable or self._resting or self._given.has(id):
                continue
            if len(self.all) < part or id in before:
                await self._load_or_skip(id)

    async def share_out(self) -> None:
        """Gives some tables away if this node runs many more than its part."""
        if self._resting or self.waiting:
            return
        nodes, driven = await self.services.store.share()
        surplus = sharing.surplus(len(self.all), nodes, driven)
        if not surplus:
            return
        tables = sorted(self.all.values(), key=lambda table: (table.attached, random.random()))
        for table in tables[:surplus]:
            await self.give_away(table)
        await self.services.store.call()

    @property
    def _resting(self) -> bool:
        """This node takes no table over."""
        return self.leaving or self.draining

    async def give_away(self, table: Table) -> None:
        """Stores a held answer and releases the lease. The guests look for the table."""
        self._given.add(table.id)
        self._drop(table)
        try:
            await asyncio.gather(*filter(None, [table.task]), return_exceptions=True)
            await table.settle()
            await self.services.store.release(table.room.lease)
        finally:
            table.dismiss()
            table.dissolve()

    async def _load_or_skip(self, id: str) -> None:
        """Loads a table. One that cannot be loaded is logged and skipped; its row is kept."""
        try:
            await self._load_once(id)
        except (StoreUnavailable, CannotWrite):  # the store has failed, not the row
            raise
        except Exception as error:
            log.error("table %s is left out, its row is kept: %s", id, error)
            self._unreadable.add(id)

    async def renew(self) -> None:
        """Renews the leases. Drops the tables that another node runs by now."""
        before = list(self.all.values())
        held = await self.services.store.renew([table.room.lease for table in before])
        for table in before:
            if table.room.lease not in held and self.all.get(table.id) is table:
                log.warning("table %s is run by another node", table.id)
                self._drop(table)
                table.dismiss()
                _dissolve_at_its_end(table)

    async def close(self) -> None:
        """Stops the tables. What they have shown is stored."""
        if not self.leaving:
            await self.hand_over()

    async def hand_over(self) -> None:
        """Stores held answers, releases all leases and sends the guests to other nodes."""
        self.leaving = True
        await asyncio.gather(*self._loading.values(), return_exceptions=True)
        tables = list(self.all.values())
        tasks = [table.task for table in tables if table.task is not None]
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        await asyncio.gather(*[table.settle() for table in tables])
        await self.services.store.release_all()
        for table in tables:
            self.all.pop(table.id, None)
            table.dismiss()
            table.dissolve()

    async def _load(self, id: str) -> Table | None:
        """Takes the lease of a table and loads it. Returns None if another node has the lease."""
        still = self._resting or self.waiting
        lease = None if still else await self.services.store.acquire(id)
        if lease is None:
            return None
        try:
            row = await self.services.store.table(id)
            if row is None:  # deleted or unreadable; the store logs which
                self._unreadable.add(id)
                await self.services.store.release(lease)
                return None
            if len(row.seats) != row.players:
                raise StoreError(f"{len(row.seats)} seats for {row.players} players")
            if row.closed:
                row.closed = False
                await self.services.store.save(lease, row)
            table = await self._loaded(row, lease)
            if table is None:
                await self.services.store.release(lease)
                return None
        except Exception:  # a lease that stays would keep the table from all nodes
            await self.services.store.release(lease)
            raise
        self._start(table)
        return table

    async def _loaded(self, row: TableRow, lease: Lease) -> Table | None:
        """The table. None if only another node has its game or the rules of its match.

        Raises Refused if no node has them.
        """
        match = None if row.match is None else await self.services.store.match(row.match)
        lacks = lacking(row, None if match is None or match.over else match)
        if lacks:
            await self._leave_to_others(row, match, lacks)
            return None
        table = await self._with_code(row, lease)
        await table.load()
        running = table.matches.unreadable
        if not can_take(self.me, row, running):
            nodes = await self.services.store.neighbours()
            if any(can_take(node, row, running) for node in nodes):
                table.dissolve()
                return None
        return table

    async def _leave_to_others(
        self, row: TableRow, match: MatchRow | None, lacks: list[str]
    ) -> None:
        """Raises Refused if no other node has the plugins that a table needs: then it waits."""
        nodes = await self.services.store.neighbours()
        if not any(can_take(node, row, match) for node in nodes):
            self._waiting_for_plugins.add(row.id)
            raise Refused("no_plugin", f"this server lacks {', '.join(lacks)}", 503)

    async def _new_lease(self, id: str) -> Lease:
        if self.leaving:
            raise Refused("elsewhere", "this node is being stopped; try again", 503)
        if self.draining and self.alone:  # else another node takes it in a moment
            raise Refused("stopping", "the server is about to be stopped; try again later", 503)
        lease = await self.services.store.acquire(id)
        if lease is None:
            raise StoreError(f"another node has the new table {id}")
        return lease

    async def _with_code(self, row: TableRow, lease: Lease) -> Table:
        table = Table(row, self.services, lease)
        table.room.code = await short_codes.claim(self.services.store, lease)
        return table

    def _start(self, table: Table) -> None:
        self.all[table.id] = table
        table.task = asyncio.create_task(table.run(), name=f"table {table.id}")

    async def create(
        self, person: str, name: str, wanted: NewTable, id: str | None = None
    ) -> Table:
        """Creates a table. The creator is the host and sits in seat 0."""
        packs = None if wanted.packs is None else tuple(wanted.packs)
        setup = game(wanted.game).setup(wanted.players, packs, dict(wanted.house))
        offered.require(self.services.settings, setup.game, setup.packs)
        await self._make_room()
        row = TableRow(
            id=id or fresh_id(), game=wanted.game, packs=list(setup.packs),
            players=setup.players, house=setup.house, clock=wanted.clock, public=wanted.public,
            seats=[SeatRow() for _ in range(setup.players)], host=person,
            made=self.services.clock.now(), take_back=wanted.take_back,
            hints=wanted.hints,
        )  # fmt: skip
        table_draft.sit(row, 0, person, name)
        table = await self._with_code(row, await self._new_lease(row.id))
        if wanted.start:
            draft = row.draft()
            known = self.services.bots_of(row.game)
            chosen = [bot for bot in wanted.bots if bot in known]
            table_draft.fill(draft, *(chosen or table_draft.welcome(draft, known)))
            await table.matches.begin(draft)
        else:
            await self.services.store.save(table.room.lease, row)
        self._start(table)
        return table

    async def play_on(
        self, person: str, name: str, source: MatchRow, wanted: PlayOn, id: str | None = None
    ) -> Table:
        """Creates a private table that goes on from a step of a finished match, with bots."""
        if wanted.step >= len(source.answers):
            raise Refused("no_step", f"the steps are 0 to {len(source.answers) - 1}")
        if wanted.seat >= source.players:
            raise Refused("no_seat", f"there is no seat {wanted.seat}")
        await self._make_room()
        row = TableRow(
            id=id or fresh_id(), game=source.game, packs=source.packs,
            players=source.players, house=source.house, clock=0, public=False,
            seats=[SeatRow() for _ in range(source.players)], host=person,
            made=self.services.clock.now(),
        )  # fmt: skip
        table_draft.sit(row, wanted.seat, person, name)
        table = await self._with_code(row, await self._new_lease(row.id))
        draft = row.draft()
        table_draft.fill(draft, table.room.default_bot())
        await table.matches.play_on(draft, source, wanted.step)
        self._start(table)
        return table

    async def teach(self, person: str, name: str, lesson: Lesson, id: str | None = None) -> Table:
        """Creates a private table that plays a lesson: the person, and bots named in it."""
        offered.require(self.services.settings, lesson.game.id, lesson.packs)
        await self._make_room()
        row = TableRow(
            id=id or fresh_id(), game=lesson.game.id, packs=list(lesson.packs),
            players=len(lesson.names), house=lesson.house, clock=0, public=False,
            seats=[SeatRow() for _ in lesson.names], host=person,
            made=self.services.clock.now(), take_back=True, hints=True,
        )  # fmt: skip
        table_draft.sit(row, lesson.pupil, person, name)
        table = Table(row, self.services, await self._new_lease(row.id))
        draft = row.draft()
        table_draft.fill(draft, table.room.default_bot())
        table_draft.rename(draft, lesson.names)
        await table.matches.teach(draft, lesson)
        self._start(table)
        return table

    async def _make_room(self) -> None:
        """Closes unused tables while there are too many, the longest unused first.

        Matches whose people have left just now go last. Raises Refused if all are in use.
        """
        while len(self.all) >= self.services.settings.tables:
            now = self.services.clock.now()
            unused = [table for table in self.all.values() if table.unused()]
            if not unused:
                raise Refused("full", "all tables are taken; try again later", 503)
            first = min(unused, key=lambda table: (table.expected_back(now), table.quiet_since))
            await self._close(first)

    async def find(self, id: str) -> Table | None:
        """A table in memory, or a closed one, which is loaded. None if it does not exist.

        Raises TableMoved if another node was faster.
        """
        if id in self.all:
            return self.all[id]
        if id in self._waiting_for_plugins:
            raise Refused("no_plugin", "this server lacks a plugin that the table needs", 503)
        row = None
        if id not in self._unreadable and not self.barred(id):
            row = await self.services.store.table(id)
        if row is None:
            return None  # no lease for a table that does not exist
        if self.draining and row.closed:  # no node takes it over before somebody asks there
            raise Refused("stopping", "this node is about to be stopped; try again", 503)
        if self._given.has(id):
            raise TableMoved(f"table {id} is given to another node")
        if id not in self.all:
            await self._make_room()
        table = await self._load_once(id)
        if table is None:
            raise TableMoved(f"another node runs table {id}")
        return table

    async def _load_once(self, id: str) -> Table | None:
        if id in self.all:
            return self.all[id]
        if id not in self._loading:
            self._loading[id] = task = asyncio.create_task(self._load(id))
            task.add_done_callback(lambda done: self._forget_load(id, done))
        return await asyncio.shield(self._loading[id])

    def _forget_load(self, id: str, task: asyncio.Task[Table | None]) -> None:
        """Forgets the task. Reads its error, because all who waited for it may have gone."""
        del self._loading[id]
        if not task.cancelled():
            task.exception()

    async def sweep(self) -> None:
        """Closes the tables that nobody has used for long."""
        now = self.services.clock.now()
        for table in [table for table in self.all.values() if table.quiet(now)]:
            await self._close(table)

    async def _close(self, table: Table) -> None:
        lease, draft = table.room.lease, table.room.row.draft()
        draft.closed = True
        await self.services.store.save(lease, draft)
        if table.unused():
            self._drop(table)
            _dissolve_at_its_end(table)
            await self.services.store.release(lease)
        else:  # somebody came in while it was being stored
            await self.services.store.save(lease, table.room.row)
            table.room.code = await short_codes.claim(self.services.store, lease)
            table.room.broadcast.table()

    def _drop(self, table: Table) -> None:
        self.all.pop(table.id, None)
        if table.task is not None:
            table.task.cancel()

    def states(self) -> dict[str, int]:
        count: Counter[str] = Counter(table.room.state for table in self.all.values())
        return {state: count[state] for state in ORDER}


def fresh_id() -> str:
    return secrets.token_urlsafe(12)


def _dissolve_at_its_end(table: Table) -> None:
    """Frees a table as soon as its task, which was cancelled, is done."""
    if table.task is not None:
        table.task.add_done_callback(lambda _: table.dissolve())

"""The tables that this node runs: created, loaded, handed over, closed when unused."""

from __future__ import annotations

import asyncio
import logging
import time
from collections import Counter
from collections.abc import Callable

from posse.engine.lesson import Lesson
from posse.server.errors import Refused, StoreError, TableMoved
from posse.server.node import short_codes
from posse.server.node.new_tables import NewTables
from posse.server.node.table_loader import TableLoader
from posse.server.services import Services
from posse.server.store.rows import Lease, MatchRow
from posse.server.table.room import OPEN, OVER, PLAYING
from posse.server.table.table import Table
from posse.server.wire.bodies import NewTable, PlayOn

log = logging.getLogger("posse.server")

ORDER = (OPEN, PLAYING, OVER)
GIVEN = 5.0  # seconds for another node to take over what was given away


class GivenAway:
    """Tables that this node has just given away: another node shall have them."""

    def __init__(self) -> None:
        self._until: dict[str, float] = {}

    def add(self, table: str) -> None:
        now = time.monotonic()
        self._until = {id: until for id, until in self._until.items() if until > now}
        self._until[table] = now + GIVEN

    def has(self, table: str) -> bool:
        return self._until.get(table, 0.0) > time.monotonic()


class Tables:
    def __init__(self, services: Services, barred: Callable[[str], bool] = lambda _: False) -> None:
        self.services = services
        self.barred = barred  # whether the host of the server has closed a table
        self.all: dict[str, Table] = {}
        self.loader = TableLoader(services)
        self._loading: dict[str, asyncio.Task[Table | None]] = {}
        self._new = NewTables(services)
        self.given = GivenAway()
        self.leaving = False  # this node stops: new tables belong to other nodes
        self.draining = False  # it gives its tables away before it stops
        self.alone = False  # no other node can take them
        self.waiting = False  # after an outage: until all nodes have renewed their leases

    def states(self) -> dict[str, int]:
        count: Counter[str] = Counter(table.room.state for table in self.all.values())
        return {state: count[state] for state in ORDER}

    def get(self, id: str) -> Table | None:
        """A table that is in memory here."""
        return self.all.get(id)

    # loading --------------------------------------------------------------------------------------

    async def find(self, id: str) -> Table | None:
        """A table in memory, or a closed one, which is loaded. None if it does not exist.

        Raises TableMoved if another node was faster.
        """
        if id in self.all:
            return self.all[id]
        if id in self.loader.waiting_for_plugins:
            raise Refused("no_plugin", "this server lacks a plugin that the table needs", 503)
        row = None
        if id not in self.loader.unreadable and not self.barred(id):
            row = await self.services.store.table(id)
        if row is None:
            return None  # no lease for a table that does not exist
        if self.draining and row.closed:  # no node takes it over before somebody asks there
            raise Refused("stopping", "this node is about to be stopped; try again", 503)
        if self.given.has(id):
            raise TableMoved(f"table {id} is given to another node")
        if id not in self.all:
            await self._make_room()
        table = await self.load(id)
        if table is None:
            raise TableMoved(f"another node runs table {id}")
        return table

    async def load(self, id: str) -> Table | None:
        """A stored table, which this node runs from now on. None if another node shall run it."""
        if id in self.all:
            return self.all[id]
        if id not in self._loading:
            self._loading[id] = task = asyncio.create_task(self._load_and_start(id))
            task.add_done_callback(lambda done: self._forget_load(id, done))
        return await asyncio.shield(self._loading[id])

    def _forget_load(self, id: str, task: asyncio.Task[Table | None]) -> None:
        """Forgets the task. Reads its error, because all who waited for it may have gone."""
        del self._loading[id]
        if not task.cancelled():
            task.exception()

    async def _load_and_start(self, id: str) -> Table | None:
        if self.resting or self.waiting:
            return None
        table = await self.loader.load(id)
        if table is not None:
            self._start(table)
        return table

    def _start(self, table: Table) -> Table:
        self.all[table.id] = table
        table.task = asyncio.create_task(table.run(), name=f"table {table.id}")
        return table

    # new tables -----------------------------------------------------------------------------------

    async def create(
        self, person: str, name: str, wanted: NewTable, id: str | None = None
    ) -> Table:
        """Creates a table. The creator is the host and sits in seat 0."""
        return self._start(await self._new.create(self._new_lease, person, name, wanted, id))

    async def play_on(
        self, person: str, name: str, source: MatchRow, wanted: PlayOn, id: str | None = None
    ) -> Table:
        """Creates a private table that goes on from a step of a finished match, with bots."""
        return self._start(
            await self._new.play_on(self._new_lease, person, name, source, wanted, id)
        )

    async def teach(self, person: str, name: str, lesson: Lesson, id: str | None = None) -> Table:
        """Creates a private table that plays a lesson."""
        return self._start(await self._new.teach(self._new_lease, person, name, lesson, id))

    async def _new_lease(self, id: str) -> Lease:
        """The lease of a new table. Raises Refused if this node takes no more."""
        await self._make_room()
        if self.leaving:
            raise Refused("elsewhere", "this node is being stopped; try again", 503)
        if self.draining and self.alone:  # else another node takes it in a moment
            raise Refused("stopping", "the server is about to be stopped; try again later", 503)
        lease = await self.services.store.acquire(id)
        if lease is None:
            raise StoreError(f"another node has the new table {id}")
        return lease

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

    # closing --------------------------------------------------------------------------------------

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

    def _drop(self, table: Table) -> None:
        self.all.pop(table.id, None)
        if table.task is not None:
            table.task.cancel()

    # to other nodes -------------------------------------------------------------------------------

    @property
    def resting(self) -> bool:
        """This node takes no table over."""
        return self.leaving or self.draining

    async def give_away(self, table: Table) -> None:
        """Stores a held answer and releases the lease. The guests look for the table."""
        self.given.add(table.id)
        self._drop(table)
        try:
            await asyncio.gather(*filter(None, [table.task]), return_exceptions=True)
            await table.settle()
            await self.services.store.release(table.room.lease)
        finally:
            table.dismiss()
            table.dissolve()

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

    # the end of this node -------------------------------------------------------------------------

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


def _dissolve_at_its_end(table: Table) -> None:
    """Frees a table as soon as its task, which was cancelled, is done."""
    if table.task is not None:
        table.task.add_done_callback(lambda _: table.dissolve())

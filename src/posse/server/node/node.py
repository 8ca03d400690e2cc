"""A node: everything that one running server consists of."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Coroutine
from contextlib import suppress
from typing import Any, Protocol

from posse.server.cluster.links import Links
from posse.server.cluster.node_listener import NodeListener
from posse.server.errors import StoreError, StoreUnavailable, TableMoved, log_level
from posse.server.node.admission import Admission
from posse.server.node.device_transfer import TransferCodes
from posse.server.node.drain import Drain
from posse.server.node.lobby import Lobby
from posse.server.node.replay import Replays
from posse.server.node.sanctions import Sanctions
from posse.server.node.sharing import Sharing
from posse.server.node.tables import Tables
from posse.server.node.tokens import Tokens
from posse.server.process import addresses
from posse.server.rate_limits import RateLimits
from posse.server.services import Services
from posse.server.table.commands import Erase, Nobody
from posse.server.table.guest import Guest
from posse.server.wire import replies

log = logging.getLogger("posse.server")

CHECK = 1.0  # seconds for which a successful check of the store counts
# After an outage nodes only renew leases for so many rounds, so that no table moves needlessly.
ROUNDS_AFTER_OUTAGE = 3
LEAVE = 5.0  # seconds to hand the tables over
FLUSH = 1.0  # seconds for the last messages to other nodes
SWEEP = 30.0  # seconds between two sweeps


class Visitor(Guest, Protocol):
    """A connection of this node, which can be ended for good."""

    def expel(self) -> None: ...


class Node:
    def __init__(self, services: Services) -> None:
        self.services = services
        self.sanctions = Sanctions(services)
        self.tables = Tables(services, self.sanctions.closed)
        self.sharing = Sharing(services, self.tables)
        self.limits = RateLimits(services.settings)
        self.replays = Replays(services.store)
        self.transfers = TransferCodes(services.settings, services.store)
        self.tokens = Tokens(b"", set())
        self.admission = Admission(services, b"")
        self._checked = 0.0
        self.lobby = Lobby(services, self.tables)
        self.links = Links()
        self.drain = Drain(services, self.tables, self.announce)
        self.listener = NodeListener(self.tables.get, services.settings.connections)
        self.url = ""  # where other nodes reach this one
        self._rounds_since_outage = 0  # rounds since the last outage of the store
        self.away = False  # the store does not answer
        self.guests: set[Visitor] = set()  # connections of this node
        self._tasks: list[asyncio.Task[None]] = []

    async def open(self) -> None:
        store = self.services.store
        store.watch(self._store_changed)
        await store.open()
        key = await store.key()
        self.tokens = Tokens(key, await store.people())
        self.admission = Admission(self.services, key)
        if store.term is not None:
            await self._listen_for_nodes(key)
            self._start(self._renew_leases(store.term / 3))
        self.services.metrics.backup = await store.last_backup()
        await self.sanctions.refresh()
        await self.sharing.take_over()
        log.info("%d tables", len(self.tables.all))
        self._rounds_since_outage = ROUNDS_AFTER_OUTAGE
        self._start(self._sweep_regularly())
        if store.term is not None:
            self._start(self._take_over(store.term / 3))
            self._start(self._heed(store.term))

    def _start(self, work: Coroutine[Any, Any, None]) -> None:
        self._tasks.append(asyncio.create_task(work))

    async def _listen_for_nodes(self, key: bytes) -> None:
        """Listens for other nodes, and tells them the address."""
        host, _, port = self.services.settings.node_address.rpartition(":")
        host = host.strip("[]")
        self.links.key = key
        try:
            found = await self.listener.open(host, int(port), key, self.services.store.node)
        except (OSError, ValueError) as error:
            raise StoreError(f"cannot listen for other nodes on {host}:{port}: {error}") from error
        self.url = addresses.for_nodes(host, found)
        await self.announce()

    async def announce(self) -> None:
        """Tells the other nodes that this one is alive, and whether it takes tables."""
        me = self.tables.loader.me.about
        assert me is not None
        await self.services.store.announce(self.url, me, self.tables.draining)

    async def leave(self) -> None:
        """Hands the tables to other nodes before the sockets are closed. The guests follow."""
        if self.services.store.term is None:
            return
        try:
            async with asyncio.timeout(LEAVE):
                await self.tables.hand_over()
        except TimeoutError:
            log.warning("tables were not handed over; their leases will run out")
        await self.listener.flush(FLUSH)

    async def close(self) -> None:
        for task in self._tasks:
            task.cancel()
        self.drain.cancel()
        await self.tables.close()
        await self.links.close()
        await self.listener.close()
        await self.services.workers.close()
        await self.services.store.close()

    async def _sweep_regularly(self) -> None:
        while True:
            await asyncio.sleep(SWEEP)
            try:
                await self.sweep()
            except StoreError as error:
                log.log(log_level(error), "tables could not be put away: %s", error)

    async def _renew_leases(self, pause: float) -> None:
        """Renews the leases again and again, well before they end."""
        while True:
            await asyncio.sleep(pause)
            try:
                # Both at a time: a lease must not expire because the database is slow.
                await asyncio.gather(self.announce(), self.tables.renew())
                self._rounds_since_outage += 1
                self.tables.waiting = self._rounds_since_outage < ROUNDS_AFTER_OUTAGE
            except StoreError as error:
                self._rounds_since_outage = 0
                log.debug("leases could not be renewed: %s", error)  # the store logs it once
            except Exception as error:
                log.error("leases could not be renewed: %r", error, exc_info=True)

    async def _take_over(self, pause: float) -> None:
        """Takes over tables that other nodes released, or whose leases have expired.

        Gives tables to nodes that run fewer.
        """
        while True:
            try:
                async with asyncio.timeout(pause):
                    await self.services.store.called()
            except TimeoutError:
                log.debug("nobody called")
            except StoreError:
                await asyncio.sleep(pause)
            try:
                await self.sharing.take_over()
                await self.sharing.share_out()
            except StoreError as error:
                log.debug("tables could not be taken over: %s", error)
            except Exception as error:
                log.error("tables could not be taken over: %r", error, exc_info=True)

    async def _heed(self, pause: float) -> None:
        """Learns what the host has decided on other nodes."""
        while True:
            await asyncio.sleep(pause)
            try:
                await self.enforce()
            except StoreError as error:
                log.log(log_level(error), "sanctions could not be enforced: %s", error)

    async def enforce(self) -> None:
        """Reads the sanctions, closes tables and sends the banned away."""
        await self.sanctions.refresh()
        for id in [id for id in self.tables.all if self.sanctions.closed(id)]:
            await self.tables.shut(id)
        for person in self.sanctions.forgotten():
            self.replays.clear()
            for table in list(self.tables.all.values()):
                with suppress(TableMoved):
                    await table.put(Nobody(), Erase(person))
        for guest in list(self.guests):
            if self.sanctions.banned(guest.person, guest.address):
                guest.expel()

    def _store_changed(self, away: bool) -> None:
        """Tells all guests that the store does not answer, or that it answers again."""
        self.away, self._rounds_since_outage, self.tables.waiting = away, 0, True
        for guest in list(self.guests):
            guest.send(replies.text(replies.Waiting(away)))

    def empty(self) -> bool:
        """Whether nobody is at any table of this node."""
        return not self.guests and not self.listener.guests

    def metrics(self) -> str:
        """The metrics of this node, in the text format of Prometheus."""
        states, connections = self.tables.states(), self.limits.connections
        drain = self.tables.draining, self.drain.waits
        return self.services.metrics.text(states, connections, self.listener.guests, drain)

    async def check(self) -> None:
        """Raises StoreError if nothing can be stored. Tries at most once a second."""
        if self.away:
            raise StoreUnavailable("the store does not answer")
        now = self.services.clock.now()
        if now - self._checked >= CHECK:
            await self.services.store.check()
            self._checked = now

    async def sweep(self) -> None:
        """Closes unused tables, deletes what is too old, and forgets idle addresses."""
        await self.tables.sweep()
        await self.services.store.forget(self.services.settings.keep)
        self.limits.sweep(self.services.clock.now())
        self.services.metrics.backup = await self.services.store.last_backup()
        for person in self.sanctions.forgotten():  # also at a table that was closed meanwhile
            await self.services.store.erase(person)
        now = self.services.clock.now()
        await self.services.store.expire(now, now - self.services.settings.reports_kept)

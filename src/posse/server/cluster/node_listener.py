"""Listens for other nodes, which forward their browsers to the tables of this node.

It has an address of its own, which no proxy needs to know. Other nodes prove themselves by a token
made from the key in the database.
"""

from __future__ import annotations

import asyncio
import hmac
import logging
from collections.abc import Callable
from http import HTTPStatus
from typing import Any

import msgspec
from websockets.asyncio.server import Server, ServerConnection, serve
from websockets.exceptions import ConnectionClosed
from websockets.http11 import Request as Handshake
from websockets.http11 import Response

from posse.server.cluster import node_wire
from posse.server.cluster.node_wire import OpenChannel, Outbox, Refusal
from posse.server.cluster.relayed import relayed
from posse.server.errors import Refused, TableMoved
from posse.server.table.table import Table
from posse.server.wire.requests import Request

log = logging.getLogger("posse.server")

FindTable = Callable[[str], Table | None]  # a table of this node, by its id

MOST_PENDING = 64  # connections that have not shown their token yet
BEHIND = 64  # requests of one browser that may wait for a busy table


class RemoteGuest:
    """A guest whose browser is connected to another node; see `Guest`."""

    def __init__(self, wanted: OpenChannel, link: Peer, number: int, table: Table) -> None:
        self.person = wanted.person
        self.name = wanted.name
        self.address = wanted.address
        self.table = table
        self.link = link
        self.number = number
        self.asked: asyncio.Queue[Request] = asyncio.Queue(BEHIND)
        self.task = asyncio.create_task(self._pass_on())

    def send(self, text: str) -> None:
        self.link.outbox.add(node_wire.TOLD, self.number, text)

    def dismiss(self) -> None:
        self.link.drop(self.number)
        self.link.outbox.add(node_wire.MOVED, self.number)

    async def _pass_on(self) -> None:
        """Passes requests on. So a busy table does not block others on the same link."""
        try:
            while True:
                await self.table.put(self, await self.asked.get())
        except TableMoved:
            self.dismiss()


class Peer:
    """One other node, and all guests that come from there."""

    def __init__(self, wire: ServerConnection, find: FindTable, most: int) -> None:
        self.wire = wire
        self.find = find
        self.most = most
        self.outbox = Outbox(wire)
        self.guests: dict[int, RemoteGuest] = {}

    async def serve(self) -> None:
        writing = asyncio.create_task(self.outbox.run())
        try:
            async for frame in self.wire:
                for letter, number, said in node_wire.lines(str(frame)):
                    self._heard(letter, number, said)
        except ConnectionClosed:
            log.debug("a node is gone")
        except (ValueError, msgspec.DecodeError) as error:
            log.warning("a node says what nobody understands: %s", error)
        finally:
            writing.cancel()
            for number in list(self.guests):
                self.drop(number)

    def _heard(self, letter: str, number: int, said: str) -> None:
        if letter == node_wire.OPEN:
            self._open(number, msgspec.json.decode(said, type=OpenChannel))
        elif letter == node_wire.SHUT:
            self.drop(number)
        elif letter == node_wire.SAID and number in self.guests:
            self._said(self.guests[number], said)

    def _open(self, number: int, wanted: OpenChannel) -> None:
        table = self.find(wanted.table)
        if table is None:  # it was here when the other node asked
            self.outbox.add(node_wire.MOVED, number)
            return
        try:
            if len(self.guests) >= self.most:
                raise Refused("full", "the server is full; try again later", 503)
            table.admit(wanted.person)
        except Refused as error:
            told = Refusal(error.error, error.message, error.status)
            self.outbox.add(node_wire.REFUSED, number, msgspec.json.encode(told).decode())
            return
        self.guests[number] = RemoteGuest(wanted, self, number, table)
        self.outbox.add(node_wire.OPENED, number)

    def _said(self, guest: RemoteGuest, said: str) -> None:
        try:
            request = relayed(said)
            if request is not None:
                guest.asked.put_nowait(request)
        except (Refused, asyncio.QueueFull):  # the other node has checked and counted them
            guest.dismiss()

    def drop(self, number: int) -> None:
        guest = self.guests.pop(number, None)
        if guest is not None:
            guest.task.cancel()
            guest.table.part(guest)
            guest.table.detach()


class NodeListener:
    def __init__(self, find: FindTable, most: int) -> None:
        self.find = find
        self.most = most
        self.peers: set[Peer] = set()
        self._pass = b""
        self._server: Server | None = None

    async def open(self, host: str, port: int, key: bytes, node: str) -> int:
        """Starts to listen. Returns the port."""
        self._pass = f"Bearer {node_wire.node_token(key, node)}".encode()
        self._server = await serve(
            self._serve, host, port, process_request=self._authorize, server_header=None,
            create_connection=_pending_connection(), process_response=_with_wire,
            **node_wire.LINK,
        )  # fmt: skip
        return int(next(iter(self._server.sockets)).getsockname()[1])

    def _authorize(self, wire: ServerConnection, handshake: Handshake) -> Response | None:
        shown = ",".join(handshake.headers.get_all("Authorization")).encode()
        if hmac.compare_digest(shown, self._pass):
            if not node_wire.understood(handshake.headers.get(node_wire.WIRE_HEADER)):
                return wire.respond(HTTPStatus.UPGRADE_REQUIRED, "")
            assert isinstance(wire, PendingConnection)
            wire.let_in()
            return None
        return wire.respond(HTTPStatus.NOT_FOUND, "")

    async def _serve(self, wire: ServerConnection) -> None:
        peer = Peer(wire, self.find, self.most)
        self.peers.add(peer)
        try:
            await peer.serve()
        finally:
            self.peers.discard(peer)

    @property
    def guests(self) -> int:
        return sum(len(peer.guests) for peer in self.peers)

    async def flush(self, seconds: float) -> None:
        """Waits until the last messages are sent, but not longer than `seconds`."""
        try:
            async with asyncio.timeout(seconds):
                await asyncio.gather(*[peer.outbox.flushed() for peer in self.peers])
        except TimeoutError:
            log.debug("a node does not read")

    async def close(self) -> None:
        if self._server is not None:
            self._server.close()
            await self._server.wait_closed()


class PendingConnection(ServerConnection):
    """A connection without a token yet. If there are too many, the oldest is aborted."""

    waiting: dict[PendingConnection, None]  # in order of arrival

    def connection_made(self, transport: Any) -> None:
        super().connection_made(transport)
        if len(self.waiting) >= MOST_PENDING:
            next(iter(self.waiting)).transport.abort()
        self.waiting[self] = None

    def connection_lost(self, exc: Exception | None) -> None:
        self.let_in()
        super().connection_lost(exc)

    def let_in(self) -> None:
        self.waiting.pop(self, None)


def _with_wire(_: ServerConnection, __: Handshake, response: Response) -> None:
    response.headers[node_wire.WIRE_HEADER] = str(node_wire.WIRE)


def _pending_connection() -> type[PendingConnection]:
    return type("PendingConnection", (PendingConnection,), {"waiting": {}})

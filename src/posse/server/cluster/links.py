"""Links to other nodes: one WebSocket to each node, shared by all browsers."""

from __future__ import annotations

import asyncio
import itertools
import logging

import msgspec
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed, WebSocketException

from posse.server.cluster import node_wire
from posse.server.cluster.node_wire import OpenChannel, Outbox, Refusal
from posse.server.errors import Refused, TableMoved
from posse.server.store.rows import Owner
from posse.server.table.guest import Guest
from posse.server.wire.requests import Request

log = logging.getLogger("posse.server")

ANSWER = 5.0  # seconds for another node to open a channel


class RemoteTable:
    """A table on another node, for one browser; see `TableHandle`."""

    def __init__(self, link: Link, number: int, guest: Guest) -> None:
        self.link = link
        self.number = number
        self.guest = guest
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()

    async def put(self, _: Guest, request: Request) -> None:
        if self.number not in self.link.channels:
            raise TableMoved
        said = msgspec.json.encode(request).decode()
        self.link.outbox.add(node_wire.SAID, self.number, said)

    def part(self, _: Guest) -> None:
        if self.link.channels.pop(self.number, None) is not None:
            self.link.outbox.add(node_wire.SHUT, self.number)


class Link:
    """The connection to one other node."""

    def __init__(self, wire: ClientConnection) -> None:
        self.wire = wire
        self.outbox = Outbox(wire)
        self.channels: dict[int, RemoteTable] = {}
        self._numbers = itertools.count(1)
        self.task = asyncio.create_task(self._run())

    async def open(self, wanted: OpenChannel, guest: Guest) -> RemoteTable:
        """Opens a channel to a table.

        Raises Refused if the other node refuses, TableMoved if it does not run that table.
        """
        channel = RemoteTable(self, next(self._numbers), guest)
        self.channels[channel.number] = channel
        said = msgspec.json.encode(wanted).decode()
        self.outbox.add(node_wire.OPEN, channel.number, said)
        try:
            if self.task.done():
                raise TableMoved
            async with asyncio.timeout(ANSWER):
                await channel.opened
        except TimeoutError:
            channel.part(guest)
            raise TableMoved from None
        except BaseException:
            channel.part(guest)
            raise
        return channel

    async def _run(self) -> None:
        writing = asyncio.create_task(self.outbox.run())
        try:
            async for frame in self.wire:
                for letter, number, said in node_wire.lines(str(frame)):
                    self._heard(letter, number, said)
        except (ConnectionClosed, ValueError, msgspec.MsgspecError) as error:
            log.debug("a link is gone: %r", error)
        finally:
            writing.cancel()
            self.wire.transport.abort()
            for number in list(self.channels):
                self._moved(number)

    def _heard(self, letter: str, number: int, said: str) -> None:
        channel = self.channels.get(number)
        if channel is None:
            return  # the browser has gone meanwhile
        if letter == node_wire.TOLD:
            channel.guest.send(said)
        elif letter == node_wire.OPENED and not channel.opened.done():
            channel.opened.set_result(None)
        elif letter == node_wire.REFUSED and not channel.opened.done():
            told = msgspec.json.decode(said, type=Refusal)
            channel.opened.set_exception(Refused(told.error, told.message, told.status))
        elif letter == node_wire.MOVED:
            self._moved(number)

    def _moved(self, number: int) -> None:
        """The table has left the other node; the guest looks for it again."""
        channel = self.channels.pop(number)
        if not channel.opened.done():
            channel.opened.set_exception(TableMoved())
        elif channel.opened.exception() is None:
            channel.guest.dismiss()


class Links:
    def __init__(self) -> None:
        self.key = b""
        self._missed: set[str] = set()
        self._dialling: dict[
            str, asyncio.Task[Link]
        ] = {}  # by node; a finished task holds the link

    async def to(self, owner: Owner) -> Link:
        """The link to a node. Raises TableMoved if the node cannot be reached."""
        task = self._dialling.get(owner.node)
        if task is None or (task.done() and _broken(task)):
            task = self._dialling[owner.node] = asyncio.create_task(self._dial(owner))
        try:
            return await asyncio.shield(task)
        except (OSError, TimeoutError, WebSocketException) as error:
            self._unreachable(owner, error)
            raise TableMoved from error

    def _unreachable(self, owner: Owner, error: Exception) -> None:
        """Logs once per node that it cannot be reached: it is dead, or its address is wrong."""
        if owner.node not in self._missed:
            self._missed.add(owner.node)
            log.warning("a node cannot be reached at %s (--inner says where): %r", owner.url, error)

    async def _dial(self, owner: Owner) -> Link:
        self._dialling = {node: task for node, task in self._dialling.items() if not _dead(task)}
        headers = {
            "Authorization": f"Bearer {node_wire.node_token(self.key, owner.node)}",
            node_wire.WIRE_HEADER: str(node_wire.WIRE),
        }
        wire = await connect(
            owner.url, additional_headers=headers, user_agent_header=None, proxy=None,
            **node_wire.LINK,
        )  # fmt: skip
        told = wire.response.headers.get(node_wire.WIRE_HEADER) if wire.response else None
        if not node_wire.understood(told):
            await wire.close()
            raise OSError("its version is too old for this one")
        return Link(wire)

    async def close(self) -> None:
        for task in self._dialling.values():
            if task.done() and not _broken(task):
                task.result().task.cancel()
            task.cancel()


def _broken(task: asyncio.Task[Link]) -> bool:
    """Whether the connection failed, or has been closed since."""
    return task.cancelled() or task.exception() is not None or task.result().task.done()


def _dead(task: asyncio.Task[Link]) -> bool:
    return task.done() and _broken(task)

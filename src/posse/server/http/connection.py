"""One WebSocket of a browser: reads requests within limits, and never makes the table wait."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable

from starlette.websockets import WebSocket, WebSocketDisconnect, WebSocketState

from posse.server.cluster.route import TableHandle
from posse.server.errors import Refused
from posse.server.http.security import address
from posse.server.http.uvicorn_protocols import PUSH
from posse.server.rate_limits import RateLimits, TokenBucket
from posse.server.services import Services
from posse.server.wire import replies, requests
from posse.server.wire.requests import Chat, Enter, Hello, Name, Phrase, Ping, Request

log = logging.getLogger("posse.server")

# Close codes. A browser connects again after those below 4000.
POLICY = 1008
TOO_BIG = 1009
FAILED = 1011
TRY_AGAIN = 1013
BANNED = 4403
NO_TABLE = 4404
NO_PLUGIN = 4424


class Closing(Exception):
    """The server closes the connection with this code."""

    def __init__(self, code: int) -> None:
        super().__init__(code)
        self.code = code


def _queued(_: str) -> bool:
    """Under another server than ours every message goes through the outbox."""
    return False


def _may_speak(person: str, address: str) -> None:
    """Without a node nobody is silenced."""


class Connection:
    """A guest at a table; see `Guest`."""

    def __init__(
        self, socket: WebSocket, person: str, name: str, services: Services, limits: RateLimits
    ) -> None:
        self.person = person
        self.name = name
        self.address = address(socket)
        self._limits = limits
        self.services = services
        self._socket = socket
        self._outbox: asyncio.Queue[str] = asyncio.Queue(services.settings.outbox)
        self._waiting = 0  # characters in the outbox or being sent
        wire = (socket.scope.get("extensions") or {}).get(PUSH, {})
        self._push: Callable[[str], bool] = wire.get("send", _queued)
        self._ended = asyncio.Event()
        self._code: int | None = None
        now = services.clock.now()
        self._messages = TokenBucket(services.settings.messages, now)
        self._talk = TokenBucket(services.settings.chats, now)
        self._strikes = 0
        self.first: type[Hello | Enter] = Hello  # the message that must come first
        self.require_voice: Callable[[str, str], None] = _may_speak
        self.moved: Callable[[], None] | None = None  # called when the table has moved

    def send(self, text: str) -> None:
        """Sends at once if nothing waits; otherwise queues the text. Closes if too much waits."""
        if not self._waiting and self._push(text):
            return
        if self._outbox.full() or self._waiting > self.services.settings.outbox_bytes:
            self.services.metrics.errors["too_slow"] += 1
            self._end(TRY_AGAIN)
        else:
            self._outbox.put_nowait(text)
            self._waiting += len(text)

    def dismiss(self) -> None:
        (self.moved or self.send_away)()

    def expel(self) -> None:
        """Ends the connection of a banned person. Their page does not come back."""
        self.send(replies.text(replies.Error("banned", "the host of this server has banned you")))
        self._end(BANNED)

    def send_away(self) -> None:
        self._end(TRY_AGAIN)

    def _end(self, code: int) -> None:
        """Closes with this code; the first one counts."""
        self._code = self._code or code
        self._ended.set()

    async def serve(self, table: TableHandle) -> None:
        """Serves until either side closes. The table is told of the end in every case."""
        tasks = [
            asyncio.create_task(work)
            for work in (self._read(table), self._write(), self._ended.wait())
        ]
        try:
            await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
        finally:
            table.part(self)
            for task in tasks:
                task.cancel()
        await asyncio.wait(tasks)
        for task in tasks:
            self._note_failure(None if task.cancelled() else task.exception())
        if self._code is not None:
            await self._close(self._code)

    def _note_failure(self, error: BaseException | None) -> None:
        if isinstance(error, Closing):
            self._end(error.code)
        elif isinstance(error, Exception) and not isinstance(error, WebSocketDisconnect):
            log.error("connection failed: %r", error, exc_info=error)
            self._end(FAILED)

    async def _close(self, code: int) -> None:
        if self._socket.application_state == WebSocketState.CONNECTED:
            try:
                await self._socket.close(code)
            except (WebSocketDisconnect, RuntimeError):
                log.debug("closed by the other side")

    # both directions ----------------------------------------------------------------------------

    async def _write(self) -> None:
        while True:
            text = await self._outbox.get()
            await self._socket.send_text(text)
            self._waiting -= len(text)

    async def _read(self, table: TableHandle) -> None:
        try:
            async with asyncio.timeout(self.services.settings.hello):
                first = await self._message()
        except TimeoutError:
            raise Closing(POLICY) from None
        try:
            hello = self._parsed(first)
            if not isinstance(hello, self.first):
                raise Refused(
                    "hello_first", f"the first message must be {self.first.__name__.lower()}"
                )
        except Refused as error:  # sent directly: the outbox is no longer read
            self.services.metrics.errors[error.error] += 1
            await self._socket.send_text(replies.text(replies.Error(error.error, error.message)))
            raise Closing(POLICY) from None
        await table.put(self, hello)
        while True:
            await self._handle_message(table)

    async def _message(self) -> str | None:
        message = await self._socket.receive()
        if message["type"] == "websocket.disconnect":
            raise WebSocketDisconnect(message.get("code", 1005))
        text: str | None = message.get("text")
        return text

    async def _handle_message(self, table: TableHandle) -> None:
        """Takes one message. An error is sent back and does not reach the table."""
        text = await self._message()
        try:
            request = self._parsed(text)
        except Refused as error:
            self.services.metrics.errors[error.error] += 1
            self.send(replies.text(replies.Error(error.error, error.message)))
            return
        if isinstance(request, Ping):
            self.send(replies.text(replies.Pong()))
        elif self.first is Enter:
            self.send(replies.text(replies.Error("not_seated", "you are not at this table yet")))
        else:
            await table.put(self, request)

    def _parsed(self, text: str | None) -> Request:
        now = self.services.clock.now()
        if not self._messages.take(now):
            self._strike()
            raise Refused("too_fast", "too many messages; slow down")
        if text is None:
            raise Refused("bad_message", "only text frames are understood")
        if len(text) > self.services.settings.message_bytes:
            raise Closing(TOO_BIG)
        request = requests.request(text)
        if isinstance(request, (Chat, Phrase, Name)):
            if not self._talk.take(now):
                raise Refused("too_fast", "too much talk; slow down")
            self._limits.chat(self.address, now)
            self.require_voice(self.person, self.address)
        return request

    def _strike(self) -> None:
        """Counts a message that came too fast. Raises Closing after too many."""
        self._strikes += 1
        if self._strikes > self.services.settings.strikes:
            raise Closing(POLICY)

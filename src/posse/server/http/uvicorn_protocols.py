"""The wire below the application: what a connection may send, and for how long it may stand still.

uvicorn's two protocols with a door of their own. Frames of every kind count, pings and empty
fragments too; whoever does not read is aborted, because closing politely would wait for him; a
request that does not come in time is not waited for; and when the house runs out of places, those
who have not said what they want go first.
"""

from __future__ import annotations

import asyncio
import logging
from typing import Any, ClassVar

import h11
from uvicorn.config import Config
from uvicorn.protocols.http.h11_impl import H11Protocol
from uvicorn.protocols.utils import ClientDisconnected
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from uvicorn.server import ServerState
from websockets.frames import CloseCode, Frame
from websockets.http11 import Response
from websockets.protocol import State
from websockets.server import ServerProtocol

from posse.server.http.security import HEADERS
from posse.server.rate_limits import TokenBucket
from posse.server.settings import Settings

WAITING = (h11.IDLE, h11.SEND_BODY)  # the rest of a request is still to come
FAREWELL = 1.0  # seconds for a last word to whoever is shown the door
PUSH = "posse.push"  # an extension of ASGI: see `Socket.push`
AHEAD = 4  # messages that may wait to be taken before no more are read
CLOSING = 2.0  # seconds for the other side to say goodbye too


class Timer:
    """Aborts a connection unless it is stopped in time."""

    def __init__(self) -> None:
        self._handle: asyncio.TimerHandle | None = None

    def start(self, transport: asyncio.Transport, seconds: float) -> None:
        """The first start counts: whoever dribbles gains no time."""
        if self._handle is None:
            self._handle = asyncio.get_running_loop().call_later(seconds, transport.abort)

    def stop(self) -> None:
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None


class Stalls(asyncio.Protocol):
    """What both protocols share: nobody holds what we have for him and never takes it."""

    settings: ClassVar[Settings]
    transport: asyncio.Transport
    _stalled: Timer

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stalled.start(self.transport, self.settings.stall)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stalled.stop()


class Http(Stalls, H11Protocol):
    waiting: ClassVar[dict[Http, None]]  # in the order they came

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._late, self._stalled = Timer(), Timer()
        self._watch()
        if len(self.connections) > self.settings.sockets:
            oldest = next(iter(self.waiting))
            del self.waiting[oldest]
            oldest.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._forget()
        self._stalled.stop()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._watch()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._watch()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._forget()
        super().handle_websocket_upgrade(event)

    def send_400_response(self, msg: str) -> None:
        """As uvicorn does, with the headers that every answer of ours carries."""
        headers = [(b"content-type", b"text/plain"), (b"connection", b"close")]
        headers += [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            response = h11.Response(status_code=400, headers=headers, reason=b"Bad Request")
            for part in (response, h11.Data(data=msg.encode()), h11.EndOfMessage()):
                self.transport.write(self.conn.send(part) or b"")
        self.transport.close()

    def _watch(self) -> None:
        """Time runs while the rest of a request is to come."""
        if self.transport.get_protocol() is not self or self.transport.is_closing():
            return
        if self.conn.their_state in WAITING:
            self.waiting.setdefault(self)
            self._late.start(self.transport, self.settings.request_time)
        else:
            self._forget()

    def _forget(self) -> None:
        self.waiting.pop(self, None)
        self._late.stop()


class Frames(ServerProtocol):
    """Counts every frame before anybody looks at it."""

    def __init__(self, settings: Settings, **options: Any) -> None:
        super().__init__(**options)
        rate, burst = settings.messages
        self._loop = asyncio.get_running_loop()
        # More than the messages it may hold, so that whoever only talks too much is told so.
        self._bucket = TokenBucket((2 * rate, 2 * burst + settings.strikes), self._loop.time())
        self.flooded = False

    def recv_frame(self, frame: Frame) -> None:
        if self._bucket.take(self._loop.time()):
            super().recv_frame(frame)
        else:  # what else it has sent is thrown away unread
            self.flooded = True
            self.fail(CloseCode.POLICY_VIOLATION)

    def reject(self, status: Any, text: str) -> Response:
        response = super().reject(status, text)
        response.headers.update(HEADERS)
        return response


class Socket(Stalls, WebSocketsSansIOProtocol):
    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        log = logging.getLogger("uvicorn.error")
        self.conn = Frames(self.settings, max_size=config.ws_max_size, logger=log)
        self.close_timeout = CLOSING
        self._stalled, self._parting = Timer(), Timer()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stalled.stop()
        self._parting.stop()
        super().connection_lost(exc)
        self.conn.parser.close()  # nothing more is read; so that it is freed at once

    def data_received(self, data: bytes) -> None:
        if self.disconnected:
            return
        super().data_received(data)
        if self.transport.get_write_buffer_size() > self.settings.waiting_bytes:
            self.transport.abort()
        elif self.close_sent or self.transport.is_closing():
            self._parting.start(self.transport, FAREWELL)

    def handle_events(self) -> None:
        if isinstance(self.conn, Frames) and self.conn.flooded:
            self._dismiss(CloseCode.POLICY_VIOLATION)
        else:
            super().handle_events()

    def handle_parser_exception(self) -> None:
        assert self.conn.close_sent is not None
        self._dismiss(self.conn.close_sent.code)

    def _dismiss(self, code: int) -> None:
        """A last word; what still comes is thrown away, or it would never be read."""
        if self.close_sent:
            return
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_timer = self.loop.call_later(FAREWELL, self.transport.abort)

    def send_receive_event_to_app(self) -> None:
        """What is no UTF-8 ends the connection, without a line in the log.

        uvicorn stops reading at every message until it is taken, which costs more than the message.
        """
        data, self.frames = b"".join(self.frames), []
        if self.close_sent:
            return
        message: Any = {"type": "websocket.receive", "bytes": data}
        if self.curr_msg_data_type == "text":
            try:
                message = {"type": "websocket.receive", "text": data.decode()}
            except UnicodeDecodeError:
                self.conn.send_close(CloseCode.INVALID_DATA)
                self.handle_parser_exception()
                return
        self.queue.put_nowait(message)
        if self.queue.qsize() >= AHEAD and not self.read_paused:
            self.read_paused = True
            self.transport.pause_reading()

    def keepalive_timeout(self) -> None:
        super().keepalive_timeout()
        self._parting.start(self.transport, FAREWELL)

    async def send(self, message: Any) -> None:
        """Whoever was shown the door is gone for the application, too."""
        await self.writable.wait()
        if self.close_sent:
            raise ClientDisconnected
        await super().send(message)

    def push(self, text: str) -> bool:
        """Send a message at once; False if it has to wait, or if nothing is sent any more."""
        ready = self.handshake_complete and self.writable.is_set() and not self.close_sent
        gone = self.disconnected or self.transport.is_closing()
        if not ready or gone or self.conn.state is not State.OPEN:
            return False
        self.transport.write(framed(text.encode()))
        return True

    async def run_asgi(self) -> None:
        self.scope["extensions"] = {**(self.scope["extensions"] or {}), PUSH: {"send": self.push}}
        await super().run_asgi()
        self.scope["extensions"] = {}  # so that the connection is freed at once
        self._parting.start(self.transport, CLOSING + FAREWELL)


def framed(data: bytes) -> bytes:
    """A whole text message in one frame, as servers send them: no mask."""
    size = len(data)
    if size < 126:
        return b"\x81" + size.to_bytes(1, "big") + data
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big") + data
    return b"\x81\x7f" + size.to_bytes(8, "big") + data


def protocols(settings: Settings) -> tuple[type[Http], type[Socket]]:
    """Of one house: its numbers, and its own list of those who wait."""
    http = type("Http", (Http,), {"settings": settings, "waiting": {}})
    return http, type("Socket", (Socket,), {"settings": settings})

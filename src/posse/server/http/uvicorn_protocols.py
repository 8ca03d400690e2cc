"""uvicorn's HTTP and WebSocket protocols, with limits against slow and hostile clients.

Frames of every kind are counted, also pings and empty fragments. A client that does not read is
aborted, because a close handshake would wait for it. A request must arrive in time. When there are
too many connections, the oldest one without a complete request is aborted.

The base classes are not part of uvicorn's public interface: see
tests/server/http/test_uvicorn_protocols.py.
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

WAITING = (h11.IDLE, h11.SEND_BODY)  # the request is not complete
FAREWELL = 1.0  # seconds for the last message to a client that is disconnected
PUSH = "posse.push"  # an extension of ASGI: see `SocketProtocol.push`
AHEAD = 4  # messages that may wait for the application before reading pauses
CLOSING = 2.0  # seconds for the client's close frame


class AbortTimer:
    """Aborts a connection unless it is stopped in time."""

    def __init__(self) -> None:
        self._handle: asyncio.TimerHandle | None = None

    def start(self, transport: asyncio.Transport, seconds: float) -> None:
        """Starts the timer, unless it runs: sending slowly gains no time."""
        if self._handle is None:
            self._handle = asyncio.get_running_loop().call_later(seconds, transport.abort)

    def stop(self) -> None:
        if self._handle is not None:
            self._handle.cancel()
            self._handle = None


def cut_cycle(transport: asyncio.BaseTransport) -> None:
    """Lets reference counting free a closed transport, which keeps a method of its own."""
    getattr(transport, "__dict__", {}).pop("_read_ready_cb", None)


class AbortStalled(asyncio.Protocol):
    """What both protocols share: a client that does not read is aborted."""

    settings: ClassVar[Settings]
    transport: asyncio.Transport
    _stalled: AbortTimer

    def connection_lost(self, exc: Exception | None) -> None:
        self._stalled.stop()
        super().connection_lost(exc)
        cut_cycle(self.transport)

    def pause_writing(self) -> None:
        super().pause_writing()
        self._stalled.start(self.transport, self.settings.stall)

    def resume_writing(self) -> None:
        super().resume_writing()
        self._stalled.stop()


class FreedErrors(h11.Connection):
    """Its errors do not refer to themselves, so that the connection is freed with them."""

    def next_event(self) -> Any:
        try:
            return super().next_event()
        except h11.RemoteProtocolError as error:
            error.__traceback__ = None  # a frame of h11 in it keeps the error
            raise


class HttpProtocol(AbortStalled, H11Protocol):
    waiting: ClassVar[dict[HttpProtocol, None]]  # in order of arrival

    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        self.conn = FreedErrors(h11.SERVER)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._late, self._stalled = AbortTimer(), AbortTimer()
        self._update_timer()
        if len(self.connections) > self.settings.sockets:
            oldest = next(iter(self.waiting))
            del self.waiting[oldest]
            oldest.transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        self._stop_timer()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        self._update_timer()

    def on_response_complete(self) -> None:
        super().on_response_complete()
        self._update_timer()

    def handle_websocket_upgrade(self, event: h11.Request) -> None:
        self._stop_timer()
        super().handle_websocket_upgrade(event)

    def send_400_response(self, msg: str) -> None:
        """As uvicorn does, with our security headers."""
        headers = [(b"content-type", b"text/plain"), (b"connection", b"close")]
        headers += [(name.lower().encode(), value.encode()) for name, value in HEADERS.items()]
        if self.conn.our_state in (h11.IDLE, h11.SEND_RESPONSE):
            response = h11.Response(status_code=400, headers=headers, reason=b"Bad Request")
            for part in (response, h11.Data(data=msg.encode()), h11.EndOfMessage()):
                self.transport.write(self.conn.send(part) or b"")
        self.transport.close()

    def _update_timer(self) -> None:
        """Starts or stops the timer of an incomplete request."""
        if self.transport.get_protocol() is not self or self.transport.is_closing():
            return
        if self.conn.their_state in WAITING:
            self.waiting.setdefault(self)
            self._late.start(self.transport, self.settings.request_time)
        else:
            self._stop_timer()

    def _stop_timer(self) -> None:
        self.waiting.pop(self, None)
        self._late.stop()


class CountedFrames(ServerProtocol):
    """Counts every frame before it is parsed further."""

    def __init__(self, settings: Settings, **options: Any) -> None:
        super().__init__(**options)
        rate, burst = settings.messages
        self._loop = asyncio.get_running_loop()
        # Higher than the limit of messages: a client with many messages gets an error first.
        self._bucket = TokenBucket((2 * rate, 2 * burst + settings.strikes), self._loop.time())
        self.flooded = False

    def recv_frame(self, frame: Frame) -> None:
        if self._bucket.take(self._loop.time()):
            super().recv_frame(frame)
        else:  # the rest is discarded unread
            self.flooded = True
            self.fail(CloseCode.POLICY_VIOLATION)

    def reject(self, status: Any, text: str) -> Response:
        response = super().reject(status, text)
        response.headers.update(HEADERS)
        return response


class SocketProtocol(AbortStalled, WebSocketsSansIOProtocol):
    def __init__(
        self,
        config: Config,
        server_state: ServerState,
        app_state: dict[str, Any],
        _loop: asyncio.AbstractEventLoop | None = None,
    ) -> None:
        super().__init__(config, server_state, app_state, _loop)
        log = logging.getLogger("uvicorn.error")
        self.conn = CountedFrames(self.settings, max_size=config.ws_max_size, logger=log)
        self.close_timeout = CLOSING
        self._stalled, self._closing = AbortTimer(), AbortTimer()

    def connection_lost(self, exc: Exception | None) -> None:
        self._closing.stop()
        super().connection_lost(exc)
        self.conn.parser.close()  # nothing more is read; this frees the parser at once

    def data_received(self, data: bytes) -> None:
        if self.disconnected:
            return
        super().data_received(data)
        if self.transport.get_write_buffer_size() > self.settings.waiting_bytes:
            self.transport.abort()
        elif self.close_sent or self.transport.is_closing():
            self._closing.start(self.transport, FAREWELL)

    def handle_events(self) -> None:
        if isinstance(self.conn, CountedFrames) and self.conn.flooded:
            self._send_close(CloseCode.POLICY_VIOLATION)
        else:
            super().handle_events()

    def handle_parser_exception(self) -> None:
        assert self.conn.close_sent is not None
        self._send_close(self.conn.close_sent.code)

    def _send_close(self, code: int) -> None:
        """Sends the close frame. What the client still sends is discarded."""
        if self.close_sent:
            return
        self.close_sent = True
        self.queue.put_nowait({"type": "websocket.disconnect", "code": code})
        self.transport.write(b"".join(self.conn.data_to_send()))
        self.close_timer = self.loop.call_later(FAREWELL, self.transport.abort)

    def send_receive_event_to_app(self) -> None:
        """Queues a message. Invalid UTF-8 ends the connection without a log line.

        uvicorn pauses reading after every message, which costs more than the message. We pause
        after several.
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
        self._closing.start(self.transport, FAREWELL)

    async def send(self, message: Any) -> None:
        """Raises ClientDisconnected once the close frame is sent, or the handshake refused."""
        await self.writable.wait()
        refused = not self.handshake_complete and self.transport.is_closing()
        if self.close_sent or refused:
            raise ClientDisconnected
        await super().send(message)

    def push(self, text: str) -> bool:
        """Sends a message at once. Returns False if it has to wait, or if the socket is closed."""
        ready = self.handshake_complete and self.writable.is_set() and not self.close_sent
        gone = self.disconnected or self.transport.is_closing()
        if not ready or gone or self.conn.state is not State.OPEN:
            return False
        self.transport.write(framed(text.encode()))
        return True

    async def run_asgi(self) -> None:
        self.scope["extensions"] = {**(self.scope["extensions"] or {}), PUSH: {"send": self.push}}
        await super().run_asgi()
        self.scope["extensions"] = {}  # this frees the connection at once
        self._closing.start(self.transport, CLOSING + FAREWELL)


def framed(data: bytes) -> bytes:
    """A text message in one unmasked frame."""
    size = len(data)
    if size < 126:
        return b"\x81" + size.to_bytes(1, "big") + data
    if size < 1 << 16:
        return b"\x81\x7e" + size.to_bytes(2, "big") + data
    return b"\x81\x7f" + size.to_bytes(8, "big") + data


def protocols(settings: Settings) -> tuple[type[HttpProtocol], type[SocketProtocol]]:
    """The two protocol classes of one server, with its settings."""
    http = type("Http", (HttpProtocol,), {"settings": settings, "waiting": {}})
    return http, type("Socket", (SocketProtocol,), {"settings": settings})

"""A WebSocket client that costs as little as possible, so that only the server is measured."""

from __future__ import annotations

import asyncio
import struct
from collections.abc import Callable


class Wire(asyncio.Protocol):
    """Passes every text message to `heard`. Understands only what our servers send."""

    def __init__(self, heard: Callable[[bytes], None]) -> None:
        self.heard = heard
        self.opened: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self.bytes = 0
        self.messages = 0
        self.lost = False  # whether the server, or the network, has ended the connection
        self._data = b""
        self._transport: asyncio.Transport | None = None

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        assert isinstance(transport, asyncio.Transport)
        self._transport = transport

    def connection_lost(self, _: Exception | None) -> None:
        self.lost = self._transport is not None

    def shake(self, host: str, path: str, cookie: str) -> None:
        assert self._transport is not None
        lines = [
            f"GET {path} HTTP/1.1", f"Host: {host}", "Upgrade: websocket", "Connection: Upgrade",
            "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==", "Sec-WebSocket-Version: 13",
            f"Cookie: posse={cookie}", "", "",
        ]  # fmt: skip
        self._transport.write("\r\n".join(lines).encode())

    def data_received(self, data: bytes) -> None:
        self._data += data
        if not self.opened.done():
            head, found, rest = self._data.partition(b"\r\n\r\n")
            if not found:
                return
            assert b" 101 " in head, head
            self._data = rest
            self.opened.set_result(None)
        while self._frame():
            pass

    def _frame(self) -> bool:
        data = self._data
        if len(data) < 2:
            return False
        size, start = data[1], 2
        if size == 126:
            if len(data) < 4:
                return False
            (size,) = struct.unpack_from(">H", data, 2)
            start = 4
        if len(data) < start + size:
            return False
        self._data = data[start + size :]
        if data[0] == 0x81:
            self.bytes += size
            self.messages += 1
            self.heard(data[start : start + size])
        elif data[0] == 0x89:
            self._write(0x8A, data[start : start + size])
        return True

    def send(self, text: bytes) -> None:
        self._write(0x81, text)

    def _write(self, kind: int, text: bytes) -> None:
        assert self._transport is not None
        size = len(text)
        # The mask is zero, so the text stays as it is.
        length = bytes([0x80 | size]) if size < 126 else b"\xfe" + struct.pack(">H", size)
        self._transport.write(bytes([kind]) + length + b"\0\0\0\0" + text)

    def close(self) -> None:
        if self._transport is not None:
            self._transport.abort()
            self._transport = None


async def dial(host: str, path: str, cookie: str, heard: Callable[[bytes], None]) -> Wire:
    name, port = host.split(":")
    loop = asyncio.get_running_loop()
    _, wire = await loop.create_connection(lambda: Wire(heard), name, int(port))
    wire.shake(host, path, cookie)
    await wire.opened
    return wire

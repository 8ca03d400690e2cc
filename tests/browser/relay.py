"""A proxy between browser and server that can be cut: a network that fails."""

from __future__ import annotations

import contextlib
import socket
import threading


class Relay:
    def __init__(self, port: int) -> None:
        self.server = port
        self.whole = True
        self.lock = threading.Lock()
        self.open: set[socket.socket] = set()
        self.listener = socket.create_server(("127.0.0.1", 0))
        self.url = f"http://127.0.0.1:{self.listener.getsockname()[1]}"
        threading.Thread(target=self._accept, daemon=True).start()

    def cut(self) -> None:
        """Closes everything that is open. Nothing gets through until `mend`."""
        with self.lock:
            self.whole = False
            for end in self.open:
                hang_up(end)

    def mend(self) -> None:
        with self.lock:
            self.whole = True

    def close(self) -> None:
        self.cut()
        hang_up(self.listener)
        self.listener.close()

    def _accept(self) -> None:
        with contextlib.suppress(OSError):
            while True:
                self._join(self.listener.accept()[0])

    def _join(self, near: socket.socket) -> None:
        with self.lock:
            if not self.whole:
                near.close()
                return
            far = socket.create_connection(("127.0.0.1", self.server))
            self.open |= {near, far}
        for ends in ((near, far), (far, near)):
            threading.Thread(target=self._carry, args=ends, daemon=True).start()

    def _carry(self, source: socket.socket, target: socket.socket) -> None:
        with contextlib.suppress(OSError):
            while data := source.recv(65536):
                target.sendall(data)
        hang_up(target)
        with self.lock:
            self.open.discard(source)
        source.close()


def hang_up(end: socket.socket) -> None:
    with contextlib.suppress(OSError):
        end.shutdown(socket.SHUT_RDWR)

"""The still scenes of the development page, served to a browser without a game server."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from threading import Thread

from tools.web import SCENES


class Quiet(SimpleHTTPRequestHandler):
    def do_GET(self) -> None:
        """Some browsers ask for an icon. The scenes have none."""
        if self.path == "/favicon.ico":
            self.send_response(HTTPStatus.NO_CONTENT)
            self.end_headers()
        else:
            super().do_GET()

    def log_request(self, code: int | str = "-", size: int | str = "-") -> None:
        """Prints nothing: the tests report what matters."""


@contextmanager
def serving() -> Iterator[str]:
    assert (SCENES / "dev.html").exists(), "`python -m tools.web scenes` builds them"
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(Quiet, directory=str(SCENES)))
    Thread(target=server.serve_forever, daemon=True).start()
    yield f"http://127.0.0.1:{server.server_port}/dev.html"
    server.shutdown()
    server.server_close()

"""The built browser app: its files, and its one page for every path of the app."""

from __future__ import annotations

import mimetypes
import re
from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import HTMLResponse, Response
from starlette.routing import Route

from posse import __version__
from posse.server.compressed import Compressed
from posse.server.http.responses import FOR_EVER, compressed
from posse.server.http.security import address
from posse.server.node.node import Node

STATIC = Path(__file__).parent.parent / "static"
ENTRY = re.compile(rb'<script type="module"[^>]* src="([^"]+)"')  # the first script of the app
ENTRY_PATH = re.compile(r"/assets/[\w.-]{1,80}")
VERSION = re.compile(r"\d{1,4}\.\d{1,4}\.\d{1,4}")
ASSETS = "assets"  # files with a hash in their name: they never change
PAGES = (
    "/", "/about", "/admin", "/move", "/privacy", "/reach", "/t/{rest:path}", "/r/{rest:path}",
    "/rules/{rest:path}", "/rules", "/screen/{rest:path}", "/SCREEN/{rest:path}",
    "/club", "/j", "/j/{rest:path}", "/J/{rest:path}",
)  # fmt: skip

NOT_BUILT = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Posse</title></head><body>
<h1>Posse</h1>
<p>The server is running, but the browser app has not been built: run <code>make web</code>,
then load this page again.</p>
<p lang="de">Der Server läuft, aber die Browser-App ist noch nicht gebaut: <code>make web</code>
ausführen, dann diese Seite neu laden.</p>
</body></html>
"""


class Site:
    """The files of the app in memory. A file that was built again is read again."""

    def __init__(self, static: Path) -> None:
        self.static = static.resolve()
        self._kept: dict[Path, tuple[int, Compressed]] = {}

    def get(self, wanted: str) -> Compressed | None:
        try:
            path = (self.static / wanted).resolve()
            if not path.is_relative_to(self.static) or not path.is_file():
                return None
            changed = path.stat().st_mtime_ns
            if path not in self._kept or self._kept[path][0] != changed:
                self._kept[path] = changed, _read(path)
        except (OSError, ValueError):  # no valid file name
            return None
        return self._kept[path][1]

    def newer_than(self, build: str) -> bool:
        """Whether this app is newer than that of a page: its version, a colon, its first script.

        During an upgrade a page may reach a node of an older version: that app is not newer.
        """
        version, _, entry = build.partition(":")
        found = self.get("index.html")
        own = ENTRY.search(found.body) if found is not None else None
        if own is None or not ENTRY_PATH.fullmatch(entry) or not VERSION.fullmatch(version):
            return False
        return own[1] != entry.encode() and _numbers(version) <= _numbers(__version__)


def _numbers(version: str) -> list[int]:
    """The numbers of a version, to compare it with another one."""
    return [int(number) for number in re.findall(r"\d+", version)]


def _read(path: Path) -> Compressed:
    kind = mimetypes.guess_type(path.name)[0] or "application/octet-stream"
    return Compressed(path.read_bytes(), kind)


async def page(request: Request, status: int = 200) -> Response:
    found = site_of(request).get("index.html")
    if found is None:
        return HTMLResponse(NOT_BUILT, 503)
    return compressed(found, request, status=status)


async def file(request: Request) -> Response:
    path = request.path_params["path"]
    found = site_of(request).get(path)
    if found is None:
        if "text/html" in request.headers.get("accept", ""):  # a person: the app's page reports it
            return await page(request, 404)
        raise HTTPException(404)
    return compressed(found, request, FOR_EVER if path.startswith(f"{ASSETS}/") else "no-cache")


def site_of(request: Request) -> Site:
    """The files of the app. Counts the request; raises Refused if its address has sent too many."""
    node: Node = request.app.state.node
    node.limits.file(address(request), node.services.clock.now())
    site: Site = request.app.state.site
    return site


ROUTES = [*[Route(path, page) for path in PAGES], Route("/{path:path}", file)]

"""The built browser app: its files, and its one page for every address the app knows."""

from __future__ import annotations

from pathlib import Path

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.routing import Route

from posse.server.api import FOR_EVER

STATIC = Path(__file__).parent / "static"
ASSETS = "assets"  # files with a hash in their name: they never change
PAGES = ("/", "/about", "/move", "/t/{rest:path}", "/r/{rest:path}", "/rules/{rest:path}", "/rules")

NOT_BUILT = """<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>Posse</title></head><body>
<h1>Posse</h1>
<p>The server is running, but the browser app has not been built: run <code>make web</code>,
then load this page again.</p>
<p lang="de">Der Server läuft, aber die Browser-App ist noch nicht gebaut: <code>make web</code>
ausführen, dann diese Seite neu laden.</p>
</body></html>
"""


async def page(request: Request, status: int = 200) -> Response:
    static: Path = request.app.state.static
    index = static / "index.html"
    if not index.is_file():
        return HTMLResponse(NOT_BUILT, 503)
    return FileResponse(index, status, headers={"Cache-Control": "no-cache"})


async def file(request: Request) -> Response:
    static: Path = request.app.state.static
    path = (static / request.path_params["path"]).resolve()
    if not path.is_relative_to(static.resolve()) or not path.is_file():
        if "text/html" in request.headers.get("accept", ""):  # a person: our page says it
            return await page(request, 404)
        raise HTTPException(404)
    hashed = path.is_relative_to((static / ASSETS).resolve())
    return FileResponse(path, headers={"Cache-Control": FOR_EVER if hashed else "no-cache"})


ROUTES = [*[Route(path, page) for path in PAGES], Route("/{path:path}", file)]

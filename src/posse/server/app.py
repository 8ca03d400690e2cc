"""The ASGI application: routes, errors, start and stop of the node."""

from __future__ import annotations

from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path

from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import ClientDisconnect, Request
from starlette.responses import Response
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

from posse.engine.errors import PosseError, UnknownGame
from posse.server.admin import routes as admin
from posse.server.cluster.route import Route
from posse.server.errors import Refused, StoreError
from posse.server.http import api, cookies, personal, reporting, site
from posse.server.http.access_log import AccessLog
from posse.server.http.connection import BANNED, NO_PLUGIN, NO_TABLE, TRY_AGAIN, Connection
from posse.server.http.responses import answer
from posse.server.http.security import Headers, Hosts, address, same_origin
from posse.server.node import short_codes
from posse.server.node.node import Node
from posse.server.services import Services
from posse.server.wire.replies import Error, Newer, text
from posse.server.wire.requests import Enter

# Close codes after which no page comes back by itself.
FINAL = {"no_table": NO_TABLE, "no_table_code": NO_TABLE, "banned": BANNED, "no_plugin": NO_PLUGIN}
FAILURES = (Refused, PosseError, StoreError, HTTPException, ClientDisconnect)


def make_app(services: Services, static: Path = site.STATIC) -> Starlette:
    """The application of one node. `app.state` holds the node and the built browser app."""
    node = Node(services)
    app = Starlette(
        routes=ROUTES,
        middleware=[
            Middleware(AccessLog),
            Middleware(Headers),
            Middleware(Hosts, hosts=services.settings.hosts),
        ],
        exception_handlers=dict.fromkeys(FAILURES, failed),
        lifespan=lifespan,
    )
    app.state.node = node
    app.state.site = site.Site(static)
    app.state.address = None  # for a phone in the same network, once it is known
    app.state.drain = node.drain.begin  # empties this server
    app.state.workers = None  # the metrics of all workers, if there are several
    app.state.problem = "the server could not start"
    return app


@asynccontextmanager
async def lifespan(app: Starlette) -> AsyncIterator[None]:
    """Opens the node when the server starts, and closes it at the end."""
    node: Node = app.state.node
    try:
        await node.open()
    except Exception as error:
        app.state.problem = str(error) if isinstance(error, StoreError) else repr(error)
        raise
    try:
        yield
    finally:
        await node.close()


async def failed(request: Request, error: Exception) -> Response:
    """Answers every error with `{error, message}` and a fitting status."""
    told = refusal(error)
    node: Node = request.app.state.node
    node.services.metrics.errors[told.error] += 1
    response = answer({"error": told.error, "message": told.message, **told.more}, told.status)
    if told.status == 429:  # other requests that wait on this connection are dropped
        response.headers["Connection"] = "close"
    return response


def refusal(error: Exception) -> Refused:
    """The slug, message and status of an error."""
    if isinstance(error, Refused):
        return error
    if isinstance(error, HTTPException):
        slug = "not_found" if error.status_code == 404 else "not_possible"
        return Refused(slug, error.detail, error.status_code)
    if isinstance(error, ClientDisconnect):  # the client has gone
        return Refused("bad_message", "the body was cut off")
    if isinstance(error, StoreError):
        return Refused("not_stored", "the store does not answer", 503)
    return Refused("not_possible", str(error), 404 if isinstance(error, UnknownGame) else 400)


async def table_socket(socket: WebSocket) -> None:
    """A browser opens a WebSocket for a table, or asks at a table with its short code."""
    node: Node = socket.app.state.node
    if not same_origin(socket):
        node.services.metrics.errors["foreign_origin"] += 1
        await socket.close()  # before accepting: the handshake is refused
        return
    host = address(socket)
    try:
        node.limits.enter(host, node.services.clock.now())
    except Refused as error:
        await turn_away(socket, error)
        return
    try:
        await attend(socket, node)
    finally:
        node.limits.leave(host)


async def attend(socket: WebSocket, node: Node) -> None:
    """Connects a browser with its table until either side closes."""
    person = cookies.person_of(socket)
    guest = Connection(socket, person, "", node.services, node.limits)
    route = Route(node.services, node.tables, node.links, socket.path_params.get("id", ""), guest)
    guest.require_voice = node.sanctions.require_voice
    try:
        node.sanctions.require_welcome(person, guest.address)
        if "code" in socket.path_params:
            guest.first, route.table = Enter, await coded(socket.path_params["code"], guest, node)
        guest.name = (await node.services.store.name(person) or "") if person else ""
        if not await route.in_memory():  # loading a table costs as much as creating one
            node.limits.table(guest.address, node.services.clock.now())
        await route.enter()
    except (Refused, StoreError) as error:
        route.part(guest)
        await turn_away(socket, refusal(error))
        return
    try:
        await socket.accept()
        node.guests.add(guest)
        if socket.app.state.site.newer_than(socket.query_params.get("build", "")):
            guest.send(text(Newer()))
        await guest.serve(route)
    finally:
        node.guests.discard(guest)
        route.part(guest)


async def coded(code: str, guest: Connection, node: Node) -> str:
    """The id of the table with this short code. Raises Refused if there is none."""
    table = await short_codes.table_of(node.services.store, code)
    node.limits.code(guest.address, node.services.clock.now(), table is not None)
    if table is None:
        raise Refused("no_table_code", "no open table has this code", 404)
    return table


async def turn_away(socket: WebSocket, error: Refused) -> None:
    """Accepts, sends the reason and closes: browsers cannot read a refused handshake."""
    node: Node = socket.app.state.node
    node.services.metrics.errors[error.error] += 1
    await socket.accept()
    await socket.send_text(text(Error(error.error, error.message)))
    await socket.close(FINAL.get(error.error, TRY_AGAIN))


ROUTES = [
    *api.ROUTES,
    *personal.ROUTES,
    *reporting.ROUTES,
    *admin.ROUTES,
    WebSocketRoute("/ws/tables/{id}", table_socket),
    WebSocketRoute("/ws/codes/{code}", table_socket),
    *site.ROUTES,
]

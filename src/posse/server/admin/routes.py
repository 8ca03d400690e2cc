"""The HTTP interface of the host, behind a token. Without a token it does not exist."""

from __future__ import annotations

from hmac import compare_digest
from typing import Protocol

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from posse.server.admin.administration import (
    Administration,
    DrainStatus,
    NewSanction,
    Presences,
)
from posse.server.errors import Refused
from posse.server.http import cookies
from posse.server.http.api import body_of, node_of
from posse.server.http.responses import answer
from posse.server.http.security import address
from posse.server.metrics import WAITS
from posse.server.node.node import Node
from posse.server.wire.bodies import Lift, Nothing, Settle, Whom


class Workers(Protocol):
    """The metrics of all workers; see `WorkerMetrics`."""

    async def sums(self, *metrics: str) -> list[int]: ...


def host_of(request: Request) -> Node:
    """The node, for the host. Raises Refused for everybody else, 404 if there is no token."""
    node = node_of(request)
    token = node.services.settings.admin_token
    if not token:
        raise Refused("not_found", "Not Found", 404)
    brought = request.headers.get("authorization", "").removeprefix("Bearer ").encode()
    right = compare_digest(brought, token.encode())
    node.limits.admin(address(request), node.services.clock.now(), right)
    if not right:
        raise Refused("not_admin", "this is not the token of the host", 403)
    return node


def administration_of(node: Node) -> Administration:
    return Administration(node.services.store, node.services.clock.now())


async def overview(request: Request) -> Response:
    node = host_of(request)
    return answer(await administration_of(node).overview(await node.lobby.every(), present(node)))


def present(node: Node) -> Presences:
    """Who is connected to the tables of this node, and from where. It is stored nowhere."""
    return {
        id: [(guest.person, guest.address) for guest in table.room.guests]
        for id, table in node.tables.all.items()
    }


async def decide(request: Request) -> Response:
    node = host_of(request)
    given = await administration_of(node).decide(await body_of(request, NewSanction))
    await node.enforce()
    return answer(given, 201)


async def lift(request: Request) -> Response:
    node = host_of(request)
    wanted = await body_of(request, Lift)
    await administration_of(node).lift(wanted.kind, wanted.subject)
    await node.enforce()
    return answer({"status": "ok"})


async def settle(request: Request) -> Response:
    node = host_of(request)
    await administration_of(node).settle((await body_of(request, Settle)).report)
    return answer({"status": "ok"})


async def export(request: Request) -> Response:
    node = host_of(request)
    return answer(await administration_of(node).export((await body_of(request, Whom)).person))


async def forget(request: Request) -> Response:
    node = host_of(request)
    await administration_of(node).forget((await body_of(request, Whom)).person)
    await node.enforce()
    return answer({"status": "ok"})


async def drain(request: Request) -> Response:
    """Begins to empty this server (POST), all its workers too. Answers how far it is."""
    node = host_of(request)
    if request.method == "POST":
        await body_of(request, Nothing)
        request.app.state.drain()
    workers = request.app.state.workers
    tables = node.tables
    own = DrainStatus(tables.draining, len(tables.all), node.drain.waits, tables.alone)
    return answer(own if workers is None else await over_workers(own, workers))


async def over_workers(own: DrainStatus, workers: Workers) -> DrainStatus:
    """The same for all workers: each tells its numbers as metrics."""
    tables, waits = await workers.sums("posse_tables", WAITS)
    return msgspec.structs.replace(own, tables=tables, waits=waits)


async def my_data(request: Request) -> Response:
    """Everything stored about the person who asks."""
    node = node_of(request)
    node.limits.report(address(request), node.services.clock.now())
    return answer(await administration_of(node).export(cookies.person_of(request)))


async def forget_me(request: Request) -> Response:
    """Erases the person who asks, and their cookie."""
    node = node_of(request)
    await body_of(request, Nothing)
    node.limits.report(address(request), node.services.clock.now())
    await administration_of(node).forget(cookies.person_of(request))
    await node.enforce()
    response = answer({"status": "ok"})
    response.delete_cookie(cookies.COOKIE, path="/")
    return response


async def kept(request: Request) -> Response:
    """For how long things are kept, in days."""
    settings = node_of(request).services.settings
    days = {"unused": settings.keep, "reports": settings.reports_kept}
    return answer({name: round(seconds / 86400) for name, seconds in days.items()})


ROUTES = [
    Route("/api/kept", kept),
    Route("/api/me/data", my_data),
    Route("/api/me/forget", forget_me, methods=["POST"]),
    Route("/api/admin/export", export, methods=["POST"]),
    Route("/api/admin/forget", forget, methods=["POST"]),
    Route("/api/admin/drain", drain, methods=["GET", "POST"]),
    Route("/api/admin", overview),
    Route("/api/admin/sanctions", decide, methods=["POST"]),
    Route("/api/admin/lift", lift, methods=["POST"]),
    Route("/api/admin/settle", settle, methods=["POST"]),
]

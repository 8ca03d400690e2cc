"""The HTTP interface of the host, behind a token. Without a token it does not exist."""

from __future__ import annotations

from hmac import compare_digest

import msgspec
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from posse.server.admin.desk import Desk, NewSanction, Presences, read
from posse.server.errors import Refused
from posse.server.http.api import body_of, node_of
from posse.server.http.responses import answer
from posse.server.http.security import address
from posse.server.node.node import Node


class Lift(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    kind: str
    subject: str


class Settle(msgspec.Struct, forbid_unknown_fields=True, frozen=True):
    report: str


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


def desk_of(node: Node) -> Desk:
    return Desk(node.services.store, node.services.clock.now())


async def overview(request: Request) -> Response:
    node = host_of(request)
    return answer(await desk_of(node).overview(await node.lobby.every(), present(node)))


def present(node: Node) -> Presences:
    """Who is connected to the tables of this node, and from where. It is stored nowhere."""
    return {
        id: [(guest.person, guest.address) for guest in table.room.guests]
        for id, table in node.tables.all.items()
    }


async def decide(request: Request) -> Response:
    node = host_of(request)
    given = await desk_of(node).decide(read(await body_of(request), NewSanction))
    await node.enforce()
    return answer(given, 201)


async def lift(request: Request) -> Response:
    node = host_of(request)
    wanted = read(await body_of(request), Lift)
    await desk_of(node).lift(wanted.kind, wanted.subject)
    await node.enforce()
    return answer({"status": "ok"})


async def settle(request: Request) -> Response:
    node = host_of(request)
    await desk_of(node).settle(read(await body_of(request), Settle).report)
    return answer({"status": "ok"})


ROUTES = [
    Route("/api/admin", overview),
    Route("/api/admin/sanctions", decide, methods=["POST"]),
    Route("/api/admin/lift", lift, methods=["POST"]),
    Route("/api/admin/settle", settle, methods=["POST"]),
]

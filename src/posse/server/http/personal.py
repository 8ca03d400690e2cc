"""HTTP routes about a person: their tables, their matches, their move to another device."""

from __future__ import annotations

from msgspec import Struct
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from posse.server.errors import Refused
from posse.server.http import cookies
from posse.server.http.api import body_of, node_of
from posse.server.http.responses import answer
from posse.server.http.security import address
from posse.server.node.lobby import OpenTable
from posse.server.node.node import Node
from posse.server.wire import shapes
from posse.server.wire.bodies import NewMove, TakeMove

MATCHES = 30  # that are listed


class MyMatch(Struct, frozen=True):
    """A finished match of the person in `seat`. No result: the rules have changed since."""

    match: str
    game: str
    packs: list[str]
    names: list[str]
    seat: int
    begun: int  # in milliseconds since 1970
    result: shapes.Result | None
    source: bool  # it went on from another match


class Mine(Struct, frozen=True, omit_defaults=True):
    """`newer`: this server has a newer app than the page that asks."""

    tables: list[OpenTable]
    matches: list[MyMatch]
    newer: bool = False


async def mine(request: Request) -> Response:
    node = node_of(request)
    person = cookies.person_of(request)
    newer = request.app.state.site.newer_than(request.query_params.get("build", ""))
    if not person:
        return answer(Mine([], [], newer))
    found = await node.services.store.played(person, MATCHES)
    tables = await node.lobby.mine(person)
    return answer(Mine(tables, [await my_match(node, id, person) for id in found], newer))


async def my_match(node: Node, id: str, person: str) -> MyMatch:
    row, result = await node.replays.ended(id)
    return MyMatch(
        id, row.game, row.packs, row.names, row.people.index(person), round(row.begun * 1000),
        result, bool(row.source),
    )  # fmt: skip


async def offer_move(request: Request) -> Response:
    """Makes a code with which another device becomes the person who asks."""
    node = node_of(request)
    wanted = await body_of(request, NewMove)
    node.limits.move(address(request), node.services.clock.now())
    if not cookies.person_of(request):
        raise Refused("no_person", "there is nobody to move", 403)
    person, token = cookies.recognise(request)
    code = await node.transfers.offer(person, token, wanted.table)
    return answer({"code": code, "seconds": round(node.services.settings.move_time)}, 201)


async def take_move(request: Request) -> Response:
    """Makes this device the person of the code, in place of who it was before."""
    node = node_of(request)
    wanted = await body_of(request, TakeMove)
    node.limits.move(address(request), node.services.clock.now())
    move = await node.transfers.take(wanted.code)
    response = answer({"table": move.table, "name": await node.services.store.name(move.person)})
    cookies.remember(response, request, move.token)
    return response


ROUTES = [
    Route("/api/mine", mine),
    Route("/api/moves", offer_move, methods=["POST"]),
    Route("/api/moves/take", take_move, methods=["POST"]),
]

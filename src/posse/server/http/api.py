"""HTTP routes: people, games, tables, finished matches, and the operation of the server."""

from __future__ import annotations

from collections.abc import Awaitable
from functools import partial
from hmac import compare_digest
from typing import Protocol

from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

from posse.engine.lesson import lessons_of
from posse.server.errors import Refused
from posse.server.http import cookies, games_info, locale_parts
from posse.server.http.responses import FOR_EVER_PRIVATE, JSON, answer, compressed, unchanging
from posse.server.http.security import address, from_here, require_same_origin
from posse.server.node.node import Node
from posse.server.node.replay import NOBODY, RECORD
from posse.server.settings import PASSWORD
from posse.server.table.table import Table
from posse.server.wire import bodies
from posse.server.wire.bodies import B, NewLesson, NewName, NewTable, Password, PlayOn
from posse.server.wire.clean_text import NAME, clean

PROOF = "x-posse-proof"  # the header with a solved puzzle


def node_of(request: Request) -> Node:
    """The node. Counts the request; raises Refused if its address has sent too many."""
    node: Node = request.app.state.node
    node.limits.request(address(request), node.services.clock.now())
    return node


async def body_of(request: Request, kind: type[B]) -> B:
    """The JSON body of a request from our own page. Raises Refused for any other."""
    require_same_origin(request)
    if request.headers.get("content-type", "").partition(";")[0].strip() != JSON:
        raise Refused("bad_message", f"the body must be {JSON}", 415)
    node: Node = request.app.state.node
    body = b""
    async for chunk in request.stream():
        body += chunk
        if len(body) > node.services.settings.message_bytes:
            raise Refused("too_big", "that is too much", 413)
    return bodies.read(kind, body)


# people -----------------------------------------------------------------------------------------


async def me(request: Request) -> Response:
    node = node_of(request)
    person, token = cookies.recognise(request)
    if request.method == "POST":
        node.sanctions.require_voice(person, address(request))
        name: str | None = clean((await body_of(request, NewName)).name, NAME)
        await node.services.store.rename(person, name or "")
    else:
        name = await node.services.store.name(person)
    response = answer({"name": name})
    cookies.remember(response, request, token)
    return response


# games ------------------------------------------------------------------------------------------


async def games(request: Request) -> Response:
    services = node_of(request).services
    return unchanging(request, games_info.games(services.bots_of, services.settings), JSON)


async def catalog(request: Request) -> Response:
    node_of(request)
    return unchanging(request, games_info.catalog(request.path_params["game"]), JSON)


async def words(request: Request) -> Response:
    node_of(request)
    text = locale_parts.words(request.path_params["lang"], request.path_params["part"])
    return unchanging(request, text, "text/plain")


async def rules(request: Request) -> Response:
    node_of(request)
    wanted = request.path_params
    return unchanging(request, games_info.rules(wanted["game"], wanted["lang"]), JSON)


async def rulings(request: Request) -> Response:
    node_of(request)
    return unchanging(request, games_info.rulings(request.path_params["lang"]), "text/html")


# tables and matches -----------------------------------------------------------------------------


async def tables(request: Request) -> Response:
    node = node_of(request)
    if request.method != "POST":
        return answer(await node.lobby.public())
    wanted = await body_of(request, NewTable)
    return await create_table(request, partial(node.tables.create, wanted=wanted))


class Maker(Protocol):
    """Creates a table, with this id if one is given."""

    def __call__(self, person: str, name: str, *, id: str | None) -> Awaitable[Table]: ...


async def create_table(request: Request, make: Maker) -> Response:
    """Creates a table for the person who asks: the only way to a new table.

    Tables are limited by address, and the host may ask for more: see node/admission.py.
    """
    node: Node = request.app.state.node
    person, token = cookies.recognise(request)
    node.sanctions.require_welcome(person, address(request))
    proof, known = request.headers.get(PROOF, ""), request.cookies.get(cookies.TABLES, "")
    async with node.admission.table_id(proof, known) as id:
        node.limits.table(address(request), node.services.clock.now())
        name = await node.services.store.name(person)
        table = await make(person, name or "", id=id)
    node.services.metrics.new_tables += 1
    response = answer({"id": table.id}, 201)
    cookies.remember(response, request, token)
    return response


async def password(request: Request) -> Response:
    """The password for new tables. A browser that knows it gets a cookie that says so."""
    node = node_of(request)
    if node.services.settings.new_tables != PASSWORD:
        raise Refused("not_found", "Not Found", 404)
    wanted = await body_of(request, Password)
    right = node.admission.knows(wanted.password)
    node.limits.password(address(request), node.services.clock.now(), right)
    if not right:
        raise Refused("wrong_password", "this is not the password for new tables", 403)
    response = answer({"status": "ok"})
    cookies.remember(response, request, node.admission.pass_key(), cookies.TABLES)
    return response


async def play_on(request: Request) -> Response:
    node = node_of(request)
    wanted = await body_of(request, PlayOn)
    source = await node.replays.finished(request.path_params["match"])
    return await create_table(request, partial(node.tables.play_on, source=source, wanted=wanted))


async def record(request: Request) -> Response:
    return await shown(request, RECORD)


async def replay(request: Request) -> Response:
    return await shown(request, request.query_params.get("seat", NOBODY))


async def shown(request: Request, seat: str) -> Response:
    """A record or replay. One that is not cached counts against a limit of its own."""
    node, id = node_of(request), request.path_params["match"]
    if not node.replays.has(id, seat):
        node.limits.replay(address(request), node.services.clock.now())
    return compressed(await node.replays.get(id, seat), request, FOR_EVER_PRIVATE)


# operation --------------------------------------------------------------------------------------


async def health(request: Request) -> Response:
    """Answers 200 only if something can be stored, and if this node wants more guests."""
    node = node_of(request)
    await node.check()
    if not node.tables.draining:
        return answer({"status": "ok"})
    return answer({"status": "draining"}, 200 if node.tables.alone else 503)


async def reach(request: Request) -> Response:
    """The address for a phone in the same network, if it is known."""
    node_of(request)
    return answer({"address": request.app.state.address})


async def metrics(request: Request) -> Response:
    """Metrics, for this machine or with the host's token.

    They are not public, because the size of messages would tell about hidden cards.
    """
    node = node_of(request)
    token = node.services.settings.metrics_token
    brought = request.headers.get("authorization", "").removeprefix("Bearer ").encode()
    if not from_here(request) and not (token and compare_digest(brought, token.encode())):
        raise Refused("not_found", "Not Found", 404)
    workers = request.app.state.workers
    text = node.metrics() if workers is None else await workers.text()
    return PlainTextResponse(text, media_type="text/plain; version=0.0.4")


async def lessons(request: Request) -> Response:
    node = node_of(request)
    wanted = await body_of(request, NewLesson)
    found = {lesson.id: lesson for lesson in lessons_of(wanted.game)}.get(wanted.lesson)
    if found is None:
        raise Refused("no_lesson", "there is no such lesson here", 404)
    return await create_table(request, partial(node.tables.teach, lesson=found))


ROUTES = [
    Route("/api/me", me, methods=["GET", "POST"]),
    Route("/api/games", games),
    Route("/api/games/{game}/catalog", catalog),
    Route("/api/games/{game}/rules/{lang}", rules),
    Route("/api/locales/{lang}/{part}", words),
    Route("/api/rulings/{lang}", rulings),
    Route("/api/tables", tables, methods=["GET", "POST"]),
    Route("/api/password", password, methods=["POST"]),
    Route("/api/matches/{match}", record),
    Route("/api/matches/{match}/replay", replay),
    Route("/api/matches/{match}/play", play_on, methods=["POST"]),
    Route("/api/lessons", lessons, methods=["POST"]),
    Route("/api/address", reach),
    Route("/health", health),
    Route("/metrics", metrics),
]

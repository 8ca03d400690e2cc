"""A player reports a line of chat or a name to the host of the server."""

from __future__ import annotations

import hashlib

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from posse.server.errors import Refused
from posse.server.http import cookies
from posse.server.http.api import body_of, node_of
from posse.server.http.responses import answer
from posse.server.http.security import address
from posse.server.node.node import Node
from posse.server.store.admin import Report
from posse.server.store.rows import PERSON
from posse.server.wire.bodies import NewReport

LINES = 500  # the last lines of a table that can be reported


async def report(request: Request) -> Response:
    node = node_of(request)
    wanted = await body_of(request, NewReport)
    node.limits.report(address(request), node.services.clock.now())
    reporter = cookies.person_of(request)
    if not reporter:
        raise Refused("no_person", "only people can report", 403)
    name, text, person = await reported(node, wanted)
    parts = (wanted.table, person, name, text, reporter)
    id = hashlib.sha256("\n".join(parts).encode()).hexdigest()[:16]
    made = node.services.clock.now()
    row = Report(id, made, wanted.table, name, text, person, reporter)
    if not await node.services.store.report(row, node.services.settings.reports):
        raise Refused("full", "there are too many reports already", 503)
    return answer({"status": "ok"}, 201)


async def reported(node: Node, wanted: NewReport) -> tuple[str, str, str]:
    """The name, the text and the person. Raises Refused if there is no such line or seat."""
    store = node.services.store
    if wanted.line is not None:
        for line in await store.chat(wanted.table, LINES):
            if line.n == wanted.line:
                return line.name, line.text, line.person
        raise Refused("no_line", "there is no such line", 404)
    row = await store.table(wanted.table)
    seats = [] if row is None or wanted.seat is None else row.seats[wanted.seat : wanted.seat + 1]
    for seat in seats:
        if seat.kind == PERSON:
            return seat.name, "", seat.person
    raise Refused("no_seat", "nobody sits there", 404)


ROUTES = [Route("/api/reports", report, methods=["POST"])]

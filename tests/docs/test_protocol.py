"""docs/protocol.md names every message and route of the wire with its fields, and no other."""

from __future__ import annotations

import re
from pathlib import Path
from types import ModuleType
from typing import get_args

import pytest
from msgspec import NODEFAULT, UNSET, Struct, structs

from posse.server.admin import administration, routes
from posse.server.http import api, games_info, personal, reporting
from posse.server.node import lobby
from posse.server.store import admin
from posse.server.wire import bodies, replies, requests, shapes

PAGE = (Path(__file__).parents[2] / "docs" / "protocol.md").read_text("utf-8")
ROW = re.compile(r"^\| (\*\*[^|*]+\*\*|`[^`]+`) \|(?: `(\{[^`]*\})`)?", re.MULTILINE)
BODIES: dict[str, type[Struct]] = {
    "/api/me": bodies.NewName,
    "/api/tables": bodies.NewTable,
    "/api/lessons": bodies.NewLesson,
    "/api/password": bodies.Password,
    "/api/matches/{}/play": bodies.PlayOn,
    "/api/moves": bodies.NewMove,
    "/api/moves/take": bodies.TakeMove,
    "/api/reports": bodies.NewReport,
    "/api/admin/sanctions": administration.NewSanction,
    "/api/admin/lift": bodies.Lift,
    "/api/admin/settle": bodies.Settle,
    "/api/admin/export": bodies.Whom,
    "/api/admin/forget": bodies.Whom,
    "/api/admin/drain": bodies.Nothing,
    "/api/me/forget": bodies.Nothing,
}
PARTS: dict[str, type[Struct]] = {
    "table": shapes.TableInfo,
    "removed": shapes.Removed,
    "next host": shapes.NextHost,
    "stranger": shapes.Stranger,
    "lesson": shapes.Lesson,
    "seat": shapes.SeatInfo,
    "source": shapes.Source,
    "evening": shapes.Evening,
    "standing": shapes.Winner,
    "score of a role": shapes.RoleScore,
    "event": shapes.GameEvent,
    "choice": shapes.Choice,
    "option": shapes.Option,
    "note": shapes.Note,
    "result": shapes.Result,
    "why": shapes.Why,
    "puzzle": shapes.Puzzle,
    "game": games_info.GameInfo,
    "numbers of players": games_info.Players,
    "pack": games_info.Pack,
    "set-up": games_info.SetUp,
    "house rule": games_info.HouseRule,
    "open table": lobby.OpenTable,
    "my match": personal.MyMatch,
    "table of the host": administration.TableLine,
    "seated person": administration.Seated,
    "person": administration.Person,
    "line of chat": administration.Line,
    "report": admin.Report,
    "sanction": admin.Sanction,
    "drain": administration.DrainStatus,
}


def rows(heading: str) -> list[tuple[str, str]]:
    """The first two cells of a section's table: a name and, if it has one, its list of fields."""
    section = PAGE.split(f"\n{heading}\n", 1)[1]
    return ROW.findall(re.split(r"^#+ ", section, maxsplit=1, flags=re.MULTILINE)[0])


def listed(text: str) -> list[str]:
    """The fields of `{a, b?}`."""
    return [field.strip() for field in text.strip("{} ").split(",") if field.strip()]


def messages(heading: str) -> dict[str, list[str]]:
    """The messages of a table on the page, each with its fields."""
    found = {}
    for cell, _ in rows(heading):
        name, _, fields = cell.strip("`").partition(" ")
        assert name not in found, name
        found[name] = listed(fields)
    return found


def sent(struct: type[Struct]) -> list[str]:
    """The fields of a reply. `?`: it may be absent."""
    return [
        field.encode_name + ("?" if field.default is UNSET else "")
        for field in structs.fields(struct)
    ]


def accepted(struct: type[Struct]) -> list[str]:
    """The fields of a request. `?`: it may be left out."""
    return [
        field.encode_name + ("?" if _has_default(field) else "") for field in structs.fields(struct)
    ]


def _has_default(field: structs.FieldInfo) -> bool:
    return field.default is not NODEFAULT or field.default_factory is not NODEFAULT


def tag(struct: type[Struct]) -> str:
    return str(struct.__struct_config__.tag)


def test_requests() -> None:
    told = messages("### Browser to server")
    assert told == {tag(one): accepted(one) for one in get_args(requests.Request)}


def test_replies() -> None:
    told = messages("### Server to browser")
    assert told == {tag(one): sent(one) for one in replies.Out.__subclasses__()}


def test_parts_of_messages() -> None:
    told = {name.strip("*"): listed(fields) for name, fields in rows("### Parts of messages")}
    assert told == {name: sent(struct) for name, struct in PARTS.items()}


@pytest.mark.parametrize(
    "module", [replies, shapes, games_info, lobby, personal, administration, admin]
)
def test_every_struct_of_a_message_is_described(module: ModuleType) -> None:
    own = {
        found
        for found in vars(module).values()
        if isinstance(found, type) and found.__module__ == module.__name__
    }
    parts = {found for found in own if issubclass(found, Struct)} - {admin.PersonData}  # stays here
    lists = {personal.Mine, administration.Overview, *BODIES.values()}
    assert parts - {*PARTS.values(), replies.Out, *replies.Out.__subclasses__()} <= lists


def test_routes_and_their_bodies() -> None:
    told = {}
    for cell, _ in rows("## HTTP"):
        method, path, *fields = cell.strip("`").split(" ", 2)
        path = re.sub(r"\{\w+\}", "{}", path.partition("?")[0])
        told[method, path] = listed("".join(fields))
    served = {
        (method, re.sub(r"\{\w+\}", "{}", route.path))
        for route in (*api.ROUTES, *personal.ROUTES, *reporting.ROUTES, *routes.ROUTES)
        for method in (route.methods or set()) - {"HEAD"}
    }
    assert set(told) == served
    posted = {path: fields for (method, path), fields in told.items() if method == "POST"}
    assert posted == {path: accepted(struct) for path, struct in BODIES.items()}

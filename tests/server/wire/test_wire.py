"""The browser's types (web/src/wire) and the server's messages are the same."""

import re
from pathlib import Path
from typing import get_args

import msgspec
import pytest

from posse import locales
from posse.engine.choice import Choice, Option
from posse.engine.ids import Card, Seat, Topic, Verb
from posse.server.http import games_info
from posse.server.node import lobby
from posse.server.settings import CLOCKS
from posse.server.store import rows
from posse.server.table.room import OPEN, OVER, PLAYING
from posse.server.wire import shapes
from tools import wire

ROOT = Path(__file__).parents[3]
WIRE = ROOT / "web" / "src" / "wire" / "http.ts"
SERVER = ROOT / "src" / "posse" / "server"


def fields_in(body: str) -> set[str]:
    """The names before a colon, at the start of a line or after a semicolon."""
    bare = re.sub(r"/\*.*?\*/|//[^\n]*", "", body, flags=re.DOTALL)
    return set(re.findall(r"(?:^|[;{\n])\s*(\w+)\??\s*:", bare))


def interface(name: str) -> set[str]:
    found = re.search(rf"export interface {name}\b[^{{]*{{(.*?)\n}}", WIRE.read_text(), re.DOTALL)
    assert found, f"no interface {name}"
    return fields_in(re.sub(r"{[^{}]*}", "", found[1]))


def names(struct: type) -> set[str]:
    return {field.name for field in msgspec.structs.fields(struct)}


@pytest.mark.parametrize(
    ("name", "struct"),
    [
        ("OpenTable", lobby.OpenTable),
        ("GameInfo", games_info.GameInfo),
        ("PackInfo", games_info.Pack),
        ("HouseInfo", games_info.HouseRule),
    ],
)
def test_the_same_fields(name: str, struct: type) -> None:
    assert interface(name) == names(struct)


def test_the_messages_are_made_from_the_server_s() -> None:
    made = (ROOT / "web" / "src" / "wire" / "messages.ts").read_text(encoding="utf-8")
    assert made == wire.text(), "run `make wire`"


def test_the_same_record() -> None:
    row = rows.MatchRow("m", "t", "bang", 1, [], 4, {}, "s", [], 0.0)
    sent = {*row.record(), "commitment", "names", "result"}
    assert interface("MatchRecord") - {"posse"} == sent - {"posse"}


def slugs() -> set[str]:
    """Every error the server can name, read from its source."""
    source = "".join([path.read_text() for path in SERVER.rglob("*.py")])
    named = set(re.findall(r'(?:Refused|refuse)\(\s*(?:guest, )?"([a-z_]+)"', source))
    return named | {f"is_{state}" for state in (OPEN, PLAYING, OVER)} | {"not_found"}


def test_every_error_is_documented_and_has_words() -> None:
    text = (ROOT / "docs" / "protocol.md").read_text()
    listed = re.search(r"### Error slugs\n\n(.*?)\n\n", text, re.DOTALL)
    assert listed
    assert set(re.findall(r"`(\w+)`", listed[1])) == slugs()
    for lang in locales.LANGUAGES:
        words = "".join([path.read_text() for path in (locales.HOME / lang).glob("*.ftl")])
        assert {slug for slug in slugs() if f"\nweb-error-{slug} =" not in words} == set()


def test_the_same_clocks() -> None:
    assert get_args(rows.ClockTime) == CLOCKS


@pytest.mark.parametrize("forced", [True, False])
def test_how_much_there_is_to_decide_is_told_to_nobody_else(forced: bool) -> None:
    """`forced` is sent to the asked seat only, as the options are."""
    asked = Choice(Seat(2), Topic("shot"), [Option(Verb("take")), Option(Verb("missed"), Card(7))])
    own, other = (shapes.choice(asked, 5, None, mine, forced) for mine in (True, False))
    assert (own.forced is True) is forced
    assert msgspec.to_builtins(other) == {"number": 5, "seat": 2, "topic": "shot"}

"""Bad requests are refused with our headers, and are not logged."""

from __future__ import annotations

import re
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest

from tests.server.http.test_connection_limits import TEXT, dial, frame, rest, upgraded
from tests.server.server_process import Person, Server
from tests.witness import PATIENCE

pytestmark = pytest.mark.long

BODY = "POST /api/me HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\n"
GET = "GET {path} HTTP/1.1\r\nHost: {host}\r\nConnection: close\r\n\r\n"

HANDSHAKE = (
    "GET /ws/tables/x HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n\r\n"
)


@pytest.fixture(scope="module")
def log(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("log") / "stderr"


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory, log: Path) -> Iterator[Server]:
    db = tmp_path_factory.mktemp("refusals") / "posse.db"
    quiet = ("sh", "-c", f'exec "$@" 2>{log}', "sh", sys.executable, "-c")
    start = (*quiet, "from posse.cli import main; main()", "serve", "--port", "0", "--db")
    with Server(db, start=start) as running:
        yield running


def asked(server: Server, said: str) -> str:
    with closing(dial(server)) as made:
        made.sendall(said.replace("{host}", server.host).encode("latin-1"))
        return rest(made).decode("latin-1")


REFUSED = {
    "NUL in a path": (GET.replace("{path}", "/a%00b"), 404),
    "NUL below a page": (GET.replace("{path}", "/assets/%00"), 404),
    "a long part": (GET.replace("{path}", "/" + "x" * 300), 404),
    "a long table": (GET.replace("{path}", "/api/matches/" + "x" * 300), 404),
    "no UTF-8 in a path": (GET.replace("{path}", "/%ff%fe"), 404),
    "no UTF-8 in a query": (GET.replace("{path}", "/api/matches/x/replay?seat=%ff"), 404),
    "a malformed origin": (
        BODY + "Origin: http://[\r\nContent-Length: 2\r\nConnection: close\r\n\r\n{}",
        403,
    ),
    "no UTF-8 in a body": (BODY + "Content-Length: 2\r\nConnection: close\r\n\r\n\xff\xfe", 400),
    "no request": ("HELO posse\r\n\r\n", 400),
    "a foreign host": (GET.format(path="/api/me", host="evil.example"), 421),
    "a broken host": (GET.format(path="/api/me", host="["), 421),
    "a handshake without a key": (HANDSHAKE, 400),
}


@pytest.mark.parametrize(("said", "status"), REFUSED.values(), ids=list(REFUSED))
def test_one_short_refusal(server: Server, log: Path, said: str, status: int) -> None:
    before = log.read_text()
    head, _, body = asked(server, said).partition("\r\n\r\n")
    assert head.startswith(f"HTTP/1.1 {status} "), head
    assert "x-content-type-options: nosniff" in head.lower()
    assert "content-security-policy: default-src 'none'" in head.lower()
    assert 0 < len(body) < 300
    assert log.read_text() == before


def test_a_cut_body_leaves_no_trace(server: Server, log: Path) -> None:
    before = log.read_text()
    with closing(dial(server)) as made:
        made.sendall((BODY + "Content-Length: 20\r\n\r\n{").replace("{host}", server.host).encode())
    assert asked(server, GET.replace("{path}", "/health")).startswith("HTTP/1.1 200")
    assert log.read_text() == before


def test_text_that_is_no_text_ends_the_socket(server: Server, log: Path) -> None:
    table = Person(server, "Ann").create()
    before = log.read_text()
    bad = frame(TEXT, b"\xff")
    for said in (bad, bad + bad, frame(TEXT, b"\xe2", fin=False) + frame(0, b"\x28")):
        with closing(upgraded(server, table)) as made:
            made.sendall(said)
            assert b"\x88\x02\x03\xef" in rest(made)  # 1007
    assert log.read_text() == before


@pytest.mark.parametrize(
    "path",
    ["/", "/api/me", "/api/games", "/api/games/bang/catalog", "/api/tables", "/api/mine", "/health",
     "/metrics", "/api/locales/en/house", "/t/abc"],
)  # fmt: skip
def test_head_is_get_without_a_body(server: Server, path: str) -> None:
    got, head = (
        asked(server, GET.replace("GET", method).replace("{path}", path))
        for method in ("GET", "HEAD")
    )
    assert head.endswith("\r\n\r\n")
    assert head.splitlines()[0] == got.splitlines()[0]

    def length(answer: str) -> list[str]:
        return [one for one in answer.lower().splitlines() if one.startswith("content-length")]

    assert length(head), "a HEAD says how long the answer would be"
    if path != "/metrics":  # its numbers change from one request to the next
        assert length(head) == length(got)


def test_a_client_that_asks_too_much_must_connect_again(tmp_path: Path) -> None:
    """Requests that wait on the same connection are dropped."""
    with Server(tmp_path / "posse.db", "--limit", "address_requests=0.001,3") as server:
        assert statuses(server, server.host) == ["200", "200", "200", "429"]


def test_a_foreign_name_is_refused_once(server: Server) -> None:
    assert statuses(server, "evil.example") == ["421"]


def statuses(server: Server, host: str) -> list[str]:
    """The responses to fifty requests at once on one connection."""
    once = f"GET /api/tables HTTP/1.1\r\nHost: {host}\r\n\r\n"
    return re.findall(r"HTTP/1.1 (\d+)", asked(server, once * 50))


@pytest.mark.parametrize("host", ["localhost", "a.localhost:80", "192.168.1.7:8666", "[::1]"])
def test_names_we_go_by(server: Server, host: str) -> None:
    said = GET.replace("{path}", "/api/games").replace("{host}", host)
    assert asked(server, said).startswith("HTTP/1.1 200")


def test_a_limit_that_is_none_is_one_line(tmp_path: Path) -> None:
    command = [sys.executable, "-m", "posse.cli", "serve", "--port", "0", "--db"]
    for wrong in ("nosuch=1", "tables=0", "tables=x", "messages=1", "stall=-1"):
        done = subprocess.run(
            [*command, str(tmp_path / "x.db"), "--limit", wrong],
            capture_output=True, text=True, check=False, timeout=PATIENCE,
        )  # fmt: skip
        assert done.returncode == 2
        assert wrong.split("=")[0] in done.stderr
        assert "Traceback" not in done.stderr

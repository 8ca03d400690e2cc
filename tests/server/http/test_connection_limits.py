"""Hostile clients below the application: floods, clients that do not read, endless requests."""

from __future__ import annotations

import base64
import os
import signal
import socket
import struct
import subprocess
import sys
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path

import httpx2
import pytest

from tests.server.server_process import COMMAND, Person, Server
from tests.witness import PATIENCE

pytestmark = pytest.mark.long

TEXT, CONT, PING, PONG = 1, 0, 9, 10


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    db = tmp_path_factory.mktemp("doors") / "posse.db"
    limits = ("stall=1", "request_time=1", "hello=1")
    with Server(db, *[part for limit in limits for part in ("--limit", limit)]) as running:
        yield running


@pytest.fixture(scope="module")
def table(server: Server) -> str:
    return Person(server, "Ann").create(start=True)


def dial(server: Server, receive: int = 0) -> socket.socket:
    host, port = server.host.split(":")
    made = socket.socket()
    if receive:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, receive)
    made.settimeout(PATIENCE)
    made.connect((host, int(port)))
    return made


def upgraded(server: Server, table: str, receive: int = 0) -> socket.socket:
    made = dial(server, receive)
    key = base64.b64encode(os.urandom(16)).decode()
    made.sendall(
        f"GET /ws/tables/{table} HTTP/1.1\r\nHost: {server.host}\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        f"Sec-WebSocket-Key: {key}\r\n\r\n".encode()
    )
    head = b""
    while b"\r\n\r\n" not in head:
        head += made.recv(1)
    assert b" 101 " in head, head
    return made


def frame(opcode: int, data: bytes = b"", fin: bool = True) -> bytes:
    assert len(data) < 126
    return bytes([opcode | (0x80 if fin else 0), 0x80 | len(data)]) + b"\0\0\0\0" + data


HELLO = frame(TEXT, b'{"t":"hello"}')


def rest(made: socket.socket) -> bytes:
    """Reads everything until the server closes; a timeout fails the test."""
    read = b""
    try:
        while data := made.recv(65536):
            read += data
    except ConnectionError:
        pass
    return read


def healthy(server: Server) -> None:
    assert httpx2.get(f"http://{server.host}/health", timeout=PATIENCE).status_code == 200


@pytest.mark.parametrize("opcode", [PING, PONG, CONT], ids=["ping", "pong", "fragment"])
def test_a_flood_of_empty_frames_ends_the_connection(
    server: Server, table: str, opcode: int
) -> None:
    with closing(upgraded(server, table)) as made:
        made.sendall(HELLO)
        if opcode == CONT:
            made.sendall(frame(TEXT, fin=False))
        made.sendall(frame(opcode, fin=opcode != CONT) * 5000)
        read = rest(made)
    assert read.endswith(bytes([0x88, 2]) + struct.pack("!H", 1008))
    assert read.count(bytes([0x8A, 0])) < 400  # pongs
    healthy(server)


def test_a_client_that_sends_too_much_at_once_reads_why(server: Server, table: str) -> None:
    """The client sends everything before it reads: the rest is read and discarded."""
    size = 1 << 23
    with closing(upgraded(server, table)) as made:
        made.sendall(HELLO + bytes([0x81, 0xFF]) + struct.pack("!QI", size, 0))
        made.sendall(bytes(size))
        assert struct.pack("!H", 1009) in rest(made)


def test_a_client_that_does_not_read_is_gone_within_seconds(server: Server, table: str) -> None:
    with ExitStack() as stack:
        crowd = [stack.enter_context(closing(upgraded(server, table, 4096))) for _ in range(62)]
        for made in crowd:
            made.sendall(HELLO)
        while crowd:
            crowd = [made for made in crowd if still_there(made)]
    healthy(server)


def still_there(made: socket.socket) -> bool:
    """The client asks for everything again and again, with pings, and never reads."""
    try:
        made.sendall((HELLO + frame(PING, b"x" * 125)) * 2)
    except ConnectionError:
        return False
    return True


def test_a_client_that_does_not_answer_is_gone_too(tmp_path: Path) -> None:
    """Too little is sent to fill a buffer; pings find out that the client is gone."""
    with Server(tmp_path / "posse.db", "--limit", "pulse=0.5") as server, ExitStack() as stack:
        table = Person(server, "Ann").create()
        made = stack.enter_context(closing(upgraded(server, table)))
        made.sendall(HELLO)
        assert struct.pack("!H", 1011) in rest(made)


HALF_HEAD = b"GET / HTTP/1.1\r\nHost: localhost\r\nX-Slow: "
HALF_BODY = (
    b"POST /api/me HTTP/1.1\r\nHost: localhost\r\nContent-Type: application/json\r\n"
    b"Content-Length: 20\r\n\r\n{"
)


@pytest.mark.parametrize("said", [b"", HALF_HEAD, HALF_BODY], ids=["silence", "head", "body"])
def test_what_does_not_come_is_not_waited_for(server: Server, said: bytes) -> None:
    with closing(dial(server)) as made:
        made.sendall(said)
        assert rest(made) == b""


def test_what_does_not_come_does_not_hold_up_the_end(tmp_path: Path) -> None:
    log = tmp_path / "log"
    start = ("sh", "-c", f'exec "$@" 2>{log}', "sh", *COMMAND)
    with Server(tmp_path / "posse.db", start=start) as server, ExitStack() as stack:
        for said in (b"", HALF_HEAD, HALF_BODY):
            stack.enter_context(closing(dial(server))).sendall(said)
        healthy(server)  # after this they have arrived
        assert server.end(signal.SIGTERM) == 0
    assert log.read_text() == ""


def test_a_second_request_has_no_more_time_than_the_first(server: Server) -> None:
    ask = f"GET /api/tables HTTP/1.1\r\nHost: {server.host}\r\n"
    with closing(dial(server)) as made:
        made.sendall(f"{ask}\r\n{ask}".encode())
        assert rest(made).count(b"HTTP/1.1 200") == 1


@pytest.mark.parametrize("said", [b'{"t":"ping"}', b'{"t":"start"}', b"nonsense"])
def test_the_first_message_must_be_hello(server: Server, table: str, said: bytes) -> None:
    with closing(upgraded(server, table)) as made:
        made.sendall(frame(TEXT, said))
        read = rest(made)
    assert b'"t":"error"' in read
    assert struct.pack("!H", 1008) in read


def test_a_page_nobody_takes_is_not_kept(server: Server) -> None:
    """The client asks for more than the system buffers, and reads nothing."""
    with closing(dial(server, 4096)) as made:
        ask = f"GET /api/games/bang/catalog HTTP/1.1\r\nHost: {server.host}\r\n\r\n".encode()
        with pytest.raises(ConnectionError):
            ask_for_ever(made, ask)
    healthy(server)


def ask_for_ever(made: socket.socket, ask: bytes) -> None:
    while True:
        made.sendall(ask)


# files --------------------------------------------------------------------------------------------

FEW = 300


@contextmanager
def cramped(tmp_path: Path) -> Iterator[Server]:
    """A server with a limit of FEW open files, and its log."""
    log = tmp_path / "log"
    few = ("sh", "-c", f'ulimit -n {FEW}; exec "$@" 2>{log}', "sh", *COMMAND)
    told = f"Only {FEW - 256} connections fit"
    with Server(tmp_path / "posse.db", start=few, first=told) as made:
        yield made
        assert made.end(signal.SIGTERM) == 0
    assert len(log.read_text()) < 2000


def test_a_server_with_few_files_says_so_and_goes_on(tmp_path: Path) -> None:
    """There are more half-open requests than files; a proper request is still answered."""
    with cramped(tmp_path) as server, ExitStack() as stack:
        for _ in range(2 * FEW):
            stack.enter_context(closing(dial(server))).sendall(b"GET / HTTP/1.1\r\n")
        healthy(server)


def test_a_server_full_of_sockets_still_answers(tmp_path: Path) -> None:
    """WebSockets do not take every file: a later client is told that the server is full."""
    with cramped(tmp_path) as server, ExitStack() as stack:
        table = Person(server, "Ann").create()
        crowd = [stack.enter_context(closing(upgraded(server, table))) for _ in range(FEW - 256)]
        assert b'"error":"full"' in rest(crowd[-1])
        healthy(server)


def test_the_limit_of_files_is_raised() -> None:
    script = (
        "import resource as r\n"
        "from posse.server.process.open_file_limit import connections_that_fit as fit\n"
        "r.setrlimit(r.RLIMIT_NOFILE, (600, 900))\n"
        "print(fit(5000), r.getrlimit(r.RLIMIT_NOFILE), fit(100))"
    )
    command = [sys.executable, "-c", script]
    done = subprocess.run(command, capture_output=True, text=True, check=True)
    assert done.stdout == "644 (900, 900) 100\n"

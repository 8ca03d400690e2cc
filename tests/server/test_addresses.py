"""The addresses of the server, and the page for an unknown path."""

import socket
from contextlib import closing
from pathlib import Path

import pytest

from posse.server.command import bound
from posse.server.process import addresses
from tests.server.client import app_client


def test_on_this_machine_alone() -> None:
    with closing(bound("127.0.0.1", 0)) as listener:
        port = listener.getsockname()[1]
        assert addresses.here(listener) == f"http://localhost:{port}"
        assert addresses.for_friends(listener) is None


def test_open_to_the_network(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "own_address", lambda: "192.168.1.23")
    with closing(bound("0.0.0.0", 0)) as listener:
        port = listener.getsockname()[1]
        assert addresses.here(listener) == f"http://localhost:{port}"
        assert addresses.for_friends(listener) == f"http://192.168.1.23:{port}"


def test_open_to_a_network_that_is_not_there(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(addresses, "own_address", lambda: None)
    with closing(bound("0.0.0.0", 0)) as listener:
        assert addresses.for_friends(listener) is None


def test_an_address_of_its_own() -> None:
    assert addresses.url("192.168.1.5", 8666) == "http://192.168.1.5:8666"
    assert addresses.url("fe80::1", 8666) == "http://[fe80::1]:8666"


def test_the_own_address_is_no_loopback() -> None:
    own = addresses.own_address()
    assert own is None or not own.startswith("127.")


def test_asking_sends_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    def sent(*_: object) -> None:
        raise AssertionError("something was sent")

    monkeypatch.setattr(socket.socket, "send", sent)
    addresses.own_address()


def test_a_lost_person_gets_our_page_and_a_program_an_error(tmp_path: Path) -> None:
    (tmp_path / "index.html").write_text("<title>Posse</title>")
    with app_client(tmp_path, static=tmp_path) as client:
        page = client.get("/no/such/page", headers={"Accept": "text/html,*/*"})
        assert page.status_code == 404 and "<title>Posse" in page.text
        error = client.get("/no/such/page", headers={"Accept": "*/*"})
        assert error.status_code == 404 and error.json()["error"] == "not_found"
        assert client.get("/api/address").json() == {"address": None}

"""The files of the built app, its page, and the headers of every response."""

from pathlib import Path
from typing import cast

from starlette.applications import Starlette

import posse
from posse.server.http.site import Site
from tests.server.client import app_client, create

PAGES = (
    "/", "/t/abc", "/r/abc", "/rules/bang", "/about", "/screen/WXYZ", "/club", "/j", "/j/WXYZ",
    "/J/WXYZ",
)  # fmt: skip


def test_an_app_that_is_not_built_says_so(tmp_path: Path) -> None:
    with app_client(tmp_path) as client:
        for address in PAGES:
            response = client.get(address)
            assert response.status_code == 503
            assert "make web" in response.text


def test_the_built_app(tmp_path: Path) -> None:
    static = tmp_path / "built"
    (static / "assets").mkdir(parents=True)
    (static / "index.html").write_text("<title>Posse</title>")
    (static / "icon.svg").write_text("<svg/>")
    (static / "assets" / "index-abc123.js").write_text("1")
    (tmp_path / "secret.txt").write_text("secret")
    with app_client(tmp_path, static=static) as client:
        for address in PAGES:
            response = client.get(address)
            assert response.text == "<title>Posse</title>"
            assert response.headers["cache-control"] == "no-cache"
        asset = client.get("/assets/index-abc123.js")
        assert "immutable" in asset.headers["cache-control"]
        assert "javascript" in asset.headers["content-type"]
        assert client.get("/icon.svg").headers["cache-control"] == "no-cache"
        for address in ("/nosuch", "/assets/nosuch.js", "/%2e%2e/secret.txt", "/../secret.txt"):
            response = client.get(address)
            assert response.status_code == 404
            assert "secret" not in response.text


def test_every_answer_carries_the_security_headers(tmp_path: Path) -> None:
    with app_client(tmp_path) as client:
        answers = [client.get(path) for path in ("/", "/api/me", "/nosuch", "/health", "/t/abc")]
    for headers in [answer.headers for answer in answers]:
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        assert "script-src 'self'" in policy
        assert "unsafe" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "same-origin"


def test_a_page_of_another_build_is_told_unless_it_is_newer(tmp_path: Path) -> None:
    page = '<script type="module" crossorigin src="/assets/index-now.js"></script>'
    site = Site(tmp_path)
    now = f"{posse.__version__}:/assets/index-now.js"
    old = f"{posse.__version__}:/assets/index-old.js"
    assert not site.newer_than(old), "it has not been built"
    (tmp_path / "index.html").write_text(page, encoding="utf-8")
    assert site.newer_than(old)
    assert site.newer_than("0.9.0:/assets/index-old.js")
    assert not site.newer_than(now)
    for strange in (
        "999.0.0:/assets/index-old.js", "", ":", old * 9, "1:/assets/index-old.js",
        f"{posse.__version__}:/src/main.ts", "x.y.z:/assets/index-old.js",
    ):  # fmt: skip
        assert not site.newer_than(strange)


def test_the_lobby_and_the_socket_tell_it(tmp_path: Path) -> None:
    static = tmp_path / "static"
    static.mkdir()
    (static / "index.html").write_text('<script type="module" src="/assets/index-now.js">')
    with app_client(tmp_path) as client:
        cast(Starlette, client.app).state.site = Site(static)
        old = {"build": "1.0.0:/assets/index-old.js"}
        assert "newer" not in client.get("/api/mine").json()
        assert client.get("/api/mine", params=old).json()["newer"] is True
        path = f"/ws/tables/{create(client)}"
        for query, first in (("", "table"), (f"?build={old['build']}", "newer")):
            with client.websocket_connect(path + query) as socket:
                socket.send_json({"t": "hello"})
                assert socket.receive_json()["t"] == first

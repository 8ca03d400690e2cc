"""The files of the built app, its page, and the headers of every response."""

from pathlib import Path

from tests.server.client import app_client

PAGES = ("/", "/t/abc", "/r/abc", "/rules/bang", "/about")


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

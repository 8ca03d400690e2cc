"""HTTP routes of people, games and tables, and what operators ask (Starlette's test client)."""

import hashlib
import re
from collections.abc import Iterator
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import msgspec
import pytest
from starlette.applications import Starlette
from starlette.testclient import TestClient

import posse
from posse import locales
from posse.server.http.locale_parts import COMMAND_LINE, part_of
from posse.server.settings import Settings
from tests.server.client import app_client, create, play_on

HERE = {"Host": "localhost:8666"}  # how this machine calls itself


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    with app_client(tmp_path) as made:
        yield made


# people -----------------------------------------------------------------------------------------


def test_a_newcomer_gets_a_token_and_keeps_it(client: TestClient) -> None:
    response = client.get("/api/me")
    assert response.json() == {"name": None}
    cookie = response.headers["set-cookie"]
    assert "HttpOnly" in cookie
    assert "SameSite=lax" in cookie
    assert "Secure" not in cookie
    token = client.cookies["posse"]
    assert len(token) == 48
    assert client.post("/api/me", json={"name": "Ann"}).json() == {"name": "Ann"}
    assert client.get("/api/me").json() == {"name": "Ann"}
    assert client.cookies["posse"] == token


def test_behind_https_the_cookie_is_secure(client: TestClient) -> None:
    response = client.get("https://testserver/api/me")
    assert "Secure" in response.headers["set-cookie"]


def test_the_store_knows_only_the_hash_of_a_token(client: TestClient, tmp_path: Path) -> None:
    client.post("/api/me", json={"name": "Ann"})
    create(client)
    token = client.cookies["posse"]
    kept = b"".join([file.read_bytes() for file in tmp_path.glob("posse.db*")])
    assert token.encode() not in kept
    assert hashlib.sha256(token.encode()).hexdigest().encode() in kept


@pytest.mark.parametrize("name", ["", "  ", "a\u0000b", "\u202eevil", "x" * 25, 7, None])
def test_bad_names(client: TestClient, name: Any) -> None:
    response = client.post("/api/me", json={"name": name})
    assert response.status_code == 400
    assert set(response.json()) == {"error", "message"}
    assert client.get("/api/me").json() == {"name": None}


# games ------------------------------------------------------------------------------------------


def test_the_programme(client: TestClient) -> None:
    games = {game["id"]: game for game in client.get("/api/games").json()}
    assert list(games) == ["bang", "dice", "wyatt"]
    bang = games["bang"]
    assert bang["ready"]
    assert bang["players"] == {"min": 4, "max": 7}
    assert bang["bots"][0] == "greenhorn"
    assert tuple(pack["id"] for pack in bang["packs"] if pack["ready"]) == posse.game("bang").packs
    assert bang["packs"][0] == {"id": "base", "players": [4, 7], "ready": True}
    for setup in bang["setups"]:
        assert tuple(setup["players"]) == posse.game("bang").seats(tuple(setup["packs"]))
    assert len(bang["setups"]) == len(posse.game("bang").setups())
    assert {"id": "duplicates", "values": ["refuse", "turn_end"]} in bang["setups"][0]["house"]


def test_the_catalog(client: TestClient) -> None:
    response = client.get("/api/games/bang/catalog")
    catalog = response.json()
    assert {"cards", "kinds", "characters", "roles"} <= set(catalog)
    assert "rules" not in catalog  # a table does without their texts
    assert catalog["casts"]["5"].count("outlaw") == 2
    assert len(catalog["cards"]) >= 80
    tag = response.headers["etag"]
    again = client.get("/api/games/bang/catalog", headers={"If-None-Match": tag})
    assert again.status_code == 304
    assert client.get("/api/games/nosuch/catalog").status_code == 404


def test_the_rules_come_by_themselves_in_one_language(client: TestClient) -> None:
    english, german = (client.get(f"/api/games/bang/rules/{lang}").json() for lang in ("en", "de"))
    assert {"id", "text", "where", "pack"} == set(english[0])
    assert [rule["id"] for rule in english] == [rule["id"] for rule in german]
    assert english[0]["text"] != german[0]["text"]
    assert client.get("/api/games/nosuch/rules/en").status_code == 404
    assert client.get("/api/games/bang/rules/xx").json()["error"] == "no_language"


def ids(source: str) -> set[str]:
    return set(re.findall(r"^([a-z][\w-]*) =", source, re.MULTILINE))


def test_the_words_come_in_parts(client: TestClient) -> None:
    """Each text is in one part, except those of the command line; a game has only its own."""
    for lang in locales.LANGUAGES:
        files = [*(locales.HOME / lang).glob("*.ftl")]
        parts = {part for file in files if (part := part_of(file))}
        assert {"house", "bang", "bang_dodge_city", "dice", "wyatt", "rules_dice"} <= parts
        told = [ids(client.get(f"/api/locales/{lang}/{part}").text) for part in sorted(parts)]
        assert sum(map(len, told)) == len(set().union(*told))
        written = [file for file in files if file.stem not in COMMAND_LINE]
        every = set().union(*[ids(file.read_text("utf-8")) for file in written])
        assert set().union(*told) == every
    assert client.get("/api/locales/xx/house").json()["error"] == "no_language"
    assert client.get("/api/locales/en/nosuch").status_code == 404
    assert client.get("/api/locales/en/terminal").status_code == 404
    former, now = (client.get(f"/api/locales/en/{part}") for part in ("manners", "remarks"))
    assert former.text == now.text and former.status_code == 200  # for a page of version 1.0


def test_the_rulings_have_the_same_numbers_in_each_language(client: TestClient) -> None:
    pages = [client.get(f"/api/rulings/{lang}").text for lang in ("en", "de")]
    english, german = [re.findall('id="(.*?)"', page) for page in pages]
    assert english == german
    assert "Entscheidungen" in pages[1]
    assert client.get("/api/rulings/xx").status_code == 404


# tables -----------------------------------------------------------------------------------------


def test_public_tables_are_listed_private_ones_are_not(client: TestClient) -> None:
    client.post("/api/me", json={"name": "Ann"})
    secret = create(client)
    shown = create(client, public=True, players=5)
    lobby = client.get("/api/tables").json()
    assert len(lobby[0].pop("code")) == 4
    assert lobby == [
        {
            "id": shown, "game": "bang", "packs": ["base"], "players": 5, "seated": 1,
            "people": ["Ann"], "state": "open",
        }
    ]  # fmt: skip
    assert secret not in client.get("/api/tables").text


@pytest.mark.parametrize(
    ("change", "status"),
    [
        ({"game": "nosuch"}, 404),
        ({"players": 2}, 400),
        ({"players": "four"}, 400),
        ({"clock": 45}, 400),
        ({"packs": ["nosuch"]}, 400),
        ({"house": {"duplicates": "maybe"}}, 400),
        ({"extra": 1}, 400),
        ({"house": {"duplicates": "x" * 5000}}, 413),
    ],
)
def test_tables_that_cannot_be(client: TestClient, change: dict[str, Any], status: int) -> None:
    response = client.post("/api/tables", json={"game": "bang", "players": 4, **change})
    assert response.status_code == status
    assert set(response.json()) == {"error", "message"}
    assert client.get("/metrics", headers=HERE).text.count('posse_tables{state="open"} 0') == 1


def test_the_server_can_be_full(tmp_path: Path) -> None:
    """It is full while every table has guests. A match without guests makes room."""
    with app_client(tmp_path, Settings(tables=2)) as client:
        tables = [create(client, start=True) for _ in range(2)]
        wanted = {"game": "bang", "players": 4}
        with ExitStack() as sockets:
            for table in tables:
                sockets.enter_context(client.websocket_connect(f"/ws/tables/{table}"))
            response = client.post("/api/tables", json=wanted)
            assert (response.status_code, response.json()["error"]) == (503, "full")
        assert client.post("/api/tables", json=wanted).status_code == 201


def test_one_address_cannot_make_tables_without_end(tmp_path: Path) -> None:
    with app_client(tmp_path, Settings(address_tables=(0.0, 1.0))) as client:
        create(client)
        response = client.post("/api/tables", json={"game": "bang", "players": 4})
        assert (response.status_code, response.json()["error"]) == (429, "busy")


def test_one_address_cannot_ask_without_end(tmp_path: Path) -> None:
    with app_client(tmp_path, Settings(address_requests=(0.0, 2.0))) as client:
        codes = [client.get("/api/games").status_code for _ in range(3)]
        assert codes == [200, 200, 429]


# operation --------------------------------------------------------------------------------------


def test_health_and_metrics(client: TestClient) -> None:
    assert client.get("/health").json() == {"status": "ok"}
    play_on(client, create(client, start=True))
    text = client.get("/metrics", headers=HERE).text
    assert 'posse_tables{state="over"} 1' in text
    assert "posse_connections 0" in text
    assert 'posse_answers_total{by="bot"}' in text
    assert 'posse_answer_seconds_bucket{le="+Inf"}' in text
    assert "posse_commit_seconds_count" in text
    assert "posse_commit_seconds_count 0" not in text
    for line in text.splitlines():
        assert line.startswith("#") or float(line.rsplit(" ", 1)[1]) >= 0


def test_metrics_are_for_this_machine_or_with_a_token(tmp_path: Path) -> None:
    with app_client(tmp_path, Settings(metrics_token="secret")) as client:
        assert isinstance(client.app, Starlette)
        afar = TestClient(client.app, client=("203.0.113.7", 50000))
        afar.portal = client.portal
        assert client.get("/metrics", headers=HERE).status_code == 200
        assert client.get("/metrics", headers={"Host": "posse.example.org"}).status_code == 404
        for header, status in ((None, 404), ("Bearer wrong", 404), ("Bearer secret", 200)):
            headers = {"Authorization": header, **HERE} if header else HERE
            assert afar.get("/metrics", headers=headers).status_code == status
        for mapped, status in (("::ffff:127.0.0.1", 200), ("::ffff:203.0.113.7", 404)):
            other = TestClient(client.app, client=(mapped, 50000))
            other.portal = client.portal
            assert other.get("/metrics", headers=HERE).status_code == status
    with app_client(tmp_path, Settings()) as client:
        assert isinstance(client.app, Starlette)
        afar = TestClient(client.app, client=("203.0.113.7", 50000))
        afar.portal = client.portal
        assert afar.get("/metrics", headers={"Authorization": "Bearer ", **HERE}).status_code == 404


def test_a_broken_body_is_refused(client: TestClient) -> None:
    for body, status in ((b"{", 400), (b"[]", 400), (b"\xff\xfe", 400), (b"[" * 3000, 400)):
        headers = {"Content-Type": "application/json"}
        response = client.post("/api/me", content=body, headers=headers)
        assert (response.status_code, response.json()["error"]) == (status, "bad_message")
    response = client.post("/api/me", content=b'name="Ann"')
    assert response.status_code == 415
    body = msgspec.json.encode({"name": "x" * 10_000})
    response = client.post("/api/me", content=body, headers={"Content-Type": "application/json"})
    assert response.status_code == 413

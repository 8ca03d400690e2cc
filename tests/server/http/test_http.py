"""HTTP routes, and a whole match over a socket (Starlette's test client)."""

import asyncio
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
from posse.engine.match import Match
from posse.server.errors import Refused
from posse.server.http.locale_parts import COMMAND_LINE, part_of
from posse.server.node.replay import RECORD, Replays
from posse.server.settings import Settings
from posse.server.store.rows import MatchRow
from tests.server.client import app_client, create
from tests.server.memory_store import MemoryStore
from tests.server.world import patched

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
        assert {"house", "bang", "bang_dodge_city", "dice", "wyatt", "lesson_dice"} <= parts
        told = [ids(client.get(f"/api/locales/{lang}/{part}").text) for part in sorted(parts)]
        assert sum(map(len, told)) == len(set().union(*told))
        written = [file for file in files if file.stem not in COMMAND_LINE]
        every = set().union(*[ids(file.read_text("utf-8")) for file in written])
        assert set().union(*told) == every
    assert client.get("/api/locales/xx/house").json()["error"] == "no_language"
    assert client.get("/api/locales/en/nosuch").status_code == 404
    assert client.get("/api/locales/en/terminal").status_code == 404


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


def test_the_house_can_be_full(tmp_path: Path) -> None:
    """It is full while somebody attends every table; a match without anybody makes room."""
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


# a match ----------------------------------------------------------------------------------------


def play_on(client: TestClient, table: str) -> tuple[dict[str, Any], Any, list[Any]]:
    """Plays seat 0 to the end. Returns the `over` message, the last view and all events."""
    view: Any = None
    events: list[Any] = []
    with client.websocket_connect(f"/ws/tables/{table}") as socket:
        socket.send_json({"t": "hello", "since": 0})
        while True:
            message = socket.receive_json()
            if message["t"] == "full":
                view = message["view"]
            elif message["t"] == "step":
                view = patched(view, message["patch"])
            elif message["t"] == "over":
                return message, view, events
            events += message.get("events", [])
            choice = message.get("choice")
            if choice and choice["seat"] == 0 and waits(choice):
                last = len(choice["options"]) - 1
                option = choice["number"] % 3 % (last + 1)
                socket.send_json({"t": "answer", "choice": choice["number"], "option": option})


def waits(choice: dict[str, Any]) -> bool:
    """Settings with which no bot answers for the person."""
    return "forced" not in choice


def test_play_now_to_the_end_and_the_replay(client: TestClient) -> None:
    client.post("/api/me", json={"name": "Ann"})
    table = create(client, start=True, players=5)
    over, view, events = play_on(client, table)
    match = over["match"]

    record = client.get(f"/api/matches/{match}").json()
    assert record["names"][0] == "Ann"
    assert record["seed"] == over["seed"]
    assert record["commitment"] == hashlib.sha256(over["seed"].encode()).hexdigest()
    replayed = Match.replay(record)
    assert replayed.game.present(replayed.view(0)) == view

    mine = client.get(f"/api/matches/{match}/replay?seat=0").json()
    assert len(mine["steps"]) == len(record["answers"]) + 1
    assert mine["steps"][-1]["view"] == view
    assert [event for step in mine["steps"] for event in step["events"]] == events
    assert (mine["seed"], mine["names"]) == (record["seed"], record["names"])
    assert over["result"] == view["result"] == record["result"] == mine["result"]
    assert over["result"]["scores"] == [int(seat in over["result"]["winners"]) for seat in range(5)]


def test_money_is_told_as_score(client: TestClient) -> None:
    over, view, _ = play_on(client, create(client, start=True, game="wyatt", players=2))
    money = [seat["money"] for seat in view["seats"]]
    assert over["result"]["scores"] == money
    assert over["result"]["winners"] == [money.index(max(money))]
    assert client.get(f"/api/matches/{over['match']}").json()["result"] == over["result"]


def test_a_match_of_older_rules_keeps_its_record() -> None:
    async def main() -> None:
        store = MemoryStore()
        row = MatchRow("m", "t", "bang", 0, ["base"], 4, {}, "seed", ["Ann"], 0.0)
        store.matches[row.id] = msgspec.json.encode(row)
        store.answers[row.id] = [0, 1]
        store.over.add(row.id)
        replays = Replays(store)
        record = msgspec.json.decode((await replays.get("m", RECORD)).body)
        assert (record["answers"], record["result"]) == ([0, 1], None)
        with pytest.raises(Refused, match="another version"):
            await replays.get("m", "all")

    asyncio.run(main())


def test_replays_show_what_each_may_see(client: TestClient) -> None:
    over, _, _ = play_on(client, create(client, start=True))
    address = f"/api/matches/{over['match']}"
    match = Match.replay(client.get(address).json(), 0)
    shown = {
        seat: client.get(f"{address}/replay?seat={seat}").json()["steps"][0]
        for seat in ("all", "none", "1")
    }
    assert shown["all"]["view"] == match.game.present(match.state)
    assert shown["none"]["view"] == match.game.present(match.view(None))
    assert shown["1"]["view"] == match.game.present(match.view(1))
    assert all(seat["role"] for seat in shown["all"]["view"]["seats"])
    assert None not in [card for seat in shown["all"]["view"]["seats"] for card in seat["hand"]]
    assert shown["all"]["choice"]["options"]
    assert "options" not in shown["none"]["choice"]
    assert client.get(f"{address}/replay").json()["steps"][0] == shown["none"]
    for path in (address, f"{address}/replay", f"{address}/replay?seat=0"):
        cache = client.get(path).headers["cache-control"]
        assert "private" in cache and "public" not in cache, "the link is its key"
    assert client.get(f"{address}/replay?seat=4").json()["error"] == "no_seat"
    assert client.get(f"{address}/replay?seat=x").status_code == 400


def test_a_match_that_goes_on_keeps_its_secrets(tmp_path: Path) -> None:
    with app_client(tmp_path, Settings()) as client:
        table = create(client, start=True)
        with client.websocket_connect(f"/ws/tables/{table}") as socket:
            socket.send_json({"t": "hello", "since": 0})
            match = socket.receive_json()["table"]["match"]
        for address in (f"/api/matches/{match}", f"/api/matches/{match}/replay?seat=all"):
            response = client.get(address)
            assert (response.status_code, response.json()["error"]) == (403, "not_over")
        assert client.get("/api/matches/nosuch").status_code == 404


def test_old_matches_are_there_after_a_restart(tmp_path: Path) -> None:
    with app_client(tmp_path) as client:
        over, view, _ = play_on(client, create(client, start=True))
    with app_client(tmp_path) as client:
        address = f"/api/matches/{over['match']}/replay?seat=0"
        assert client.get(address).json()["steps"][-1]["view"] == view


def test_a_table_has_room_for_so_many(tmp_path: Path) -> None:
    with app_client(tmp_path, Settings(table_connections=1)) as client:
        table = create(client)
        with client.websocket_connect(f"/ws/tables/{table}"):
            with client.websocket_connect(f"/ws/tables/{table}") as mine:  # has a seat
                mine.send_json({"t": "hello"})
                assert mine.receive_json()["t"] == "table"
            client.cookies.clear()
            with client.websocket_connect(f"/ws/tables/{table}") as other:
                assert other.receive_json()["error"] == "full"


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

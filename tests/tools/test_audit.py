"""`make audit` names packages with advisories, and reports if the database cannot be asked."""

import json
import os
import subprocess
import sys
import threading
from http.server import BaseHTTPRequestHandler, HTTPServer

import pytest

from tools import licences
from tools.audit import locked
from tools.shell import ROOT


class Service(BaseHTTPRequestHandler):
    """Knows one weakness, in svelte."""

    def do_POST(self) -> None:
        queries = json.loads(self.rfile.read(int(self.headers["Content-Length"])))["queries"]
        weak = [query["package"]["name"] == "svelte" for query in queries]
        body = json.dumps({"results": [{"vulns": [{"id": "X-1"}]} if it else {} for it in weak]})
        self.send_response(200)
        self.end_headers()
        self.wfile.write(body.encode())

    def log_message(self, *_: object) -> None:
        return


def audited(service: str) -> subprocess.CompletedProcess[str]:
    return subprocess.run(
        [sys.executable, "-m", "tools.audit"], cwd=ROOT, capture_output=True, text=True,
        env={**os.environ, "POSSE_ADVISORIES": service, "no_proxy": "*"}, check=False,
    )  # fmt: skip


def test_what_has_advisories_is_named() -> None:
    with HTTPServer(("127.0.0.1", 0), Service) as server:
        threading.Thread(target=server.serve_forever, daemon=True).start()
        done = audited(f"http://127.0.0.1:{server.server_port}")
        server.shutdown()
    assert done.returncode == 1
    first, last = done.stderr.splitlines()
    assert first.startswith("posse: npm svelte ")
    assert first.endswith(": X-1")
    assert last == f"posse: 1 of {len(locked())} packages have advisories"


def test_nobody_to_ask_is_one_line() -> None:
    done = audited("http://127.0.0.1:1")
    assert done.returncode == 1
    assert done.stderr.startswith("posse: nothing was audited: ")
    assert done.stderr.count("\n") == 1


def test_both_locks_are_read() -> None:
    assert {ecosystem for ecosystem, *_ in locked()} == {"PyPI", "npm"}
    names = {name for _, name, _ in locked()}
    assert {"starlette", "svelte", "@fluent/bundle"} <= names


@pytest.mark.parametrize(
    "part",
    ["@fluent/bundle", "Apache License", "SIL OPEN FONT LICENSE", "qrcode-generator", "svelte",
     "Permission is hereby granted", "creativecommons.org/licenses/by/3.0/legalcode", "Posse"],
)  # fmt: skip
def test_every_licence_travels_with_the_app(part: str) -> None:
    assert part in licences.written()

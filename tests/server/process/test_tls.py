"""`posse serve --tls`: HTTPS without a proxy."""

from __future__ import annotations

import shutil
import signal
import ssl
import subprocess
import sys
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

import httpx2
import pytest

from posse.server.command import bound
from posse.server.process import addresses
from posse.server.process.tls import Tls, loaded
from posse.terminal.translator import Translator
from tests.witness import PATIENCE

pytestmark = pytest.mark.skipif(shutil.which("openssl") is None, reason="there is no openssl")
NAME = "posse.test"
CURVE = ("-algorithm", "EC", "-pkeyopt", "ec_paramgen_curve:prime256v1")


@dataclass(frozen=True)
class Pair:
    certificate: Path
    key: Path


def openssl(*words: str | Path) -> None:
    subprocess.run(["openssl", *words], check=True, capture_output=True, timeout=PATIENCE)


def make(folder: Path, serial: int = 1) -> Pair:
    """A certificate for NAME that signs itself, and its key."""
    pair = Pair(folder / "cert.pem", folder / "key.pem")
    openssl("genpkey", *CURVE, "-out", pair.key)
    names = f"subjectAltName=DNS:{NAME},DNS:localhost"
    openssl(
        "req", "-x509", "-key", pair.key, "-out", pair.certificate, "-subj", f"/CN={NAME}",
        "-days", "2", "-set_serial", str(serial), "-addext", names,
    )  # fmt: skip
    return pair


def refused(certificate: Path, key: Path) -> str:
    with pytest.raises(ValueError, match="pem: ") as caught:
        loaded(certificate, key)
    return str(caught.value)


def test_each_error_of_the_files_is_one_line(tmp_path: Path) -> None:
    pair = make(tmp_path)
    other, locked, nowhere = tmp_path / "other.pem", tmp_path / "locked.pem", tmp_path / "none.pem"
    openssl("genpkey", *CURVE, "-out", other)
    openssl("pkey", "-in", pair.key, "-aes256", "-passout", "pass:secret", "-out", locked)
    said = {
        refused(pair.certificate, other): "gehört zu einem anderen Zertifikat",
        refused(pair.certificate, locked): "Ein Schlüssel mit Passwort geht nicht",
        refused(pair.certificate, nowhere): "Datei",
        refused(pair.key, pair.key): "Das ist kein Zertifikat",
    }
    assert len(said) == 4
    for english, german in said.items():
        assert "\n" not in english
        assert german in Translator("de").say(english)


def test_a_renewal_with_an_error_changes_nothing(tmp_path: Path) -> None:
    pair = make(tmp_path)
    tls = Tls(pair.certificate, pair.key, NAME)
    pair.key.write_text("half a key")
    tls.renew()
    make(tmp_path, serial=2)
    tls.renew()


def test_links_carry_the_name_of_the_certificate() -> None:
    with closing(bound("0.0.0.0", 0)) as listener:
        port = listener.getsockname()[1]
        assert addresses.here(listener, "https", NAME) == f"https://{NAME}:{port}"
        assert addresses.for_friends(listener, "https", NAME) == f"https://{NAME}:{port}"
        assert addresses.here(listener, "https") == f"https://localhost:{port}"


@pytest.mark.long
def test_it_serves_https_and_reads_a_renewed_certificate(tmp_path: Path) -> None:
    pair = make(tmp_path)
    words = ["--port", "0", "--db", str(tmp_path / "posse.db"), "--allowed-host", NAME]
    files = ["--tls", str(pair.certificate), str(pair.key)]
    command = [sys.executable, "-m", "posse.cli", "serve", *words, *files]
    server = subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True)
    assert server.stdout is not None and server.stderr is not None
    try:
        line = server.stdout.readline()
        assert line.startswith(f"Posse is open: https://{NAME}:"), line
        port = line.rsplit(":", 1)[1].strip()
        trusting = ssl.create_default_context(cafile=pair.certificate)
        with httpx2.Client(base_url=f"https://localhost:{port}", verify=trusting) as client:
            assert client.get("/health").json() == {"status": "ok"}
            assert "; secure" in client.get("/api/me").headers["set-cookie"].lower()
        with pytest.raises(httpx2.HTTPError):
            httpx2.get(f"http://localhost:{port}/health")
        make(tmp_path, serial=2)
        server.send_signal(signal.SIGHUP)
        assert "has been read again" in server.stderr.readline()
        renewed = ssl.create_default_context(cafile=pair.certificate)
        with httpx2.Client(base_url=f"https://localhost:{port}", verify=renewed) as client:
            assert client.get("/health").status_code == 200
    finally:
        server.terminate()
        _, errors = server.communicate(timeout=PATIENCE)
    assert server.returncode == 0
    assert errors == ""

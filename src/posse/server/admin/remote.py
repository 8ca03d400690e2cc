"""Asks a running server for what the host wants, with the host's token."""

from __future__ import annotations

import json
import urllib.error
import urllib.request
from typing import Any

import msgspec

from posse.server.admin.administration import DrainStatus, NewSanction, Overview, Person
from posse.server.errors import StoreError
from posse.server.store.admin import Sanction

PATIENCE = 30.0  # seconds


class NoAnswer(StoreError):
    """The server does not answer. `refused`: nothing listens there."""

    def __init__(self, message: str, refused: bool) -> None:
        super().__init__(message)
        self.refused = refused


class RemoteAdministration:
    """Administers a running server. Every method raises StoreError if the server refuses."""

    def __init__(self, url: str, token: str) -> None:
        self.url = url.rstrip("/")
        self.token = token

    def overview(self) -> Overview:
        found: Overview = self._ask("/api/admin", None, Overview)
        return found

    def decide(self, wanted: NewSanction) -> Sanction:
        given: Sanction = self._ask("/api/admin/sanctions", wanted, Sanction)
        return given

    def lift(self, kind: str, subject: str) -> None:
        self._ask("/api/admin/lift", {"kind": kind, "subject": subject}, Any)

    def export(self, person: str) -> Person:
        found: Person = self._ask("/api/admin/export", {"person": person}, Person)
        return found

    def forget(self, person: str) -> None:
        self._ask("/api/admin/forget", {"person": person}, Any)

    def drain(self) -> DrainStatus:
        """Begins to empty the server."""
        found: DrainStatus = self._ask("/api/admin/drain", {}, DrainStatus)
        return found

    def drained(self) -> DrainStatus:
        found: DrainStatus = self._ask("/api/admin/drain", None, DrainStatus)
        return found

    def settle(self, report: str) -> None:
        self._ask("/api/admin/settle", {"report": report}, Any)

    def _ask(self, path: str, body: object, kind: Any) -> Any:
        data = None if body is None else msgspec.json.encode(body)
        headers = {"Authorization": f"Bearer {self.token}", "Content-Type": "application/json"}
        request = urllib.request.Request(self.url + path, data, headers)
        try:
            with urllib.request.urlopen(request, timeout=PATIENCE) as response:
                return msgspec.json.decode(response.read(), type=kind)
        except urllib.error.HTTPError as error:
            raise StoreError(f"{self.url}: {_told(error)}") from error
        except OSError as error:
            refused = isinstance(getattr(error, "reason", error), ConnectionRefusedError)
            raise NoAnswer(f"{self.url}: {error}", refused) from error
        except ValueError as error:
            raise StoreError(f"{self.url}: {error}") from error


def _told(error: urllib.error.HTTPError) -> str:
    """What the server says, or the status."""
    if error.code == 404:
        return "this server has no token for its host (POSSE_ADMIN_TOKEN)"
    try:
        return str(json.loads(error.read())["message"])
    except (ValueError, KeyError, OSError):
        return f"{error.code} {error.reason}"

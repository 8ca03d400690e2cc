"""Requests of browsers that another node passes on. It may be of a newer version."""

from __future__ import annotations

from typing import Any, get_args

import msgspec

from posse.server.errors import Refused
from posse.server.wire import requests
from posse.server.wire.requests import Request

_KINDS: dict[Any, Any] = {kind.__struct_config__.tag: kind for kind in get_args(Request)}


def relayed(said: str) -> Request | None:
    """The request without the fields that only a newer version knows. None for a new request.

    Raises Refused if it is not understood.
    """
    try:
        return requests.request(said)
    except Refused:
        found = _read(said)
        kind = _KINDS.get(str(found.get("t")))
        if kind is None:
            return None
        known = {name: found[name] for name in found if name in ("t", *kind.__struct_fields__)}
        return requests.request(msgspec.json.encode(known))


def _read(said: str) -> dict[str, Any]:
    try:
        return msgspec.json.decode(said, type=dict[str, Any])
    except (msgspec.DecodeError, UnicodeError, RecursionError) as error:
        raise Refused("bad_message", f"not understood: {error}") from error

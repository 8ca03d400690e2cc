"""The option `--limit tables=1000` of `posse serve`.

A rate is two numbers, as in `--limit messages=10,40`: per second, and at once.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Iterable
from typing import Final

from posse.server.settings import Settings

# docs/hosting.md explains these. The other settings are part of how a table plays.
LIMITS: Final = (
    "tables", "connections", "sockets", "table_connections", "address_connections",
    "address_tables", "address_requests", "address_files", "address_handshakes",
    "address_replays", "address_chats", "address_moves", "address_reports", "address_admin",
    "address_codes", "node_codes",
    "address_passwords", "puzzle_bits", "puzzle_calm",
    "messages", "chats", "hello", "stall",
    "pulse", "request_time", "outbox", "outbox_bytes", "waiting_bytes",
)  # fmt: skip


def changed(settings: Settings, given: Iterable[str]) -> Settings:
    """The settings with the given limits. Raises ValueError with a message for the host."""
    values: dict[str, float | tuple[float, float]] = {}
    for one in given:
        name, _, text = one.partition("=")
        if name not in LIMITS:
            raise ValueError(f"there is no limit {name!r}; there are: {', '.join(LIMITS)}")
        try:
            values[name] = _read(getattr(settings, name), text)
        except ValueError:
            raise ValueError(f"{one}: {_form(getattr(settings, name))} is needed") from None
    return dataclasses.replace(settings, **values)  # type: ignore[arg-type]


def _read(like: object, text: str) -> float | tuple[float, float]:
    if isinstance(like, tuple):
        rate, burst = map(_positive, text.split(","))
        return rate, burst
    return int(text) if isinstance(like, int) and int(text) > 0 else _positive(text)


def _positive(text: str) -> float:
    number = float(text)
    if not 0 < number < float("inf"):
        raise ValueError(text)
    return number


def _form(like: object) -> str:
    if isinstance(like, tuple):
        return "a rate and a burst, as in 0.2,60,"
    return "a whole number above 0" if isinstance(like, int) else "a number above 0"

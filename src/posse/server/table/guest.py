"""A connection at a table, and the audience it belongs to."""

from __future__ import annotations

from typing import Protocol

Audience = int | None  # a seat, or None for all spectators


class Guest(Protocol):
    """One browser tab at a table."""

    person: str  # hash of its token; "" if it has none
    name: str
    address: str  # where it comes from

    def send(self, text: str) -> None:
        """Sends a message without waiting. A guest that reads too slowly is disconnected."""

    def dismiss(self) -> None:
        """Tells the guest that the table has left this node; the browser looks for it again."""

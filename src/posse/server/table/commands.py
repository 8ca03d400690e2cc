"""What stands in the queue of a table: a guest with a request, or with what no guest can send."""

from __future__ import annotations

from dataclasses import dataclass

from posse.server.table.guest import Guest
from posse.server.wire.requests import Request


@dataclass(frozen=True)
class Gone:
    """Stands in the queue in place of a request: the connection is closed."""


@dataclass(frozen=True)
class Erase:
    """Stands in the queue in place of a request: a person is to be forgotten."""

    person: str


class Nobody:
    """The guest of a request that nobody has sent."""

    person = name = address = ""

    def send(self, text: str) -> None:
        """Nobody reads it."""

    def dismiss(self) -> None:
        """Nobody has to go."""


Command = tuple[Guest, Request | Gone | Erase]

"""The errors of the server."""

from __future__ import annotations

import logging
from collections.abc import Mapping


class Refused(Exception):
    """A request is refused and changes nothing.

    `error` is a slug that the browser translates, `message` an English text for logs. `more` are
    further fields of the response.
    """

    def __init__(
        self, error: str, message: str, status: int = 400, more: Mapping[str, object] | None = None
    ) -> None:
        super().__init__(message)
        self.more = more or {}
        self.error = error
        self.message = message
        self.status = status


class StoreError(Exception):
    """Something was not stored. Nobody has seen its effect."""


class StoreUnavailable(StoreError):
    """The store does not answer now; it may later."""


class CannotWrite(StoreError):
    """The store cannot write at all: its disk is full, or its file is gone."""


class Conflict(StoreError):
    """The match already has an answer with this number."""


class NotOwner(StoreError):
    """Another node runs this table now. Nothing was written."""


class TableMoved(Exception):
    """Another node runs this table now, or nobody does."""


def log_level(error: Exception) -> int:
    """The level to log an error at. An outage is logged once by the store, not by every table."""
    return logging.DEBUG if isinstance(error, StoreUnavailable | CannotWrite) else logging.ERROR

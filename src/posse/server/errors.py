"""What a person can do wrong at a table: a slug the browser words, and a text for a log."""

from __future__ import annotations

import logging


class Refused(Exception):
    """The request changes nothing. `error` is a slug, `message` says why in plain English."""

    def __init__(self, error: str, message: str, status: int = 400) -> None:
        super().__init__(message)
        self.error = error
        self.message = message
        self.status = status


class StoreError(Exception):
    """What should have been kept was not; nobody has seen its effect."""


class StoreUnavailable(StoreError):
    """The store does not answer now; it may do so later."""


class CannotWrite(StoreError):
    """The store can write nothing at all now: its disk is full, or its file is gone."""


class Conflict(StoreError):
    """That answer of the match is already there: somebody else wrote it."""


class NotOwner(StoreError):
    """Another node drives this table now; nothing was written."""


class TableMoved(Exception):
    """The table is not where it was; it is to be looked for."""


def log_level(error: Exception) -> int:
    """For the log: what the store says once for all is not said again by every table."""
    return logging.DEBUG if isinstance(error, StoreUnavailable | CannotWrite) else logging.ERROR

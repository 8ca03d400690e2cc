"""The log as lines of text or of JSON, and the id of the request that a line belongs to.

A JSON line may be sent to another machine, so it names no link and no token: the id of a table or
match becomes a short mark, and everything that looks like a token is left out.
"""

from __future__ import annotations

import hashlib
import json
import logging
import re
import secrets
from contextvars import ContextVar
from datetime import UTC, datetime
from typing import Final, Literal

Form = Literal["text", "json"]
FORMS: Final[tuple[Form, ...]] = ("text", "json")
LEVELS: Final = ("debug", "info", "warning", "error")
TEXT: Final = "%(asctime)s %(levelname)s %(message)s"
FACTS: Final = "facts"  # an attribute of a record: more fields of its JSON line
REMOVED: Final = "…"
WITH_CONTENTS: Final = ("websockets", "asyncpg")  # below a warning they log what is sent: hands

request_id: ContextVar[str] = ContextVar("request_id", default="")

_GIVEN = re.compile(r"[A-Za-z0-9-]{8,64}")
_NAMED = re.compile(r"\b(tables?|match)([ /])([A-Za-z0-9_-]{16})(?![A-Za-z0-9_-])")
_PAGE = re.compile(r"(/[tr]/|/api/matches/)[A-Za-z0-9_%-]+")
_TOKEN = re.compile(r"(?<![A-Za-z0-9_-])[A-Za-z0-9_-]{32,}(?![A-Za-z0-9_-])")
_ADDRESS = re.compile(r"(\w+://[^\s:/@]+):[^\s@]+@")  # a password in the address of a database


def begin_request(given: str) -> str:
    """Starts a request with the id that the proxy gave it, or a new one. Returns the id."""
    id = given if _GIVEN.fullmatch(given) else secrets.token_hex(8)
    request_id.set(id)
    return id


def mark(id: str) -> str:
    """A short name of a table or person for logs: it opens nothing."""
    return hashlib.sha256(id.encode()).hexdigest()[:8]


def without_secrets(text: str) -> str:
    """The text without links, tokens and passwords."""
    text = _ADDRESS.sub(rf"\1:{REMOVED}@", text)
    text = _NAMED.sub(lambda found: f"{found[1]}{found[2]}{mark(found[3])}", text)
    text = _PAGE.sub(rf"\1{REMOVED}", text)
    return _TOKEN.sub(REMOVED, text)


class JsonLines(logging.Formatter):
    """One JSON object a line."""

    def format(self, record: logging.LogRecord) -> str:
        line: dict[str, object] = {
            "time": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "logger": record.name,
            "message": without_secrets(record.getMessage()),
        }
        if request := request_id.get():
            line["request"] = request
        line |= getattr(record, FACTS, {})
        if record.exc_info:
            line["error"] = without_secrets(self.formatException(record.exc_info))
        return json.dumps(line, ensure_ascii=False)


def configure(form: Form, level: str) -> None:
    """Writes the log to standard error in this form, from this level on."""
    for name in WITH_CONTENTS:
        logging.getLogger(name).setLevel(logging.WARNING)
    handler = logging.StreamHandler()
    handler.setFormatter(JsonLines() if form == "json" else logging.Formatter(TEXT))
    logging.basicConfig(level=level.upper(), handlers=[handler])

"""A certificate for a server that has no proxy in front."""

from __future__ import annotations

import asyncio
import logging
import signal
import ssl
from pathlib import Path
from typing import Final

log = logging.getLogger("posse.server")

RENEWAL: Final = getattr(signal, "SIGHUP", None)  # Windows has no such signal


class Tls:
    """The context of all encrypted connections. SIGHUP reads the files again."""

    def __init__(self, certificate: Path, key: Path, name: str | None = None) -> None:
        """`name`: the server's name in the certificate, for links.

        Raises ValueError, in one line, if the files are not what they should be.
        """
        self.certificate, self.key, self.name = certificate, key, name
        self.context = loaded(certificate, key)

    def hear(self) -> None:
        if RENEWAL is not None:
            asyncio.get_running_loop().add_signal_handler(RENEWAL, self.renew)

    def renew(self) -> None:
        """New connections get the new certificate. Files with an error change nothing."""
        try:
            loaded(self.certificate, self.key)  # first a new context: a live one would be half new
        except ValueError as error:
            log.error("the certificate stays as it was: %s", error)
            return
        self.context.load_cert_chain(self.certificate, self.key, no_password)
        log.warning("the certificate has been read again: %s", self.certificate)


def loaded(certificate: Path, key: Path) -> ssl.SSLContext:
    """A context with this certificate. Raises ValueError."""
    context = ssl.create_default_context(ssl.Purpose.CLIENT_AUTH)
    try:
        for path in (certificate, key):
            path.read_bytes()
        context.load_cert_chain(certificate, key, no_password)
    except ssl.SSLError as error:
        raise ValueError(f"{certificate}: {reason(error, key)}") from error
    except OSError as error:
        raise ValueError(f"{error.filename}: {error.strerror}") from error
    except ValueError as error:  # no_password
        raise ValueError(f"{key}: {error}") from error
    return context


def no_password() -> str:
    """Called for a key with a password, instead of asking on the terminal."""
    raise ValueError("a key with a password cannot be used")


def reason(error: ssl.SSLError, key: Path) -> str:
    """What is wrong with the two files."""
    if error.reason == "KEY_VALUES_MISMATCH":
        return f"the key {key} belongs to another certificate"
    return f"this is not a certificate with a key ({key}) in PEM form"

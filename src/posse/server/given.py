"""The last answer of a person, as long as it can be taken back."""

from __future__ import annotations

from dataclasses import dataclass

from posse.server import replies
from posse.server.sitter import Asked


@dataclass(frozen=True)
class Given:
    seat: int
    number: int  # of the choice
    option: int
    at: float
    until: float  # then it stands
    asked: Asked  # as it was
    held: bool  # not carried out yet

    def pending(self, now: float) -> replies.Pending:
        left = round(1000 * (self.until - now))
        return replies.Pending(self.number, self.option, max(0, left), self.held)

    def asked_again(self, now: float) -> Asked:
        """The clock stood still while there was an answer."""
        return Asked(self.asked.since + now - self.at, self.asked.pause)

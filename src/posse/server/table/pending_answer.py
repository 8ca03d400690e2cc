"""The last answer of a person, while it can be taken back: see docs/protocol.md."""

from __future__ import annotations

from dataclasses import dataclass

from posse.server.table.answer_clock import Asked
from posse.server.wire import replies


@dataclass(frozen=True)
class PendingAnswer:
    seat: int
    number: int  # of the choice
    option: int
    at: float
    until: float  # then it can no longer be taken back
    asked: Asked  # the clock of its choice
    held: bool  # not applied yet
    alone: bool  # nobody else at the table is a person

    def message(self, now: float) -> replies.Pending:
        """What the player who gave it is sent."""
        left = max(0, round(1000 * (self.until - now)))
        timed = self.held or not self.alone
        return replies.Pending(self.number, self.option, left, self.held, timed)

"""One match at a table: the match itself, the bots that sit in it, and what goes out of it."""

from __future__ import annotations

import logging
import secrets
from collections import Counter
from typing import Protocol

import msgspec

from posse.bots import Bot, Crew
from posse.engine.choice import Choice
from posse.engine.match import Match
from posse.server.feed import Feed
from posse.server.sitter import Asked
from posse.server.store import MatchRow

log = logging.getLogger("posse.server")


class BotMaker(Protocol):
    """`posse.bots.make`."""

    def __call__(self, name: str, game: str, seed: str) -> Bot: ...


class Play:
    def __init__(self, row: MatchRow, make_bot: BotMaker) -> None:
        """Replays the answers the row holds; raises BadRecord if they no longer fit."""
        self.id = row.id
        self.row = row
        self.make_bot = make_bot
        self.match = Match.replay(row.record())
        self.feed = Feed(self.match)
        self.crews: dict[tuple[int, str], Crew] = {}
        self.asked = Asked(0.0, 0.0)
        self.backs: Counter[int] = Counter()  # how often the answer to a question was taken back

    @property
    def over(self) -> bool:
        return self.match.choice is None

    @property
    def choice(self) -> Choice:
        pending = self.match.choice
        assert pending is not None, "nobody is asked once the match is over"
        return pending

    def advise(self, name: str) -> int:
        """What a bot would answer. A bot that fails must not stop the table."""
        choice = self.choice
        try:
            index = self._crew(choice.seat, name).choose()
        except Exception as error:
            log.error("bot %s failed in match %s: %r", name, self.id, error, exc_info=True)
            index = None
        if index is None or not 0 <= index < len(choice.options):
            return secrets.randbelow(len(choice.options))
        return index

    def _crew(self, seat: int, name: str) -> Crew:
        """Made when first needed; it is then told everything the seat has seen so far."""
        found = self.crews.get((seat, name))
        if found is None:
            bot = self.make_bot(name, self.row.game, secrets.token_hex(8))
            found = self.crews[seat, name] = Crew(self.match, {seat: bot})
        return found

    def back_to(self, number: int) -> Play:
        """The same match after its first `number` answers."""
        row = msgspec.structs.replace(self.row, answers=self.match.answers[:number])
        return Play(row, self.make_bot)

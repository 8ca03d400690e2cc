"""One match at a table: the match itself, the bots that sit in it, and what goes out of it."""

from __future__ import annotations

import logging
import secrets
from collections import Counter
from concurrent.futures import Future
from typing import Protocol

import msgspec

from posse.bots import ADVISER, Bot, Crew, Reason, thinks, weaker
from posse.engine.choice import Choice
from posse.engine.match import Match
from posse.server.feed import Feed
from posse.server.sitter import Asked
from posse.server.store import MatchRow
from posse.server.thinking import Thinkers, job_of

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
        self.thought: tuple[int, str, Future[int]] | None = None  # choice, bot, its answer
        self.backs: Counter[int] = Counter()  # how often the answer to a question was taken back

    @property
    def over(self) -> bool:
        return self.match.choice is None

    @property
    def choice(self) -> Choice:
        pending = self.match.choice
        assert pending is not None, "nobody is asked once the match is over"
        return pending

    def think(self, name: str, thinkers: Thinkers, seconds: float) -> None:
        """Let a bot that thinks ahead begin with the pending choice."""
        if not thinks(name, self.row.game) or len(self.choice.options) == 1:
            return
        seed = f"{self.id}-{self.match.number}"
        answer = thinkers.begin(job_of(self.match, name, seed, seconds))
        if answer is not None:
            self.thought = (self.match.number, name, answer)

    def advise(self, name: str) -> int:
        """What a bot answers; if it fails or is late, the next weaker one does."""
        choice, wanted = self.choice, name
        while wanted:
            index = self._try(wanted)
            if index is not None and 0 <= index < len(choice.options):
                return index
            log.info("match %s: the answer of its %s is not there", self.id, wanted)
            wanted = weaker(wanted, self.row.game) or ""
        return secrets.randbelow(len(choice.options))

    def _try(self, name: str) -> int | None:
        """The bot's answer; None if it has none now."""
        if len(self.choice.options) == 1:
            return 0
        try:
            if thinks(name, self.row.game):
                return self._thought(name)
            return self._crew(self.choice.seat, name).choose()
        except Exception as error:
            log.error("bot %s failed in match %s: %r", name, self.id, error, exc_info=True)
            return None

    def _thought(self, name: str) -> int | None:
        """What a bot that thinks ahead has come to; it is never waited for."""
        number, by, answer = self.thought or (-1, "", None)
        if answer is None or (number, by) != (self.match.number, name) or not answer.done():
            return None
        return answer.result()

    def hint(self) -> tuple[int, Reason | None]:
        """What one that knows the game would answer in this seat, and why."""
        crew = self._crew(self.choice.seat, ADVISER)
        index = crew.choose()
        assert index is not None
        return index, crew.bots[self.choice.seat].why

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

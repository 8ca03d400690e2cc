"""One match at a table: the match itself, the bots that play in it, and its messages."""

from __future__ import annotations

import logging
from collections import Counter
from concurrent.futures import BrokenExecutor, Future
from typing import Any

import msgspec

from posse.bots import Crew, Reason, adviser, thinks, weaker
from posse.engine.choice import Choice
from posse.engine.match import Match
from posse.server.bot_workers import BotWorkers, Thought, job_of
from posse.server.random_source import RandomSource
from posse.server.services import BotMaker
from posse.server.store.rows import MatchRow, Said
from posse.server.table.broadcast import Feed
from posse.server.table.forced import is_forced
from posse.server.table.role_odds import RoleOdds

log = logging.getLogger("posse.server")


class Play:
    def __init__(self, row: MatchRow, make_bot: BotMaker, random: RandomSource) -> None:
        """Replays the answers the row holds; raises BadRecord if they no longer fit."""
        self.id = row.id
        self.row = row
        self.make_bot = make_bot
        self.random = random
        self.match = Match.replay(row.record())
        self.feed = Feed(self.match)
        self.crews: dict[tuple[int, str], Crew] = {}
        self.thought: tuple[int, str, Future[Thought]] | None = None  # choice, bot, its answer
        self.said: Said | None = None  # which bot gives the next answer, and why
        self.hinting = -1  # the choice for which a bot of a package is asked for a hint
        self.excused: set[str] = set()  # bots that failed in this match, so that it is logged once
        self.role_odds: RoleOdds | None = None
        self.backs: Counter[int] = Counter()  # by choice: answers taken back here, also held ones
        self._forced = (-1, False)  # the number of a choice, and whether it is forced

    @property
    def over(self) -> bool:
        return self.match.choice is None

    @property
    def choice(self) -> Choice:
        pending = self.match.choice
        assert pending is not None, "nobody is asked once the match is over"
        return pending

    @property
    def number(self) -> int:
        """The number of the pending choice: how many answers were given."""
        return self.match.number

    @property
    def event_count(self) -> int:
        return len(self.match.events)

    def forced(self) -> bool:
        """Whether public facts force the pending choice; computed once per choice."""
        number, found = self._forced
        if number != self.number:
            found = is_forced(self.match)
            self._forced = self.number, found
        return found

    def think(self, name: str, workers: BotWorkers, seconds: float) -> None:
        """Lets a bot that searches begin with the pending choice."""
        self._forget()
        if not thinks(name, self.row.game) or len(self.choice.options) == 1:
            return
        seed = f"{self.id}-{self.match.number}"
        answer = workers.begin(job_of(self.match, name, seed, seconds))
        if answer is not None:
            self.thought = (self.match.number, name, answer)

    def _forget(self) -> None:
        """Cancels a search whose answer is no longer needed."""
        if self.thought is not None:
            self.thought[2].cancel()
        self.thought = None

    def advise(self, name: str) -> int:
        """The answer of a bot. If it fails or is late, the next weaker bot answers."""
        choice, wanted = self.choice, name
        while wanted:
            index, why = self._try(wanted)
            if isinstance(index, int) and 0 <= index < len(choice.options):
                one = len(choice.options) == 1
                self.said = None if one else Said(wanted, *((why.id, why.args) if why else ()))
                return index
            wanted = weaker(wanted, self.row.game) or ""
        self.said = None
        return self.random.below(len(choice.options))

    def _try(self, name: str) -> tuple[int | None, Reason | None]:
        """The bot's answer and its reason; None if it has no answer now."""
        if len(self.choice.options) == 1:
            return 0, None
        try:
            if thinks(name, self.row.game):
                return self._thought(name)
            crew = self._crew(self.choice.seat, name)
            return crew.choose(), crew.bots[self.choice.seat].why
        except Exception as error:
            self._excuse(name, repr(error), error)
            return None, None

    def _excuse(self, name: str, what: str, error: Exception | None = None) -> None:
        if name not in self.excused:
            self.excused.add(name)
            other = weaker(name, self.row.game) or "chance"
            words = "match %s: %s answers for its %s, here and whenever it fails again: %s"
            died = isinstance(error, BrokenExecutor)  # the worker: no fault of the bot
            log.warning(words, self.id, other, name, what, exc_info=None if died else error)

    def _thought(self, name: str) -> tuple[int | None, Reason | None]:
        """The answer of a bot that searches, without waiting for it."""
        number, by, answer = self.thought or (-1, "", None)
        if answer is None or (number, by) != (self.match.number, name):
            return None, None  # it sat down after the choice was asked, or there is no worker
        if not answer.done():
            self._excuse(name, "it is late")
            self._forget()
            return None, None
        index: Any
        index, why = answer.result()
        if not isinstance(index, int) or not 0 <= index < len(self.choice.options):
            self._excuse(name, f"it answered {index!r}")
        return index, why

    def hint(self) -> tuple[int, Reason | None]:
        """What the advising bot would answer in this seat, and why."""
        crew = self._crew(self.choice.seat, adviser(self.row.game))
        index = crew.choose()
        assert index is not None
        return index, crew.bots[self.choice.seat].why

    def odds(self) -> list[dict[str, int]]:
        """The chance of each role by seat, in percent, from what everybody saw."""
        if self.role_odds is None:
            self.role_odds = RoleOdds(self.row)
        return self.role_odds.odds(self.match.answers)

    def _crew(self, seat: int, name: str) -> Crew:
        """The bot of a seat. It is made when first needed, and told what the seat has seen."""
        found = self.crews.get((seat, name))
        if found is None:
            bot = self.make_bot(name, self.row.game, self.random.seed())
            found = self.crews[seat, name] = Crew(self.match, {seat: bot})
        return found

    def back_to(self, number: int) -> Play:
        """The same match after its first `number` answers."""
        row = msgspec.structs.replace(self.row, answers=self.match.answers[:number])
        return Play(row, self.make_bot, self.random)

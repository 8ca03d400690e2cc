"""Drives the match of a table: deals, takes answers, lets bots answer, watches the clock.

An answer is tried on the match in memory, then stored, then shown. The table's one task does
nothing else in between, so nobody sees an effect that is not durable; if storing fails, the match
is rebuilt from what is stored.
"""

from __future__ import annotations

import logging
import secrets

import msgspec

from posse.bots import thinks
from posse.engine.errors import PosseError
from posse.engine.match import new_match
from posse.server.errors import StoreError, log_level
from posse.server.store.rows import BOT, PERSON, MatchRow, TableRow
from posse.server.table.introduction import Introduction
from posse.server.table.play import Play
from posse.server.table.presence import Asked, bot_due, due
from posse.server.table.room import OPEN, OVER, PLAYING, Room
from posse.server.table.standings import counted
from posse.server.table.take_back import Taking

log = logging.getLogger("posse.server")


class Driver:
    def __init__(self, room: Room) -> None:
        self.room = room
        self.services = room.services
        self.not_before = 0.0  # after a failure a bot does not try again at once
        self.introduction = Introduction(room, self.ask)
        self.taking = Taking(self)

    # matches ------------------------------------------------------------------------------------

    async def load(self) -> None:
        """Back to the same choice as before the restart."""
        if self.room.row.match is None:
            return
        try:
            found = await self.services.store.match(self.room.row.match)
            if found is not None:
                self._take_up(self._play(found))
                await self._count()
                if not found.answers:
                    self.introduction.begin()
                self._think()
        except PosseError as error:  # the rules have changed since: the people can begin anew
            log.warning("match %s cannot go on: %s", self.room.row.match, error)

    async def begin(self, draft: TableRow) -> None:
        """Deal a match to the seats of the draft."""
        made = new_match(
            draft.game, draft.players, self.services.random.seed(), packs=tuple(draft.packs),
            house=draft.house,
        )  # fmt: skip
        await self._open(draft, MatchRow(
            id="", table="", game=draft.game,
            version=made.game.version, packs=list(made.setup.packs), players=draft.players,
            house=made.setup.house, seed=made.seed, names=[], begun=0.0,
        ))  # fmt: skip

    async def play_on(self, draft: TableRow, source: MatchRow, step: int) -> None:
        """A finished match again, as it was after so many answers: the same deal, new people."""
        before = source.answers[:step]
        said = {n: one for n, one in source.said.items() if n < step}
        again = msgspec.structs.replace(
            source, answers=before, said=said, source=source.id, step=step
        )
        await self._open(draft, msgspec.structs.replace(again, over=False))

    async def _open(self, draft: TableRow, plan: MatchRow) -> None:
        row = msgspec.structs.replace(
            plan, id=secrets.token_urlsafe(12), table=draft.id,
            names=[seat.name for seat in draft.seats], begun=self.services.clock.now(),
            people=[seat.person for seat in draft.seats],
        )  # fmt: skip
        self._counted(draft)
        draft.match = row.id
        if any(thinks(seat.bot, draft.game) for seat in draft.seats):
            self.services.workers.warm()
        play = self._play(row)
        await self.services.store.begin(self.room.lease, draft, row)
        self._take_up(play)
        if not row.source:  # whoever plays on knows the match
            self.introduction.begin()
        self.room.adopt(draft)
        self._think()
        self._tell_full()

    def _play(self, row: MatchRow) -> Play:
        return Play(row, self.services.make_bot, self.services.random)

    def _take_up(self, play: Play) -> None:
        self.room.play = play
        self.room.wishes = {}
        self.room.again = set()
        for sitter in self.room.sitters:
            sitter.begin()
        self.room.state = OVER if play.over else PLAYING
        self.room.intro = None
        self.ask()

    def ask(self) -> None:
        play = self.room.play
        assert play is not None
        now = self.services.clock.now()
        pause = self.services.random.between(*self.services.settings.forced_pause)
        shown = -1 if play.over else self.room.sitters[play.choice.seat].shown
        # A page that has said nothing so far is not waited for: a late word gains no time.
        behind = 0 <= shown < len(play.match.events)
        play.asked = Asked(now, pause, None if behind else now)

    def _think(self) -> None:
        """A bot that thinks ahead begins when it is asked, not when its answer is due."""
        play = self.room.play
        if play is None or play.over:
            return
        seat = self.room.row.seats[play.choice.seat]
        if seat.kind == BOT:
            play.think(seat.bot, self.services.workers, self.services.settings.think)

    def _tell_full(self) -> None:
        for guest in list(self.room.guests):
            self.room.tell_full(guest)

    # answers ------------------------------------------------------------------------------------

    async def answer(self, index: int, by: str) -> None:
        """The one way an answer is carried out, whoever gives it."""
        play = self.room.play
        assert play is not None
        began = self.services.clock.now()
        self.taking.given = None
        number = play.match.number
        try:
            play.match.answer(index)
            said, play.said = play.said, None
            await self.services.store.append(
                self.room.lease, play.id, number, index, play.over, said
            )
        except Exception as error:
            await self.recover(play, number, error)
            raise
        if play.over:
            self.room.state = OVER
        else:
            self.ask()
            self._think()
        self.room.tell_step()
        if play.over:
            self.room.tell_over()
            await self._count()
            self.room.tell_table()
        self.services.metrics.answered(by, self.services.clock.now() - began)

    # the evening --------------------------------------------------------------------------------

    async def _count(self) -> None:
        """The match is stored as over by now; if this is not, it is counted with the next one."""
        draft = self.room.row.draft()
        if not self._counted(draft):
            return
        try:
            await self.services.store.save(self.room.lease, draft)
        except StoreError as error:
            log.log(
                log_level(error), "table %s: its last match is not counted: %s", draft.id, error
            )
            return
        self.room.row = draft

    def _counted(self, draft: TableRow) -> bool:
        """Has the evening of the draft grown by the match that is over?"""
        play = self.room.play
        if play is None or play.match.result is None or play.row.source:
            return False
        before, now = draft.evening, self.services.clock.now()
        draft.evening = counted(draft, play.id, play.match.result, now)
        return draft.evening is not before

    # what is stored counts ----------------------------------------------------------------------

    async def recover(self, play: Play, number: int, error: Exception) -> None:
        """Nobody has seen the answer: go back to what is stored."""
        log.log(log_level(error), "answer %d of match %s is undone: %r", number, play.id, error)
        try:
            stored = await self.services.store.match(play.id)
            fresh = self._play(stored) if stored else play.back_to(number)
        except (StoreError, PosseError):
            fresh = play.back_to(number)
        self._take_up(fresh)
        self.not_before = self.services.clock.now() + self.services.settings.retry
        self._tell_full()

    # the server's own answers -------------------------------------------------------------------

    def due(self) -> float | None:
        """When the server has to answer the pending choice."""
        play = self.room.play
        if play is None or play.over or self.room.state == OPEN:
            return None
        given = self.taking.given
        if self.room.intro is not None:
            return self.room.intro_until() if self.room.reading() else 0.0
        if (noted := self.room.noted_until()) is not None:
            return noted
        if given is not None and given.held:
            return max(given.until, self.not_before)
        # Nobody else answers while a person may still take his answer back in front of others.
        waits = given is not None and given.seat != play.choice.seat and not given.alone
        until = given.until if given is not None and waits else 0.0
        return max(self._due(play), self.not_before, until)

    def _due(self, play: Play) -> float:
        choice = play.choice
        seat, sitter = self.room.row.seats[choice.seat], self.room.sitters[choice.seat]
        if seat.kind != PERSON or sitter.minded:
            return self._bot_due(play)
        forced, clock = play.feed.forced(), self.room.row.clock
        return due(play.asked, sitter, clock, forced, self.services.settings)

    def _bot_due(self, play: Play) -> float:
        """Those in play are waited for; if nobody is, those who are out and watch."""
        settings = self.services.settings
        here = self.room.present()
        playing = [seat for seat in here if seat in play.match.in_play()]
        if here and not playing and all(self.room.sitters[seat].fast for seat in here):
            return play.asked.since + settings.bot_pause / settings.fast
        watching = [self.room.sitters[seat] for seat in playing or here]
        open_answer = self.taking.given is not None
        when = bot_due(play.asked, watching, play.feed.told, settings, open_answer)
        if thinks(self.room.row.seats[play.choice.seat].bot, play.row.game):
            when = max(when, play.asked.since + settings.think_wait)
        return when

    def can_wait(self, now: float) -> bool:
        """Is it a bot's turn, and was its answer due only now? Nobody minds if it comes later."""
        play, when = self.room.play, self.due()
        if play is None or play.over or when is None:
            return False
        bot = self.room.row.seats[play.choice.seat].kind == BOT
        return bot and self.taking.given is None and now - when < self.services.settings.yielding

    async def act(self) -> None:
        """Answer in the place of a bot, of somebody late, or of somebody without alternatives."""
        play = self.room.play
        assert play is not None
        choice = play.choice
        seat, sitter = self.room.row.seats[choice.seat], self.room.sitters[choice.seat]
        given = self.taking.given
        if self.room.intro is not None:
            self.introduction.end()
        elif given is not None and given.held:
            await self.answer(given.option, "person")
        elif seat.kind != PERSON or sitter.minded:
            await self.answer(play.advise(seat.bot or self.default_bot()), "bot")
        elif play.feed.forced():
            await self.taking.follow(play)
        else:
            minded = sitter.missed(self.services.settings)
            await self.answer(play.advise(self.default_bot()), "missed")
            if minded:
                self.room.tell_table()

    def default_bot(self) -> str:
        return self.services.bots_of(self.room.row.game)[0]

    def shown(self, seat: int | None, n: int) -> None:
        """The page of this seat has shown the match up to event n."""
        play = self.room.play
        if seat is not None and play is not None:
            n, now = min(n, play.feed.told), self.services.clock.now()
            self.room.sitters[seat].has_shown(n, now)
            if n == play.feed.told and not play.over and play.choice.seat == seat:
                self._seen(play, now)

    def _seen(self, play: Play, now: float) -> None:
        """Whoever is asked has seen why: now his time runs."""
        if play.asked.seen is None:
            play.asked.seen = now
            if self.room.row.clock and self.taking.given is None and self.room.intro is None:
                self.room.tell_choice()

    def active(self, seat: int | None) -> None:
        """The person of this seat did something: a bot that minds it gives it back at once."""
        if seat is None or not self.room.sitters[seat].back():
            return
        play = self.room.play
        if play is not None and not play.over and play.choice.seat == seat:
            self.ask()  # with the whole time on the clock
        self.room.tell_table()
        self.room.tell_choice()

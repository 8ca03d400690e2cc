"""The last answer of a person, as long as it can be taken back: see docs/protocol.md."""

from __future__ import annotations

import logging
from dataclasses import dataclass
from typing import TYPE_CHECKING

from posse.server.errors import Refused
from posse.server.table import disclosure
from posse.server.table.disclosure import FINAL, HELD, OPEN, Disclosure
from posse.server.table.play import Play
from posse.server.table.presence import Asked
from posse.server.table.room import Guest
from posse.server.wire import replies

if TYPE_CHECKING:
    from posse.server.table.driver import Driver

log = logging.getLogger("posse.server")


@dataclass(frozen=True)
class Given:
    seat: int
    number: int  # of the choice
    option: int
    at: float
    until: float  # then it stands
    asked: Asked  # as it was
    held: bool  # not carried out yet
    alone: bool  # nobody else at the table is a person

    def pending(self, now: float) -> replies.Pending:
        left = max(0, round(1000 * (self.until - now)))
        timed = self.held or not self.alone
        return replies.Pending(self.number, self.option, left, self.held, timed)

    def asked_again(self, now: float) -> Asked:
        """The clock stood still while there was an answer."""
        gone, seen = now - self.at, self.asked.seen
        since = self.asked.since + gone
        return Asked(since, self.asked.pause, None if seen is None else seen + gone)


class Taking:
    def __init__(self, driver: Driver) -> None:
        self.driver = driver
        self.room = driver.room
        self.services = driver.services
        self.given: Given | None = None

    async def give(self, option: int, final: bool) -> None:
        """A person answers. What would show others something is held until it is meant."""
        play = self.room.play
        assert play is not None
        found = FINAL if final or not self._returnable(play) else self._disclosure(option)
        given = self._given(option, found == HELD)
        if found == HELD:
            self.given = given
        else:
            await self.driver.answer(option, "person")
            self.given = given if found == OPEN else None
        self.tell()

    def _returnable(self, play: Play) -> bool:
        settings = self.services.settings
        often = play.backs[play.match.number] >= settings.backs
        free = len(play.choice.options) > 1 and not often
        return self.room.row.take_back and settings.take_back > 0 and free

    def _disclosure(self, option: int) -> Disclosure:
        """If we cannot tell, the answer counts: a person must be able to answer."""
        play = self.room.play
        assert play is not None
        try:
            return disclosure.disclosure(play.match, option)
        except Exception as error:
            words = "match %s: nobody can tell what an answer discloses: %r"
            log.error(words, play.id, error, exc_info=True)
            return FINAL

    def _given(self, option: int, held: bool) -> Given:
        play = self.room.play
        assert play is not None
        seat, now = play.choice.seat, self.services.clock.now()
        alone = self.room.alone(seat)
        until = now + self._patience(alone, held)
        if self.given is not None and self.given.held:  # another answer instead: no longer than so
            until = self.given.until
        return Given(seat, play.match.number, option, now, until, play.asked, held, alone)

    def _patience(self, alone: bool, held: bool) -> float:
        """Against bots only there is no pause: they act when they would act anyway."""
        settings = self.services.settings
        if not alone:
            return settings.take_back
        return settings.bot_pause if held else settings.patience

    def tell(self, only: Guest | None = None) -> None:
        """To whoever gave it: his answer can be taken back."""
        given = self.given
        if given is None or given.until <= self.services.clock.now():
            return
        message = given.pending(self.services.clock.now())
        if only is None:
            self.room.tell_seat(given.seat, message)
        elif self.room.guests[only] == given.seat:
            self.room.tell(only, message)

    async def follow(self, play: Play) -> None:
        """A person's only option: if it follows an answer of his own, it can go back with it."""
        given = self.given
        own = given is not None and given.seat == play.choice.seat
        stays = own and self._disclosure(0) == OPEN
        await self.driver.answer(0, "person")
        if stays:
            self.given = given
            self.tell()

    async def back(self, seat: int, number: int) -> None:
        """The server decides: until somebody else has answered, and for a few seconds."""
        given, play, now = self.given, self.room.play, self.services.clock.now()
        assert play is not None
        if not self.room.row.take_back:
            raise Refused("no_back", "nothing is taken back at this table")
        if given is None or given.seat != seat or given.number != number or now > given.until:
            raise Refused("too_late", "this answer can no longer be taken back")
        self.given = None
        if not given.held:
            play = await self._undone(play, number)
        play.backs[number] += 1
        play.feed.backs = play.backs.total()
        play.asked = given.asked_again(now)
        if given.held:  # nobody else has seen anything
            choice = play.feed.choice(seat, self.room.deadline())
            self.room.tell_seat(seat, replies.Chosen(choice))
        else:
            self.room.tell_back(seat)

    async def _undone(self, play: Play, number: int) -> Play:
        """The match without its last answers, first in the store. Bots forget with it."""
        try:
            await self.services.store.cut(self.room.lease, play.id, number)
            fresh = play.back_to(number)
        except Exception as error:
            await self.driver.recover(play, play.match.number, error)
            raise
        fresh.backs = play.backs
        self.room.play = fresh
        for sitter in self.room.sitters:
            sitter.unseen(fresh.feed.told)
        return fresh

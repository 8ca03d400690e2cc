"""One task owns one table: it takes what people say from a queue and acts when time is up."""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress
from dataclasses import dataclass

from posse.engine.errors import PosseError
from posse.server.errors import Refused, StoreError, TableMoved, log_level
from posse.server.services import Services
from posse.server.store.rows import ChatRow, Lease, TableRow
from posse.server.table import actions
from posse.server.table.driver import Driver
from posse.server.table.mutes import Mutes
from posse.server.table.room import OPEN, OVER, PLAYING, Guest, Room
from posse.server.wire import replies
from posse.server.wire.requests import Hello, Request, Shown

log = logging.getLogger("posse.server")


@dataclass(frozen=True)
class Gone:
    """In place of a request: the connection is closed."""


Command = tuple[Guest, Request | Gone]


class Table:
    def __init__(self, row: TableRow, services: Services, lease: Lease) -> None:
        self.services = services
        self.room = Room(row, services, lease)
        self.driver = Driver(self.room)
        self.chat: list[ChatRow] = []
        self.mutes = Mutes()
        self.attached = 0  # open connections
        self.gone = False  # driven elsewhere
        self.quiet_since = services.clock.now()
        self.task: asyncio.Task[None] | None = None
        self._parting: set[asyncio.Task[None]] = set()
        self._timer: asyncio.TimerHandle | None = None
        self._inbox: asyncio.Queue[Command | None] = asyncio.Queue(services.settings.inbox)

    @property
    def id(self) -> str:
        return self.room.row.id

    async def load(self) -> None:
        self.chat = await self.services.store.chat(self.id, self.services.settings.chat_kept)
        await self.driver.load()

    # the task -----------------------------------------------------------------------------------

    async def put(self, guest: Guest, request: Request | Gone) -> None:
        """Waits while the table is busy, so a flood is held back where it comes from."""
        if not self.gone:
            await self._inbox.put((guest, request))
        if self.gone:  # perhaps while we waited
            raise TableMoved

    def part(self, guest: Guest) -> None:
        """The guest's connection is gone. Never waits, so it works while that is torn down."""
        task = asyncio.create_task(self._part(guest))
        self._parting.add(task)
        task.add_done_callback(self._parting.discard)

    async def _part(self, guest: Guest) -> None:
        with suppress(TableMoved):
            await self.put(guest, Gone())

    async def run(self) -> None:
        while True:
            command = await self._next()
            if command is not None:
                await self.handle(*command)
            await self.tick()

    async def _next(self) -> Command | None:
        """The next command; None when it is time to act first."""
        wake = self.wake()
        wait = None if wake is None else wake - self.services.clock.now()
        if wait is not None and wait <= 0:
            # Even a table of bots in a hurry lets others in between two answers.
            await asyncio.sleep(0)
            return None if self._inbox.empty() else self._inbox.get_nowait()
        if wake is not None:
            self._set(wake)
        try:
            return await self._inbox.get()
        finally:
            if self._timer is not None:
                self._timer.cancel()

    def _set(self, when: float) -> None:
        wait = when - self.services.clock.now()
        self._timer = asyncio.get_running_loop().call_later(wait, self._ring, when)

    def _ring(self, when: float) -> None:
        """Time is up. Far cheaper than to cancel what waits, and it happens at every answer."""
        now, settings = self.services.clock.now(), self.services.settings
        if now - when > settings.busy and self.driver.can_wait(now):
            self._set(now + 2 * settings.busy)
        elif self._inbox.empty():
            self._inbox.put_nowait(None)

    async def handle(self, guest: Guest, request: Request | Gone) -> None:
        """Whatever goes wrong, only the one who asked is told, and the table goes on."""
        try:
            if isinstance(request, Gone):
                self.leave(guest)
            elif isinstance(request, Hello):
                self.welcome(guest, request)
            elif isinstance(request, Shown):  # a page says it by itself, so nobody is back by it
                self.driver.shown(self.room.seat_of(guest.person), request.n)
            elif guest in self.room.guests:
                self.driver.active(self.room.seat_of(guest.person))
                await actions.perform(self, guest, request)
            else:
                raise Refused("hello_first", "the first message must be hello")
        except Refused as error:
            self.refuse(guest, error.error, error.message)
        except PosseError as error:
            self.refuse(guest, "not_possible", str(error))
        except StoreError as error:
            log.log(log_level(error), "table %s: %s", self.id, error)
            self.refuse(guest, "not_stored", "it could not be stored, so nothing has changed")
        except Exception as error:
            log.error("table %s failed: %r", self.id, error, exc_info=True)
            self.refuse(guest, "internal", "that went wrong on our side; nothing has changed")

    def refuse(self, guest: Guest, error: str, message: str) -> None:
        self.services.metrics.errors[error] += 1
        self.room.tell(guest, replies.Error(error, message))

    # time ---------------------------------------------------------------------------------------

    def wake(self) -> float | None:
        """When the table has to act without being told to."""
        times = [t for t in (self.driver.due(), self._host_due()) if t is not None]
        return min(times, default=None)

    async def tick(self) -> None:
        """Do what is due. At most one answer, so that people get their word in between."""
        now = self.services.clock.now()
        answer_due, host_due = self.driver.due(), self._host_due()
        try:
            if host_due is not None and host_due <= now:
                await self._pass_host()
            if answer_due is not None and answer_due <= now:
                await self.driver.act()
        except StoreError as error:
            self.driver.not_before = now + self.services.settings.retry
            log.log(log_level(error), "table %s: %s", self.id, error)
        except Exception as error:  # the driver has gone back to what is stored; try again later
            self.services.metrics.errors["tick"] += 1
            self.driver.not_before = now + self.services.settings.retry
            log.error("table %s failed: %r", self.id, error, exc_info=True)

    def _host_due(self) -> float | None:
        """When somebody else becomes host, because the host is away and somebody is here."""
        host = self.room.seat_of(self.room.row.host)
        if host is None or self._heir() is None:
            return None
        away = self.room.sitters[host].away_since
        if away is None:
            return None
        settings = self.services.settings
        over = self.room.state == OVER
        grace = settings.host_grace_over if over else settings.host_grace
        return max(away + min(grace, settings.host_grace), self.driver.not_before)

    def _heir(self) -> str | None:
        here = self.room.present()
        return self.room.row.seats[here[0]].person if here else None

    async def _pass_host(self) -> None:
        draft = self.room.row.draft()
        draft.host = self._heir() or draft.host
        await self.room.commit(draft)

    # coming and going ---------------------------------------------------------------------------

    def welcome(self, guest: Guest, hello: Hello) -> None:
        room = self.room
        seat = room.seat_of(guest.person)
        if seat is not None:
            room.sitters[seat].away_since = None
            self.driver.active(seat)
        new = guest not in room.guests
        self.driver.introduction.greet(guest, seat, hello.intro)
        room.guests[guest] = seat
        room.tell_table(None if new else [guest])
        room.tell_full(guest, hello.since if self._follows(hello) else 0)
        self.driver.taking.tell(guest)
        room.tell_over([guest])
        self._tell_chat(guest, hello)

    def _follows(self, hello: Hello) -> bool:
        """Whether what the browser has is the beginning of what is played now."""
        if hello.match is not None and hello.match != self.room.row.match:
            return False
        play = self.room.play
        return hello.backs is None or play is None or hello.backs == play.feed.backs

    def _tell_chat(self, guest: Guest, hello: Hello) -> None:
        """A browser that does not count lines gets them once, when it knows nothing yet."""
        if hello.chat is None and hello.since:
            return
        for line in self.chat:
            if line.n > (hello.chat or 0):
                self.room.tell(guest, replies.Chat(line.n, line.seat, line.name, line.text))

    def leave(self, guest: Guest) -> None:
        room = self.room
        if guest not in room.guests:
            return  # it never said hello
        del room.guests[guest]
        room.readers.discard(guest)
        seat = room.seat_of(guest.person)
        now = self.services.clock.now()
        if seat is not None and not room.here(guest.person):
            room.sitters[seat].away_since = now
        room.tell_table()

    async def settle(self) -> None:
        """Before another node drives the table: an answer that is being held is meant by now."""
        given = self.driver.taking.given
        try:
            if given is not None and given.held:
                await self.driver.answer(given.option, "person")
        except (StoreError, PosseError) as error:
            log.warning("table %s: %s", self.id, error)

    def dismiss(self) -> None:
        """This node no longer drives the table. Whoever was still to be heard is not."""
        self.gone = True
        guests = dict.fromkeys(self.room.guests)
        while not self._inbox.empty():
            command = self._inbox.get_nowait()
            if command is not None and not isinstance(command[1], Gone):
                guests[command[0]] = None
        for guest in guests:
            guest.dismiss()

    def admit(self, person: str) -> None:
        """One more connection, if there is room. Whoever has a seat always gets in."""
        crowded = self.attached >= self.services.settings.table_connections
        if crowded and self.room.seat_of(person) is None:
            raise Refused("full", "too many people look on already", 503)
        self.attach()

    def attach(self) -> None:
        """A connection opens; it keeps the table in memory until `detach`."""
        self.attached += 1

    def detach(self) -> None:
        self.attached -= 1
        self.quiet_since = self.services.clock.now()

    def unused(self, now: float) -> bool:
        """Nobody is here; those who play are waited for as long as their seats are."""
        if self.attached or self.task is None:
            return False
        gone = now - self.quiet_since >= self.services.settings.grace
        return gone or self.room.state != PLAYING

    def quiet(self, now: float) -> bool:
        """Nobody has been there for so long that the table may leave the memory."""
        settings = self.services.settings
        if self.attached or self.room.state == PLAYING:
            return False
        limit = settings.close_open if self.room.state == OPEN else settings.close_over
        return now - self.quiet_since >= limit

"""One task owns one table: it takes requests from a queue and acts when time is up.

How an answer goes on from here: answers.py.
"""

from __future__ import annotations

import asyncio
import logging
from contextlib import suppress

from posse.engine.errors import PosseError
from posse.server.errors import Refused, StoreError, TableMoved, log_level
from posse.server.services import Services
from posse.server.store.erasure import mentions, table_without
from posse.server.store.rows import ChatRow, Lease, TableRow
from posse.server.table import actions, arrivals, host
from posse.server.table.answers import Answers
from posse.server.table.auto_answers import AutoAnswers
from posse.server.table.chat import Mutes
from posse.server.table.commands import Command, Erase, Gone
from posse.server.table.guest import Guest
from posse.server.table.matches import Matches
from posse.server.table.room import OPEN, PLAYING, Room
from posse.server.table.take_back import TakeBack
from posse.server.wire import replies
from posse.server.wire.requests import Answer, Enter, Hello, Request, Shown

log = logging.getLogger("posse.server")


class Table:
    def __init__(self, row: TableRow, services: Services, lease: Lease) -> None:
        self.services = services
        self.room = Room(row, services, lease)
        self.matches = Matches(self.room)
        self.answers = Answers(self.room)
        self.take_back = TakeBack(self.room, self.answers)
        self.auto_answers = AutoAnswers(self.room, self.answers)
        self.chat: list[ChatRow] = []
        self.mutes = Mutes()
        self.attached = 0  # open connections
        self.gone = False  # run by another node
        self.dissolved = False
        self.quiet_since = services.clock.now()
        self.task: asyncio.Task[None] | None = None
        self._parting: set[asyncio.Task[None]] = set()
        self._timer: asyncio.TimerHandle | None = None
        self._rings = 0.0  # when it rings
        self._inbox: asyncio.Queue[Command | None] = asyncio.Queue(services.settings.inbox)

    @property
    def id(self) -> str:
        return self.room.row.id

    async def load(self) -> None:
        self.chat = await self.services.store.chat(self.id, self.services.settings.chat_kept)
        await self.matches.load()

    # the task -----------------------------------------------------------------------------------

    async def put(self, guest: Guest, request: Request | Gone | Erase) -> None:
        """Queues a request. Waits while the queue is full. Raises TableMoved if the table left."""
        if not self.gone:
            await self._inbox.put((guest, request))
        if self.gone:  # perhaps while we waited
            raise TableMoved

    def part(self, guest: Guest) -> None:
        """Queues that the guest's connection is gone, without waiting."""
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
        """The next command; None if it is time to act first."""
        wake = self.wake()
        wait = None if wake is None else wake - self.services.clock.now()
        if wait is not None and wait <= 0:
            # Even a table of bots without pauses lets other tables run between two answers.
            await asyncio.sleep(0)
            return None if self._inbox.empty() else self._inbox.get_nowait()
        if wake is not None:
            self._set(wake)
        try:
            command = await self._inbox.get()
            while command is None and self._lets_people_go_first():
                command = await self._inbox.get()
            return command
        finally:
            if self._timer is not None:
                self._timer.cancel()

    def _set(self, when: float) -> None:
        self._rings = when
        wait = when - self.services.clock.now()
        self._timer = asyncio.get_running_loop().call_later(wait, self._ring)

    def _ring(self) -> None:
        """Wakes the task. This is far cheaper than a timeout of the waiting call."""
        if not self._lets_people_go_first() and self._inbox.empty():
            self._inbox.put_nowait(None)

    def _lets_people_go_first(self) -> bool:
        """Whether a bot waits a moment more, because the event loop is late.

        When many bots are due at once, the loop becomes late while it serves them. So this is
        asked when the timer rings, and again when it is this table's turn.
        """
        now, settings = self.services.clock.now(), self.services.settings
        late = now - self._rings > settings.busy and self.auto_answers.can_wait(now)
        if late:
            self._set(now + 2 * settings.busy)
        return late

    async def handle(self, guest: Guest, request: Request | Gone | Erase) -> None:
        """Handles a request. An error is sent to the guest only, and the table goes on."""
        try:
            await self._dispatch(guest, request)
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

    async def _dispatch(self, guest: Guest, request: Request | Gone | Erase) -> None:
        if isinstance(request, Gone):
            arrivals.leave(self, guest)
        elif isinstance(request, Erase):
            await self._erase(request.person)
        elif isinstance(request, Hello):
            arrivals.welcome(self, guest, request)
        elif isinstance(request, Enter):
            self.room.entrance.ask(guest, request)
        elif guest in self.room.screens.pages:
            self._screen_says(guest, request)
        elif isinstance(request, Shown):  # sent by the page itself: no sign of the person
            self.auto_answers.page_has_shown(self.room.seat_of(guest.person), request.n)
        elif guest in self.room.guests:
            self.auto_answers.person_acts(self.room.seat_of(guest.person))
            await self._perform(guest, request)
        else:
            raise Refused("hello_first", "the first message must be hello")

    def _screen_says(self, guest: Guest, request: Request) -> None:
        if not isinstance(request, Shown):
            raise Refused("not_seated", "a big screen only looks on", 403)
        self.room.screens.has_shown(guest, request.n)
        self.auto_answers.begin_time()

    async def _erase(self, person: str) -> None:
        """Forgets a person. During a match a bot plays on in their seat."""
        self.chat = [line for line in self.chat if line.person != person]
        if mentions(self.room.row, person):
            playing = self.room.state == PLAYING
            await self.room.commit(table_without(self.room.row, person, playing))

    async def _perform(self, guest: Guest, request: Request) -> None:
        if isinstance(request, Answer):
            await self.answers.accept(guest, request)
        else:
            await actions.perform(self, guest, request)

    def refuse(self, guest: Guest, error: str, message: str) -> None:
        self.services.metrics.errors[error] += 1
        self.room.broadcast.to(guest, replies.Error(error, message))

    # time ---------------------------------------------------------------------------------------

    def wake(self) -> float | None:
        """When the table has to act without a request; None if it need not."""
        room = self.room
        dues = (
            self.auto_answers.due(), host.due(self.room), room.screens.due(), room.entrance.due()
        )  # fmt: skip
        times = [time for time in dues if time is not None]
        return min(times, default=None)

    async def tick(self) -> None:
        """Does what is due. At most one answer, so that requests are handled in between."""
        now = self.services.clock.now()
        answer_due, host_due = self.auto_answers.due(), host.due(self.room)
        screens_due, entrance_due = self.room.screens.due(), self.room.entrance.due()
        try:
            if screens_due is not None and screens_due <= now:
                self.room.screens.tell()
            if entrance_due is not None and entrance_due <= now:
                self.room.entrance.expire()
            if host_due is not None and host_due <= now:
                await host.pass_on(self.room)
            if answer_due is not None and answer_due <= now:
                await self.auto_answers.act()
        except StoreError as error:
            self.room.answer_clock.retry_later()
            log.log(log_level(error), "table %s: %s", self.id, error)
        except Exception as error:  # the match is back at what is stored; try again later
            self.services.metrics.errors["tick"] += 1
            self.room.answer_clock.retry_later()
            log.error("table %s failed: %r", self.id, error, exc_info=True)

    # the end ------------------------------------------------------------------------------------

    async def settle(self) -> None:
        """Applies an answer that is being held, before another node runs the table."""
        pending = self.answers.pending
        try:
            if pending is not None and pending.held:
                await self.answers.apply(pending.option, "person")
        except (StoreError, PosseError) as error:
            log.warning("table %s: %s", self.id, error)

    def dismiss(self) -> None:
        """This node no longer runs the table: drops all requests and sends the guests away."""
        self.gone = True
        if self.dissolved:  # it was closed meanwhile, because nobody was here
            return
        guests = dict.fromkeys([*self.room.guests, *self.room.entrance.waiting])
        while not self._inbox.empty():
            command = self._inbox.get_nowait()
            if command is not None and not isinstance(command[1], Gone | Erase):
                guests[command[0]] = None
        for guest in guests:
            guest.dismiss()

    def dissolve(self) -> None:
        """Cuts the cycles among the parts: nothing but reference counting frees a table."""
        self.gone = self.dissolved = True
        self.task = None
        self.room.dissolve()

    # connections --------------------------------------------------------------------------------

    def admit(self, person: str) -> None:
        """Counts a connection. Raises Refused if the table is full; seated people always get in."""
        crowded = self.attached >= self.services.settings.table_connections
        if crowded and self.room.seat_of(person) is None:
            raise Refused("full", "too many people look on already", 503)
        self.attach()

    def attach(self) -> None:
        """Counts a connection; it keeps the table in memory until `detach`."""
        self.attached += 1

    def detach(self) -> None:
        self.attached -= 1
        self.quiet_since = self.services.clock.now()

    def unused(self) -> bool:
        """Whether nobody is here. The match of such a table is stored, and loaded again."""
        return not self.attached and self.task is not None

    def expected_back(self, now: float) -> bool:
        """Whether a person who plays here left only just now."""
        gone = now - self.quiet_since >= self.services.settings.grace
        return self.room.state == PLAYING and not gone

    def quiet(self, now: float) -> bool:
        """Whether nobody has been here for so long that the table may leave the memory."""
        settings = self.services.settings
        if self.attached or self.room.state == PLAYING:
            return False
        limit = settings.close_open if self.room.state == OPEN else settings.close_over
        return now - self.quiet_since >= limit

"""The laboratory: people play while a plan is carried out, and then everything is compared."""

from __future__ import annotations

import asyncio
import os
import random
import signal
from collections.abc import Awaitable, Callable
from contextlib import suppress
from pathlib import Path
from typing import Any, ClassVar

from benchmarks.guests import Kept
from posse.engine.errors import PosseError
from posse.engine.match import Match
from tests.faults.bad_wire import BadWire, Mood
from tests.faults.house import House, LabNode, command, is_set_up
from tests.faults.people import AGAIN, Person, ask, digest
from tests.faults.plan import Deed, Plan

REST = 0.5  # seconds between two deeds
BACK = 120.0  # seconds until everybody plays again
END = 120.0  # seconds until all nodes have ended
SETUPS = (("bang", 4), ("dice", 4), ("bang", 5), ("wyatt", 3))


class Lab:
    bot = "marshal"  # in the third seat of each table

    def __init__(self, plan: Plan, house: House) -> None:
        self.plan = plan
        self.house = house
        self.rng = random.Random(plan.seed)
        self.people: list[Person] = []
        self.violations: list[str] = []
        self.moves = 0
        self.counted: dict[str, int] = {}
        self._lines = 0
        self._tasks: list[asyncio.Task[None]] = []

    # people -------------------------------------------------------------------------------------

    async def fill(self) -> None:
        for number in range(self.plan.tables):
            game, players = SETUPS[number % len(SETUPS)]
            wavers = number % 2 == 1
            names = [{"name": f"P{number}-{n}"} for n in range(3)]
            tokens = [(await self._ask("/api/me", "", name))[1] for name in names]
            wanted = {"game": game, "players": players, "take_back": wavers}
            made, _ = await self._ask("/api/tables", tokens[0], wanted)
            here = [
                Person(self.house.hosts, made["id"], tokens[0], 0, self.rng, wavers),
                Person(self.house.hosts, made["id"], tokens[1], 1, self.rng, wavers),
                Person(self.house.hosts, made["id"], tokens[2], None, self.rng, wavers),
            ]
            self.people += here
            self._tasks += [asyncio.create_task(person.play()) for person in here]
            await asyncio.gather(*[person.greeted.wait() for person in here])
            await here[1].say(t="sit", seat=1)
            await here[0].say(t="bot", seat=2, bot=self.bot)
            await self._start(here[0])
        await self.everybody_plays()

    async def _start(self, host: Person) -> None:
        """A host whose connection broke, or who was told that it was not stored, tries again."""
        while not host.match:
            await host.say(t="start")
            await asyncio.sleep(AGAIN)

    async def _ask(self, path: str, token: str, body: Any) -> Any:
        return await ask(self.house.hosts, self.rng, path, token, body)

    async def everybody_plays(self) -> None:
        """Returns when every page has been shown its table again."""
        for person in self.people:
            person.heard_again.clear()
            await person.say(t="hello", since=0, chat=person._chat)
        try:
            async with asyncio.timeout(BACK):
                await asyncio.gather(*[person.heard_again.wait() for person in self.people])
        except TimeoutError:
            gone = {person.table for person in self.people if not person.heard_again.is_set()}
            self.violations.append(f"nobody comes back to {', '.join(sorted(gone))}")

    async def leave(self) -> None:
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # deeds --------------------------------------------------------------------------------------

    async def carry_out(self, told: Callable[[str], None]) -> None:
        for deed in self.plan.deeds:
            told(str(deed))
            self.house.note_workers()
            self._lines += 1
            await self.rng.choice(self.people).say(t="chat", text=f"line {self._lines}")
            what, _, how = deed.what.partition(" ")
            await self._deeds[what](self, deed, how)
            self.house.heal()
            await asyncio.sleep(REST)
            await self.everybody_plays()

    async def _wire(self, wire: BadWire, how: Mood, seconds: float) -> None:
        wire.be(how)
        await asyncio.sleep(seconds)
        wire.be("flows")

    async def _database(self, deed: Deed, how: Any) -> None:
        await self._wire(self.house.lines[deed.node], how, deed.seconds)

    async def _browser(self, deed: Deed, how: Any) -> None:
        await self._wire(self.house.doors[deed.node], how, deed.seconds)

    async def _kill(self, deed: Deed, _: str) -> None:
        await self._again(self._node(deed), signal.SIGKILL, deed.seconds / 4)

    async def _leave(self, deed: Deed, _: str) -> None:
        code = await self._again(self._node(deed), signal.SIGTERM, deed.seconds / 4)
        if code:
            self.violations.append(f"a node that was stopped ended with {code}")

    async def _clock(self, deed: Deed, _: str) -> None:
        """The node starts again with a clock that is a year ahead or behind."""
        node = self._node(deed)
        node.set_clock(400 if deed.number % 3 else -400)
        await self._again(node, signal.SIGTERM, 0.0)
        await asyncio.sleep(deed.seconds)

    async def _freeze(self, deed: Deed, _: str) -> None:
        await self._node(deed).freeze(deed.seconds)

    async def _worker(self, deed: Deed, how: str) -> None:
        found = self._node(deed).workers()
        workers = found if how == "killed" else [pid for pid in found if is_set_up(pid)]
        for pid in workers[deed.number % 2 :]:
            with suppress(ProcessLookupError):  # it has ended by itself meanwhile
                os.kill(pid, signal.SIGKILL if how == "killed" else signal.SIGSTOP)
        await asyncio.sleep(deed.seconds)

    async def _restart(self, deed: Deed, _: str) -> None:
        assert self.stop_database is not None
        await self.stop_database(deed.seconds / 4)

    async def _disk(self, deed: Deed, _: str) -> None:
        """No file grows any more; then there is room again."""
        node, db = self._node(deed), Path(self.house.db)
        sizes = [path.stat().st_size for path in db.parent.glob(f"{db.name}*")]
        node.limit_files(max(*sizes, 1) if deed.number % 2 else 1)
        await asyncio.sleep(deed.seconds)
        node.limit_files(-1)

    async def _move(self, deed: Deed, _: str) -> None:
        """A person moves to another device; of two who try the code at once one gets it."""
        person = self.people[deed.number % len(self.people)]
        made, _ = await self._ask("/api/moves", person.token, {"table": person.table})
        code = {"code": made.get("code", "")}
        tries = [self._ask("/api/moves/take", "", code) for _ in range(2)]
        got = [found for found in await asyncio.gather(*tries) if "table" in found[0]]
        self.moves += len(got)
        if len(got) > 1 or any(token != person.token for _, token in got):
            self.violations.append("a code was good twice, or for somebody else")

    stop_database: Callable[[float], Awaitable[None]] | None = None
    _deeds: ClassVar[dict[str, Callable[[Lab, Deed, str], Awaitable[None]]]] = {
        "database": _database, "browser": _browser, "kill": _kill, "leave": _leave,
        "clock": _clock, "freeze": _freeze, "worker": _worker, "restart": _restart,
        "disk": _disk, "move": _move,
    }  # fmt: skip

    def _node(self, deed: Deed) -> LabNode:
        return self.house.nodes[deed.node]

    async def _again(self, node: LabNode, how: signal.Signals, pause: float) -> int:
        async with asyncio.timeout(END):
            code = await node.end(how)
        await asyncio.sleep(pause)
        await node.start()
        return code

    # what must hold -----------------------------------------------------------------------------

    async def check(self) -> None:
        """Ends everything and compares. Fills `violations` and `counted`."""
        async with asyncio.timeout(END):
            codes = await self.house.stop()
            while any(b"spawn_main" in command(pid) for pid in self.house.seen_workers):
                await asyncio.sleep(0.05)
        await self.leave()
        self.violations += [f"a node ended with {code}" for code in codes if code]
        self.violations += [line for person in self.people for line in person.violations]
        self.compare(await self.house.kept())

    def compare(self, kept: Kept) -> None:
        """Compares what is stored, and what the logs say, with what everybody saw."""
        self.violations += [f"in a log: {line}" for line in self.house.troubles()]
        own = sum(self._acknowledged(kept, person) for person in self.people)
        views = sum(self._replayed(kept, id) for id in kept.matches)
        self.counted = {
            "matches": len(kept.matches), "over": len(kept.over),
            "answers": sum(map(len, kept.answers.values())), "acknowledged": own, "views": views,
            "lines": sum(map(len, kept.lines.values())), "moves": self.moves,
            "cut off": sum(person.cut for person in self.people),
        }  # fmt: skip

    def _acknowledged(self, kept: Kept, person: Person) -> int:
        try:
            return kept.check(person)
        except (AssertionError, KeyError, IndexError) as error:
            self.violations.append(f"{person.table}, seat {person.seat}: {error!r}")
            return 0

    def _replayed(self, kept: Kept, id: str) -> int:
        """Replays a match and compares it with what every person saw. Returns how many views."""
        answers, views = kept.answers[id], 0
        try:
            match = Match.replay({**kept.matches[id], "posse": 1, "answers": answers}, 0)
            for number in range(len(answers) + 1):
                views += sum(self._compared(match, person, (id, number)) for person in self.people)
                if number < len(answers):
                    match.answer(answers[number])
        except PosseError as error:
            self.violations.append(f"{id} cannot be replayed: {error}")
        if (match.result is not None) != (id in kept.over):
            self.violations.append(f"{id}: over or not over")
        return views

    def _compared(self, match: Match, person: Person, key: tuple[str, int]) -> int:
        if key not in person.seen:
            return 0
        eyes, shown = person.seen[key]
        if digest(match.game.present(match.view(eyes))) != shown:
            self.violations.append(f"{key}: seat {eyes} saw something else than is stored")
        asked, choice = person.asked[key], match.choice
        here = None if choice is None else (choice.seat, choice.topic, len(choice.options))
        if here is None or asked not in (here, (*here[:2], 0)):
            self.violations.append(f"{key}: asked {asked}, stored {here}")
        return 1

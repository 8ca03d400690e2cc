"""A store in memory for tests of tables. It can be made to fail."""

from __future__ import annotations

from collections import Counter

import msgspec

from posse.server.errors import CannotWrite, Conflict
from posse.server.store.admin import PersonData, Report, Sanction
from posse.server.store.rows import ChatRow, Lease, MatchRow, Said, TableRow
from posse.server.store.sqlite.leases import SingleNodeLeases


class MemoryStore(SingleNodeLeases):
    """See `Store`. `fail` is how many of the next writes are refused."""

    def __init__(self) -> None:
        super().__init__()
        self.rows: dict[str, bytes] = {}
        self.matches: dict[str, bytes] = {}
        self.answers: dict[str, list[int]] = {}
        self.said: dict[str, dict[int, Said]] = {}
        self.backs: Counter[str] = Counter()
        self.over: set[str] = set()
        self.lines: dict[str, list[ChatRow]] = {}
        self.names: dict[str, str] = {}
        self.sanctioned: dict[tuple[str, str], Sanction] = {}
        self.reported: dict[str, Report] = {}
        self.coded: dict[str, str] = {}
        self.fail = 0
        self.forgotten = 0.0

    async def open(self) -> None:
        return

    async def close(self) -> None:
        return

    def _check(self) -> None:
        if self.fail:
            self.fail -= 1
            raise CannotWrite("the disk is full")

    async def free(self) -> list[str]:
        return [row.id for row in await self.tables()]

    async def tables(self) -> list[TableRow]:
        rows = [msgspec.json.decode(row, type=TableRow) for row in self.rows.values()]
        return [row for row in rows if not row.closed]

    async def table(self, id: str) -> TableRow | None:
        row = self.rows.get(id)
        return None if row is None else msgspec.json.decode(row, type=TableRow)

    async def save(self, lease: Lease, row: TableRow) -> None:
        self._check()
        self.rows[row.id] = msgspec.json.encode(row)
        if row.closed:
            self.coded = {code: table for code, table in self.coded.items() if table != row.id}

    async def claim_short_code(self, lease: Lease, code: str) -> str | None:
        self.coded.setdefault(code, lease.table)
        own = [one for one, of in self.coded.items() if of == lease.table]
        if len(own) > 1:
            del self.coded[code]
        return own[0] if own else None

    async def short_code(self, code: str) -> str | None:
        return self.coded.get(code)

    async def short_codes(self) -> dict[str, str]:
        return {table: code for code, table in self.coded.items()}

    async def begin(self, lease: Lease, row: TableRow, match: MatchRow) -> None:
        self._check()
        self.rows[row.id] = msgspec.json.encode(row)
        self.matches[match.id] = msgspec.json.encode(match)
        self.answers[match.id] = match.answers[:]
        self.said[match.id] = dict(match.said)

    async def append(
        self, lease: Lease, match: str, n: int, option: int, over: bool, said: Said | None = None
    ) -> None:
        self._check()
        if n != len(self.answers[match]):
            raise Conflict(f"answer {n}")
        self.answers[match].append(option)
        if said is not None:
            self.said[match][n] = said
        if over:
            self.over.add(match)

    async def cut(self, lease: Lease, match: str, n: int) -> None:
        self._check()
        del self.answers[match][n:]
        self.backs[match] += 1
        self.said[match] = {at: one for at, one in self.said[match].items() if at < n}

    async def match(self, id: str) -> MatchRow | None:
        if id not in self.matches:
            return None
        row = msgspec.json.decode(self.matches[id], type=MatchRow)
        row.answers = self.answers[id][:]
        row.backs = self.backs[id]
        row.said = dict(self.said.get(id, {}))
        row.over = id in self.over
        return row

    async def played(self, person: str, most: int) -> list[str]:
        rows = [msgspec.json.decode(row, type=MatchRow) for row in self.matches.values()]
        mine = [row for row in rows if person in row.people and row.id in self.over]
        return [row.id for row in sorted(mine, key=lambda row: -row.begun)][:most]

    async def say(self, lease: Lease, line: ChatRow) -> None:
        self._check()
        self.lines.setdefault(lease.table, []).append(line)

    async def chat(self, table: str, most: int) -> list[ChatRow]:
        return self.lines.get(table, [])[-most:]

    async def name(self, person: str) -> str | None:
        return self.names.get(person)

    async def rename(self, person: str, name: str) -> None:
        self._check()
        self.names[person] = name

    async def check(self) -> None:
        self._check()

    async def key(self) -> bytes:
        return b"key"

    async def last_backup(self) -> float:
        return 0.0

    async def sanctions(self) -> list[Sanction]:
        return list(self.sanctioned.values())

    async def sanction(self, given: Sanction) -> None:
        self.sanctioned[given.kind, given.subject] = given

    async def lift(self, kind: str, subject: str) -> None:
        self.sanctioned.pop((kind, subject), None)

    async def reports(self) -> list[Report]:
        return sorted(self.reported.values(), key=lambda row: -row.made)

    async def report(self, given: Report, most: int) -> bool:
        if len(self.reported) >= most:
            return False
        self.reported[given.id] = given
        return True

    async def settle(self, id: str) -> None:
        self.reported.pop(id, None)

    async def about(self, person: str) -> PersonData:
        return PersonData(self.names.get(person), [], [], [], [])

    async def erase(self, person: str) -> None:
        self.names.pop(person, None)

    async def expire(self, now: float, before: float) -> None:
        self.sanctioned = {k: row for k, row in self.sanctioned.items() if row.until >= now}
        self.reported = {k: row for k, row in self.reported.items() if row.made >= before}

    async def people(self) -> set[str]:
        return set(self.names)

    async def forget(self, keep: float) -> None:
        self.forgotten = keep

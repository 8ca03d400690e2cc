"""The one interface to what the server keeps. SQLite and PostgreSQL implement it."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final, Protocol

from posse.server.store.rows import ChatRow, Lease, MatchRow, Owner, Said, TableRow

FORGET_AT_ONCE: Final = 200  # rows of a kind that one call of `forget` deletes


class Store(Protocol):
    """Every call returns only after its effect is durable. Failure is StoreError.

    Whatever is written for a table needs its lease: NotOwner if that is no longer the newest.
    """

    @property
    def term(self) -> float | None:
        """Seconds a lease lasts unless it is renewed; None: nobody else is there to take it."""

    @property
    def node(self) -> str:
        """The name of this node, a new one for every start."""

    def watch(self, told: Callable[[bool], None]) -> None:
        """Calls with True when the store stops answering, with False when it answers again."""

    async def open(self) -> None: ...

    async def close(self) -> None:
        """Gives all leases back."""

    async def acquire(self, table: str) -> Lease | None:
        """The lease of a table, whether it exists yet or not; None if somebody has it."""

    async def renew(self, leases: Collection[Lease]) -> set[Lease]:
        """Those that nobody has taken over, now good for another term."""

    async def release(self, lease: Lease) -> None: ...

    async def release_all(self) -> None:
        """Gives all leases back, and calls the other nodes."""

    async def free(self) -> list[str]:
        """Tables that are not closed and that nobody drives."""

    async def called(self) -> None:
        """Returns when another node has given its leases back."""

    async def announce(self, url: str) -> None:
        """This node lives, and others reach it there."""

    async def owner(self, table: str) -> Owner | None:
        """Who drives a table now."""

    async def listed(self) -> list[tuple[TableRow, bool]]:
        """All tables that are not closed, whoever drives them, and whether their match is over."""

    async def tables(self) -> list[TableRow]:
        """All tables that are not closed."""

    async def table(self, id: str) -> TableRow | None: ...

    async def save(self, lease: Lease, row: TableRow) -> None: ...

    async def begin(self, lease: Lease, row: TableRow, match: MatchRow) -> None:
        """A new match, with the answers it has already, and its table; both or neither."""

    async def append(
        self, lease: Lease, match: str, n: int, option: int, over: bool, said: Said | None = None
    ) -> None:
        """Answer number n; Conflict if there is one already. `over`: it ends the match."""

    async def cut(self, lease: Lease, match: str, n: int) -> None:
        """Answer number n and all after it were never given."""

    async def match(self, id: str) -> MatchRow | None:
        """With all its answers in order."""

    async def played(self, person: str, most: int) -> list[str]:
        """The finished matches somebody sat down to, newest first."""

    async def say(self, lease: Lease, line: ChatRow) -> None: ...

    async def chat(self, table: str, most: int) -> list[ChatRow]:
        """The last lines, oldest first."""

    async def name(self, person: str) -> str | None: ...

    async def rename(self, person: str, name: str) -> None: ...

    async def keep_code(self, key: str, person: str, sealed: bytes, until: float) -> None:
        """A code that moves a seat, in place of an older one of the same person."""

    async def take_code(self, key: str, now: float) -> bytes | None:
        """What was sealed, once, and only until its time is up."""

    async def codes(self, now: float) -> int:
        """How many are good now."""

    async def check(self) -> None:
        """Writes something, to see whether it still can."""

    async def key(self) -> bytes:
        """The house's own secret: it signs the tokens of its people."""

    async def people(self) -> set[str]:
        """Everybody who has a name or has played."""

    async def forget(self, before: float) -> None:
        """Deletes some of what nobody has used since then; what is open stays."""

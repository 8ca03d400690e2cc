"""The one interface to what the server keeps. SQLite and PostgreSQL implement it."""

from __future__ import annotations

from collections.abc import Callable, Collection
from typing import Final, Protocol

from posse.server.store.admin import AdminStore
from posse.server.store.rows import (
    About,
    ChatRow,
    Lease,
    MatchRow,
    Neighbour,
    Owner,
    Said,
    TableRow,
)

LAST_BACKUP: Final = "backup"  # the key under which `posse backup` notes its time


class Store(AdminStore, Protocol):
    """Every call returns after its effect is durable, or raises StoreError.

    A write for a table needs its lease. It raises NotOwner if there is a newer one.
    """

    @property
    def term(self) -> float | None:
        """Seconds until a lease expires unless it is renewed; None: there is only one node."""

    @property
    def node(self) -> str:
        """The name of this node, a new one at every start."""

    def watch(self, told: Callable[[bool], None]) -> None:
        """Calls `told(True)` when the store stops answering, `told(False)` when it answers."""

    async def open(self) -> None: ...

    async def close(self) -> None:
        """Releases all leases."""

    async def acquire(self, table: str) -> Lease | None:
        """The lease of a table, which need not exist yet; None if another node has it."""

    async def renew(self, leases: Collection[Lease]) -> set[Lease]:
        """Extends the leases by a term. Returns those that no other node has taken over."""

    async def release(self, lease: Lease) -> None: ...

    async def release_all(self) -> None:
        """Releases all leases, and notifies the other nodes."""

    async def share(self) -> tuple[int, int]:
        """How many nodes take tables now, and how many tables all nodes run."""

    async def call(self) -> None:
        """Notifies the other nodes that a table is free."""

    async def free(self) -> list[str]:
        """Tables that are not closed and that no node runs."""

    async def called(self) -> None:
        """Returns when another node has released its leases."""

    async def announce(self, url: str, about: About, draining: bool) -> None:
        """Says that this node is alive, what it is, and where others reach it."""

    async def neighbours(self) -> list[Neighbour]:
        """The other nodes that are alive."""

    async def owner(self, table: str) -> Owner | None:
        """The node that runs a table now; None if none does."""

    async def listed(self) -> list[tuple[TableRow, bool]]:
        """All tables that are not closed, on any node, and whether their match is over."""

    async def tables(self) -> list[TableRow]:
        """All tables that are not closed."""

    async def table(self, id: str) -> TableRow | None: ...

    async def save(self, lease: Lease, row: TableRow) -> None: ...

    async def begin(self, lease: Lease, row: TableRow, match: MatchRow) -> None:
        """Stores a new match, with the answers it already has, and its table; both or neither."""

    async def append(
        self, lease: Lease, match: str, n: int, option: int, over: bool, said: Said | None = None
    ) -> None:
        """Stores answer number n. `over`: it ends the match. Raises Conflict if there is one."""

    async def cut(self, lease: Lease, match: str, n: int) -> None:
        """Deletes answer number n and all after it."""

    async def match(self, id: str) -> MatchRow | None:
        """A match with all its answers in order."""

    async def played(self, person: str, most: int) -> list[str]:
        """The finished matches of a person, newest first."""

    async def say(self, lease: Lease, line: ChatRow) -> None: ...

    async def chat(self, table: str, most: int) -> list[ChatRow]:
        """The last lines, oldest first."""

    async def name(self, person: str) -> str | None: ...

    async def rename(self, person: str, name: str) -> None: ...

    async def keep_code(self, key: str, person: str, sealed: bytes, seconds: float) -> None:
        """Stores a transfer code for so long, in place of an older one of the same person."""

    async def take_code(self, key: str) -> bytes | None:
        """Deletes a transfer code and returns what it holds; None if it is unknown or expired."""

    async def codes(self) -> int:
        """The number of valid transfer codes."""

    async def claim_short_code(self, lease: Lease, code: str) -> str | None:
        """The short code of a table: the one it has, else this one; None if that is taken.

        `save` of a closed table frees its code.
        """

    async def short_code(self, code: str) -> str | None:
        """The id of the table that has this short code and is not closed."""

    async def short_codes(self) -> dict[str, str]:
        """The short codes of all tables that are not closed, by the id of the table."""

    async def check(self) -> None:
        """Writes something, to see whether that is still possible."""

    async def key(self) -> bytes:
        """The secret that signs the tokens of people."""

    async def last_backup(self) -> float:
        """When `posse backup` made its last good file, in seconds since 1970; 0: never."""

    async def people(self) -> set[str]:
        """Everybody who has a name or has played."""

    async def forget(self, keep: float) -> None:
        """Deletes some of what nobody has used for `keep` seconds by the store's own clock.

        Open tables stay. See `retention.py`: how much at once, and when nothing at all.
        """

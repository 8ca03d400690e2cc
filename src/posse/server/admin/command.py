"""`posse admin`: what the host of a server sees and decides, in the terminal."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Awaitable, Callable, Iterator
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

import click

from posse.locales import Words, language

if TYPE_CHECKING:
    from posse.server.admin.desk import Desk, NewSanction, Overview
    from posse.server.store.admin import Sanction

ACTIONS = ("show", "close", "ban", "silence", "lift", "settle")
KINDS = ("ban", "silence", "close")
TOKEN = "POSSE_ADMIN_TOKEN"  # noqa: S105 - the name of a variable
T = TypeVar("T")


class AnyDesk(Protocol):
    def overview(self) -> Overview: ...

    def decide(self, wanted: NewSanction) -> Sanction: ...

    def lift(self, kind: str, subject: str) -> None: ...

    def settle(self, report: str) -> None: ...


@click.command()
@click.argument("action", type=click.Choice(ACTIONS), default="show", metavar="[ACTION]")
@click.argument("subject", default="")
@click.option("--hours", default=24.0, show_default=True, help="How long it holds.")
@click.option("--note", default="", help="Why, for yourself.")
@click.option("--url", default="http://localhost:8666", show_default=True, help="The server.")
@click.option("--db", default="", help="The database instead, while no SQLite server runs.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
def admin(
    action: str, subject: str, hours: float, note: str, url: str, db: str, as_json: bool
) -> None:
    """See tables and reports (show); close, ban, silence, lift or settle."""
    from posse.server.admin.desk import NewSanction
    from posse.server.errors import Refused, StoreError

    desk = desk_at(url, db)
    try:
        if action == "show":
            show(desk.overview(), as_json)
        elif action == "settle":
            desk.settle(subject)
        elif action == "lift":
            for kind in KINDS:
                desk.lift(kind, subject)
        else:
            said(desk.decide(NewSanction(action, subject, hours, note)))  # type: ignore[arg-type]
    except (Refused, StoreError) as error:
        raise click.ClickException(str(error)) from error


def desk_at(url: str, db: str) -> AnyDesk:
    """The desk of a running server, or of its database."""
    if db:
        return StoredDesk(db)
    from posse.server.admin.remote import RemoteDesk

    token = os.environ.get(TOKEN, "")
    if not token:
        raise click.ClickException(f"the token of the host is needed in {TOKEN}, or --db")
    return RemoteDesk(url, token)


class StoredDesk:
    """The desk over a database. Nodes on PostgreSQL learn of decisions within seconds."""

    def __init__(self, db: str) -> None:
        self.db = db

    def overview(self) -> Overview:
        async def work(desk: Desk) -> Overview:
            return await desk.overview(await desk.stored())

        return self._with(work)

    def decide(self, wanted: NewSanction) -> Sanction:
        return self._with(lambda desk: desk.decide(wanted))

    def lift(self, kind: str, subject: str) -> None:
        self._with(lambda desk: desk.lift(kind, subject))

    def settle(self, report: str) -> None:
        self._with(lambda desk: desk.settle(report))

    def _with(self, work: Callable[[Desk], Awaitable[T]]) -> T:
        from posse.server.admin.desk import Desk
        from posse.server.store.factory import store_at

        async def run() -> T:
            store = store_at(self.db)
            await store.open()
            try:
                return await work(Desk(store, time.time()))
            finally:
                await store.close()

        return asyncio.run(run())


def local(when: float) -> str:
    """A time as the clock of this machine shows it."""
    return datetime.fromtimestamp(when, UTC).astimezone().isoformat(" ", "minutes")


def said(given: Sanction) -> None:
    words = Words(language())
    until = local(given.until)
    click.echo(words.say(f"terminal-admin-{given.kind}", subject=given.subject, until=until))


def show(found: Overview, as_json: bool) -> None:
    if as_json:
        import msgspec

        click.echo(msgspec.json.encode(found).decode())
        return
    for line in lines(found, Words(language())):
        click.echo(line)


def lines(found: Overview, words: Words) -> Iterator[str]:
    """The overview as text: tables with people, then reports, then what is in force."""

    def say(message: str, /, **args: Any) -> str:
        return words.say(f"terminal-admin-{message}", **args)

    yield say("tables", n=len(found.tables))
    for table in found.tables:
        minutes = max(0, round((time.time() - table.made) / 60))
        yield "  " + say(
            "table", table=table.id, game=table.game, players=table.players, minutes=minutes,
            state=table.state, watching=table.watching,
        )  # fmt: skip
        for one in table.people:
            where = "".join(f"  address:{address}" for address in one.addresses)
            yield f"    {one.seat}  {one.name}  person:{one.person}{where}"
    yield say("reports", n=len(found.reports))
    for report in found.reports:
        yield f"  {report.id}  table:{report.table}  {report.name}: {report.text}"
        yield f"    person:{report.person}"
    yield say("sanctions", n=len(found.sanctions))
    for row in found.sanctions:
        until = local(row.until)
        yield f"  {row.kind}  {row.subject}  {until}  {row.note}".rstrip()

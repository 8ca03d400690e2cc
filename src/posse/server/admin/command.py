"""`posse admin`: what the host of a server sees and decides, in the terminal."""

from __future__ import annotations

import asyncio
import os
import time
from collections.abc import Awaitable, Callable, Iterator
from datetime import UTC, datetime
from typing import TYPE_CHECKING, Any, Protocol, TypeVar

import click
import msgspec

from posse.locales import Words, language

if TYPE_CHECKING:
    from posse.server.admin.administration import Administration, NewSanction, Overview, Person
    from posse.server.store.admin import Sanction

ACTIONS = ("show", "close", "ban", "silence", "lift", "settle", "export", "forget")
TOKEN = "POSSE_ADMIN_TOKEN"  # noqa: S105 - the name of a variable
T = TypeVar("T")


class AnyAdministration(Protocol):
    def overview(self) -> Overview: ...

    def decide(self, wanted: NewSanction) -> Sanction: ...

    def lift(self, kind: str, subject: str) -> None: ...

    def settle(self, report: str) -> None: ...

    def export(self, person: str) -> Person: ...

    def forget(self, person: str) -> None: ...


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
    """See tables and reports (show); close, ban, silence, lift, settle, export or forget."""
    from posse.server.admin.administration import NewSanction
    from posse.server.errors import Refused, StoreError

    admin = administration_at(url, db)
    try:
        if action == "show":
            show(admin.overview(), as_json)
        elif action == "settle":
            settle(admin, subject)
        elif action == "export":
            click.echo(msgspec.json.encode(admin.export(subject.removeprefix("person:"))))
        elif action == "forget":
            person = subject.removeprefix("person:")
            admin.forget(person)
            say("forgotten", subject=f"person:{person}")
        elif action == "lift":
            lift(admin, subject)
        else:
            said(admin.decide(NewSanction(action, subject, hours, note)))  # type: ignore[arg-type]
    except (Refused, StoreError) as error:
        raise click.ClickException(str(error)) from error


def settle(admin: AnyAdministration, report: str) -> None:
    if report not in [one.id for one in admin.overview().reports]:
        raise click.ClickException(f"there is no such report: {report}")
    admin.settle(report)
    say("settled")


def lift(admin: AnyAdministration, given: str) -> None:
    """Ends every decision about a person, an address or a table."""
    from posse.server.admin.administration import subject
    from posse.server.store.admin import CLOSE, TABLE

    wanted = subject(CLOSE if given.startswith(TABLE) else "ban", given)
    found = [row for row in admin.overview().sanctions if row.subject == wanted]
    if not found:
        raise click.ClickException(f"nothing is in force about {wanted}")
    for row in found:
        admin.lift(row.kind, row.subject)
    say("lifted", subject=wanted)


def administration_at(url: str, db: str) -> AnyAdministration:
    """The administration of a running server, or of its database."""
    if db:
        return StoredAdministration(db)
    from posse.server.admin.remote import RemoteAdministration

    return RemoteAdministration(url, token_of_the_host(", or --db"))


def token_of_the_host(otherwise: str = "") -> str:
    """The token. Raises ClickException if there is none; `otherwise`: what else helps."""
    token = os.environ.get(TOKEN, "")
    if not token:
        raise click.ClickException(f"the token of the host is needed in {TOKEN}{otherwise}")
    return token


class StoredAdministration:
    """Administers a database. Nodes on PostgreSQL learn of decisions within seconds."""

    def __init__(self, db: str) -> None:
        self.db = db

    def overview(self) -> Overview:
        async def work(admin: Administration) -> Overview:
            return await admin.overview(await admin.stored())

        return self._with(work)

    def decide(self, wanted: NewSanction) -> Sanction:
        return self._with(lambda admin: admin.decide(wanted))

    def lift(self, kind: str, subject: str) -> None:
        self._with(lambda admin: admin.lift(kind, subject))

    def export(self, person: str) -> Person:
        return self._with(lambda admin: admin.export(person))

    def forget(self, person: str) -> None:
        self._with(lambda admin: admin.forget(person))

    def settle(self, report: str) -> None:
        self._with(lambda admin: admin.settle(report))

    def _with(self, work: Callable[[Administration], Awaitable[T]]) -> T:
        from posse.server.admin.administration import Administration
        from posse.server.store.factory import store_at

        async def run() -> T:
            store = store_at(self.db)
            await store.open()
            try:
                return await work(Administration(store, time.time()))
            finally:
                await store.close()

        return asyncio.run(run())


def local(when: float) -> str:
    """A time as the clock of this machine shows it."""
    return datetime.fromtimestamp(when, UTC).astimezone().isoformat(" ", "minutes")


def say(message: str, /, **args: Any) -> None:
    click.echo(Words(language()).say(f"terminal-admin-{message}", **args))


def said(given: Sanction) -> None:
    say(given.kind, subject=given.subject, until=local(given.until))


def show(found: Overview, as_json: bool) -> None:
    if as_json:
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
        what = f"{report.name}: {report.text}" if report.text else say("name", name=report.name)
        yield f"  {report.id}  table:{report.table}  {what}"
        yield f"    person:{report.person}"
    yield say("sanctions", n=len(found.sanctions))
    for row in found.sanctions:
        until = local(row.until)
        yield f"  {row.kind}  {row.subject}  {until}  {row.note}".rstrip()

"""`posse backup` and `posse restore`."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import click

from posse.locales import Words, language
from posse.server.command import db_option

if TYPE_CHECKING:
    from posse.server.store.backup import Counts
    from posse.server.store.rehearsal import Rehearsal


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@db_option
@click.option("--force", is_flag=True, help="Replace what is there.")
@click.option("--verify", "how", flag_value="verify", help="Only read FILE: is every row whole?")
@click.option("--rehearse", "how", flag_value="rehearse", help="Only restore FILE, and replay it.")
@click.option("--into", default="", help="The empty database to rehearse in.")
def backup(file: Path, db: str, force: bool, how: str | None, into: str) -> None:
    """Copy everything a server stores to FILE, while it runs."""
    from posse.server.store import backup as backups
    from posse.server.store import rehearsal

    if how == "verify":
        report("terminal-verified", file, lambda: rehearsal.verify(file))
    elif how == "rehearse":
        report("terminal-rehearsed", file, lambda: rehearsal.rehearse(file, into))
    else:
        report("terminal-backed-up", file, lambda: backups.backup(db, file, force))


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@db_option
@click.option("--force", is_flag=True, help="Replace what is there.")
def restore(file: Path, db: str, force: bool) -> None:
    """Bring back everything from FILE; no server may be running."""
    from posse.server.store import backup as backups

    report("terminal-restored", file, lambda: backups.restore(db, file, force))


def report(message: str, file: Path, work: Callable[[], Counts | Rehearsal]) -> None:
    from posse.server.errors import StoreError

    try:
        held = work()
    except StoreError as error:
        raise click.ClickException(str(error)) from error
    click.echo(Words(language()).say(message, file=str(file), **held._asdict()))

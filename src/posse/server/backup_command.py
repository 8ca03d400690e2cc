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


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@db_option
@click.option("--force", is_flag=True, help="Replace what is there.")
def backup(file: Path, db: str, force: bool) -> None:
    """Copy everything a server stores to FILE, while it runs."""
    from posse.server.store import backup as backups

    report("terminal-backed-up", file, lambda: backups.backup(db, file, force))


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@db_option
@click.option("--force", is_flag=True, help="Replace what is there.")
def restore(file: Path, db: str, force: bool) -> None:
    """Bring back everything from FILE; no server may be running."""
    from posse.server.store import backup as backups

    report("terminal-restored", file, lambda: backups.restore(db, file, force))


def report(message: str, file: Path, work: Callable[[], Counts]) -> None:
    from posse.server.errors import StoreError

    try:
        held = work()
    except StoreError as error:
        raise click.ClickException(str(error)) from error
    click.echo(Words(language()).say(message, file=str(file), **held._asdict()))

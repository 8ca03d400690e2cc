"""`posse simulate` and `posse export`: many matches, counted or written to a file."""

from __future__ import annotations

import contextlib
import json
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import click

from posse.engine.game import game
from posse.engine.setup import Setup
from posse.locales import Words, language
from posse.terminal.options import cluster_option, lang_option, with_setup


@click.command()
@with_setup
@click.option("--games", type=int, default=1000, show_default=True, help="How many matches.")
@click.option("--seed", default="1", show_default=True, help="Same seed, same matches.")
@click.option("--workers", type=int, default=1, show_default=True, help="Processes at a time.")
@cluster_option
@click.option(
    "--bots",
    default="random",
    show_default=True,
    help="Who plays: by seat, by side, or module:Class.",
)
@click.option("--json", "as_json", is_flag=True, help="Print one JSON object.")
@lang_option
def simulate(
    setup: Setup,
    games: int,
    seed: str,
    workers: int,
    cluster: str | None,
    bots: str,
    as_json: bool,
    lang: str | None,
) -> None:
    """Let bots play many matches of GAME and count who wins."""
    from posse import lab

    with counted(games, lang) as progress:
        tally = lab.simulate(setup, games, seed, bots, workers, progress, cluster)
    if as_json:
        facts = {"game": setup.game, "players": setup.players, "packs": list(setup.packs)}
        more = {"house": setup.house, "bots": bots, "seed": seed, "workers": workers}
        click.echo(json.dumps({**facts, **more, **tally.json()}))
        return
    from posse.terminal.console import console
    from posse.terminal.result_tables import Report

    Report(game(setup.game), tally, Words(language(lang)), console()).print(setup, bots, seed)


@contextlib.contextmanager
def counted(total: int, lang: str | None) -> Iterator[Callable[[int], None] | None]:
    """Show a progress bar on a terminal.

    Yield a function that takes the number of matches played.
    """
    if not sys.stderr.isatty():
        yield None
        return
    from rich.progress import Progress

    from posse.terminal.console import console

    title = Words(language(lang)).say("terminal-playing")
    with Progress(console=console(stderr=True), transient=True) as bar:
        task = bar.add_task(title, total=total)
        yield lambda n: bar.advance(task, n)


@click.command()
@click.option(
    "--db", type=click.Path(path_type=Path), required=True, help="The database of a server."
)
@click.option(
    "--out", type=click.Path(path_type=Path), required=True, help="A file: .jsonl or .parquet."
)
@click.option("--names", is_flag=True, help="What people were called as well.")
@lang_option
def export(db: Path, out: Path, names: bool, lang: str | None) -> None:
    """Write finished matches from a database to a file, for analysis."""
    from posse.lab.records import check, write_matches
    from posse.server.store.export import exported

    check(out)
    count = write_matches(out, exported(db.expanduser(), names))
    click.echo(Words(language(lang)).say("terminal-exported", n=count, file=str(out)))

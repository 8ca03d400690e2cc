"""`posse tournament`: every strength against every other, and the page that says so."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Any

import click

from posse.engine.errors import BadRecord
from posse.engine.game import all_games, game
from posse.locales import Words, language
from posse.terminal.options import lang_option


@click.command()
@click.argument("games", nargs=-1, metavar="[GAMES]...")
@click.option("--players", type=int, multiple=True, help="Only tables of so many.")
@click.option("--bots", help="Only these strengths, separated by commas.")
@click.option("--deals", type=int, default=400, show_default=True, help="Deals at each table.")
@click.option("--seed", default="1", show_default=True, help="Same seed, same matches.")
@click.option("--workers", type=int, default=1, show_default=True, help="Processes at a time.")
@click.option("--worlds", type=int, default=20, show_default=True, help="Worlds of a marshal.")
@click.option(
    "--page",
    type=click.Path(path_type=Path),
    default=Path("docs/strength.md"),
    show_default=True,
    help="Where the table is written.",
)
@lang_option
def tournament(
    games: tuple[str, ...],
    players: tuple[int, ...],
    bots: str | None,
    workers: int,
    page: Path,
    lang: str | None,
    **how: Any,
) -> None:
    """Let all strengths play against each other and write who wins."""
    from posse.lab.strength import Book
    from posse.lab.tournament import contests, hold

    if not page.parent.is_dir():
        raise BadRecord(f"{page}: there is no such folder")
    ids = [game(id).id for id in games] or [found.id for found in all_games()]
    only = tuple(bots.split(",")) if bots else ()
    book = Book(page)
    for contest in contests(ids, players, only):
        if not book.has(contest, how):  # delete the file of results to play it again
            click.echo(contest.key, err=True)
            book.enter(contest, how, hold(contest, **how, workers=workers, progress=tick))
    book.write()
    say = Words(language(lang)).say
    click.echo(say("terminal-tournament", file=str(page), n=len(book.rows)))


def tick(_: int) -> None:
    if sys.stderr.isatty():
        click.echo(".", nl=False, err=True)

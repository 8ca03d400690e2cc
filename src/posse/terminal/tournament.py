"""`posse tournament`: every strength against every other, and the page about it."""

from __future__ import annotations

import time
from pathlib import Path
from typing import TYPE_CHECKING, Any

import click

from posse.engine.errors import BadRecord, BadSetup
from posse.engine.game import all_games, game
from posse.locales import Words, language
from posse.terminal.options import cluster_option, lang_option

if TYPE_CHECKING:
    from posse.lab.executors import Executor
    from posse.lab.tournament import Contest
    from posse.lab.tournament_results import TournamentResults

# Deals in one part: every table gets so many, then every table so many more.
PART = 250
PART_THINKING = 10


@click.command()
@click.argument("games", nargs=-1, metavar="[GAMES]...")
@click.option("--players", type=int, multiple=True, help="Only tables of so many.")
@click.option("--packs", help="Packs, separated by commas; default: the usual ones.")
@click.option("--bots", help="Only these strengths, separated by commas.")
@click.option("--deals", type=int, default=2000, show_default=True, help="Deals at each table.")
@click.option(
    "--marshal-deals",
    type=int,
    default=200,
    show_default=True,
    help="Deals at each table with marshals.",
)
@click.option("--worlds", type=int, default=20, show_default=True, help="Worlds of a marshal.")
@click.option("--seed", default="1", show_default=True, help="Same seed, same matches.")
@click.option("--jobs", type=int, default=1, show_default=True, help="Processes at a time.")
@cluster_option
@click.option("--fresh", is_flag=True, help="Forget what was played before.")
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
    packs: str | None,
    bots: str | None,
    jobs: int,
    cluster: str | None,
    fresh: bool,
    page: Path,
    lang: str | None,
    **how: Any,
) -> None:
    """Let all strengths play against each other and write who wins."""
    from posse.lab.executors import executor
    from posse.lab.tournament import contests, tables
    from posse.lab.tournament_results import TournamentResults

    for name, given in (("deals", how["deals"]), ("worlds", how["worlds"]), ("jobs", jobs)):
        if given < 1:
            raise BadSetup(f"--{name} is 1 or more, not {given}")
    if not page.parent.is_dir():
        raise BadRecord(f"{page}: there is no such folder")
    ids = [game(id).id for id in games] or [found.id for found in all_games()]
    only = tuple(bots.split(",")) if bots else ()
    every = contests(tables(ids, players, tuple(packs.split(",")) if packs else None), only)
    book = TournamentResults(page, fresh)
    with executor(jobs, cluster) as found:
        Round(book, found, **how).play(every)
    book.write()
    say = Words(language(lang)).say
    click.echo(say("terminal-tournament", file=str(page), n=len(book.rows)))


class Round:
    """Plays the missing deals part by part, so that the page is fair whenever it is interrupted."""

    def __init__(
        self,
        book: TournamentResults,
        executor: Executor,
        deals: int,
        marshal_deals: int,
        worlds: int,
        seed: str,
    ) -> None:
        self.book = book
        self.executor = executor
        self.deals = {False: deals, True: marshal_deals}
        self.worlds = worlds
        self.seed = seed

    def play(self, every: list[Contest]) -> None:
        for thinking in (False, True):
            left = [one for one in every if one.thinks == thinking]
            while left:
                left = [one for one in left if self.part(one)]

    def part(self, contest: Contest) -> bool:
        """Play some more deals of a contest. Return False if all were played."""
        from posse.lab.tournament import hold

        most = self.deals[contest.thinks]
        done = self.book.done(contest, self.seed, self.worlds)
        if done >= most:
            return False
        until = min(most, done + (PART_THINKING if contest.thinks else PART))
        began = time.monotonic()
        found = hold(contest, range(done, until), self.seed, self.worlds, self.executor)
        self.book.enter(contest, self.seed, self.worlds, found)
        took = time.monotonic() - began
        click.echo(f"{contest.key}: {until} of {most} deals, {took:.0f} s", err=True)
        return True

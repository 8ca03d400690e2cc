"""`posse report`: play many matches and write one page about them."""

from __future__ import annotations

import re
import time
from pathlib import Path
from typing import TYPE_CHECKING

import click

from posse.engine.errors import BadRecord, BadSetup
from posse.engine.game import Game, game
from posse.locales import LANGUAGES, Words, language
from posse.terminal.options import cluster_option, house_rule, lang_option, usual

if TYPE_CHECKING:
    from posse.lab.executors import Executor
    from posse.lab.survey_results import SurveyResults, Table

EVERY = "all"
PAUSE = 10.0  # seconds between two lines of progress, and two copies of the counts
RANGE = re.compile(r"(\d+)(?:-(\d+))?")


@click.command()
@click.argument("game_id", metavar="GAME")
@click.option("--packs", multiple=True, help="Packs, by commas; may be repeated; all: every set.")
@click.option("--players", help="How many: 5, 4-7 or 3,5; default: five or so.")
@click.option("--set", "house", multiple=True, metavar="RULE=VALUE", help="A house rule.")
@click.option(
    "--compare", multiple=True, metavar="RULE=VALUE", help="Play every deal by this rule as well."
)
@click.option("--games", type=int, default=1000, show_default=True, help="Matches at each table.")
@click.option("--bots", default="deputy", show_default=True, help="Who plays, as in simulate.")
@click.option("--seed", default="1", show_default=True, help="Same seed, same matches.")
@click.option("--jobs", type=int, default=1, show_default=True, help="Processes at a time.")
@cluster_option
@click.option("--fresh", is_flag=True, help="Forget what was played before.")
@click.option(
    "--out", type=click.Path(path_type=Path), required=True, help="A file: .html; .json beside it."
)
@lang_option
def report(
    game_id: str,
    packs: tuple[str, ...],
    players: str | None,
    house: tuple[str, ...],
    compare: tuple[str, ...],
    games: int,
    bots: str,
    seed: str,
    jobs: int,
    cluster: str | None,
    fresh: bool,
    out: Path,
    lang: str | None,
) -> None:
    """Let bots play many matches of GAME and write a page about what they say."""
    from posse.lab.executors import executor
    from posse.lab.survey_results import SurveyResults
    from posse.report.page import page
    from posse.report.plots import check

    for name, given in (("games", games), ("jobs", jobs)):
        if given < 1:
            raise BadSetup(f"--{name} is 1 or more, not {given}")
    checked(out)
    check()
    found = game(game_id)
    agreed, other = dict(map(house_rule, house)), dict(map(house_rule, compare))
    every = seated(found, packs, players, agreed, other, (bots, seed))
    findings = SurveyResults(counts_of(out), fresh)
    with executor(jobs, cluster) as workers:
        play(findings, every, games, workers)
    words = Words(language(lang))
    line = command(found, every, (packs, players, house, compare), games)
    again = f"{line} --lang {words.lang} --out {out.name}"
    out.write_text(page(every, findings, words, again), encoding="utf-8")
    click.echo(words.say("terminal-reported", file=str(out), n=len(every)))


def checked(out: Path) -> None:
    if out.suffix != ".html":
        raise BadRecord(f"{out}: the name of the page ends in .html")
    if not out.parent.is_dir():
        raise BadRecord(f"{out}: there is no such folder")


def counts_of(page: Path) -> Path:
    """Return the file of counts beside a page. x.html, x.en.html and x.de.html share one."""
    name, _, ending = page.stem.rpartition(".")
    return page.with_name(f"{name if name and ending in LANGUAGES else page.stem}.json")


def seated(
    found: Game,
    packs: tuple[str, ...],
    players: str | None,
    house: dict[str, str],
    other: dict[str, str],
    who: tuple[str, str],
) -> list[Table]:
    """Return the tables that were asked for. Raises BadSetup for what does not fit."""
    from posse.bots import lineup
    from posse.lab.survey_results import Table, tables

    sets = found.setups() if packs == (EVERY,) else [asked(found, text) for text in packs or ("",)]
    counts = [usual(found, sets[0])] if players is None else numbers(players)
    out = []
    for chosen, count in tables(found, sets, counts):
        setup = found.setup(count, chosen, house)
        compared = found.setup(count, chosen, {**house, **other}).house if other else None
        lineup(who[0], found, setup)
        out.append(Table(setup, compared, *who))
    return out


def asked(found: Game, text: str) -> tuple[str, ...]:
    named = tuple(part.strip() for part in text.split(",") if part.strip())
    return found.checked_packs(named or None)


def numbers(text: str) -> list[int]:
    """Return the numbers in a text such as `5`, `4-7` or `3,5-7`. Raises BadSetup."""
    out: list[int] = []
    for part in text.split(","):
        match = RANGE.fullmatch(part.strip())
        if match is None:
            raise BadSetup(f"--players is a number or a range like 4-7, not {text!r}")
        first, last = int(match[1]), int(match[2] or match[1])
        out += range(first, last + 1)
    return sorted(set(out))


def play(findings: SurveyResults, every: list[Table], games: int, executor: Executor) -> None:
    """Play the missing matches, report the progress, and keep the counts, however it ends."""
    said = time.monotonic()
    try:
        for table, done in findings.play(every, games, executor):
            now = time.monotonic()
            if done == games or now - said > PAUSE:
                click.echo(f"{table.name}: {done} of {games} matches", err=True)
                findings.save()
                said = now
    finally:
        findings.save()


def command(
    found: Game,
    every: list[Table],
    given: tuple[tuple[str, ...], str | None, tuple[str, ...], tuple[str, ...]],
    games: int,
) -> str:
    """Return the command line that plays the same matches again."""
    packs, players, house, compare = given
    words = [f"posse report {found.id}", *(f"--packs {text}" for text in packs)]
    words += [f"--players {players}"] if players else []
    words += [*(f"--set {rule}" for rule in house), *(f"--compare {rule}" for rule in compare)]
    first = every[0]
    return " ".join([*words, f"--games {games} --bots {first.bots} --seed {first.seed}"])

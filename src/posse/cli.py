"""The command `posse`. What only some commands need is imported inside them: it starts fast."""

from __future__ import annotations

import contextlib
import importlib
import io
import json
import os
import sys
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import TYPE_CHECKING

import click

from posse import __version__
from posse.engine.errors import BadRecord, PosseError
from posse.engine.game import Setup, all_games, game
from posse.locales import Words, language
from posse.report.command import report
from posse.terminal.help import Manual, explained
from posse.terminal.options import (
    check_seat,
    cluster_option,
    lang_option,
    reading,
    spoken,
    with_setup,
)
from posse.terminal.tournament import tournament
from posse.terminal.translator import Translator

if TYPE_CHECKING:
    from posse.engine.match import Match

WRONG = 2  # exit code for wrong input
FAILED = 1  # exit code for scenarios that do not hold and rules that have none
STOPPED = 130  # exit code after Ctrl-C, as shells have it


# Commands that only know their module: the server is imported when it is needed, if it can be.
OF_THE_SERVER = {
    "backup": "posse.server.backup_command",
    "restore": "posse.server.backup_command",
    "serve": "posse.server.command",
}


class Commands(Manual):
    """Knows the commands of the server only if it can be imported."""

    def list_commands(self, ctx: click.Context) -> list[str]:
        names = super().list_commands(ctx)
        return sorted([*names, *filter(self._of_the_server, OF_THE_SERVER)])

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        if cmd_name in OF_THE_SERVER:
            return self._of_the_server(cmd_name)
        return super().get_command(ctx, cmd_name)

    def _of_the_server(self, name: str) -> click.Command | None:
        try:
            module = importlib.import_module(OF_THE_SERVER[name])
        except ImportError:
            return None
        command: click.Command = getattr(module, name)
        return explained(command)


@click.group(cls=Commands, invoke_without_command=True)
@click.version_option(__version__, prog_name="posse", message="%(prog)s %(version)s")
@click.pass_context
def cli(ctx: click.Context) -> None:
    """Western games in the terminal: play them, simulate them, check their rules."""
    if ctx.invoked_subcommand is None:
        click.echo(ctx.get_help())


# playing ------------------------------------------------------------------------------------------


@cli.command()
@with_setup
@click.option("--seed", help="Deals the same match again; default: a secret new one.")
@click.option("--bots", help="Who plays the other seats; default: greenhorns.")
@click.option("--seat", type=int, default=0, show_default=True, help="Your seat, from 0 on.")
@click.option("--record", type=click.Path(path_type=Path), help="Write the match to this file.")
@lang_option
def play(
    setup: Setup,
    seed: str | None,
    bots: str | None,
    seat: int,
    record: Path | None,
    lang: str | None,
) -> None:
    """Play GAME against bots in this terminal."""
    from posse.engine.match import new_match

    check_seat(seat, setup.players)
    if record is not None and not record.parent.is_dir():
        raise BadRecord(f"{record}: there is no such folder")
    match = new_match(setup.game, setup.players, seed, packs=setup.packs, house=setup.house)
    sit_down(match, seat, bots, lang)
    if record is not None:
        save(match, record, lang)


def sit_down(match: Match, seat: int, bots: str | None, lang: str | None) -> None:
    from posse.bots import crew, names
    from posse.terminal.console import console
    from posse.terminal.play import Session

    # The bots' own dice are seeded by the commitment: the same seed gives the same match.
    name = names(match.game.id)[0] if bots is None else bots
    others = crew(match, name, match.commitment, people=(seat,))
    Session(match, seat, others, Words(language(lang)), console()).run(sys.stdin)


def save(match: Match, path: Path, lang: str | None) -> None:
    try:
        path.write_text(json.dumps(match.record()) + "\n", encoding="utf-8")
    except OSError as error:
        raise BadRecord(f"{path}: {error.strerror}") from error
    click.echo(Words(language(lang)).say("terminal-recorded", file=str(path)))


@cli.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--seat", type=int, help="As this seat saw it, from 0 on; default: everything open.")
@lang_option
def replay(file: Path, seat: int | None, lang: str | None) -> None:
    """Print the match recorded in FILE in words."""
    from posse.engine.match import Match
    from posse.terminal.console import console
    from posse.terminal.match_log import print_replay

    with reading(file):
        record = json.loads(file.read_text(encoding="utf-8"))
        match, start = Match.replay(record), Match.replay(record, upto=0)
    check_seat(0 if seat is None else seat, match.players)
    print_replay(match, start, Words(language(lang)), seat, console(), record.get("names"))


# simulating ---------------------------------------------------------------------------------------


@cli.command()
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
    """A progress bar, if somebody is looking; told how many more were played."""
    if not sys.stderr.isatty():
        yield None
        return
    from rich.progress import Progress

    from posse.terminal.console import console

    title = Words(language(lang)).say("terminal-playing")
    with Progress(console=console(stderr=True), transient=True) as bar:
        task = bar.add_task(title, total=total)
        yield lambda n: bar.advance(task, n)


cli.add_command(tournament)
cli.add_command(report)


@cli.command()
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


# rules --------------------------------------------------------------------------------------------


@cli.command()
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path))
@lang_option
def scenario(files: tuple[Path, ...], lang: str | None) -> None:
    """Play the scenarios in FILES; say which do not hold."""
    from posse.engine.rulebook import INDEX
    from posse.engine.scenario import run_file
    from posse.shipped import scenario_file

    say = Words(language(lang)).say
    passed = failed = 0
    for path in files:
        if path.name == INDEX:  # lies beside the scenarios, so `*.toml` names it too
            continue
        with reading(path):
            reports = run_file(scenario_file(path))
        for one in reports:
            passed += not one.problem
            failed += bool(one.problem)
            if one.problem:
                click.echo(say("terminal-scenario-fails", file=one.file, name=one.name))
                click.echo(f"     {one.problem}")
    click.echo(say("terminal-scenarios", passed=passed, failed=failed))
    if failed:
        raise click.exceptions.Exit(FAILED)


@cli.command()
@click.argument("game_id", metavar="GAME")
@click.option("--missing", is_flag=True, help="Print only the gaps.")
@click.option(
    "--root",
    type=click.Path(path_type=Path),
    help="The folder with a folder of scenarios for each game.",
)
@lang_option
def rules(game_id: str, missing: bool, root: Path | None, lang: str | None) -> None:
    """Report which rules of GAME have a scenario."""
    from posse.engine.rulebook import coverage
    from posse.shipped import scenario_root
    from posse.terminal.console import console
    from posse.terminal.result_tables import print_coverage

    game(game_id)  # raises UnknownGame
    home = root or scenario_root(game_id)
    with reading(home / game_id):
        found = coverage(home, game_id)
    print_coverage(found, Words(language(lang)), console(), gaps_only=missing)
    if found.missing or found.unknown:
        raise click.exceptions.Exit(FAILED)


@cli.command()
@click.option("--json", "as_json", is_flag=True, help="Print one JSON list.")
@lang_option
def games(as_json: bool, lang: str | None) -> None:
    """List the games with their players, packs, house rules and bots."""
    from posse.terminal.game_titles import facts_of, games_list

    if as_json:
        click.echo(json.dumps([facts_of(found) for found in all_games()]))
        return
    for line in games_list(Words(language(lang))):
        click.echo(line)


# the way in ---------------------------------------------------------------------------------------


def main(args: list[str] | None = None) -> int:
    """Run a command; wrong input is one line on stderr and exit code 2, never a traceback."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # a terminal that knows no ♥ prints a ?
            stream.reconfigure(errors="replace")
    given = sys.argv[1:] if args is None else args
    lang = language(spoken(given))
    try:
        code = cli.main(args=given, prog_name="posse", standalone_mode=False, obj=lang)
        sys.stdout.flush()
        return code if isinstance(code, int) else 0
    except click.ClickException as error:
        return refuse(error.format_message(), lang)
    except PosseError as error:
        return refuse(str(error), lang)
    except BrokenPipeError:
        # Whoever read our output has left; point stdout elsewhere so that exiting is quiet too.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:  # a full disk, a terminal that is gone
        return refuse(str(error), lang)
    except click.Abort:  # Ctrl-C; click has ended the line already
        return STOPPED


def refuse(message: str, lang: str) -> int:
    click.echo(f"posse: {Translator(lang).say(' '.join(message.split()))}", err=True)
    return WRONG


if __name__ == "__main__":
    sys.exit(main())

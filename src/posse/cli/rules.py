"""`posse scenario`, `posse rules` and `posse games`: scenarios, their coverage, and the games."""

from __future__ import annotations

import json
from pathlib import Path

import click

from posse.engine.game import all_games, game
from posse.locales import Words, language
from posse.terminal.options import lang_option, reading

FAILED = 1  # exit code for scenarios that do not hold and rules without a scenario


@click.command()
@click.argument("files", nargs=-1, required=True, type=click.Path(path_type=Path))
@lang_option
def scenario(files: tuple[Path, ...], lang: str | None) -> None:
    """Play the scenarios in FILES; say which do not hold."""
    from posse.engine.rulebook import INDEX
    from posse.engine.scenario import run_file
    from posse.plugins.scenarios import find
    from posse.shipped import scenario_file

    say = Words(language(lang)).say
    passed = failed = 0
    for path in files:
        if path.name == INDEX:  # lies beside the scenarios, so `*.toml` names it too
            continue
        with reading(path):
            reports = run_file(find(scenario_file(path)))
        for one in reports:
            passed += not one.problem
            failed += bool(one.problem)
            if one.problem:
                click.echo(say("terminal-scenario-fails", file=one.file, name=one.name))
                click.echo(f"     {one.problem}")
    click.echo(say("terminal-scenarios", passed=passed, failed=failed))
    if failed:
        raise click.exceptions.Exit(FAILED)


@click.command()
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
    from posse.plugins.scenarios import roots
    from posse.shipped import scenario_root
    from posse.terminal.console import console
    from posse.terminal.result_tables import print_coverage

    game(game_id)  # raises UnknownGame
    home = root or scenario_root(game_id)
    with reading(home / game_id):
        found = coverage(home, game_id, () if root else roots(game_id))
    print_coverage(found, Words(language(lang)), console(), gaps_only=missing)
    if found.missing or found.unknown:
        raise click.exceptions.Exit(FAILED)


@click.command()
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

"""`posse packs`: what installed packages bring, and whether it holds."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import TYPE_CHECKING, Any

import click

from posse.cli.rules import FAILED
from posse.locales import Words, language
from posse.terminal.options import lang_option
from posse.terminal.translator import Translator

if TYPE_CHECKING:
    from posse.plugins import Plugin

MATCHES = 2  # random ones of each set-up, for --check


@click.command()
@click.option("--check", is_flag=True, help="Play scenarios and random matches of each.")
@click.option("--json", "as_json", is_flag=True, help="Print one JSON list.")
@lang_option
def packs(check: bool, as_json: bool, lang: str | None) -> None:
    """List the games, packs and bots that installed packages bring."""
    from posse import bots, plugins

    bots.names("")  # loads the bots of plugins
    found, left_out = plugins.installed(), plugins.broken()
    rows = [facts_of(one, check) for one in found]
    words = Words(language(lang))
    if as_json:
        broken = [{"id": one.source.name, "package": one.source.text, "problems": [one.problem]}
                  for one in left_out]  # fmt: skip
        click.echo(json.dumps([*rows, *broken]))
    else:
        if not rows and not left_out:
            click.echo(words.say("terminal-no-plugins"))
        for row in rows:
            for line in lines_of(row, words, check):
                click.echo(line)
        for one in left_out:
            problem = Translator(words.lang).say(one.problem)
            said = {"name": one.source.name, "package": one.source.text, "problem": problem}
            click.echo(words.say("terminal-plugin-broken", **said))
    if left_out or any(row["problems"] for row in rows):
        raise click.exceptions.Exit(FAILED)


def facts_of(one: Plugin, check: bool) -> dict[str, Any]:
    """A plugin as `posse packs --json` lists it."""
    return {
        "kind": one.kind,
        "id": one.id,
        "game": one.game,
        "package": one.source.text,
        "place": str(one.home or one.module),
        "problems": list(problems(one)) if check else [],
    }


def lines_of(row: dict[str, Any], words: Words, check: bool) -> Iterator[str]:
    said = {name: row[name] for name in ("kind", "package", "place")}
    yield words.say("terminal-plugin", name=row["id"], **said)
    if check and not row["problems"]:
        yield words.say("terminal-plugin-holds")
    for problem in row["problems"]:
        yield f"    {problem}"


def problems(one: Plugin) -> Iterator[str]:
    """What does not hold, one line each."""
    from posse import plugins
    from posse.engine.errors import PosseError

    checks = [played_bot] if one.kind == plugins.loading.BOT else [scenarios_hold, matches_hold]
    for check in checks:
        try:
            yield from check(one)
        except (Exception, SystemExit) as error:
            what = (
                str(error) if isinstance(error, PosseError) else f"{type(error).__name__}: {error}"
            )
            yield " ".join([what, *getattr(error, "__notes__", [])])


def scenarios_hold(one: Plugin) -> Iterator[str]:
    from posse.engine.rulebook import coverage
    from posse.engine.scenario import run_file
    from posse.plugins.scenarios import folder_of, root_of

    root, folder = root_of(one), folder_of(one)
    if root is None or folder is None:
        yield "no scenarios"
        return
    for path in sorted(folder.glob("*.toml")):
        if path.name != "rules.toml":
            failed = [report for report in run_file(path) if report.problem]
            yield from (f"{path.name}: {report.name}: {report.problem}" for report in failed)
    found = coverage(root, one.game)
    yield from (f"no scenario shows {id}" for id in found.missing)
    yield from found.unknown


def matches_hold(one: Plugin) -> Iterator[str]:
    from posse import testing
    from posse.engine.game import game
    from posse.plugins.loading import PACK

    if one.kind == PACK:
        testing.check_pack(one.id, MATCHES, one.game)
        yield from ()
        return
    found = game(one.id)
    for chosen in found.setups():
        for players in sorted({*found.seats(chosen)}):
            testing.check_game(one.id, players, MATCHES, chosen)


def played_bot(one: Plugin) -> Iterator[str]:
    """One match of its game, or of The Dice Game if it plays all of them."""
    from posse import bots
    from posse.engine.match import new_match

    id, name = one.game or "dice", one.id.rpartition(".")[2]
    found = new_match(id, new_match_players(id), "posse packs")
    bots.crew(found, name, "posse packs").play()
    yield from ()


def new_match_players(id: str) -> int:
    from posse.engine.game import game

    found = game(id)
    return found.seats(found.default_packs)[0]

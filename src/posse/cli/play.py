"""`posse play` and `posse replay`: one match in the terminal."""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import TYPE_CHECKING

import click

from posse.engine.errors import BadRecord
from posse.engine.setup import Setup
from posse.locales import Words, language
from posse.terminal.options import check_seat, lang_option, reading, with_setup

if TYPE_CHECKING:
    from posse.engine.match import Match


@click.command()
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

    # The bots' random numbers come from the commitment: the same seed gives the same match.
    name = names(match.game.id)[0] if bots is None else bots
    others = crew(match, name, match.commitment, people=(seat,))
    Session(match, seat, others, Words(language(lang)), console()).run(sys.stdin)


def save(match: Match, path: Path, lang: str | None) -> None:
    try:
        path.write_text(json.dumps(match.record()) + "\n", encoding="utf-8")
    except OSError as error:
        raise BadRecord(f"{path}: {error.strerror}") from error
    click.echo(Words(language(lang)).say("terminal-recorded", file=str(path)))


@click.command()
@click.argument("file", type=click.Path(path_type=Path))
@click.option("--seat", type=int, help="As this seat saw it, from 0 on; default: everything open.")
@click.option("--reasons", is_flag=True, help="With what a Gunslinger says to each answer.")
@lang_option
def replay(file: Path, seat: int | None, reasons: bool, lang: str | None) -> None:
    """Print the match recorded in FILE in words."""
    from posse.engine.match import Match
    from posse.terminal.console import console
    from posse.terminal.match_log import print_replay

    with reading(file):
        record = json.loads(file.read_text(encoding="utf-8"))
        match, start = Match.replay(record), Match.replay(record, upto=0)
    check_seat(0 if seat is None else seat, match.players)
    words, names = Words(language(lang)), record.get("names")
    print_replay(match, start, words, seat, console(), names, reasons)

"""`posse new`: a package to begin with."""

from __future__ import annotations

from pathlib import Path

import click

from posse.locales import Words, language
from posse.terminal.options import lang_option


@click.command()
@click.argument("kind", type=click.Choice(["pack", "game"]))
@click.argument("name")
@click.option(
    "--into",
    type=click.Path(path_type=Path),
    default=Path(),
    help="The folder for the new package; default: this one.",
)
@lang_option
def new(kind: str, name: str, into: Path, lang: str | None) -> None:
    """Write a package with a pack or a game of your own: complete, tested, ready to install."""
    from posse import skeletons

    folder = skeletons.write(kind, name, into)
    words = Words(language(lang))
    click.echo(words.say("terminal-new", folder=str(folder)))
    install = "pip install --editable . pytest"
    for line in (f"cd {folder}", install, "pytest", "posse packs --check"):
        click.echo(f"    {line}")

"""What several commands share: options, checks, and files that may be broken."""

from __future__ import annotations

import contextlib
import functools
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import click

from posse.engine.errors import BadRecord, BadSetup, PosseError
from posse.engine.game import Game, game
from posse.locales import LANGUAGES

lang_option = click.option(
    "--lang",
    type=click.Choice(LANGUAGES),
    help="Language of the output; default: that of the locale.",
)

cluster_option = click.option(
    "--cluster",
    metavar="ADDRESS",
    help="Play on the dask cluster at this address; local starts one here.",
)


def with_setup(command: Callable[..., None]) -> Callable[..., None]:
    """Add GAME --players --packs --set. The command gets the checked set-up that they describe."""

    @click.argument("game_id", metavar="GAME")
    @click.option("--players", type=int, help="How many sit at the table.")
    @click.option("--packs", help="Packs, separated by commas; default: the usual ones.")
    @click.option("--set", "house", multiple=True, metavar="RULE=VALUE", help="A house rule.")
    @functools.wraps(command)
    def wrapped(
        game_id: str, players: int | None, packs: str | None, house: tuple[str, ...], **rest: Any
    ) -> None:
        found = game(game_id)
        chosen = None if packs is None else tuple(part.strip() for part in packs.split(","))
        count = usual(found, chosen) if players is None else players
        command(found.setup(count, chosen, dict(map(house_rule, house))), **rest)

    return wrapped


def spoken(args: list[str]) -> str | None:
    """Return the language that --lang names, if there is one.

    It is read before anything can fail.
    """
    for at, arg in enumerate(args):
        if arg == "--lang" or arg.startswith("--lang="):
            wanted = arg.partition("=")[2] or "".join(args[at + 1 : at + 2])
            return wanted if wanted in LANGUAGES else None
    return None


def house_rule(text: str) -> tuple[str, str]:
    name, equals, value = text.partition("=")
    if not equals:
        raise BadSetup(f"a house rule is set by rule=value, not {text!r}")
    return name.strip(), value.strip()


def usual(found: Game, packs: tuple[str, ...] | None) -> int:
    """Return five players, or the nearest number that the game allows."""
    fewest, most = found.seats(found.checked_packs(packs))
    return max(fewest, min(5, most))


def check_seat(seat: int, players: int) -> None:
    if not 0 <= seat < players:
        raise BadSetup(f"the seats are 0 to {players - 1}, not {seat}")


@contextlib.contextmanager
def reading(path: Path) -> Iterator[None]:
    """Turn every error of a broken file into one line that names the file."""
    try:
        yield
    except OSError as error:
        raise BadRecord(f"{path}: {error.strerror}") from error
    except PosseError as error:
        known = str(error).startswith(str(path))
        raise BadRecord(str(error) if known else f"{path}: {error}") from error
    except (ValueError, RecursionError) as error:
        raise BadRecord(f"{path}: cannot be read: {error}") from error
    except (LookupError, TypeError, AttributeError, AssertionError, OverflowError) as error:
        raise BadRecord(f"{path}: cannot be read: {type(error).__name__} {error}") from error

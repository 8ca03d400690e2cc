"""The command `posse` with its subcommands, and what a failure looks like."""

from __future__ import annotations

import importlib
import io
import os
import signal
import sys

import click

from posse import __version__
from posse.cli.new import new
from posse.cli.packs import packs
from posse.cli.play import play, replay
from posse.cli.rules import games, rules, scenario
from posse.cli.simulate import export, simulate
from posse.engine.errors import PosseError
from posse.locales import language
from posse.report.command import report
from posse.terminal.help import Manual, explained
from posse.terminal.options import spoken
from posse.terminal.tournament import tournament
from posse.terminal.translator import Translator

WRONG = 2  # exit code for wrong input
STOPPED = 130  # exit code after Ctrl-C, as shells have it

# Commands with their module: the server is imported only when it is needed.
OF_THE_SERVER = {
    "admin": "posse.server.admin.command",
    "backup": "posse.server.backup_command",
    "drain": "posse.server.admin.drain_command",
    "restore": "posse.server.backup_command",
    "serve": "posse.server.command",
}


class Commands(Manual):
    """Lists the commands of the server only if it can be imported."""

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


for command in (
    play,
    replay,
    simulate,
    tournament,
    report,
    export,
    scenario,
    rules,
    games,
    packs,
    new,
):
    cli.add_command(command)


def main(args: list[str] | None = None) -> int:
    """Run a command. Wrong input is one line on stderr and exit code 2, never a traceback."""
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        if isinstance(stream, io.TextIOWrapper):  # a terminal without ♥ prints a ?
            stream.reconfigure(errors="replace")
    if signal.getsignal(signal.SIGINT) is signal.SIG_DFL:  # as it is while the program is loaded
        signal.signal(signal.SIGINT, signal.default_int_handler)
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
        # The reader of our output is gone. Stdout is redirected, so that exiting is quiet too.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:  # a full disk, a terminal that is gone
        return refuse(str(error), lang)
    except (click.Abort, KeyboardInterrupt):  # Ctrl-C; click has ended the line already
        return STOPPED


def refuse(message: str, lang: str) -> int:
    """Print one line on stderr, in the reader's language. Return the exit code."""
    click.echo(f"posse: {Translator(lang).say(' '.join(message.split()))}", err=True)
    return WRONG

"""`--help` in the reader's language. The root context's `obj` is the language."""

from __future__ import annotations

from collections.abc import Iterable

import click

from posse.terminal.translator import Translator


class Formatter(click.HelpFormatter):
    """Formats everything that click writes."""

    def __init__(self, lines: Translator, width: int | None, max_width: int | None) -> None:
        super().__init__(width=width, max_width=max_width)
        self.lines = lines

    def write_usage(self, prog: str, args: str = "", prefix: str | None = None) -> None:
        say = self.lines.say
        super().write_usage(prog, say(args), f"{say('Usage:')} " if prefix is None else prefix)

    def write_heading(self, heading: str) -> None:
        super().write_heading(self.lines.say(heading))

    def write_text(self, text: str) -> None:
        super().write_text(self.lines.say(text))

    def write_dl(
        self, rows: Iterable[tuple[str, str]], col_max: int = 30, col_spacing: int = 2
    ) -> None:
        say = self.lines.say
        super().write_dl([(say(a), say(b)) for a, b in rows], col_max, col_spacing)


class Context(click.Context):
    """Knows the language of its help."""

    def make_formatter(self) -> Formatter:
        return Formatter(self.lines(), self.terminal_width, self.max_content_width)

    def lines(self) -> Translator:
        return Translator(self.find_root().obj)


class Manual(click.Group):
    """A group whose help, and that of its commands, is in the reader's language."""

    context_class = Context

    def get_command(self, ctx: click.Context, cmd_name: str) -> click.Command | None:
        command = super().get_command(ctx, cmd_name)
        return None if command is None else explained(command)

    def format_commands(self, ctx: click.Context, formatter: click.HelpFormatter) -> None:
        """Write the commands as click does, but translate before long lines are cut."""
        assert isinstance(ctx, Context)
        found = {name: self.get_command(ctx, name) for name in self.list_commands(ctx)}
        limit = formatter.width - 6 - max(len(name) for name in found)
        rows = []
        for name, command in found.items():
            about = ctx.lines().say((command.help if command else "") or "")
            rows.append((name, click.Command(name, help=about).get_short_help_str(limit)))
        with formatter.section("Commands"):
            formatter.write_dl(rows)


def explained(command: click.Command) -> click.Command:
    """Return the command with its help in the reader's language."""
    command.context_class = Context
    return command

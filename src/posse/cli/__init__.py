"""The command `posse`. What only some subcommands need is imported inside them: it starts fast."""

from posse.cli.app import cli, main

__all__ = ["cli", "main"]

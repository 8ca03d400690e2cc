"""The command `posse`. Some imports are inside subcommands, so that it starts fast."""

from posse.cli.app import cli, main

__all__ = ["cli", "main"]

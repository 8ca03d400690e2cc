"""A match in words, for `render`: what the terminal prints, as a text."""

from __future__ import annotations

from io import StringIO

from rich.console import Console

from posse.engine.match import Match
from posse.locales import Words
from posse.terminal.console import PIPE_WIDTH
from posse.terminal.match_log import print_end, print_log, print_table
from posse.terminal.screens import make_screen


class Renderer:
    """Reads a match on. It begins anew with another match."""

    def __init__(self, language: str) -> None:
        self.words = Words(language)
        self.match: Match | None = None
        self.told = 0

    def read(self, match: Match) -> str:
        """Return the events since the last call, the table and the question, for the seat asked.

        When the match is over everything is open.
        """
        if match is not self.match:
            self.match, self.told = match, 0
        choice = match.choice
        me = None if choice is None else choice.seat
        out = StringIO()
        console = Console(file=out, width=PIPE_WIDTH, markup=False, emoji=False, highlight=False)
        screen = make_screen(match, self.words, me)
        events = match.events[self.told :] if me is None else match.events_for(me, self.told)
        self.told = len(match.events)
        print_log(console, screen.wording.log(events))
        if choice is None:
            print_end(match, screen, console)
            return out.getvalue()
        shown = match.game.present(match.view(me))
        print_table(console, screen, shown)
        lines = [screen.hand(shown), screen.wording.prompt(choice)]
        lines += [f"  - {screen.wording.option(choice, option)[0]}" for option in choice.options]
        for line in filter(None, lines):
            console.print(line)
        return out.getvalue()

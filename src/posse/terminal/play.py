"""A person plays against bots in the terminal."""

from __future__ import annotations

from typing import Any, TextIO

from rich.console import Console, RenderableType
from rich.table import Table
from rich.text import Text

from posse.bots import Crew
from posse.engine.choice import Choice
from posse.engine.match import Match
from posse.locales import Words
from posse.terminal.advice import Advice
from posse.terminal.game_titles import title
from posse.terminal.match_log import print_end, print_log, print_table, print_whole
from posse.terminal.screens import make_screen


class Quit(Exception):
    """The person leaves, or there is no more input."""


class Session:
    """One match at one terminal; `seat` is the person's."""

    def __init__(self, match: Match, seat: int, crew: Crew, words: Words, console: Console) -> None:
        self.match = match
        self.seat = seat
        self.crew = crew
        self.words = words
        self.console = console
        self.screen = make_screen(match, words, seat)
        self.wording = self.screen.wording
        self.told = 0  # number of events that the person has read
        self.drawn = ""  # the table as it was drawn last
        self.advice = Advice(match, self.wording)

    def run(self, stdin: TextIO) -> None:
        """Play to the end, or until the person leaves."""
        say = self.words.say
        name = title(self.words, self.match.game, self.match.setup.packs)
        welcome = say("terminal-welcome", game=name, n=self.match.players)
        self.console.print(welcome)
        print_whole(self.console, say("terminal-commitment", hash=self.match.commitment))
        for line in self.screen.intro(self.shown()):
            self.console.print(line)
        try:
            while self.match.choice is not None:
                self.step(stdin)
        except Quit:
            self.console.print(f"\n{say('terminal-bye')}")
            return
        self.tell()
        print_end(self.match, self.screen, self.console)

    def step(self, stdin: TextIO) -> None:
        """Give one answer: of a bot, of the person, or the only possible one."""
        index = self.crew.choose()
        if index is not None:
            self.match.answer(index)
            return
        choice = self.match.choice
        assert choice is not None
        self.tell()
        if len(choice.options) == 1:
            only, _ = self.wording.option(choice, choice.options[0])
            self.console.print(f"  {self.wording.prompt(choice)}", style="dim")
            forced = self.words.say("terminal-forced", option=only)
            self.console.print(f"  {forced}", style="dim")
            self.match.answer(0)
            return
        self.draw(choice)
        self.match.answer(self.ask(choice, stdin))

    def shown(self) -> dict[str, Any]:
        return self.match.game.present(self.match.view(self.seat))

    # printing -----------------------------------------------------------------------------------

    def tell(self) -> None:
        """Print the log since the last time, with a rule before each turn."""
        events = self.match.events_for(self.seat, self.told)
        self.told = len(self.match.events)
        print_log(self.console, self.wording.log(events))

    def draw(self, choice: Choice) -> None:
        shown = self.shown()
        with self.console.capture() as capture:
            print_table(self.console, self.screen, shown)
        if capture.get() != self.drawn:  # a second discard needs no second table
            self.drawn = capture.get()
            print_table(self.console, self.screen, shown)
        self.console.print()
        hand = self.screen.hand(shown)
        if hand:
            self.console.print(hand)
        self.console.print(self.wording.prompt(choice), style="bold")
        self.console.print(self.options(choice, shown))

    def options(self, choice: Choice, shown: dict[str, Any]) -> RenderableType:
        grid = Table.grid(padding=(0, 2))
        grid.add_column(style="bold")
        notes = self.match.notes()
        for number, (option, now) in enumerate(zip(choice.options, notes, strict=True), 1):
            text, note = self.wording.option(choice, option)
            note = self.wording.note(now, option) if now else note
            note = self.screen.note(shown, choice, option) or note
            grid.add_row(f"{number:>3}", self.console.highlighter(text), Text(note, style="dim"))
        return grid

    def ask(self, choice: Choice, stdin: TextIO) -> int:
        """Return the index that the person types. Raises Quit."""
        numbers = {str(i + 1): i for i in range(len(choice.options))}
        while True:
            self.console.print(self.words.say("terminal-ask"), end=" ")
            line = stdin.readline()
            if not stdin.isatty():
                self.console.print()
            typed = line.strip().lower()
            if not line or typed in ("q", "quit"):
                raise Quit
            if typed == "?":
                self.help()
            elif typed in ("h", "hint"):
                self.hint()
            elif typed in numbers:
                return numbers[typed]
            else:
                self.console.print(self.words.say("terminal-wrong", n=len(choice.options)))

    def hint(self) -> None:
        """Print what a strong bot would do in this seat, and why."""
        for line in self.advice.lines():
            self.console.print(f"  {line}", style="dim")

    def help(self) -> None:
        rows = self.screen.help(self.shown())
        grid = Table.grid(padding=(0, 2))
        for name, text in rows:
            grid.add_row(Text(name, style="bold"), text)
        self.console.print(grid)
        self.console.print(self.words.say("terminal-keys"), style="dim")

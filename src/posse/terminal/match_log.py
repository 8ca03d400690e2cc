"""A match in words: its log, its end, and a whole match from a record."""

from __future__ import annotations

from typing import Any

from rich.console import Console
from rich.rule import Rule

from posse.engine import verb_names
from posse.engine.match import Match
from posse.locales import Words
from posse.terminal.advice import Advice
from posse.terminal.game_titles import title
from posse.terminal.screen import Screen
from posse.terminal.screens import make_screen
from posse.terminal.wording import Line


def print_table(console: Console, screen: Screen, shown: dict[str, Any]) -> None:
    console.print()
    for part in screen.table(shown):
        console.print(part)


def print_log(console: Console, lines: list[Line]) -> None:
    """Print one line for each event. Each turn begins with a rule."""
    for verb, text in lines:
        if verb == verb_names.TURN:
            console.print(Rule(text, align="left", characters="─", style="dim"))
        else:
            console.print(f"  {text}")


def print_whole(console: Console, text: str) -> None:
    """Print a line without breaking it, so that it can be copied."""
    console.print(text, style="dim", soft_wrap=True)


def print_end(match: Match, screen: Screen, console: Console) -> None:
    """Print who won, all roles, and the seed behind the commitment."""
    say = screen.words.say
    shown = match.game.present(match.view(screen.wording.me))
    print_table(console, screen, shown)
    console.print()
    for line in screen.result(shown):
        console.print(line, style="bold")
    print_whole(console, say("terminal-seed", seed=match.seed))
    print_whole(console, say("terminal-commitment", hash=match.commitment))


def print_advised(start: Match, answers: list[int], screen: Screen, to: Console) -> None:
    """Play a match again from its start. Print its log, and advice on each answer."""
    me, told = screen.wording.me, 0
    advice = Advice(start, screen.wording)
    for index in answers:
        events = start.events if me is None else start.events_for(me)
        print_log(to, screen.wording.log(events[told:]))
        told = len(events)
        if start.choice is not None and me in (None, start.choice.seat):
            for line in advice.about(index):
                to.print(f"      {line}", style="dim")
        start.answer(index)
    events = start.events if me is None else start.events_for(me)
    print_log(to, screen.wording.log(events[told:]))


def print_replay(
    match: Match,
    start: Match,
    words: Words,
    me: int | None,
    to: Console,
    names: Any = None,
    reasons: bool = False,
) -> None:
    """Print the whole match, as one seat saw it or with everything open.

    `reasons`: with what a strong bot says to the answers of this seat, or of all.
    """
    screen = make_screen(match, words, me)
    screen.wording.call(names)
    name = title(words, match.game, match.setup.packs)
    to.print(words.say("terminal-replay", game=name, n=match.players, answers=match.number))
    opening = start.state if me is None else start.view(me)
    print_table(to, screen, match.game.present(opening))
    to.print()
    if reasons:
        print_advised(start, match.answers, screen, to)
    else:
        events = match.events if me is None else match.events_for(me)
        print_log(to, screen.wording.log(events))
    if match.result is None:
        to.print(words.say("terminal-unfinished"))
    else:
        print_end(match, screen, to)

"""One line of a scenario's script: an answer, or a statement about what may be answered.

ann play BANG!/2C > bob    ann answers this; it must be legal
ann? a | b                 she may answer exactly these
ann+ a | b                 these are among what she may answer
ann! a                     this she may not answer
ann! BANG!/2C              no answer of hers uses this card
{expect = {…}}             what holds at this moment
"""

from __future__ import annotations

import re
from typing import Any

from posse.engine.choice import Choice
from posse.engine.errors import ChanceRanOut
from posse.engine.expect import Broken, expect_all
from posse.engine.game import Game
from posse.engine.ids import CHARACTER, HAND, NONE
from posse.engine.state import State
from posse.engine.text import card_text, option_text

MARKS = "?+!"
ANSWER = re.compile(r"(?P<verb>\w+)(?P<card> .+?)??(?P<n> x[0-9]+)?( > (?P<seat>\w+))?")

# By game with its packs: the text forms of all its cards.
_CARDS: dict[tuple[str, tuple[str, ...]], set[str]] = {}


def act(found: Game, g: State, names: list[str], line: Any) -> None:
    """Carry out one line of a script. Raises Broken if it does not hold."""
    if isinstance(line, dict):
        if set(line) != {"expect"}:
            raise Broken(f"a table in the script is {{expect = {{…}}}}, not {line}")
        expect_all(found, g, names, line["expect"])
    elif isinstance(line, str):
        _speak(found, g, names, line)
    else:
        raise Broken(f"a line of the script is a text or {{expect = {{…}}}}, not {line!r}")


def _speak(found: Game, g: State, names: list[str], line: str) -> None:
    who, _, text = line.partition(" ")
    mark = who[-1:] if who[-1:] in MARKS else ""
    choice = g.choice
    if choice is None:
        raise Broken(f"`{line}`: nobody is asked; {g.outcome} won")
    legal = [option_text(found, option, names) for option in choice.options]
    asked = names[choice.seat]
    if who.removesuffix(mark) != asked:
        raise Broken(f"`{line}`: {asked} is asked ({choice.topic}): {' | '.join(legal)}")
    if mark == "!":
        _forbidden(found, choice, names, legal, line, text.strip())
    elif mark:
        _legal(mark, legal, line, [part.strip() for part in text.split("|")])
    elif text not in legal:
        raise Broken(f"`{line}`: legal is {' | '.join(legal)}")
    else:
        _answer(g, legal.index(text), line)


def _answer(g: State, index: int, line: str) -> None:
    try:
        g.apply(index)
    except ChanceRanOut as error:
        raise Broken(f"`{line}`: {error}") from error


def _legal(mark: str, legal: list[str], line: str, wanted: list[str]) -> None:
    """Check the legal answers: `?` means exactly these, `+` these and possibly more."""
    missing = [text for text in wanted if text not in legal]
    if missing or (mark == "?" and sorted(set(legal)) != sorted(wanted)):
        raise Broken(f"`{line}`: legal is {' | '.join(legal)}")


def _forbidden(
    found: Game, choice: Choice, names: list[str], legal: list[str], line: str, text: str
) -> None:
    """Check that an answer is not legal. What it names must exist, or it would always hold."""
    if text in cards_of(found):
        used = [option.card for option in choice.options if option.card != NONE]
        if text in [card_text(found, card) for card in used]:
            raise Broken(f"`{line}`: legal is {' | '.join(legal)}")
    else:
        _check_form(found, names, line, text)
    if text in legal:
        raise Broken(f"`{line}`: is legal")


def _check_form(found: Game, names: list[str], line: str, text: str) -> None:
    form = ANSWER.fullmatch(text)
    if form is None:
        raise Broken(f"`{line}`: neither a card nor an answer")
    card = (form["card"] or "").strip()
    if card and card not in cards_of(found):
        raise Broken(f"`{line}`: there is no card {card!r}")
    if form["seat"] and form["seat"] not in names:
        raise Broken(f"`{line}`: there is no seat {form['seat']!r}")


def cards_of(found: Game) -> set[str]:
    """Return the text forms of all cards of the game, and of what stands in place of a card."""
    key = (found.id, found.packs)
    if key not in _CARDS:
        numbers = [CHARACTER, HAND, *[row["id"] for row in found.catalog()["cards"]]]
        _CARDS[key] = {card_text(found, card) for card in numbers}
    return _CARDS[key]

"""Text forms of options and events: what logs, scenarios and bug reports use."""

from __future__ import annotations

import unicodedata

from posse.engine.choice import Option
from posse.engine.event import Event
from posse.engine.game import Game
from posse.engine.ids import CHARACTER, HAND, NOBODY, NONE, Card


def slug(name: str) -> str:
    """Return a name as it stands in an id: `Rev. Carabine` -> `rev_carabine`, `José` -> `jose`."""
    plain = unicodedata.normalize("NFKD", name.lower().replace("'", ""))
    kept = "".join([c if c.isalnum() else " " for c in plain if not unicodedata.combining(c)])
    return "_".join(kept.split())


def seat_names(count: int) -> list[str]:
    """Return p0, p1 and so on."""
    return [f"p{i}" for i in range(count)]


def card_text(game: Game, card: Card) -> str:
    """Return the text form of a card, or of what stands in place of one."""
    if card == CHARACTER:
        return "character"
    return "hand" if card == HAND else game.card_text(card)


def option_text(game: Game, option: Option, names: list[str]) -> str:
    """Return the text form of an option, such as `play BANG!/AS > bob`."""
    words: list[str] = [option.verb]
    if option.card != NONE:
        words.append(card_text(game, option.card))
    if option.n:
        words.append(f"x{option.n}")
    if option.seat != NOBODY:
        words.append(f"> {names[option.seat]}")
    return " ".join(words)


def event_text(game: Game, event: Event, names: list[str]) -> str:
    """Return the text form of an event, such as `ann play BANG!/AS > bob`.

    A card that the reader may not know is left out.
    """
    words = [names[event.seat] if event.seat != NOBODY else "table", event.verb]
    if event.card != NONE:
        words.append(card_text(game, event.card))
    if event.other != NOBODY:
        words.append(f"> {names[event.other]}")
    if event.n:
        words.append(f"x{event.n}")
    return " ".join(words)

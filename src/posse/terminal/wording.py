"""Questions, options and events of one match in words, for one reader."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import groupby
from typing import Any

from posse.engine import verb_names
from posse.engine.choice import Choice, Note, Option
from posse.engine.event import Event
from posse.engine.game import Game
from posse.engine.ids import CHARACTER, HAND, NOBODY, NONE, Card
from posse.engine.text import event_text, option_text
from posse.locales import Words

NAMES = ("Ann", "Ben", "Cora", "Dan", "Ella", "Finn", "Gus", "Hope")
SUITS = {"S": "♠", "H": "♥", "D": "♦", "C": "♣"}

Line = tuple[str, str]  # the verb of an event, and the event in words


class Wording:
    """`me` is the seat that reads; None reads everything.

    Of several messages the most specific one is taken. If there is none, the engine's own text form
    is used, so a missing sentence never stops a match.
    """

    def __init__(self, game: Game, words: Words, players: int, me: int | None) -> None:
        self.game = game
        self.words = words
        self.me = me
        you = words.say("terminal-you")
        self.names = [you if seat == me else NAMES[seat] for seat in range(players)]
        cards = game.catalog().get("cards")
        self.cards: dict[int, dict[str, Any]] = (
            {row["id"]: row for row in cards} if isinstance(cards, list) else {}
        )

    def call(self, names: Any) -> None:
        """Use the names of people, if a record has one for each. "You" stays."""
        if isinstance(names, list) and len(names) == len(self.names):
            for seat, name in enumerate(names):
                if seat != self.me and isinstance(name, str) and name:
                    self.names[seat] = name

    @property
    def title(self) -> str:
        id = f"{self.game.id}-name"
        return self.words.say(id) if self.words.first([id]) else self.game.id

    # names --------------------------------------------------------------------------------------

    def card(self, card: int) -> str:
        """Return a card by name and poker value: `Beer 6♥`."""
        if card == CHARACTER:
            return self.words.say("terminal-character")
        if card == HAND:
            return self.words.say("terminal-hand")
        if card == NONE:
            return self.term("card", "hidden", self.words.say("terminal-card-hidden"))
        row = self.cards.get(card, {})
        kind = str(row.get("kind", ""))
        name = self.term("kind", kind, readable(kind) or self.game.card_text(Card(card)))
        if not row.get("rank"):
            return name
        return f"{name} {row['rank']}{SUITS.get(row['suit'], '')}"

    def term(self, sort: str, slug: str, otherwise: str) -> str:
        """Return the name of a kind, character, role or side."""
        id = f"{self.game.id}-{sort}-{slug}"
        return self.words.say(id) if self.words.first([id]) else otherwise

    def kind(self, card: int) -> str:
        """Return the slug of the card's kind, or ""."""
        return str(self.cards.get(card, {}).get("kind", ""))

    def gender(self, card: int) -> str:
        """Return the gender of the card's name, in a language that declines it."""
        return self.words.gender(f"{self.game.id}-kind-{self.kind(card)}")

    def special(self, ids: list[str], card: int) -> list[str]:
        """Return each id after its special form for the card's kind: packs can have their own."""
        kind = self.kind(card)
        return [form for id in ids for form in (f"{id}-{kind}", id)] if kind else ids

    def args(self, seat: int, card: int, other: int, n: int) -> dict[str, str | int]:
        return {
            "seat": self.names[seat] if seat >= 0 else "",
            "other": self.names[other] if other >= 0 else "",
            "who": "you" if seat == self.me else "they",
            "whom": "you" if other == self.me else "they",
            "card": self.card(card),
            "gender": self.gender(card),
            "kind": self.kind(card),
            "n": n,
        }

    # sentences ----------------------------------------------------------------------------------

    def prompt(self, choice: Choice) -> str:
        id = self.words.first(self.prompt_ids(choice))
        args = self.args(choice.seat, choice.card, choice.other, choice.n)
        return self.words.say(id, **args) if id else readable(choice.topic)

    def prompt_ids(self, choice: Choice) -> list[str]:
        id = f"{self.game.id}-prompt-{choice.topic}"
        return self.special([f"{id}-you" if choice.seat == self.me else id], choice.card)

    def option(self, choice: Choice, option: Option) -> tuple[str, str]:
        """Return the option with its card in words, and what it leads to (or "")."""
        args = self.args(option.seat, option.card, option.seat, option.n or choice.n)
        label = self.words.first(self.option_ids("option", choice, option))
        note = self.words.first(self.option_ids("note", choice, option))
        text = self.words.say(label, **args) if label else self.plain_option(option)
        if option.card >= 0 and self.card(option.card) not in text:
            text = f"{text} ({self.card(option.card)})"
        return text, self.words.say(note, **args) if note else ""

    def note(self, note: Note, option: Option) -> str:
        """Return what the option will do as things stand."""
        args = self.args(option.seat, note.card, option.seat, note.n)
        return self.words.say(f"{self.game.id}-now-{note.name}", **args)

    def option_ids(self, sort: str, choice: Choice, option: Option) -> list[str]:
        stem = f"{self.game.id}-{sort}"
        stems = [f"{stem}-{choice.topic}-{option.verb}", f"{stem}-{option.verb}"]
        ids = [f"{stem}{ending}" for ending in self._endings(choice, option) for stem in stems]
        return self.special(ids, option.card)

    def _endings(self, choice: Choice, option: Option) -> list[str]:
        if option.card in (HAND, CHARACTER):
            return ["-hand" if option.card == HAND else "-character", ""]
        if option.seat == NOBODY:
            return [""]
        return ["-self", "-at", ""] if option.seat == choice.seat else ["-at", ""]

    def plain_option(self, option: Option) -> str:
        return option_text(self.game, option, self.names)

    def event(self, event: Event) -> str:
        id = self.words.first(self.event_ids(event))
        args = self.args(event.seat, event.card, event.other, event.n)
        return self.words.say(id, **args) if id else event_text(self.game, event, self.names)

    def event_ids(self, event: Event) -> list[str]:
        stem = f"{self.game.id}-event-{event.verb}"
        endings = ["-table", ""] if event.seat == NOBODY else [""]
        if event.other != NOBODY:
            endings.insert(0, "-at")
            if event.other == event.seat:
                endings.insert(0, "-self")
        if event.card == CHARACTER:
            endings.insert(0, "-character")
        hidden = "-hidden" if event.card == NONE else ""
        ids = [f"{stem}{e}{h}" for e in endings for h in dict.fromkeys((hidden, ""))]
        return self.special(ids, event.card)

    def log(self, events: list[Event]) -> list[Line]:
        """Return the events as lines. Unseen cards drawn one after another become one line."""
        many = f"{self.game.id}-event-draw-many"
        if not self.words.first([many]):
            return [(event.verb, self.event(event)) for event in events]
        lines: list[Line] = []
        for event, run in runs(events):
            args = self.args(event.seat, NONE, NONE, run)
            lines.append(
                (event.verb, self.event(event) if run == 1 else self.words.say(many, **args))
            )
        return lines


def readable(id: str) -> str:
    """Return an id in place of a missing word: `gold_nugget` as `gold nugget`."""
    return id.replace("_", " ").replace("-", " ")


def runs(events: list[Event]) -> Iterator[tuple[Event, int]]:
    """Return each event with how often it repeats. Only unseen draws are counted together."""
    for event, same in groupby(events):
        count = len(list(same))
        if event.verb == verb_names.DRAW and event.card == NONE:
            yield event, count
        else:
            for _ in range(count):
                yield event, 1

"""The BANG! table in the terminal."""

from __future__ import annotations

from itertools import groupby
from typing import Any, Final

from rich.console import RenderableType
from rich.text import Text

from posse.engine.choice import Choice, Option
from posse.engine.event import Event
from posse.engine.ids import NOBODY
from posse.games.bang import verb_names
from posse.terminal.furniture_screen import FurnitureScreen
from posse.terminal.pack_screen import PackScreen
from posse.terminal.role_screen import RoleScreen, RoleWording
from posse.terminal.screens import pack_screens
from posse.terminal.wording import Line, Wording


class BangWording(RoleWording):
    """Tells an inheritance in one line, and what is laid out card by card."""

    def args(self, seat: int, card: int, other: int, n: int) -> dict[str, str | int]:
        args = super().args(seat, card, other, n)
        # aimed at a player it is fired (Calamity Janet)
        if args["kind"] == "missed" and other >= 0:
            args["kind"] = "bang"
        return args

    def log(self, events: list[Event]) -> list[Line]:
        told: list[Event] = []
        for event in events:
            if event.verb != verb_names.INHERIT or not told or told[-1].verb != verb_names.INHERIT:
                told.append(event)
        lines: list[Line] = []
        for verb, group in groupby(told, self._gathered):
            run = list(group)
            lines += [self._many(verb, run)] if verb and len(run) > 1 else super().log(run)
        return lines

    def _many(self, verb: str, run: list[Event]) -> Line:
        cards = ", ".join([self.card(event.card) for event in run])
        return verb, self.words.say(f"bang-event-{verb}-many", cards=cards)

    def _gathered(self, event: Event) -> str:
        """Return the verb if nobody does it and there are words for several cards; else ""."""
        many = event.seat == NOBODY and self.words.first([f"bang-event-{event.verb}-many"])
        return event.verb if many else ""


class BangScreen(RoleScreen):
    """Hands, cards in front, distances; below them piles and what packs add."""

    teller_class: type[Wording] = BangWording
    columns = (*RoleScreen.columns, "hand", "front", "distance")

    def __init__(self, wording: Wording) -> None:
        super().__init__(wording)
        self.packs = pack_screens(wording.game, wording)
        drawn = [name for pack in self.packs for name in pack.draws]
        self.furniture = FurnitureScreen(wording, frozenset(drawn))

    def table(self, shown: dict[str, Any]) -> list[RenderableType]:
        own = [part for pack in self._played(shown) for part in pack.parts(shown)]
        return super().table(shown) + own + self.furniture.parts(shown)

    def note(self, shown: dict[str, Any], choice: Choice, option: Option) -> str:
        notes = [pack.note(shown, choice, option) for pack in self._played(shown)]
        return next(filter(None, notes), "")

    def _played(self, shown: dict[str, Any]) -> list[PackScreen]:
        """Return the screens of packs of this match: those whose things lie on the table."""
        there = {*shown["zones"], *shown["marks"], *shown["seats"][0].get("tallies", {})}
        return [pack for pack in self.packs if pack.draws & there]

    def life(self, row: dict[str, Any]) -> str:
        """Return the life points. A ghost is in play without any."""
        return self.words.say("bang-ghost") if row["life"] <= 0 else super().life(row)

    def cells(self, row: dict[str, Any], own: bool) -> list[RenderableType]:
        if row["out"]:
            return ["", "", ""]
        front = Text(", ".join(self._before(card, row["waiting"]) for card in row["front"]))
        where = "" if own or not row["distance"] else f"{row['distance']} {reach(row)}"
        known = [self.wording.card(card) for card in row["hand"] if card is not None and not own]
        held = str(len(row["hand"]))
        # cards that the reader has seen and knows to be there
        if known and self.wording.me is not None:
            held = f"{held} ({', '.join(known)})"
        return [Text(held), front, where]

    def _before(self, card: int, waiting: list[int]) -> str:
        """Return a card in front. A green one that may not be used yet is marked."""
        return f"{self.wording.card(card)} …" if card in waiting else self.wording.card(card)

    def who(self, row: dict[str, Any]) -> str:
        """Return the character. Vera Custer is shown with the ability that she has borrowed."""
        if not row["acts"]:
            return super().who(row)
        return f"{super().who(row)} ({self.words.say(self._id('character', row['acts']))})"

    def middle(self, shown: dict[str, Any]) -> list[str]:
        say = self.words.say
        parts = [f"{say('bang-deck')}: {shown['deck']}"]
        if shown["pile"]:
            top = self.wording.card(shown["pile"][-1])
            parts.append(f"{say('bang-pile')}: {top} ({shown['pile_count']})")
        for zone in ("acting", "shelf"):
            if shown[zone]:
                cards = ", ".join(self.wording.card(card) for card in shown[zone])
                parts.append(f"{say(f'bang-{zone}')}: {cards}")
        parts += super().middle(shown)
        if any(row["reach"] for row in shown["seats"]):
            parts.append(say("terminal-reach"))
        if any(row["waiting"] for row in shown["seats"]):
            parts.append(f"… {say('bang-waiting')}")
        return parts

    def help(self, shown: dict[str, Any]) -> list[tuple[str, str]]:
        cards = [card for row in shown["seats"] for card in row["front"] + row["hand"]]
        cards += shown["acting"] + shown["shelf"] + self.furniture.cards(shown)
        cards += [card for pack in self._played(shown) for card in pack.cards(shown)]
        kinds = [self.wording.cards[card]["kind"] for card in cards if card is not None]
        ids = [f"bang-kind-{kind}" for kind in dict.fromkeys(kinds)]
        if any(row["life"] <= 0 and not row["out"] for row in shown["seats"]):
            ids.append("bang-ghost")
        return super().help(shown) + [(self.words.say(id), self.explain(id)) for id in ids]


def reach(row: dict[str, Any]) -> str:
    return "✓" if row["reach"] else "–"


SCREEN: Final = BangScreen

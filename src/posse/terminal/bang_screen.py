"""The BANG! table in the terminal."""

from __future__ import annotations

from itertools import groupby
from typing import Any

from rich.console import RenderableType
from rich.text import Text

from posse.engine.choice import Choice, Option
from posse.engine.event import Event
from posse.games.bang import verb_names
from posse.games.bang.packs.great_train_robbery import verb_names as train_verb_names
from posse.terminal.furniture_screen import FurnitureScreen
from posse.terminal.role_screen import RoleScreen, RoleWording
from posse.terminal.train_screen import TrainScreen
from posse.terminal.wording import Line, Wording

# events told together: a new track, and the cars of a new train
GATHERED = (train_verb_names.STATION, train_verb_names.COUPLE)


class BangWording(RoleWording):
    """Tells an inheritance, a new track and a new train in one line each."""

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
        for verb, group in groupby(told, gathered):
            run = list(group)
            lines += [self._many(verb, run)] if verb and len(run) > 1 else super().log(run)
        return lines

    def _many(self, verb: str, run: list[Event]) -> Line:
        cards = ", ".join([self.card(event.card) for event in run])
        return verb, self.words.say(f"bang-event-{verb}-many", cards=cards)


def gathered(event: Event) -> str:
    """Return the verb if its events are told together; otherwise ""."""
    return event.verb if event.verb in GATHERED else ""


class BangScreen(RoleScreen):
    """Hands, cards in front, distances; below them piles, the train and what packs add."""

    teller_class: type[Wording] = BangWording
    columns = (*RoleScreen.columns, "hand", "front", "distance")

    def __init__(self, wording: Wording) -> None:
        super().__init__(wording)
        self.train = TrainScreen(wording)
        self.furniture = FurnitureScreen(wording)

    def table(self, shown: dict[str, Any]) -> list[RenderableType]:
        return super().table(shown) + self.train.parts(shown) + self.furniture.parts(shown)

    def note(self, shown: dict[str, Any], choice: Choice, option: Option) -> str:
        return self.train.note(shown, choice, option)

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
        for zone in ("locomotive", "train", "track"):
            cards += shown["zones"].get(zone, [])
        kinds = [self.wording.cards[card]["kind"] for card in cards if card is not None]
        ids = [f"bang-kind-{kind}" for kind in dict.fromkeys(kinds)]
        if any(row["life"] <= 0 and not row["out"] for row in shown["seats"]):
            ids.append("bang-ghost")
        return super().help(shown) + [(self.words.say(id), self.explain(id)) for id in ids]


def reach(row: dict[str, Any]) -> str:
    return "✓" if row["reach"] else "–"

"""The BANG! table in the terminal."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from posse.engine.event import Event
from posse.games.bang.roles import ROLES
from posse.terminal.screen import Screen
from posse.terminal.teller import Line, Teller


class BangTeller(Teller):
    """Tells with an elimination which role it was, and an inheritance in one line."""

    def args(self, seat: int, card: int, other: int, n: int) -> dict[str, str | int]:
        args = super().args(seat, card, other, n)
        if args["kind"] == "missed" and other >= 0:  # aimed at somebody it is fired (Janet)
            args["kind"] = "bang"
        return args

    def event(self, event: Event) -> str:
        text = super().event(event)
        if event.verb != "out":
            return text
        args = self.args(event.seat, event.card, event.other, event.n)
        return f"{text} {self.words.say('bang-event-out-role', **args, role=ROLES[event.n])}"

    def log(self, events: list[Event]) -> list[Line]:
        told: list[Event] = []
        for event in events:
            if event.verb != "inherit" or not told or told[-1].verb != "inherit":
                told.append(event)
        return super().log(told)


class BangScreen(Screen):
    """One row a seat; below it what lies in the middle."""

    teller_class = BangTeller

    def intro(self, shown: dict[str, Any]) -> list[str]:
        me = shown["seats"][shown["me"]]
        ids = (f"bang-role-{me['role']}", f"bang-character-{me['character']}")
        return [f"{self.words.say(id)}: {self.words.say(f'{id}-text')}" for id in ids]

    def table(self, shown: dict[str, Any]) -> list[RenderableType]:
        say = self.words.say
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
        table.add_column("")
        for column in ("name", "role", "character", "life", "hand", "front", "distance"):
            table.add_column(say(f"terminal-column-{column}"))
        for seat, row in enumerate(shown["seats"]):
            turn = "▶" if seat == shown["turn"] and not shown["result"] else ""
            cells = [turn, self.teller.names[seat], *self._cells(row, seat == shown["me"])]
            table.add_row(*cells, style="dim" if row["out"] else "")
        return [table, self._middle(shown)]

    def _cells(self, row: dict[str, Any], own: bool) -> list[RenderableType]:
        say = self.words.say
        role = say(f"bang-role-{row['role']}") if row["role"] else "?"
        cells = [role, say(f"bang-character-{row['character']}")]
        if row["out"]:
            return [*cells, say("terminal-out"), "", "", ""]
        life = "●" * row["life"] + "○" * (row["max"] - row["life"])
        front = Text(", ".join(self.teller.card(card) for card in row["front"]))
        where = (
            ""
            if own or not row["distance"]
            else f"{row['distance']} {'✓' if row['reach'] else '–'}"
        )
        known = [self.teller.card(card) for card in row["hand"] if card is not None and not own]
        held = str(len(row["hand"]))
        if known and self.teller.me is not None:  # cards it has seen, and still knows to be there
            held = f"{held} ({', '.join(known)})"
        return [*cells, life, Text(held), front, where]

    def _middle(self, shown: dict[str, Any]) -> RenderableType:
        say = self.words.say
        parts = [f"{say('bang-deck')}: {shown['deck']}"]
        if shown["pile"]:
            top = self.teller.card(shown["pile"][-1])
            parts.append(f"{say('bang-pile')}: {top} ({shown['pile_count']})")
        if shown["shelf"]:
            shelf = ", ".join(self.teller.card(card) for card in shown["shelf"])
            parts.append(f"{say('bang-shelf')}: {shelf}")
        if shown["hidden"]:
            roles = [say(f"bang-roles-{role}", n=n) for role, n in shown["hidden"].items()]
            parts.append(say("bang-hidden", roles=", ".join(roles)))
        if any(row["reach"] for row in shown["seats"]):
            parts.append(say("terminal-reach"))
        return Text(" · ".join(parts), style="dim")

    def help(self, shown: dict[str, Any]) -> list[tuple[str, str]]:
        me = shown["me"]
        ids = [] if me is None else [f"bang-role-{shown['seats'][me]['role']}"]
        ids += [f"bang-character-{row['character']}" for row in shown["seats"] if not row["out"]]
        cards = [card for row in shown["seats"] for card in row["front"] + row["hand"]]
        cards += shown["shelf"]
        kinds = [self.teller.cards[card]["kind"] for card in cards if card is not None]
        ids += [f"bang-kind-{kind}" for kind in dict.fromkeys(kinds)]
        return [(self.words.say(id), self._explain(id)) for id in ids]

    def _explain(self, id: str) -> str:
        found = self.words.first([f"{id}-help", f"{id}-text"])
        return self.words.say(found) if found else ""

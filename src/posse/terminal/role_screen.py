"""What the screens of all games with hidden roles and characters share."""

from __future__ import annotations

from typing import Any

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from posse.engine import verb_names
from posse.engine.event import Event
from posse.terminal.screen import Screen
from posse.terminal.wording import Wording


class RoleWording(Wording):
    """Adds the role to the line of an elimination."""

    def event(self, event: Event) -> str:
        text = super().event(event)
        role_id = f"{self.game.id}-event-out-role"
        if event.verb != verb_names.OUT or not self.words.first([role_id]):
            return text
        args = self.args(event.seat, event.card, event.other, event.n)
        role = self.game.catalog()["roles"][event.n]
        return f"{text} {self.words.say(role_id, **args, role=role)}"


class RoleScreen(Screen):
    """One row for each seat. The middle of the table is below."""

    teller_class: type[Wording] = RoleWording
    columns: tuple[str, ...] = ("name", "role", "character", "life")

    def intro(self, shown: dict[str, Any]) -> list[str]:
        me = shown["seats"][shown["me"]]
        role, character = self._id("role", me["role"]), self._id("character", me["character"])
        goal, ability = self.goal(shown, me["role"]), self.words.say(f"{character}-text")
        return [f"{self.words.say(role)}: {goal}", f"{self.words.say(character)}: {ability}"]

    def goal(self, shown: dict[str, Any], role: str) -> str:
        """Return the goal of the role. Three players, without a Sheriff, have other goals."""
        id = self._id("role", role)
        ids = [f"{id}-help", f"{id}-text"]
        return self._say_first([f"{id}-three-text", *ids] if three(shown) else ids)

    def table(self, shown: dict[str, Any]) -> list[RenderableType]:
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
        table.add_column("")
        for column in self.columns:
            table.add_column(self.words.say(f"terminal-column-{column}"))
        for seat, row in enumerate(shown["seats"]):
            turn = "▶" if seat == shown["turn"] and not shown["result"] else ""
            cells = self._person(row) + self.cells(row, seat == shown["me"])
            table.add_row(turn, self.wording.names[seat], *cells, style="dim" if row["out"] else "")
        return [table, Text(" · ".join(self.middle(shown)), style="dim")]

    def _person(self, row: dict[str, Any]) -> list[RenderableType]:
        say = self.words.say
        role = say(self._id("role", row["role"])) if row["role"] else "?"
        return [role, self.who(row), say("terminal-out") if row["out"] else self.life(row)]

    def life(self, row: dict[str, Any]) -> str:
        """Return the life points of a player."""
        life, most = int(row["life"]), int(row["max"])
        return "●" * life + "○" * (most - life)

    def who(self, row: dict[str, Any]) -> str:
        return self.words.say(self._id("character", row["character"]))

    def cells(self, row: dict[str, Any], own: bool) -> list[RenderableType]:  # noqa: ARG002
        """Return what the game shows of a seat beside name, role, character and life."""
        return []

    def middle(self, shown: dict[str, Any]) -> list[str]:
        """Return what lies in the middle, and the roles that are still hidden."""
        if not shown["hidden"]:
            return []
        say, game = self.words.say, self.wording.game.id
        roles = [say(f"{game}-roles-{role}", n=n) for role, n in shown["hidden"].items()]
        return [say(f"{game}-hidden", roles=", ".join(roles))]

    def help(self, shown: dict[str, Any]) -> list[tuple[str, str]]:
        me, rows = shown["me"], []
        if me is not None:
            role = shown["seats"][me]["role"]
            rows.append((self.words.say(self._id("role", role)), self.goal(shown, role)))
        people = [row["character"] for row in shown["seats"] if not row["out"]]
        ids = [self._id("character", character) for character in people]
        return rows + [(self.words.say(id), self.explain(id)) for id in ids]

    def explain(self, id: str) -> str:
        return self._say_first([f"{id}-help", f"{id}-text"])

    def result(self, shown: dict[str, Any]) -> list[str]:
        lines = super().result(shown)
        if shown["result"] and three(shown):
            id = self._id("result", shown["result"]["side"])
            alone = sum(not row["out"] for row in shown["seats"]) == 1
            why = self._id("result", "left-why") if alone else f"{id}-three-why"
            if self.words.first([why]):
                lines[1] = self.words.say(why)
        return lines

    def _say_first(self, ids: list[str]) -> str:
        found = self.words.first(ids)
        return self.words.say(found) if found else ""

    def _id(self, sort: str, slug: str) -> str:
        return f"{self.wording.game.id}-{sort}-{slug}"


def three(shown: dict[str, Any]) -> bool:
    """Return True for a match of three, in which nobody is the Sheriff."""
    return all(row["role"] != "sheriff" for row in shown["seats"])

"""The Dice Game's table in the terminal."""

from __future__ import annotations

from typing import Any, Final

from rich.console import RenderableType

from posse.engine.event import Event
from posse.games.dice import verb_names
from posse.terminal.role_screen import RoleScreen, RoleWording
from posse.terminal.wording import Line, Wording


class DiceWording(RoleWording):
    """Tells a throw and its faces in one line, and no arrow twice."""

    def log(self, events: list[Event]) -> list[Line]:
        lines: list[Line] = []
        for event in unannounced(events):
            if event.verb != verb_names.DIE or not lines:
                lines.append((event.verb, self.event(event)))
                continue
            verb, text = lines.pop()
            joint = ", " if verb == verb_names.DIE else ": "
            lines.append((verb_names.DIE, f"{text.rstrip('.')}{joint}{self.card(event.card)}."))
        return lines


def unannounced(events: list[Event]) -> list[Event]:
    """Return the events without the arrows that the event before has told."""
    left: list[Event] = []
    arrows = 0
    for event in events:
        if event.verb == verb_names.ARROW and arrows:
            arrows -= 1
            continue
        arrows = {verb_names.DODGE: event.n, verb_names.STING: 1}.get(event.verb, 0)
        left.append(event)
    return left


class DiceScreen(RoleScreen):
    """Arrows beside the seats; the dice and the supply in the middle."""

    teller_class: type[Wording] = DiceWording
    columns = (*RoleScreen.columns, "arrows")

    def cells(self, row: dict[str, Any], own: bool) -> list[RenderableType]:  # noqa: ARG002
        return ["" if row["out"] else "➶" * row["arrows"]]

    def middle(self, shown: dict[str, Any]) -> list[str]:
        say = self.words.say
        faces = [die["face"] for die in shown["dice"]]
        parts = [say("dice-supply", n=shown["arrows"])]
        if all(faces):
            names = [f"{i + 1} {self._face(die)}" for i, die in enumerate(shown["dice"])]
            parts = [
                say("dice-rolls", n=shown["rolls"], of=shown["rolls_max"]),
                " | ".join(names),
                *parts,
            ]
        return parts + super().middle(shown)

    def help(self, shown: dict[str, Any]) -> list[tuple[str, str]]:
        ids = [f"dice-face-{face}" for face in self.wording.game.catalog()["faces"]]
        return super().help(shown) + [(self.words.say(id), self.explain(id)) for id in ids]

    def _face(self, die: dict[str, Any]) -> str:
        name = self.words.say(f"dice-face-{die['face']}")
        return f"[{name}]" if die["locked"] else name


SCREEN: Final = DiceScreen

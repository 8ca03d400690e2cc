"""Track, train and prices of The Great Train Robbery in the terminal."""

from __future__ import annotations

from typing import Any, Final

from rich.console import RenderableType
from rich.table import Table
from rich.text import Text

from posse.engine.choice import Choice, Option
from posse.games.bang.packs.great_train_robbery import topics as train_topics
from posse.games.bang.packs.great_train_robbery import verb_names as train_verb_names
from posse.games.bang.packs.great_train_robbery.train import MARKS, ZONES
from posse.terminal.pack_screen import PackScreen

COLUMNS = ("track", "price", "train", "fare")
ON_TRACK = ("locomotive", "train", "track")
FREE = "sancho"  # pays for no car


class TrainScreen(PackScreen):
    """Draws the zones, the marks and the fares of `present`."""

    draws = frozenset([row.name for row in ZONES] + [row.name for row in MARKS])

    def parts(self, shown: dict[str, Any]) -> list[RenderableType]:
        """Return the stations in the order of the track, and the line of what lies beside them."""
        if not shown["zones"].get("locomotive"):
            return []
        return [self._track(shown), Text(" · ".join(self._beside(shown)), style="dim")]

    def _track(self, shown: dict[str, Any]) -> RenderableType:
        rides = travels(shown)
        table = Table(box=None, pad_edge=False, padding=(0, 2, 0, 0), header_style="dim")
        table.add_column("")
        for column in COLUMNS if rides else COLUMNS[:-1]:
            table.add_column(self.say(f"terminal-column-{column}"))
        below = dict(enumerate(shown["zones"]["track"]))
        cars = {row["station"]: row for row in shown["fares"]["now"]}
        at = shown["marks"]["station"]
        for place, station in below.items():
            row = cars.get(station)
            stands = shown["zones"]["locomotive"][0] if place == at else row["car"] if row else None
            cells = [self.wording.card(station), self._price(station)]
            cells.append("" if stands is None else self.wording.card(stands))
            if rides:
                cells.append(self.fare(shown, row) if row else "")
            table.add_row(str(place + 1), *cells)
        engine = self.wording.card(shown["zones"]["locomotive"][0]) if at >= len(below) else ""
        effect = self.say(f"bang-kind-{self.wording.kind(shown['zones']['locomotive'][0])}-text")
        table.add_row("", self.say("bang-terminus"), effect, engine)
        return table

    def _beside(self, shown: dict[str, Any]) -> list[str]:
        """Return the cars under no station, the pile of cars, and what was done in this turn."""
        train = shown["zones"]["train"]
        under = [row["car"] for row in shown["fares"]["now"]]
        behind = [self.wording.card(car) for car in train if car not in under]
        parts = [f"{self.say('bang-fare-none')}: {', '.join(behind)}"] if behind else []
        parts.append(f"{self.say('bang-cars')}: {len(shown['zones']['cars'])}")
        marks = shown["marks"]
        if marks["extra"] == 1:
            parts.append(self.say("bang-extra"))
        if marks["boarded"] and shown["turn"] == shown["me"]:
            parts.append(self.say("bang-boarded"))
        return parts

    def _price(self, station: int) -> str:
        return self.say(f"bang-kind-{self.wording.kind(station)}-text")

    def fare(self, shown: dict[str, Any], row: dict[str, Any]) -> str:
        """Return whether the reader can pay for this car."""
        if free(shown):
            return f"✓ {self.say('bang-fare-free')}"
        met = f"✓ {self.say('bang-fare-met')}"
        return met if row["met"] else f"– {self.say('bang-fare-short')}"

    def note(self, shown: dict[str, Any], choice: Choice, option: Option) -> str:
        """Return what a car costs that may be taken, and which ones may be taken after a move."""
        if option.verb == train_verb_names.ROLL:
            cards = [self._stop(row) for row in shown["fares"]["next"] if row["met"]]
            return self.say("bang-fare-next", cards=", ".join(cards))
        for row in shown["fares"]["now"] if option.verb == train_verb_names.BOARD else []:
            if row["car"] == option.card:
                given = choice.topic == train_topics.BOARD and not choice.n  # by the Water Tower
                return self._cost(shown, given, row["station"])
        return ""

    def cards(self, shown: dict[str, Any]) -> list[int]:
        """Return what stands on the track. Nothing in the shed or in the pile is explained."""
        zones = shown["zones"]
        return [card for name in ON_TRACK for card in zones.get(name, [])]

    def _stop(self, row: dict[str, Any]) -> str:
        return f"{self.wording.card(row['car'])} ({self.wording.card(row['station'])})"

    def _cost(self, shown: dict[str, Any], given: bool, station: int) -> str:
        if free(shown) or given:
            return self.say("bang-fare-free")
        name, price = self.wording.card(station), self._price(station)
        return self.say("bang-fare-at", station=name, price=price)


def travels(shown: dict[str, Any]) -> bool:
    """Return True if the reader could take a car."""
    return shown["me"] is not None and not shown["seats"][shown["me"]]["out"]


def free(shown: dict[str, Any]) -> bool:
    """Return True if the reader pays for no car."""
    if shown["me"] is None:
        return False
    row = shown["seats"][shown["me"]]
    ability: str = row["acts"] or row["character"]
    return ability == FREE


SCREEN: Final = TrainScreen

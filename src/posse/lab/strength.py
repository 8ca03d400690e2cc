"""What tournaments came to, on paper: one file of results, one table, one plot."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

from posse.engine.game import all_games
from posse.lab.plot import plot
from posse.lab.tournament import Contest, Tries

HEAD = """# How strong the bots are

Written by `posse tournament`; nothing here is typed in by hand. Each deal was played once by the
weaker bots alone, and once for every side with the stronger bots in its place: the same cards, the
same neighbours. In Wyatt Earp, which has no sides, one stronger bot sat among weaker ones, in every
seat in turn. `won` is how often that side (or seat) won with the weaker and with the stronger bots,
with 95 % intervals; the gain is counted deal by deal, and ± is its 95 % interval. It has a ✔ if
the whole interval lies above zero, a ✘ if it lies below. Marshals thought in a fixed number of
worlds, so every figure can be repeated, with seed {seed}; `strength.json` says how it was played.

![Gain of the stronger bots, with 95 % intervals](strength.svg)

| game | players | side | bots | deals | won, weaker | won, stronger | gain | |
|---|---|---|---|---|---|---|---|---|
"""


class Row:
    """One line of the table."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        self.low: float = data["low"]
        self.high: float = data["high"]
        self.gain: float = data["gain"]

    @property
    def table(self) -> str:
        packs = [pack for pack in self.data["packs"] if pack != "base"]
        return " + ".join([self.data["game"], *packs])

    @property
    def bots(self) -> str:
        return f"{self.data['strong']} for {self.data['weak']}"

    @property
    def mark(self) -> str:
        return "✔" if self.low > 0 else "✘" if self.high < 0 else ""

    def order(self) -> tuple[Any, ...]:
        ids = [found.id for found in all_games()]
        known = {"greenhorn": 0, "deputy": 1, "marshal": 2}
        data = self.data
        bots = (known[data["strong"]] - known[data["weak"]] - 1, known[data["weak"]])
        return (bots, ids.index(data["game"]), data["players"], data["place"])

    def line(self) -> str:
        data, half = self.data, (self.high - self.low) / 2
        cells = [
            self.table, str(data["players"]), data["place"], self.bots, str(data["deals"]),
            percent(data["weak_rate"]), percent(data["strong_rate"]),
            f"{100 * self.gain:+.1f} ± {100 * half:.1f}", self.mark,
        ]  # fmt: skip
        return "| " + " | ".join(cells) + " |"


def percent(rate: dict[str, float]) -> str:
    low, high = 100 * rate["low"], 100 * rate["high"]
    return f"{100 * rate['rate']:.1f} % ({low:.0f}–{high:.0f})"


class Book:
    """The results so far: a file beside the page, so that a long tournament can be interrupted."""

    def __init__(self, page: Path) -> None:
        self.page = page
        self.file = page.with_suffix(".json")
        text = self.file.read_text(encoding="utf-8") if self.file.exists() else "{}"
        self.rows: dict[str, dict[str, Any]] = json.loads(text)

    def has(self, contest: Contest, how: dict[str, Any]) -> bool:
        """Was this contest held already, in the same way?"""
        keys = [f"{contest.key} {place}" for place in contest.places()]
        return all(key in self.rows and self.rows[key]["how"] == how for key in keys)

    def enter(self, contest: Contest, how: dict[str, Any], results: dict[str, Tries]) -> None:
        for place, tries in results.items():
            data = tries.json()
            self.rows[f"{contest.key} {place}"] = {
                "game": contest.game, "packs": list(contest.packs), "players": contest.players,
                "place": place, "strong": contest.strong, "weak": contest.weak, "how": how,
                "deals": data["deals"], "weak_rate": data["weak"], "strong_rate": data["strong"],
                "gain": data["gain"], "low": data["low"], "high": data["high"],
            }  # fmt: skip
        self.write()

    def write(self) -> None:
        """The results, the page and the plot."""
        rows = sorted([Row(data) for data in self.rows.values()], key=Row.order)
        seeds = sorted({row.data["how"]["seed"] for row in rows})
        kept = {key: self.rows[key] for key in sorted(self.rows)}
        self.file.write_text(json.dumps(kept, indent=1) + "\n", encoding="utf-8")
        text = HEAD.format(seed=", ".join(seeds)) + "\n".join(row.line() for row in rows)
        self.page.write_text(text + "\n", encoding="utf-8")
        points = [(label(row), row.gain, row.low, row.high, row.bots) for row in rows]
        self.page.with_suffix(".svg").write_text(plot(points), encoding="utf-8")


def label(row: Row) -> str:
    return f"{row.table}, {row.data['players']}: {row.data['place']}"

"""Write how often each role wins, from the counts of docs/reports: `python -m tools.usual_wins`.

The server compares the players of an evening with these figures. A game without roles has figures
by seat.
"""

from __future__ import annotations

import json
from typing import Any

from tools.shell import ROOT

REPORTS = ("bang-base", "bang-packs", "dice", "wyatt")
TARGET = ROOT / "src" / "posse" / "games" / "usual_wins.json"
DIGITS = 4


def figures() -> dict[str, dict[str, float]]:
    """The share of matches that each role wins, by game, packs and number of players."""
    found: dict[str, dict[str, float]] = {}
    for report in REPORTS:
        counts = json.loads((ROOT / "docs" / "reports" / f"{report}.json").read_text("utf-8"))
        for name, table in counts["tables"].items():
            set_up = name.split(" | ")[0]
            found[set_up] = _shares(table["counts"]["one"])
    return dict(sorted(found.items()))


def _shares(counts: dict[str, Any]) -> dict[str, float]:
    kinds = counts.get("roles") or counts["seats"]
    return {kind: round(one["won"] / one["n"], DIGITS) for kind, one in sorted(kinds.items())}


def text() -> str:
    return json.dumps(figures(), indent=1) + "\n"


if __name__ == "__main__":
    TARGET.write_text(text(), encoding="utf-8")
    print(f"posse: written: {TARGET.relative_to(ROOT)}")

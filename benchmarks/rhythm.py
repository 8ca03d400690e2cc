"""`python -m benchmarks.rhythm`: how long a player waits between two turns.

Matches of deputies are recorded as seat 0 sees them. The page's own queue shows them with its table
of times (web/bench/rhythm.ts), on a simulated clock. Bots answer at the pace of the server. The
person answers at once, so only waiting is counted. The figures are in benchmarks/RHYTHM.md. Timings
are printed, never asserted.
"""

from __future__ import annotations

import argparse
import sys
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import msgspec

import posse
from posse import bots
from posse.engine.match import Match
from posse.server.settings import Settings
from posse.server.table.forced import is_forced
from posse.server.wire import shapes
from tools.find_node import node
from tools.shell import ROOT, fail, succeeds
from tools.web import environment, install

ME = 0
RECORDED = ROOT / "build" / "rhythm.json"
PACKS = ("base", "dodge_city", "great_train_robbery")


@dataclass(frozen=True)
class Table:
    title: str
    game: str
    players: int
    packs: tuple[str, ...] | None = None


TABLES = [
    Table("BANG!, 4 players", "bang", 4),
    Table("BANG!, 7 players", "bang", 7),
    Table("BANG!, all packs, 8 players", "bang", 8, PACKS),
    Table("The Dice Game, 5 players", "dice", 5),
    Table("The Dice Game, 8 players", "dice", 8),
    Table("Wyatt Earp, 2 players", "wyatt", 2),
    Table("Wyatt Earp, 4 players", "wyatt", 4),
]


def recorded(table: Table, seed: int) -> list[dict[str, Any]]:
    """Every step of a match as the page of seat 0 gets it."""
    match = posse.new_match(table.game, table.players, seed=f"rhythm-{seed}", packs=table.packs)
    crew = bots.crew(match, bots.ADVISER, str(seed))
    steps = [step(match, 0)]
    while match.choice is not None:
        before = len(match.events)
        match.answer(crew.choose() or 0)
        steps.append(step(match, before))
    return steps


def step(match: Match, before: int) -> dict[str, Any]:
    view = match.game.present(match.view(ME))
    choice, mine = match.choice, match.choice is not None and match.choice.seat == ME
    events = [shapes.event(event) for event in match.events_for(ME, before)]
    asked = None
    if choice is not None:
        asked = shapes.choice(choice, match.number, None, mine, mine and is_forced(match))
    out = [bool(seat.get("out")) for seat in view["seats"]]
    return {"turn": view["turn"], "out": out, "events": events, "choice": asked}


def record(matches: int) -> None:
    settings = Settings()
    tables = [
        {
            "title": table.title, "game": table.game, "players": table.players,
            "matches": [recorded(table, seed) for seed in range(matches)],
        }
        for table in TABLES
    ]  # fmt: skip
    games = {table.game for table in TABLES}
    catalogs = {game: posse.game(game).catalog() for game in games}
    forced = sum(settings.forced_pause) / 2
    server = {"pause": settings.bot_pause, "least": settings.bot_least, "forced": forced}
    told = {"tables": tables, "catalogs": catalogs, "server": server}
    RECORDED.parent.mkdir(exist_ok=True)
    RECORDED.write_bytes(msgspec.json.encode(told))


def shown(path: Path) -> None:
    """Runs the browser app's part, which prints the table."""
    install("all")
    command = [node(), ROOT / "web" / "bench" / "run.mjs", path]
    if not succeeds(command, cwd=ROOT / "web", env=environment()):
        fail("the recorded matches could not be shown")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--matches", type=int, default=12, help="recorded of each game")
    args = parser.parse_args()
    record(args.matches)
    sys.stdout.flush()
    shown(RECORDED)


if __name__ == "__main__":
    main()

"""`make bench`: every set-up, interpreted and compiled, written to benchmarks/RESULTS.md.

Figures are per CPU-second of one core. The ratios are against named baselines of the same run:
the yardstick (plain interpreted list work) for the machine, the interpreted build for the
compiled one, an earlier commit (`--against`) for the sources. Timings are never asserted.
"""

from __future__ import annotations

import argparse
import json
import os
import platform
import subprocess
import sys
from datetime import UTC, datetime
from pathlib import Path
from statistics import median

import posse
from benchmarks.sections import RESULTS
from posse.engine.game import Game

ROOT = Path(__file__).parent.parent
SECTION = "## For learners"  # what benchmarks.envs writes
OFTEN = 7  # players at a table that others are compared with
ROUNDS = 5  # measurements of each side, in turn, against an earlier commit
PEERS = "PewPew (Python) 3,100–3,700 · bang-server (C++) 31,000–35,000"


class Table:
    """What is measured: a game, its packs and a number of players."""

    def __init__(self, game: Game, packs: tuple[str, ...], players: int) -> None:
        self.words = (game.id, ",".join(packs), str(players))
        what = " ".join([game.id, "+".join(packs)]) if len(game.packs) > 1 else game.id
        self.name = f"{what}, {players} players"


def tables() -> list[Table]:
    """Every set-up with the fewest, the most and the usual number of players."""
    out: list[Table] = []
    for game in posse.all_games():
        for packs in game.setups():
            fewest, most = game.seats(packs)
            counts = {fewest, most, min(OFTEN, most)}
            out += [Table(game, packs, players) for players in sorted(counts)]
    return out


def run(table: Table, seconds: float, where: Path) -> dict[str, float]:
    """One measurement in a fresh process that imports Posse from `where`."""
    text = python(where, "-m", "benchmarks.measure", *table.words, str(seconds))
    return {key: float(value) for key, value in json.loads(text).items()}


def python(where: Path, *words: str) -> str:
    env = {**os.environ, "PYTHONPATH": str(where)}
    command = [sys.executable, *words]
    return subprocess.run(
        command, env=env, cwd=ROOT, check=True, capture_output=True, text=True
    ).stdout


def earlier(commit: str) -> Path:
    """The sources of an earlier commit, so that both are measured at the same time."""
    home = ROOT / "build" / "against" / commit
    home.mkdir(parents=True, exist_ok=True)
    packed = subprocess.run(
        ["git", "archive", commit, "src"], cwd=ROOT, check=True, capture_output=True
    )
    subprocess.run(["tar", "-x", "-C", str(home)], input=packed.stdout, check=True)
    return home / "src"


def against(commit: str, seconds: float) -> str:
    """Interpreted speed now, divided by that of a commit, for the first set-up of each game."""
    then, parts = earlier(commit), []
    played = python(then, "-c", "import posse; print(*[g.id for g in posse.all_games()])").split()
    for game in [game for game in posse.all_games() if game.id in played]:
        table = Table(game, game.default_packs, game.seats(game.default_packs)[1])
        speeds: list[tuple[float, float]] = []
        for _ in range(ROUNDS):
            new, old = run(table, seconds, ROOT / "src"), run(table, seconds, then)
            speeds.append((new["decisions_per_second"], old["decisions_per_second"]))
        now, before = (median(side) for side in zip(*speeds, strict=True))
        parts.append(f"{table.name} {now:,.0f} against {before:,.0f} (× {now / before:.2f})")
    return f"Interpreted against commit {commit}, medians of {ROUNDS} in turn: {'; '.join(parts)}."


def row(name: str, mode: str, r: dict[str, float], base: dict[str, float]) -> str:
    speed = r["decisions_per_second"]
    cells = [
        name,
        mode,
        f"{speed:,.0f}",
        f"{speed / base['decisions_per_second']:.1f}",
        f"{speed / r['yardstick'] / 1e6 * 1000:.1f}",
        f"{r['decisions_per_match']:.0f}",
        f"{r['late_over_early']:.2f}",
        f"{r['clone_us']:.1f}",
        f"{r['view_us']:.1f}",
        f"{r['save_us']:.0f}",
        f"{r['load_us']:.0f}",
        f"{r['state_kib']:.1f}",
    ]
    return "| " + " | ".join(cells) + " |"


COLUMNS = (
    "match",
    "build",
    "decisions/s",
    "× interpreted",
    "per 1000 yardstick steps",
    "decisions/match",
    "late/early cost",
    "clone µs",
    "view µs",
    "save µs",
    "load µs",
    "state KiB",
)
HEAD = ["| " + " | ".join(COLUMNS) + " |", "|---" * len(COLUMNS) + "|"]
NOTE = """Yardstick: plain interpreted list-and-int steps in the same process. late/early cost: time
of decisions 101–200 over 1–100 of the same matches (1 = flat). For comparison, other
implementations of BANG! (base game, on another machine), decisions per CPU-second: """


def machine() -> str:
    model = platform.machine()
    info = Path("/proc/cpuinfo")
    if info.exists():
        names = [line for line in info.read_text().splitlines() if line.startswith("model name")]
        model = names[0].split(":")[1].strip() if names else model
    return (
        f"{model}, {os.cpu_count()} cores, {platform.system()}, Python {platform.python_version()}"
    )


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--compiled", type=Path, help="folder with a compiled copy of the package")
    parser.add_argument("--against", metavar="COMMIT", help="measure an earlier commit as well")
    parser.add_argument("--seconds", type=float, default=4.0, help="CPU time per measurement")
    args = parser.parse_args()
    builds = [("interpreted", ROOT / "src")]
    if args.compiled:
        builds.append(("compiled", args.compiled.resolve()))
    lines = HEAD[:]
    for table in tables():
        base: dict[str, float] = {}
        for mode, where in builds:
            result = run(table, args.seconds, where)
            base = base or result
            lines.append(row(table.name, mode, result, base))
            print(lines[-1], flush=True)
    write(lines)  # also if the earlier commit cannot be measured
    if args.against:
        lines += ["", against(args.against, args.seconds)]
        print(lines[-1], flush=True)
        write(lines)


def write(lines: list[str]) -> None:
    today = datetime.now(UTC).date().isoformat()
    own = [
        "# How fast it is",
        "",
        f"`make bench` on {today}: {machine()}. Random answers, one core, figures per CPU-second.",
        "",
        *lines,
        "",
        f"{NOTE}{PEERS}.",
        "",
    ]
    _, found, others = RESULTS.read_text(encoding="utf-8").partition("\n## ")
    text = "\n".join(own) + found + others
    RESULTS.write_text(text, encoding="utf-8")
    print(f"written to {RESULTS.relative_to(ROOT)}")


if __name__ == "__main__":
    main()

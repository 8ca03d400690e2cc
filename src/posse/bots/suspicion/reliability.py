"""How reliable suspicion is: `python -m posse.bots.suspicion.reliability bang 5 7`.

At the start of each of its turns, every seat states the probability of each role for every hidden
seat. How many of the statements with about the same probability are true? The plot is an SVG file.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from pathlib import Path

from posse.bots.suspicion.act_weights import act_weights
from posse.bots.suspicion.likelihood import MANY, Bin, bins_of
from posse.bots.suspicion.observed_matches import ObservedMatch, observed_matches

SIZE, EDGE = 132, 34  # sizes of a panel and of the margin around it
TICKS = (0, 50, 100)  # percent
INK, PALE = "#2b6a77", "#999"
AXES = "across: percent said; up: percent true"


def reliability(game: str, players: int, seen: Iterable[ObservedMatch]) -> list[Bin]:
    return bins_of(act_weights(game, players), seen)


# the plot -----------------------------------------------------------------------------------------


def dots(bins: list[Bin]) -> list[str]:
    """Return a dot for each bin with enough statements. Its size grows with their number."""
    out = []
    for one in bins:
        if one.count >= MANY:
            x, y = SIZE * one.said / one.count, SIZE * (1 - one.true / one.count)
            size = 2 + min(3, one.count / 6000)
            out.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{size:.1f}" fill="{INK}"/>')
    return out


def frame(title: str) -> list[str]:
    out = [
        f'<path d="M0 {SIZE}L{SIZE} 0" stroke="{PALE}" stroke-dasharray="3 3"/>',
        f'<path d="M0 0V{SIZE}H{SIZE}" stroke="#333" fill="none"/>',
        f'<text x="{SIZE / 2}" y="-10" text-anchor="middle" font-weight="bold">{title}</text>',
    ]
    for percent in TICKS:
        x, y = SIZE * percent / 100, SIZE * (1 - percent / 100)
        out.append(f'<text x="{x}" y="{SIZE + 14}" text-anchor="middle">{percent}</text>')
        out.append(f'<text x="-5" y="{y + 4}" text-anchor="end">{percent}</text>')
    return out


def panel(at: int, title: str, bins: list[Bin]) -> list[str]:
    """Return one panel. Panels stand side by side, so that none hides another."""
    x = EDGE + at * (SIZE + EDGE)
    return [f'<g transform="translate({x} {2 * EDGE})">', *frame(title), *dots(bins), "</g>"]


def svg(title: str, rows: dict[str, list[Bin]]) -> str:
    wide, high = EDGE + len(rows) * (SIZE + EDGE), SIZE + 4 * EDGE
    lines = [
        f'<rect width="{wide}" height="{high}" fill="#faf6ec"/>',
        f'<text x="{EDGE}" y="24" font-weight="bold" font-size="13">{title}</text>',
        f'<text x="{wide / 2}" y="{high - 16}" text-anchor="middle">{AXES}</text>',
    ]
    for at, (name, bins) in enumerate(rows.items()):
        lines += panel(at, name, bins)
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {wide} {high}"'
    return "\n".join([f'{head} font-family="sans-serif" font-size="11">', *lines, "</svg>", ""])


def report(name: str, bins: list[Bin]) -> None:
    print(f"{name}: said / true / statements")
    for one in bins:
        if one.count:
            said, true = 100 * one.said / one.count, 100 * one.true / one.count
            print(f"  {said:5.1f} %  {true:5.1f} %  {one.count:6d}  error {one.error:+.1f}")


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("game", choices=["bang", "dice"])
    parser.add_argument("players", type=int, nargs="+")
    parser.add_argument("--matches", type=int, default=500)
    parser.add_argument("--seed", default="reliability")
    parser.add_argument("--bots", default="greenhorn,deputy")
    parser.add_argument("--plot", type=Path, help="write an SVG file")
    said = parser.parse_args()
    rows = {}
    for players in said.players:
        seen = observed_matches(said.game, players, said.matches, said.seed, said.bots.split(","))
        rows[f"{players} players"] = reliability(said.game, players, seen)
        report(f"{said.game}, {players} players", rows[f"{players} players"])
    if said.plot is not None:
        said.plot.write_text(svg(f"Who is who: {said.game}", rows), "utf-8")


if __name__ == "__main__":
    main()

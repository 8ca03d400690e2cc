"""How far suspicion can be trusted: `python -m posse.bots.suspicion.reliability bang 5 7`.

At the start of each of its turns every seat says of every hidden seat how likely each role is.
Of all that was said with about the same chance, how much was true? The plot is an SVG file.
"""

from __future__ import annotations

import argparse
from collections.abc import Iterable
from pathlib import Path

from posse.bots.suspicion.reading import MANY, Bin, bins_of
from posse.bots.suspicion.table import table
from posse.bots.suspicion.traces import Trace, traces

SIZE, EDGE = 320, 44  # of the plot, and of the margin around it
COLOURS = ("#b3541e", "#2b6a77", "#7a5c99", "#6b7d2a", "#a03050")


def reliability(game: str, players: int, seen: Iterable[Trace]) -> list[Bin]:
    return bins_of(table(game, players), seen)


# the plot -----------------------------------------------------------------------------------------


def place(said: float, true: float) -> tuple[float, float]:
    return EDGE + SIZE * said, EDGE + SIZE * (1 - true)


def dots(bins: list[Bin], colour: str) -> list[str]:
    """One dot a bin with enough statements; the larger, the more there are."""
    out = []
    for one in bins:
        if one.count >= MANY:
            x, y = place(one.said / one.count, one.true / one.count)
            size = 3 + min(5, one.count / 4000)
            out.append(f'<circle cx="{x:.1f}" cy="{y:.1f}" r="{size:.1f}" fill="{colour}"/>')
    return out


def frame(title: str) -> list[str]:
    low, high = EDGE, EDGE + SIZE
    out = [
        f'<rect width="{SIZE + 2 * EDGE}" height="{SIZE + 2 * EDGE}" fill="#faf6ec"/>',
        f'<path d="M{low} {high}L{high} {low}" stroke="#999" stroke-dasharray="4 4"/>',
        f'<path d="M{low} {low}V{high}H{high}" stroke="#333" fill="none"/>',
        f'<text x="{low}" y="24" font-weight="bold">{title}</text>',
        f'<text x="{high}" y="{high + 34}" text-anchor="end">said</text>',
        f'<text x="{low - 34}" y="{low + 4}">true</text>',
    ]
    for percent in range(20, 101, 20):
        x, y = place(percent / 100, percent / 100)
        out.append(f'<text x="{x}" y="{high + 18}" text-anchor="middle">{percent} %</text>')
        out.append(f'<text x="{low - 6}" y="{y + 4}" text-anchor="end">{percent}</text>')
    return out


def svg(title: str, rows: dict[str, list[Bin]]) -> str:
    side = SIZE + 2 * EDGE
    lines = frame(title)
    for at, (name, bins) in enumerate(rows.items()):
        colour = COLOURS[at % len(COLOURS)]
        y = EDGE + 18 + 18 * at
        lines += dots(bins, colour)
        lines.append(f'<text x="{EDGE + 16}" y="{y}" fill="{colour}">{name}</text>')
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {side} {side}"'
    return "\n".join([f'{head} font-family="sans-serif" font-size="12">', *lines, "</svg>", ""])


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
        seen = traces(said.game, players, said.matches, said.seed, said.bots.split(","))
        rows[f"{players} players"] = reliability(said.game, players, seen)
        report(f"{said.game}, {players} players", rows[f"{players} players"])
    if said.plot is not None:
        said.plot.write_text(svg(f"Who is who: {said.game}", rows), "utf-8")


if __name__ == "__main__":
    main()

"""Gains with their intervals as an SVG: one mark for each row, shapes instead of colours."""

from __future__ import annotations

from html import escape

Point = tuple[str, float, float, float, str]  # label, value, low, high, group

ROW = 16
LEFT = 230  # for the labels
WIDE = 420  # for the marks
TOP = 30
STYLE = (
    "text{font:11px sans-serif;fill:#222}.g{font-weight:bold}line{stroke:#222}"
    ".grid{stroke:#ccc}.zero{stroke-width:1.5}"
    "@media(prefers-color-scheme:dark){text{fill:#ddd}line{stroke:#ddd}.grid{stroke:#555}"
    ".dot{stroke:#ddd}.full{fill:#ddd}}"
)


class Scale:
    """Maps a share of the matches to a place in the picture."""

    def __init__(self, points: list[Point]) -> None:
        ends = [end for _, _, low, high, _ in points for end in (low, high)]
        self.low = min([0.0, *ends]) - 0.02
        self.high = max([0.1, *ends]) + 0.02

    def x(self, value: float) -> float:
        """Return where a value lies on the picture."""
        return LEFT + WIDE * (value - self.low) / (self.high - self.low)

    def ticks(self) -> list[float]:
        """Return the values at which a line is drawn."""
        first, last = int(self.low * 10), int(self.high * 10)
        return [tick / 10 for tick in range(first, last + 1)]


def plot(points: list[Point]) -> str:
    """Return the plot. A filled mark is a gain beyond chance, a hollow one is not.

    The bar is the interval.
    """
    scale, parts, y, group = Scale(points), [], TOP, ""
    for name, value, low, high, bots in points:
        if bots != group:
            group = bots
            parts.append(f'<text class="g" x="8" y="{y + 18}">{escape(bots)}</text>')
            y += 26
        parts.append(mark(scale, y, name, value, low, high))
        y += ROW
    grid = [axis(scale, tick, y) for tick in scale.ticks()]
    size = f'width="{LEFT + WIDE + 20}" height="{y + 12}"'
    title = "<title>Gain in percentage points, with 95 % intervals</title>"
    head = f'<svg xmlns="http://www.w3.org/2000/svg" {size} role="img">{title}'
    return "\n".join([head, f"<style>{STYLE}</style>", *grid, *parts, "</svg>"]) + "\n"


def mark(scale: Scale, y: int, name: str, value: float, low: float, high: float) -> str:
    """Return one row: its interval, its value and its name."""
    middle = y + ROW / 2
    sure = low > 0 or high < 0
    look = "dot full" if sure else "dot"
    fill = "#222" if sure else "none"
    bar = f'<line x1="{scale.x(low):.1f}" x2="{scale.x(high):.1f}" y1="{middle}" y2="{middle}"/>'
    dot = f'<circle class="{look}" cx="{scale.x(value):.1f}" cy="{middle}" r="4"'
    text = f'<text x="{LEFT - 8}" y="{middle + 4}" text-anchor="end">{escape(name)}</text>'
    return f'{text}{bar}{dot} stroke="#222" fill="{fill}"/>'


def axis(scale: Scale, tick: float, bottom: int) -> str:
    """Return one line of the grid with its number."""
    x = scale.x(tick)
    look = "zero" if tick == 0 else "grid"
    line = f'<line class="{look}" x1="{x:.1f}" x2="{x:.1f}" y1="{TOP - 6}" y2="{bottom}"/>'
    return f'{line}<text x="{x:.1f}" y="{TOP - 12}" text-anchor="middle">{100 * tick:+.0f}</text>'

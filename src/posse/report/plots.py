"""Plots as SVG, in black only: marks differ by shape and line, never by colour.

Each is as wide as a phone, so letters have the same size everywhere. Text stays text, in the fonts
of the page.
"""

from __future__ import annotations

import io
import re
from collections.abc import Callable, Mapping, Sequence
from html import escape
from typing import TYPE_CHECKING, Any, NamedTuple

from posse.engine.errors import PosseError

if TYPE_CHECKING:
    from matplotlib.axes import Axes

WIDE = 352  # width of the viewBox; letters are 11 high
INK, SOFT, FAINT = "#21170f", "#5a4630", "#c4ae80"
MARKS = ("o", "^", "D", "s", "v", "P", "X", "*")
LINES = ("-", "--", ":", "-.")
STYLE: dict[Any, Any] = {  # names of matplotlib, which has a type for them
    "svg.fonttype": "none",
    "font.size": 11,
    "font.family": "DejaVu Sans",  # wider than the page's font, so a text that fits in it fits
    "axes.edgecolor": SOFT,
    "axes.labelcolor": INK,
    "axes.spines.top": False,
    "axes.spines.right": False,
    "xtick.color": SOFT,
    "ytick.color": SOFT,
    "xtick.labelcolor": INK,
    "ytick.labelcolor": INK,
    "text.color": INK,
    "grid.color": FAINT,
    "grid.linewidth": 0.6,
    "legend.frameon": False,
    "legend.fontsize": 11,
    "hatch.linewidth": 0.8,
}


class NoPlots(PosseError):
    """The plotting library is not installed."""


class Dot(NamedTuple):
    """A value with its interval, at a place on an axis."""

    at: float
    value: float
    low: float
    high: float


def check() -> None:
    """Raise NoPlots if nothing can be drawn. Called before anything is played."""
    try:
        import matplotlib.figure  # noqa: F401
    except ModuleNotFoundError as error:
        raise NoPlots("a report needs matplotlib: pip install 'posse[report]'") from error


def draw(title: str, height: float, fill: Callable[[Axes], None]) -> str:
    """Return one plot as SVG for an HTML page. Its title is for those who cannot see it."""
    import matplotlib as mpl
    from matplotlib.figure import Figure

    # Ids inside the SVG depend on the salt alone, so the same counts make the same page.
    with mpl.rc_context({**STYLE, "svg.hashsalt": title}):
        figure = Figure(figsize=(WIDE / 72, height / 72), layout="constrained")
        fill(figure.add_subplot())
        out = io.StringIO()
        figure.savefig(out, format="svg", transparent=True, metadata={"Date": None})
    return embedded(out.getvalue(), title)


def embedded(svg: str, title: str) -> str:
    body = svg[svg.index("<svg") :]
    body = re.sub(r"<metadata>.*?</metadata>", "", body, flags=re.DOTALL)
    body = re.sub(r'<g id="[^"]*"', "<g", body)  # their ids would be the same in every plot
    head = re.search(r'viewBox="[^"]*"', body)
    assert head is not None
    inner = body[body.index(">") + 1 :]
    link = 'xmlns:xlink="http://www.w3.org/1999/xlink"'
    name = f'role="img" aria-label="{escape(title)}"'
    return f'<svg xmlns="http://www.w3.org/2000/svg" {link} {head[0]} {name}>{inner}'


# the four sorts -----------------------------------------------------------------------------------


def series(
    title: str, rows: Mapping[str, Sequence[Dot]], x: str, y: str, order: Sequence[str] = ()
) -> str:
    """Plot values over whole numbers, a mark for each series, side by side if they overlap.

    `order` holds all possible names, so that a name has the same mark in every plot.
    """

    def fill(ax: Axes) -> None:
        for at, (name, dots) in enumerate(rows.items()):
            shift, number = 0.12 * (at - (len(rows) - 1) / 2), place(name, at, order)
            errors = [[d.value - d.low for d in dots], [d.high - d.value for d in dots]]
            ax.errorbar(
                [dot.at + shift for dot in dots], [dot.value for dot in dots], yerr=errors,
                fmt=MARKS[number % len(MARKS)], ls=LINES[number % len(LINES)], lw=0.8, ms=6,
                color=INK, mfc="none" if number % 2 else INK, capsize=3, label=name,
            )  # fmt: skip
        ax.set_xticks(sorted({int(dot.at) for dots in rows.values() for dot in dots}))
        ax.set_ylim(bottom=0)
        dressed(ax, x, y, rows)

    return draw(title, 230 + 16 * ((len(rows) + 1) // 2), fill)


def place(name: str, at: int, order: Sequence[str]) -> int:
    return order.index(name) if name in order else at


def curves(
    title: str,
    rows: Mapping[str, Sequence[tuple[float, float]]],
    x: str,
    y: str,
    order: Sequence[str] = (),
) -> str:
    """Plot shares that grow, a line for each series."""

    def fill(ax: Axes) -> None:
        for at, (name, points) in enumerate(rows.items()):
            number = place(name, at, order)
            xs, ys = [point[0] for point in points], [point[1] for point in points]
            every = max(1, len(points) // 6)
            ax.plot(
                xs, ys, LINES[number % len(LINES)], color=INK, lw=1.3, ms=6, markevery=every,
                marker=MARKS[number % len(MARKS)], mfc="none" if number % 2 else INK, label=name,
            )  # fmt: skip
        ax.set_ylim(0, 100)
        dressed(ax, x, y, rows)

    return draw(title, 230 + 16 * ((len(rows) + 1) // 2), fill)


def dressed(ax: Axes, x: str, y: str, rows: Mapping[str, object]) -> None:
    ax.set_xlabel(x)
    ax.set_ylabel(y)
    ax.locator_params(axis="y", integer=True, nbins=6)
    ax.grid(axis="y")
    ax.set_axisbelow(True)
    if len(rows) > 1:
        ax.legend(ncols=2, loc="lower left", bbox_to_anchor=(0, 1), borderaxespad=0.2)


def forest(title: str, rows: Sequence[tuple[str, Dot]], x: str) -> str:
    """Plot a row for each value. The mark is filled if zero lies outside its interval."""

    def fill(ax: Axes) -> None:
        for at, (_, dot) in enumerate(rows):
            sure = dot.low > 0 or dot.high < 0
            ax.plot([dot.low, dot.high], [at, at], color=INK, lw=1)
            ax.plot([dot.value], [at], "o", ms=6, color=INK, mfc=INK if sure else "#f6edd8")
        ax.axvline(0, color=INK, lw=1)
        ax.set_yticks(range(len(rows)), [name for name, _ in rows])
        ax.set_ylim(len(rows) - 0.4, -0.6)
        ax.set_xlabel(x)
        ax.locator_params(axis="x", integer=True, nbins=6)
        ax.grid(axis="x")
        ax.tick_params(axis="y", length=0)

    return draw(title, 62 + 17 * len(rows), fill)


def bars(title: str, rows: Sequence[tuple[str, float]], x: str) -> str:
    """Plot a hatched bar for each value, with the value at its end."""

    def fill(ax: Axes) -> None:
        names, values = [name for name, _ in rows], [value for _, value in rows]
        made = ax.barh(names, values, facecolor="none", edgecolor=INK, hatch="////", height=0.7)
        ax.bar_label(made, fmt="%.0f", padding=3)
        ax.set_ylim(len(rows) - 0.4, -0.6)
        ax.set_xlabel(x)
        ax.margins(x=0.12)
        ax.tick_params(axis="y", length=0)

    return draw(title, 62 + 19 * len(rows), fill)


def histogram(title: str, values: Sequence[tuple[int, int]], x: str, y: str) -> str:
    """Plot how often each value occurs, in at most thirty steps. The last step holds all above."""

    def fill(ax: Axes) -> None:
        low, high = values[0][0], values[-1][0]
        step = max(1, -(-(high - low + 1) // 30))
        total = sum(n for _, n in values)
        heights: dict[int, float] = {}
        for value, n in values:
            at = low + (value - low) // step * step
            heights[at] = heights.get(at, 0.0) + 100 * n / total
        ax.bar(
            list(heights), list(heights.values()), width=step, align="edge", facecolor="none",
            edgecolor=INK, hatch="////", lw=0.8,
        )  # fmt: skip
        ax.locator_params(axis="x", integer=True, nbins=8)
        dressed(ax, x, y, {})

    return draw(title, 200, fill)

"""Draw docs/overview.svg: the parts of Posse as boxes and arrows, for light and dark pages.

`python -m tools.drawing`. The picture is 360 units wide, so that it can be read on a phone.
"""

from __future__ import annotations

from html import escape

from tools.shell import ROOT

FILE = ROOT / "docs" / "overview.svg"
WIDTH, HEIGHT = 360, 500
STYLE = """
text { font: 12px Bitter, Georgia, serif; fill: #21170f; text-anchor: middle; }
.name { font-weight: 700; font-size: 12px; }
.path { font: 9.5px ui-monospace, Menlo, Consolas, monospace; fill: #6b5234; }
rect { stroke: #4a2c17; stroke-width: 1.3; }
.people { fill: #f3d9a4; } .around { fill: #f6edd8; }
.rules { fill: #e6c583; } .core { fill: #d99a5b; }
.arrow { stroke: #8a2f1b; stroke-width: 1.6; fill: none; marker-end: url(#tip); }
.tip { fill: #8a2f1b; } .said { font-size: 10px; fill: #8a2f1b; text-anchor: start; }
@media (prefers-color-scheme: dark) {
  text { fill: #f0e2c4; } .path { fill: #cbb48a; } rect { stroke: #e5c08a; }
  .people { fill: #5a3d1c; } .around { fill: #2f2115; }
  .rules { fill: #4d3416; } .core { fill: #6e3f1a; }
  .arrow { stroke: #e5a978; } .tip, .said { fill: #e5a978; }
}
"""
# kind, name, path, x, y, width
BOXES = (
    ("people", "Browser app", "web/", 8, 8, 164),
    ("people", "Your program", "bots, learners", 188, 8, 164),
    ("around", "Server", "posse/server", 8, 112, 164),
    ("around", "Environments", "posse/envs", 188, 112, 98),
    ("around", "Lab", "posse/lab", 292, 112, 60),
    ("around", "Database", "SQLite, PostgreSQL", 8, 216, 126),
    ("around", "Bots", "posse/bots", 188, 216, 164),
    ("rules", "Games and packs", "posse/games", 60, 320, 240),
    ("core", "Engine", "posse/engine", 60, 424, 240),
)
TALL = 56
# points of a line, its label, and the place of the label
ARROWS: tuple[tuple[str, str, int, int], ...] = (
    ("M70 64 V108", "answers", 24, 90),
    ("M110 112 V68", "views, events", 116, 90),
    ("M226 64 V108", "", 0, 0),
    ("M322 64 V108", "", 0, 0),
    ("M52 168 V212", "store", 58, 194),
    ("M148 168 V316", "", 0, 0),
    ("M226 168 V212", "", 0, 0),
    ("M322 168 V212", "", 0, 0),
    ("M172 150 H180 V244 H184", "", 0, 0),
    ("M270 272 V316", "views only", 276, 298),
    ("M150 376 V420", "rules as data", 156, 402),
)


def box(kind: str, name: str, path: str, x: int, y: int, width: int) -> str:
    middle = x + width / 2
    return (
        f'<rect class="{kind}" x="{x}" y="{y}" width="{width}" height="{TALL}" rx="6"/>'
        f'<text class="name" x="{middle:g}" y="{y + 25}">{escape(name)}</text>'
        f'<text class="path" x="{middle:g}" y="{y + 43}">{escape(path)}</text>'
    )


def arrow(line: str, said: str, x: int, y: int) -> str:
    words = f'<text class="said" x="{x}" y="{y}">{escape(said)}</text>' if said else ""
    return f'<path class="arrow" d="{line}"/>{words}'


def drawing() -> str:
    tip = (
        '<marker id="tip" viewBox="0 0 8 8" refX="7" refY="4" markerWidth="6" markerHeight="6" '
        'orient="auto-start-reverse"><path class="tip" d="M0 0 L8 4 L0 8z"/></marker>'
    )
    parts = [*(box(*row) for row in BOXES), *(arrow(*row) for row in ARROWS)]
    title = "Parts of Posse: browser and programs above, server, bots and lab, games, engine below"
    return (
        '<svg xmlns="http://www.w3.org/2000/svg" '
        f'width="{WIDTH * 1.25:g}" height="{HEIGHT * 1.25:g}" '
        f'viewBox="0 0 {WIDTH} {HEIGHT}" role="img" '
        f'aria-label="{title}"><style>{STYLE}</style><defs>{tip}</defs>\n'
        + "\n".join(parts)
        + "\n</svg>\n"
    )


if __name__ == "__main__":
    FILE.write_text(drawing(), encoding="utf-8")

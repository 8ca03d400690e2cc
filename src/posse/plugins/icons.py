"""Icons of plugins, cleaned: shapes only, no script, no style, nothing from elsewhere.

What comes out is written anew from what is allowed, so nothing of the file itself reaches a page.
A file with a document type, an entity or an unknown element is refused, not repaired.
"""

from __future__ import annotations

import logging
import re
from functools import cache
from pathlib import Path
from typing import Final
from xml.parsers import expat

from posse.engine.errors import PosseError
from posse.plugins.loading import BOT, Plugin, installed

log = logging.getLogger("posse.plugins")

FOLDER: Final = "icons"
SVG: Final = "http://www.w3.org/2000/svg"
LARGEST: Final = 8192  # bytes of a file
MOST: Final = 200  # icons of a plugin, and elements of an icon
DEEPEST: Final = 8
NAME: Final = re.compile(r"[a-z][a-z0-9_]{0,39}")

NUMBERS: Final = r"[-+0-9eE., ]{1,400}"
COLOUR: Final = r"none|currentColor|#[0-9a-fA-F]{3,8}|[a-z]{1,20}"
TRANSFORM: Final = (
    r"(?:(?:translate|scale|rotate|matrix|skewX|skewY)\([-+0-9eE., ]{1,100}\) ?){1,4}"
)
PATH: Final = r"[-+0-9eE.,\sMmZzLlHhVvCcSsQqTtAa]*"
DRAWN: Final = {
    "fill": COLOUR,
    "stroke": COLOUR,
    "stroke-width": NUMBERS,
    "stroke-linecap": "butt|round|square",
    "stroke-linejoin": "miter|round|bevel",
    "fill-rule": "nonzero|evenodd",
    "clip-rule": "nonzero|evenodd",
    "opacity": NUMBERS,
    "fill-opacity": NUMBERS,
    "stroke-opacity": NUMBERS,
    "transform": TRANSFORM,
}
SIZES: Final = ("x", "y", "rx", "ry", "r", "cx", "cy", "x1", "y1", "x2", "y2", "width", "height")
SHAPE: Final = {**DRAWN, **dict.fromkeys(SIZES, NUMBERS)}
# The elements with their attributes; other attributes are dropped.
ELEMENTS: Final = {
    "svg": {"viewBox": NUMBERS, "fill": COLOUR},
    "g": DRAWN,
    "path": {**DRAWN, "d": PATH},
    "circle": SHAPE,
    "ellipse": SHAPE,
    "line": SHAPE,
    "rect": SHAPE,
    "polygon": {**DRAWN, "points": r"[-+0-9eE., \s]*"},
    "polyline": {**DRAWN, "points": r"[-+0-9eE., \s]*"},
}
DROPPED: Final = ("title", "desc", "metadata")  # with all that is in them


class BadIcon(PosseError):
    """A file is no icon that pages may show."""


@cache
def icons(game: str) -> dict[str, str]:
    """Return the icons of a game and its packs by name. The first plugin with a name wins."""
    out: dict[str, str] = {}
    for plugin in installed():
        if plugin.kind != BOT and plugin.game == game:
            out = {**icons_of(plugin), **out}
    return out


def icons_of(plugin: Plugin) -> dict[str, str]:
    """Return the icons of one plugin. One that is no good is logged and left out."""
    out: dict[str, str] = {}
    if plugin.home is None:
        return out
    for path in sorted((plugin.home / FOLDER).glob("*.svg"))[:MOST]:
        try:
            out[_name(path)] = read(path)
        except (OSError, ValueError, BadIcon) as error:
            log.warning("icon %s of %s is left out: %s", path.name, plugin.id, error)
    return out


def _name(path: Path) -> str:
    if NAME.fullmatch(path.stem) is None:
        raise BadIcon("its name has other characters than small letters, digits and _")
    return path.stem


def read(path: Path) -> str:
    """Return a file as a clean icon. Raises BadIcon."""
    if path.stat().st_size > LARGEST:
        raise BadIcon(f"it is larger than {LARGEST} bytes")
    return cleaned(path.read_bytes())


def cleaned(source: bytes) -> str:
    """Return an icon written anew from what is allowed. Raises BadIcon."""
    if len(source) > LARGEST:
        raise BadIcon(f"it is larger than {LARGEST} bytes")
    drawing = Drawing()
    parser = expat.ParserCreate("utf-8", " ")
    parser.StartDoctypeDeclHandler = drawing.refuse
    parser.EntityDeclHandler = drawing.refuse
    parser.ProcessingInstructionHandler = drawing.refuse
    parser.StartElementHandler = drawing.start
    parser.EndElementHandler = drawing.end
    try:
        parser.Parse(source, True)
    except expat.ExpatError as error:
        raise BadIcon(f"it is no XML: {error}") from error
    return "".join(drawing.out)


class Drawing:
    """Writes what is allowed of a file, element by element."""

    def __init__(self) -> None:
        self.out: list[str] = []
        self.open: list[str] = []
        self.count = 0
        self.dropped = 0  # how many elements of what is dropped are open

    def refuse(self, *_: object) -> None:
        """Raise BadIcon: called for what no icon may have."""
        raise BadIcon("it has a document type, an entity or an instruction")

    def start(self, full: str, given: dict[str, str]) -> None:
        """Write the start of an element. Raises BadIcon if it may not stand here."""
        space, _, name = full.rpartition(" ")
        if self.dropped or (name in DROPPED and self.open):
            self.dropped += 1
            return
        if space not in {SVG, ""} or name not in ELEMENTS or (name == "svg") == bool(self.open):
            raise BadIcon(f"<{name[:40]}> may not stand in an icon")
        self.count += 1
        if self.count > MOST or len(self.open) >= DEEPEST:
            raise BadIcon("it has too many elements")
        if name == "svg" and "viewBox" not in given:
            raise BadIcon("<svg> has no viewBox")
        self.open.append(name)
        self.out.append(f"<{name}{_attributes(name, given)}>")

    def end(self, _: str) -> None:
        """Write the end of an element."""
        if self.dropped:
            self.dropped -= 1
        else:
            self.out.append(f"</{self.open.pop()}>")


def _attributes(name: str, given: dict[str, str]) -> str:
    """Return the allowed attributes. Raises BadIcon for a value that does not fit."""
    known, out = ELEMENTS[name], ""
    for attribute, value in given.items():
        if attribute in known:
            plain = " ".join(value.split())
            if re.fullmatch(known[attribute], plain) is None:
                raise BadIcon(f"{attribute} of <{name}> has a value that is not allowed")
            out += f' {attribute}="{plain}"'
    return out

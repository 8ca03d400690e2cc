"""`make docs`: the guides and the reference of the package, as one site in build/docs.

Guides are the Markdown files of this repository at their own places, so that their links hold; the
reference is made by pdoc from the docstrings. The site needs no network.
"""

from __future__ import annotations

import posixpath
import re
import shutil
import sys
from collections.abc import Sequence
from html import escape
from pathlib import Path

import pdoc
import pdoc.render
from markdown_it import MarkdownIt
from markdown_it.token import Token

from tools.shell import ROOT, fail

SITE = ROOT / "build" / "docs"
LOOK = Path(__file__).parent / "site"
FONTS = ROOT / "src" / "posse" / "report" / "fonts"
START = "README.md"
ALONE = (START, "CONTRIBUTING.md", "CHANGELOG.md")
FOLDERS = ("docs", "benchmarks")
WHOLE = (".svg", ".png", ".html")  # pictures, and pages that need nothing else
API = "api"
# What callers use; of a package that names its members no others are shown.
REFERENCE = (
    "posse",
    "posse.engine",
    "posse.bots",
    *(f"posse.envs{name}" for name in ("", ".bang_v0", ".dice_v0", ".wyatt_v0")),
    *(
        f"posse.lab{name}"
        for name in ("", ".cluster", ".differences", ".executors", ".records", ".simulation")
    ),
    *(f"posse.lab{name}" for name in (".statistics", ".survey", ".survey_results")),
    *(f"posse.lab{name}" for name in (".tally", ".tournament")),
)
HREF = {"a": "href", "img": "src"}


def guides() -> list[Path]:
    """All Markdown files of the site, those at the root first."""
    found = [path for folder in FOLDERS for path in sorted((ROOT / folder).glob("*.md"))]
    return [*(ROOT / name for name in ALONE), *found]


def address(path: Path) -> str:
    """Where a guide lies in the site."""
    inside = path.relative_to(ROOT)
    return "index.html" if inside.name == START else inside.with_suffix(".html").as_posix()


def anchor(text: str) -> str:
    """The name of a heading, as GitHub has it."""
    return re.sub(r"[^\w\- ]", "", text.lower()).replace(" ", "-")


class Guide:
    """One Markdown file as a page."""

    def __init__(self, path: Path, titles: dict[str, str]) -> None:
        self.path = path
        self.here = address(path)
        self.titles = titles  # of every guide, by its address

    def page(self) -> str:
        reader = MarkdownIt("commonmark", {"html": True}).enable(["table", "strikethrough"])
        tokens = reader.parse(self.path.read_text(encoding="utf-8"))
        for at, token in enumerate(tokens):
            if token.type == "heading_open":
                token.attrs["id"] = anchor(tokens[at + 1].content)
            self._relink(token.children or [])
        body = reader.renderer.render(tokens, reader.options, {})
        body = body.replace("<table>", '<div class="wide"><table>')
        return self._whole(body.replace("</table>", "</table></div>"))

    def _relink(self, tokens: Sequence[Token]) -> None:
        for token in tokens:
            name = HREF.get(token.tag)
            if name and name in token.attrs:
                token.attrs[name] = self.target(str(token.attrs[name]))

    def target(self, link: str) -> str:
        """A guide becomes its page; what the site does not have stays where the sources are."""
        if re.match(r"[a-z]+:|#", link):
            return link
        file, _, part = link.partition("#")
        path = (self.path.parent / file).resolve()
        if not path.exists():
            fail(f"{self.path.relative_to(ROOT)}: {link} leads nowhere")
        if path in guides():
            return self.way(address(path)) + (f"#{part}" if part else "")
        return link if path.suffix in WHOLE else posixpath.join(self.way(""), "sources.html")

    def way(self, to: str) -> str:
        """From this page to another."""
        return posixpath.relpath(to or ".", posixpath.dirname(self.here) or ".")

    def _whole(self, body: str) -> str:
        links = []
        for to, title in self.titles.items():
            now = ' aria-current="page"' if to == self.here else ""
            links.append(f'<a href="{self.way(to)}"{now}>{escape(title)}</a>')
        links.append(f'<a href="{self.way(f"{API}/posse.html")}">Reference</a>')
        meta = '<meta charset="utf-8"><meta name="viewport" content="width=device-width">'
        style = f'<link rel="stylesheet" href="{self.way("guide.css")}">'
        lang = "de" if self.path.stem.endswith(".de") else "en"
        return (
            f'<!doctype html>\n<html lang="{lang}"><head>{meta}'
            f"<title>{escape(self.titles.get(self.here, 'Posse'))}</title>{style}</head>\n"
            f"<body><nav>{''.join(links)}</nav><main>\n{body}</main></body></html>\n"
        )


def title_of(path: Path) -> str:
    """The first heading of a file."""
    line = path.read_text(encoding="utf-8").partition("\n")[0]
    return line.lstrip("# ").strip()


SOURCES = """# Sources

What you followed a link to is a file of the sources, which are not part of this site.
"""


def write_guides(site: Path) -> None:
    titles = {address(path): title_of(path) for path in guides()}
    for path in guides():
        to = site / address(path)
        to.parent.mkdir(parents=True, exist_ok=True)
        to.write_text(Guide(path, titles).page(), encoding="utf-8")
    for path in (path for folder in FOLDERS for path in (ROOT / folder).rglob("*")):
        if path.suffix in WHOLE:
            to = site / path.relative_to(ROOT)
            to.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(path, to)
    for path in (LOOK / "guide.css", *FONTS.glob("*.woff2")):
        shutil.copy(path, site)
    body = MarkdownIt().render(SOURCES)
    page = Guide(ROOT / START, titles)._whole(body)
    (site / "sources.html").write_text(page, encoding="utf-8")


def write_reference(site: Path) -> None:
    pdoc.render.configure(
        docformat="markdown", template_directory=LOOK, show_source=False, search=True
    )
    pdoc.pdoc(*REFERENCE, output_directory=site / API)


def build(site: Path) -> None:
    shutil.rmtree(site, ignore_errors=True)
    site.mkdir(parents=True)
    write_guides(site)
    write_reference(site)


def main() -> None:
    site = Path(sys.argv[1]) if len(sys.argv) > 1 else SITE
    build(site)
    print(f"posse: the documentation is in {site}/index.html")


if __name__ == "__main__":
    main()

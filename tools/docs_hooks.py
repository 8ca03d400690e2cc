"""Hooks of MkDocs: files from outside docs/ join the site, and links to them are changed.

Pages of the repository link each other by their paths, so that the links work on GitHub, too. Links
to sources, which are not part of the site, become plain text.
"""

from __future__ import annotations

import posixpath
import re
from pathlib import Path
from typing import Any

from mkdocs.structure.files import File, Files

ROOT = Path(__file__).resolve().parent.parent
# Files of the repository, and where they lie in the site.
OUTSIDE = {
    "CONTRIBUTING.md": "contributing.md",
    "CHANGELOG.md": "changelog.md",
    "SECURITY.md": "security.md",
    "CODE_OF_CONDUCT.md": "conduct.md",
    "benchmarks/RESULTS.md": "benchmarks/results.md",
    "benchmarks/SERVER.md": "benchmarks/server.md",
    "benchmarks/NODES.md": "benchmarks/nodes.md",
    "benchmarks/RHYTHM.md": "benchmarks/rhythm.md",
}
REPORTS = ROOT / "build" / "reports"  # written by tools/reports.py before the build
FONTS = ROOT / "src" / "posse" / "report" / "fonts"
LINK = re.compile(r"(!?)\[((?:[^\[\]]|\[[^\]]*\])*)\]\(([^)\s]+)\)")
CODE = re.compile(r"(^```.*?^```$)", re.MULTILINE | re.DOTALL)
PLACES = {**OUTSIDE, "README.md": "index.md"}


def on_files(files: Files, config: Any) -> Files:
    """Adds the files from outside docs/."""
    for source, place in OUTSIDE.items():
        files.append(File.generated(config, place, abs_src_path=str(ROOT / source)))
    found = [(f"assets/{path.name}", path) for path in FONTS.glob("*.woff2")]
    found += [(f"reports/{path.name}", path) for path in REPORTS.glob("*.html")]
    for place, path in sorted(found):
        files.append(File.generated(config, place, abs_src_path=str(path)))
    return files


def source_of(place: str) -> str:
    """The path in the repository of a page of the site."""
    named = {site: source for source, site in OUTSIDE.items()}
    return named.get(place, f"docs/{place}")


def on_page_markdown(markdown: str, page: Any, files: Files, **_: Any) -> str:
    """Makes every link lead to its page of the site."""
    here = page.file.src_uri

    def change(found: re.Match[str]) -> str:
        mark, text, link = found.groups()
        to = target(here, link, files)
        return found[0] if to == link else f"{mark}[{text}]({to})" if to else text

    pieces = CODE.split(markdown)
    return "".join(p if i % 2 else LINK.sub(change, p) for i, p in enumerate(pieces))


def target(here: str, link: str, files: Files) -> str:
    """The target of a link in the site; empty if the site does not have it."""
    if re.match(r"[a-z]+:|#", link):
        return link
    path, _, part = link.partition("#")
    source = posixpath.normpath(posixpath.join(posixpath.dirname(source_of(here)), path))
    if not (ROOT / source).exists() and not source.startswith("docs/reports/"):
        return link  # MkDocs warns, and the build fails
    place = PLACES.get(source, source.removeprefix("docs/"))
    if place == source or files.get_file_from_path(place) is None:
        return ""
    way = posixpath.relpath(place, posixpath.dirname(here) or ".")
    return f"{way}#{part}" if part else way


def on_post_page(output: str, page: Any, **_: Any) -> str:
    """Sets the language of German pages."""
    german = page.file.src_uri.endswith(".de.md")
    return output.replace('<html lang="en"', '<html lang="de"', 1) if german else output

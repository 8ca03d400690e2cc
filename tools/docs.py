"""`make docs`: the documentation as one site in build/docs, with the pages of the reports.

MkDocs builds the guides and the reference. A link that leads nowhere is an error.
"""

from __future__ import annotations

import sys
from pathlib import Path

from tools import reports
from tools.docs_hooks import REPORTS
from tools.shell import ROOT, run, say

SITE = ROOT / "build" / "docs"


def build(site: Path) -> None:
    """Write the whole site into a folder."""
    reports.write(REPORTS)
    words: list[str | Path] = [
        sys.executable,
        "-m",
        "mkdocs",
        "build",
        "--quiet",
        "--site-dir",
        site,
    ]
    run(words, env={"NO_MKDOCS_2_WARNING": "1"})


def main() -> None:
    site = Path(sys.argv[1]).resolve() if len(sys.argv) > 1 else SITE
    build(site)
    say(f"the documentation is in {site}/index.html")


if __name__ == "__main__":
    main()

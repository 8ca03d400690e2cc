"""Write the pages of docs/balance.md from the counts in docs/reports. No match is played.

The commands are in docs/balance.md. A page shows its counts even if an older version of the rules
made them, while `posse report` would play the matches again.
"""

from __future__ import annotations

import re
import shlex
import sys
from pathlib import Path

from posse.engine.game import game
from posse.lab.survey_results import SurveyResults, Table
from posse.locales import LANGUAGES, Words
from posse.report.command import command, counts_of, report, seated
from posse.report.page import page
from posse.terminal.options import house_rule
from tools.shell import ROOT, fail
from tools.stamp import Stamp

GUIDE = ROOT / "docs" / "balance.md"
COUNTS = ROOT / "docs" / "reports"
LINE = re.compile(r"^posse report .+$", re.MULTILINE)
RULES = re.compile(r"rules (\d+)$")


class Kept(Table):
    """A table whose counts may come from an older version of the rules."""

    def __init__(self, table: Table, held: dict[str, object]) -> None:
        super().__init__(table.setup, table.other, table.bots, table.seed)
        now = table.key
        alike = [key for key in held if RULES.sub("", key) == RULES.sub("", now)]
        if not alike:
            fail(f"there are no counts for {now}")
        self.found = max(alike)

    @property
    def key(self) -> str:
        return self.found

    @property
    def version(self) -> int:
        return int(RULES.findall(self.found)[0])


def lines() -> list[str]:
    """The commands of the guide."""
    return LINE.findall(GUIDE.read_text(encoding="utf-8"))


def write_one(line: str, folder: Path) -> None:
    """Writes the page of one command, in every language."""
    context = report.make_context("report", shlex.split(line)[2:])
    given = context.params
    found = game(given["game_id"])
    agreed, other = dict(map(house_rule, given["house"])), dict(map(house_rule, given["compare"]))
    who = (given["bots"], given["seed"])
    every = seated(found, given["packs"], given["players"], agreed, other, who)
    findings = SurveyResults(COUNTS / counts_of(given["out"]).name)
    kept: list[Table] = [Kept(table, findings.held) for table in every]
    words = (given["packs"], given["players"], given["house"], given["compare"])
    again = command(found, every, words, given["games"])
    for lang in LANGUAGES:
        name = given["out"].name if lang == "en" else f"{given['out'].stem}.{lang}.html"
        text = page(kept, findings, Words(lang), f"{again} --lang {lang} --out {name}")
        (folder / name).write_text(text, encoding="utf-8")


def write(folder: Path) -> None:
    """Writes all pages that do not exist yet."""
    sources = [GUIDE, *COUNTS.glob("*.json"), *(ROOT / "src" / "posse" / "report").rglob("*")]
    words = (ROOT / "src" / "posse" / "locales").rglob("report.ftl")
    stamp = Stamp(folder / ".made", [path for path in [*sources, *words] if path.is_file()])
    if stamp.fresh():
        return
    folder.mkdir(parents=True, exist_ok=True)
    for line in lines():
        write_one(line, folder)
    stamp.set()


if __name__ == "__main__":
    write(Path(sys.argv[1]))

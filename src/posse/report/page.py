"""The whole page: one light file that needs no other and can be printed."""

from __future__ import annotations

from base64 import b64encode
from html import escape
from pathlib import Path

from posse import __version__
from posse.engine.game import game
from posse.lab.nested_counts import Counts
from posse.lab.statistics import Rate
from posse.lab.survey_results import SurveyResults, Table
from posse.locales import Words
from posse.report import html
from posse.report.chapter import Chapter
from posse.report.house_rules import Comparison
from posse.report.wording import Names

HOME = Path(__file__).parent
FONTS = (("Rye", "rye.woff2", "400"), ("Bitter", "bitter.woff2", "100 900"))


def page(tables: list[Table], findings: SurveyResults, words: Words, command: str) -> str:
    """Return the page about these tables, in one language."""
    names = Names(game(tables[0].setup.game), words)
    found = [(table, findings.counts(table)) for table in tables]
    body = [head(names, found), summary(names, found)]
    other = tables[0].other
    if other is not None:
        body.append(Comparison(names, found).part(tables[0].setup.house, other))
    sets = dict.fromkeys(table.setup.packs for table in tables)
    for packs in sets:
        rows = {t.setup.players: counts["one"] for t, counts in found if t.setup.packs == packs}
        parts = [part for part in Chapter(names, packs, rows).parts() if part]
        if len(sets) > 1:
            body.append(html.heading(2, names.packs(packs), "-".join(packs)))
        body += parts
    body.append(foot(names, command))
    title = names.say("title", game=names.packs(tables[0].setup.packs))
    return whole(words.lang, title, "\n".join(body))


def head(names: Names, found: list[tuple[Table, Counts]]) -> str:
    """Return the head: a few facts about what was played."""
    first, say = found[0][0], names.say
    games = sum(counts["one"]["games"] for _, counts in found)
    unfinished = sum(counts["one"].get("unfinished", 0) for _, counts in found)
    facts = [
        say("facts", games=games, tables=len(found)),
        say("played-by", bots=first.bots, seed=first.seed),
        rules_of(names, found),
        *([say("house", rule=names.house(first.setup.house))] if first.setup.house else []),
        *([say("unfinished", n=unfinished)] if unfinished else []),
    ]
    sets = dict.fromkeys(table.setup.packs for table, _ in found)
    title = names.packs(next(iter(sets))) if len(sets) == 1 else names.packs(())
    shown = "".join(html.paragraph(fact) for fact in facts)
    return (
        f"<header>{html.heading(1, title)}{html.paragraph(say('masthead'), 'sub')}{shown}</header>"
    )


def rules_of(names: Names, found: list[tuple[Table, Counts]]) -> str:
    """Return which version of the rules was played, and which one is played today."""
    oldest, now = min(table.version for table, _ in found), names.game.version
    return names.say("rules", n=oldest, now=now, old="yes" if oldest != now else "no")


def summary(names: Names, found: list[tuple[Table, Counts]]) -> str:
    """Return one line for each table: packs, players, house rule, and the wins of each side."""
    say = names.say
    sides = sides_of(names, found)
    only = len({table.setup.packs for table, _ in found}) == 1
    rows = []
    for table, counts in found:
        who = names.table(table.setup, only)
        for name in [name for name in ("one", "other") if name in counts]:
            label = f"{who}: {say(f'rule-{name}-short')}" if table.other else who
            mine = names.game.side_names(table.setup.players)
            rows.append([label, *cells(names, counts[name], sides, mine)])
    heads = [names.side(side) for side in sides]
    shown = html.table([say("table"), say("matches"), *heads], rows)
    lead = "summary-lead" if names.game.side_names(found[0][0].setup.players) else "summary-ends"
    return html.piece(say("summary"), say(lead), shown)


def sides_of(names: Names, found: list[tuple[Table, Counts]]) -> list[str]:
    """Return every way in which matches ended, in the order of the game if it has one."""
    known = [side for table, _ in found for side in names.game.side_names(table.setup.players)]
    came = {side for _, counts in found for side in counts["one"]["sides"]}
    return [side for side in dict.fromkeys([*known, *sorted(came)]) if side in came]


def cells(names: Names, counts: Counts, sides: list[str], mine: tuple[str, ...]) -> list[str]:
    """Return the cells of a row; a dash for a side that this table does not have."""
    finished = counts["games"] - counts.get("unfinished", 0)
    out = [names.number(counts["games"])]
    for side in sides:
        rate = Rate(finished, counts["sides"].get(side, 0))
        half = (rate.interval[1] - rate.interval[0]) / 2
        shown = rate.wins or (finished and (side in mine or not mine))
        out.append(f"{names.percent(rate.rate)} ± {names.decimal(100 * half)}" if shown else "–")
    return out


def foot(names: Names, command: str) -> str:
    how = html.paragraph(names.say("how"))
    again = html.paragraph(names.say("again"))
    made = html.paragraph(names.say("made", version=__version__))
    return f"<footer>{how}{again}<pre>{escape(command)}</pre>{made}</footer>"


def whole(lang: str, title: str, body: str) -> str:
    faces = "".join(
        f'@font-face{{font-family:"{name}";font-weight:{weight};src:url(data:font/woff2;base64,'
        f'{b64encode((HOME / "fonts" / file).read_bytes()).decode()}) format("woff2")}}'
        for name, file, weight in FONTS
    )
    style = (HOME / "page.css").read_text(encoding="utf-8")
    meta = '<meta charset="utf-8"><meta name="viewport" content="width=device-width">'
    return (
        f'<!doctype html>\n<html lang="{lang}"><head>{meta}<title>{escape(title)}</title>\n'
        f"<style>{faces}\n{style}</style></head>\n<body><main>\n{body}\n</main></body></html>\n"
    )

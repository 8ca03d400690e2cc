"""Nodes of neighbouring versions on one database: which node can take over which table."""

from __future__ import annotations

from msgspec import UNSET

from posse import __version__
from posse.engine.game import Game, all_games
from posse.engine.lesson import lessons_of
from posse.engine.match import missing_plugins
from posse.server.store.rows import About, MatchRow, Neighbour, Rules, TableRow


def about() -> About:
    """What this node tells the others of itself."""
    return About(__version__, {found.id: _rules(found) for found in all_games()})


def _rules(found: Game) -> Rules:
    lessons = [lesson.text for lesson in lessons_of(found.id)]
    return Rules(found.version, [*found.packs], {**found.origins}, lessons)


def can_take(node: Neighbour, row: TableRow, match: MatchRow | None) -> bool:
    """Whether a node can take over a table.

    `match`: the one that is running, None if there is none. A node that tells nothing of itself is
    of 1.0.0; the next version has the same rules, and it has no plugins.
    """
    if node.draining:
        return False
    needed = plugins_of(match)
    if node.about is None:
        return not needed and (match is None or not match.lesson)
    rules = node.about.games.get(row.game)
    if rules is None or not set(row.packs) <= set(rules.packs):
        return False
    if match is None:
        return True
    if match.lesson and match.lesson not in rules.lessons:
        return False
    return match.version == rules.version and needed == had(rules, row)


def plugins_of(match: MatchRow | None) -> dict[str, str]:
    """What of a match comes from plugins, and from which."""
    return {} if match is None or match.plugins is UNSET else match.plugins


def had(rules: Rules, row: TableRow) -> dict[str, str]:
    """The plugins that a node would play a table with."""
    named = (row.game, *row.packs)
    return {id: text for id, text in rules.plugins.items() if id in named}


def lacking(row: TableRow, match: MatchRow | None) -> list[str]:
    """What this node lacks for a table: packages with versions, or names of games and packs."""
    found = {game.id: game for game in all_games()}.get(row.game)
    if found is None:
        return sorted({*plugins_of(match).values()}) or [row.game]
    missing = missing_plugins(row.game, plugins_of(match))
    return missing or [pack for pack in row.packs if pack not in found.packs]

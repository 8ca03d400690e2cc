"""What the bots know of all packs together."""

from __future__ import annotations

from typing import Final

from posse.bots.bang.knowledge import Knowledge, learn
from posse.games.bang.game import PACKS

HOMES: Final = [f"posse.bots.bang.packs.{pack.id}" for pack in PACKS]
TOPICS: Final = "posse.bots.bang.topics"
REASONS: Final = ["posse.bots.bang.reasons", *[f"{home}.reasons" for home in HOMES]]
KNOWN: Final = learn([TOPICS, *[f"{home}.knowledge" for home in HOMES], *REASONS])
# The deputy's modules replace entries that the deputy knows better.
EXPERT: Final = learn(
    [
        TOPICS,
        *[f"{home}.knowledge" for home in HOMES],
        *[f"{home}.deputy_knowledge" for home in HOMES],
        *REASONS,
    ]
)


def teach(package: str) -> None:
    """Add what a package knows of its pack. Raises what its modules raise, or TypeError."""
    plain = learn([f"{package}.knowledge", f"{package}.reasons"])
    better = learn([f"{package}.deputy_knowledge"])
    for tables in (plain, better):
        tables.check()
    KNOWN.add(plain)
    expert = Knowledge()
    for tables in (plain, better):
        expert.add(tables)
    EXPERT.add(expert)

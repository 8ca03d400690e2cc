"""Choices of random matches of all games and packs, as a player's page gets them.

`web/tests/hand/reachable.test.ts` reads them and checks that a phone beside the big screen reaches
every option. `python -m tests.games.test_hand_choices` writes them again.
"""

from __future__ import annotations

import gzip
import json
import random
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import posse
from posse.engine.choice import Choice
from posse.engine.match import Match
from posse.server.wire import replies, shapes
from tests.games.plain.game import registered

FILE = Path(__file__).parents[2] / "web" / "tests" / "hand" / "choices.json.gz"
# Matches of each set-up: with fewer, rare questions of the packs are not met.
MATCHES = {"bang": 20, "dice": 40, "wyatt": 12, "trail": 2}
LEVEL = 9
FEW = 4  # with more options a page may group them
Sort = tuple[str, str, bool, bool, bool]


def sorts(choice: Choice) -> set[Sort]:
    """The sorts of options: what is asked, what is done, whether it names a card and a seat."""
    many = len(choice.options) > FEW
    return {(choice.topic, one.verb, one.card < 0, one.seat < 0, many) for one in choice.options}


def matches(game: str) -> Iterator[Match]:
    found = posse.game(game)
    rng = random.Random(game)
    for packs in found.setups():
        least, most = found.seats(packs)
        for seed in range(MATCHES[game]):
            yield posse.new_match(
                game, rng.randint(least, most), f"hand {seed}", packs=packs, log=False
            )


def choices(game: str) -> Iterator[dict[str, Any]]:
    rng = random.Random(game)
    met: set[Sort] = set()
    for match in matches(game):
        while (choice := match.choice) is not None:
            if not met.issuperset(found := sorts(choice)):
                met |= found
                yield told(match, choice)
            match.answer(rng.randrange(len(choice.options)))


def told(match: Match, choice: Choice) -> dict[str, Any]:
    view = match.game.present(match.view(choice.seat))
    asked = shapes.choice(choice, 1, None, mine=True, notes=match.notes())
    return {"view": view, "choice": json.loads(replies.encode(asked))}


def recorded(game: str) -> dict[str, Any]:
    return {"catalog": posse.game(game).catalog(), "choices": list(choices(game))}


def written() -> bytes:
    with registered():
        games = {game: recorded(game) for game in MATCHES}
    return json.dumps(games, sort_keys=True, separators=(",", ":")).encode()


def test_the_choices_of_the_page_are_those_of_the_engine() -> None:
    assert json.loads(gzip.decompress(FILE.read_bytes())) == json.loads(written())


if __name__ == "__main__":
    FILE.write_bytes(gzip.compress(written(), LEVEL, mtime=0))

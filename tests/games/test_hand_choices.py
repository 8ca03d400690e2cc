"""Choices of random matches and of all scenarios, as a player's page gets them.

`web/tests/hand/reachable.test.ts` reads them and checks that a phone beside the big screen reaches
every option. `python -m tests.games.test_hand_choices` writes them again.
"""

from __future__ import annotations

import gzip
import json
import random
from collections.abc import Iterator
from itertools import chain
from pathlib import Path
from typing import Any

import posse
from posse.engine import scenario
from posse.engine.choice import Choice
from posse.engine.game import Game
from posse.engine.match import Match
from posse.engine.state import State
from posse.games.bang.game import PACK_REGISTRY
from posse.games.dice.actions import TOPICS as DICE
from posse.games.wyatt.actions import TOPICS as WYATT
from posse.server.wire import replies, shapes
from posse.testing import scenarios
from tests.games.plain.game import registered

ROOT = Path(__file__).parents[2]
SCENARIOS = ROOT / "scenarios"
FILE = ROOT / "web" / "tests" / "hand" / "choices.json.gz"
# Matches of each set-up: with fewer, rare questions of the packs are not met.
MATCHES = {"bang": 20, "dice": 40, "wyatt": 12, "trail": 2}
TOPICS = {"bang": PACK_REGISTRY.topics(PACK_REGISTRY.ids), "dice": DICE, "wyatt": WYATT}
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


def asked_in_matches(game: str) -> Iterator[State]:
    rng = random.Random(game)
    for match in matches(game):
        while (choice := match.choice) is not None:
            yield match.state
            match.answer(rng.randrange(len(choice.options)))


def asked_in_scenarios(game: str) -> Iterator[State]:
    """Questions that hardly a random match comes to."""
    for one in scenarios(SCENARIOS, game) if (SCENARIOS / game).is_dir() else []:
        g, names = scenario.start(one.game, one.spec)
        for line in one.spec.get("script", []):
            if g.choice is not None:
                yield g
            scenario.act(one.game, g, names, line)


def choices(game: str) -> Iterator[dict[str, Any]]:
    met: set[Sort] = set()
    for g in chain(asked_in_matches(game), asked_in_scenarios(game)):
        assert g.choice is not None
        if not met.issuperset(found := sorts(g.choice)):
            met |= found
            yield told(posse.game(game), g, g.choice)


def told(found: Game, g: State, choice: Choice) -> dict[str, Any]:
    view = found.view(g, choice.seat)
    asked = shapes.choice(choice, 1, None, mine=True, notes=found.notes(view))
    return {"view": found.present(view), "choice": json.loads(replies.encode(asked))}


def recorded(game: str) -> dict[str, Any]:
    return {"catalog": posse.game(game).catalog(), "choices": list(choices(game))}


def written() -> bytes:
    with registered():
        games = {game: recorded(game) for game in MATCHES}
    return json.dumps(games, sort_keys=True, separators=(",", ":")).encode()


def test_the_choices_of_the_page_are_those_of_the_engine() -> None:
    assert json.loads(gzip.decompress(FILE.read_bytes())) == json.loads(written())


def test_every_question_of_every_game_is_among_them() -> None:
    recorded = json.loads(gzip.decompress(FILE.read_bytes()))
    for game, topics in TOPICS.items():
        met = {one["choice"]["topic"] for one in recorded[game]["choices"]}
        assert {*topics} - met == set(), game


if __name__ == "__main__":
    FILE.write_bytes(gzip.compress(written(), LEVEL, mtime=0))

"""The packages in `examples`: built, installed beside Posse, tested, played by bots, learned."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.plugins.packages import printed
from tests.plugins.test_new import green, installed

pytestmark = pytest.mark.long

EXAMPLES = Path(__file__).parents[2] / "examples"
PLAY = """
import posse
from posse import bots, plugins
assert sorted(one.id for one in plugins.installed()) == ["gold_rush", "saddle"], plugins.broken()
for game, packs, players in (("bang", ("base", "dodge_city", "gold_rush"), 8), ("saddle", (), 5)):
    match = posse.new_match(game, players, seed=1, packs=packs)
    bots.crew(match, bots.names(game)[0], seed="x").play()
    assert match.result is not None
    again = posse.Match.replay(match.record())
    assert again.events == match.events
    assert match.record()["plugins"], match.record()
"""
STEP = """
from posse.envs.maker import Maker
for game, packs, players in (("bang", ("base", "gold_rush"), 4), ("saddle", (), 4)):
    env = Maker(game, players).env(packs=packs or None)
    env.reset(seed=1)
    seen, *_ = env.last()
    env.step(int(seen["action_mask"].nonzero()[0][0]))
    env.close()
"""
SERVED = """
import json
from posse.bots import names
from posse.server.http import games_info, locale_parts
from posse.server.settings import Settings
found = {one["id"]: one for one in json.loads(games_info.games(names, Settings()))}
gold = next(pack for pack in found["bang"]["packs"] if pack["id"] == "gold_rush")
assert gold["poster"] == "gold_rush" and gold["plugin"] == "posse-gold-rush 0.1.0"
posters = {**{pack["id"]: pack.get("poster") for pack in found["bang"]["packs"]}}
assert (found["dice"]["poster"], posters["dodge_city"]) == ("dynamite", "saloon")
assert found["saddle"]["poster"] == "saddle" and "rider" in found["saddle"]["bots"]
for game, icon in (("bang", "talisman"), ("saddle", "spur")):
    facts = json.loads(games_info.catalog(game))
    assert facts["icons"][icon].startswith('<svg viewBox="0 0 512 512"><path')
    for lang in ("en", "de"):
        assert json.loads(games_info.rules(game, lang))
assert "Katzengold" in locale_parts.words("de", "bang_gold_rush").decode()
assert "Stichspiel" in locale_parts.words("de", "house").decode()
"""


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder in which both packages are installed."""
    home = tmp_path_factory.mktemp("site")
    for name in ("posse-gold-rush", "posse-saddle"):
        installed(EXAMPLES / name, home)
    return home


@pytest.mark.parametrize("name", ["posse-gold-rush", "posse-saddle"])
def test_its_own_tests_pass(name: str, site: Path) -> None:
    green(EXAMPLES / name, site)


@pytest.mark.both
def test_bots_play_it_and_its_records_replay(site: Path) -> None:
    assert printed(site, PLAY) == ""


def test_a_program_takes_a_step_in_it(site: Path) -> None:
    pytest.importorskip("pettingzoo", reason="needs the extra: posse[env]")
    assert printed(site, STEP) == ""


def test_a_server_has_what_pages_need(site: Path) -> None:
    assert printed(site, SERVED) == ""

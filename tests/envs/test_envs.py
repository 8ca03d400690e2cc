"""The environments for learners: PettingZoo's own tests, rewards, rendering, and no leak."""

from __future__ import annotations

import importlib
import random
import subprocess
import sys
import time
from collections.abc import Callable
from itertools import count
from typing import Any
from unittest import mock

import pytest

from posse.engine.ids import Seat

pytest.importorskip("pettingzoo", reason="posse.envs needs its extra: pip install posse[env]")

import gymnasium
import numpy as np
from pettingzoo.test.api_test import api_test
from pettingzoo.test.performance_benchmark import performance_benchmark
from pettingzoo.test.seed_test import seed_test

import posse
from posse import IllegalAnswer, new_match
from posse.engine.chance import Chance
from posse.envs import bang_v0, dice_v0, solo, wyatt_v0
from posse.envs.pettingzoo_env import LOST, WON, Senses, TableEnv
from posse.testing import walk
from tests.conformance import fresh

Make = Callable[..., TableEnv]
ALL = [bang_v0.env, dice_v0.env, wyatt_v0.env]
IDS = ["bang", "dice", "wyatt"]
# api_test warns of everything unusual, such as an empty mask for agents that are not asked
unusual = pytest.mark.filterwarnings("ignore::UserWarning")


def play(env: TableEnv, seed: int) -> dict[str, float]:
    """Plays a match with random legal answers. Returns the reward of each agent."""
    rng = random.Random(seed)
    got: dict[str, float] = {}
    env.reset(seed=seed)
    for agent in env.agent_iter():
        seen, reward, terminated, truncated, _ = env.last()
        assert seen is not None and not truncated
        if terminated:
            got[agent] = got.get(agent, 0.0) + reward
            env.step(None)
        else:
            got[agent] = got.get(agent, 0.0) + reward
            env.step(rng.choice(np.flatnonzero(seen["action_mask"]).tolist()))
    return got


# PettingZoo's own ---------------------------------------------------------------------------------


@unusual
@pytest.mark.parametrize("make", ALL, ids=IDS)
def test_pettingzoos_api_test(make: Make) -> None:
    api_test(make(), num_cycles=300)


@unusual
def test_pettingzoos_api_test_with_all_packs_and_shaping() -> None:
    packs = ["base", "dodge_city", "great_train_robbery"]
    api_test(bang_v0.env(players=8, packs=packs, shaping=0.5), num_cycles=300)


@pytest.mark.parametrize("make", ALL, ids=IDS)
def test_pettingzoos_seed_test(make: Make) -> None:
    seed_test(make, num_cycles=300)


@pytest.mark.parametrize("make", ALL, ids=IDS)
def test_pettingzoos_benchmark_runs(make: Make, capsys: pytest.CaptureFixture[str]) -> None:
    with mock.patch.object(time, "time", side_effect=count(0, 0.01)):  # its five seconds pass
        performance_benchmark(make())
    assert "turns per second" in capsys.readouterr().out


# what is seen -------------------------------------------------------------------------------------


@pytest.mark.parametrize("id", IDS)
def test_states_with_the_same_view_give_the_same_observation(id: str) -> None:
    """Hidden cards are dealt again: no number that a learner sees may change."""
    game, (match, rng) = posse.game(id), fresh(id, 4, 5)
    senses = Senses(game, match.setup)
    box = senses.box()
    for _ in walk(match, rng):
        seat = rng.randrange(4)
        seen = senses.numbers(match.state, seat)
        assert box.contains(seen)
        world = game.imagine(game.view(match.state, Seat(seat)), Chance(rng.randbytes(32)))
        assert np.array_equal(senses.numbers(world, seat), seen)


@pytest.mark.parametrize("make", ALL, ids=IDS)
def test_every_player_sees_their_own_seat_first(make: Make) -> None:
    env = make()
    env.reset(seed=2)
    names = env.senses.observer.layout.names()
    turn = [name.startswith("people/me/on_turn") for name in names].index(True)
    asked = {agent: env.observe(agent)["observation"][turn] for agent in env.agents}
    assert [agent for agent, mine in asked.items() if mine] == [env.agent_selection]


def test_the_mask_is_for_the_asked_player_and_names_its_options() -> None:
    env = bang_v0.env(players=5)
    env.reset(seed=4)
    choice = env.match.choice
    assert choice is not None
    for agent in env.agents:
        legal = np.flatnonzero(env.observe(agent)["action_mask"]).tolist()
        asked = agent == env.agent_selection
        assert len(legal) == (len(choice.options) if asked else 0)
        options = [env.senses.actions.option(number, choice.seat) for number in legal]
        assert all(option in choice.options for option in options)


# what it is worth ---------------------------------------------------------------------------------


@pytest.mark.parametrize("make", ALL, ids=IDS)
@pytest.mark.parametrize("shaping", [0.0, 0.5])
def test_rewards_come_at_the_end_and_shaping_adds_up(make: Make, shaping: float) -> None:
    env = make(shaping=shaping)
    for seed in range(5):
        env.reset(seed=seed)
        begin = [
            env.game.standing(env.match.state, Seat(seat)) for seat in range(env.setup.players)
        ]
        got = play(env, seed)
        for seat, agent in enumerate(env.possible_agents):
            prize = WON if seat in env.match.state.winners else LOST
            gained = env.game.standing(env.match.state, Seat(seat)) - begin[seat]
            assert got[agent] == pytest.approx(prize + shaping * gained)


def test_an_illegal_answer_loses_and_is_an_error_at_a_strict_table() -> None:
    env = dice_v0.env(players=4)
    env.reset(seed=1)
    guilty = env.agent_selection
    wrong = int(np.flatnonzero(env.observe(guilty)["action_mask"] == 0)[0])
    env.step(wrong)
    assert all(env.terminations.values())
    assert env.rewards == {agent: LOST if agent == guilty else 0.0 for agent in env.agents}
    strict = dice_v0.raw_env(players=4)
    strict.reset(seed=1)
    with pytest.raises(IllegalAnswer, match="not legal now"):
        strict.step(wrong)
    assert not any(strict.terminations.values()) and strict.agent_selection == guilty


def test_a_seed_settles_the_matches_after_it_too() -> None:
    envs = [bang_v0.env(), bang_v0.env()]
    seen = []
    for env in envs:
        env.reset(seed=9)
        env.reset()
        seen.append([env.match.seed, env.observe("player_0")["observation"].tolist()])
    assert seen[0] == seen[1]
    envs[0].reset(seed=10)
    assert envs[0].match.seed != envs[1].match.seed


# in words -----------------------------------------------------------------------------------------


@pytest.mark.parametrize("make", ALL, ids=IDS)
@pytest.mark.parametrize("language", ["en", "de"])
def test_it_tells_the_match_in_words(make: Make, language: str) -> None:
    env = make(render_mode="ansi", language=language)
    env.reset(seed=3)
    first = env.render()
    assert first is not None and len(first.splitlines()) > 8
    play(env, 3)
    last = env.render()
    assert last is not None and env.match.seed in last


def test_words_tell_nobody_what_only_others_know() -> None:
    """The rendering is the same in every world that fits the view of the asked player."""
    env = bang_v0.env(render_mode="ansi")
    env.reset(seed=3)
    told = env.render()
    choice = env.match.choice
    assert told is not None and choice is not None
    env.match.state = env.game.imagine(env.match.view(choice.seat), Chance(b"other"))
    env.match.state.log = []
    again = env.render()
    assert again is not None and told.endswith(again)


# one seat against bots ----------------------------------------------------------------------------


@pytest.mark.parametrize("id", IDS)
def test_one_learner_among_bots(id: str) -> None:
    env: Any = solo(id, players=4, bots="greenhorn")
    rng, ended = random.Random(1), 0
    seen, info = env.reset(seed=1)
    places = {info["seat"]}
    while ended < 3:
        assert env.observation_space.contains(seen)
        action = rng.choice(np.flatnonzero(env.action_masks()).tolist())
        seen, reward, over, cut, info = env.step(action)
        assert not cut and reward == (0 if not over else WON if info["won"] else LOST)
        if over:
            ended += 1
            seen, info = env.reset()
            places.add(info["seat"])
    assert len(places) > 1


def test_one_learner_passes_gymnasiums_checks_of_spaces_and_seeds() -> None:
    env = solo("dice", players=5, seat=2)
    first, _ = env.reset(seed=3)
    again, info = env.reset(seed=3)
    assert np.array_equal(first, again) and info["seat"] == 2
    assert isinstance(env, gymnasium.Env)


def test_wrong_set_ups_are_refused_in_words() -> None:
    with pytest.raises(posse.BadSetup, match="is for 3 to 8 players"):
        dice_v0.env(players=9)
    with pytest.raises(posse.BadSetup, match="no pack"):
        bang_v0.env(packs=["high_noon"])


def test_the_match_behind_it_is_an_ordinary_one() -> None:
    env = wyatt_v0.env(players=2)
    env.reset(seed=8)
    match = new_match("wyatt", 2, env.match.seed)
    assert match.choice == env.match.choice


def test_without_the_extra_the_way_to_it_is_said() -> None:
    code = "import sys; sys.modules['pettingzoo'] = None; import posse.envs"
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=False)
    assert done.returncode and "pip install 'posse[env]'" in done.stderr.splitlines()[-1]


def test_the_former_name_of_the_module_works_and_warns() -> None:
    sys.modules.pop("posse.envs.table", None)
    with pytest.warns(DeprecationWarning, match=r"called posse\.envs\.pettingzoo_env now"):
        former = importlib.import_module("posse.envs.table")
    assert former.TableEnv is TableEnv

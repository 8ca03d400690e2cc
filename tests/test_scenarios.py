"""The executable rulebook: every scenario holds, every rule has one."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import posse
from posse.engine import rulebook, scenario
from posse.engine.scenario import Broken

ROOT = Path(__file__).parent.parent / "scenarios"
GAMES = [game.id for game in posse.all_games()]


def cases() -> list[Any]:
    found = []
    for path in rulebook.scenario_files(ROOT):
        game, specs = scenario.read(path)
        for i, spec in enumerate(specs):
            label = f"{game.id}/{path.stem}-{i}-{spec.get('name', '')}"
            found.append(pytest.param(game, spec, id=label))
    return found


@pytest.mark.parametrize(("game", "spec"), cases())
def test_scenario(game: posse.Game, spec: dict[str, Any]) -> None:
    scenario.run(game, spec)


@pytest.mark.parametrize("game", GAMES)
def test_every_rule_has_a_scenario_and_every_scenario_a_rule(game: str) -> None:
    coverage = rulebook.coverage(ROOT, game)
    assert coverage.rules, "the index is empty"
    assert coverage.missing == [], "rules without a scenario"
    assert coverage.unknown == [], "scenarios that name no rule, or one that is not in the index"


SEATS = [
    {"name": "ann", "role": "sheriff", "hand": ["BANG!/2C"]},
    {"name": "bob", "role": "outlaw", "hand": ["Missed!/2S", "Beer/6H"]},
    {"name": "cat", "role": "renegade"},
]
SHOT = {"name": "a shot", "seats": SEATS, "script": ["ann play BANG!/2C > bob"]}


@pytest.mark.parametrize(
    ("change", "complaint"),
    [
        ({"script": ["bob end"]}, "ann is asked"),
        ({"script": ["ann? end"]}, "legal is"),
        ({"script": ["ann! end"]}, "is legal"),
        ({"script": ["ann play Beer/6H"]}, "legal is"),
        ({"expect": {"bob": {"life": 3}}}, "bob.life is 4, not 3"),
        ({"expect": {"bob": {"hand": []}}}, "bob.hand"),
        ({"expect": {"winner": "law"}}, "winner"),
        ({"expect": {"turn": "bob"}}, "turn"),
        ({"expect": {"distance": {"ann": {"bob": 2}}}}, "distance.ann.bob is 1, not 2"),
        ({"expect": {"events": ["ann play BANG!/3C > bob"]}}, "no event"),
        ({"chance": [0]}, "nobody asked for"),
        ({"colour": "blue"}, "unknown keys"),
    ],
)
def test_a_scenario_that_does_not_hold_says_so(change: dict[str, Any], complaint: str) -> None:
    with pytest.raises(Broken, match=complaint):
        scenario.run(posse.game("bang"), {**SHOT, **change})


def test_chance_must_be_scripted() -> None:
    loot = {"seats": [{"name": "ann", "role": "sheriff", "hand": ["Cat Balou/KH"]}, *SEATS[1:]]}
    script = ["ann play Cat Balou/KH > bob", "ann discard hand"]
    with pytest.raises(posse.PosseError, match="not in `chance`"):
        scenario.run(posse.game("bang"), {**SHOT, **loot, "script": script})


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("game = 'chess'", "say which game"),
        ("game = 'bang'", "no \\[\\[scenario\\]\\]"),
        ("game = ", "Invalid"),
        ("game = 'bang'\nscenario = [1]", "a scenario is a table"),
    ],
)
def test_a_file_that_cannot_be_read_says_why(tmp_path: Path, text: str, complaint: str) -> None:
    path = tmp_path / "broken.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(posse.BadRecord, match=complaint):
        scenario.run_file(path)


def test_coverage_finds_gaps(tmp_path: Path) -> None:
    folder = tmp_path / "bang"
    folder.mkdir()
    rows = [f'[[rule]]\nid = "{id}"\nen = "x"\nde = "x"\nwhere = "x"\n' for id in ("a", "b")]
    (folder / "rules.toml").write_text("\n".join(rows), encoding="utf-8")
    text = '[[scenario]]\nname = "s"\nrules = ["a", "c"]\n[[scenario]]\nname = "t"\n'
    (folder / "one.toml").write_text(text, encoding="utf-8")
    coverage = rulebook.coverage(tmp_path, "bang")
    assert coverage.missing == ["b"]
    assert coverage.unknown == ["one.toml: s: c", "one.toml: t: names no rule"]


@pytest.mark.parametrize("text", ["[[scenario]]\nrules = 3", "[[scenario]]\nseats = []"])
def test_a_scenario_that_cannot_be_read_is_reported(tmp_path: Path, text: str) -> None:
    path = tmp_path / "odd.toml"
    path.write_text(f"game = 'bang'\n{text}", encoding="utf-8")
    (found,) = scenario.run_file(path)
    assert found.problem.startswith("cannot be read")

"""The scenario format: what can be expressed, and what is refused with one clear line."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

import posse
from posse.engine import rulebook, scenario
from posse.engine.scenario import Broken
from tests.engine.scenes import ROLES_OF_EIGHT, SHOT, fails, holds, seat

pytestmark = pytest.mark.both

# the script ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "script",
    [
        ["ann+ end"],
        ["ann+ play BANG!/2C > bob | end"],
        ["ann! play BANG!/2C > ann", "ann! Missed!/2S", "ann! character", "ann! hand"],
        ["ann play BANG!/2C > bob", "bob! Beer/6H", "bob? missed Missed!/2S | take"],
        [{"expect": {"bob": {"life": 4}, "topic": "play"}}, "ann play BANG!/2C > bob"],
        ["ann play BANG!/2C > bob", {"expect": {"asked": "bob", "acting": ["BANG!/2C"]}}],
    ],
)
def test_what_a_script_may_say(script: list[Any]) -> None:
    holds({"script": script})


@pytest.mark.parametrize(
    ("line", "complaint"),
    [
        ("bob end", "ann is asked (play): play BANG!/2C > bob"),
        ("ann play Beer/6H", "legal is"),
        ("ann? end", "legal is"),
        ("ann+ end | play Beer/6H", "legal is"),
        ("ann! end", "is legal"),
        ("ann! BANG!/2C", "legal is"),
        ("ann! BANG!/17C", "neither a card nor an answer"),
        ("ann! play BANG!/17C", "there is no card 'BANG!/17C'"),
        ("ann! play BANG!/2C > dan", "there is no seat 'dan'"),
        ({"expect": {"bob": {"life": 3}}}, "bob.life is 4, not 3"),
        ({"expect": {}, "then": 1}, "a table in the script is {expect"),
        (7, "a line of the script"),
    ],
)
def test_a_line_that_does_not_hold_says_so(line: Any, complaint: str) -> None:
    fails({"script": [line]}, complaint)


def test_an_expectation_holds_when_it_stands_not_later() -> None:
    before: Any = {"expect": {"ann": {"hand": ["BANG!/2C", "Beer/7H", "Panic!/JH"]}}}
    shot: Any = SHOT["script"]
    holds({"script": [before, *shot]})
    fails({"script": [*shot, before]}, "ann.hand is ['Beer/7H', 'Panic!/JH'], not")


# expectations -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("expect", "complaint"),
    [
        ({"bob": {"life": 3}}, "bob.life is 4, not 3"),
        ({"bob": {"hand": []}}, "bob.hand is ['Missed!/2S', 'Beer/6H'], not []"),
        ({"bob": {"hand": ["Beer/6H", "Beer/6H"]}}, "bob.hand is"),
        ({"bob": {"hand": "Beer/6H"}}, "bob.hand is compared with a list of texts"),
        ({"bob": {"height": 3}}, "`expect.bob` knows no key 'height'"),
        ({"bob": 3}, "what is expected of bob is a table"),
        ({"dan": {"life": 3}}, "knows no key 'dan', and the seats are ann, bob, cat"),
        ({"winner": "law"}, "winner is '', not 'law'"),
        ({"winners": ["ann"]}, "winners is [], not ['ann']"),
        ({"turn": "bob"}, "turn is 'ann', not 'bob'"),
        ({"asked": "ann"}, "asked is 'bob', not 'ann'"),
        ({"topic": "play"}, "topic is 'shot', not 'play'"),
        ({"distance": {"ann": {"bob": 2}}}, "distance.ann.bob is 1, not 2"),
        ({"distance": {"ann": {"dan": 2}}}, "distance.ann has no 'dan'"),
        ({"reach": {"ann": ["bob"]}}, "reach.ann is ['bob', 'cat'], not ['bob']"),
        ({"acting": ["BANG!/3C"]}, "acting is ['BANG!/2C'], not ['BANG!/3C']"),
        ({"pile_set": ["BANG!/3C"]}, "pile_set is [], not ['BANG!/3C']"),
        ({"pile_count": 1}, "pile_count is 0, not 1"),
        ({"extra": 0}, "knows no key 'extra'"),
        ({"events": ["ann play BANG!/3C > bob"]}, "no event"),
        ({"no_events": ["ann play"]}, "should not be: ann play BANG!/2C > bob"),
        ({"roles": {"sheriff": 1, "outlaw": 1}}, "roles is {'sheriff': 1, 'outlaw': 1, 'ren"),
        (3, "`expect` is a table"),
    ],
)
def test_an_expectation_that_does_not_hold_says_so(expect: Any, complaint: str) -> None:
    fails({"expect": expect}, complaint)


def test_order_counts_only_where_it_means_something() -> None:
    hands = {"bob": {"hand": ["Beer/6H", "Missed!/2S"]}, "knows": {"bob": {"bob": ["Beer/6H"]}}}
    table: dict[str, Any] = {"pile": ["Beer/8H", "Beer/9H"], "deck": ["Duel/8C", "Duel/JS"]}
    holds({**table, "expect": {"bob": hands["bob"], "deck": ["Duel/8C", "Duel/JS"]}})
    fails({"expect": {"knows": hands["knows"]}}, "knows.bob.bob is")
    fails({**table, "expect": {"deck": ["Duel/JS", "Duel/8C"]}}, "deck is")
    fails({**table, "expect": {"pile": ["Beer/9H", "Beer/8H"]}}, "pile is")
    holds({**table, "expect": {"pile_set": ["Beer/9H", "Beer/8H"]}})


# chance -------------------------------------------------------------------------------------------

ROB = ["ann play Panic!/JH > bob", "ann take hand"]


@pytest.mark.parametrize(
    ("chance", "card"), [([0], "Missed!/2S"), ([1], "Beer/6H"), (["Beer/6H"], "Beer/6H")]
)
def test_a_random_card_by_number_or_name(chance: list[Any], card: str) -> None:
    left = {"Missed!/2S", "Beer/6H"} - {card}
    holds({"script": ROB, "chance": chance, "expect": {"bob": {"hand": [*left]}}})


@pytest.mark.parametrize("chance", [["Stagecoach/9S"], [1]])
def test_a_name_means_any_card_that_reads_so(chance: list[Any]) -> None:
    """There are two Stagecoaches of the same value, and one lies elsewhere."""
    change = seat("bob", {"hand": ["Missed!/2S", "Stagecoach/9S"]})
    expect = {"bob": {"hand": ["Missed!/2S"]}, "pile": ["Stagecoach/9S", "Panic!/JH"]}
    holds({**change, "pile": ["Stagecoach/9S"], "script": ROB, "chance": chance, "expect": expect})


def test_a_shuffle_by_names_from_the_top() -> None:
    table = {"phase": "draw", "script": [], "pile": ["Beer/8H", "Beer/9H", "Beer/10H"]}
    expect = {"ann": {"hand": ["BANG!/2C", "Beer/7H", "Panic!/JH", "Beer/9H", "Beer/10H"]}}
    holds({**table, "chance": ["Beer/10H", "Beer/9H"], "expect": {**expect, "deck": ["Beer/8H"]}})


@pytest.mark.parametrize(
    ("chance", "complaint"),
    [
        ([], "`ann take hand`: a random pick among 2 is not in `chance`"),
        ([2], "`chance` gives 2, but the pick is among 0..1"),
        ([0, 1], "`chance` has 1 values nobody asked for"),
        (["Beer/7H"], "names what is not among the 2 to pick from"),
        (["cat"], "names what is not among the 2 to pick from"),
        (["Beer/9H"], "`chance` names 'Beer/9H': no seat and no card of this scenario"),
        ([True], "`chance` gives numbers and names, not True"),
    ],
)
def test_chance_must_be_scripted(chance: list[Any], complaint: str) -> None:
    fails({"script": ROB, "chance": chance}, complaint)


def test_a_number_is_not_a_name() -> None:
    chance = posse.engine.chance.Chance(b"", 0, [~1])
    with pytest.raises(posse.PosseError, match="a name where a number is picked"):
        chance.below(6)


# packs --------------------------------------------------------------------------------------------


def test_packs_of_a_position() -> None:
    knife = seat("bob", {"hand": ["Knife/8H", "Beer/6H"], "character": "Vera Custer"})
    holds({**knife, "packs": ["base", "dodge_city"]})
    holds({**knife, "packs": ["dodge_city", "base"]})
    fails(knife, "there is no character 'Vera Custer' in these packs")
    fails({"packs": ["dodge_city"]}, "there is no card 'Beer/7H' in these packs")


def test_packs_of_a_deal() -> None:
    deal = {"setup": {"players": 8, "seed": "1"}, "expect": {"roles": ROLES_OF_EIGHT}}
    scenario.run(posse.game("bang"), {**deal, "packs": ["base", "dodge_city"]})
    with pytest.raises(posse.BadSetup, match="is for 4 to 7 players, not 8"):
        scenario.run(posse.game("bang"), deal)


@pytest.mark.parametrize(
    ("packs", "complaint"),
    [
        (["bass"], "bang has no pack 'bass'; there are: base"),
        ([], "cannot be combined"),
        (["base", "base"], "pack 'base' is named twice"),
        ("base", "`packs` is a list"),
    ],
)
def test_packs_that_cannot_be(packs: Any, complaint: str) -> None:
    fails({"packs": packs}, complaint)
    deal = {"packs": packs, "setup": {"players": 4, "seed": "1"}}
    with pytest.raises((Broken, posse.PosseError), match=complaint):
        scenario.run(posse.game("bang"), deal)


def test_a_file_names_the_packs_of_its_scenarios(tmp_path: Path) -> None:
    path = tmp_path / "packs.toml"
    text = "game = 'bang'\npacks = ['base']\n[[scenario]]\n[[scenario]]\npacks = ['bass']\n"
    path.write_text(text, encoding="utf-8")
    _, specs = scenario.read(path)
    assert [spec["packs"] for spec in specs] == [["base"], ["bass"]]


# files --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("game = 'chess'", "say which game"),
        ("game = 'bang'", "no \\[\\[scenario\\]\\]"),
        ("game = ", "Invalid"),
        ("game = 'bang'\nscenario = [1]", "a scenario is a table"),
        ("game = 'bang'\ncolour = 'red'\n[[scenario]]", "unknown keys: colour"),
    ],
)
def test_a_file_that_cannot_be_read_says_why(tmp_path: Path, text: str, complaint: str) -> None:
    path = tmp_path / "broken.toml"
    path.write_text(text, encoding="utf-8")
    with pytest.raises(posse.BadRecord, match=complaint):
        scenario.run_file(path)


@pytest.mark.parametrize("text", ["[[scenario]]\nrules = 3", "[[scenario]]\nseats = []"])
def test_a_scenario_that_cannot_be_read_is_reported(tmp_path: Path, text: str) -> None:
    path = tmp_path / "odd.toml"
    path.write_text(f"game = 'bang'\n{text}", encoding="utf-8")
    (found,) = scenario.run_file(path)
    assert found.name == "scenario 1"
    assert found.problem


@pytest.mark.parametrize("folder", ["bang", "bang/base"])
def test_the_folder_names_the_game(tmp_path: Path, folder: str) -> None:
    path = tmp_path / folder / "one.toml"
    path.parent.mkdir(parents=True)
    path.write_text("[[scenario]]", encoding="utf-8")
    assert scenario.read(path)[0].id == "bang"


def test_a_folder_that_is_no_pack_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "bang" / "bass" / "one.toml"
    path.parent.mkdir(parents=True)
    path.write_text("[[scenario]]", encoding="utf-8")
    with pytest.raises(posse.BadRecord, match="bang has no pack 'bass'"):
        scenario.read(path)


# the index ----------------------------------------------------------------------------------------


def write_index(folder: Path, *ids: str) -> None:
    rows = [f'[[rule]]\nid = "{id}"\nen = "x"\nde = "x"\nwhere = "x"\n' for id in ids]
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "rules.toml").write_text("\n".join(rows), encoding="utf-8")


def test_coverage_finds_gaps(tmp_path: Path) -> None:
    write_index(tmp_path / "bang", "a", "b")
    text = '[[scenario]]\nname = "s"\nrules = ["a", "c"]\n[[scenario]]\nname = "t"\n'
    (tmp_path / "bang" / "one.toml").write_text(text, encoding="utf-8")
    coverage = rulebook.coverage(tmp_path, "bang")
    assert coverage.missing == ["b"]
    assert coverage.unknown == ["one.toml: s: c", "one.toml: t: names no rule"]


def test_the_index_of_a_game_holds_that_of_its_packs(tmp_path: Path) -> None:
    write_index(tmp_path / "bang", "a")
    write_index(tmp_path / "bang" / "base", "b", "c")
    text = '[[scenario]]\nname = "s"\nrules = ["a", "b", "d"]\n'
    (tmp_path / "bang" / "base" / "one.toml").write_text(text, encoding="utf-8")
    coverage = rulebook.coverage(tmp_path, "bang")
    assert [(rule.id, rule.pack) for rule in coverage.rules] == [
        ("a", ""),
        ("b", "base"),
        ("c", "base"),
    ]
    assert coverage.missing == ["c"]
    assert coverage.unknown == ["base/one.toml: s: d"]


def test_a_rule_stands_in_one_index_only(tmp_path: Path) -> None:
    write_index(tmp_path / "bang", "a")
    write_index(tmp_path / "bang" / "base", "a")
    with pytest.raises(posse.BadRecord, match="written twice: a"):
        rulebook.rules(tmp_path, "bang")

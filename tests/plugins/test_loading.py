"""Games, packs and bots of installed packages: found, loaded, or left out in one line."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tests.plugins.packages import PACK, SOURCE, install, medicine_show, printed, run

LIST = """
import json, posse
from posse import plugins
print(json.dumps({
    "games": [game.id for game in posse.all_games()],
    "packs": posse.game("bang").packs,
    "setups": posse.game("bang").setups(),
    "installed": [[one.kind, one.id, one.source.text, one.package] for one in plugins.installed()],
    "broken": [[one.source.name, one.problem] for one in plugins.broken()],
}))
"""
GAME = """
from posse.engine.game import Game


class Tiny(Game):
    def __init__(self):
        super().__init__("tiny", packs=(), house={}, position_keys=())

    def seats(self, packs):
        return (2, 4)

    def catalog(self):
        return CATALOG


GAME = Tiny()
"""
OWN = ["base", "dodge_city", "great_train_robbery"]


def test_a_pack_is_found_and_numbered_after_ours(tmp_path: Path) -> None:
    medicine_show(tmp_path)
    found = json.loads(printed(tmp_path, LIST))
    assert found["packs"] == [*OWN, "medicine_show"]
    assert ["base", "medicine_show"] in found["setups"]
    assert ["base", "dodge_city", "medicine_show"] in found["setups"]
    assert not [packs for packs in found["setups"] if "great_train_robbery" in packs[:-1]]
    row = ["pack", "medicine_show", "posse-medicine-show 1.0.0", "medicine_show"]
    assert (found["installed"], found["broken"]) == ([row], [])
    numbers = """
import posse
from posse.games.bang.cards import CARDS
posse.all_games()
print([card.pack for card in CARDS].index("medicine_show"), len(CARDS))
"""
    first, count = printed(tmp_path, numbers).split()
    without = printed(tmp_path, numbers.replace('.index("medicine_show")', "[-1]"),
                      POSSE_PLUGINS="none")  # fmt: skip
    assert without.split() == ["great_train_robbery", first]
    assert int(count) == int(first) + 2


@pytest.mark.parametrize("first", ["medicine_show.pack", "posse", "posse.games.bang.cards"])
def test_the_package_may_be_imported_before_posse(tmp_path: Path, first: str) -> None:
    medicine_show(tmp_path)
    found = json.loads(printed(tmp_path, f"import {first}\n{LIST}"))
    assert found["packs"] == [*OWN, "medicine_show"]


@pytest.mark.parametrize(
    ("switch", "packs"),
    [
        ("none", OWN),
        ("some-other,thing", OWN),
        ("other, Posse_Medicine.Show", [*OWN, "medicine_show"]),
    ],
)
def test_a_host_switches_plugins_off(tmp_path: Path, switch: str, packs: list[str]) -> None:
    medicine_show(tmp_path)
    assert json.loads(printed(tmp_path, LIST, POSSE_PLUGINS=switch))["packs"] == packs


COPY = """
from posse.games.bang.cards import BROWN, Kind
from posse.games.bang.effect import Plain
from posse.games.bang.pack import Pack
PACK = Pack("copy", deck=((Kind("Beer", BROWN, Plain()), "AS"),), needs=("base",))
"""
CRASH = """
from posse.games.bang.pack import Pack
def prepare(g, pieces):
    raise KeyError("nugget")
PACK = Pack("crash", needs=("base",), prepare=prepare)
"""
SHED = """
from posse.games.bang.pack import Pack
from posse.games.bang.zone import Zone
PACK = Pack("sheds", zones=(Zone("shed", "car"),), needs=("base",))
"""
LONELY = """
from posse.games.bang.pack import Pack
PACK = Pack("lonely", needs=("nowhere",))
"""
# What the module holds, by the name of its entry point, and what is said of it.
BROKEN = {
    "raises": ("raise ValueError('no gold\\nhere')", "ValueError: no gold here (x.py, line 1)"),
    "exits": ("raise SystemExit(3)", "SystemExit: 3 (x.py, line 1)"),
    "no_pack": ("PACK = 3", "x:PACK is no pack but int"),
    "gone": ("", "AttributeError: module 'x' has no attribute 'PACK'"),
    "lonely": (LONELY, "lonely can be played in no combination"),
    "named": (CRASH, "its entry point is called 'named', and its id is 'crash'"),
    "copy": (COPY, "kind 'beer' of copy is in use by base: call it copy_beer"),
    "sheds": (SHED, "zone 'shed' of sheds is in use by great_train_robbery: call it sheds_shed"),
    "crash": (CRASH, "KeyError: 'nugget' (x.py, line 4)"),
    "old": ("from posse.engine import nothing", "'nothing' from 'posse.engine' (__init__.py)"),
}


@pytest.mark.parametrize("name", BROKEN)
def test_a_broken_pack_is_left_out_in_one_line(tmp_path: Path, name: str) -> None:
    text, problem = BROKEN[name]
    medicine_show(tmp_path)
    install(tmp_path, "a-broken", {"x.py": text}, {"posse.packs": {name: "x:PACK"}})
    done = run(tmp_path, LIST + "print(len(posse.new_match('bang', 4, 1).state.box))")
    assert done.returncode == 0, done.stderr
    line = done.stderr
    assert line.count("\n") == 1
    assert line.startswith(f"{name} is left out: ")
    assert problem in line
    assert str(tmp_path) not in line and str(SOURCE) not in line
    rest, cards = done.stdout.splitlines()
    found = json.loads(rest)
    assert found["packs"] == [*OWN, "medicine_show"]
    assert (len(found["broken"]), cards) == (1, "80")


def test_a_game_is_registered_if_it_can_be_listed(tmp_path: Path) -> None:
    fine, bad = GAME.replace("CATALOG", "{}"), GAME.replace("CATALOG", "{'a': object()}")
    install(tmp_path, "tiny", {"tiny.py": fine}, {"posse.games": {"tiny": "tiny:GAME"}})
    install(tmp_path, "tiny-two", {"again.py": fine}, {"posse.games": {"tiny": "again:GAME"}})
    bad = bad.replace('"tiny"', '"bad"')
    install(tmp_path, "a-bad", {"bad.py": bad}, {"posse.games": {"bad": "bad:GAME"}})
    done = run(tmp_path, LIST)
    found = json.loads(done.stdout)
    assert found["games"] == ["bang", "dice", "wyatt", "tiny"]
    assert found["installed"] == [["game", "tiny", "tiny 1.0.0", ""]]
    assert [name for name, _ in found["broken"]] == ["bad", "tiny"]
    assert "there is already a game 'tiny'" in done.stderr


BOT = """
from posse.bots import Bot


class Last(Bot):
    def choose(self, view, choice):
        return len(choice.options) - 1
"""


def test_bots_are_offered_by_name(tmp_path: Path) -> None:
    entries = {"dice.last": "last:Last", "last_of_all": "last:Last", "bang.deputy": "last:Last",
               "whist.last": "last:Last"}  # fmt: skip
    install(tmp_path, "last", {"last.py": BOT}, {"posse.bots": entries})
    done = run(tmp_path, """
import posse
from posse import bots
print(bots.names("dice"), bots.names("wyatt"), bots.thinks("last", "dice"),
      bots.thinks("last_of_all", "wyatt"), bots.thinks("deputy", "bang"))
match = posse.new_match("dice", 4, 1)
bots.crew(match, "last,last_of_all", seed="a").play()
print(match.result is not None)
""")  # fmt: skip
    names = "['greenhorn', 'deputy', 'marshal', 'last', 'random', 'last_of_all']"
    wyatt = "['greenhorn', 'deputy', 'marshal', 'random', 'last_of_all']"
    assert done.stdout == f"{names} {wyatt} True True False\nTrue\n"
    assert sorted(line.split()[0] for line in done.stderr.splitlines()) == [
        "bang.deputy", "whist.last",
    ]  # fmt: skip


def test_bots_learn_the_pack(tmp_path: Path) -> None:
    medicine_show(tmp_path)
    knowledge = (
        "from posse.bots.bang.knowledge import Knowledge, flat\n"
        "KNOWLEDGE = Knowledge(worth={'tonic': 9.0}, plays={'tonic': flat(5.0)})\n"
    )
    (tmp_path / "medicine_show/knowledge.py").write_text(knowledge)
    program = """
import FIRST
from posse import bots
from posse.bots.bang.all_packs import EXPERT, KNOWN
bots.names("bang")
print(KNOWN.worth["tonic"], EXPERT.worth["tonic"], KNOWN.worth["beer"] == EXPERT.worth["beer"])
"""
    for first in ("posse", "medicine_show.knowledge"):
        found = printed(tmp_path, program.replace("FIRST", first))
        assert found == "9.0 9.0 True\n"
    (tmp_path / "medicine_show/knowledge.py").write_text(knowledge.replace("{'tonic': 9.0}", "1/0"))
    done = run(tmp_path, LIST + "from posse import bots; print(bots.names('bang'))")
    assert done.stderr.startswith("what bots know of it is left out: ZeroDivisionError")
    assert "medicine_show" in done.stdout


def test_a_pack_may_be_a_single_module(tmp_path: Path) -> None:
    entry = {"posse.packs": {"medicine_show": "show:PACK"}}
    install(tmp_path, "show", {"show.py": PACK}, entry)
    told = printed(
        tmp_path, "from posse import bots, plugins; print(bots.names('bang'), plugins.broken())"
    )
    assert told.endswith(" []\n")


RECORD = """
import json, posse, sys
match = posse.new_match("bang", 4, 3, packs=("base", "medicine_show"))
for _ in range(20):
    match.answer(0)
print(json.dumps(match.record()))
"""
READ = """
import json, posse, sys
try:
    print(len(posse.Match.replay(json.loads(sys.argv[1])).answers))
except posse.BadRecord as error:
    print(type(error).__name__, error)
"""


def test_records_name_the_plugin_and_its_version(tmp_path: Path) -> None:
    here, newer = tmp_path / "here", tmp_path / "newer"
    medicine_show(here)
    medicine_show(newer, "1.1.0")
    record = printed(here, RECORD)
    assert json.loads(record)["plugins"] == {"medicine_show": "posse-medicine-show 1.0.0"}
    read = READ.replace("sys.argv[1]", repr(record))
    assert printed(here, read) == "20\n"
    missing = "MissingPlugin this match needs posse-medicine-show 1.0.0: not installed here\n"
    assert printed(newer, read) == missing
    assert printed(here, read, POSSE_PLUGINS="none") == missing
    plain = record.replace('"plugins": {"medicine_show": "posse-medicine-show 1.0.0"}, ', "")
    other = printed(here, READ.replace("sys.argv[1]", repr(plain)))
    assert other.startswith("MissingPlugin this match was played with other packs")


def test_an_author_may_promise_that_a_release_replays_alike(tmp_path: Path) -> None:
    for version in ("1.0.0", "1.1.0"):
        medicine_show(tmp_path / version, version)
        path = tmp_path / version / "medicine_show/pack.py"
        path.write_text(path.read_text().replace("needs=", 'rules_version="1", needs='))
    record = printed(tmp_path / "1.0.0", RECORD)
    assert printed(tmp_path / "1.1.0", READ.replace("sys.argv[1]", repr(record))) == "20\n"


def test_records_without_plugins_say_nothing_of_them(tmp_path: Path) -> None:
    medicine_show(tmp_path)
    program = "import json, posse; print(json.dumps(posse.new_match('bang', 4, 3).record()))"
    with_one, without = (
        printed(tmp_path, program, **env) for env in ({}, {"POSSE_PLUGINS": "none"})
    )
    assert with_one == without

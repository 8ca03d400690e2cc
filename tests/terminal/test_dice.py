"""The Dice Game in the terminal: the texts that its players read."""

from __future__ import annotations

from typing import Any

import pytest

import posse
from posse.engine.chance import Chance
from posse.engine.event import Event
from posse.engine.ids import NONE, Seat, Verb
from posse.games.dice.state import DiceState
from posse.locales import LANGUAGES, Words
from posse.terminal.dice_screen import DiceScreen, DiceWording
from tests.command import Run, runner


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    return runner(capsys, monkeypatch)


def state(dice: str, *seats: dict[str, Any], **rest: Any) -> DiceState:
    spec = {"seats": list(seats), "dice": dice, **rest}
    found = posse.game("dice").position(spec, Chance(b"", 0, []))
    assert isinstance(found, DiceState)
    return found


def wording(lang: str = "en", me: int | None = 0) -> DiceWording:
    return DiceWording(posse.game("dice"), Words(lang), 4, me)


def offered(g: DiceState, lang: str = "en") -> list[tuple[str, str]]:
    assert g.choice is not None
    tell, said = wording(lang, g.choice.seat), []
    notes = posse.game("dice").notes(posse.game("dice").view(g, g.choice.seat))
    for option, now in zip(g.choice.options, notes, strict=True):
        text, note = tell.option(g.choice, option)
        said.append((text, tell.note(now, option) if now else note))
    return said


@pytest.mark.parametrize(
    ("players", "lang", "goal"),
    [
        (3, "en", "Outlaw: Eliminate the deputy yourself, or be the last one left."),
        (3, "de", "Bandit: Schalte selbst den Hilfssheriff aus oder bleib als Letzter übrig."),
        (4, "en", "Outlaw: Eliminate the sheriff."),
        (4, "de", "Bandit: Schalte den Sheriff aus."),
    ],
)
def test_three_players_have_goals_of_their_own(
    run: Run, players: int, lang: str, goal: str
) -> None:
    match = posse.new_match("dice", players, "goals")
    roles = [row["role"] for row in match.game.labels(match.state)]
    args = ("play", "dice", "--players", players, "--seed", "goals", "--lang", lang)
    _, out, _ = run(*args, "--seat", roles.index("outlaw"), stdin="?\n")
    assert goal in out
    helped = " ".join(out[out.index(goal) + len(goal) :].split())
    assert goal.partition(": ")[2] in helped, "the help says the same"


@pytest.mark.parametrize(
    ("lang", "sides"),
    [
        ("en", {3: ("Deputy", "Outlaw", "Renegade"), 5: ("Sheriff and deputies", "Outlaws")}),
        ("de", {3: ("Hilfssheriff", "Bandit"), 5: ("Sheriff und Hilfssheriffs", "Banditen")}),
    ],
)
def test_simulate_names_the_sides(run: Run, lang: str, sides: dict[int, tuple[str, ...]]) -> None:
    for players, names in sides.items():
        words = ("simulate", "dice", "--players", players, "--games", "60", "--lang", lang)
        _, out, _ = run(*words)
        table = out[: out.index(Words(lang).say("terminal-label-role"))]
        for name in names:
            assert name in table
        for raw in ("law ", "outlaws ", "deputy "):
            assert f"\n {raw}" not in table


@pytest.mark.parametrize("lang", LANGUAGES)
def test_every_side_has_a_name_and_a_reason(lang: str) -> None:
    words = Words(lang)
    for side in ("law", "outlaws", "renegade", "deputy", "outlaw", "draw"):
        for id in (f"dice-side-{side}", f"dice-result-{side}", f"dice-result-{side}-why"):
            assert words.say(id) != id


@pytest.mark.parametrize(
    ("roles", "out", "why"),
    [
        (("sheriff", "renegade", "outlaw"), (0, 2), "Nobody else is left, not even the sheriff."),
        (("deputy", "renegade", "outlaw"), (2,), "The renegade eliminated the outlaw."),
        (("deputy", "renegade", "outlaw"), (0, 2), "Nobody else is left."),
    ],
)
def test_why_the_renegade_won(roles: tuple[str, ...], out: tuple[int, ...], why: str) -> None:
    view = {
        "seats": [{"role": role, "out": seat in out} for seat, role in enumerate(roles)],
        "result": {"side": "renegade", "winners": [1]},
    }
    lines = DiceScreen(wording()).result(view)
    assert lines[0] == "The renegade wins"
    assert lines[1] == why
    assert lines[2] == "Winners: Ben"


def test_jesse_s_own_beer_says_what_it_gives() -> None:
    people = ({"role": "outlaw"}, {"role": "renegade"})
    jesse = {"role": "sheriff", "character": "Jesse Jones", "max": 11}
    low = offered(state("B D D G G", {**jesse, "life": 4}, *people, rolls=2))
    assert low[0] == ("Drink it yourself", "2\xa0life points back")
    assert low[1] == ("A beer for Ben", "At full life: no effect")
    high = offered(state("B D D G G", {**jesse, "life": 5}, *people, rolls=2))
    assert high[0] == ("Drink it yourself", "1\xa0life point back")


@pytest.mark.parametrize(
    ("dice", "cost"), [("1 D G G B", "1\xa0life point"), ("1 1 D G B", "2\xa0life points")]
)
def test_taking_the_hit_says_what_it_costs(dice: str, cost: str) -> None:
    bart = {"role": "outlaw", "character": "Bart Cassidy"}
    g = state(dice, {"role": "sheriff"}, bart, {"role": "renegade"}, rolls=2)
    while g.choice is not None and g.choice.topic == "shoot":
        g.apply([option.seat for option in g.choice.options].index(Seat(1)))
    assert offered(g)[0] == ("Take the hit", f"Costs {cost}")
    kostet = cost.replace("life point", "Lebenspunkt").replace("punkts", "punkte")
    assert offered(g, "de")[0] == ("Treffer hinnehmen", f"Kostet {kostet}")


def test_no_arrow_is_told_twice() -> None:
    dodge = [
        Event(Verb("dodge"), Seat(1), n=2),
        Event(Verb("arrow"), Seat(1)),
        Event(Verb("arrow"), Seat(1)),
        Event(Verb("arrow"), Seat(1)),
    ]
    assert [text for _, text in wording().log(dodge)] == [
        "Ben takes 2 arrows instead of losing 2\xa0life points.",
        "Ben takes an arrow.",
    ]
    sting = [
        Event(Verb("sting"), Seat(1), NONE, Seat(0)),
        Event(Verb("arrow"), Seat(0)),
        Event(Verb("indians"), Seat(0)),
    ]
    assert [verb for verb, _ in wording().log(sting)] == ["sting", "indians"]
    between = [
        Event(Verb("sting"), Seat(1), NONE, Seat(0)),
        Event(Verb("hurt"), Seat(2), n=1),
        Event(Verb("arrow"), Seat(0)),
    ]
    assert len(wording().log(between)) == 3


@pytest.mark.parametrize(("lang", "words"), [("en", "counts as a 1"), ("de", "gilt eine 2 als 1")])
def test_the_two_is_said_to_be_a_one_among_few(lang: str, words: str) -> None:
    for id in ("dice-face-two-text", "rules-dice-reach-two"):
        assert words in Words(lang).say(id)


def test_the_help_explains_the_faces(run: Run) -> None:
    _, out, _ = run("play", "dice", "--players", "4", "--seed", "1", stdin="?\n")
    said = " ".join(out.split())
    for face in ("arrow", "dynamite", "one", "two", "beer", "gatling"):
        assert Words("en").say(f"dice-face-{face}-text") in said

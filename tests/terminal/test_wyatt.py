"""Wyatt Earp in the terminal: the texts that its players read."""

from __future__ import annotations

from typing import Any

import pytest
from rich.console import Console

import posse
from posse.engine.chance import Chance
from posse.engine.event import redact
from posse.engine.ids import Seat
from posse.engine.text import option_text
from posse.games.wyatt.state import WyattState
from posse.locales import LANGUAGES, Words
from posse.terminal.wyatt_screen import WyattScreen, WyattWording
from tests.command import Run, runner

pytestmark = pytest.mark.long

JESSE = ["Jesse James"]
SEATS: list[dict[str, Any]] = [
    {"hand": ["Wes Hardin", "Photo Jesse James", "Jesse James", "Wes Hardin"], "money": 11},
    {"hand": ["Bob Dalton"], "rows": {"Jesse James": [*JESSE * 3, "Bank Robbery"]}},
    {
        "hand": ["Bob Dalton"],
        "rows": {"Belle Starr": ["Photo Belle Starr"], "Jesse James": JESSE * 2},
        "hidden": ["Belle Starr"],
    },
]


@pytest.fixture
def run(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Run:
    return runner(capsys, monkeypatch)


def state(**rest: Any) -> WyattState:
    found = posse.game("wyatt").position({"seats": SEATS, **rest}, Chance(b"", 0, [-1]))
    assert isinstance(found, WyattState)
    return found


def answer(g: WyattState, *texts: str) -> None:
    for text in texts:
        assert g.choice is not None
        legal = [
            option_text(posse.game("wyatt"), option, ["p0", "p1", "p2"])
            for option in g.choice.options
        ]
        g.apply(legal.index(text))


def screen(lang: str, me: int | None = 0) -> WyattScreen:
    return WyattScreen(WyattWording(posse.game("wyatt"), Words(lang), 3, me))


def drawn(g: WyattState, lang: str) -> list[str]:
    """The table's lines, with runs of spaces as one."""
    console = Console(width=100, markup=False)
    with console.capture() as capture:
        for part in screen(lang).table(
            posse.game("wyatt").present(posse.game("wyatt").view(g, Seat(0)))
        ):
            console.print(part)
    return [" ".join(line.split()) for line in capture.get().splitlines()]


def told(g: WyattState, lang: str, me: int) -> list[str]:
    events = [redact(event, Seat(me)) for event in g.log or []]
    return [text.replace("\u00a0", " ") for _, text in screen(lang, me).wording.log(events)]


def test_the_ledger_says_points_cards_and_who_would_be_paid() -> None:
    lines = drawn(state(posters={"Jesse James": 5}, deck=["Hideout"], pile=["Wes Hardin"]), "en")
    assert "▶ You $11,000 4" in lines
    assert "Poster You Ben Cora If the round ended now" in lines
    assert "Jesse James $5,000 – 8 (3B) 4 (2) Ben $3,000, Cora $2,000" in lines
    assert "Belle Starr $1,000 – – ⌂ 0 (P) 0 of 8 points" in lines
    assert "Wes Hardin $1,000 – – – no set yet" in lines
    assert lines[-1] == "Round 1 · Deck 1 · Discard pile 1, on top Wes Hardin"


def test_in_german_with_a_verdict_for_one_alone() -> None:
    g = state(posters={"Jesse James": 5}, reshuffled=True, law=True)
    g.hides[2 * 7 + 4] = g.hides[2 * 7]  # cat's Jesse James is hidden as well
    lines = drawn(g, "de")
    assert "Jesse James 5.000 $ – 8 (3B) ⌂ 0 (2) Alles für Ben" in lines
    end = "Durchgang 1 · Aufnahmestapel leer (einmal gemischt) · Ablagestapel leer"
    assert lines[-1] == f"{end} · Sheriff-Karte gespielt"


def test_the_hand_goes_by_outlaws() -> None:
    g = state()
    shown = posse.game("wyatt").present(posse.game("wyatt").view(g, Seat(0)))
    hand = screen("en").hand(shown).replace("\u00a0", " ")
    assert hand == "Your hand: Jesse James · Photo of Jesse James · 2 × Wes Hardin"


def test_a_poster_is_settled_in_one_line_and_a_deal_told_in_one() -> None:
    spec = {"posters": {"Jesse James": 6}, "turn": "p1", "deck": ["Hideout"], "pile": ["Hideout"]}
    g = state(**spec)
    answer(g, "discard Bob Dalton")
    for lang, lines in {
        "en": [
            "That was Ben’s last card: the round is over.",
            "Jesse James, $6,000: Ben 8, Cora 4 points. Paid: Ben $4,000, Cora $2,000.",
            "Wes Hardin, $1,000: nobody has points, the money stays.",
            "Round 2: everybody gets ten cards. Ben begins.",
        ],
        "de": [
            "Das war die letzte Karte von Ben: Der Durchgang ist zu Ende.",
            "Jesse James, 6.000 $: Ben 8, Cora 4 Punkte. Ausgezahlt: Ben 4.000 $, Cora 2.000 $.",
            "Wes Hardin, 1.000 $: Niemand hat Punkte, das Geld bleibt.",
            "Durchgang 2: Alle bekommen zehn Karten. Ben beginnt.",
        ],
    }.items():
        said = told(g, lang, 0)
        assert [line for line in said if line in lines] == lines
        assert len([line for line in said if "draw" in line or " auf." in line]) == 0
        assert len([line for line in said if "dealt" in line or "Du bekommst" in line]) == 1


@pytest.mark.parametrize("lang", LANGUAGES)
def test_cards_drawn_in_a_turn_are_one_line(lang: str) -> None:
    g = state(phase="draw", deck=["Hideout", "Wyatt Earp"], pile=["Sundance Kid"])
    answer(g, "deck")
    mine = {"en": "You draw Hideout, Wyatt Earp.", "de": "Du nimmst Unterschlupf, Wyatt Earp auf."}
    others = {"en": "Ann draws 2 cards.", "de": "Ann nimmt 2 Karten auf."}
    assert told(g, lang, 0)[-1] == mine[lang]
    assert told(g, lang, 1)[-1] == others[lang]


@pytest.mark.parametrize(("players", "lang"), [(4, "en"), (3, "de")])
def test_a_match_is_played_and_told_to_its_end(run: Run, players: int, lang: str) -> None:
    args = ("play", "wyatt", "--players", players, "--seed", "end", "--lang", lang)
    code, out, _ = run(*args, stdin="?\n" + "1\n" * 3000)
    assert code == 0
    assert Words(lang).say("terminal-seed", seed="end") in out
    assert "wyatt-" not in out

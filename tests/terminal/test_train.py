"""The Great Train Robbery in the terminal: the texts about track, train, prices and ghosts."""

from __future__ import annotations

from typing import Any

import pytest
from rich.console import Console

from posse.engine.event import Event, redact
from posse.engine.ids import NOBODY, NONE, Card, Mask, Seat, Verb
from posse.engine.state import State
from posse.engine.text import option_text, seat_names
from posse.locales import Words
from posse.terminal.bang_screen import BangScreen, BangWording
from tests.bang_table import BANG, Seats, card_named, position, seat

pytestmark = pytest.mark.long

TRACK = ["Boom Town", "Frisco", "Tombrock", "San Tafe"]
TRAIN = ["Caboose", "Mail Car", "Ghost Car"]


def table(*hand: str, life: int = 4, person: str = "Willy the Kid", **rest: Any) -> State:
    """The Sheriff on turn, with the locomotive under the third station by default."""
    seats: Seats = [seat("sheriff", *hand, life=life, character=person)]
    seats += rest.pop("others", [seat("outlaw"), seat("renegade"), seat("outlaw")])
    middle = {"locomotive": ["Ironhorse"], "track": TRACK, "train": TRAIN, "cars": ["Dining Car"]}
    return position(seats, **{**middle, "station": 2, **rest})


def screen(lang: str, me: int | None = 0) -> BangScreen:
    return BangScreen(BangWording(BANG, Words(lang), 4, me))


def shown(g: State, me: int | None = 0) -> dict[str, Any]:
    return BANG.present(g if me is None else BANG.view(g, Seat(me)))


def drawn(g: State, lang: str = "en", me: int | None = 0) -> list[str]:
    """The table's lines, with runs of spaces as one."""
    console = Console(width=120, markup=False)
    with console.capture() as capture:
        for part in screen(lang, me).table(shown(g, me)):
            console.print(part)
    return [" ".join(line.split()) for line in capture.get().splitlines()]


def offered(g: State, lang: str = "en") -> dict[str, str]:
    """The text of each option of the pending question, and its note."""
    assert g.choice is not None
    see, view = screen(lang, g.choice.seat), shown(g, g.choice.seat)
    rows = [(see.wording.option(g.choice, option), option) for option in g.choice.options]
    return {text: see.note(view, g.choice, option) or note for (text, note), option in rows}


def answer(g: State, *texts: str) -> None:
    for text in texts:
        assert g.choice is not None
        names = seat_names(4)
        legal = [option_text(BANG, option, names) for option in g.choice.options]
        g.apply(legal.index(text))


def told(g: State, lang: str = "en", me: int = 0) -> list[str]:
    events = [redact(event, Seat(me)) for event in g.log or []]
    return [text for _, text in screen(lang, me).wording.log(events)]


# the track ----------------------------------------------------------------------------------------


def test_the_track_says_what_stands_where_and_what_it_costs() -> None:
    lines = drawn(table("BANG!/AS"))
    assert lines[-7:] == [
        "Track Price Train For you",
        "1 Boom Town Costs a BANG! Mail Car ✓ You can pay",
        "2 Frisco Costs a card of clubs Caboose – You cannot pay",
        "3 Tombrock Costs 1 life point, never your last Ironhorse",
        "4 San Tafe Costs a card of hearts",
        "Terminus At the terminus: a shot at everybody.",
        "No station above it yet: Ghost Car · Pile of cars: 1",
    ]


def test_the_track_in_german() -> None:
    lines = drawn(table("BANG!/AS"), "de")
    assert "Strecke Preis Bahn Für dich" in lines
    assert "1 Boom Town Kostet ein BANG! Postwagen ✓ Das kannst du bezahlen" in lines
    assert "2 Frisco Kostet eine Kreuz-Karte Begleitwagen – Das kannst du nicht bezahlen" in lines
    assert "Endstation An der Endstation: ein Schuss auf alle." in lines
    assert lines[-1] == "Noch unter keiner Station: Geisterwagen · Wagenstapel: 1"


def test_at_the_terminus_the_locomotive_is_past_the_last_station() -> None:
    lines = drawn(table(station=4, locomotive=["Leland"]))
    assert "Terminus At the terminus: a General Store for everybody. Leland" in lines
    assert "4 San Tafe Costs a card of hearts Caboose – You cannot pay" in lines
    assert lines[-1] == "Pile of cars: 1"


def test_a_spectator_reads_prices_without_a_judgement() -> None:
    lines = drawn(table("BANG!/AS"), me=None)
    assert "Track Price Train" in lines
    assert "1 Boom Town Costs a BANG! Mail Car" in lines


def test_without_the_train_there_is_no_track() -> None:
    plain = position([seat("sheriff"), seat("outlaw"), seat("renegade"), seat("outlaw")])
    assert not [line for line in drawn(plain) if "Track" in line or "Pile of cars" in line]


def test_sancho_pays_nothing_anywhere_not_even_life() -> None:
    g = table(station=3, person="Sancho", life=3)
    assert len([line for line in drawn(g) if line.endswith("✓ Costs you nothing")]) == 3
    assert offered(g)["Take the Caboose"] == "Costs you nothing"
    g = table(station=3, person="Vera Custer", life=3)
    assert not [line for line in drawn(g) if line.endswith("✓ Costs you nothing")]


def test_the_turn_says_what_was_done_in_it() -> None:
    assert drawn(table(boarded=1))[-1].endswith(" · You have taken your car for this turn")
    assert "taken" not in drawn(table(boarded=1), me=1)[-1]
    assert drawn(table(extra=1), "de")[-1].endswith(" · Extrazug")


def test_help_explains_the_locomotive_the_cars_and_the_stations() -> None:
    names = dict(screen("de").help(shown(table("BANG!/AS"))))
    german = ["Ironhorse", "Begleitwagen", "Postwagen", "Geisterwagen"]
    assert set(german + TRACK) <= set(names)
    assert names["Frisco"].startswith("Für den Wagen darunter legst du eine Kreuz-Karte ab")
    assert "Speisewagen" not in names  # face down in the pile


# options ------------------------------------------------------------------------------------------


def test_each_car_that_may_be_taken_has_its_price_beside_it() -> None:
    options = offered(table("BANG!/AS", "BANG!/AH"))
    assert options["Take the Mail Car"] == "Boom Town: Costs a BANG!"
    assert "Take the Caboose" not in options
    move = "Move Ironhorse one station"
    assert options[move] == ("Then you must take one: Caboose (Tombrock), Ghost Car (Boom Town)")


def test_after_the_free_move_one_pays_and_at_the_water_tower_not() -> None:
    g = table("BANG!/AS", "BANG!/AH")
    answer(g, "roll Ironhorse")
    assert offered(g)["Take the Ghost Car"] == "Boom Town: Costs a BANG!"
    g = table("Water Tower/8H")
    answer(g, "play Water Tower/8H")
    assert set(offered(g).values()) == {"Costs you nothing"}
    assert set(offered(g, "de").values()) == {"Kostet dich nichts"}


def test_a_car_is_paid_for_in_words() -> None:
    g = table("BANG!/AS", "BANG!/AH")
    answer(g, "board Mail Car")
    assert g.choice is not None
    asked = screen("en").wording.prompt(g.choice)
    assert asked == "Boom Town costs a BANG! Which one do you discard?"
    assert screen("de", 1).wording.prompt(g.choice) == "Ann bezahlt mit Karten."
    answer(g, "discard BANG!/AS")
    assert told(g)[-3:] == [
        "You discard BANG! A♠.",
        "You take the Mail Car from the train.",
        "The Dining Car joins the train.",
    ]
    g = table(life=2, station=3)
    answer(g, "board Caboose")
    assert "Ann bezahlt 1\xa0Lebenspunkt." in told(g, "de", 1)


def test_a_blue_card_dodges_and_a_missed_is_played() -> None:
    shot = seat("outlaw", "Missed!/10C", front=["Caboose", "Dining Car"])
    others = [shot, seat("renegade"), seat("outlaw")]
    g = table("BANG!/AS", others=others, train=[], cars=[])
    answer(g, "play BANG!/AS > p1")
    said = ["Fehlschuss! 10♣ spielen", "Speisewagen als Fehlschuss! spielen"]
    assert list(offered(g, "de"))[:2] == said


# what happens -------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("lang", "asked", "watched", "hit"),
    [
        (
            "en",
            "Ironhorse shoots at everybody, you too. What do you do?",
            "Ironhorse shoots at everybody. Waiting for Ann.",
            "Ironhorse hits Ann, who loses 1\xa0life point.",
        ),
        (
            "de",
            "Ironhorse schießt auf alle, auch auf dich. Was tust du?",
            "Ironhorse schießt auf alle. Warten auf Ann.",
            "Ironhorse trifft Ann: Ann verliert 1\xa0Lebenspunkt.",
        ),
    ],
)
def test_ironhorse_is_nobodys_shot(lang: str, asked: str, watched: str, hit: str) -> None:
    g = table("Next Stop/2D", station=3)
    answer(g, "play Next Stop/2D")
    assert g.choice is not None
    assert g.choice.other == NOBODY
    assert screen(lang).wording.prompt(g.choice) == asked
    assert screen(lang, 1).wording.prompt(g.choice) == watched
    answer(g, "take", "take")
    assert hit in told(g, lang, 1)


def test_a_new_track_and_a_new_train_are_a_line_each() -> None:
    def lines(lang: str) -> list[str]:
        cards = [Event(Verb("station"), NOBODY, Card(card_named(name))) for name in TRACK]
        cards += [Event(Verb("couple"), NOBODY, Card(card_named(name))) for name in TRAIN]
        cards += [Event(Verb("turn_over"), NOBODY, Card(card_named("Leland")))]
        return [text for _, text in screen(lang).wording.log(cards)]

    assert lines("en") == [
        "The track: Boom Town, Frisco, Tombrock, San Tafe.",
        "Joining the train: Caboose, Mail Car, Ghost Car.",
        "The locomotive is turned over: Leland, a General Store for everybody.",
    ]
    assert lines("de") == [
        "Die Strecke: Boom Town, Frisco, Tombrock, San Tafe.",
        "Angehängt werden: Begleitwagen, Postwagen, Geisterwagen.",
        "Die Lokomotive wird umgedreht: Leland, ein General Store für alle.",
    ]


def test_mail_is_read_by_two_only() -> None:
    letter = Event(Verb("give"), Seat(0), Card(card_named("Beer/6H")), Seat(1), see=Mask(0b11))
    reads = [screen("en", me).wording.event(redact(letter, Seat(me))) for me in range(3)]
    assert reads == ["You give Ben Beer 6♥.", "Ann gives you Beer 6♥.", "Ann gives Ben a card."]


def test_a_swap_tells_both_ways() -> None:
    both = [
        Event(Verb("swap"), Seat(0), Card(card_named("Mail Car")), Seat(1)),
        Event(Verb("swap"), Seat(1), Card(card_named("Map/3D")), Seat(0)),
    ]
    assert [screen("en").wording.event(event) for event in both] == [
        "Mail Car goes from you to Ben.",
        "Map 3♦ goes from Ben to you.",
    ]
    assert [screen("de", 2).wording.event(event) for event in both] == [
        "Der Postwagen wechselt von Ann zu Ben.",
        "Die Landkarte 3♦ wechselt von Ben zu Ann.",
    ]


# ghosts -------------------------------------------------------------------------------------------


def test_a_ghost_is_shown_as_one() -> None:
    ghost = seat("renegade", life=0, front=["Ghost Car"], character="Paul Regret")
    gone = seat("outlaw", out=True, life=0)
    g = table("BANG!/AS", others=[seat("outlaw"), ghost, gone], train=TRAIN[:2])
    for lang, row, out in [
        ("en", "Cora ? Paul Regret Ghost 0 Ghost Car", "eliminated"),
        ("de", "Cora ? Paul Regret Geist 0 Geisterwagen", "ausgeschieden"),
    ]:
        lines = drawn(g, lang)
        assert [line for line in lines if line.startswith(row)]
        assert [line for line in lines if line.startswith("Dan Outlaw") and line.endswith(out)]
        names = [name for name, _ in screen(lang).help(shown(g))]
        assert names[-1] == ("Ghost" if lang == "en" else "Geist")
    assert "Ghost" not in [name for name, _ in screen("en").help(shown(table()))]


def test_a_ghost_is_told_as_one() -> None:
    def say(verb: str, lang: str, me: int, other: int = NONE) -> str:
        return screen(lang, me).wording.event(Event(Verb(verb), Seat(2), other=Seat(other)))

    stays = "Cora has no life points left, but stays in the game as a ghost."
    assert [say("ghost", "en", 0, other) for other in (NONE, 0, 1, 2)] == [stays] * 4
    bleibst = "Dein letzter Lebenspunkt ist weg, aber du bleibst als Geist im Spiel."
    assert say("ghost", "de", 2) == bleibst
    assert say("unhurt", "en", 0) == "Cora is a ghost and has no life points to lose."
    assert say("return", "de", 0) == "Cora kehrt als Geist ins Spiel zurück."

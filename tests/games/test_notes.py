"""The note on an option says its effect in the present position: it is true, and no secret."""

from __future__ import annotations

import json
from itertools import takewhile
from typing import Any

import pytest

import posse
from posse import Match
from posse.engine.chance import Chance
from posse.engine.choice import Note, Option
from posse.engine.event import Event
from posse.engine.ids import CHARACTER, NOBODY, NONE, Card, Seat
from posse.engine.state import State
from posse.locales import LANGUAGES, Words, bundle
from posse.server.wire import replies, shapes
from posse.terminal.wording import Wording
from posse.testing import walk
from tests.bang_table import BANG, Seats, asked, card_named, position, seat, texts
from tests.conformance import fresh, tables
from tests.wyatt_table import BELLE, WES, WYATT
from tests.wyatt_table import position as ledger
from tests.wyatt_table import seat as holder

GAMES = [game.id for game in posse.all_games()]


def notes(state: State) -> dict[str, Note]:
    """The notes by the text of the option, from the view of the asked seat."""
    choice = asked(state)
    said = BANG.notes(BANG.view(state, choice.seat))
    return {text: note for text, note in zip(texts(choice), said, strict=True) if note}


def play(state: State, *lines: str) -> State:
    for line in lines:
        state.apply(texts(asked(state)).index(line))
    return state


def two(mine: dict[str, Any], other: dict[str, Any], **rest: Any) -> State:
    """Ann is on turn, Bob sits beside her."""
    return position([mine, other, seat("outlaw")], **rest)


def test_a_card_that_has_no_effect_on_somebody_says_why() -> None:
    hand = ("BANG!/2D", "BANG!/2C", "Panic!/8D", "Duel/QD", "Duel/JS")
    kid = seat("outlaw", "Beer/6H", character="Apache Kid")
    said = notes(two(seat("sheriff", *hand), kid))
    assert said["play BANG!/2D > p1"] == Note("immune-diamonds")
    assert said["play Panic!/8D > p1"] == Note("immune-diamonds")
    assert said["play Duel/QD > p1"] == Note("immune-diamonds")
    assert "play BANG!/2C > p1" not in said
    assert "play BANG!/2D > p2" not in said
    car = seat("outlaw", front=["Prisoner Car"])
    said = notes(two(seat("sheriff", *hand), car))
    assert said["play Duel/JS > p1"] == Note("immune", card=Card(card_named("Prisoner Car")))


def test_what_heals_says_how_much_comes_back() -> None:
    def healing(life: int, **more: Any) -> dict[str, Note]:
        ann = seat("sheriff", "Beer/6H", "Whisky/QH", "Tequila/9C", life=life, max=5, **more)
        return notes(two(ann, seat("outlaw", life=3, max=4)))

    full = healing(5)
    assert full["play Beer/6H"] == full["play Whisky/QH"] == Note("full")
    assert full["play Tequila/9C > p0"] == full["play Tequila/9C > p2"] == Note("full")
    assert "play Tequila/9C > p1" not in full
    assert healing(4) == {"play Whisky/QH": Note("points", 1), "play Tequila/9C > p2": Note("full")}
    joe = {"character": "Tequila Joe"}
    assert healing(3, **joe)["play Beer/6H"] == Note("points", 2)
    assert healing(4, **joe)["play Beer/6H"] == Note("points", 1)
    assert healing(5, **joe)["play Beer/6H"] == Note("full")


def test_a_saloon_says_whom_it_helps() -> None:
    def saloon(mine: int, his: int) -> Note | None:
        ann = seat("sheriff", "Saloon/5H", life=mine, max=5)
        return notes(two(ann, seat("outlaw", life=his, max=4))).get("play Saloon/5H")

    assert saloon(4, 4) is None
    assert saloon(5, 3) == Note("others")
    assert saloon(5, 4) == Note("nobody")


def test_slabs_shot_says_what_it_needs() -> None:
    slab = seat("sheriff", "BANG!/2C", "Punch/10S", character="Slab the Killer")
    said = notes(two(slab, seat("outlaw")))
    assert said["play BANG!/2C > p1"] == Note("missed", 2)
    assert "play Punch/10S > p1" not in said


def test_a_green_card_says_from_when_it_may_be_used_and_a_weapon_what_it_replaces() -> None:
    hand = ("Knife/8H", "Bible/10H", "Winchester/8S")
    said = notes(two(seat("sheriff", *hand, front=["Schofield/JC"]), seat("outlaw")))
    assert said == {
        "play Knife/8H": Note("ready"),
        "play Bible/10H": Note("ready-soon"),
        "play Winchester/8S": Note("replaces", card=Card(card_named("Schofield/JC"))),
    }


def test_a_used_card_and_a_copied_one_speak_as_well() -> None:
    kid = seat("outlaw", character="Apache Kid")
    ann = seat("sheriff", "Money Bag/QC", front=["Canteen/7H", "Derringer/7S"], life=5, max=5)
    said = notes(two(ann, kid, pile=["BANG!/2D"]))
    assert said["use Canteen/7H"] == Note("full")
    assert said["play Money Bag/QC > p1"] == Note("immune-diamonds")
    assert "use Derringer/7S > p1" not in said


def test_a_ghost_has_nothing_to_lose() -> None:
    ghost = seat("outlaw", front=["Ghost Car"], life=0, max=4)
    said = notes(two(seat("sheriff", "BANG!/2C"), ghost))
    assert said == {"play BANG!/2C > p1": Note("lifeless")}


def test_joes_beer_saves_two_points() -> None:
    joe = seat("outlaw", "Beer/6H", character="Tequila Joe", life=2, max=4)
    state = play(two(seat("sheriff", "BANG!/2C"), joe), "play BANG!/2C > p1", "take")
    assert notes(state) == {"beer Beer/6H": Note("worth", 2)}


DICE = posse.game("dice")


def beers(**mine: Any) -> list[Note | None]:
    seats: Seats = [
        {"name": "ann", "role": "sheriff", **mine},
        {"name": "bob", "role": "outlaw", "life": 8, "max": 8},
        {"name": "cat", "role": "renegade", "life": 5, "max": 8},
    ]
    state = DICE.position({"seats": seats, "rolls": 3, "dice": "B B D G A"}, Chance(b"", 0, []))
    return DICE.notes(DICE.view(state, Seat(0)))


def test_a_beer_of_the_dice_says_what_it_brings() -> None:
    full, one, two = Note("full"), Note("points", 1), Note("points", 2)
    assert beers(life=8, max=8) == [full, full, one]
    assert beers(life=4, max=8) == [one, full, one]
    assert beers(life=4, max=9, character="Jesse Jones") == [two, full, one]


def test_a_discard_that_ends_the_round_says_so() -> None:
    def discards(mine: tuple[str, ...], his: tuple[str, ...]) -> set[Note | None]:
        state = ledger(holder(*mine), holder(*his), phase="play")
        options = asked(state).options
        said = zip(options, WYATT.notes(WYATT.view(state, Seat(0))), strict=True)
        return {note for option, note in said if option.verb == "discard"}

    assert discards((WES,), (WES,)) == {Note("round")}
    assert discards((WES, BELLE), ()) == {Note("round")}
    assert discards((WES, BELLE), (WES,)) == {None}


# over random matches ------------------------------------------------------------------------------


def happened(match: Match, option: Option) -> tuple[list[Event], State]:
    """What happens at once if this is chosen."""
    state = match.state.clone()
    state.log = []
    assert state.choice is not None
    state.apply(state.choice.options.index(option))
    return state.log, state


def is_true(match: Match, option: Option, note: Note) -> bool:
    log, after = happened(match, option)
    asker = match.choice.seat if match.choice else NONE
    at = option.seat if option.seat != NOBODY else asker
    if after.choice is not None and after.choice.topic == "pay":
        return True  # it has had no effect yet
    verbs = [event.verb for event in log]
    heals = takewhile(lambda event: event.verb == "heal" and event.card != CHARACTER, log[1:])
    healed = sum(event.n for event in heals if event.seat == at)
    match note.name.partition("-")[0]:
        case "immune":
            return "immune" in verbs
        case "missed":
            choice = after.choice
            return choice is not None and (choice.topic, choice.n) == ("shot", note.n)
        case "full" | "nobody" | "others":
            return healed == 0
        case "points":
            return healed == note.n
        case "lifeless":
            return not any(event.verb == "hurt" and event.seat == at for event in log)
        case "ready":
            return option.card in getattr(after, "spent", [])
        case "replaces":
            return ("discard", note.card) in [(event.verb, event.card) for event in log]
        case "round":
            return "over" in verbs
    return note.name == "worth"


@pytest.mark.both
@pytest.mark.parametrize("id", GAMES)
def test_notes_are_true_and_the_same_in_every_imagined_world(id: str) -> None:
    """A note is the same whatever the seat does not know, and it comes true."""
    game, seen = posse.game(id), set()
    for packs, players in tables(game):
        match, rng = fresh(id, players, 7, packs)
        for _ in walk(match, rng):
            choice = match.choice
            assert choice is not None
            said = match.notes()
            world = game.imagine(game.view(match.state, choice.seat), Chance(rng.randbytes(32)))
            assert game.notes(game.view(world, choice.seat)) == said
            for other in range(players):
                assert other == choice.seat or game.notes(game.view(match.state, Seat(other))) == []
            for option, note in zip(choice.options, said, strict=True):
                if note is not None:
                    seen.add(note.name)
                    assert is_true(match, option, note), (choice, option, note)
    assert seen
    for lang in LANGUAGES:
        missing = [name for name in seen if not bundle(lang).has_message(f"{id}-now-{name}")]
        assert not missing


# on their way out ---------------------------------------------------------------------------------


def shown() -> tuple[State, list[Note | None]]:
    state = two(seat("sheriff", "BANG!/2D"), seat("outlaw", character="Apache Kid"))
    return state, BANG.notes(BANG.view(state, Seat(0)))


def test_notes_travel_with_the_options_of_the_asked_player() -> None:
    state, said = shown()
    mine = json.loads(replies.encode(shapes.choice(asked(state), 1, None, True, notes=said)))
    assert [one.get("note") for one in mine["options"][:2]] == [{"name": "immune-diamonds"}, None]
    others = json.loads(replies.encode(shapes.choice(asked(state), 1, None, False, notes=said)))
    assert "options" not in others


@pytest.mark.parametrize(
    ("lang", "words"), [("en", "No effect: diamonds"), ("de", "Keine Wirkung: Karo")]
)
def test_the_terminal_says_them_in_place_of_the_general_note(lang: str, words: str) -> None:
    state, said = shown()
    tell = Wording(BANG, Words(lang), 3, 0)
    assert said[0] is not None
    assert tell.note(said[0], asked(state).options[0]) == words

"""Every place of The Great Train Robbery, and how to get there in either language."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from functools import partial
from itertools import count, islice

from playwright.sync_api import expect

import posse
from posse.engine.match import new_match
from tests.browser.entering import Wanted, asked, enter
from tests.browser.places import NAMES, Place, sit_down
from tests.browser.seeds import seed_of
from tests.browser.server_process import Server
from tests.browser.train import ALL_PACKS, BASE_TRAIN, ROLL, STEPS, USES, TrainPlayer
from tests.browser.visitor import Visitor

RIDERS = 8


def seek(
    visitor: Visitor,
    wanted: Callable[[TrainPlayer], bool],
    players: int = 7,
    packs: tuple[str, ...] = BASE_TRAIN,
    names: tuple[str, ...] = NAMES,
) -> TrainPlayer:
    """Plays until `wanted` holds. If a match ends before, it plays another one."""
    for name in names:
        sit_down(visitor, players, name=name, packs=list(packs))
        player = TrainPlayer(visitor)
        if player.play(partial(wanted, player)) == "asked":
            return player
    raise AssertionError("in none of these matches it came to that")


def riders(*cars: str, players: int = 5) -> tuple[str, ...]:
    """People who begin the match and can pay for one of these cars at once."""
    return tuple(islice(_riders(set(cars), players), RIDERS))


def _riders(cars: set[str], players: int) -> Iterator[str]:
    bang = posse.game("bang")
    kinds = {card["id"]: card["kind"] for card in bang.catalog()["cards"]}
    for name in (f"Rider {number}" for number in count(1)):
        match = new_match("bang", players, seed_of(name), packs=BASE_TRAIN)
        choice = match.state.choice
        if choice is None or choice.seat != 0 or choice.topic != "play":
            continue
        view = bang.present(match.view(0))
        often = view["seats"][0]["character"] == "benny_brawler"  # takes one car after the other
        fares = [] if often else view["fares"]["now"]
        if any(fare["met"] and kinds[fare["car"]] in cars for fare in fares):
            yield name


def offers(*verbs: str) -> Wanted:
    """A turn in which one of these can be done."""
    return lambda moment: (
        moment.choice.topic == "play"
        and any(option.verb in verbs for option in moment.choice.options)
    )


def arrive(
    visitor: Visitor,
    server: Server,
    wanted: Wanted,
    players: int = 7,
    packs: tuple[str, ...] = BASE_TRAIN,
) -> TrainPlayer:
    """Sits down at such a moment."""
    enter(visitor, server, wanted, players=players, packs=list(packs))
    player = TrainPlayer(visitor)
    assert player.wait() == "asked"
    return player


def turn(visitor: Visitor, server: Server) -> None:
    """My turn: a car can be paid for."""
    assert arrive(visitor, server, offers("board")).payable()


def paying(visitor: Visitor, server: Server) -> None:
    """A car is chosen: the page asks what pays for it."""
    arrive(visitor, server, offers("board")).choose_car()


def moved(visitor: Visitor, server: Server) -> None:
    """The train as it would be one station further."""
    player = arrive(visitor, server, offers("roll"))
    visitor.press(player.page.locator(ROLL))
    expect(visitor.page.locator('.wire [data-id="cancel"]')).to_be_visible()


def timetable(visitor: Visitor, server: Server) -> None:
    turn(visitor, server)
    if visitor.size.phone:
        visitor.press(visitor.page.locator(".rstrip"))
        expect(visitor.page.locator("dialog .ttable")).to_be_visible()


def eight(visitor: Visitor, server: Server) -> None:
    """As many people, and as many stations, as possible."""
    arrive(visitor, server, offers("board"), 8, ALL_PACKS)


def three(visitor: Visitor, server: Server) -> None:
    arrive(visitor, server, offers("board"), 3, ALL_PACKS)


def uses(visitor: Visitor, server: Server) -> None:
    """The Baggage Car: the page asks for its use."""
    me = arrive(visitor, server, offers("use_bang", "use_panic", "use_cat_balou"))
    for card in me.page.locator(':is(.me__seat, .mystrip) [data-nav="card"]').all():
        visitor.press(card)
        if me.there(USES):
            return
        me.page.keyboard.press("Escape")
    raise AssertionError("no card before me has several uses")


def giving(visitor: Visitor, server: Server) -> None:
    """Mail Car or Lounge Car: which card, then for whom."""
    player = arrive(visitor, server, lambda moment: moment.choice.topic in ("mail", "lounge"))
    visitor.press(player.page.locator(STEPS).first)
    expect(visitor.page.locator('[data-nav="target"]').first).to_be_visible()


def placing(visitor: Visitor, server: Server) -> None:
    """A car that may be laid in front of anybody."""
    arrive(visitor, server, asked("place"))
    expect(visitor.page.locator(".shelf .card").first).to_be_visible()
    expect(visitor.page.locator('[data-nav="target"]').first).to_be_visible()


def robbed(visitor: Visitor, server: Server) -> None:
    """The page asks whether to give up a card or to face a BANG!"""
    enter(visitor, server, asked("robbery"), players=6, packs=list(BASE_TRAIN))
    assert TrainPlayer(visitor).wait() == "asked"
    expect(visitor.page.locator(".wire .btn--hurt")).to_be_visible()


def seat(visitor: Visitor, server: Server) -> None:
    """A seat with a car in front is opened."""
    player = arrive(visitor, server, offers("board"))
    player.page.locator('[data-place="seat-1"]').click()
    expect(visitor.page.locator("dialog .opened")).to_be_visible()


def result(visitor: Visitor, server: Server) -> None:
    visitor.go(server.finished(packs=list(BASE_TRAIN)).table)
    expect(visitor.page.locator("dialog .result")).to_be_visible()


def replay(visitor: Visitor, server: Server) -> None:
    visitor.go(server.finished(packs=list(BASE_TRAIN)).replay)
    expect(visitor.page.locator(".rebar")).to_be_visible()
    for _ in range(40):
        visitor.page.keyboard.press("ArrowRight")
    expect(visitor.page.locator(".track, .rstrip")).to_be_visible()


def rules(visitor: Visitor, server: Server) -> None:
    visitor.go("/rules/bang/great_train_robbery")
    expect(visitor.page.locator(".part").last).to_be_visible()


TRAIN: dict[str, Place] = {
    place.__name__: place
    for place in (
        turn, paying, moved, timetable, eight, three, uses, giving, placing, robbed, seat, result,
        replay, rules,
    )
}  # fmt: skip

"""The course of the game: turn after turn, and the phases of a turn."""

from __future__ import annotations

from functools import partial

from tests.model.harm import lose, turn_up
from tests.model.plays import carry_out, heal_by_cards, may_heal, options
from tests.model.table import ABILITY, HAND, NOBODY, NOTHING, Answer, Deciding, Flow, Over, Table

LOW = ("2", "3", "4", "5", "6", "7", "8", "9")  # of spades: what sets off Dynamite (B30)


def game(t: Table) -> Flow:
    """Plays the whole game from the first turn on."""
    seat = t.roles.index("sheriff" if "sheriff" in t.roles else "deputy")
    try:
        while True:
            yield from turn(t, seat)
            seat = t.clockwise(seat + 1)[0]
    except Over:
        return


def turn(t: Table, seat: int) -> Flow:
    t.on_turn, t.bangs, t.used, t.fresh = seat, 0, set(), set()
    t.turns += 1
    yield from dynamite(t, seat)
    if seat not in t.alive:
        return
    free = yield from jail(t, seat)
    if t.people[seat] == "Vera Custer":
        t.ability[seat] = ""  # B10: the old ability lasted through the checks
    if free:
        yield from name_somebody(t, seat)
        yield from take_cards(t, seat)
        yield from play(t, seat)
        if seat not in t.alive:
            return
        yield from part_with_doubles(t, seat)
    else:
        yield from rest(t, seat)
    yield from limit(t, seat, heals=free)
    for card in [card for card in t.front[seat] if t.name(card) == "Jail" and not free]:
        t.discard(seat, card)


# before phase I -------------------------------------------------------------------------------


def dynamite(t: Table, seat: int) -> Flow:
    for card in [card for card in t.front[seat] if t.name(card) == "Dynamite"]:
        goes_off = yield from turn_up(t, seat, "S", LOW)
        if goes_off:
            t.discard(seat, card)
            yield from lose(t, seat, 3, NOBODY)
        else:
            pass_on(t, seat, card)


def pass_on(t: Table, seat: int, card: int) -> None:
    """Dynamite goes to the next player clockwise without one; if everybody has one, it stays."""
    for other in t.others(seat):
        if not any(t.name(open_) == "Dynamite" for open_ in t.front[other]):
            t.front[seat].remove(card)
            t.front[other].append(card)
            return


def jail(t: Table, seat: int) -> Deciding:
    """Whether the turn takes place. The card that holds the player is discarded after phase III."""
    for card in [card for card in t.front[seat] if t.name(card) == "Jail"]:
        hearts = yield from turn_up(t, seat, "H")
        if not hearts:
            return False
        t.discard(seat, card)
    return True


def name_somebody(t: Table, seat: int) -> Flow:
    if t.people[seat] == "Vera Custer":
        _, _, other = yield from t.ask(
            seat, "mimic", lambda: [("mimic", NOTHING, other) for other in t.others(seat)]
        )
        t.ability[seat] = t.people[other]


# phase I --------------------------------------------------------------------------------------


def take_cards(t: Table, seat: int) -> Flow:
    who = t.ability[seat]
    if who == "Bill Noface":
        t.draw(seat, 1 + t.full[seat] - t.life[seat])
    elif who == "Pixie Pete":
        t.draw(seat, 4)
    elif who == "Black Jack":
        cards = t.draw(seat, 2)
        if len(cards) == 2 and t.suit(cards[1]) in "HD":
            t.draw(seat, 1)
    elif who == "Kit Carlson":
        yield from look_at_three(t, seat)
    elif who in ("Jesse Jones", "Pedro Ramirez", "Pat Brennan"):
        yield from another_way(t, seat, other_ways(t, seat))
    else:
        t.draw(seat, 2)


def other_ways(t: Table, seat: int) -> list[Answer]:
    if t.is_(seat, "Pedro Ramirez"):
        return [("pile", NOTHING, NOBODY)] if t.pile else []
    if t.is_(seat, "Jesse Jones"):
        return [("rob", NOTHING, other) for other in t.others(seat) if t.hand[other]]
    return [("take", card, other) for other in t.others(seat) for card in t.front[other]]


def another_way(t: Table, seat: int, ways: list[Answer]) -> Flow:
    """Asks a player who may take a first card from elsewhere, if there is one."""
    what, card, other = "deck", NOTHING, NOBODY
    if ways:
        deck = ("deck", NOTHING, NOBODY)
        what, card, other = yield from t.ask(seat, "draw", lambda: [deck, *other_ways(t, seat)])
    if what == "deck":
        t.draw(seat, 2)
    elif what == "take":
        t.steal(seat, other, card)
    else:
        if what == "pile":
            t.hand[seat].append(t.pile.pop())
        else:
            t.steal(seat, other, HAND)
        t.draw(seat, 1)


def look_at_three(t: Table, seat: int) -> Flow:
    """Kit Carlson's cards are off the deck until he has chosen (B33)."""
    t.looked = t.tops(3)[::-1]
    kept = 0
    while len(t.looked) > 1 and kept < 2 and len(t.looked) + kept == 3:
        _, card, _ = yield from t.ask(
            seat, "keep", lambda: [("keep", card, NOBODY) for card in t.looked]
        )
        t.looked.remove(card)
        t.hand[seat].append(card)
        kept += 1
    if kept == 0:
        t.hand[seat] += t.looked[::-1]
    else:
        t.deck += t.looked
    t.looked = []


# phases II and III ----------------------------------------------------------------------------


def play(t: Table, seat: int) -> Flow:
    while seat in t.alive:
        answer = yield from t.ask(seat, "play", lambda: options(t, seat))
        if answer[0] == "end":
            return
        yield from carry_out(t, seat, answer)


def part_with_doubles(t: Table, seat: int) -> Flow:
    """At the end of a turn no two cards of a name may lie in front of its player (B2)."""
    while doubles(t, seat):
        _, card, _ = yield from t.ask(seat, "duplicate", lambda: doubles(t, seat))
        t.discard(seat, card)


def doubles(t: Table, seat: int) -> list[Answer]:
    """The cards whose name lies there twice."""
    front = t.front[seat]
    names = [t.name(card) for card in front]
    return [("discard", card, NOBODY) for card in front if names.count(t.name(card)) > 1]


def rest(t: Table, seat: int) -> Flow:
    """Sid Ketchum, held by Jail, may heal before his hand is checked (B6)."""
    if may_heal(t, seat):
        ways = [("heal", ABILITY, NOBODY), ("end", NOTHING, NOBODY)]
        what, _, _ = yield from t.ask(seat, "rest", lambda: ways)
        if what == "heal":
            yield from heal_by_cards(t, seat)


def limit(t: Table, seat: int, heals: bool) -> Flow:
    """Discards surplus cards; Sid Ketchum may heal before the first one (B6)."""
    while len(t.hand[seat]) > t.life[seat] and not t.is_(seat, "Sean Mallory"):
        what, card, _ = yield from t.ask(seat, "limit", partial(ends, t, seat, heals))
        if what == "heal":
            yield from heal_by_cards(t, seat)
        else:
            t.discard(seat, card)
        heals = False


def ends(t: Table, seat: int, heals: bool) -> list[Answer]:
    found = [("discard", card, NOBODY) for card in t.hand[seat]]
    return found + ([("heal", ABILITY, NOBODY)] if heals and may_heal(t, seat) else [])

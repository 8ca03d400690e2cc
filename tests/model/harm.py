"""Hits, lost life points and their consequences, up to the end of the game."""

from __future__ import annotations

from collections.abc import Callable

from tests.model.table import (
    ABILITY,
    HAND,
    NOBODY,
    NOTHING,
    Answer,
    Asking,
    Deciding,
    Flow,
    Over,
    Table,
)

SHIELDS = ("Bible", "Iron Plate", "Sombrero", "Ten Gallon Hat")
PREY = {"deputy": "renegade", "renegade": "outlaw", "outlaw": "deputy"}  # with three players


def untouched(t: Table, owner: int, seat: int, card: int) -> bool:
    """Diamonds played by others do nothing to Apache Kid (B11)."""
    return t.is_(seat, "Apache Kid") and owner != seat and t.suit(card) == "D"


# hits -----------------------------------------------------------------------------------------


def hit(t: Table, owner: int, seat: int, card: int, needed: int = 1) -> Flow:
    """A card with the hit symbol is aimed at a player, who may prevent the hit."""
    if untouched(t, owner, seat, card):
        return
    barrels: list[int] = []  # Barrels that were tried: each once per hit
    while needed:
        what, with_, _ = yield from t.ask(seat, "shot", lambda: defences(t, seat, barrels))
        if what == "take":
            yield from lose(t, seat, 1, owner)
            return
        if what == "barrel":
            barrels.append(with_)
            needed -= yield from turn_up(t, seat, "H")
        else:
            dodge(t, seat, with_, draws=what == "use" and t.name(with_) == "Bible")
            needed -= 1


def defences(t: Table, seat: int, barrels: list[int]) -> list[Answer]:
    found = [("missed", card, NOBODY) for card in t.hand[seat] if serves(t, seat, card)]
    for card in t.open_cards(seat):
        if t.name(card) == "Barrel" and card not in barrels:
            found.append(("barrel", card, NOBODY))
        if t.name(card) in SHIELDS and card not in t.fresh:
            found.append(("use", card, NOBODY))
    if t.is_(seat, "Jourdonnais") and ABILITY not in barrels:
        found.append(("barrel", ABILITY, NOBODY))
    return [*found, ("take", NOTHING, NOBODY)]


def serves(t: Table, seat: int, card: int) -> bool:
    """Whether a hand card prevents a hit."""
    if t.name(card) == "BANG!" and t.is_(seat, "Calamity Janet"):
        return True
    return t.name(card) in ("Missed!", "Dodge") or t.is_(seat, "Elena Fuente")


def dodge(t: Table, seat: int, card: int, draws: bool) -> None:
    """A Missed! or what works like one; Elena Fuente's Bible is a mere Missed! (B15)."""
    t.begin_effect(seat, card)
    if draws or t.name(card) == "Dodge":
        t.draw(seat, 1)
    t.end_effect()
    gave(t, seat, card)


def gave(t: Table, seat: int, card: int) -> None:
    """Molly Stark draws a card for what she plays voluntarily in the turns of others."""
    counts = t.name(card) in ("BANG!", "Missed!", "Beer")
    if counts and t.is_(seat, "Molly Stark") and seat != t.on_turn:
        t.draw(seat, 1)


def turn_up(t: Table, seat: int, suit: str, ranks: tuple[str, ...] = ()) -> Deciding:
    """'Draw!': whether the card has this suit, and one of these ranks if any are named."""
    lucky = t.is_(seat, "Lucky Duke")
    cards = t.tops(2 if lucky else 1)
    card = cards[0] if cards else NOTHING
    if lucky and cards:
        t.shelf = cards
        answer = yield from t.ask(seat, "check", lambda: [("choose", c, NOBODY) for c in cards])
        card, t.shelf = answer[1], []
    t.pile += cards
    if card == NOTHING:
        return False
    return t.suit(card) == suit and (not ranks or t.printed[card].rank in ranks)


# loss -----------------------------------------------------------------------------------------


def lose(t: Table, seat: int, points: int, owner: int) -> Flow:
    """A player is about to lose points by a card of `owner`. Beer and Sid's cards help."""
    while points > 0 and may_save(t, seat):
        what, card, _ = yield from t.ask(seat, "save", lambda: saves(t, seat))
        if what == "take":
            break
        if what == "beer":
            t.discard(seat, card)
            points -= 2 if t.is_(seat, "Tequila Joe") else 1
            gave(t, seat, card)
        else:
            yield from pay(t, seat, 2)
            points -= 1
    if points <= 0:
        t.heal(seat, -points)
        return
    t.life[seat] = max(0, t.life[seat] - points)
    if t.life[seat] == 0:
        yield from eliminate(t, seat, owner)
    elif t.is_(seat, "Bart Cassidy"):
        t.draw(seat, points)
    elif t.is_(seat, "El Gringo") and owner not in (seat, NOBODY):
        for _ in range(min(points, len(t.hand[owner]))):
            t.steal(seat, owner, HAND)


def may_save(t: Table, seat: int) -> bool:
    """Whether this seat could have a saving card, judged by the backs that others see."""
    count = len(t.hand[seat])
    return (count > 0 and len(t.alive) > 2) or (count > 1 and t.is_(seat, "Sid Ketchum"))


def saves(t: Table, seat: int) -> list[Answer]:
    found = [("take", NOTHING, NOBODY)]
    if len(t.alive) > 2:
        found += [("beer", card, NOBODY) for card in t.hand[seat] if t.name(card) == "Beer"]
    if t.is_(seat, "Sid Ketchum") and len(t.hand[seat]) > 1:
        found.append(("spare", ABILITY, NOBODY))
    return found


def pay(t: Table, seat: int, count: int) -> Flow:
    """Discards hand cards of the player's choice, one after the other."""
    for _ in range(count):
        yield from pay_one(t, seat, lambda: t.hand[seat])


def pay_one(t: Table, seat: int, cards: Callable[[], list[int]]) -> Asking:
    """Discards one of these cards, which are read when the table waits."""
    answer = yield from t.ask(seat, "pay", lambda: [("discard", c, NOBODY) for c in cards()])
    t.discard(seat, answer[1])
    return answer


# elimination ----------------------------------------------------------------------------------


def eliminate(t: Table, seat: int, killer: int) -> Flow:
    t.alive.remove(seat)
    look_for_the_end(t, seat, killer)
    yield from hand_over(t, seat)
    if killer not in (seat, NOBODY) and killer in t.alive:
        if t.roles[seat] == "outlaw" or len(t.people) == 3:
            t.draw(killer, 3)
        if t.roles[seat] == "deputy" and t.roles[killer] == "sheriff":
            lay_down_all(t, killer)
    for other in t.clockwise(t.on_turn):
        if t.is_(other, "Herb Hunter"):
            t.draw(other, 2)
        if t.is_(other, "Greg Digger"):
            t.heal(other, 2)


def hand_over(t: Table, seat: int) -> Flow:
    """An eliminated player's cards go to the pile, Vulture Sam, or him and Vera Custer."""
    heirs = [other for other in t.clockwise(seat) if t.is_(other, "Vulture Sam")]
    if not heirs:
        lay_down_all(t, seat)
    turn = 0
    while t.has_cards(seat) and len(heirs) > 1:
        heir = heirs[turn % len(heirs)]
        answer = yield from t.ask(heir, "share", lambda: spoils(t, seat, "take"))
        t.steal(heir, seat, answer[1])
        turn += 1
    for card in t.hand[seat] + t.front[seat]:
        t.steal(heirs[0], seat, card)


def spoils(t: Table, seat: int, what: str) -> list[Answer]:
    """What may be taken from another player: a hidden card of the hand, or an open one."""
    hidden = [(what, HAND, NOBODY)] if t.hand[seat] else []
    return hidden + [(what, card, NOBODY) for card in t.front[seat]]


def lay_down_all(t: Table, seat: int) -> None:
    """Hand first, then what lies in front (B9)."""
    for card in t.hand[seat] + t.front[seat]:
        t.discard(seat, card)


def look_for_the_end(t: Table, dead: int, killer: int) -> None:
    """After an elimination; the game ends at once (B1)."""
    left = [t.roles[seat] for seat in t.alive]
    if len(t.people) == 3:
        hunted = killer != NOBODY and PREY[t.roles[killer]] == t.roles[dead] and killer != dead
        if hunted or len(left) == 1:
            winner = killer if hunted else t.alive[0]
            end(t, t.roles[winner], [t.roles[winner]])
    elif "sheriff" not in left:
        if left == ["renegade"]:
            t.outcome, t.winners = "renegade", t.alive[:]
            raise Over
        end(t, "outlaws", ["outlaw"])
    elif "outlaw" not in left and "renegade" not in left:
        end(t, "law", ["sheriff", "deputy"])


def end(t: Table, outcome: str, roles: list[str]) -> None:
    t.outcome = outcome
    t.winners = [seat for seat, role in enumerate(t.roles) if role in roles]
    raise Over

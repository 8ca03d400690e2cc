"""Phase II: what may be played, and what each card does."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial

from tests.model.cards import RANGE
from tests.model.harm import gave, hit, lose, pay, pay_one, spoils, untouched
from tests.model.table import ABILITY, HAND, NOBODY, NOTHING, Answer, Flow, Table

PRICED = ("Brawl", "Rag Time", "Springfield", "Tequila", "Whisky")
PLAIN = (
    *("Saloon", "Stagecoach", "Wells Fargo", "General Store", "Gatling", "Indians!"),
    *("Brawl", "Whisky", "Canteen", "Howitzer", "Pony Express"),
)
SELF_TOO = ("Cat Balou", "Can Can", "Tequila")
FOR_LOOT = ("Panic!", "Cat Balou", "Can Can", "Conestoga", "Rag Time")
DRAWS = {"Stagecoach": 2, "Wells Fargo": 3, "Pony Express": 3}
HITS_ONE = ("Punch", "Springfield", "Knife", "Derringer", "Pepperbox", "Buffalo Rifle")


# what may be done -----------------------------------------------------------------------------


def options(t: Table, seat: int) -> list[Answer]:
    found = [("end", NOTHING, NOBODY)]
    for card in t.hand[seat]:
        found += [("play", card, target) for target in targets_from_hand(t, seat, card)]
    for card in t.front[seat]:
        if t.printed[card].colour == "green" and card not in t.fresh:
            found += [("use", card, target) for target in targets(t, seat, card)]
    return found + abilities(t, seat)


def targets_from_hand(t: Table, seat: int, card: int) -> list[int]:
    """The targets of a hand card; [NOBODY] if it needs none, [] if it cannot be played."""
    name, colour = t.name(card), t.printed[card].colour
    if name == "Jail":
        free = [at for at in t.clockwise(seat) if t.roles[at] != "sheriff"]
        return [at for at in free if not lies(t, at, "Jail")]
    if colour != "brown":
        return [NOBODY] if name in RANGE or t.doubles or not lies(t, seat, name) else []
    if name in PRICED and len(t.hand[seat]) < 2:
        return []
    if name == "Beer":
        return [NOBODY] if len(t.alive) > 2 else []
    return targets(t, seat, card)


def targets(t: Table, seat: int, card: int) -> list[int]:
    name = t.name(card)
    if name == "BANG!" or (name == "Missed!" and t.is_(seat, "Calamity Janet")):
        return t.in_reach(seat) if may_shoot(t, seat) else []
    if name in PLAIN:
        return [NOBODY]
    if name in ("Panic!", "Punch", "Knife", "Derringer"):
        found = t.near(seat)
    elif name == "Pepperbox":
        found = t.in_reach(seat)
    elif name in ("Duel", "Springfield", "Buffalo Rifle", *FOR_LOOT, "Tequila"):
        found = t.clockwise(seat) if name in SELF_TOO else t.others(seat)
    else:
        return []
    if name in FOR_LOOT:
        found = [other for other in found if set(t.hand[other] + t.front[other]) - {card}]
    return found


def may_shoot(t: Table, seat: int) -> bool:
    return t.bangs == 0 or t.shows(seat, "Volcanic") or t.is_(seat, "Willy the Kid")


def lies(t: Table, seat: int, name: str) -> bool:
    return any(t.name(card) == name for card in t.front[seat])


def abilities(t: Table, seat: int) -> list[Answer]:
    found, hand = [], t.hand[seat]
    if may_heal(t, seat):
        found.append(("heal", ABILITY, NOBODY))
    if t.is_(seat, "Chuck Wengham") and t.life[seat] > 1:
        found.append(("bleed", ABILITY, NOBODY))
    if t.is_(seat, "José Delgado") and blue(t, seat):
        found.append(("trade", ABILITY, NOBODY))
    if t.is_(seat, "Doc Holyday") and "Doc Holyday" not in t.used and len(hand) > 1:
        mixed = any(t.suit(card) != "D" for card in hand)
        aims = [at for at in t.in_reach(seat) if mixed or not t.is_(at, "Apache Kid")]
        found += [("aim", ABILITY, other) for other in aims]
    return found


def may_heal(t: Table, seat: int) -> bool:
    """Sid Ketchum, once a turn (B6)."""
    ready = t.is_(seat, "Sid Ketchum") and "Sid Ketchum" not in t.used
    return ready and t.life[seat] < t.full[seat] and len(t.hand[seat]) > 1


def blue(t: Table, seat: int) -> list[int]:
    return [card for card in t.hand[seat] if t.printed[card].colour == "blue"]


# carrying it out ------------------------------------------------------------------------------


def carry_out(t: Table, seat: int, answer: Answer) -> Flow:
    what, card, target = answer
    if what == "heal":
        yield from heal_by_cards(t, seat)
    elif what == "bleed":
        t.life[seat] -= 1
        t.draw(seat, 2)
    elif what == "trade":
        yield from pay_one(t, seat, lambda: blue(t, seat))
        t.draw(seat, 2)
    elif what == "aim":
        yield from aim(t, seat, target)
    elif what == "play" and t.printed[card].colour != "brown":
        lay(t, seat, card, seat if target == NOBODY else target)
    else:
        t.begin_effect(seat, card)
        if t.name(card) in PRICED:
            yield from pay(t, seat, 1)
        yield from effect(t, seat, card, target)
        t.end_effect()
        pay_debts(t)


def heal_by_cards(t: Table, seat: int) -> Flow:
    t.used.add("Sid Ketchum")
    yield from pay(t, seat, 2)
    t.heal(seat, 1)


def aim(t: Table, seat: int, target: int) -> Flow:
    """Doc Holyday: two cards for a hit; against Apache Kid not two diamonds."""
    t.used.add("Doc Holyday")
    suits: list[str] = []

    def cards() -> list[int]:
        again = t.is_(target, "Apache Kid") and suits == ["D"]
        return [card for card in t.hand[seat] if not (again and t.suit(card) == "D")]

    for _ in range(2):
        _, card, _ = yield from pay_one(t, seat, cards)
        suits.append(t.suit(card))
    yield from hit(t, seat, target, NOTHING)


def lay(t: Table, seat: int, card: int, target: int) -> None:
    """Lays a blue or green card; a weapon replaces the old one."""
    t.hand[seat].remove(card)
    if t.name(card) in RANGE:
        for old in [other for other in t.front[target] if t.name(other) in RANGE]:
            t.discard(target, old)
    t.front[target].append(card)
    if t.printed[card].colour == "green":
        t.fresh.add(card)


def effect(t: Table, seat: int, card: int, target: int) -> Flow:
    """The effect of a brown card, or of a green one that is used."""
    name = t.name(card)
    if name in ("BANG!", "Missed!"):
        t.bangs += 1
        yield from hit(t, seat, target, card, 2 if t.is_(seat, "Slab the Killer") else 1)
    elif name in HITS_ONE:
        t.draw(seat, 1 if name == "Derringer" else 0)
        yield from hit(t, seat, target, card)
    elif name in MEETS:
        for other in t.others(seat):
            yield from MEETS[name](t, seat, other, card)
    elif name in FOR_LOOT:
        yield from rob(t, seat, target, card)
    elif name == "Duel":
        yield from duel(t, seat, target, card)
    elif name == "General Store":
        yield from store(t, seat)
    elif name in DRAWS:
        t.draw(seat, DRAWS[name])
    else:
        drink(t, seat, card, seat if target == NOBODY else target)


def drink(t: Table, seat: int, card: int, target: int) -> None:
    """Beer, Canteen, Saloon, Tequila, Whisky."""
    name = t.name(card)
    double = name == "Whisky" or (name == "Beer" and t.is_(seat, "Tequila Joe"))
    for other in t.alive if name == "Saloon" else [target]:
        if not untouched(t, seat, other, card):
            t.heal(other, 2 if double else 1)


def indians(t: Table, seat: int, other: int, card: int) -> Flow:
    if untouched(t, seat, other, card):
        return
    what, given, _ = yield from t.ask(other, "indians", lambda: bangs(t, other))
    if what == "take":
        yield from lose(t, other, 1, seat)
    else:
        t.discard(other, given)
        gave(t, other, given)


def bangs(t: Table, seat: int) -> list[Answer]:
    """What a player can discard as a BANG!."""
    names = ("BANG!", "Missed!") if t.is_(seat, "Calamity Janet") else ("BANG!",)
    found = [("bang", card, NOBODY) for card in t.hand[seat] if t.name(card) in names]
    return [*found, ("take", NOTHING, NOBODY)]


def duel(t: Table, seat: int, target: int, card: int) -> Flow:
    """Both discard in turns, the challenged player first. The lost point ends the Duel."""
    if untouched(t, seat, target, card):
        return
    now, waits = target, seat
    while True:
        what, bang, _ = yield from t.ask(now, "duel", partial(bangs, t, now))
        if what == "take":
            break
        t.discard(now, bang)
        t.debts.append((now, bang))
        now, waits = waits, now
    yield from lose(t, now, 1, seat)


def pay_debts(t: Table) -> None:
    """After a Duel Molly Stark draws for the cards that she gave in it."""
    for seat, bang in t.debts:
        if seat in t.alive:
            gave(t, seat, bang)
    t.debts = []


def rob(t: Table, seat: int, target: int, card: int) -> Flow:
    """Takes or discards one card of another player; of the player's own cards any."""
    if untouched(t, seat, target, card) or not t.has_cards(target):
        return
    takes = t.name(card) in ("Panic!", "Conestoga", "Rag Time")
    what = "take" if takes else "discard"

    def choices() -> list[Answer]:
        if seat != target:
            return spoils(t, target, what)
        return [(what, c, NOBODY) for c in t.hand[seat] + t.front[seat]]

    _, loot, _ = yield from t.ask(seat, "loot", choices)
    if takes:
        t.steal(seat, target, loot)
    else:
        t.discard(target, t.luck.picked(t.hand[target]) if loot == HAND else loot)


def store(t: Table, seat: int) -> Flow:
    t.shelf = t.tops(len(t.alive))
    for other in t.clockwise(seat):
        if t.shelf:
            _, card, _ = yield from t.ask(other, "store", lambda: picks(t))
            t.shelf.remove(card)
            t.hand[other].append(card)


def picks(t: Table) -> list[Answer]:
    return [("pick", card, NOBODY) for card in t.shelf]


# Cards that act on everybody else, one after the other.
MEETS: dict[str, Callable[[Table, int, int, int], Flow]] = {
    "Gatling": hit,
    "Howitzer": hit,
    "Indians!": indians,
    "Brawl": rob,
}

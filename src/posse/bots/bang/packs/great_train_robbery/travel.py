"""How bots see the train: which cars are worth their price, and where it should go."""

from __future__ import annotations

from posse.bots.bang.knowledge import NO, ORDINARY
from posse.bots.bang.mind import Mind
from posse.engine.choice import Option
from posse.engine.ids import NOBODY, Card, seats_at
from posse.games.bang.cards import CARDS
from posse.games.bang.packs.great_train_robbery import verb_names as train_verb_names
from posse.games.bang.packs.great_train_robbery.journey import payable, station_of
from posse.games.bang.packs.great_train_robbery.train import (
    BOARDED,
    STATION,
    TRACK,
    connected,
    locomotive,
)
from posse.games.bang.packs.great_train_robbery.travel import traveller

LIFE = 6.0  # what a life point is worth as a price, while there are enough
PLENTY = 3  # so many life points are enough to give one


def car_worth(mind: Mind, car: Card) -> float:
    """Return what taking the car brings me. A car that is placed counts by its best place."""
    kind = CARDS[car].kind
    if kind.id == "ghost_car":
        return max(ghost(mind, at) for at in seats_at(len(mind.view.role)))
    if kind.id == "lumber_flatcar":
        return max(mind.wish[at] for at in mind.view.ring) * 4
    return mind.known.worth.get(kind.id, ORDINARY)


def ghost(mind: Mind, at: int) -> float:
    """Return what staying in play would be worth: to a friend who is out, or to me."""
    if at == mind.me:
        return 6 if mind.life <= 2 else 4
    love = -mind.wish[at]
    return love * (8 if at not in mind.view.ring else 2)


def fare(mind: Mind, station: Card) -> float:
    """Return what the cheapest way to pay costs me."""
    view, power = mind.view, station_of(station)
    if traveller(view, mind.me).rides_free:
        return 0.0
    if not power.price:
        return LIFE if mind.life > PLENTY else 3 * LIFE
    coins = sorted(mind.cost(card) for card in power.coins(view, mind.me, NOBODY, ()))
    return sum(coins[: power.price])


def gains(mind: Mind, at: int) -> dict[int, float]:
    """Return by car that I could take with the locomotive here: its worth less its price."""
    fit = payable(mind.view, mind.me, at)
    return {
        car: car_worth(mind, car) - fare(mind, station)
        for car, station in connected(mind.view, at)
        if car in fit
    }


def board(mind: Mind, option: Option) -> float:
    gain = gains(mind, STATION.of(mind.view))[option.card] - patience(mind)
    return 11 + gain / 4 if gain > 0 else NO


def patience(mind: Mind) -> float:
    """Benny Brawler could take one car back and forth without end."""
    return 3.0 * BOARDED.of(mind.view)


def roll(mind: Mind, _: Option) -> float:
    """Move if a car after the move is better than one before it, and the terminus does no harm."""
    at = STATION.of(mind.view)
    now = max(gains(mind, at).values(), default=0.0)
    then = max(gains(mind, at + 1).values(), default=0.0) + arrival(mind, at + 1) - patience(mind)
    return 11 + then / 4 if then > max(now, 0.0) else NO


def must_board(mind: Mind, option: Option) -> float:
    """A car must be taken; for nothing if a Water Tower says so."""
    gain = gains(mind, STATION.of(mind.view)).get(option.card)
    return car_worth(mind, option.card) if gain is None else gain


def arrival(mind: Mind, at: int) -> float:
    """Return what reaching this place brings.

    The terminus shoots at all players, or gives cards.
    """
    view = mind.view
    if at < len(TRACK.of(view)):
        return 0.0
    if CARDS[locomotive(view)].kind.id == "leland":
        return 2.0
    total = sum(max(-1.5, mind.wish[seat]) for seat in mind.sights.others)
    return 2 * total - (LIFE if mind.life <= 2 else 2.0)


def drive(mind: Mind, _: Option) -> float:
    """Zippy Roy: towards a good car, or a terminus that helps me."""
    at = STATION.of(mind.view)
    better = max(gains(mind, at + 1).values(), default=0.0)
    gain = better - max(gains(mind, at).values(), default=0.0) + arrival(mind, at + 1)
    return 11.5 if gain > 0 else NO


def next_stop(mind: Mind, _: Option) -> float:
    near = arrival(mind, STATION.of(mind.view) + 1)
    return 12 if near > -2 and mind.left() >= 1 else NO


def steam(mind: Mind, option: Option) -> float:
    good = arrival(mind, len(TRACK.of(mind.view))) > 0
    return float((option.verb == train_verb_names.DOUBLE) == good)


def full_steam(mind: Mind, _: Option) -> float:
    return 8 if arrival(mind, len(TRACK.of(mind.view))) > 1 else NO


def place(mind: Mind, option: Option) -> float:
    if CARDS[option.card].kind.id == "ghost_car":
        return ghost(mind, option.seat)
    return mind.wish[option.seat]

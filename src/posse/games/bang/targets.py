"""What may be played on which player."""

from __future__ import annotations

from typing import TYPE_CHECKING

from posse.engine.choice import Option
from posse.engine.ids import Card, Seat, Source, Verb
from posse.games.bang import verb_names
from posse.games.bang.cards import CARDS, Kind
from posse.games.bang.distance import Sights
from posse.games.bang.power import (
    BARS,
    COUNTS_AS,
    ENABLES,
    FORBIDS,
    HIDES,
    PLAY_OPTIONS,
    PLAYS_AS,
)
from posse.games.bang.sources import hooks, middle, power_of, sources_at

if TYPE_CHECKING:
    from posse.games.bang.state import BangState

SPECIAL = PLAYS_AS | FORBIDS
ANSWERING = COUNTS_AS | FORBIDS
END = Option(verb_names.END)


def played_kind(g: BangState, me: Seat, card: Card) -> Kind:
    """Return as which kind the seat plays this hand card in phase II."""
    kind = CARDS[card].kind
    if g.hooks & PLAYS_AS:
        for source in sources_at(g, me, PLAYS_AS):
            kind = power_of(g, me, source).plays_as(g, me, kind)
    return kind


def forbidden(g: BangState, me: Seat, kind: Kind, symbol: Verb) -> bool:
    """Return True if the seat may not use a hand card of this kind as `symbol` (PLAY: phase II)."""
    for source in sources_at(g, me, FORBIDS):
        if power_of(g, me, source).forbids(g, me, kind, symbol):
            return True
    return False


def plays(g: BangState, me: Seat) -> list[Option]:
    """Return everything that the seat may do in phase II. The last option ends the turn."""
    out: list[Option] = []
    sights = Sights(g, me)
    hand = g.hand[me]
    special, size = sights.hooks & SPECIAL, len(hand)
    for number in hand:
        card = CARDS[number]
        kind = card.kind
        if special:
            kind = played_kind(g, me, number)
            if forbidden(g, me, kind, verb_names.PLAY):
                continue
        effect = kind.effect
        if effect.price < size:
            for at in effect.aims(g, me, number, sights):
                out.append(card.plays[at])
    if sights.hooks & PLAY_OPTIONS:
        for source in sources_at(g, me, PLAY_OPTIONS):
            power_of(g, me, source).play_options(g, me, source, sights, out)
    if g.furnished:
        for number in middle(g, PLAY_OPTIONS):
            CARDS[number].power.play_options(g, me, Source(number), sights, out)
    out.append(END)
    return out


def answers(g: BangState, seat: Seat, symbol: Verb) -> list[Option]:
    """Return an option for each hand card that the seat may use as `symbol`, which is the verb."""
    out: list[Option] = []
    special = g.hooks & ANSWERING and hooks(g, seat) & ANSWERING
    for card in g.hand[seat]:
        kind = CARDS[card].kind
        if may_answer(g, seat, kind, symbol) if special else kind.symbol == symbol:
            out.append(Option(symbol, card))
    if g.card_hooks & ENABLES:
        for card in enabled_cards(g, seat, symbol):
            option = Option(symbol, card)
            if option not in out:
                out.append(option)
    return out


def enabled_cards(g: BangState, seat: Seat, symbol: Verb) -> list[Card]:
    """Return cards of hand and front that a card in front lets the seat use as `symbol`."""
    out: list[Card] = []
    for source in sources_at(g, seat, ENABLES):
        power = power_of(g, seat, source)
        for card in g.hand[seat] + g.front[seat]:
            if card != source and power.enables(g, seat, source, card, symbol):
                out.append(card)
    return out


def may_answer(g: BangState, seat: Seat, kind: Kind, symbol: Verb) -> bool:
    fits = kind.symbol == symbol
    for source in sources_at(g, seat, COUNTS_AS):
        fits = fits or power_of(g, seat, source).counts_as(g, seat, kind, symbol)
    return fits and not forbidden(g, seat, kind, symbol)


def bang_targets(g: BangState, sights: Sights) -> list[Seat]:
    """Return on whom a BANG! card may be played, without the limit."""
    if not g.hooks & HIDES:
        return sights.in_reach
    return [at for at in sights.in_reach if not hidden(g, at)]


def hidden(g: BangState, seat: Seat) -> bool:
    for source in sources_at(g, seat, HIDES):
        if power_of(g, seat, source).hides(g, seat):
            return True
    return False


def may_hold(g: BangState, seat: Seat, card: Card) -> bool:
    """Return True if the seat may get this card in front of a player.

    A piece would lie in front of it.
    """
    return not (CARDS[card].piece and CARDS[card].power.bars(g, seat))


def has_loot(g: BangState, by: Seat, at: Seat) -> bool:
    """Return True if `at` has a card that `by` could take."""
    if g.hand[at] or not g.card_hooks & BARS:
        return bool(g.hand[at] or g.front[at])
    return any([may_hold(g, by, card) for card in g.front[at]])


def has_named(g: BangState, seat: Seat, kind: Kind) -> bool:
    """Return True if a card of this name lies in front of the seat."""
    for card in g.front[seat]:
        if CARDS[card].kind is kind:
            return True
    return False

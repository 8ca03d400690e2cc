"""The only code that moves cards and life points. Every verb emits an event."""

from __future__ import annotations

from posse.engine.ids import ALL, MASK_OF, NO_SEATS, NOBODY, NONE, Card, Mask, Seat, Verb
from posse.games.bang import verb_names
from posse.games.bang.cards import CARDS, HEARTS
from posse.games.bang.frames.taking_effect import pile_is_gone, take_effect
from posse.games.bang.power import LEAVES, ROBBED
from posse.games.bang.sources import power_of, sources_at, stays
from posse.games.bang.state import BangState


def top(g: BangState) -> Card:
    """Take the top card off the deck. Return NONE if deck and pile are empty (decision B3).

    Cards that a player is looking at lie aside: the card comes from below them (decision B33).
    """
    if len(g.deck) == g.aside:
        if not g.pile:
            return NONE
        reshuffle(g)
    return g.deck.pop(-1 - g.aside)


def reshuffle(g: BangState) -> None:
    """Shuffle the pile and lay it under the deck. Nobody knows where these cards lie any more."""
    fresh = g.pile
    g.pile = []
    if g.acting:
        pile_is_gone(g)
    g.chance.shuffle(fresh)
    for card in fresh:
        g.known[card] = 0
    g.deck = fresh + g.deck
    g.emit(verb_names.SHUFFLE, NOBODY, n=len(fresh))


def draw(g: BangState, seat: Seat, n: int, see: Mask = NO_SEATS) -> None:
    """Move cards from the deck to the hand. A seat that knew the top card still knows it there."""
    see = Mask(see | 1 << seat) if see else MASK_OF[seat]
    for _ in range(n):
        card = top(g)
        if card == NONE:
            return
        g.hand[seat].append(card)
        g.known[card] |= see
        g.emit(verb_names.DRAW, seat, card, see=see)


def keep(g: BangState, seat: Seat, card: Card) -> None:
    """Take one of the cards that only `seat` is looking at (Kit Carlson)."""
    g.deck.remove(card)
    g.aside -= 1
    g.hand[seat].append(card)
    g.emit(verb_names.KEEP, seat, card, see=MASK_OF[seat])


def peek(g: BangState, seat: Seat, n: int) -> list[Card]:
    """Look at the top n cards, which lie aside until `put_back`.

    Nobody else is sure of them from now on, because some may be taken.
    """
    if len(g.deck) < n and g.pile:
        reshuffle(g)
    cards = g.deck[-n:]
    for card in cards:
        g.known[card] = 1 << seat
    g.aside = len(cards)
    return cards


def toss(g: BangState, seat: Seat, card: Card) -> None:
    """Move one of the cards that `seat` is looking at to the pile."""
    g.deck.remove(card)
    g.aside -= 1
    g.pile.append(card)
    g.emit(verb_names.TOSS, seat, card, see=ALL)


def put_back(g: BangState) -> None:
    """Put the cards that were not taken back on top of the deck."""
    g.aside = 0


def pick(g: BangState, seat: Seat, card: Card, zone: list[Card]) -> None:
    """Take an open card from the shelf or the pile to the hand."""
    zone.remove(card)
    g.hand[seat].append(card)
    g.known[card] = ALL
    g.emit(verb_names.PICK, seat, card, see=ALL)


def turn_up(g: BangState, n: int) -> None:
    """Lay cards from the deck face up in the middle."""
    for _ in range(n):
        card = top(g)
        if card == NONE:
            return
        g.shelf.append(card)
        g.emit(verb_names.SHOW, NOBODY, card, see=ALL)


def flip(g: BangState, seat: Seat) -> Card:
    """Turn the top card over onto the pile for a 'draw!'. Return NONE if there is none."""
    card = top(g)
    if card != NONE:
        g.pile.append(card)
        g.emit(verb_names.FLIP, seat, card, see=ALL)
    return card


def play(
    g: BangState, seat: Seat, card: Card, at: Seat, verb: Verb = verb_names.PLAY, acts: bool = True
) -> None:
    """Use a card of the hand, or of the front if it may be used so.

    `acts`: it takes effect and goes to the pile when that is over (decision B28); otherwise at
    once.
    """
    hand = g.hand[seat]
    if card in hand:
        hand.remove(card)
    else:
        leave_front(g, seat, card)
    if acts:
        take_effect(g, card)
    else:
        lay_on_pile(g, card)
    g.emit(verb, seat, card, at, see=ALL)


def lay(g: BangState, seat: Seat, card: Card, at: Seat) -> None:
    """Lay a hand card in front of a player. The event has no `other` for the player's own front."""
    g.hand[seat].remove(card)
    g.front[at].append(card)
    g.emit(verb_names.LAY, seat, card, NOBODY if at == seat else at, see=ALL)


def use(g: BangState, seat: Seat, card: Card, at: Seat, verb: Verb = verb_names.USE) -> None:
    """Use a card in front once: a car goes at once, any other card when its effect is over."""
    play(g, seat, card, at, verb, acts=not CARDS[card].piece)


def discard(g: BangState, seat: Seat, card: Card, by: Seat = NOBODY) -> None:
    """Move a card of the seat, hand or front, to the pile. `by` is the seat that caused it."""
    if card in g.hand[seat]:
        g.hand[seat].remove(card)
        g.pile.append(card)
    else:
        leave_front(g, seat, card)
        lay_on_pile(g, card)
    g.emit(verb_names.DISCARD, seat, card, by, see=ALL)
    if g.hooks & ROBBED:
        notify_robbed(g, seat, by)


def pass_on(g: BangState, seat: Seat, card: Card, at: Seat) -> None:
    """Move a card in front of one player to another."""
    leave_front(g, seat, card)
    g.front[at].append(card)
    g.emit(verb_names.PASS, seat, card, at, see=ALL)


def leave_front(g: BangState, seat: Seat, card: Card) -> None:
    """Remove a card from the place in front of the seat."""
    g.front[seat].remove(card)
    if g.card_hooks & LEAVES:
        CARDS[card].power.leaves(g, seat)


def lay_on_pile(g: BangState, card: Card) -> None:
    """Move a discarded card to the pile, a piece to its own place."""
    if CARDS[card].piece:
        CARDS[card].power.discarded(g, card)
    else:
        g.pile.append(card)


def notify_robbed(g: BangState, seat: Seat, by: Seat) -> None:
    """A player in play lost a card. If another player did it, call the abilities that react."""
    if by not in (NOBODY, seat) and seat in g.ring and stays(g, seat):
        for source in sources_at(g, seat, ROBBED):
            power_of(g, seat, source).robbed(g, seat)


def discard_random(g: BangState, seat: Seat, by: Seat) -> None:
    discard(g, seat, g.chance.pick(g.hand[seat]), by)


def rob(g: BangState, seat: Seat, victim: Seat) -> None:
    """Take a random card from a hand. Only these two players see it.

    All others lose track of the victim's cards, unless there was only this one.
    """
    hand = g.hand[victim]
    if not hand:
        return
    pair = Mask(1 << seat | 1 << victim)
    if len(hand) > 1:
        for held in hand:
            g.known[held] &= pair
    card = g.chance.pick(hand)
    hand.remove(card)
    g.known[card] |= pair
    g.hand[seat].append(card)
    g.emit(verb_names.ROB, seat, card, victim, see=pair)
    if g.hooks & ROBBED:
        notify_robbed(g, victim, seat)


def take(g: BangState, seat: Seat, victim: Seat, card: Card) -> None:
    """Take an open card in front of a player to the hand, or a piece to the seat's front."""
    leave_front(g, victim, card)
    (g.front if CARDS[card].piece else g.hand)[seat].append(card)
    g.known[card] = ALL
    g.emit(verb_names.TAKE, seat, card, victim, see=ALL)
    if g.hooks & ROBBED:
        notify_robbed(g, victim, seat)


def hand_over(g: BangState, seat: Seat, card: Card, at: Seat, among: list[Card]) -> None:
    """Give one of these hand cards to another player. Only these two see which.

    All others lose track of all of them.
    """
    pair = Mask(1 << seat | 1 << at)
    for held in among:
        g.known[held] &= pair
    g.hand[seat].remove(card)
    g.hand[at].append(card)
    g.known[card] |= pair
    g.emit(verb_names.GIVE, seat, card, at, see=pair)


def exchange(g: BangState, seat: Seat, card: Card, at: Seat, other: Card) -> None:
    """Exchange two cards in front of two players."""
    leave_front(g, seat, card)
    leave_front(g, at, other)
    g.front[at].append(card)
    g.front[seat].append(other)
    g.emit(verb_names.SWAP, seat, card, at, see=ALL)
    g.emit(verb_names.SWAP, at, other, seat, see=ALL)


def inherit(g: BangState, heir: Seat, dead: Seat) -> None:
    """Move all cards of the dead to the heir's hand, pieces in front of the heir.

    All players saw the cards in front.
    """
    pair = Mask(1 << heir | 1 << dead)
    for card in g.hand[dead]:
        g.known[card] |= pair
        g.emit(verb_names.INHERIT, heir, card, dead, see=Mask(g.known[card]))
    for card in g.front[dead]:
        g.known[card] = ALL
        g.emit(verb_names.INHERIT, heir, card, dead, see=ALL)
    g.hand[heir] += g.hand[dead]
    for card in g.front[dead]:
        (g.front if CARDS[card].piece else g.hand)[heir].append(card)
    g.hand[dead] = []
    g.front[dead] = []


def discard_all(g: BangState, seat: Seat) -> None:
    """Discard the hand, then the cards in front, in the order they were held (decision B9)."""
    for card in g.hand[seat] + g.front[seat]:
        discard(g, seat, card)


def heal(g: BangState, seat: Seat, n: int) -> None:
    """Give points back, never above the number at the start."""
    gain = min(n, g.max_life[seat] - g.life[seat])
    if gain > 0 and g.life[seat] > 0:  # a ghost gains no points (decision B22)
        g.life[seat] += gain
        g.emit(verb_names.HEAL, seat, n=gain)


def bleed(g: BangState, seat: Seat, n: int) -> None:
    """Give life points as a price. Nothing reacts to it (decision B12)."""
    g.life[seat] -= n
    g.emit(verb_names.BLEED, seat, n=n)


def borrow(g: BangState, seat: Seat, whose: Seat) -> None:
    """Let the ability printed on a character work for the seat from now on."""
    g.acts[seat] = g.char[whose]
    g.emit(verb_names.MIMIC, seat, other=whose)


def is_hearts(card: Card) -> bool:
    return card != NONE and CARDS[card].suit == HEARTS

"""The only code that moves cards and money. Every verb emits an event."""

from __future__ import annotations

from posse.engine.ids import ALL, EVERY_SEAT, MASK_OF, NOBODY, NONE, Card, Seat
from posse.games.wyatt import verb_names
from posse.games.wyatt.cards import COUNT, EARP, FIRST, KIND, KINDS, is_outlaw
from posse.games.wyatt.state import WyattState

# the draw pile ------------------------------------------------------------------------------------


def reshuffle(g: WyattState) -> None:
    """Shuffle all discards and lay them under the deck. It happens once a round."""
    fresh = g.pile
    g.pile = []
    g.chance.shuffle(fresh)
    for card in fresh:
        g.known[card] = 0
    g.deck = fresh + g.deck
    g.reshuffled = True
    g.emit(verb_names.SHUFFLE, NOBODY, n=len(fresh))


def enough(g: WyattState, n: int) -> bool:
    """Return True if n cards can be drawn, after shuffling the pile if that is still possible."""
    if len(g.deck) < n and not g.reshuffled:
        reshuffle(g)
    return len(g.deck) >= n


def draw(g: WyattState, seat: Seat, n: int) -> None:
    for _ in range(n):
        card = g.deck.pop()
        g.hand[seat].append(card)
        g.known[card] = 1 << seat
        g.emit(verb_names.DRAW, seat, card, see=MASK_OF[seat])


def aim(g: WyattState, seat: Seat, outlaw: int, at: Seat = NOBODY) -> bool:
    """Shoot for a row, which is named before the card is turned.

    `at` is its owner, if another seat.
    """
    g.emit(verb_names.AIM, seat, FIRST[outlaw], at, see=ALL)
    return shoot(g, seat)


def shoot(g: WyattState, seat: Seat) -> bool:
    """Turn the top card over onto the pile. Return True for an outlaw: a hit."""
    enough(g, 1)
    card = g.deck.pop()
    hit = is_outlaw(card)
    cover(g, card)
    g.emit(verb_names.FLIP, seat, card, n=int(hit), see=ALL)
    return hit


# the discard pile ---------------------------------------------------------------------------------


def cover(g: WyattState, card: Card) -> None:
    """Put a card on the pile. Only the top may be looked at, so it is forgotten."""
    g.known[card] = 0
    g.pile.append(card)


def pick_up(g: WyattState, seat: Seat) -> None:
    """Take the top of the pile to the hand, openly."""
    card = g.pile.pop()
    get(g, seat, card)
    g.emit(verb_names.PICK, seat, card, see=ALL)


def look_through(g: WyattState, seat: Seat) -> None:
    """Wyatt Earp's second way: let the seat see the whole pile."""
    for card in g.pile:
        g.known[card] |= 1 << seat
    g.emit(verb_names.SEARCH, seat)


def fetch(g: WyattState, seat: Seat, card: Card) -> None:
    """Take a card out of the pile secretly. What others knew of the pile is uncertain now."""
    g.pile.remove(card)
    g.hand[seat].append(card)
    for other in (*g.pile, card):
        g.known[other] &= 1 << seat
    g.known[card] = 1 << seat
    g.emit(verb_names.FETCH, seat, card, see=MASK_OF[seat])


def discard(g: WyattState, seat: Seat, card: Card) -> None:
    g.hand[seat].remove(card)
    cover(g, card)
    g.emit(verb_names.DISCARD, seat, card, see=ALL)


# hands --------------------------------------------------------------------------------------------


def get(g: WyattState, seat: Seat, card: Card) -> None:
    """Add an open card to the hand. Everybody knows that it is there."""
    g.hand[seat].append(card)
    g.known[card] = ALL


def held(g: WyattState, seat: Seat, kind: int) -> Card:
    """Return a card of this kind in the hand, or NONE.

    It is the card that most players know of. Nobody can tell two of a kind apart, so after it has
    left nobody can be sure of the other. Among equals it is the first.
    """
    best, most = NONE, -1
    for card in g.hand[seat]:
        if KIND[card] == kind and g.known[card].bit_count() > most:
            best, most = card, g.known[card].bit_count()
    return best


def show_last(g: WyattState, seat: Seat) -> None:
    """Play the card that came last at once. So everybody can tell that it is this one."""
    card = g.hand[seat].pop()
    g.hand[seat].insert(0, card)
    g.known[card] = ALL


def give(g: WyattState, seat: Seat, to: Seat, kind: int) -> None:
    """Hand over a card of this kind, openly."""
    card = held(g, seat, kind)
    g.hand[seat].remove(card)
    get(g, to, card)
    g.emit(verb_names.GIVE, seat, card, to, see=ALL)


# playing ------------------------------------------------------------------------------------------


def raise_poster(g: WyattState, outlaw: int, bills: int) -> None:
    if bills:
        g.posters[outlaw] += bills
        g.emit(verb_names.POST, NOBODY, FIRST[outlaw], n=bills, see=ALL)


def lay(g: WyattState, seat: Seat, outlaw: int, n: int) -> None:
    """Lay outlaw cards in front of the seat. The reward counts only what is laid now."""
    row = g.row(seat, outlaw)
    for _ in range(n):
        card = held(g, seat, outlaw)
        g.hand[seat].remove(card)
        g.known[card] = ALL
        row.append(card)
    g.opened |= 1 << outlaw
    g.emit(verb_names.LAY, seat, FIRST[outlaw], n=n, see=ALL)
    raise_poster(g, outlaw, n - 1)


def spend(g: WyattState, seat: Seat, kind: int) -> None:
    """Play a sheriff card with a symbol onto the pile."""
    card = held(g, seat, kind)
    g.hand[seat].remove(card)
    cover(g, card)
    g.emit(verb_names.PLAY, seat, card, see=ALL)


def lift(g: WyattState, seat: Seat, kind: int) -> None:
    """Play a sheriff card that needs a hit. A hit decides where it comes to lie."""
    card = held(g, seat, kind)
    g.hand[seat].remove(card)
    g.known[card] = ALL
    g.air.append(card)
    g.emit(verb_names.PLAY, seat, card, see=ALL)


def drop(g: WyattState, seat: Seat) -> None:
    """After a miss: the card that was played goes on top of the pile without effect."""
    card = g.air.pop()
    cover(g, card)
    g.emit(verb_names.MISS, seat, card, see=ALL)


def attach(g: WyattState, seat: Seat, outlaw: int, card: Card) -> None:
    """Add a sheriff card with a number to the seat's row, and raise the poster."""
    g.known[card] = ALL
    g.row(seat, outlaw).append(card)
    g.emit(verb_names.ATTACH, seat, card, n=outlaw, see=ALL)
    raise_poster(g, outlaw, KINDS[KIND[card]].bills)


def unseat(g: WyattState, at: int, kind: int) -> None:
    """Move a card of this kind from the row to the pile: there is only one fastest gun."""
    row = g.rows[at]
    card = next(card for card in row if KIND[card] == kind)
    row.remove(card)
    cover(g, card)
    g.emit(verb_names.LOSE, EVERY_SEAT[at // COUNT], card, n=at % COUNT, see=ALL)


def hide(g: WyattState, seat: Seat, at: int) -> None:
    """Lay the Hideout that was played on another player's row."""
    g.hides[at] = g.air.pop()
    g.emit(verb_names.HIDE, seat, FIRST[at % COUNT], EVERY_SEAT[at // COUNT], see=ALL)


def uncover(g: WyattState, at: int) -> None:
    """Move the Hideout on a row to the pile."""
    card = g.hides[at]
    g.hides[at] = NONE
    cover(g, card)
    g.emit(verb_names.FREE, EVERY_SEAT[at // COUNT], FIRST[at % COUNT], see=ALL)


def steal(g: WyattState, seat: Seat, at: int) -> None:
    """Move an outlaw card from a row to the hand.

    Cards left without an outlaw go to the pile.
    """
    row = g.rows[at]
    outlaw = at % COUNT
    card = [card for card in row if KIND[card] == outlaw][-1]
    row.remove(card)
    get(g, seat, card)
    g.emit(verb_names.STEAL, seat, card, EVERY_SEAT[at // COUNT], see=ALL)
    if any([KIND[card] in (outlaw, COUNT + outlaw) for card in row]):
        return
    for kind in [KIND[card] for card in row]:
        unseat(g, at, kind)
    if g.hides[at] != NONE:
        lost = g.hides[at]
        g.hides[at] = NONE
        cover(g, lost)
        g.emit(verb_names.LOSE, EVERY_SEAT[at // COUNT], lost, n=outlaw, see=ALL)


def pay(g: WyattState, seat: Seat, outlaw: int, bills: int) -> None:
    """Pay money from a poster to a player."""
    g.posters[outlaw] -= bills
    g.money[seat] += bills
    g.emit(verb_names.PAY, seat, FIRST[outlaw], n=bills, see=ALL)


def may_search(g: WyattState) -> bool:
    """Return True if, by what everybody sees, the pile may hold a card that can be fetched."""
    return len(g.pile) > 1 or (len(g.pile) == 1 and KIND[g.pile[0]] != EARP)

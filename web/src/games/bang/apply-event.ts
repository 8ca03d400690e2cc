// The view after an event, only for playback: a step of the server may hold several events, and the table shows them one
// by one. Events that are not named here are seen when the step is over.
import type { BangSeat, BangView, Catalog, GameEvent } from '../../wire';
import { cardOf } from './catalog';

type Seat = number | undefined;

export function applyEvent(view: BangView, event: GameEvent, catalog: Catalog): BangView {
  const { verb, seat, other, card } = event;
  switch (verb) {
    case 'turn': return { ...view, turn: seat ?? view.turn, turns: event.x ?? view.turns };
    case 'draw': case 'keep': return { ...gain(view, seat, card), deck: Math.max(0, view.deck - 1) };
    case 'flip': case 'toss': return { ...onPile(view, card, catalog), deck: Math.max(0, view.deck - 1) };
    case 'show': return onShelf(view, card, catalog);
    case 'pick': return gain({ ...view, shelf: without(view.shelf, card), acting: without(view.acting, card) }, seat, card);
    case 'play': case 'use': return inTheMiddle(lose(view, seat, card), card, catalog);
    case 'missed': case 'bang': case 'beer': case 'discard': return onPile(lose(view, seat, card), card, catalog);
    case 'lay': return before(lose(view, seat, card), other ?? seat, card);
    case 'pass': return before(lose(view, seat, card), other, card);
    case 'take': case 'rob': case 'inherit': return gain(lose(view, other, card), seat, card);
    default: return onLife(view, event, catalog);
  }
}

function onLife(view: BangView, event: GameEvent, catalog: Catalog): BangView {
  const x = event.x ?? 0;
  switch (event.verb) {
    case 'hurt': case 'bleed': return onSeat(view, event.seat, ({ life }) => ({ life: Math.max(0, life - x) }));
    case 'heal': return onSeat(view, event.seat, ({ life, max }) => ({ life: Math.min(max, life + x) }));
    case 'out': return onSeat(view, event.seat, ({ role }) => ({ out: true, life: 0, role: catalog.roles[x] ?? role }));
    default: return onTally(view, event, catalog);
  }
}

/** A tally is an event of its own name, with the new number; of a secret one no event tells it. */
function onTally(view: BangView, { verb, seat, x }: GameEvent, catalog: Catalog): BangView {
  const known = catalog.tallies?.find(({ id }) => id === verb);
  return known && !known.secret ? onSeat(view, seat, ({ tallies }) => ({ tallies: { ...tallies, [verb]: x ?? 0 } })) : view;
}

function onSeat(view: BangView, number: Seat, change: (seat: BangSeat) => Partial<BangSeat>): BangView {
  return { ...view, seats: view.seats.map((seat, i) => (i === number ? { ...seat, ...change(seat) } : seat)) };
}

function gain(view: BangView, seat: Seat, card: Seat): BangView {
  return onSeat(view, seat, ({ hand }) => ({ hand: [...hand, card ?? null] }));
}

function before(view: BangView, seat: Seat, card: Seat): BangView {
  return card === undefined ? view : onSeat(view, seat, ({ front }) => ({ front: [...front, card] }));
}

/** Removes a card from the cards before the seat, else from the hand: the card itself if it is known, else a back. */
function lose(view: BangView, seat: Seat, card: Seat): BangView {
  return onSeat(view, seat, ({ hand, front }) => {
    if (card !== undefined && front.includes(card)) return { front: front.filter((lying) => lying !== card) };
    const at = hand.findIndex((held) => held === card);
    const from = at >= 0 ? at : hand.indexOf(null);
    return { hand: hand.filter((_, i) => i !== from) };
  });
}

function onShelf(view: BangView, card: Seat, catalog: Catalog): BangView {
  if (card === undefined || !cardOf(catalog, card)?.suit) return view;
  return { ...view, shelf: [...view.shelf, card], deck: Math.max(0, view.deck - 1) };
}

function without(cards: number[], card: Seat): number[] {
  return cards.filter((lying) => lying !== card);
}

/** The card takes effect; it goes to the pile after that. */
function inTheMiddle(view: BangView, card: Seat, catalog: Catalog): BangView {
  if (card === undefined || !cardOf(catalog, card)?.suit) return view;
  return { ...view, acting: [...view.acting, card] };
}

/** Whether the card can lie on the pile: one without a suit cannot. */
function onPile(view: BangView, card: Seat, catalog: Catalog): BangView {
  if (card === undefined || !cardOf(catalog, card)?.suit) return view;
  return { ...view, pile: [...view.pile, card], pile_count: view.pile_count + 1 };
}

// The view after an event, only for playback: a step of the server may hold a whole settlement and a new
// deal, and the table shows it event by event. Also how a round's rows are known from its events alone.
import type { Catalog, GameEvent, WyattPoster, WyattRow, WyattSeat, WyattView } from '../../wire';
import { facts, kindOf, outlawOf, pointsOf } from './catalog';
import { posterPayments } from './poster-payment';

type Hand = (number | null)[];

export function applyEvent(view: WyattView, event: GameEvent, catalog: Catalog): WyattView {
  const { verb, seat = -1, card, other = -1 } = event;
  const x = event.x ?? 0;
  const outlaw = outlawOf(catalog, card) ?? -1;
  switch (verb) {
    case 'round': return newRound(view, seat, x, catalog);
    case 'turn': return { ...view, turn: seat, turns: x || view.turns + 1, phase: 'draw', law: false };
    case 'draw': return { ...onHand(view, seat, (hand) => [...hand, card ?? null]), deck: Math.max(0, view.deck - 1), phase: 'play' };
    case 'pick': return { ...offPile(onHand(view, seat, (hand) => [...hand, card ?? null])), phase: 'play' };
    case 'fetch': return { ...onHand(view, seat, (hand) => [...hand, card ?? null]), pile_count: Math.max(0, view.pile_count - 1) };
    case 'open': return { ...onPile(view, card), deck: Math.max(0, view.deck - 1) };
    case 'flip': return { ...onPile(view, card), deck: Math.max(0, view.deck - 1) };
    case 'shuffle': return { ...view, deck: view.deck + x, pile: [], pile_count: 0, reshuffled: true };
    case 'discard': return onPile(onHand(view, seat, (hand) => without(hand, card, 1, catalog)), card);
    case 'play': return played(view, seat, card, catalog);
    case 'miss': return { ...onPile(view, card), air: [] };
    case 'lay': return priced(laid(view, seat, card ?? -1, outlaw, x, catalog), catalog);
    case 'attach': return priced(attached(view, seat, card ?? -1, x, catalog), catalog);
    case 'lose': return priced(onPile(onRow(view, seat, x, (row) => ({ ...row, cards: drop(row.cards, card ?? -1, catalog) }), catalog), card), catalog);
    case 'steal': return priced(stolen(view, seat, other, card ?? -1, outlaw, catalog), catalog);
    case 'give': return onHand(onHand(view, seat, (hand) => without(hand, card, 1, catalog)), other, (hand) => [...hand, card ?? null]);
    case 'hide': return priced({ ...onRow(view, other, outlaw, (row) => ({ ...row, hidden: true }), catalog), air: [] }, catalog);
    case 'free': return priced(onRow(view, seat, outlaw, (row) => ({ ...row, hidden: false }), catalog), catalog);
    case 'post': return priced(onPoster(view, outlaw, (poster) => ({ ...poster, bills: poster.bills + x })), catalog);
    case 'pay': return paid(view, seat, outlaw, x, catalog);
    default: return view;
  }
}

export const emptyRow = (): WyattRow => ({ cards: [], hidden: false, points: 0 });

function newRound(view: WyattView, first: number, round: number, catalog: Catalog): WyattView {
  const { outlaws, cards } = facts(catalog);
  const seats = view.seats.map((seat): WyattSeat => ({ ...seat, hand: [], rows: outlaws.map(emptyRow) }));
  const posters = view.posters.map((poster): WyattPoster => ({ ...poster, bills: poster.bills + 1, open: false }));
  return priced({
    ...view, round, first, seats, posters, deck: cards.length, pile: [], pile_count: 0, searched: [], air: [], reshuffled: false, law: false,
  }, catalog);
}

/** Computes again who would be paid what. */
function priced(view: WyattView, catalog: Catalog): WyattView {
  const { least, lead } = facts(catalog);
  const posters = view.posters.map((poster, outlaw) => {
    const { why, pays, stays } = posterPayments(poster.bills, view.seats.map((seat) => seat.rows[outlaw]?.points ?? 0), least, lead);
    return { ...poster, why, pays, stays };
  });
  return { ...view, posters };
}

function onSeat(view: WyattView, number: number, change: (seat: WyattSeat) => WyattSeat): WyattView {
  return { ...view, seats: view.seats.map((seat, i) => (i === number ? change(seat) : seat)) };
}

function onHand(view: WyattView, number: number, change: (hand: Hand) => Hand): WyattView {
  return onSeat(view, number, (seat) => ({ ...seat, hand: change(seat.hand) }));
}

function onRow(view: WyattView, number: number, outlaw: number, change: (row: WyattRow) => WyattRow, catalog: Catalog): WyattView {
  const counted = (row: WyattRow): WyattRow => ({ ...row, points: row.hidden ? 0 : pointsOf(catalog, row.cards) });
  return onSeat(view, number, (seat) => ({ ...seat, rows: seat.rows.map((row, i) => (i === outlaw ? counted(change(row)) : row)) }));
}

function onPoster(view: WyattView, outlaw: number, change: (poster: WyattPoster) => WyattPoster): WyattView {
  return { ...view, posters: view.posters.map((poster, i) => (i === outlaw ? change(poster) : poster)) };
}

function onPile(view: WyattView, card: number | undefined): WyattView {
  return { ...view, pile: card === undefined ? view.pile : [card], pile_count: view.pile_count + 1 };
}

/** What lies below the top is not known. */
function offPile(view: WyattView): WyattView {
  return { ...view, pile: [], pile_count: Math.max(0, view.pile_count - 1) };
}

/** Removes n cards of this kind from a hand: first cards that the viewer knows, then cards that lie face down. */
function without(hand: Hand, card: number | undefined, n: number, catalog: Catalog): Hand {
  const kind = kindOf(catalog, card)?.id;
  const left = [...hand];
  for (let i = 0; i < n; i++) {
    const known = left.findIndex((held) => held !== null && kindOf(catalog, held)?.id === kind);
    const at = known >= 0 ? known : left.indexOf(null);
    if (at >= 0) left.splice(at, 1);
  }
  return left;
}

function drop(cards: number[], card: number, catalog: Catalog): number[] {
  const kind = kindOf(catalog, card)?.id;
  const at = cards.findLastIndex((held) => kindOf(catalog, held)?.id === kind);
  return cards.filter((_, i) => i !== at);
}

/** A card that waits for its shot is in the air, others go to the pile. */
function played(view: WyattView, seat: number, card: number | undefined, catalog: Catalog): WyattView {
  const spent = { ...onHand(view, seat, (hand) => without(hand, card, 1, catalog)), law: true };
  return kindOf(catalog, card)?.shot ? { ...spent, air: card === undefined ? [] : [card] } : onPile(spent, card);
}

function laid(view: WyattView, seat: number, card: number, outlaw: number, n: number, catalog: Catalog): WyattView {
  const fewer = onHand(view, seat, (hand) => without(hand, card, n, catalog));
  const opened = onPoster(fewer, outlaw, (poster) => ({ ...poster, open: true }));
  const cards = Array.from({ length: n }, () => card);
  return onRow(opened, seat, outlaw, (row) => ({ ...row, cards: [...row.cards, ...cards] }), catalog);
}

/** A photo comes from the hand; the others were in the air. */
function attached(view: WyattView, seat: number, card: number, outlaw: number, catalog: Catalog): WyattView {
  const fewer = kindOf(catalog, card)?.shot ? view : onHand(view, seat, (hand) => without(hand, card, 1, catalog));
  return onRow({ ...fewer, air: [] }, seat, outlaw, (row) => ({ ...row, cards: [...row.cards, card] }), catalog);
}

function stolen(view: WyattView, seat: number, from: number, card: number, outlaw: number, catalog: Catalog): WyattView {
  const taken = onRow(view, from, outlaw, (row) => ({ ...row, cards: drop(row.cards, card, catalog) }), catalog);
  return onHand(taken, seat, (hand) => [...hand, card]);
}

function paid(view: WyattView, seat: number, outlaw: number, bills: number, catalog: Catalog): WyattView {
  const richer = onSeat(view, seat, (known) => ({ ...known, money: known.money + bills }));
  return priced(onPoster(richer, outlaw, (poster) => ({ ...poster, bills: poster.bills - bills })), catalog);
}

// What an answer costs in hand cards, so that they can be chosen before anything is sent. The engine asks for
// them afterwards and has the last word: a card it does not offer then is asked for again.
import { OWN_CHARACTER } from '../../wire';
import type { BangView, Catalog, Option } from '../../wire';
import { kindOf } from './catalog';
import type { Step } from './options';

/** An answer that waits to be paid. */
export interface Bill {
  /** Its index among the options. */
  option: number;
  /** What is paid for: a card of mine, or my own ability. */
  card: number;
  price: number;
  /** The cards of mine that can pay. */
  cards: number[];
  picked: number[];
  /** What is answered before the cards are handed over. */
  before?: Step[];
  /** A car of the train: under which station, and whether the train is moved before. */
  ride?: { station: number; moved: boolean };
}

/** What only cards of one colour pay for. */
const COLOURS: Record<string, string> = { trade: 'blue', use: 'blue' };

/** Whose ability works for me now: my own, or the one I have borrowed. */
export function abilityOf(view: BangView): string {
  const me = view.seats[view.me ?? -1];
  return me ? (me.acts ?? me.character) : '';
}

export function priceOf(catalog: Catalog, view: BangView, option: Option): number {
  if (option.card === OWN_CHARACTER) {
    const ability = abilityOf(view);
    return catalog.characters.find((known) => known.id === ability)?.price ?? 0;
  }
  return option.verb === 'play' || option.verb === 'use' ? (kindOf(catalog, option.card)?.price ?? 0) : 0;
}

/** My hand without the card itself, and for what lies before me that too; where only a colour pays, that colour. */
export function payable(catalog: Catalog, view: BangView, option: Option): number[] {
  const me = view.seats[view.me ?? -1];
  const mine = [...(me?.hand ?? []), ...(option.verb === 'use' ? (me?.front ?? []) : [])];
  const colour = COLOURS[option.verb];
  return mine.filter((card): card is number =>
    card !== null && card !== option.card && (!colour || kindOf(catalog, card)?.colour === colour));
}

/** What the engine alone knows how to pay: it asks for it. */
const ASKED_LATER = new Set(['divert']);

/** The bill of an answer, or null if it is free. No more cards than needed: then all of them pay. */
export function billOf(catalog: Catalog, view: BangView, option: Option, index: number): Bill | null {
  const price = priceOf(catalog, view, option);
  if (price === 0 || ASKED_LATER.has(option.verb)) return null;
  const cards = payable(catalog, view, option);
  return { option: index, card: option.card ?? OWN_CHARACTER, price, cards, picked: cards.length <= price ? cards : [] };
}

/** A tap on a card that can pay: picked or put back; the first one makes way when enough are picked. */
export function pick(bill: Bill, card: number): Bill {
  if (!bill.cards.includes(card)) return bill;
  if (bill.picked.includes(card)) return { ...bill, picked: bill.picked.filter((other) => other !== card) };
  return { ...bill, picked: [...bill.picked, card].slice(-bill.price) };
}
